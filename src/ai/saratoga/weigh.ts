/** What speaks for an order that is neither a march nor a shot, in two numbers; `Weighed` says which. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  type Action,
  barToCombatMove,
  combatUnitsOf,
  type Counsel,
  enemyOf,
  EXITS_TO_WIN,
  FORMATIONS,
  formationOf,
  fullStrengthExits,
  GRID,
  groupId,
  isCombatUnit,
  isNearEnemy,
  knownPiece,
  overallOf,
  commanderOf,
  formationsOf,
  type Piece,
  readBoard,
  recoverable,
  recovering,
  SARATOGA,
  type Side,
  sideOf,
  spanOf,
  type State,
  unitsOf,
  type Weighed,
} from '../../engine/saratoga/index';
import { friendsNear, mending } from './aftermath';
import { broughtBy, broughtByEach, foesOf, toNearest } from './command';
import { weighedShots } from './fire';
import { COVER } from './ground';
import type { Officer } from './officer';
import { isFightingFoot, worthOfHit } from './worth';

/** `from`: where the first that is ordered stands; 0 where nobody is. */
export function weighed(officer: Officer, state: State, action: Action, from: number): Counsel {
  if (action.kind === 'activate') {
    const { units, near, formation } = broughtBy(state, FORMATIONS.indexOf(action.formation));
    const other = broughtByEach(state, officer.side).find((each) => each.formation !== formation);
    return { kind: 'activation', units, near, other };
  }
  const done = enough(officer, state, action);
  return done
    ? { kind: 'enough', weighed: done }
    : { kind: 'plain', from, weighed: plain(officer, state, action) };
}

const here = (state: State, unit: Piece): Hex => (state.at[unit] ?? 0) as Hex;
const onMap = (state: State, side: Side): readonly Piece[] =>
  combatUnitsOf(side).filter((unit) => here(state, unit) > 0);
const count = (pieces: readonly Piece[], is: (piece: Piece) => boolean): number => pieces.filter(is).length;

/** Of the order that ends a phase; undefined of any other. */
function enough(officer: Officer, state: State, action: Action): Weighed | undefined {
  const units = onMap(state, officer.side);
  switch (action.kind) {
    case 'endCommand': {
      const active = count(units, (unit) => state.active[unit] === true);
      return [active, units.length - active];
    }
    case 'endMovement': {
      const gone = count(units, (unit) => state.done[unit] === true);
      return [gone, units.length - gone];
    }
    case 'endCombatMovement': {
      const board = readBoard(state);
      const foes = foesOf(state, officer.side);
      const isEngaged = (unit: Piece) => toNearest(here(state, unit), foes) <= 1;
      return [
        count(units, isEngaged),
        count(
          units,
          (unit) =>
            !isEngaged(unit) &&
            !barToCombatMove(state, unit, []) &&
            isNearEnemy(board, officer.side, here(state, unit)),
        ),
      ];
    }
    case 'endRecovery': {
      const open = recoverable(state, officer.side).flatMap((group) => recovering(state, group));
      return [count(units, (unit) => (state.hits[unit] ?? 0) % 2 === 1), new Set(open).size];
    }
    case 'holdAll': {
      const shots = weighedShots(officer, state);
      return [shots.length, shots[0]?.value ?? 0];
    }
    default:
      return undefined;
  }
}

function plain(officer: Officer, state: State, action: Action): Weighed {
  const { side, traits } = officer;
  const others = () =>
    SARATOGA.actions(state).filter((other) => JSON.stringify(other) !== JSON.stringify(action));
  switch (action.kind) {
    case 'chooseOrder':
      return [strikers(state, side), strikers(state, enemyOf(side))];
    case 'retreat':
    case 'displace': {
      const hex = action.hex as Hex;
      return [toNearest(hex, foesOf(state, side)), COVER[state.battle][hex] ?? 0];
    }
    case 'relocate': {
      const near = (other: Action) =>
        other.kind === 'relocate' ? friendsNear(state, side, other.hex as Hex) : 0;
      return [near(action), Math.max(0, ...others().map(near))];
    }
    case 'remove': {
      const worth = (other: Action) =>
        other.kind === 'remove' ? worthOfHit(state, knownPiece(other.counter), traits) : Infinity;
      return [worth(action), Math.min(...others().map(worth))];
    }
    case 'recover': {
      const groups = recoverable(state, side);
      const markers = (isThis: boolean) =>
        groups
          .filter((group) => (groupId(group) === action.group) === isThis)
          .map((group) => mending(state, group, traits).markers);
      return [Math.max(0, ...markers(true)), Math.max(0, ...markers(false))];
    }
    case 'exit':
      return [fullStrengthExits(state), EXITS_TO_WIN];
    case 'move': {
      const [leader] = action.counters.map(knownPiece).filter((piece) => !isCombatUnit(piece));
      const to = action.path.at(-1) as Hex | undefined;
      return leader === undefined || to === undefined
        ? [0, 0]
        : [reached(state, leader, to), reached(state, leader, here(state, leader))];
    }
    default: {
      const units = combatUnitsOf(side);
      const placed = count(units, (unit) => here(state, unit) > 0);
      return [placed, units.length - placed];
    }
  }
}

/** Infantry with an enemy so near that it can come to him in a turn. */
function strikers(state: State, side: Side): number {
  const foes = foesOf(state, side);
  return count(
    onMap(state, side),
    (unit) => isFightingFoot(state, unit) && toNearest(here(state, unit), foes) <= A_TURN,
  );
}
const A_TURN = 4;

/** 5.0 a commander reaches the units of his formation, an overall commander his commanders. */
function reached(state: State, leader: Piece, from: Hex): number {
  const formation = formationOf(leader);
  const men =
    formation >= 0
      ? unitsOf(formation)
      : formationsOf(sideOf(leader)).flatMap((each) =>
          overallOf(each) === leader ? [commanderOf(each)] : [],
        );
  return count(
    men,
    (piece) => here(state, piece) > 0 && GRID.distance(from, here(state, piece)) <= spanOf(leader),
  );
}
