/** The whole games of tests/replays: as sessions, as saved games, and what their files say of each phase. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMAT } from '../../../src/engine/kernel/format';
import { load, save, type SavedGame } from '../../../src/engine/kernel/session';
import { SARATOGA, type SaratogaSession } from '../../../src/engine/saratoga';
import { actionsOf, type RecordedGame } from '../../replays/notation';

const folder = join(import.meta.dirname, '../../replays');

export const GOLDEN = ['sept19-5', 'sept19-7', 'sept19-9', 'oct7-4', 'oct7-8', 'oct7-9'] as const;

export const goldenFile = (name: string): RecordedGame =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as RecordedGame;

interface Wanted {
  /** After so many actions. */
  readonly until?: number;
  /** Without it, the game of the same seed that was played with everything open; there is one of oct7-9. */
  readonly fog?: boolean;
}

const nameOf = (name: string, { fog = true }: Wanted): string => (fog ? name : `${name}-open`);

export function goldenGame(name: string, wanted: Wanted = {}): SaratogaSession {
  const { version, setup, dice, phases, chain } = goldenFile(nameOf(name, wanted));
  const all = phases.flatMap((phase) => actionsOf(phase.actions));
  const actions = all.slice(0, wanted.until);
  const isWhole = actions.length === all.length;
  const record = {
    format: FORMAT,
    game: SARATOGA.id,
    version,
    setup,
    dice,
    isLifted: false,
    cursor: actions.length,
    actions,
    chain: isWhole ? chain : [],
    branches: [],
  };
  // Dice wait, as they do on the table. The file has no digest that could vouch for a part of the game.
  const { session, damage } = load(SARATOGA, record, { waits: true });
  if (!session || damage?.why !== (isWhole ? undefined : 'unconfirmed'))
    throw new Error(`${name} cannot be read: ${JSON.stringify(damage)}`);
  return session;
}

/** As it would lie in a browser. */
export const goldenSave = (name: string, wanted?: Wanted): SavedGame => save(goldenGame(name, wanted));

/** The same as JSON, so that a test may change it. */
export function goldenRecord(name: (typeof GOLDEN)[number]): SavedGame {
  return JSON.parse(JSON.stringify(goldenSave(name))) as SavedGame;
}

export interface GoldenPhase {
  /** After so many actions. */
  readonly place: number;
  /** ‘turn 1 american combat’. */
  readonly at: string;
  readonly points: { readonly british: number; readonly american: number };
  readonly broken: readonly string[];
}

/** From the file alone: where each phase began, and how the battle stood then. */
export function goldenPhases(name: string, wanted: Wanted = {}): readonly GoldenPhase[] {
  let place = 0;
  return goldenFile(nameOf(name, wanted)).phases.map(({ at, facts, actions }) => {
    const [, british, american] = /points (\d+):(\d+)/.exec(facts) ?? [];
    const broken = /broken (\S+)/.exec(facts)?.[1] ?? 'none';
    const phase = {
      place,
      at,
      points: { british: Number(british), american: Number(american) },
      broken: broken === 'none' ? [] : broken.split(','),
    };
    place += actions.split('; ').length;
    return phase;
  });
}
