/** 7.0 Closing in: whoever gains by it goes, the best first, and those who waited for others are asked twice. */
import type { Hex } from '../../engine/hexmap/hexId';
import { top } from '../../engine/kernel/frames';
import {
  type Action,
  barToCombatMove,
  bonusOf,
  combatDestinations,
  combatUnitsOf,
  commanderOf,
  type Destination,
  fieldOf,
  formationOf,
  formationsOf,
  idOf,
  isInfantry,
  isNearEnemy,
  LEADER_PIECES,
  makeGroup,
  type Piece,
  ratingOf,
  readBoard,
  SARATOGA,
  sideOf,
  type State,
  unitsOf,
} from '../../engine/saratoga/index';
import { notesOf, type Officer } from './officer';
import { bodyOf, orderFor } from './orders';
import { standings } from './stand';

const END: Action = { kind: 'endCombatMovement' };

export function closeIn(officer: Officer, state: State): Action {
  const frame = top(state);
  if (frame?.kind !== 'combatMovement') return END;
  const isNew = officer.notes?.phase !== `${state.turn} ${state.phasing} close`;
  const notes = notesOf(officer, state, 'close');
  if (isNew) {
    const ranks = thoseWhoMay(officer, state, frame.moved);
    notes.queue.push(...ranks, ...ranks);
  }
  const board = readBoard(state);
  for (let unit = notes.queue.shift(); unit !== undefined; unit = notes.queue.shift()) {
    const here = (state.at[unit] ?? 0) as Hex;
    if (here <= 0 || frame.moved.includes(unit)) continue;
    const standing = standings(officer, state, notes.survey, unit, here);
    let highest = standing(here) + officer.traits.nerve;
    let way: Destination | undefined;
    for (const each of combatDestinations(board, makeGroup(state, [unit]))) {
      const value = standing(each.hex);
      if (value > highest) [highest, way] = [value, each];
    }
    if (!way) continue;
    const alone: Action = { kind: 'combatMove', counters: [idOf(unit)], path: way.path };
    const along = companions(officer, state, unit, here, frame.moved);
    const led: Action = { ...alone, counters: [unit, ...along].map(idOf) };
    return SARATOGA.check(state, led) ? alone : led;
  }
  return leaderToFront(officer, state, frame.moved, notes.seenTo) ?? END;
}

/** The strong and whole first, those already in contact last. */
function thoseWhoMay({ side, orders, posts }: Officer, state: State, moved: readonly Piece[]): Piece[] {
  const board = readBoard(state);
  const { near } = fieldOf(board, side);
  const ranks: { readonly unit: Piece; readonly key: number }[] = [];
  for (const unit of combatUnitsOf(side)) {
    const at = (state.at[unit] ?? 0) as Hex;
    if (at <= 0 || barToCombatMove(state, unit, moved) || !isNearEnemy(board, side, at)) continue;
    const { stance } = posts.get(unit) ?? orderFor(orders, bodyOf(unit));
    if (stance === 'withdraw' || stance === 'exit') continue;
    const hits = state.hits[unit] ?? 0;
    ranks.push({ unit, key: ratingOf(unit, hits) + (hits % 2) * 2 + (near[at] !== 0 ? 3 : 0) });
  }
  return ranks.sort((a, b) => a.key - b.key || a.unit - b.unit).map(({ unit }) => unit);
}

/** 7.6 leaders go along where they would be left alone, and the commander where his bonus counts. */
function companions(
  { side }: Officer,
  state: State,
  unit: Piece,
  here: Hex,
  moved: readonly Piece[],
): readonly Piece[] {
  const isLast = !combatUnitsOf(side).some((other) => other !== unit && state.at[other] === here);
  const formation = formationOf(unit);
  return LEADER_PIECES.filter(
    (leader) =>
      sideOf(leader) === side &&
      state.at[leader] === here &&
      (isLast || (formationOf(leader) === formation && bonusOf(leader) > 0)) &&
      !barToCombatMove(state, leader, moved),
  );
}

/** 7.2 a commander joins his men who are about to fire. */
function leaderToFront(
  { side, traits }: Officer,
  state: State,
  moved: readonly Piece[],
  seenTo: Set<Piece>,
): Action | undefined {
  if (traits.leading === 0) return undefined;
  const board = readBoard(state);
  const { own, near } = fieldOf(board, side);
  for (const formation of formationsOf(side)) {
    const leader = commanderOf(formation);
    const at = (state.at[leader] ?? 0) as Hex;
    if (at <= 0 || seenTo.has(leader) || bonusOf(leader) === 0 || state.broken[formation]) continue;
    seenTo.add(leader);
    if (barToCombatMove(state, leader, moved)) continue;
    const firing = (hex: Hex) =>
      near[hex] === 0
        ? 0
        : unitsOf(formation).filter((unit) => state.at[unit] === hex && isInfantry(unit)).length;
    let most = firing(at);
    let way: Destination | undefined;
    for (const each of combatDestinations(board, makeGroup(state, [leader])))
      if (own[each.hex] !== 0 && firing(each.hex) > most) [most, way] = [firing(each.hex), each];
    if (way) return { kind: 'combatMove', counters: [idOf(leader)], path: way.path };
  }
  return undefined;
}
