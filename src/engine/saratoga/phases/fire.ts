/** 7.1.3, 7.2 The fire sequence, one shot at a time. */
import { pop, push } from '../../kernel/frames';
import type { Emit, Refusal } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import {
  barToFiring,
  barToTarget,
  FIRE_STEPS,
  type FireBar,
  firersIn,
  isHit,
  LEADERS_ALONE,
  modifiers,
  nextStep,
  numberNeeded,
  ratingOfStep,
  sideOfStep,
  stepOf,
  targetOf,
  targetsOf,
} from '../combat';
import type { Event } from '../events';
import { nextUnseenStep } from '../doubt';
import { isConcealed, isInspectable, isKnownToEnemy } from '../fog';
import { GRID } from '../battlefield';
import { killLeaders, takeHit } from '../losses';
import { refuse } from '../refusals';
import { idOf, isCombatUnit, knownPiece, type Piece, ratingOf, sideOf } from '../roster';
import { unitsIn } from '../stacking';
import { hexOfPiece, hitsOf, LOST, type State } from '../state';
import { offerAdvance } from './aftermath';
import { checkRoll, ownPiece, rollOf, type RulesOf } from './rules';

export const fire: RulesOf<'fire'> = {
  step(state, frame, emit) {
    const isBeginning = frame.step === 0 && frame.held.length === 0 && !state.fired.includes(true);
    frame.step = nextUnseenStep(state, frame.step, nextStep(state, frame.step, frame.held), frame.held);
    if (frame.step < FIRE_STEPS) return false;
    if (isBeginning) emit({ type: 'phasePassed', side: state.phasing, phase: 'fire' });
    pop(state);
    return true;
  },
  decide: (state, frame) => ({ kind: 'fire', by: sideOfStep(state, frame.step), case: '7.1.3' }),
  actions(state, frame) {
    const list: Action[] = [];
    for (const unit of firersIn(state, frame.step, frame.held)) {
      for (const { hex, place } of targetsOf(state, unit))
        list.push({ kind: 'fire', unit: idOf(unit), hex, place });
      list.push({ kind: 'hold', unit: idOf(unit) });
    }
    list.push({ kind: 'holdAll' });
    return list;
  },
  check(state, frame, action) {
    if (action.kind === 'holdAll') return undefined;
    if (action.kind !== 'fire' && action.kind !== 'hold') return refuse('notNow');
    const unit = ownPiece(state, sideOfStep(state, frame.step), action.unit);
    if (typeof unit !== 'number') return unit;
    if (!isCombatUnit(unit)) return refuse('leadersDoNotFire', action.unit);
    const bar = barToFiring(state, unit);
    if (bar) return refuse(codeOf(bar), action.unit);
    if (
      stepOf(state, unit) !== frame.step ||
      ratingOf(unit, hitsOf(state, unit)) !== ratingOfStep(frame.step)
    )
      return refuse('notThisStep', action.unit);
    if (frame.held.includes(unit)) return refuse('alreadyFired', action.unit);
    return action.kind === 'hold' ? undefined : checkTarget(state, unit, action);
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'fire') {
      const unit = knownPiece(action.unit);
      state.fired[unit] = true;
      state.aimedAt[unit] = action.hex;
      shoot(state, unit, action.hex as Hex, action.place, emit);
      return;
    }
    const held = action.kind === 'hold' ? [knownPiece(action.unit)] : firersIn(state, frame.step, frame.held);
    frame.held.push(...held);
    for (const unit of held) tellHeld(state, unit, emit);
    if (action.kind === 'holdAll') frame.step++; // R129 with this the step is over, whoever was there
  },
};

/** R129 out of a closed stack nobody is told to hold: who could fire at all may hang on a gun below. */
export function tellHeld(state: State, unit: Piece, emit: Emit<Event>): void {
  const secret = !isInspectable(state, hexOfPiece(state, unit), sideOf(unit));
  emit({ type: 'held', side: sideOf(unit), unit: idOf(unit), secret });
}

export function checkTarget(
  state: State,
  unit: Piece,
  action: { readonly hex: number; readonly place: number; readonly unit: string },
  isTarget?: (unit: Piece) => boolean,
): Refusal | undefined {
  const bar = barToTarget(state, unit, { hex: action.hex as Hex, place: action.place }, isTarget);
  return bar ? refuse(codeOf(bar), action.unit) : undefined;
}

/** 7.2, 7.6 a shot asks for a die, unless it is at leaders who stand alone. */
export function shoot(state: State, unit: Piece, hex: Hex, place: number, emit: Emit<Event>): void {
  state.seen[unit] = state.fog; // R127 whoever fires shows itself
  if (place === LEADERS_ALONE) {
    killLeaders(state, hex, unit, emit);
    offerAdvance(state, sideOf(unit), hex, []); // R118
    return;
  }
  const target = targetOf(state, { hex, place });
  if (target === undefined) throw new Error(`nobody in place ${place} of ${hex}`);
  state.shotAt[target] = (state.shotAt[target] ?? 0) + 1;
  push(state, { kind: 'shot', unit, target });
}

export const shot: RulesOf<'shot'> = {
  decide: () => rollOf(1, '7.2'),
  actions: () => [],
  check: (_, __, action) => checkRoll(action, 1),
  apply(state, { unit, target }, action, emit) {
    if (action.kind !== 'roll') return;
    const [die = 0] = action.dice;
    const from = hexOfPiece(state, unit);
    const hex = hexOfPiece(state, target);
    const rating = ratingOf(unit, hitsOf(state, unit));
    const list = modifiers(state, unit, hex, unitsIn(state, hex).length);
    const sum = list.reduce((total, modifier) => total + modifier.value, 0);
    const hit = isHit(die, rating, sum);
    pop(state);
    emit({
      type: 'shot',
      unit: idOf(unit),
      from,
      target: idOf(target),
      hex,
      die,
      needed: numberNeeded(rating),
      modifiers: list,
      hit,
      ranged: GRID.distance(from, hex) > 1,
      concealed: isConcealed(state, hex),
      secret: !isKnownToEnemy(state, target),
    });
    if (!hit) return;
    const beneath = state.frames.length;
    takeHit(state, target, emit);
    // 7.5, R114 the advance is offered when the loss and all that it calls for are settled; in a break's round, after that
    const inRound = state.frames.slice(0, beneath).some((frame) => frame.kind === 'break');
    if (state.at[target] === LOST && !inRound) offerAdvance(state, sideOf(unit), hex, [], beneath);
  },
};

const codeOf = (bar: FireBar) => (bar === 'notAdjacent' ? 'targetNotAdjacent' : bar);
