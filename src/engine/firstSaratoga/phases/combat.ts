/** 7.1, 7.2 The combat phase: attacks in any order, then counterattacks on hexes that failed their duty. */
import { pop, push } from '../../kernel/frames';
import type { Emit, Refusal } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import type { Action, ActionOf } from '../actions';
import { fieldOf, readBoard, unitsIn } from '../board';
import { barToAttacking, barToCounter, barToJoining, barToTarget, failedDuties } from '../combat';
import type { Side } from '../data/types';
import type { Event } from '../events';
import { type CombatFrame, type CounterFrame, type Mode, MODES } from '../frames';
import { refuse, refuseAt } from '../refusals';
import { ATTACKED, DEFENDED, mark, type State } from '../state';
import { enemyOf, idOf, isInfantry, type Piece, pieceOf, type World } from '../world';
import { listAttacks, listCounters } from './attackList';
import { idsOf, isRefused, ownPieces, type RulesOf } from './rules';

export const combat = (world: World): RulesOf<'combat'> => ({
  step(state, frame, emit) {
    if (listAttacks(world, state, frame.struck, true).length > 0) return false;
    if (frame.struck.length === 0) emit({ type: 'phasePassed', side: state.phasing, phase: 'combat' });
    endCombat(world, state, emit);
    return true;
  },
  decide: (state) => ({ kind: 'attack', by: state.phasing, case: '7.1' }),
  actions: (state, { struck }) => [...listAttacks(world, state, struck, false), { kind: 'endCombat' }],
  check(state, frame, action) {
    if (action.kind === 'endCombat') return undefined;
    return action.kind === 'attack' ? checkAttack(world, state, frame, action) : refuse('notNow');
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'endCombat') endCombat(world, state, emit);
    else if (action.kind === 'attack') {
      frame.struck.push(action.hex as Hex);
      declare(world, state, state.phasing, action.mode, action, false, emit);
    }
  },
});

export const counter = (world: World): RulesOf<'counter'> => ({
  step(state, frame) {
    // M60 a hex that is empty by then, or that nobody can counterattack any more, falls out
    const open = frame.hexes.filter((hex) => listCounters(world, state, [hex], true).length > 0);
    if (open.length < frame.hexes.length) frame.hexes = open;
    if (open.length > 0) return false;
    pop(state);
    return true;
  },
  decide: (state) => ({ kind: 'counterattack', by: enemyOf(state.phasing), case: '7.2' }),
  actions: (state, { hexes }): readonly Action[] => [
    ...listCounters(world, state, hexes, false),
    { kind: 'pass' },
  ],
  check(state, frame, action) {
    if (action.kind === 'pass') return undefined;
    return action.kind === 'counterattack' ? checkCounter(world, state, frame, action) : refuse('notNow');
  },
  apply(state, frame, action, emit) {
    const side = enemyOf(state.phasing);
    if (action.kind === 'pass') {
      emit({ type: 'counterPassed', side, hexes: [...frame.hexes] });
      pop(state);
    } else if (action.kind === 'counterattack') {
      frame.hexes = frame.hexes.filter((hex) => hex !== action.hex);
      const units = action.units.map((id) => pieceOf(world, id));
      const mode = units.some((unit) => isInfantry(world, unit)) ? 'normal' : 'bombard';
      declare(world, state, side, mode, action, true, emit);
    }
  },
});

function checkAttack(
  world: World,
  state: State,
  frame: CombatFrame,
  { mode, hex, units: ids, primary }: ActionOf<'attack'>,
): Refusal | undefined {
  if (!MODES.includes(mode)) return refuse('malformed', 'mode');
  const units = ownPieces(world, state, state.phasing, ids);
  if (isRefused(units)) return units;
  if (units.length === 0) return refuse('noAttackers');
  const board = readBoard(world, state);
  if (fieldOf(board, state.phasing).foes[hex] === 0 || !world.grid.has(hex as Hex))
    return refuseAt('noTarget', hex);
  if (frame.struck.includes(hex as Hex)) return refuseAt('hexAlreadyAttacked', hex);
  for (const unit of units) {
    const bar =
      barToAttacking(world, state, unit) ?? barToTarget(world, state, board, unit, hex as Hex, mode);
    if (!bar) continue;
    // 15.3 a normal attacker beside skirmishers
    const joins =
      bar === 'notLight' && units.some((other) => other !== unit && !isBarred(world, state, other, hex));
    return refuse(joins ? 'notWithSkirmish' : bar, idOf(world, unit));
  }
  return together(world, state, hex as Hex, mode, units, primary);
}

/** Whether a unit of a skirmish could not make it. */
const isBarred = (world: World, state: State, unit: Piece, hex: number): boolean =>
  !isInfantry(world, unit) ||
  barToTarget(world, state, readBoard(world, state), unit, hex as Hex, 'skirmish') !== undefined;

function checkCounter(
  world: World,
  state: State,
  frame: CounterFrame,
  { hex, units: ids, primary }: ActionOf<'counterattack'>,
): Refusal | undefined {
  if (!frame.hexes.includes(hex as Hex)) return refuseAt('noCounterattackHere', hex);
  const units = ownPieces(world, state, enemyOf(state.phasing), ids);
  if (isRefused(units)) return units;
  if (units.length === 0) return refuse('noAttackers');
  const board = readBoard(world, state);
  for (const unit of units) {
    const bar = barToCounter(world, state, board, unit, hex as Hex);
    if (bar) return refuse(bar, idOf(world, unit));
  }
  const mode = units.some((unit) => isInfantry(world, unit)) ? 'normal' : 'bombard';
  return together(world, state, hex as Hex, mode, units, primary);
}

function together(
  world: World,
  state: State,
  hex: Hex,
  mode: Mode,
  units: readonly Piece[],
  primary: string,
): Refusal | undefined {
  const piece = world.numberOf.get(primary);
  if (piece === undefined) return refuse('unknownCounter', primary.slice(0, 40));
  const bar = barToJoining(world, state, hex, mode, units, piece);
  return bar && refuse(bar.code, bar.piece === undefined ? undefined : idOf(world, bar.piece));
}

function declare(
  world: World,
  state: State,
  side: Side,
  mode: Mode,
  action: { readonly hex: number; readonly units: readonly string[]; readonly primary: string },
  isCounter: boolean,
  emit: Emit<Event>,
): void {
  const hex = action.hex as Hex;
  const units = action.units.map((id) => pieceOf(world, id)).sort((a, b) => a - b);
  const defenders = unitsIn(world, readBoard(world, state), hex);
  for (const unit of units) mark(state, unit, ATTACKED);
  for (const unit of defenders) mark(state, unit, DEFENDED);
  emit({
    type: 'attacked',
    side,
    mode,
    hex,
    units: idsOf(world, units),
    primary: action.primary,
    counter: isCounter,
  });
  push(state, {
    kind: 'attack',
    mode,
    side,
    hex,
    units,
    primary: pieceOf(world, action.primary),
    counter: isCounter,
    stage: 'primary',
    defender: -1,
    difference: 0,
    die: 0,
    result: '',
    leaders: [],
    shaken: [],
  });
}

/** 7.2, M60 duty is judged now, and the list is fixed. */
function endCombat(world: World, state: State, emit: Emit<Event>): void {
  pop(state);
  const board = readBoard(world, state);
  const hexes = failedDuties(world, state, board, state.phasing).filter(
    (hex) => listCounters(world, state, [hex], true).length > 0,
  );
  if (hexes.length === 0) return;
  emit({ type: 'dutyFailed', side: state.phasing, hexes: [...hexes] });
  emit({ type: 'phaseBegan', side: enemyOf(state.phasing), phase: 'counter' });
  push(state, { kind: 'counter', hexes: [...hexes] });
}
