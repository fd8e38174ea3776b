/** 4.0 The answer to a question that has no other, or whose others change nothing; a proposal to whoever decides. */
import type { Action } from '../actions';
import { barToActivation, isNearTheFight, settleActivation } from '../command';
import type { Side } from '../data/types';
import type { DecisionKind } from '../decisions';
import { actions, apply, decision } from '../game';
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
  const list = actions(state);
  return list.length === 1 || (asked.kind === 'retreat' && isOneWay(state, list)) ? list[0] : undefined;
}

/** 3.8.3 each unit has one hex, and whoever goes first leaves the others theirs. */
function isOneWay(state: State, list: readonly Action[]): boolean {
  const units = new Set(list.map((action) => action.kind === 'retreat' && action.unit));
  if (units.size < list.length) return false;
  return list.every((action) => {
    const after = copyState(state);
    apply(after, action, () => undefined);
    const left = decision(after)?.kind === 'retreat' ? actions(after) : [];
    return JSON.stringify(left) === JSON.stringify(list.filter((other) => other !== action));
  });
}

/** 7.1.3, R129 both sides can see that no shot would follow, if nobody closes in any more. */
export function isFireIdle(state: State): boolean {
  if (decision(state)?.kind !== 'combatMove') return false;
  let isPassed = false;
  apply(copyState(state), { kind: 'endCombatMovement' }, (event) => {
    isPassed ||= event.type === 'phasePassed' && event.phase === 'fire';
  });
  return isPassed;
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
