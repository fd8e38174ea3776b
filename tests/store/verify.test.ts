/** Whether a record is checked as it should be: a true one passes, and each kind of change is named at its place. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { SavedAction, SavedGame } from '../../src/engine/kernel/save';
import { RULES } from '../../src/engine/saratoga';
import { newId } from '../../src/store/library/ids';
import { sha256 } from '../../src/store/sha256';
import { type NotVerifiable, verify, type Verified, verifyText } from '../../src/store/verify';
import { GOLDEN, goldenFile, goldenRecord } from '../helpers/saratoga/goldenGame';
import { writeLink } from './sent';

vi.mock('../../src/games/list', () => import('./games'));

const fingerprint = (seed: string) => sha256(new TextEncoder().encode(seed));

let game: SavedGame;
beforeAll(() => {
  game = goldenRecord('oct7-8');
});

const checked = async (record: unknown, noted?: string): Promise<Verified> => {
  const outcome = await verify(record, noted);
  if (typeof outcome === 'string') throw new Error(`not checked: ${outcome}`);
  return outcome;
};
const isRoll = (action: SavedAction): action is readonly number[] => Array.isArray(action);
/** The place of the first such action from a place on. */
const find = (from: number, isWanted: (action: SavedAction) => boolean): number =>
  game.actions.findIndex((action, at) => at >= from && isWanted(action));
const ofKind = (kind: string) => (action: SavedAction) =>
  typeof action === 'object' && 'kind' in action && action.kind === kind;
const withAction = (at: number, action: unknown) => ({
  ...game,
  actions: game.actions.with(at, action as string),
});
const ALL = { rules: 'yes', actions: 'yes', dice: 'yes', digests: 'yes', end: 'yes' } as const;

describe('a true record', () => {
  it.each(GOLDEN)('%s passes, with the fingerprint of its seed', async (name) => {
    const verified = await checked(goldenRecord(name), fingerprint(name));
    expect(verified.answers).toEqual({ ...ALL, fingerprint: 'yes' });
    expect(verified.flaw).toBeUndefined();
    expect(verified).toMatchObject({ seed: name, generator: 'sfc32', isOwn: false, isTyped: false });
    expect(verified).toMatchObject({ game: 'saratoga', noted: 'given', isUndoFree: false });
    expect(verified.label).toMatchObject({ scenario: name.slice(0, name.indexOf('-')), stage: 'over' });
    expect(verified.outcome).toBeDefined();
    expect(verified.end.chapter.kind).toBe('over');
  });

  it('counts its actions, rolls and dice', async () => {
    const rolls = game.actions.filter(isRoll);
    const { actions, played, rolls: counted, dice, digests } = await checked(game);
    expect([actions, played]).toEqual([game.actions.length, game.actions.length]);
    expect(counted).toBe(rolls.length);
    expect(dice).toBe(rolls.flat().length);
    expect(digests).toBe(game.chain.length);
  });

  it('says whether somebody typed the seed, and whether everything could be taken back', async () => {
    const dice = { generator: 'sfc32', seed: 'oct7-8', typed: true };
    expect(await checked({ ...game, dice, isLifted: true })).toMatchObject({
      isTyped: true,
      isUndoFree: true,
      answers: ALL,
    });
  });

  it('without a noted fingerprint leaves open whether the seed is the first', async () => {
    const { answers, noted, flaw } = await checked(game);
    expect(answers).toEqual({ ...ALL, fingerprint: 'open' });
    expect([noted, flaw]).toEqual(['none', undefined]);
  });

  it('takes the first twelve digits, and says so where it takes nothing', async () => {
    const digits = fingerprint('oct7-8');
    expect((await checked(game, digits.slice(0, 12).toUpperCase())).answers.fingerprint).toBe('yes');
    const short = await checked(game, digits.slice(0, 11));
    expect([short.answers.fingerprint, short.noted]).toEqual(['open', 'unreadable']);
  });

  it('is read out of a link too, with the one digest that a link carries', async () => {
    const seats = { british: 'person', american: 'person' } as const;
    const letters = writeLink({ id: newId(), seats, seals: [], saved: game }, RULES);
    const outcome = await verifyText(`https://example.org/saratoga/#/link/${letters}`);
    expect(outcome).toMatchObject({ answers: { ...ALL, fingerprint: 'open' }, digests: 1, seed: 'oct7-8' });
    expect(await verifyText('https://example.org/#/link/AAAA')).toBe('noRecord');
  });

  it('is found inside what wraps it', async () => {
    expect((await checked({ seats: {}, saved: game })).answers).toMatchObject(ALL);
    const text = JSON.stringify({ saratoga1777: 1, id: newId(), name: '#/link/', seals: [], saved: game });
    expect(await verifyText(` ${text}\n`)).toMatchObject({ answers: ALL });
  });
});

describe('a changed record', () => {
  it('a die: its place, what it shows and what the seed gives', async () => {
    const at = find(200, (action) => isRoll(action) && action.length === 1);
    const [face = 0] = game.actions[at] as readonly number[];
    const { answers, flaw, sure } = await checked(withAction(at, [7 - face]));
    expect(flaw).toMatchObject({ kind: 'die', rolled: [7 - face], expected: [face] });
    expect(flaw?.place.at).toBe(at);
    expect(answers.dice).toBe('no');
    // The last digest before it still vouches for what came before.
    expect(sure.at).toBe(Math.floor(at / 16) * 16);
  });

  it('names turn, side and phase as the file itself has them', async () => {
    // The phases of a golden game stand in its file: `turn 3 british combat`, with the dice of shots as single numbers.
    let at = 0;
    const shots: { at: number; turn: number; side: string }[] = [];
    for (const phase of goldenFile('oct7-8').phases)
      for (const words of phase.actions.split('; ')) {
        const [, turn, side] = /^turn (\d+) (\w+) combat$/.exec(phase.at) ?? [];
        if (side !== undefined && /^[1-6]$/.test(words)) shots.push({ at, turn: Number(turn), side });
        at++;
      }
    expect(shots.length).toBeGreaterThan(20);
    for (const shot of [shots[0], shots.at(-1)]) {
      const { at: place = 0, turn, side } = shot ?? {};
      const [face = 0] = game.actions[place] as readonly number[];
      const { flaw } = await checked(withAction(place, [(face % 6) + 1]));
      expect(flaw).toMatchObject({
        kind: 'die',
        place: { at: place, chapter: { turn, side, kind: 'combat' } },
      });
    }
  });

  it('the very first roll: turn 1, who goes first', async () => {
    // Two deployments of two actions each come before it.
    const roll = game.actions[4] as readonly number[];
    const changed = roll.map((face) => (face % 6) + 1);
    expect((await checked(withAction(4, changed))).flaw).toMatchObject({
      kind: 'die',
      rolled: changed,
      expected: roll,
      place: { at: 4, chapter: { turn: 1, kind: 'order' } },
    });
  });

  it('an action that is not legal: which, and why', async () => {
    const at = find(100, (action) => typeof action === 'object' && !isRoll(action));
    const { answers, flaw, played } = await checked(withAction(at, 'ready'));
    expect(flaw).toMatchObject({ kind: 'refused', action: 'ready', place: { at } });
    expect(flaw?.kind === 'refused' && flaw.refusal.code).toBe('notNow');
    expect(played).toBe(at);
    expect(answers).toMatchObject({ actions: 'no', dice: 'open', end: 'no' });
  });

  it('an action left out that was legal to leave out: the digest after it', async () => {
    // A commander who is not activated.
    const at = find(5, ofKind('activate'));
    const { answers, flaw } = await checked({ ...game, actions: game.actions.toSpliced(at, 1) });
    expect(Object.values(answers)).toContain('no');
    expect(flaw?.place.at).toBeGreaterThanOrEqual(at);
    expect(flaw?.place.at).toBeLessThanOrEqual(at + 16);
  });

  it('another legal action in its place: something since the last digest', async () => {
    const at = find(4, ofKind('chooseOrder'));
    const chosen = (game.actions[at] as unknown as { first: string }).first;
    const other = { kind: 'chooseOrder', first: chosen === 'british' ? 'american' : 'british' };
    const { flaw } = await checked({
      ...game,
      actions: [...game.actions.slice(0, at), other],
      chain: game.chain.filter(([place]) => place <= 0).concat([[at + 1, '0000000000000000']]),
    });
    expect(flaw).toMatchObject({ kind: 'digest', since: 0, place: { at: at + 1 } });
  });

  it('another seed: the first roll that it gives otherwise, and the fingerprint', async () => {
    const dice = { generator: 'sfc32', seed: 'oct7-9' };
    const { answers, flaw } = await checked({ ...game, dice }, fingerprint('oct7-8'));
    expect(answers).toMatchObject({ dice: 'no', fingerprint: 'no', digests: 'yes', actions: 'yes' });
    expect(flaw?.kind).toBe('die');
    expect(flaw?.place.chapter.turn).toBe(1);
  });

  it('no seed: the dice cannot be verified, the rest can', async () => {
    const { dice: _, ...own } = game;
    const verified = await checked(own);
    expect(verified.answers).toEqual({ ...ALL, dice: 'open', fingerprint: 'open' });
    expect([verified.isOwn, verified.flaw, verified.seed]).toEqual([true, undefined, undefined]);
    expect((await checked(own, fingerprint('oct7-8'))).answers.fingerprint).toBe('no');
  });

  it('cut short: how many actions are missing at least', async () => {
    const end = game.actions.length;
    const { answers, flaw } = await checked({ ...game, actions: game.actions.slice(0, 150) });
    expect(flaw).toMatchObject({ kind: 'cut', missing: end - 150, place: { at: 150 } });
    expect(answers).toMatchObject({ digests: 'no', end: 'no', actions: 'yes', dice: 'yes' });
  });

  it('cut short with its digests: no digest stands at the end', async () => {
    const chain = game.chain.filter(([at]) => at <= 150);
    const { answers, flaw } = await checked({ ...game, actions: game.actions.slice(0, 150), chain });
    expect(flaw).toMatchObject({ kind: 'unsealed', place: { at: 150 } });
    expect(answers).toMatchObject({ digests: 'no', end: 'open' });
  });

  it('cut at a digest: the battle is not over, and its seed stays secret', async () => {
    const chain = game.chain.filter(([at]) => at <= 160);
    const verified = await checked({ ...game, actions: game.actions.slice(0, 160), chain });
    expect(verified.answers).toMatchObject({ digests: 'yes', end: 'open' });
    expect([verified.flaw, verified.seed, verified.outcome]).toEqual([undefined, undefined, undefined]);
  });

  it('another set-up', async () => {
    const setup = { ...(game.setup as object), battle: 'sept19' };
    expect((await checked({ ...game, setup })).flaw?.kind).toBe('setup');
  });

  it('a digest: it is named, and the next one vouches again', async () => {
    const chain = game.chain.map(([at, digest]) => [at, at === 64 ? '0123456789abcdef' : digest]);
    const { answers, flaw, sure } = await checked({ ...game, chain });
    expect(flaw).toMatchObject({ kind: 'digest', since: 48, place: { at: 64 } });
    expect(answers.digests).toBe('no');
    expect(sure.at).toBe(game.actions.length);
  });

  it('of other rules: said, and judged by those of today', async () => {
    expect((await checked({ ...game, version: 99 })).answers.rules).toBe('open');
  });

  it('with ballast in an action: refused, as on the table', async () => {
    const { flaw } = await checked(withAction(0, { kind: 'deploy', x: [{}, {}] }));
    expect(flaw).toMatchObject({ kind: 'refused', refusal: { code: 'unknownField', at: 'x' } });
  });
});

describe('what is no record', () => {
  const record = (parts: object) => JSON.stringify({ game: 'saratoga', format: 2, actions: [], ...parts });
  it.each([
    ['nothing', '', 'empty'],
    ['white space', '  \n', 'empty'],
    ['a word', 'hello', 'noJson'],
    ['half a text', '{"format":2', 'noJson'],
    ['null', 'null', 'noRecord'],
    ['a list', '[]', 'noRecord'],
    ['other JSON', '{"a":{"b":1}}', 'noRecord'],
    ['another game', record({ game: 'chess' }), 'otherGame'],
    ['another format', record({ format: 7 }), 'otherFormat'],
    ['dice of another generator', record({ dice: { generator: 'md5', seed: 'x' } }), 'otherFormat'],
    ['no set-up', record({}), 'setup'],
    ['an unknown battle', record({ setup: { battle: 'waterloo' } }), 'setup'],
    ['a position that is none', record({ setup: { position: { turn: 'x' } } }), 'setup'],
    ['endless brackets', '['.repeat(100_000), 'noJson'],
    ['a book', 'x'.repeat(4_000_001), 'tooLong'],
    ['too many actions', record({ actions: Array.from({ length: 20_001 }, () => 'ready') }), 'tooLong'],
  ] satisfies readonly (readonly [string, string, NotVerifiable])[])('%s is told', async (...row) => {
    expect(await verifyText(row[1])).toBe(row[2]);
  });

  it.each([
    ['an entry that is no action', { kind: 7 }, 'malformed'],
    ['nothing', null, 'malformed'],
    ['an action of strange parts', { kind: 'move', counters: { length: 1e9 }, path: '0605' }, 'refused'],
    ['a roll nobody asked for', [1, 2, 3], 'refused'],
  ])('a record with %s is named, not thrown', async (_, entry, kind) => {
    const { flaw } = await checked(withAction(1, entry));
    expect(flaw).toMatchObject({ kind, place: { at: 1, chapter: { kind: 'setup' } } });
  });

  it('very deep parts in a record are named, not thrown', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`) as unknown;
    expect((await checked(withAction(1, { kind: 'ready', deep }))).flaw?.kind).toBe('malformed');
    expect(['setup', 'otherFormat']).toContain(await verify({ ...game, setup: deep }));
  });
});
