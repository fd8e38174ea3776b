/** The real program, spoken to through its pipes: two players who know only the protocol play whole games. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { chanceOf } from '../helpers/saratoga/randomGame';

interface Action {
  readonly kind: string;
}
interface Situation {
  readonly at: number;
  readonly decision: { readonly by: string } | null;
  readonly outcome?: { readonly reason: string; readonly winner: string | null };
  readonly actions: readonly Action[];
}

const root = resolve(import.meta.dirname, '../..');
const PATIENCE = 60_000;

/** A program that asks and waits for the answer. */
class Engine {
  readonly child: ChildProcessWithoutNullStreams;
  readonly lines: string[] = [];
  private rest = '';
  private wake: () => void = () => undefined;

  constructor() {
    this.child = spawn(process.execPath, ['tests/tools/engine.mjs'], { cwd: root });
    this.child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (this.rest + chunk).split('\n');
      this.rest = lines.pop() ?? '';
      this.lines.push(...lines);
      this.wake();
    });
  }
  async ask(request: object): Promise<Situation> {
    const asked = this.lines.length;
    this.child.stdin.write(`${JSON.stringify(request)}\n`);
    while (this.lines.length === asked) await new Promise<void>((done) => (this.wake = done));
    const { ok, error } = JSON.parse(this.lines[asked] ?? '') as { ok?: Situation; error?: unknown };
    if (!ok) throw new Error(`${JSON.stringify(request)}: ${JSON.stringify(error)}`);
    return ok;
  }
  /** Ends the input; the exit code, and what was printed beside the answers. */
  async end(): Promise<{ code: number | null; rest: string }> {
    const closed = once(this.child, 'close') as Promise<[number | null]>;
    this.child.stdin.end();
    const [code] = await closed;
    return { code, rest: this.rest };
  }
}

type Player = (actions: readonly Action[]) => Action;

const ENDS = [
  'deploy',
  'ready',
  'endCommand',
  'endMovement',
  'endCombatMovement',
  'holdAll',
  'endRecovery',
  'decline',
];

/** One plays by chance and soon ends a phase; the other fires at whatever it can and hardly moves. */
function gambler(seed: number): Player {
  const chance = chanceOf(seed);
  return (actions) => {
    const end = actions.find(({ kind }) => ENDS.includes(kind));
    return end && chance() < 0.15 ? end : (actions[Math.floor(chance() * actions.length)] as Action);
  };
}
const gunner: Player = (actions) =>
  actions.find(({ kind }) => ['fire', 'activate', 'recover', 'advance'].includes(kind)) ??
  actions.find(({ kind }) => ENDS.includes(kind)) ??
  (actions[0] as Action);

describe('the program', { timeout: PATIENCE }, () => {
  let engine: Engine;
  beforeAll(() => void (engine = new Engine()));
  afterAll(() => engine.child.kill());

  test.each(['sept19', 'oct7'])('plays a whole game of %s between two programs', async (battle) => {
    const players: Readonly<Record<string, Player>> = { british: gambler(17), american: gunner };
    await engine.ask({ do: 'new', battle, seed: 'two programs' });
    let now = await engine.ask({ do: 'actions' });
    for (let count = 0; now.decision && count < 5_000; count++) {
      const player = players[now.decision.by];
      if (!player) throw new Error(`nobody plays ${now.decision.by}`);
      await engine.ask({ do: 'act', action: player(now.actions), side: now.decision.by });
      now = await engine.ask({ do: 'actions' });
    }
    expect(now.outcome?.reason).toMatch(/^(exit|demoralised|bothDemoralised|points|tie)$/);

    const played = await engine.ask({ do: 'digest' });
    const saved = await engine.ask({ do: 'save' });
    await engine.ask({ do: 'new', battle });
    expect(await engine.ask({ do: 'digest' })).not.toEqual(played);
    expect(await engine.ask({ do: 'load', ...saved })).toMatchObject({ outcome: now.outcome });
    expect(await engine.ask({ do: 'digest' })).toEqual(played);
  });

  it('answers each line with one line, the last one without an end too, and ends with its input', async () => {
    const other = new Engine();
    other.child.stdin.write(
      '{"do":"help"}\r\n\n{"id":"\u2028","do":"dance"}\nnothing\n{"id":5,"do":"digest"}',
    );
    const end = await other.end();
    expect(end).toEqual({ code: 0, rest: '' });
    expect(other.lines.map((line) => (JSON.parse(line) as { error?: { code: string } }).error?.code)).toEqual(
      [undefined, 'notJson', 'unknownRequest', 'notJson', 'noGame'],
    );
  });

  it('stops reading while nobody takes its answers, and goes on when somebody does', async () => {
    const other = new Engine();
    await other.ask({ do: 'help' });
    other.child.stdout.pause();
    const REQUESTS = 4_000;
    const request = `${JSON.stringify({ id: 'x'.repeat(1_000), do: 'digest' })}\n`;
    for (let count = 0; count < REQUESTS; count++) other.child.stdin.write(request);
    // It has read what it will read when nothing more leaves for half a second.
    const left = () => other.child.stdin.writableLength;
    for (let same = 0, last = -1; same < 10; last = left()) {
      await new Promise((later) => setTimeout(later, 50));
      same = left() === last ? same + 1 : 0;
    }
    expect(left()).toBeGreaterThan((REQUESTS * request.length) / 2);
    other.child.stdout.resume();
    expect(await other.end()).toEqual({ code: 0, rest: '' });
    expect(other.lines).toHaveLength(1 + REQUESTS);
  });

  it('imports no game by name: the list of games loads it', () => {
    const files = readdirSync(resolve(root, 'src/protocol')).filter((name) => name.endsWith('.ts'));
    for (const file of files)
      expect(readFileSync(resolve(root, 'src/protocol', file), 'utf8')).not.toMatch(
        /from '[./]*(?:engine\/(?!kernel|hexmap)|games\/(?!contract|list)|ui|store)/,
      );
  });

  it('is what npm starts', () => {
    const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    expect(scripts['engine']).toBe('node tests/tools/engine.mjs');
  });
});
