/** 3.4 Pairs of states of Saratoga that differ only in what a side may not see, out of whole games, and what an opponent makes of each. */
import { isDeepStrictEqual } from 'node:util';
import { isRollDecision } from '../../src/engine/kernel/game';
import {
  type Action,
  type Event,
  RULES,
  SARATOGA,
  type Setup,
  type Side,
} from '../../src/engine/saratoga/index';
import { copyState, type State } from '../../src/engine/saratoga/state';
import { OPPONENT } from '../../src/ai/saratoga/index';
import type { Memory } from '../../src/ai/saratoga/memory';
import { think } from '../../src/ai/saratoga/think';
import { chanceFrom, rollBy } from '../../src/ai/search/chance';
import { type Chance, chanceFrom as streamFrom } from '../fuzz/chance';
import { checkStep } from '../fuzz/checks';
import { twinOf } from '../fuzz/fog';
import { newMemory } from '../fuzz/memory';

export interface Pair {
  readonly state: State;
  readonly twin: State;
  readonly side: Side;
  readonly kind: string;
  /** What the side remembers when it is asked. */
  readonly memory: Memory;
  /** How the twin differs. */
  readonly what: string;
}

/** Looks ahead, but not for long. */
export const SHALLOW = { playouts: 20, samples: 4, turns: 2 };

/** States of a game with a twin for whoever decides; the set-up aside, where nobody has anything to go by. */
export function twinsIn(setup: Setup, levels: Readonly<Record<Side, string>>, seed: string): Pair[] {
  const state = SARATOGA.start(setup);
  const [dice, chance, memory] = [chanceFrom(seed), streamFrom(seed), newMemory(setup.start)];
  const minds = {
    british: OPPONENT.begin(levels.british, 'british', seed),
    american: OPPONENT.begin(levels.american, 'american', seed),
  };
  const found: Pair[] = [];
  let waiting: readonly Action[] = [];
  for (let asked = SARATOGA.decision(state); asked; asked = SARATOGA.decision(state)) {
    if (!isRollDecision(asked) && waiting.length === 0) {
      const side = asked.by as Side;
      const other = asked.kind === 'place' ? undefined : unlike(state, memory, side, chance);
      if (other)
        found.push({ state: copyState(state), side, kind: asked.kind, memory: minds[side], ...other });
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

/** One to four changes, one after the other. */
function unlike(
  state: State,
  memory: ReturnType<typeof newMemory>,
  side: Side,
  chance: Chance,
): Pick<Pair, 'twin' | 'what'> | undefined {
  const changes = 1 + Math.floor(chance() * 4);
  const told: string[] = [];
  let twin = state;
  for (let i = 0; i < changes; i++) {
    const next = twinOf(twin, memory, side, chance);
    if (!next) break;
    twin = next.twin;
    told.push(next.what);
  }
  return twin === state ? undefined : { twin, what: told.join(', ') };
}

/** Actions, plan and memory at a level: on the state and on its twin. One who looks ahead does so only a little. */
export const thoughtsOf = ({ state, twin, side, memory }: Pair, level: string): readonly unknown[] =>
  [state, twin].map((of) =>
    level === 'arnold'
      ? think(RULES.observe(of, side), side, { ...memory, level }, SHALLOW)
      : OPPONENT.think(RULES.observe(of, side), side, { ...memory, level }),
  );

/** Whether it is the same to all of these levels; the first to whom it is not is named. */
export function tellsApart(pair: Pair, levels: readonly string[]): string | undefined {
  return levels.find((level) => {
    const [one, other] = thoughtsOf(pair, level);
    return !isDeepStrictEqual(one, other);
  });
}
