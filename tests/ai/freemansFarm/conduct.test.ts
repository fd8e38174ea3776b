/** What a commander at Freeman's Farm would do and would not, each as a position. */
import { describe, expect, it } from 'vitest';
import { planDice } from '../../../src/ai/freemansFarm/dicePlan';
import { LEVELS, OPPONENT } from '../../../src/ai/freemansFarm/index';
import {
  type Action,
  FREEMANS_FARM,
  RULES,
  type Side,
  type State,
} from '../../../src/engine/freemansFarm/index';
import { card, stateAt } from '../../helpers/freemansFarm/position';

function after(state: State, ...actions: readonly Action[]): State {
  for (const action of actions) {
    expect(FREEMANS_FARM.check(state, action)).toBeUndefined();
    FREEMANS_FARM.apply(state, action, () => undefined);
  }
  return state;
}
const roll = (...dice: readonly number[]): Action => ({ kind: 'roll', dice });
const thoughtIn = (state: State, side: Side, level: string) =>
  OPPONENT.think(RULES.observe(state, side), side, OPPONENT.begin(level, side, 'conduct'));
const ATTACK: Action = { kind: 'command', command: 'hamilton.attackMill', target: 'poor' };
const HAMILTON = card('hamilton', 1);

describe.each(LEVELS)('a %s', (level) => {
  it('12 goes for the formation whose fall wins', () => {
    const state = stateAt({
      out: ['glover', 'nixon'],
      morale: { poor: 2 },
      hand: { british: [card('fraser', 3), HAMILTON, card('phillips', 3)] },
    });
    const { actions, plan } = thoughtIn(state, 'british', level);
    expect(plan.order).toMatchObject({ target: 'poor', reason: 'finish' });
    expect(actions.some(({ kind }) => kind === 'play' || kind === 'countermand')).toBe(true);
  });

  it('8 rescues the formation whose fall would lose', () => {
    const state = stateAt({
      out: ['fraser', 'riedesel'],
      morale: { hamilton: 4 },
      hand: { british: [HAMILTON] },
    });
    after(state, { kind: 'play', card: HAMILTON }, ATTACK, { kind: 'pay', with: 'morale' }, roll(6));
    expect(thoughtIn(state, 'british', level).actions).toEqual([{ kind: 'rescue', general: 'burgoyne' }]);
  });

  it('F20 does not pay with the last Morale while there are markers', () => {
    const state = stateAt({ morale: { hamilton: 1 }, hand: { british: [HAMILTON] } });
    after(state, { kind: 'play', card: HAMILTON }, ATTACK);
    expect(thoughtIn(state, 'british', level).actions[0]).toEqual({ kind: 'pay', with: 'marker' });
  });

  it('6.1 step 4.A lets dice stand that win', () => {
    const state = stateAt({
      out: ['glover', 'nixon'],
      morale: { poor: 1 },
      cubes: { british: 6 },
      hand: { british: [HAMILTON] },
    });
    after(
      state,
      { kind: 'play', card: HAMILTON },
      ATTACK,
      { kind: 'pay', with: 'morale' },
      roll(4, 4, 2, 2, 1),
    );
    expect(thoughtIn(state, 'british', level).actions).toEqual([{ kind: 'stand' }]);
  });
});

describe('6.1 step 4.A the worth of dice', () => {
  /** A pair of 6s is worth 1. */
  const pair = (counts: readonly number[]) => ((counts[5] ?? 0) >= 2 ? 1 : 0);

  it('of a roll alone is the chance of what it is worth', () => {
    expect(planDice(2, pair, []).worth).toBeCloseTo(1 / 36, 12);
    expect(planDice(3, pair, []).worth).toBeCloseTo(16 / 216, 12);
  });

  it('with a free re-roll keeps a lone 6 and rolls the rest', () => {
    // Two dice: both 6s at once 1/36; one of them 10/36, then 1/6; none 25/36, then 1/36.
    expect(planDice(2, pair, [0]).worth).toBeCloseTo(1 / 36 + (10 / 36) * (1 / 6) + (25 / 36) * (1 / 36), 12);
    const { kept, worth } = planDice(2, pair, []).again([0, 1, 0, 0, 0, 1]);
    expect(kept).toEqual([0, 0, 0, 0, 0, 1]);
    expect(worth).toBeCloseTo(1 / 6, 12);
  });

  it('leaves a re-roll that costs more than it brings', () => {
    expect(planDice(2, pair, [0.5]).worth).toBeCloseTo(1 / 36, 12);
  });
});
