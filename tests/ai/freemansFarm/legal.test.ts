/** Opponents of Freeman's Farm play whole games by the rules; what a side may not see changes nothing in what it does. */
import { describe, expect, it } from 'vitest';
import { OPPONENT } from '../../../src/ai/freemansFarm/index';
import { dealtAnew, enemyOf, RULES, type Side, type State } from '../../../src/engine/freemansFarm/index';
import { digest } from '../../../src/engine/kernel/digest';
import type { Decision } from '../../../src/engine/kernel/game';
import { below, chanceFrom } from '../../fuzz/chance';
import { ringOf } from '../../match/ring';
import { playMixed } from '../mixed';

const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 40 : 6;
const THOUGHTS = isLong ? 200 : 25;
const RING = await ringOf('freemans-farm');

describe('opponents of Freeman’s Farm', { timeout: 240_000 }, () => {
  it('answer every kind of question, in the enemy’s turn, too, and nothing that the rules refuse', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < GAMES; game++)
      expect(playMixed(RING, 'legal', game, (_, asked) => kinds.add(asked.kind))).toHaveProperty('ending');
    // A Command is thought of with its card, and its price with both.
    for (const kind of ['keepHand', 'playCard', 'maintain', 'rescue', 'purchase'])
      expect(kinds).toContain(kind);
  });

  it('4.2 do the same whatever the enemy holds, and the same again from the same seed', () => {
    const chance = chanceFrom('twins');
    const course = (isTwin: boolean) => {
      const seen: string[] = [];
      const look = (state: unknown, asked: Decision) => {
        if (seen.length >= THOUGHTS) return;
        const side = asked.by as Side;
        const truth = state as State;
        const twin = isTwin ? dealtAnew(truth, enemyOf(side), (limit) => below(chance, limit)) : truth;
        const memory = OPPONENT.begin('general', side, 'x');
        seen.push(digest(OPPONENT.think(RULES.observe(twin, side), side, memory)));
      };
      for (let game = 0; seen.length < THOUGHTS; game++) playMixed(RING, 'twins', game, look);
      return seen;
    };
    const plain = course(false);
    expect(course(true)).toEqual(plain);
  });

  it('keep a memory and a plan that are JSON', () => {
    playMixed(RING, 'json', 0, (state, asked) => {
      const side = asked.by as Side;
      const memory = OPPONENT.begin('captain', side, 'x');
      const thought = OPPONENT.think(RULES.observe(state as State, side), side, memory);
      const { prey, worry } = thought.plan;
      expect(JSON.parse(JSON.stringify(thought))).toMatchObject({
        actions: thought.actions,
        plan: { prey, worry },
      });
    });
  });
});
