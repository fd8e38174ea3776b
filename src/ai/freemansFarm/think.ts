/** A thought: from what a side observes and remembers to its next actions. */
import {
  type Action,
  copyState,
  type FarmDecision,
  FREEMANS_FARM,
  type GeneralId,
  type Side,
  type SideDecision,
  type State,
} from '../../engine/freemansFarm/index';
import { isRollDecision } from '../../engine/kernel/game';
import type { Thought } from '../opponent';
import { answer } from './answer';
import { newDesk } from './desk';
import { isLevel, TRAITS } from './levels';
import type { Memory } from './memory';
import { type Plan, planOf, standing } from './plan';
import { commandWorth } from './commandWorth';

export type FarmThought = Thought<Action, Memory, Plan>;

export function think(observed: State, side: Side, memory: Memory): FarmThought {
  const { level, thoughts } = memory;
  if (!isLevel(level)) throw new Error(`no level '${level}'`);
  const state = copyState(observed);
  const actions: Action[] = [];
  let plan = memory.plan ?? standing(state, side);
  const desk = newDesk(side, TRAITS[level]);
  for (let asked = questionTo(state, side); asked; asked = questionTo(state, side)) {
    const action = answer(desk, state, asked);
    if (action.kind === 'command' && asked.formation) {
      const { kind: _, ...chosen } = action;
      const worth = commandWorth(desk, state, asked.formation, chosen, generalOf(state), state.cubes[side]);
      plan = planOf(state, side, asked.formation, chosen, worth);
    }
    actions.push(action);
    FREEMANS_FARM.apply(state, action, () => undefined);
  }
  if (actions.length === 0) throw new Error(`${side} is not asked`);
  return { actions, memory: { ...memory, thoughts: thoughts + 1, plan }, plan };
}

/** Undefined as soon as dice or the enemy decide. */
function questionTo(state: State, side: Side): SideDecision | undefined {
  const asked = FREEMANS_FARM.decision(state) as FarmDecision | undefined;
  return asked && !isRollDecision(asked) && asked.by === side ? asked : undefined;
}

const generalOf = (state: State): GeneralId | undefined => {
  const frame = state.frames.at(-1);
  return frame?.kind === 'activation' ? frame.general : undefined;
};
