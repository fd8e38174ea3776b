/** 7.3, 7.5 What follows a loss: leaders find friends, the victors may advance. */
import { pop } from '../../kernel/frames';
import type { Emit, Refusal } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { GRID } from '../battlefield';
import type { Side } from '../data/types';
import type { Event } from '../events';
import { isInspectable, isKnownToEnemy } from '../fog';
import { type AdvanceFrame, type RelocationFrame, UNSEEN } from '../frames';
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
  step(state, frame, emit) {
    const friends = combatUnitsOf(frame.side).some((unit) => isOnMap(state, unit));
    // R127, R129 an unseen leader is led by his owner, who says so if there is none; in the open everybody sees
    if (state.fog && frame.leader === UNSEEN && friends) return false;
    const leader = leaderOf(state, frame);
    if (leader === undefined) {
      pop(state);
      return true;
    }
    const [hex, another] = nearestFriends(state, leader);
    if (another !== undefined) return false;
    if (hex !== undefined) lead(state, frame, leader, hex, emit);
    else {
      // R80 no friend is left
      state.at[leader] = LOST;
      state.active[leader] = false;
      emit({ type: 'leaderRemoved', leader: idOf(leader) });
    }
    return true;
  },
  decide: (_, { side }) => ({ kind: 'relocateLeader', by: side, case: '7.3' }),
  actions(state, frame) {
    const leader = leaderOf(state, frame);
    if (leader === undefined) return [{ kind: 'decline' }];
    return nearestFriends(state, leader).map((hex) => ({ kind: 'relocate', hex }));
  },
  check(state, frame, action) {
    const leader = leaderOf(state, frame);
    if (action.kind === 'decline' && leader === undefined) return undefined;
    if (action.kind !== 'relocate' || leader === undefined) return refuse('notNow');
    return nearestFriends(state, leader).includes(action.hex as Hex)
      ? undefined
      : refuse('notNearest', idOf(leader));
  },
  apply(state, frame, action, emit) {
    const leader = leaderOf(state, frame);
    if (action.kind === 'relocate' && leader !== undefined)
      lead(state, frame, leader, action.hex as Hex, emit);
    // R129 whether another lies there is for the owner to say, who is asked again
    const isDone = frame.leader === UNSEEN ? action.kind === 'decline' : leaderOf(state, frame) === undefined;
    if (isDone) pop(state);
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

/** Who must leave the hex now. */
function leaderOf(state: State, { leader, side, hex }: RelocationFrame): Piece | undefined {
  if (leader === UNSEEN) return leadersIn(state, hex, side).find((each) => !state.seen[each]);
  return state.at[leader] === hex ? leader : undefined;
}

/** R127 a way that neither begins nor ends in the open is not told to the enemy. */
function lead(state: State, frame: RelocationFrame, leader: Piece, hex: Hex, emit: Emit<Event>): void {
  placeAt(state, leader, hex);
  const secret = frame.leader === UNSEEN && !isInspectable(state, hex, frame.side);
  emit({ type: 'relocated', leader: idOf(leader), from: frame.hex, hex, secret });
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
    const pieces = action.counters.map(knownPiece);
    const from = pieces.map((piece) => hexOfPiece(state, piece));
    for (const piece of pieces) placeAt(state, piece, frame.hex);
    const hidden = isInspectable(state, frame.hex, frame.side)
      ? []
      : pieces.filter((piece) => !isKnownToEnemy(state, piece)).map(idOf);
    const told = { type: 'advanced', counters: [...action.counters], from, hex: frame.hex } as const;
    emit(hidden.length > 0 ? { ...told, hidden } : told);
  },
};

function checkAdvance(state: State, frame: AdvanceFrame, ids: readonly string[]): Refusal | undefined {
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
