/** 7.0 What the enemy could do in his next turn to those who stand in a hex: the blow of all who could come before it. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  type Board,
  columnOf,
  defendersIn,
  ELIMINATED,
  fieldOf,
  isDisrupted,
  isInfantry,
  leadersIn,
  leaderFace,
  moraleOf,
  type Piece,
  type Side,
  type State,
  unitFace,
  unitsIn,
  type World,
} from '../../engine/firstSaratoga/index';
import { blowWorth, chancesOf } from './blow';
import { groundOf } from './ground';
import { prizeOf } from './prize';

/** What the strongest blow at this hex would cost its owner; 0 where none promises the enemy anything. */
export function threatTo(
  world: World,
  state: State,
  board: Board,
  owner: Side,
  hex: Hex,
  reaches: readonly (Uint8Array | undefined)[],
): number {
  const foe: Side = owner === 'british' ? 'colonial' : 'british';
  const { halvings } = groundOf(world);
  const { foes: mine } = fieldOf(board, foe);
  const used = new Set<Piece>();
  const units: Piece[] = [];
  let strength = 0;
  let isOverWorks = true;
  const sides = world.grid
    .neighbours(hex)
    .filter((from) => world.land[from] === 1 && mine[from] === 0)
    .map((from) => ({
      from,
      halved: halvings[from * 6 + Math.max(0, world.grid.directionTo(from, hex))] ?? 0,
    }))
    .sort((a, b) => a.halved - b.halved || a.from - b.from);
  for (const { from, halved } of sides) {
    let [main, second, gun] = [-1, -1, -1];
    for (const unit of world.piecesOf[foe]) {
      if (used.has(unit) || reaches[unit]?.[from] !== 1 || state.at[unit] === ELIMINATED) continue;
      const isBetter = (than: number) =>
        than < 0 || unitFace(world, state, unit).cf > unitFace(world, state, than).cf;
      if (!isInfantry(world, unit)) gun = unit;
      else if (isBetter(main)) {
        if (main >= 0 && world.isBattalion[main]) second = main;
        main = unit;
      } else if (world.isBattalion[unit] && isBetter(second)) second = unit;
    }
    if (main < 0) continue;
    const force = (cf: number) => Math.max(1, Math.ceil(cf / 2 ** halved));
    strength += force(unitFace(world, state, main).cf);
    if (second >= 0) strength += force(unitFace(world, state, second).cf);
    if (gun >= 0 && world.deep[hex] !== 1) strength += GUN;
    for (const unit of [main, second, gun]) if (unit >= 0) used.add(unit);
    units.push(main);
    if (second >= 0) units.push(second);
    if (world.worksInto[from * 6 + Math.max(0, world.grid.directionTo(from, hex))] !== 1) isOverWorks = false;
    // Few ever come with more than three stacks at once.
    if (units.length >= MOST) break;
  }
  const [primary] = units;
  if (primary === undefined) return 0;
  const prize = prizeOf(world, state, foe, hex);
  const { works, buildings } = world.scenario.charts;
  let worst = Infinity;
  for (const defender of defendersIn(world, board, hex)) {
    const shelter = world.sheltered[hex] === 1 && isOverWorks;
    const defence =
      defenceOf(world, state, board, owner, hex, defender) +
      (shelter ? works.cf : 0) +
      (world.buildings[hex] === 1 && isInfantry(world, defender) ? buildings.cf : 0);
    const morale = moraleOf(world, state, board, defender, shelter ? works.morale : 0).total;
    const chances = chancesOf(
      world,
      columnOf(world, strength - defence),
      unitFace(world, state, primary).morale,
      morale,
    );
    const worth = blowWorth(world, state, board, {
      side: foe,
      hex,
      near: units,
      units,
      primary,
      defender,
      chances,
      prize,
    });
    worst = Math.min(worst, worth);
  }
  return worst === Infinity ? 0 : Math.max(0, worst);
}

const GUN = 2;
const MOST = 5;

/** 7.4 the primary, the battalion beside it, and the leader with them. */
function defenceOf(world: World, state: State, board: Board, owner: Side, hex: Hex, primary: Piece): number {
  const force = (unit: Piece) => {
    const { cf } = unitFace(world, state, unit);
    return isDisrupted(state, unit) ? Math.ceil(cf / 2) : cf;
  };
  let second = 0;
  for (const unit of unitsIn(world, board, hex))
    if (unit !== primary && (world.isBattalion[unit] || world.isBattalion[primary]))
      second = Math.max(second, force(unit));
  let bonus = 0;
  for (const leader of leadersIn(world, board, hex, owner))
    bonus = Math.max(bonus, leaderFace(world, state, leader).combatBonus);
  return force(primary) + second + bonus;
}
