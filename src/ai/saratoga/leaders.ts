/** 3.7, 7.2, 7.6, 8.0 Where leaders belong: with their men, most of them in span, and never alone. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  bonusOf,
  combatUnitsOf,
  commanderOf,
  type Destination,
  destinations,
  fieldOf,
  formationOf,
  formationsOf,
  GATES,
  GRID,
  groupPoints,
  hasMinimumMove,
  isGun,
  makeGroup,
  overallOf,
  type Piece,
  readBoard,
  spanOf,
  type State,
  unitsOf,
} from '../../engine/saratoga/index';
import type { Officer } from './officer';
import { type Survey, toFoe } from './survey';

export function wayOfLeader(
  officer: Officer,
  state: State,
  survey: Survey,
  leader: Piece,
  here: Hex,
): Destination | undefined {
  const board = readBoard(state);
  const { own } = fieldOf(board, officer.side);
  const group = makeGroup(state, [leader]);
  let highest = placeOf(officer, state, survey, leader, here) + STAYS;
  const [way] = destinations(
    board,
    group,
    groupPoints(state, group),
    hasMinimumMove(state, group),
    (hexes) => {
      let best: Hex | undefined;
      for (const hex of hexes) {
        if (own[hex] === 0) continue;
        const value =
          placeOf(officer, state, survey, leader, hex) -
          (leader === GATES ? RELUCTANCE : RIDE) * GRID.distance(hex, here);
        if (value > highest) [highest, best] = [value, hex];
      }
      best ??= own[here] === 0 ? nearestToFriends(officer, state, hexes, here) : undefined;
      return best === undefined ? [] : [best];
    },
  );
  return way;
}

const STAYS = 0.05;
const RIDE = 0.003;
/** Gates stays where he commands unless his wing has gone. */
const RELUCTANCE = 0.4;
const ALONE = -100;

/** How good a hex is for a leader; ALONE where no unit stands. */
function placeOf(officer: Officer, state: State, survey: Survey, leader: Piece, hex: Hex): number {
  const { own } = fieldOf(readBoard(state), officer.side);
  if (own[hex] === 0) return ALONE;
  return formationOf(leader) >= 0
    ? placeOfCommander(officer, state, survey, leader, hex)
    : placeOfOverall(officer, state, survey, leader, hex);
}

function placeOfCommander(
  { side, traits }: Officer,
  state: State,
  survey: Survey,
  leader: Piece,
  hex: Hex,
): number {
  const formation = formationOf(leader);
  const { near } = fieldOf(readBoard(state), side);
  let value = 0;
  if (!state.broken[formation])
    for (const unit of unitsOf(formation)) {
      const at = (state.at[unit] ?? 0) as Hex;
      if (at <= 0) continue;
      const distance = GRID.distance(hex, at);
      if (distance <= spanOf(leader)) value += 1;
      const isOnEdge = (state.hits[unit] ?? 0) % 2 === 1;
      if (distance > 1 || (distance === 1 && !isOnEdge)) continue;
      if (distance === 1) value += 0.1;
      else {
        value += 0.3;
        // 7.2 his bonus counts where they fire; 8.0 a marker goes at once where he is
        const front = near[hex] !== 0 ? 1 : Math.min(0.5, survey.coming[hex] ?? 0);
        if (!isGun(unit)) value += traits.leading * bonusOf(leader) * front;
        if (isOnEdge && near[hex] === 0) value += 0.6;
      }
    }
  const overall = overallOf(formation);
  const at = (state.at[overall] ?? 0) as Hex;
  if (at > 0 && GRID.distance(hex, at) > spanOf(overall)) value -= 1.5;
  return value;
}

/** Where most of the army, and of its commanders, can be reached; Gates stays out of the enemy's way. */
function placeOfOverall(
  { side, traits }: Officer,
  state: State,
  survey: Survey,
  leader: Piece,
  hex: Hex,
): number {
  const span = spanOf(leader);
  const { near } = fieldOf(readBoard(state), side);
  let value = 0;
  for (const unit of combatUnitsOf(side)) {
    const at = (state.at[unit] ?? 0) as Hex;
    const formation = formationOf(unit);
    if (at <= 0 || (formation >= 0 && (overallOf(formation) !== leader || state.broken[formation]))) continue;
    if (formation < 0) continue;
    const distance = GRID.distance(hex, at);
    // 8.0 a marker goes at once where he is
    if (distance === 0 && (state.hits[unit] ?? 0) % 2 === 1 && near[hex] === 0) value += traits.tending;
    const front = Math.min(1, (survey.coming[at] ?? 0) + (survey.beside[at] ?? 0));
    value += distance <= span ? (isGun(unit) ? 0.3 : 0.5) + 0.5 * front : -0.02 * (distance - span);
  }
  for (const formation of formationsOf(side)) {
    if (overallOf(formation) !== leader || state.broken[formation]) continue;
    const at = (state.at[commanderOf(formation)] ?? 0) as Hex;
    if (at > 0) value += GRID.distance(hex, at) <= span ? 1.5 : -0.03 * (GRID.distance(hex, at) - span);
  }
  const shy = leader === GATES ? 4 : 2;
  return value - 0.4 * Math.max(0, shy - toFoe(survey, hex));
}

function nearestToFriends(
  { side }: Officer,
  state: State,
  hexes: readonly Hex[],
  here: Hex,
): Hex | undefined {
  const friends = combatUnitsOf(side)
    .map((unit) => (state.at[unit] ?? 0) as Hex)
    .filter((hex) => hex > 0);
  const far = (hex: Hex) =>
    friends.reduce((least, friend) => Math.min(least, GRID.distance(hex, friend)), 99);
  let best: Hex | undefined;
  let least = far(here);
  for (const hex of hexes) if (far(hex) < least) [least, best] = [far(hex), hex];
  return best;
}
