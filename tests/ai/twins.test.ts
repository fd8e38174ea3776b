/** 3.4 What a side may not see changes nothing in what its opponent does, plans and remembers. */
import { describe, expect, it } from 'vitest';
import { isRollDecision } from '../../src/engine/kernel/game';
import { type Action, type Event, RULES, SARATOGA, type Side } from '../../src/engine/saratoga/index';
import { copyState } from '../../src/engine/saratoga/state';
import { advise } from '../../src/ai/saratoga/advise';
import { believe } from '../../src/ai/saratoga/believe';
import { OPPONENT } from '../../src/ai/saratoga/index';
import { missed } from '../../src/ai/saratoga/missed';
import { remember } from '../../src/ai/saratoga/memory';
import { think } from '../../src/ai/saratoga/think';
import { chanceFrom, rollBy } from '../../src/ai/search/chance';
import { chanceFrom as streamFrom } from '../fuzz/chance';
import { checkStep } from '../fuzz/checks';
import { twinOf } from '../fuzz/fog';
import { newMemory } from '../fuzz/memory';

type Thinker = ReturnType<typeof OPPONENT.begin>;

interface Seen {
  readonly state: ReturnType<typeof copyState>;
  readonly twin: ReturnType<typeof copyState>;
  readonly side: Side;
  readonly kind: string;
  readonly memory: Thinker;
}

/** States of a game of two brigadiers with a twin for whoever decides. */
function twinsIn(battle: 'sept19' | 'oct7', seed: string): Seen[] {
  const state = SARATOGA.start({ battle, fog: true });
  const [dice, chance, memory] = [chanceFrom(seed), streamFrom(seed), newMemory()];
  const minds = {
    british: OPPONENT.begin('brigadier', 'british', seed),
    american: OPPONENT.begin('brigadier', 'american', seed),
  };
  const found: Seen[] = [];
  let waiting: readonly Action[] = [];
  for (let asked = SARATOGA.decision(state); asked; asked = SARATOGA.decision(state)) {
    if (!isRollDecision(asked) && waiting.length === 0) {
      const side = asked.by as Side;
      const twin = asked.kind === 'place' ? undefined : twinOf(state, memory, side, chance);
      if (twin)
        found.push({ state: copyState(state), twin: twin.twin, side, kind: asked.kind, memory: minds[side] });
      const thought = OPPONENT.think(RULES.observe(state, side), side, minds[side]);
      minds[side] = thought.memory;
      waiting = thought.actions;
    }
    const action = isRollDecision(asked) ? rollBy(dice, asked) : waiting[0];
    if (!action) throw new Error('no answer');
    if (!isRollDecision(asked)) waiting = waiting.slice(1);
    const before = copyState(state);
    const events: Event[] = [];
    SARATOGA.apply(state, action, (event) => events.push(event));
    checkStep({ asked, before, action, after: state, events, next: SARATOGA.decision(state) }, memory);
  }
  return found;
}

const SHALLOW = { playouts: 20, samples: 4, turns: 2 };
/** A third of them in the short run. */
const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = [...twinsIn('sept19', 'left'), ...twinsIn('oct7', 'right')].filter(
  (_, i) => isLong || i % 3 === 0,
);

describe('3.4 twins', { timeout: 240_000 }, () => {
  it.each(['colonel', 'major', 'brigadier', 'general'])('are the same to a %s', (level) => {
    expect(GAMES.length).toBeGreaterThan(isLong ? 200 : 70);
    for (const { state, twin, side, memory, kind } of GAMES) {
      const mind = { ...memory, level };
      const [one, other] = [state, twin].map((of) => OPPONENT.think(RULES.observe(of, side), side, mind));
      expect(other, `at ${kind}`).toEqual(one);
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
    for (const { state, twin, side, memory, kind } of some) {
      const mind = { ...memory, level: 'arnold' };
      const [one, other] = [state, twin].map((of) => think(RULES.observe(of, side), side, mind, SHALLOW));
      expect(other, `at ${kind}`).toEqual(one);
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
