/** 9.0 The road at 0113: four full-strength British units that leave by it win at once. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  combatUnitsOf,
  EXITS_TO_WIN,
  formationsOf,
  fullStrengthExits,
  GRID,
  isGun,
  type Piece,
  type State,
  unitsOf,
} from '../../engine/saratoga/index';
import { EXIT, wayBetween } from './ground';
import type { Order } from './orders';
import { isFightingFoot } from './worth';

const GUARD: Order = { stance: 'guard', target: EXIT, reason: 'guardsRoad' };
/** Movement points: nearer than this the enemy is a threat to the road, and so near must be who guards it. */
const THREAT = 14;
const GUARD_FROM = 12;

/** The American units that stand guard: one when the enemy can come, two when he is there. */
export function guardPosts(state: State): ReadonlyMap<Piece, Order> {
  const posts = new Map<Piece, Order>();
  const threats = combatUnitsOf('british')
    .filter((unit) => onMap(state, unit) && isFightingFoot(state, unit) && (state.hits[unit] ?? 0) < 2)
    .map((unit) => wayBetween(hexOf(state, unit), EXIT))
    .filter((way) => way <= THREAT);
  if (threats.length === 0 || fullStrengthExits(state) + threats.length < EXITS_TO_WIN) return posts;
  const guards = combatUnitsOf('american')
    .filter((unit) => onMap(state, unit) && isFightingFoot(state, unit))
    .map((unit) => ({ unit, way: wayBetween(hexOf(state, unit), EXIT) }))
    .filter(({ way }) => way <= GUARD_FROM)
    .sort((a, b) => a.way - b.way || a.unit - b.unit);
  const wanted = Math.min(...threats) <= THREAT / 2 ? 2 : 1;
  for (const { unit } of guards.slice(0, wanted)) posts.set(unit, GUARD);
  return posts;
}

/** The British formations that can leave before anybody stops them; nothing where they are too few. */
export function roadToExit(state: State): ReadonlySet<number> | undefined {
  const foes = combatUnitsOf('american').filter((unit) => onMap(state, unit) && !isGun(unit));
  const guard = foes.reduce((least, unit) => Math.min(least, GRID.distance(hexOf(state, unit), EXIT)), 99);
  const bodies = new Set<number>();
  let count = fullStrengthExits(state);
  for (const formation of formationsOf('british')) {
    if (state.broken[formation]) continue;
    const near = unitsOf(formation).filter(
      (unit) =>
        onMap(state, unit) &&
        (state.hits[unit] ?? 0) < 2 &&
        wayBetween(hexOf(state, unit), EXIT) + 2 < guard * 2,
    );
    if (near.length === 0) continue;
    count += near.length;
    bodies.add(formation);
  }
  return count >= EXITS_TO_WIN && guard > 2 ? bodies : undefined;
}

const onMap = (state: State, unit: Piece): boolean => (state.at[unit] ?? 0) > 0;
const hexOf = (state: State, unit: Piece): Hex => (state.at[unit] ?? 0) as Hex;
