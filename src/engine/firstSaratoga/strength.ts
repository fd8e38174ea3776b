/** 1.3, 7.4-7.6, 15.3 Both sums of an attack, line by line, with the case of each, and the column that follows from them. */
import type { Hex } from '../hexmap/hexId';
import { type Board, unitsIn } from './board';
import type { Mode } from './frames';
import { combatBonus, moraleOf, type MoraleSum } from './morale';
import { hexOfPiece, isDisrupted, type State } from './state';
import { gunFace, isLight, unitFace } from './values';
import { idOf, isInfantry, isWoods, type Piece, type World } from './world';

export const HALVINGS = ['works', 'creek', 'stream', 'woods', 'disrupted'] as const;
export type Halving = (typeof HALVINGS)[number];

export interface SumLine {
  readonly what: 'unit' | 'battalion' | 'gun' | 'skirmisher' | 'leader' | 'works' | 'buildings' | 'notLight';
  readonly case: string;
  readonly counter?: string;
  /** Before and after its halvings. */
  readonly printed: number;
  readonly value: number;
  readonly halved: readonly Halving[];
}

export interface Sums {
  readonly attack: readonly SumLine[];
  readonly defence: readonly SumLine[];
  readonly difference: number;
}

/** What is attacked with what; the primaries of both sides are known. */
export interface Fight {
  readonly mode: Mode;
  readonly hex: Hex;
  readonly units: readonly Piece[];
  readonly primary: Piece;
  readonly defender: Piece;
}

export function sumsOf(world: World, state: State, board: Board, fight: Fight): Sums {
  const attack = attackLines(world, state, board, fight);
  const defence = defenceLines(world, state, board, fight);
  const total = (lines: readonly SumLine[]) => lines.reduce((sum, { value }) => sum + value, 0);
  return { attack, defence, difference: total(attack) - total(defence) };
}

/** 7.6 counted from 0. */
export function columnOf(world: World, difference: number): number {
  const { columns } = world.scenario.charts;
  let column = 0;
  while (column < columns.length && difference >= (columns[column] ?? 0)) column++;
  return column;
}

export function resultOf(world: World, column: number, die: number): string {
  const result = world.scenario.charts.results[die - 1]?.[column];
  if (result === undefined) throw new Error(`no result for a ${die} in column ${column}`);
  return result;
}

/** 7.5, M28 works help if every adjacent attacker comes over them; M61 not against skirmishers. */
export function hasWorks(world: World, state: State, { mode, hex, units }: Fight): boolean {
  if (mode === 'skirmish' || world.sheltered[hex] !== 1) return false;
  return units.every((unit) => {
    const direction = world.grid.directionTo(hexOfPiece(state, unit), hex);
    return direction === -1 || world.worksInto[hexOfPiece(state, unit) * 6 + direction] === 1;
  });
}

/** The morale with which the defender's primary checks. */
export function defenderMorale(
  world: World,
  state: State,
  board: Board,
  fight: Fight,
  fallen: readonly Piece[] = [],
): MoraleSum {
  const works = hasWorks(world, state, fight) ? world.scenario.charts.works.morale : 0;
  return moraleOf(world, state, board, fight.defender, works, fallen);
}

/** 1.3 each reason halves once. */
export function halvingsOf(world: World, state: State, unit: Piece, target: Hex): readonly Halving[] {
  const from = hexOfPiece(state, unit);
  const direction = world.grid.directionTo(from, target);
  const isGun = world.isGun[unit] === true;
  const halvings: Halving[] = [];
  if (direction !== -1) {
    if (world.worksInto[from * 6 + direction] === 1) halvings.push('works');
    // 7.7 guns are not halved by creeks
    if (!isGun && world.creek[from * 6 + direction] === 1) halvings.push('creek');
  }
  if (world.stream[from] === 1 || world.stream[target] === 1) halvings.push('stream');
  // M27; distant guns are halved by streams only
  const isDeep = world.deep[from] === 1 || world.deep[target] === 1;
  if (direction !== -1 && (isDeep || (world.light[target] === 1 && !isWoods(world, from))))
    halvings.push('woods');
  return halvings;
}

/** 1.3 rounded up once after all halvings, never below 1. */
export const halved = (value: number, times: number): number =>
  times === 0 ? value : Math.max(1, Math.ceil(value / 2 ** times));

function attackLines(world: World, state: State, board: Board, fight: Fight): SumLine[] {
  const lines: SumLine[] = [];
  const isSkirmish = fight.mode === 'skirmish';
  for (const unit of fight.units) {
    const isGun = world.isGun[unit] === true;
    // M61 no terrain in a skirmish, for guns that join neither
    const reasons = isSkirmish ? [] : halvingsOf(world, state, unit, fight.hex);
    const face = unitFace(world, state, unit);
    const printed = isGun ? gunFace(world, unit).bombard : isSkirmish ? face.ma : face.cf;
    lines.push({
      what: isGun ? 'gun' : isSkirmish ? 'skirmisher' : world.isBattalion[unit] ? 'battalion' : 'unit',
      case: isGun ? '7.7' : isSkirmish ? '15.3' : '7.4',
      counter: idOf(world, unit),
      printed,
      value: halved(printed, reasons.length),
      halved: reasons,
    });
  }
  // M32 no leader's combat bonus in a skirmish
  if (!isSkirmish) addLeader(lines, combatBonus(world, state, board, fight.primary));
  return lines;
}

function defenceLines(world: World, state: State, board: Board, fight: Fight): SumLine[] {
  const { charts } = world.scenario;
  const { defender, hex } = fight;
  if (fight.mode === 'skirmish') {
    // M34, M61 only the primary's allowance, if it is light
    const light = isLight(world, state, defender, hex);
    const printed = light ? unitFace(world, state, defender).ma : 0;
    return [defenceLine(world, state, defender, printed, light ? 'skirmisher' : 'notLight', '15.3')];
  }
  const what = (unit: Piece) => (world.isGun[unit] ? 'gun' : world.isBattalion[unit] ? 'battalion' : 'unit');
  const line = (unit: Piece) =>
    defenceLine(world, state, unit, unitFace(world, state, unit).cf, what(unit), '7.4');
  const lines = [line(defender)];
  const partner = partnerOf(world, state, board, defender, hex);
  if (partner !== undefined) lines.push({ ...line(partner), case: '15.1' });
  addLeader(lines, combatBonus(world, state, board, defender));
  const bonus = (of: 'works' | 'buildings', value: number): SumLine => ({
    what: of,
    case: '7.5',
    printed: value,
    value,
    halved: [],
  });
  // M29 works and buildings add up
  if (hasWorks(world, state, fight)) lines.push(bonus('works', charts.works.cf));
  if (world.buildings[hex] === 1 && isInfantry(world, defender))
    lines.push(bonus('buildings', charts.buildings.cf));
  return lines;
}

/** 7.4, M24, M59 the other unit that counts: one of the two must be a battalion; the highest is taken. */
function partnerOf(world: World, state: State, board: Board, defender: Piece, hex: Hex): Piece | undefined {
  let best: Piece | undefined;
  let most = -1;
  for (const unit of unitsIn(world, board, hex)) {
    if (unit === defender || (!world.isBattalion[unit] && !world.isBattalion[defender])) continue;
    const value = halved(unitFace(world, state, unit).cf, isDisrupted(state, unit) ? 1 : 0);
    if (value > most) [best, most] = [unit, value];
  }
  return best;
}

/** 7.4 half, rounded up, if it is disrupted. */
function defenceLine(
  world: World,
  state: State,
  unit: Piece,
  printed: number,
  what: SumLine['what'],
  rule: string,
): SumLine {
  const isHalf = isDisrupted(state, unit);
  return {
    what,
    case: rule,
    counter: idOf(world, unit),
    printed,
    value: isHalf ? Math.ceil(printed / 2) : printed,
    halved: isHalf ? ['disrupted'] : [],
  };
}

function addLeader(lines: SumLine[], bonus: number): void {
  if (bonus > 0) lines.push({ what: 'leader', case: '10.2', printed: bonus, value: bonus, halved: [] });
}
