/** 7.1, 7.2 Attacks and counterattacks, by their expected worth with the exact chances of the rules. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  type Action,
  barToAttacking,
  barToCounter,
  barToTarget,
  defendersIn,
  failedDuties,
  fieldOf,
  type Fight,
  hexOfPiece,
  idOf,
  isInfantry,
  isLight,
  isOnMap,
  isUnit,
  mayBePrimary,
  type Mode,
  oddsOf,
  type Piece,
  readBoard,
  type Side,
  type State,
  unitFace,
} from '../../engine/firstSaratoga/index';
import { blowWorth, sum } from './blow';
import { riskOfLeaving } from './heart';
import type { Officer } from './officer';
import { prizeOf } from './prize';
import { pairOf } from './strikes';

type Plan = Pick<Fight, 'mode' | 'hex' | 'units' | 'primary'>;

export function attack(officer: Officer, state: State, struck: readonly Hex[]): Action {
  const { world, side } = officer;
  const { foes } = fieldOf(readBoard(world, state), side);
  const open = world.landHexes.filter((hex) => foes[hex] !== 0 && !struck.includes(hex));
  const best = bestAttack(officer, state, open);
  return best
    ? { kind: 'attack', ...named(officer, best.plan), mode: best.plan.mode }
    : { kind: 'endCombat' };
}

/** A blow, and what it promises in points of victory. */
export interface WeighedAttack {
  readonly plan: Plan;
  readonly value: number;
}

/** The best on one of these hexes that is worth its risk. */
export function bestAttack(officer: Officer, state: State, hexes: readonly Hex[]): WeighedAttack | undefined {
  const { world, side, traits } = officer;
  const board = readBoard(world, state);
  const weigh = weighing(officer, state);
  let best: WeighedAttack | undefined;
  for (const hex of hexes)
    for (const plan of plansOn(
      officer,
      state,
      side,
      hex,
      (unit, mode) =>
        !barToAttacking(world, state, unit) && !barToTarget(world, state, board, unit, hex, mode),
    )) {
      const value = weigh(plan);
      const least = plan.mode === 'normal' ? traits.nerve : 0;
      if (value > least && (!best || value > best.value)) best = { plan, value };
    }
  return best;
}

/** What an attack promises, with the counterattacks that it saves its units from. */
export function weighing(officer: Officer, state: State): (plan: Plan) => number {
  const { world, side, traits, daring } = officer;
  const open = traits.duty ? failedDuties(world, state, readBoard(world, state), side) : [];
  const risks = new Map(open.map((hex) => [hex, counterRisk(officer, state, hex)]));
  return (plan) => {
    const from = [...new Set(plan.units.map((unit) => hexOfPiece(state, unit)))];
    const relief = sum(from, (each) => risks.get(each) ?? 0);
    return daring * planWorth(officer, state, side, plan) + relief - 0.001 * plan.units.length;
  };
}

export function counterattack(officer: Officer, state: State, hexes: readonly Hex[]): Action {
  let best: { readonly plan: Plan; readonly value: number } | undefined;
  for (const hex of hexes)
    for (const plan of countersOn(officer, state, officer.side, hex)) {
      const value = officer.daring * planWorth(officer, state, officer.side, plan);
      if (value > officer.traits.nerve && (!best || value > best.value)) best = { plan, value };
    }
  return best ? { kind: 'counterattack', ...named(officer, best.plan) } : { kind: 'pass' };
}

export const named = ({ world }: Officer, { hex, units, primary }: Plan) => ({
  hex,
  units: units.map((unit) => idOf(world, unit)),
  primary: idOf(world, primary),
});

/** 7.2 what the enemy's best counterattack on a hex would cost. */
function counterRisk(officer: Officer, state: State, hex: Hex): number {
  const { foe } = officer;
  return Math.max(
    0,
    ...countersOn(officer, state, foe, hex).map((plan) => planWorth(officer, state, foe, plan)),
  );
}

function countersOn(officer: Officer, state: State, side: Side, hex: Hex): readonly Plan[] {
  const { world } = officer;
  const board = readBoard(world, state);
  return plansOn(
    officer,
    state,
    side,
    hex,
    (unit, mode) => mode !== 'skirmish' && !barToCounter(world, state, board, unit, hex),
  );
}

/** The attacks on a hex that are worth a thought: each hex of attackers alone, all, all but one, with guns and without. */
function plansOn(
  { world }: Officer,
  state: State,
  side: Side,
  hex: Hex,
  may: (unit: Piece, mode: Mode) => boolean,
): readonly Plan[] {
  const units = world.piecesOf[side].filter((unit) => isUnit(world, unit) && isOnMap(state, unit));
  const guns = units.filter((unit) => world.isGun[unit] && may(unit, 'bombard'));
  const plans: Plan[] = [];
  const add = (mode: Mode, some: readonly Piece[]) => {
    for (const primary of some)
      if (mayBePrimary(world, state, hex, some, primary)) plans.push({ mode, hex, units: some, primary });
  };
  if (guns.length > 0) add('bombard', guns);
  if (guns.length > 1) for (const gun of guns) add('bombard', [gun]);
  for (const mode of ['normal', 'skirmish'] as const) {
    const able = units.filter((unit) => isInfantry(world, unit) && may(unit, mode));
    const stacks = new Map<number, Piece[]>();
    for (const unit of able)
      stacks.set(hexOfPiece(state, unit), [...(stacks.get(hexOfPiece(state, unit)) ?? []), unit]);
    const parts = [...stacks.values()].map((stack) =>
      mode === 'normal' ? pairOf(world, state, stack) : [quickest(world, state, stack)],
    );
    for (const some of mixesOf(parts)) {
      add(mode, some);
      if (guns.length > 0) add(mode, [...some, ...guns]);
    }
  }
  return plans;
}

/** 15.3 skirmishers count their allowance. */
const quickest = (world: Officer['world'], state: State, stack: readonly Piece[]): Piece =>
  stack
    .filter((unit) => isLight(world, state, unit, hexOfPiece(state, unit)))
    .reduce((a, b) => (unitFace(world, state, b).ma > unitFace(world, state, a).ma ? b : a), stack[0] ?? -1);

function mixesOf(parts: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] {
  const mixes: (readonly Piece[])[] = [...parts];
  if (parts.length > 1) mixes.push(parts.flat());
  if (parts.length > 2) parts.forEach((_, i) => mixes.push(parts.filter((__, j) => j !== i).flat()));
  return mixes;
}

/** What an attack is worth to its side, the defender naming whom he likes. */
function planWorth(officer: Officer, state: State, side: Side, plan: Plan): number {
  const { world, traits } = officer;
  const board = readBoard(world, state);
  const { hex, units, primary, mode } = plan;
  const near = units.filter((unit) => world.grid.areAdjacent(hexOfPiece(state, unit), hex));
  const canEnter = mode === 'normal' && near.some((unit) => isInfantry(world, unit));
  const prize = canEnter ? prizeOf(world, state, side, hex) : 0;
  let worst = Infinity;
  for (const defender of defendersIn(world, board, hex)) {
    const { chances } = oddsOf(world, state, { ...plan, defender });
    const blow = { side, hex, near, units, primary, defender, chances, prize };
    const isRisky = traits.guards && side === 'colonial' && mode === 'normal';
    const risk = isRisky ? riskOfLeaving(officer, state, board, near, chances) : 0;
    worst = Math.min(worst, blowWorth(world, state, board, blow) - risk);
  }
  return worst === Infinity ? -1 : worst;
}
