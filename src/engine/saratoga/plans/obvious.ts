/** 4.0 The answer to a question that has no other, or whose others change nothing; a proposal to whoever decides. */
import type { Action } from '../actions';
import { barToActivation, isNearTheFight, settleActivation } from '../command';
import type { Side } from '../data/types';
import type { DecisionKind } from '../decisions';
import { actions, decision } from '../game';
import { isBroken } from '../morale';
import { combatUnitsOf, commanderOf, formationsOf } from '../roster';
import { copyState, type State } from '../state';

/** Where a single answer is no choice. To advance or not is one (7.5), and a march is more than its elementary steps. */
const PLAIN: readonly DecisionKind[] = [
  'combatMove',
  'fire',
  'retreat',
  'displace',
  'relocateLeader',
  'recover',
];

/** Nothing before both sides or to the other one: who has no choice may be a secret (R129). */
export function obvious(state: State, viewer: Side | undefined): Action | undefined {
  const asked = decision(state);
  const isOpen = !state.fog && viewer === undefined;
  if (!asked || asked.kind === 'roll' || (viewer !== asked.by && !isOpen)) return undefined;
  if (asked.kind === 'activate') return isIdle(state, asked.by) ? { kind: 'endCommand' } : undefined;
  if (!PLAIN.includes(asked.kind)) return undefined;
  const [only, another] = actions(state);
  return another === undefined ? only : undefined;
}

/** 5.1 no formation that may be activated brings anybody, not even its commander into a fight; the broken neither close in nor attack (3.8.2). */
function isIdle(state: State, side: Side): boolean {
  const before = activeAtTheEnd(state, side, undefined);
  return formationsOf(side)
    .filter((formation) => !barToActivation(state, formation))
    .every((formation) => {
      if (isNearTheFight(state, commanderOf(formation))) return false;
      const after = activeAtTheEnd(state, side, formation);
      return combatUnitsOf(side).every((unit) => before[unit] || !after[unit] || isBroken(state, unit));
    });
}

/** Who is active if the phase ends now, or after one more activation. */
function activeAtTheEnd(state: State, side: Side, formation: number | undefined): readonly boolean[] {
  const after = copyState(state);
  if (formation !== undefined) after.active[commanderOf(formation)] = true;
  settleActivation(after, side);
  return after.active;
}
