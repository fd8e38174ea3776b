/** 7.0 Closing in: for each stack that can, the move that promises most of the fire that follows. */
import { top } from '../../kernel/frames';
import type { Hex } from '../../hexmap/hexId';
import type { Action } from '../actions';
import { GRID } from '../battlefield';
import { dieNeeded, modifiers, numberNeeded } from '../combat';
import type { Side } from '../data/types';
import { isConcealed, knownPart } from '../fog';
import { actions, apply, check } from '../game';
import { enemyOf, isCombatUnit, isInfantry, knownPiece, type Piece, ratingOf, sideOf } from '../roster';
import { countUnits, leadersIn, STACKING_LIMIT, unitsIn } from '../stacking';
import { copyState, hexOfPiece, hitsOf, type State } from '../state';
import { fieldOf, readBoard } from '../zoc';
import { LEADER_WORTH, worthOfHit } from './worth';

type CombatMove = Extract<Action, { readonly kind: 'combatMove' }>;

export interface Closing {
  readonly action: CombatMove;
  readonly from: number;
  readonly to: number;
  /** Harm that it may do less harm that it may suffer in the next fire, against staying where it is; in victory points. */
  readonly value: number;
}

/**
 * At most one for each stack, the best first; it is worth it where the value is above 0. All that are worth it can be carried out
 * one after the other: no two take the same place in a hex (3.1), and none needs the cover of one that has gone (3.2.4).
 */
export function closeInPlan(truth: State, _viewer: Side | undefined): readonly Closing[] {
  const frame = top(truth);
  if (frame?.kind !== 'combatMovement') return [];
  const moves = new Map<Hex, CombatMove[]>();
  for (const action of actions(truth)) {
    if (action.kind !== 'combatMove') continue;
    const from = hexOfPiece(truth, knownPiece(action.counters[0] ?? ''));
    moves.set(from, [...(moves.get(from) ?? []), action]);
  }
  const table = { truth, known: knownPart(truth, enemyOf(truth.phasing)), side: truth.phasing };
  const room = new Map<number, number>();
  const takeRoom = ({ action, to }: Closing): boolean => {
    const left = room.get(to) ?? STACKING_LIMIT - countUnits(truth, to as Hex, truth.phasing);
    const needed = action.counters.length - leadersOf(action);
    if (needed > left) return false;
    room.set(to, left - needed);
    return true;
  };
  const after = copyState(truth);
  const isPlaced = new Set<number>();
  return [...moves]
    .flatMap(([from, list]) => closingsOf(table, from, list))
    .sort((a, b) => b.value - a.value)
    .filter((closing) => {
      const { action, from, value } = closing;
      if (isPlaced.has(from) || (value > 0 && check(after, action)) || !takeRoom(closing)) return false;
      isPlaced.add(from);
      if (value > 0) apply(after, action, () => undefined);
      return true;
    });
}

/** Leaders go along, or stay with those who stay: how a stack is parted otherwise is left to the player. */
function closingsOf(table: Table, from: Hex, list: readonly CombatMove[]): readonly Closing[] {
  const led = Math.max(...list.map(leadersOf));
  const whole = list.filter((action) => isWithUnits(action) && [0, led].includes(leadersOf(action)));
  return (whole.length > 0 ? whole : list).map((action) => {
    const pieces = action.counters.map(knownPiece);
    const to = (action.path.at(-1) ?? from) as Hex;
    return { action, from, to, value: balanceAt(table, pieces, to) - balanceAt(table, pieces, from) };
  });
}

const leadersOf = ({ counters }: CombatMove): number =>
  counters.filter((id) => !isCombatUnit(knownPiece(id))).length;
const isWithUnits = (action: CombatMove): boolean => leadersOf(action) < action.counters.length;

/** The table as the side that closes in knows it; counters are put where they would stand. */
interface Table {
  readonly truth: State;
  readonly known: State;
  readonly side: Side;
}

/** Harm done less harm suffered by these counters in a hex. */
function balanceAt(table: Table, pieces: readonly Piece[], hex: Hex): number {
  const { known } = table;
  const stood = pieces.map((piece) => known.at[piece] ?? 0);
  for (const piece of pieces) known.at[piece] = hex;
  const units = pieces.filter(isInfantry);
  let balance = 0;
  const fallen = new Set<Hex>();
  for (const unit of units) balance += bestShot(table, unit, hex, fallen);
  const worth = Math.max(0, ...unitsIn(known, hex).map((unit) => worthOfHit(known, unit)));
  for (const next of GRID.neighbours(hex)) balance -= worth * fireFrom(table, next, hex, units.length);
  // 7.6 leaders who close in alone fall to the first enemy beside them
  if (
    unitsIn(known, hex).length === 0 &&
    GRID.neighbours(hex).some((next) => enemiesIn(table, next).length > 0)
  )
    balance -= LEADER_WORTH * pieces.length;
  pieces.forEach((piece, i) => (known.at[piece] = stood[i] ?? 0));
  return balance;
}

function bestShot(table: Table, unit: Piece, from: Hex, fallen: Set<Hex>): number {
  const { known, side } = table;
  let best = 0;
  let prey: Hex | undefined;
  for (const hex of GRID.neighbours(from)) {
    const enemies = enemiesIn(table, hex);
    const leaders = enemies.length > 0 || fallen.has(hex) ? 0 : leadersIn(known, hex, enemyOf(side)).length;
    const worth = Math.max(0, ...enemies.map((enemy) => worthOfHit(known, enemy)));
    const value = leaders * LEADER_WORTH + worth * chanceAt(table, unit, hex, enemies.length);
    if (value > best) [best, prey] = [value, leaders > 0 ? hex : undefined];
  }
  if (prey !== undefined) fallen.add(prey);
  return best;
}

/** How many hits the enemies in a hex may be expected to make, as far as they do not fire at others beside them. */
function fireFrom(table: Table, from: Hex, hex: Hex, arriving: number): number {
  const enemies = enemiesIn(table, from);
  if (enemies.length === 0) return 0;
  const { truth, known, side } = table;
  const others = fieldOf(readBoard(truth), enemyOf(side)).near[from] ?? 0;
  const share = arriving / Math.max(1, arriving + others);
  const more = isConcealed(truth, from) ? 1.5 : 1; // R110 one or two may stand there
  const defenders = unitsIn(known, hex).length;
  const hits = enemies.reduce((sum, enemy) => sum + facesOf(known, enemy, hex, defenders) / 6, 0);
  return hits * share * more;
}

function chanceAt({ truth, known }: Table, unit: Piece, hex: Hex, enemies: number): number {
  if (enemies === 0) return 0;
  if (!isConcealed(truth, hex)) return facesOf(known, unit, hex, enemies) / 6;
  return (facesOf(known, unit, hex, 1) + facesOf(known, unit, hex, 2)) / 12;
}

const facesOf = (state: State, unit: Piece, hex: Hex, defenders: number): number =>
  7 - dieNeeded(numberNeeded(ratingOf(unit, hitsOf(state, unit))), modifiers(state, unit, hex, defenders));

const enemiesIn = ({ known, side }: Table, hex: Hex): Piece[] =>
  unitsIn(known, hex).filter((unit) => sideOf(unit) !== side);
