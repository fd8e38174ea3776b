/** 3.4 What a side may not see changes nothing in what its opponent does, plans and remembers. */
import { describe, expect, it } from 'vitest';
import { RULES, SARATOGA } from '../../src/engine/saratoga/index';
import { advise } from '../../src/ai/saratoga/advise';
import { believe } from '../../src/ai/saratoga/believe';
import { missed } from '../../src/ai/saratoga/missed';
import { remember } from '../../src/ai/saratoga/memory';
import { chanceFrom } from '../../src/ai/search/chance';
import { thoughtsOf, twinsIn } from './twins';

/** A third of them in the short run. */
const isLong = process.env['SARATOGA_LONG'] === '1';
const BRIGADIERS = { british: 'brigadier', american: 'brigadier' };
const GAMES = [
  ...twinsIn({ battle: 'sept19', fog: true }, BRIGADIERS, 'left'),
  ...twinsIn({ battle: 'oct7', fog: true }, BRIGADIERS, 'right'),
].filter((_, i) => isLong || i % 3 === 0);

describe('3.4 twins', { timeout: 240_000 }, () => {
  it.each(['colonel', 'major', 'brigadier', 'general'])('are the same to a %s', (level) => {
    expect(GAMES.length).toBeGreaterThan(isLong ? 200 : 70);
    for (const pair of GAMES) {
      const [one, other] = thoughtsOf(pair, level);
      expect(other, `at ${pair.kind}: ${pair.what}`).toEqual(one);
    }
  });

  it('are the same to an adviser', () => {
    for (const { state, twin, side, memory, kind } of GAMES) {
      const [one, other] = [state, twin].map((of) => advise(RULES.observe(of, side), side, memory));
      expect(other, `at ${kind}`).toEqual(one);
    }
  });

  it('are the same to one who says what was missed', () => {
    for (const { state, twin, side, memory, kind } of GAMES.filter((_, i) => i % 3 === 0)) {
      const pass = SARATOGA.actions(state).at(-1);
      if (!pass) continue;
      const [one, other] = [state, twin].map((of) =>
        missed([{ observed: RULES.observe(of, side), action: pass }], side, memory),
      );
      expect(other, `at ${kind}`).toEqual(one);
    }
  });

  it('are the same to one who looks ahead', () => {
    const some = ['activate', 'combatMove', 'chooseOrder'].flatMap((kind) =>
      GAMES.filter((each) => each.kind === kind).slice(0, 3),
    );
    expect(some.length).toBeGreaterThan(3);
    for (const pair of some) {
      const [one, other] = thoughtsOf(pair, 'arnold');
      expect(other, `at ${pair.kind}: ${pair.what}`).toEqual(one);
    }
  });
});

describe('3.4 a belief', () => {
  it('looks to its side like the truth, and leaves no counter out', () => {
    for (const { state, side, memory, kind } of GAMES.filter((_, i) => i % 7 === 0)) {
      const observed = RULES.observe(state, side);
      const believed = believe(observed, side, remember(memory, observed, side), chanceFrom(kind));
      expect(SARATOGA.view(believed, side), `at ${kind}`).toEqual(SARATOGA.view(observed, side));
      expect(believed.at.filter((hex) => hex > 0).length).toBe(state.at.filter((hex) => hex > 0).length);
    }
  });

  it('is drawn anew by other chance, and the same by the same', () => {
    const each = GAMES.find(({ kind }) => kind === 'move');
    if (!each) throw new Error('no move among the twins');
    const observed = RULES.observe(each.state, each.side);
    const drawn = (seed: string) => believe(observed, each.side, each.memory, chanceFrom(seed)).at;
    expect(drawn('a')).toEqual(drawn('a'));
    expect(['b', 'c', 'd', 'e'].some((seed) => drawn(seed).join() !== drawn('a').join())).toBe(true);
  });
});
