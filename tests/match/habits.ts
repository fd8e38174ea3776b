/** Players of one dull habit each: what an opponent makes of somebody who runs away, sits still, or only shells from afar. */
import { isRefusal } from '../../src/engine/kernel/game';
import {
  type Action,
  isCombatUnit,
  isGun,
  reachable,
  type Reachable,
  SARATOGA,
  type SaratogaDecision,
  type Side,
  type State,
} from '../../src/engine/saratoga/index';
import { apart, ID, PIECES, SIDE } from '../fuzz/ground';
import type { Seat } from './bout';

interface Habit {
  readonly fires: boolean;
  /** The smaller, the better to be so far from the enemy; undefined for whoever stays. */
  readonly wish: (piece: number) => ((distance: number) => number) | undefined;
}

/** 7.4 near enough for every gun, too far for muskets. */
const SHELLING = 3;

const HABITS: Readonly<Record<string, Habit>> = {
  runs: { fires: false, wish: () => (distance) => -distance },
  sits: { fires: true, wish: () => undefined },
  shells: {
    fires: true,
    wish: (piece) =>
      isCombatUnit(piece) && isGun(piece) ? (distance) => Math.abs(distance - SHELLING) : undefined,
  },
};

export const HABIT_NAMES = Object.keys(HABITS);

/** Undefined where nobody is called so. */
export function habitOf(name: string, side: Side): Seat<State> | undefined {
  const habit = Object.hasOwn(HABITS, name) ? HABITS[name] : undefined;
  const marched = { phase: 0, pieces: new Set<number>() };
  return (
    habit && {
      answer(state, asked) {
        if (marched.phase !== state.turn) [marched.phase, marched.pieces] = [state.turn, new Set()];
        return [answer(state, asked as SaratogaDecision, side, habit, marched.pieces)];
      },
    }
  );
}

function answer(
  state: State,
  { kind }: SaratogaDecision,
  side: Side,
  habit: Habit,
  marched: Set<number>,
): Action {
  const list = SARATOGA.actions(state);
  const listed = (wanted: Action['kind']) => list.find((action) => action.kind === wanted);
  switch (kind) {
    case 'place':
      return listed('ready') ?? { kind: 'deploy' };
    case 'activate':
      return { kind: 'endCommand' };
    case 'move':
      return march(state, side, habit, marched);
    case 'combatMove':
      return { kind: 'endCombatMovement' };
    case 'fire':
    case 'freeRound':
      return (habit.fires ? listed('fire') : undefined) ?? listed('holdAll') ?? firstOf(list);
    case 'advance':
      return listed('decline') ?? firstOf(list);
    default:
      return firstOf(list);
  }
}

function firstOf([action]: readonly Action[]): Action {
  if (!action) throw new Error('nothing to answer');
  return action;
}

/** Each in his turn, and whoever is broken as he must (3.8.2). */
function march(state: State, side: Side, { wish }: Habit, marched: Set<number>): Action {
  for (const piece of PIECES) {
    const here = state.at[piece] ?? 0;
    const wanted = wish(piece);
    if (SIDE[piece] !== side || here <= 0 || state.done[piece] || !wanted || marched.has(piece)) continue;
    marched.add(piece);
    const value = (hex: number) => wanted(toEnemy(state, side, hex));
    const [best] = waysOf(state, side, piece).toSorted((a, b) => value(a.hex) - value(b.hex));
    if (best && value(best.hex) < value(here))
      return { kind: 'move', counters: [ID[piece] ?? ''], path: best.path };
  }
  const end: Action = { kind: 'endMovement' };
  const owing = SARATOGA.check(state, end)?.at;
  if (owing === undefined) return end;
  const [way] = waysOf(state, side, ID.indexOf(owing));
  return way ? { kind: 'move', counters: [owing], path: way.path } : end;
}

function waysOf(state: State, side: Side, piece: number): readonly Reachable[] {
  const ways = reachable(state, side, [ID[piece] ?? '']);
  return isRefusal(ways) ? [] : (ways as readonly Reachable[]);
}

const toEnemy = (state: State, side: Side, hex: number): number =>
  Math.min(
    ...PIECES.filter((piece) => SIDE[piece] !== side && (state.at[piece] ?? 0) > 0).map((piece) =>
      apart(hex, state.at[piece] ?? 0),
    ),
  );
