/** Some hundred damaged saves and links, and links that unfold; `npm run fuzz:saves` opens a hundred thousand. */
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/engine/saratoga';
import { LONGEST_FILE } from '../../src/store/library/file';
import { readGame } from '../../src/store/library/import';
import { LONGEST_LINK, readLink, writeLink } from '../../src/store/library/link';
import { MOST_ACTIONS } from '../../src/engine/kernel/readLine';
import { foldedBomb, type Head, longBomb, writeAnyLink } from './bombs';
import { savedGame } from './savedGames';
import { BUDGET, newReport, open, originals, parcelOf, tryCase } from './savesCheck';
import { DAMAGES } from './savesDamage';
import { workOf } from './savesWork';

it('some hundred damaged saves and links neither throw nor unfold without end, and their good part is kept', async () => {
  const games = originals(12, 0);
  const report = newReport();
  for (let number = 0; number < 450; number++) await tryCase(number, games, report);
  expect(report.failures).toEqual([]);
  expect(new Set(Object.keys(report.kinds).map((kind) => kind.split(' ')[1]))).toEqual(new Set(DAMAGES));
  const parts = Object.values(report.kinds).reduce((sum, { part }) => sum + part, 0);
  expect(parts).toBeGreaterThan(80);
});

const rulesOf = () => Promise.resolve(RULES);
const { saved } = savedGame(1, 60);

/** What stands before the actions of that game. */
function headOf(count: number): Head {
  const { id, name, seats, seals } = parcelOf(saved);
  const { game, version, setup, dice, isLifted, chain } = saved;
  const digest = count === saved.actions.length ? chain.at(-1)?.[1] : undefined;
  return { game, id, name, seats, seals, version, setup, dice, isLifted, count, digest };
}

describe('a link by a second hand', () => {
  it('is the same, letter for letter, as the page writes it without a model of the game', () => {
    const { packing: _, ...plain } = RULES;
    const parcel = parcelOf(saved);
    expect(writeAnyLink(headOf(saved.actions.length), saved.actions)).toBe(writeLink(parcel, plain));
  });

  it('is opened', async () => {
    const opened = await readLink(writeAnyLink(headOf(saved.actions.length), saved.actions), rulesOf);
    expect(opened).toMatchObject({ isCut: false, parcel: { saved: { actions: saved.actions } } });
  });
});

/** Of a link's actions: their number, and the letters of all. */
async function unfolded(letters: string) {
  const { result, work } = await workOf(() => readLink(letters, rulesOf));
  const actions = result.parcel?.saved.actions ?? [];
  return { result, bits: work.bits, actions: actions.length, letters: JSON.stringify(actions).length };
}

describe('a link that unfolds', () => {
  const folded = foldedBomb(300);
  const long = longBomb(60);

  it('into more text than any game has is cut there', async () => {
    const { result, actions, letters, bits } = await unfolded(folded);
    expect(folded.length).toBeLessThan(LONGEST_LINK / 4);
    expect(result).toMatchObject({ isCut: true });
    expect(actions).toBeLessThan(200);
    expect(letters).toBeLessThanOrEqual(150_000 + 2 * actions);
    expect(bits).toBeLessThanOrEqual(BUDGET.bits);
  });

  it('takes the same work however often it is folded', async () => {
    const [some, more] = [await unfolded(foldedBomb(200)), await unfolded(folded)];
    expect(Math.abs(more.bits - some.bits)).toBeLessThan(1_000);
    expect(more.actions).toBe(some.actions);
  });

  it('and is longer than any link is told to be too large, and not a bit of it is read', async () => {
    expect(long.length).toBeGreaterThan(LONGEST_LINK);
    expect(await unfolded(long)).toMatchObject({ result: { error: 'tooLarge' }, bits: 0 });
    const { result, work } = await workOf(() => readGame(`https://example.org/saratoga/#/link/${long}`));
    expect([result, work.bits]).toEqual([{ error: 'tooLarge' }, 0]);
  });

  it.each([1, 2_000])(
    'is told so by its own length, %i letters over, whatever stands before it',
    async (over) => {
      const address = `https://example.org/${'x'.repeat(1_500)}#/link/`;
      const letters = long.slice(0, LONGEST_LINK + over);
      const { result, work } = await workOf(() => readGame(address + letters));
      expect([result, work.bits]).toEqual([{ error: 'tooLarge' }, 0]);
    },
  );

  it('of the greatest length that is allowed is read, within the same bounds', async () => {
    const { result, bits, letters } = await unfolded(long.slice(0, LONGEST_LINK));
    expect(result).toMatchObject({ isCut: true });
    expect(bits).toBeLessThanOrEqual(BUDGET.bits);
    expect(letters).toBeLessThanOrEqual(150_000);
  });

  it('is played no farther than to the first action that carries ballast', async () => {
    for (const letters of [folded, long.slice(0, LONGEST_LINK)]) {
      const { result, work } = await workOf(() => open('link', `#/link/${letters}`));
      expect(result.kept ?? []).toEqual([]);
      expect(work.actions).toBe(0);
    }
  });

  it('into one action that is longer than any is cut before it', async () => {
    const entries = [...saved.actions.slice(0, 16), { kind: 'deploy', x: 'x'.repeat(3_000) }, 'ready'];
    const { result, actions } = await unfolded(writeAnyLink(headOf(18), entries));
    expect(result).toMatchObject({ isCut: true });
    expect(actions).toBe(16);
  });

  it('into a head that is longer than any is not read', async () => {
    const letters = writeAnyLink({ ...headOf(0), name: 'x'.repeat(50_000) }, []);
    const { result, bits } = await unfolded(letters);
    expect(result).toEqual({ error: 'unreadable' });
    expect(bits).toBeLessThanOrEqual(8 * 18_100);
  });

  it.each([MOST_ACTIONS + 1, 1e9, -1, 1.5])('into %d actions is not read', async (count) => {
    expect((await unfolded(writeAnyLink(headOf(count), []))).result).toEqual({ error: 'unreadable' });
  });

  it('says more actions than it has, and is cut after those', async () => {
    const { result, actions } = await unfolded(
      writeAnyLink(headOf(MOST_ACTIONS), saved.actions.slice(0, 24)),
    );
    expect(result).toMatchObject({ isCut: true });
    expect(actions).toBe(24);
  });
});

describe('a file', () => {
  it('that is too large is told so', async () => {
    expect(await readGame(`{"saratoga1777":1,"x":"${'x'.repeat(LONGEST_FILE)}"}`)).toEqual({
      error: 'tooLarge',
    });
  });

  it('with more actions than any game has is cut, branches and all', async () => {
    const many = Array.from({ length: MOST_ACTIONS + 10 }, () => 'deploy');
    const branches = Array.from({ length: 100 }, (_, i) => ({
      name: `${i}`,
      from: 0,
      actions: many,
      chain: [],
    }));
    const wrapped = (more: object) => JSON.stringify({ ...saved, ...more });
    const long = await readGame(wrapped({ actions: many }));
    expect(long).toMatchObject({ isCut: true });
    expect(long.parcel?.saved.actions).toHaveLength(MOST_ACTIONS);
    const branched = await readGame(wrapped({ branches: branches.slice(0, 20) }));
    const kept = (branched.parcel?.saved.branches ?? []) as readonly {
      readonly actions: readonly unknown[];
    }[];
    const sum = kept.reduce((total, { actions }) => total + actions.length, saved.actions.length);
    expect(sum).toBeLessThanOrEqual(MOST_ACTIONS);
  });
});
