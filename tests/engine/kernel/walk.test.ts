/** One walker for loading and for verifying: what one finds wrong with a record, the other finds, too. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/engine/kernel/dice';
import { MOST_ACTIONS } from '../../../src/engine/kernel/readLine';
import { load, save } from '../../../src/engine/kernel/session';
import { begin, grow } from '../../../src/engine/kernel/timeline';
import { readChain, walk } from '../../../src/engine/kernel/walk';
import type { AnyRules, Entry } from '../../../src/games/contract';
import { GAMES } from '../../../src/games/list';
import { verify, type Verified } from '../../../src/store/verify';
import { type CardAction, type CardEvent, cardGame, type CardState } from './cards';
import { anyJson, damagedAt, type Json, original, saved, withEntry } from './damages';
import { after, anySession, attack, deal, playout, sort } from './table';

/** The card game on the list of games, as far as verifying asks for it. */
const rules = {
  game: cardGame,
  readSetup: (json: unknown) => json,
  label: () => ({ scenario: 'cards', turn: 1, stage: 'play' }),
  chapters: () => [{ place: 0, turn: 1, kind: 'play', side: undefined, opensTurn: true, weight: 1 }],
} satisfies Partial<AnyRules> as unknown as AnyRules;
const entry = {
  id: 'cards',
  rules: () => Promise.resolve(rules),
} satisfies Partial<Entry> as unknown as Entry;
const games = GAMES as Entry[];

beforeAll(() => void games.push(entry));
afterAll(() => void games.splice(games.indexOf(entry), 1));

const loaded = (json: unknown) => load(cardGame, json, { waits: true });
const verified = async (json: unknown): Promise<Verified> => {
  const answer = await verify(json);
  if (typeof answer === 'string') throw new Error(`cannot be verified: ${answer}`);
  return answer;
};

const { cursor: end } = original;
const sorted = playout(deal({ dice: seededDice('x') }), Array(40).fill(1) as number[]);
const swapped = { ...save(sorted), actions: save(sorted).actions.with(20, sort(1)) };

describe('loading and verifying agree', () => {
  it('that nothing is wrong', async () => {
    expect(loaded(saved()).damage).toBeUndefined();
    expect(await verified(saved())).toMatchObject({
      flaw: undefined,
      played: end,
      sure: { at: end },
      answers: { rules: 'yes', actions: 'yes', dice: 'yes', digests: 'yes' },
    });
  });

  it('where an entry is no action', async () => {
    const json = withEntry(20, { kind: 7 });
    expect(loaded(json).damage).toEqual({ at: 20, why: 'malformed', confirmed: 16 });
    expect(await verified(json)).toMatchObject({
      played: 20,
      sure: { at: 16 },
      flaw: { kind: 'malformed', place: { at: 20 } },
      answers: { actions: 'no' },
    });
  });

  it('where the game refuses an action, and why', async () => {
    const refusal = { code: 'notHeld', case: '1.0', at: '99' };
    const json = { ...save(sorted), actions: save(sorted).actions.with(18, attack(99)) };
    expect(loaded(json).damage).toEqual({ at: 18, why: 'refused', confirmed: 16, refusal });
    expect(await verified(json)).toMatchObject({
      played: 18,
      sure: { at: 16 },
      flaw: { kind: 'refused', place: { at: 18 }, action: 'attack', refusal },
    });
  });

  it('up to where the digests vouch for it when a legal action stands in place of another', async () => {
    expect(loaded(swapped).damage).toEqual({ at: 16, why: 'digest', confirmed: 16 });
    expect(await verified(swapped)).toMatchObject({
      played: 40,
      sure: { at: 16 },
      flaw: { kind: 'digest', place: { at: 32 }, since: 16 },
    });
  });

  it.each([20, 16])('that the end is missing after %i actions', async (at) => {
    const json = { ...saved(), actions: saved().actions.slice(0, at) };
    expect(loaded(json).damage).toEqual({ at, why: 'unconfirmed', confirmed: 16 });
    expect(await verified(json)).toMatchObject({
      played: at,
      sure: { at: 16 },
      flaw: { kind: 'cut', place: { at }, missing: end - at },
    });
  });

  it('that nothing vouches for a record without digests', async () => {
    const json = { ...saved(), chain: [] };
    expect(loaded(json).damage).toEqual({ at: end, why: 'unconfirmed', confirmed: 0 });
    expect(await verified(json)).toMatchObject({ sure: { at: 0 }, flaw: { kind: 'unsealed' } });
  });

  it('that a damaged digest on the way does no harm to what a later one vouches for', async () => {
    const json = { ...saved(), chain: saved().chain.with(1, [16, 'ffffffffffffffff']) };
    expect(loaded(json).damage).toBeUndefined();
    expect(await verified(json)).toMatchObject({ sure: { at: end }, flaw: { kind: 'digest', since: 0 } });
  });

  it('that it is not the set-up that was played', async () => {
    const json = { ...saved(), setup: { red: [1], blue: [2] } };
    expect(loaded(json).damage?.why).toBe('setup');
    expect(await verified(json)).toMatchObject({ flaw: { kind: 'setup', place: { at: 0 } } });
  });

  it('that a record of other rules is legal today, but need not be what was played', async () => {
    const json = { ...swapped, version: 0 };
    expect(loaded(json).damage).toEqual({ at: 40, why: 'version', confirmed: 16 });
    expect(await verified(json)).toMatchObject({ played: 40, sure: { at: 16 }, answers: { rules: 'open' } });
  });

  it.each([
    ['no record', {}, 'format', 'noRecord'],
    ['another format', { ...saved(), format: 1 }, 'format', 'otherFormat'],
    ['another game', { ...saved(), game: 'chess' }, 'game', 'otherGame'],
    ['no set-up', { ...saved(), setup: { red: [1], blue: 'x' } }, 'setup', 'setup'],
    ['an unknown generator', { ...saved(), dice: { generator: 'mt', seed: 'x' } }, 'format', 'otherFormat'],
  ])('that there is nothing to play: %s', async (_, json, why, answer) => {
    expect(loaded(json)).toMatchObject({ session: undefined, damage: { why } });
    expect(await verify(json)).toBe(answer);
  });

  it('that a record is too long', async () => {
    const json = { ...save(after(deal(), sort(3))), actions: Array(MOST_ACTIONS + 1).fill(sort(3)) };
    expect(loaded(json).damage?.why).toBe('tooLong');
    expect(await verify(json)).toBe('tooLong');
  });

  it('whatever was damaged', async () => {
    await fc.assert(
      fc.asyncProperty(anySession({}, 50), fc.nat(), anyJson, async (session, where, to) => {
        const json = damagedAt(JSON.parse(JSON.stringify(save(session))) as Json, where, to);
        expect(differenceIn(loaded(json), await verify(json))).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

/** What one of the two says and the other does not. */
function differenceIn(
  { session, damage }: ReturnType<typeof loaded>,
  found: Awaited<ReturnType<typeof verify>>,
): string | undefined {
  const kept = session?.record.actions.length ?? 0;
  if (typeof found === 'string') return kept === 0 ? undefined : `${found}, but ${kept} actions are kept`;
  const flaw = found.flaw?.kind ?? 'none';
  // A set-up for which no digest vouches is nobody's game.
  if (!session) return flaw === 'setup' ? undefined : `${flaw}, but nothing is kept: ${damage?.why}`;
  const main = damage?.branch === undefined ? damage : undefined;
  const sure = main?.confirmed ?? found.played;
  if (found.sure.at !== sure) return `sure up to ${found.sure.at}, confirmed up to ${sure}`;
  const wanted = main?.why === 'digest' ? sure : found.played;
  if (kept !== wanted) return `${kept} actions are kept, and not ${wanted}`;
  // Before the first action there is nothing to vouch for.
  const small = found.played === 0 ? ['none', 'unsealed'] : ['none', 'digest', 'setup', 'die'];
  const flaws = main ? FLAWS[main.why] : small;
  return flaws?.includes(flaw) ? undefined : `${flaw}, but ${main?.why ?? 'no damage'}`;
}

/** What verifying may call the damage that loading found: it tells the first that is wrong, loading what ends it. */
const FLAWS: Readonly<Record<string, readonly string[]>> = {
  malformed: ['malformed', 'digest', 'setup', 'die'],
  refused: ['refused', 'digest', 'setup', 'die'],
  digest: ['digest', 'die', 'setup'],
  unconfirmed: ['cut', 'unsealed', 'digest', 'setup', 'die'],
  version: ['none', 'cut', 'unsealed', 'digest', 'setup', 'die'],
};

describe('the walk', () => {
  const grown = () => grow(begin<CardState, CardAction, CardEvent>(cardGame, saved().setup, {}));
  const whole = () => walk(grown(), saved().actions, readChain(saved().chain), seededDice('damage'));

  it('compares every digest on its way', () => {
    const { bad, compared, otherRoll } = whole();
    expect([bad, otherRoll]).toEqual([undefined, undefined]);
    expect(compared.map(({ at }) => at)).toEqual(saved().chain.map(([at]) => at));
    expect(compared.every(({ agrees }) => agrees)).toBe(true);
  });

  it('finds the first roll that the dice would not have given, and goes on', () => {
    const { otherRoll, bad } = walk(grown(), saved().actions, new Map(), seededDice('another'));
    const first = original.record.actions.findIndex(({ kind }) => kind === 'roll');
    expect(bad).toBeUndefined();
    expect(otherRoll?.at).toBe(first);
    expect(otherRoll?.rolled).toEqual((original.record.actions[first] as { dice?: unknown }).dice);
    expect(otherRoll?.expected).not.toEqual(otherRoll?.rolled);
  });

  it('asks for no roll without dice', () => {
    expect(walk(grown(), saved().actions, new Map()).otherRoll).toBeUndefined();
  });

  it('grows the record that a session would have', () => {
    const growing = grown();
    walk(growing, saved().actions, new Map());
    const { record, steps, snapshots, chain, state } = original;
    expect(growing).toMatchObject({ actions: record.actions, steps, snapshots, chain, state });
  });

  it('stops at the first bad entry', () => {
    const growing = grown();
    const { bad } = walk(growing, withEntry(7, null).actions, new Map());
    expect(bad).toEqual({ why: 'malformed' });
    expect(growing.actions).toEqual(original.record.actions.slice(0, 7));
  });

  it('takes a game that throws for an entry that is no action', () => {
    const frail: typeof cardGame = {
      ...cardGame,
      check: () => {
        throw new Error('what is that?');
      },
    };
    const growing = grow(begin<CardState, CardAction, CardEvent>(frail, saved().setup, {}));
    expect(walk(growing, saved().actions, new Map()).bad).toEqual({ why: 'malformed' });
  });
});

describe('a saved chain', () => {
  it('is read link by link, without what is none', () => {
    const chain = [[0, 'a'], null, [16], ['16', 'b'], [1.5, 'c'], [32, 'd'], { at: 48 }];
    expect([...readChain(chain)]).toEqual([
      [0, 'a'],
      [32, 'd'],
    ]);
  });

  it.each([undefined, null, 'chain', 7, {}])('is none in %j', (json) => {
    expect(readChain(json).size).toBe(0);
  });
});
