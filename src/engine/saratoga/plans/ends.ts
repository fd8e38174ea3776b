/** 3.1.1, 3.5, 3.7 Where a unit or a leader best ends a march toward a goal. */
import type { Hex } from '../../hexmap/hexId';
import { GRID, isWoods, isWork } from '../battlefield';
import { leadersFor } from '../command';
import { pointsLeft } from '../movement';
import { distanceTo, enemyHexes } from '../retreat';
import {
  combatUnitsOf,
  formationOf,
  isGun,
  isInfantry,
  type Piece,
  sideOf,
  spanOf,
  unitsOf,
} from '../roster';
import { STACKING_LIMIT } from '../stacking';
import { hexOfPiece, isOnMap, type State } from '../state';
import { type Field, fieldOf, readBoard } from '../zoc';
import { wayTo } from './way';

/** What all who march to a goal have in common. */
export interface March {
  readonly goal: Hex;
  readonly left: (hex: Hex) => number;
  /** How far it is from there to where somebody stands who marches. */
  readonly back: (from: Hex) => (hex: Hex) => number;
  /** An enemy stands in the goal: who goes there may enter a ZOC beside it. */
  readonly isAssault: boolean;
  readonly enemies: readonly Hex[];
  /** The enemies nearest to the goal, if they are near: the front is toward them. */
  readonly front: readonly Hex[];
}

/** Farther off the enemy does not matter to the order of march. */
const FRONT = 6;
/** In the scores below, half a movement point of the way that is left weighs so much. */
const WAY = 8;

export function marchTo(state: State, goal: Hex): March {
  const field = fieldOf(readBoard(state), state.phasing);
  const isHeld = (hex: Hex) => field.zoc[hex] !== 0 || field.foes[hex] !== 0;
  const enemies = enemyHexes(state, state.phasing);
  const nearest = distanceTo(enemies, goal);
  const isNearZoc = isHeld(goal) || GRID.neighbours(goal).some(isHeld);
  const backs = new Map<Hex, (hex: Hex) => number>();
  return {
    goal,
    left: wayTo(field, goal, isNearZoc),
    back: (from) => {
      const back = backs.get(from) ?? wayTo(field, from, isNearZoc);
      backs.set(from, back);
      return back;
    },
    isAssault: field.foes[goal] !== 0,
    enemies,
    front: nearest <= FRONT ? enemies.filter((hex) => GRID.distance(hex, goal) === nearest) : [],
  };
}

/** The hex among these where the unit comes nearest; of those equally near the most sensible one. Nothing if it is no nearer. */
export function bestEnd(
  state: State,
  march: March,
  unit: Piece,
  hexes: readonly Hex[],
  leaderAt: (leader: Piece) => Hex,
): Hex | undefined {
  const field = fieldOf(readBoard(state), sideOf(unit));
  const from = hexOfPiece(state, unit);
  const here = march.left(from);
  const score = (hex: Hex) =>
    march.left(hex) * WAY +
    placeScore(state, march, unit, hex) +
    (isInSpan(state, unit, hex, leaderAt) ? 0 : WAY / 2);
  const open = hexes.filter(
    (hex) =>
      march.left(hex) < here &&
      (field.own[hex] ?? 0) < STACKING_LIMIT &&
      mayEnter(march, field, hex) &&
      isNotBeyond(march, from, hex) &&
      !(isGun(unit) && field.near[hex] !== 0),
  );
  const safe = open.filter((hex) => !isAhead(march, from, hex));
  // Who passes the enemy on a longer way may come nearer to him; who only finds no room at the goal stays back.
  const isUnderWay = safe.length === 0 && here > pointsLeft(state, unit);
  return least(isUnderWay ? open : safe, score);
}

/** With a unit of his own, where most of his men are within his span; else with any friends. Nothing if he does best to stay. */
export function bestLeaderEnd(
  state: State,
  march: March,
  leader: Piece,
  hexes: readonly Hex[],
  company: readonly Piece[],
): Hex | undefined {
  const field = fieldOf(readBoard(state), sideOf(leader));
  const formation = formationOf(leader);
  const men = (formation >= 0 ? unitsOf(formation) : company).filter((unit) => isOnMap(state, unit));
  const here = hexOfPiece(state, leader);
  const score = (hex: Hex) => {
    const alone = field.own[hex] === 0 ? 4 : men.some((unit) => state.at[unit] === hex) ? 0 : 2;
    const beyond = men.filter((unit) => GRID.distance(hexOfPiece(state, unit), hex) > spanOf(leader)).length;
    const exposed = field.near[hex] !== 0 ? 1 : 0;
    return alone * 1e6 + beyond * 1e4 + exposed * 1e3 + Math.min(march.left(hex), 999);
  };
  const best = least(
    hexes.filter((hex) => mayEnter(march, field, hex) && (field.near[hex] === 0 || field.own[hex] !== 0)),
    score,
  );
  return best !== undefined && score(best) < score(here) ? best : undefined;
}

/** Where there is no room in the goal, one ends on the way to it, never past it. */
function isNotBeyond({ goal, isAssault, back }: March, from: Hex, hex: Hex): boolean {
  // Who is sent at an enemy may go round him.
  if (hex === goal || isAssault) return true;
  const way = back(from);
  return way(hex) < way(goal);
}

/** Nearer to the enemy than the goal is; who comes from nearer still is on his way out. */
const isAhead = ({ goal, enemies, isAssault }: March, from: Hex, hex: Hex): boolean =>
  hex !== goal &&
  !isAssault &&
  distanceTo(enemies, hex) < Math.min(distanceTo(enemies, goal), distanceTo(enemies, from));

/** Nobody goes next to the enemy except where he is sent. */
const mayEnter = ({ isAssault, goal }: March, { zoc }: Field, hex: Hex): boolean =>
  zoc[hex] === 0 || hex === goal || (isAssault && GRID.distance(hex, goal) <= 1);

/** Near the enemy: not ahead of the goal, foot in front, guns behind foot, and rather in woods and works. */
function placeScore(state: State, { front, goal }: March, unit: Piece, hex: Hex): number {
  if (front.length === 0) return 0;
  const far = distanceTo(front, hex);
  const ahead = Math.max(0, distanceTo(front, goal) - far);
  const cover = isWoods(hex) || isWork(hex, state.battle) ? -2 : 0;
  const order = isGun(unit) ? (isBehindFoot(state, front, unit, hex, far) ? 0 : 10 * WAY) - far : far;
  return ahead * 3 * WAY + order + cover;
}

const isBehindFoot = (state: State, front: readonly Hex[], gun: Piece, hex: Hex, far: number): boolean =>
  combatUnitsOf(sideOf(gun)).some((unit) => {
    const at = hexOfPiece(state, unit);
    return isInfantry(unit) && at > 0 && GRID.distance(at, hex) <= 2 && distanceTo(front, at) <= far;
  });

const isInSpan = (state: State, unit: Piece, hex: Hex, leaderAt: (leader: Piece) => Hex): boolean =>
  leadersFor(state, unit).some((leader) => {
    const at = leaderAt(leader);
    return at > 0 && GRID.distance(hex, at) <= spanOf(leader);
  });

function least(hexes: readonly Hex[], score: (hex: Hex) => number): Hex | undefined {
  let best: Hex | undefined;
  let low = Infinity;
  for (const hex of hexes) {
    const value = score(hex);
    if (value < low) [best, low] = [hex, value];
  }
  return best;
}
