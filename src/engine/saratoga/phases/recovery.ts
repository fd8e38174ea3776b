/** 8.0 The Recovery Phase: one formation, a die a unit. */
import { pop } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { Action } from '../actions';
import { RECOVERY_GROUPS } from '../data/types';
import { couldRecover } from '../doubt';
import type { Event } from '../events';
import { isKnownToEnemy } from '../fog';
import { UNSEEN } from '../frames';
import { groupId, helpFor, recoverable, recovering, recoveryNumber } from '../recovery';
import { named, refuse } from '../refusals';
import { idOf, type Piece, sideOf } from '../roster';
import { hitsOf, type State } from '../state';
import { checkRoll, rollOf, type RulesOf } from './rules';

export const recovery: RulesOf<'recovery'> = {
  step(state, frame, emit) {
    if (frame.stage === 'choose') {
      if (recoverable(state, state.phasing).length > 0 || couldRecover(state)) return false;
      emit({ type: 'phasePassed', side: state.phasing, phase: 'recovery' });
      pop(state);
      return true;
    }
    const [unit] = frame.queue;
    if (unit === undefined) {
      pop(state);
      return true;
    }
    // 8.0 stacked with the leader, the marker goes without a roll
    if (unit === UNSEEN || helpFor(state, unit, frame.group) !== 'stacked') return false;
    frame.queue.shift();
    state.hits[unit] = hitsOf(state, unit) - 1;
    tell(state, unit, undefined, 6, true, emit);
    return true;
  },
  decide: (state, frame) =>
    frame.stage === 'choose' ? { kind: 'recover', by: state.phasing, case: '8.0' } : rollOf(1, '8.0'),
  actions: (state, frame) => (frame.stage === 'choose' ? [...choices(state), { kind: 'endRecovery' }] : []),
  check(state, frame, action) {
    if (frame.stage === 'roll') return checkRoll(action, 1);
    if (action.kind === 'endRecovery') return undefined;
    if (action.kind !== 'recover') return refuse('notNow');
    const group = groupOf(action.group);
    return recoverable(state, state.phasing).includes(group)
      ? undefined
      : refuse('nothingToRecover', named(action.group));
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'recover') {
      frame.stage = 'roll';
      frame.group = groupOf(action.group);
      frame.queue = recovering(state, frame.group);
    } else if (action.kind === 'roll') {
      const unit = frame.queue.shift();
      if (unit === undefined || unit === UNSEEN) return; // of what a side observes nothing more is known
      const [die = 0] = action.dice;
      const needed = recoveryNumber(state, unit, frame.group);
      const success = die <= needed;
      if (success) state.hits[unit] = hitsOf(state, unit) - 1;
      tell(state, unit, die, needed, success, emit);
    } else pop(state);
  },
};

function tell(
  state: State,
  unit: Piece,
  die: number | undefined,
  needed: number,
  success: boolean,
  emit: Emit<Event>,
): void {
  const secret = !isKnownToEnemy(state, unit);
  emit({ type: 'recovered', side: sideOf(unit), unit: idOf(unit), die, needed, success, secret });
}

const choices = (state: State): Action[] =>
  recoverable(state, state.phasing).map((group) => ({ kind: 'recover', group: groupId(group) }));

/** The number of a group; -1 for a name that is none. */
const groupOf = (name: string): number => (RECOVERY_GROUPS as readonly string[]).indexOf(name);
