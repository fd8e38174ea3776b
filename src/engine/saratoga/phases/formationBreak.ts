/** 3.8.1, 3.8.2 A morale check, and what a break brings: the enemy's free round, the retreat, the advances. */
import { pop, push, replaceTop } from '../../kernel/frames';
import type { Refusal } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { GRID } from '../battlefield';
import { type Target, targetsOf } from '../combat';
import type { Side } from '../data/types';
import type { BreakFrame } from '../frames';
import { killLeaders, loseUnit } from '../losses';
import { isBroken, lowerMorale, moraleNumber } from '../morale';
import { refuse } from '../refusals';
import { displacementHexes, drivenBack, retreatHexes } from '../retreat';
import {
  combatUnitsOf,
  commanderOf,
  enemyOf,
  formationId,
  idOf,
  isInfantry,
  knownPiece,
  type Piece,
  sideOf,
} from '../roster';
import { countUnits, leadersIn, STACKING_LIMIT, unitsIn } from '../stacking';
import { hexOfPiece, isOnMap, placeAt, type State } from '../state';
import { offerAdvance } from './aftermath';
import { checkTarget, shoot, tellHeld } from './fire';
import { checkRoll, ownPiece, rollOf, type RulesOf } from './rules';

export const morale: RulesOf<'morale'> = {
  decide: () => rollOf(2, '3.8.1'),
  actions: () => [],
  check: (_, __, action) => checkRoll(action, 2),
  apply(state, { formation }, action, emit) {
    if (action.kind !== 'roll') return;
    const number = moraleNumber(state, formation);
    const passed = action.dice.reduce((sum, die) => sum + die, 0) <= number;
    emit({ type: 'moraleChecked', formation: formationId(formation), dice: action.dice, number, passed });
    if (passed) {
      lowerMorale(state, formation);
      pop(state);
      return;
    }
    state.broken[formation] = true;
    emit({ type: 'broke', formation: formationId(formation) });
    const units = drivenBack(state, formation);
    replaceTop(state, {
      kind: 'break',
      formation,
      stage: 'round',
      units,
      hexes: [...new Set(units.map((unit) => hexOfPiece(state, unit)))],
      done: [],
      firers: [],
      aims: [],
      gone: [],
    });
  },
};

export const formationBreak: RulesOf<'break'> = {
  step(state, frame, emit) {
    if (frame.stage === 'round') {
      if (roundFirers(state, frame).length > 0) return false;
      frame.stage = 'retreat';
      return true;
    }
    if (frame.stage === 'retreat') {
      const left = retreating(state, frame);
      if (left.length === 0) {
        frame.stage = 'advances';
        return true;
      }
      // 3.8.3 a unit with nowhere to go surrenders; one of them at a time, for a hex may open
      const stuck = left.every((unit) => retreatHexes(state, unit).hexes.length === 0) ? left[0] : undefined;
      if (stuck === undefined) return false;
      emit({ type: 'surrendered', unit: idOf(stuck), hex: hexOfPiece(state, stuck) });
      frame.gone.push(stuck);
      loseUnit(state, stuck);
      return true;
    }
    // R77, R88 the advances into the hexes that the break has emptied
    const side = enemyOf(sideOf(commanderOf(frame.formation)));
    pop(state);
    for (const hex of frame.hexes) {
      if (countUnits(state, hex, enemyOf(side)) > 0) continue;
      const round = frame.firers.filter((_, i) => frame.aims[i] === hex);
      offerAdvance(state, side, hex, round);
    }
    return true;
  },
  decide: (_, frame) => {
    const owner = sideOf(commanderOf(frame.formation));
    return frame.stage === 'round'
      ? { kind: 'freeRound', by: enemyOf(owner), case: '3.8.2' }
      : { kind: 'retreat', by: owner, case: '3.8.3' };
  },
  actions(state, frame) {
    if (frame.stage === 'round') {
      const list: Action[] = [];
      for (const unit of roundFirers(state, frame)) {
        for (const { hex, place } of roundTargets(state, frame, unit))
          list.push({ kind: 'fire', unit: idOf(unit), hex, place });
        list.push({ kind: 'hold', unit: idOf(unit) });
      }
      list.push({ kind: 'holdAll' });
      return list;
    }
    return retreating(state, frame).flatMap((unit) =>
      retreatHexes(state, unit).hexes.map((hex) => ({ kind: 'retreat', unit: idOf(unit), hex }) as const),
    );
  },
  check: (state, frame, action) =>
    frame.stage === 'round' ? checkRound(state, frame, action) : checkRetreat(state, frame, action),
  apply(state, frame, action, emit) {
    switch (action.kind) {
      case 'fire': {
        const unit = knownPiece(action.unit);
        frame.done.push(unit);
        frame.firers.push(unit);
        frame.aims.push(action.hex as Hex);
        shoot(state, unit, action.hex as Hex, action.place, emit);
        return;
      }
      case 'hold':
        frame.done.push(knownPiece(action.unit));
        tellHeld(state, knownPiece(action.unit), emit);
        return;
      case 'holdAll':
        for (const unit of roundFirers(state, frame)) {
          frame.done.push(unit);
          tellHeld(state, unit, emit);
        }
        return;
      case 'retreat': {
        const unit = knownPiece(action.unit);
        const from = hexOfPiece(state, unit);
        const side = sideOf(unit);
        const full = countUnits(state, action.hex as Hex, side) >= STACKING_LIMIT;
        frame.gone.push(unit);
        killLeaders(state, action.hex as Hex, unit, emit);
        placeAt(state, unit, action.hex as Hex);
        // R95, R126 leaders go along with the last unit that leaves them
        const leaders = countUnits(state, from, side) === 0 ? leadersIn(state, from, side) : [];
        for (const leader of leaders) placeAt(state, leader, action.hex as Hex);
        emit({ type: 'retreated', unit: action.unit, leaders: leaders.map(idOf), from, hex: action.hex });
        if (full) push(state, { kind: 'displacement', hex: action.hex as Hex, newcomer: unit });
        return;
      }
      default:
    }
  },
};

function checkRound(state: State, frame: BreakFrame, action: Action): Refusal | undefined {
  if (action.kind === 'holdAll') return undefined;
  if (action.kind !== 'fire' && action.kind !== 'hold') return refuse('notNow');
  const side: Side = enemyOf(sideOf(commanderOf(frame.formation)));
  const unit = ownPiece(state, side, action.unit);
  if (typeof unit !== 'number') return unit;
  if (!isInfantry(unit)) return refuse('onlyInfantryInRound', action.unit);
  if (isBroken(state, unit)) return refuse('brokenInRound', action.unit);
  if (frame.done.includes(unit)) return refuse('alreadyFired', action.unit);
  if (action.kind === 'hold') return undefined;
  const bad = checkTarget(state, unit, action, (other) => frame.units.includes(other));
  if (bad) return bad;
  return isAffected(state, frame, { hex: action.hex as Hex, place: action.place })
    ? undefined
    : refuse('notDrivenBack', action.unit);
}

function checkRetreat(state: State, frame: BreakFrame, action: Action): Refusal | undefined {
  if (action.kind !== 'retreat') return refuse('notNow');
  const unit = ownPiece(state, sideOf(commanderOf(frame.formation)), action.unit);
  if (typeof unit !== 'number') return unit;
  if (!retreating(state, frame).includes(unit)) return refuse('notDrivenBack', action.unit);
  return retreatHexes(state, unit).hexes.includes(action.hex as Hex)
    ? undefined
    : refuse('notARetreatHex', action.unit);
}

/** R86 enemy infantry adjacent to an affected unit, each once, whether or not it has fired before. */
function roundFirers(state: State, frame: BreakFrame): Piece[] {
  const affected = frame.units.filter((unit) => isOnMap(state, unit)).map((unit) => hexOfPiece(state, unit));
  if (affected.length === 0) return [];
  return combatUnitsOf(enemyOf(sideOf(commanderOf(frame.formation)))).filter(
    (unit) =>
      isInfantry(unit) &&
      isOnMap(state, unit) &&
      !frame.done.includes(unit) &&
      !isBroken(state, unit) &&
      affected.some((hex) => GRID.areAdjacent(hexOfPiece(state, unit), hex)) &&
      roundTargets(state, frame, unit).length > 0,
  );
}

const roundTargets = (state: State, frame: BreakFrame, unit: Piece): Target[] =>
  targetsOf(state, unit, (other) => frame.units.includes(other)).filter((target) =>
    isAffected(state, frame, target),
  );

/** R87 only units that the break drives back are targets. */
function isAffected(state: State, frame: BreakFrame, target: Target): boolean {
  const chosen = unitsIn(state, target.hex)[target.place];
  return chosen !== undefined && frame.units.includes(chosen);
}

const retreating = (state: State, frame: BreakFrame): Piece[] =>
  frame.units.filter((unit) => isOnMap(state, unit) && !frame.gone.includes(unit));

/** 3.1.4, R90 somebody makes room. */
export const displacement: RulesOf<'displacement'> = {
  decide: (_, { newcomer }) => ({ kind: 'displace', by: sideOf(newcomer), case: '3.1.4' }),
  actions: (state, frame) =>
    others(state, frame).flatMap((unit) =>
      displacementHexes(state, unit).map((hex) => ({ kind: 'displace', unit: idOf(unit), hex }) as const),
    ),
  check(state, frame, action) {
    if (action.kind !== 'displace') return refuse('notNow');
    const unit = ownPiece(state, sideOf(frame.newcomer), action.unit);
    if (typeof unit !== 'number') return unit;
    if (!others(state, frame).includes(unit)) return refuse('notToDisplace', action.unit);
    return displacementHexes(state, unit).includes(action.hex as Hex)
      ? undefined
      : refuse('noRoomThere', action.unit);
  },
  apply(state, { hex }, action, emit) {
    if (action.kind !== 'displace') return;
    pop(state);
    const unit = knownPiece(action.unit);
    killLeaders(state, action.hex as Hex, unit, emit);
    placeAt(state, unit, action.hex as Hex);
    emit({ type: 'displaced', unit: action.unit, from: hex, hex: action.hex });
  },
};

const others = (state: State, frame: { readonly hex: Hex; readonly newcomer: Piece }): Piece[] =>
  unitsIn(state, frame.hex).filter((unit) => unit !== frame.newcomer);
