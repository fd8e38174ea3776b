/** 7.3-7.6, 8.0 One attack: the defender's primary, the die, leaders, the check, and what the result does. */
import { pop, push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { Hex } from '../../hexmap/hexId';
import { readBoard, unitsIn } from '../board';
import { defendersIn, differ } from '../combat';
import type { Event } from '../events';
import type { AttackFrame } from '../frames';
import { leadersAtRisk } from '../leaders';
import { loseStep } from '../losses';
import { moraleOf, passes } from '../morale';
import { refuse } from '../refusals';
import { bracketOf, effectOf, headOf, toldOf } from '../results';
import { ELIMINATED, hexOfPiece, isDisrupted, isOnMap, type State } from '../state';
import { columnOf, defenderMorale, resultOf, sumsOf } from '../strength';
import { enemyOf, idOf, isInfantry, type Piece, pieceOf, type World } from '../world';
import { pushBack, nearAttackers, routPrimary, shatter, sideOfResult } from './effects';
import { checkRoll, dieOf, ownPiece, rollFor, type RulesOf } from './rules';

export const attack = (world: World): RulesOf<'attack'> => ({
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'primary':
        return takeOnlyPrimary(world, state, frame, emit);
      case 'leaders':
        if (frame.leaders.length > 0) return false;
        frame.stage = 'apply';
        return true;
      case 'apply':
        applyResult(world, state, frame, emit);
        return true;
      case 'after':
        finish(world, state, frame);
        return true;
      case 'die':
      case 'check':
      case 'exchange':
      case 'hold':
        return false;
    }
  },
  decide(_, frame) {
    switch (frame.stage) {
      case 'primary':
        return { kind: 'choosePrimary', by: enemyOf(frame.side), case: '7.3' };
      case 'die':
        return rollFor('combat', '7.6');
      case 'leaders':
        return rollFor('leader', '8.11');
      case 'check':
        return rollFor('morale', caseOf(frame.result));
      case 'exchange':
        return { kind: 'exchange', by: enemyOf(frame.side), case: '8.6' };
      case 'hold':
        return { kind: 'hold', by: sideOfResult(frame), case: '8.4' };
      case 'apply':
      case 'after':
        throw new Error(`an attack asks nothing while it goes on by itself: ${frame.stage}`);
    }
  },
  actions(state, frame) {
    switch (frame.stage) {
      case 'primary':
        return defendersIn(world, readBoard(world, state), frame.hex).map((unit) => ({
          kind: 'choosePrimary',
          unit: idOf(world, unit),
        }));
      case 'exchange':
      case 'hold': {
        const kind = frame.stage;
        return [
          { kind, choice: 'loss' },
          { kind, choice: 'retreat' },
        ];
      }
      default:
        return [];
    }
  },
  check(state, frame, action) {
    switch (frame.stage) {
      case 'primary': {
        if (action.kind !== 'choosePrimary') return refuse('notNow');
        const unit = ownPiece(world, state, enemyOf(frame.side), action.unit);
        if (typeof unit !== 'number') return unit;
        const candidates = defendersIn(world, readBoard(world, state), frame.hex);
        return candidates.includes(unit) ? undefined : refuse('notACandidate', action.unit);
      }
      case 'exchange':
      case 'hold':
        if (action.kind !== frame.stage) return refuse('notNow');
        return action.choice === 'loss' || action.choice === 'retreat'
          ? undefined
          : refuse('noSuchChoice', String(action.choice).slice(0, 40));
      default:
        return checkRoll(action);
    }
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'choosePrimary') nameDefender(world, frame, pieceOf(world, action.unit), true, emit);
    else if (action.kind === 'exchange') exchange(world, state, frame, action.choice, emit);
    else if (action.kind === 'hold') hold(world, state, frame, action.choice, emit);
    else if (action.kind !== 'roll') return;
    else if (frame.stage === 'die') rollCombat(world, state, frame, dieOf(action), emit);
    else if (frame.stage === 'leaders') rollLeader(world, state, frame, dieOf(action), emit);
    else rollCheck(world, state, frame, dieOf(action), emit);
  },
});

const CASES: Readonly<Record<string, string>> = { c: '8.2', x: '8.4', m: '8.5' };
const caseOf = (result: string): string => CASES[result[1] ?? ''] ?? '8.2';

/** M59 nobody is asked where it makes no difference. */
function takeOnlyPrimary(world: World, state: State, frame: AttackFrame, emit: Emit<Event>): boolean {
  const candidates = defendersIn(world, readBoard(world, state), frame.hex);
  if (differ(world, state, frame.hex, candidates)) return false;
  nameDefender(world, frame, candidates[0] ?? -1, false, emit);
  return true;
}

function nameDefender(
  world: World,
  frame: AttackFrame,
  unit: Piece,
  asked: boolean,
  emit: Emit<Event>,
): void {
  frame.defender = unit;
  frame.stage = 'die';
  emit({ type: 'primaryChosen', unit: idOf(world, unit), asked });
}

/** 7.6 the difference gives the column, the die the result; M47 leaders count although they may fall. */
function rollCombat(world: World, state: State, frame: AttackFrame, die: number, emit: Emit<Event>): void {
  const board = readBoard(world, state);
  const sums = sumsOf(world, state, board, frame);
  const column = columnOf(world, sums.difference);
  const result = resultOf(world, column, die);
  frame.difference = sums.difference;
  frame.die = die;
  frame.result = result;
  frame.shaken = unitsIn(world, board, frame.hex).filter((unit) => isDisrupted(state, unit));
  frame.leaders = die === world.scenario.charts.leaderDie ? [...leadersAtRisk(world, state, frame)] : [];
  frame.stage = 'leaders';
  const faces = world.scenario.charts.results.filter((row) => row[column]?.startsWith('D')).length;
  const effect = toldOf(world, state, frame, result);
  emit({ type: 'combatRolled', side: frame.side, hex: frame.hex, die, column, result, effect, faces, sums });
}

function rollLeader(world: World, state: State, frame: AttackFrame, die: number, emit: Emit<Event>): void {
  const [leader = -1, ...rest] = frame.leaders;
  const needed = world.scenario.charts.leaderKilled;
  const killed = die >= needed;
  const side = world.isBritish[leader] ? 'british' : 'colonial';
  emit({
    type: 'leaderRolled',
    side,
    leader: idOf(world, leader),
    hex: hexOfPiece(state, leader),
    die,
    needed,
    killed,
  });
  if (killed) state.at[leader] = ELIMINATED;
  frame.leaders = rest;
}

/** 8.1-8.6 one result, which may ask for a check, a choice or a retreat first. */
function applyResult(world: World, state: State, frame: AttackFrame, emit: Emit<Event>): void {
  const effect = effectOf(world, state, frame, frame.result);
  if (effect !== frame.result && effect === 'NE') emit({ type: 'noEffect', result: frame.result });
  frame.result = effect;
  switch (headOf(effect)) {
    case 'NE':
      frame.stage = 'after';
      return;
    case 'Ac':
    case 'Dc':
    case 'Ax':
    case 'Dx':
    case 'Dm':
      frame.stage = 'check';
      return;
    case 'Ex':
      frame.stage = 'exchange';
      return;
    case 'Ar':
      pushBack(world, state, frame, frame.side, nearAttackers(world, state, frame));
      return;
    case 'Dr':
      pushBack(world, state, frame, enemyOf(frame.side), unitsIn(world, readBoard(world, state), frame.hex));
      return;
  }
}

/** The check of the primary that the result names. */
function rollCheck(world: World, state: State, frame: AttackFrame, die: number, emit: Emit<Event>): void {
  const isAttacker = frame.result.startsWith('A');
  const board = readBoard(world, state);
  const unit = isAttacker ? frame.primary : frame.defender;
  const needed = (
    isAttacker ? moraleOf(world, state, board, unit) : defenderMorale(world, state, board, frame)
  ).total;
  const passed = passes(die, needed);
  const side = sideOfResult(frame);
  emit({ type: 'moraleChecked', side, unit: idOf(world, unit), check: 'result', die, needed, passed });
  const head = headOf(frame.result);
  if (head === 'Ax' || head === 'Dx') {
    if (passed) frame.stage = 'hold';
    else shatter(world, state, frame, emit);
    return;
  }
  if (passed) {
    // M33 no brackets in a skirmish
    frame.result = frame.mode === 'skirmish' ? 'NE' : bracketOf(frame.result);
    frame.stage = 'apply';
  } else if (head === 'Dm') routPrimary(world, state, frame, emit);
  else {
    frame.result = head === 'Ac' ? 'Ar' : 'Dr';
    frame.stage = 'apply';
  }
}

/** 8.6, 12.3, M39 the defender may turn it into Dr before anybody loses anything. */
function exchange(
  world: World,
  state: State,
  frame: AttackFrame,
  choice: 'loss' | 'retreat',
  emit: Emit<Event>,
): void {
  emit({ type: 'exchangeChosen', side: enemyOf(frame.side), choice });
  if (choice === 'retreat') {
    frame.result = 'Dr';
    frame.stage = 'apply';
    return;
  }
  frame.stage = 'after';
  // 7.7 distant guns alone lose nothing
  if (nearAttackers(world, state, frame).includes(frame.primary)) loseStep(world, state, frame.primary, emit);
  loseStep(world, state, frame.defender, emit);
}

/** 8.4 */
function hold(
  world: World,
  state: State,
  frame: AttackFrame,
  choice: 'loss' | 'retreat',
  emit: Emit<Event>,
): void {
  emit({ type: 'holdChosen', side: sideOfResult(frame), choice });
  if (choice === 'retreat') {
    shatter(world, state, frame, emit);
    return;
  }
  frame.stage = 'after';
  loseStep(world, state, frame.result.startsWith('A') ? frame.primary : frame.defender, emit);
}

/** 8.10, M46 an empty hex may be entered by those who attacked next to it. */
function finish(world: World, state: State, frame: AttackFrame): void {
  pop(state);
  if (frame.mode !== 'normal') return;
  const board = readBoard(world, state);
  if (unitsIn(world, board, frame.hex).length > 0) return;
  const units = frame.units.filter(
    (unit) =>
      isOnMap(state, unit) &&
      isInfantry(world, unit) &&
      !isDisrupted(state, unit) &&
      world.grid.areAdjacent(hexOfPiece(state, unit), frame.hex as Hex),
  );
  if (units.length > 0) push(state, { kind: 'advance', side: frame.side, hex: frame.hex, units });
}
