/** 7.3, 7.5 What follows a loss: leaders find friends, the victors may advance. */
import { pop } from '../../kernel/frames';
import type { Refusal } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { GRID } from '../battlefield';
import type { Side } from '../data/types';
import type { AdvanceFrame } from '../frames';
import { isBroken } from '../morale';
import { refuse } from '../refusals';
import {
  combatUnitsOf,
  enemyOf,
  formationOf,
  idOf,
  isCombatUnit,
  isGun,
  knownPiece,
  type Piece,
  sideOf,
} from '../roster';
import { countUnits, leadersIn, STACKING_LIMIT } from '../stacking';
import { hexOfPiece, isOnMap, LOST, placeAt, type State } from '../state';
import { isControlledBy } from '../zoc';
import { ownPiece, type RulesOf } from './rules';

export const relocation: RulesOf<'relocation'> = {
  step(state, { leader }, emit) {
    const hexes = nearestFriends(state, leader);
    if (hexes.length > 1) return false;
    const from = hexOfPiece(state, leader);
    pop(state);
    const [hex] = hexes;
    if (hex === undefined) {
      // R80 no friend is left
      state.at[leader] = LOST;
      state.active[leader] = false;
      emit({ type: 'leaderRemoved', leader: idOf(leader) });
    } else {
      placeAt(state, leader, hex);
      emit({ type: 'relocated', leader: idOf(leader), from, hex });
    }
    return true;
  },
  decide: (_, { leader }) => ({ kind: 'relocateLeader', by: sideOf(leader), case: '7.3' }),
  actions: (state, { leader }) => nearestFriends(state, leader).map((hex) => ({ kind: 'relocate', hex })),
  check(state, { leader }, action) {
    if (action.kind !== 'relocate') return refuse('notNow');
    return nearestFriends(state, leader).includes(action.hex as Hex)
      ? undefined
      : refuse('notNearest', idOf(leader));
  },
  apply(state, { leader }, action, emit) {
    if (action.kind !== 'relocate') return;
    const from = hexOfPiece(state, leader);
    pop(state);
    placeAt(state, leader, action.hex as Hex);
    emit({ type: 'relocated', leader: idOf(leader), from, hex: action.hex });
  },
};

/** R80 the nearest units of his formation, else the nearest friends; all that are equally near. */
function nearestFriends(state: State, leader: Piece): Hex[] {
  const friends = combatUnitsOf(sideOf(leader)).filter((unit) => isOnMap(state, unit));
  const formation = formationOf(leader);
  const own = friends.filter((unit) => formation >= 0 && formationOf(unit) === formation);
  const here = hexOfPiece(state, leader);
  const hexes = (own.length > 0 ? own : friends).map((unit) => hexOfPiece(state, unit));
  const least = Math.min(...hexes.map((hex) => GRID.distance(here, hex)));
  return [...new Set(hexes.filter((hex) => GRID.distance(here, hex) === least))];
}

export const advance: RulesOf<'advance'> = {
  step(state, frame) {
    if (eligible(state, frame).length > 0) return false;
    pop(state);
    return true;
  },
  decide: (_, { side }) => ({ kind: 'advance', by: side, case: '7.5' }),
  actions(state, frame) {
    const units = eligible(state, frame);
    const groups = [
      ...units.map((unit) => [unit]),
      ...units.flatMap((a, i) => units.slice(i + 1).map((b) => [a, b])),
    ];
    const list: Action[] = [{ kind: 'decline' }];
    for (const group of groups) {
      list.push({ kind: 'advance', counters: group.map(idOf) });
      const leaders = leadersWith(state, group);
      if (leaders.length > 0) list.push({ kind: 'advance', counters: [...group, ...leaders].map(idOf) });
    }
    return list.filter((action) => action.kind !== 'advance' || !checkAdvance(state, frame, action.counters));
  },
  check(state, frame, action) {
    if (action.kind === 'decline') return undefined;
    return action.kind === 'advance' ? checkAdvance(state, frame, action.counters) : refuse('notNow');
  },
  apply(state, frame, action, emit) {
    pop(state);
    if (action.kind !== 'advance') {
      emit({ type: 'declined', hex: frame.hex });
      return;
    }
    for (const id of action.counters) placeAt(state, knownPiece(id), frame.hex);
    emit({ type: 'advanced', counters: [...action.counters], hex: frame.hex });
  },
};

function checkAdvance(state: State, frame: AdvanceFrame, ids: unknown): Refusal | undefined {
  if (!Array.isArray(ids)) return refuse('malformed');
  const pieces: Piece[] = [];
  for (const id of ids) {
    const piece = ownPiece(state, frame.side, id);
    if (typeof piece !== 'number') return piece;
    if (pieces.includes(piece)) return refuse('sameTwice', idOf(piece));
    pieces.push(piece);
  }
  const units = pieces.filter(isCombatUnit);
  if (units.length === 0) return refuse('emptyGroup');
  if (units.length > STACKING_LIMIT) return refuse('tooManyAdvance');
  const able = eligible(state, frame);
  for (const unit of units) {
    if (!able.includes(unit))
      return refuse(
        isGun(unit) && frame.units.includes(unit) ? 'gunsDoNotAdvance' : 'didNotFire',
        idOf(unit),
      );
  }
  const beside = leadersWith(state, units);
  const stray = pieces.find((piece) => !isCombatUnit(piece) && !beside.includes(piece));
  return stray === undefined ? undefined : refuse('leaderNotWithThem', idOf(stray));
}

/** 7.5, 7.5.1, R77, R78 those of the firers that can go; none after fire by guns alone, or if the hex is held again. */
function eligible(state: State, { side, hex, units }: AdvanceFrame): Piece[] {
  if (countUnits(state, hex, enemyOf(side)) > 0 || countUnits(state, hex, side) > 0 || units.every(isGun))
    return [];
  return units.filter(
    (unit) =>
      isOnMap(state, unit) &&
      GRID.areAdjacent(hexOfPiece(state, unit), hex) &&
      !isBroken(state, unit) &&
      !(isGun(unit) && isControlledBy(state, hex, enemyOf(side))), // 3.5
  );
}

const leadersWith = (state: State, units: readonly Piece[]): Piece[] =>
  [...new Set(units.map((unit) => hexOfPiece(state, unit)))].flatMap((hex) =>
    leadersIn(state, hex, sideOf(units[0] ?? 0)),
  );

/** Puts the offer of an advance into the stack of frames at this height: it comes up when all above it is settled. */
export function offerAdvance(
  state: State,
  side: Side,
  hex: Hex,
  alsoFired: readonly Piece[],
  height = state.frames.length,
): void {
  const firers = combatUnitsOf(side).filter(
    (unit) => (state.aimedAt[unit] === hex && state.fired[unit]) || alsoFired.includes(unit),
  );
  if (firers.length === 0) return;
  // Where the last unit fell and the rest fled, it is one offer.
  const before = state.frames.findIndex((frame) => frame.kind === 'advance' && frame.hex === hex);
  if (before >= 0) state.frames.splice(before, 1);
  state.frames.splice(before >= 0 && before < height ? height - 1 : height, 0, {
    kind: 'advance',
    side,
    hex,
    units: firers,
  });
}
