/** 2.1 What a side may not see changes nothing in what its opponent does, plans and remembers. */
import { describe, expect, it } from 'vitest';
import { CAMPAIGN, RULES, type Side, type State } from '../../../src/engine/campaign/index';
import { copyState } from '../../../src/engine/campaign/state';
import { isRollDecision } from '../../../src/engine/kernel/game';
import { type Memory, OPPONENT } from '../../../src/ai/campaign/index';
import { believe } from '../../../src/ai/campaign/believe';
import { chanceFrom, rollBy } from '../../../src/ai/search/chance';
import { twinOf } from '../../fuzz/campaign/twins';
import { chanceFrom as streamFrom } from '../../fuzz/chance';

interface Seen {
  readonly state: State;
  readonly twin: State;
  readonly side: Side;
  readonly kind: string;
  readonly memory: Memory;
}

/** States of a game of two generals with a twin for whoever decides. */
function twinsIn(seed: string, turns: number): Seen[] {
  const state = CAMPAIGN.start({ fog: true });
  const [dice, chance] = [chanceFrom(seed), streamFrom(seed)];
  const minds = {
    british: OPPONENT.begin('general', 'british', seed),
    american: OPPONENT.begin('general', 'american', seed),
  };
  const found: Seen[] = [];
  let waiting: readonly Parameters<typeof CAMPAIGN.apply>[1][] = [];
  for (let asked = CAMPAIGN.decision(state); asked && state.turn <= turns; asked = CAMPAIGN.decision(state)) {
    if (!isRollDecision(asked) && waiting.length === 0) {
      const side = asked.by as Side;
      const twin = twinOf(state, side, chance);
      if (twin) found.push({ state: copyState(state), twin, side, kind: asked.kind, memory: minds[side] });
      const thought = OPPONENT.think(RULES.observe(state, side), side, minds[side]);
      minds[side] = thought.memory;
      waiting = thought.actions;
    }
    const action = isRollDecision(asked) ? rollBy(dice, asked) : waiting[0];
    if (!action) throw new Error('no answer');
    if (!isRollDecision(asked)) waiting = waiting.slice(1);
    CAMPAIGN.apply(state, action, () => undefined);
  }
  return found;
}

const isLong = process.env['SARATOGA_LONG'] === '1';
const SEEN = twinsIn('left', isLong ? 20 : 4);

describe('2.1 twins', { timeout: 120_000 }, () => {
  it.each(['captain', 'general'])('are the same to a %s', (level) => {
    expect(SEEN.length).toBeGreaterThan(isLong ? 60 : 15);
    for (const { state, twin, side, memory, kind } of SEEN) {
      const mind = { ...memory, level };
      const [one, other] = [state, twin].map((of) => OPPONENT.think(RULES.observe(of, side), side, mind));
      expect(other, `at ${kind}`).toEqual(one);
    }
  });
});

describe('2.1 a belief', () => {
  it('has as many blocks in each place as the side can count, and the side’s own as they are', () => {
    for (const { state, side, memory, kind } of SEEN) {
      const observed = RULES.observe(state, side);
      const { position } = believe(observed, side, memory);
      const counted = (of: ArrayLike<number>) => Array.from(of).toSorted((a, b) => a - b);
      expect(counted(position.at), `at ${kind}`).toEqual(counted(state.at));
      const own = [...state.at.keys()].filter((block) => ownBlock(block, side));
      expect(own.map((block) => position.at[block])).toEqual(own.map((block) => state.at[block]));
    }
  });
});

const ownBlock = (block: number, side: Side): boolean => block < 34 === (side === 'british');
