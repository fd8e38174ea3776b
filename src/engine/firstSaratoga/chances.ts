/** 3.2, 7.1, 8.9 Questions about single units: who could attack a hex, who could rally, what a retreat would come to. */
import { top } from '../kernel/frames';
import type { Hex } from '../hexmap/hexId';
import { readBoard } from './board';
import { barToAttacking, barToCounter, barToTarget, defendersIn } from './combat';
import { type Mode, MODES } from './frames';
import { moraleOf } from './morale';
import { type Odds, oddsOf } from './odds';
import { rallyOf, type RallyKind } from './rally';
import { type Fate, fateOf } from './retreat';
import { hexOfPiece, isBack, isOnMap, type State } from './state';
import { stepsOf, unitFace } from './values';
import { enemyOf, idOf, isUnit, type World } from './world';

/** For each way of attack, the units that could take part, each looked at alone. */
export type Attackers = Readonly<Record<Mode, readonly string[]>>;

export function attackersOf(world: World, state: State, hex: number): Attackers {
  const isCounter = top(state)?.kind === 'counter';
  const side = isCounter ? enemyOf(state.phasing) : state.phasing;
  const board = readBoard(world, state);
  const units = world.piecesOf[side].filter((unit) => isUnit(world, unit) && isOnMap(state, unit));
  const may = (unit: number, mode: Mode): boolean => {
    if (isCounter)
      return mode !== 'skirmish' && !barToCounter(world, state, board, unit, hex as Hex)
        ? mode === 'normal' || world.isGun[unit] === true
        : false;
    return !barToAttacking(world, state, unit) && !barToTarget(world, state, board, unit, hex as Hex, mode);
  };
  const of = (mode: Mode) => {
    const able = units.filter((unit) => may(unit, mode));
    // 7.3, 15.3 guns join, but do not begin it
    const isMade = mode === 'bombard' || able.some((unit) => !world.isGun[unit]);
    return isMade ? able.map((unit) => idOf(world, unit)) : [];
  };
  const [normal, skirmish, bombard] = MODES.map(of) as [string[], string[], string[]];
  return { normal, skirmish, bombard };
}

/** 7.3, 7.6 what the attack at hand promises before its die: for each unit that the defender could name, or the one that he has. */
export function fightsOf(world: World, state: State): readonly Odds[] {
  const frame = top(state);
  if (frame?.kind !== 'attack' || (frame.stage !== 'primary' && frame.stage !== 'die')) return [];
  const named =
    frame.defender >= 0 ? [frame.defender] : defendersIn(world, readBoard(world, state), frame.hex);
  return named.map((defender) => oddsOf(world, state, { ...frame, defender }));
}

export interface RallyChance {
  readonly unit: string;
  readonly what: RallyKind;
  /** A die not above it; none where no die falls. */
  readonly needed: number | undefined;
}

/** 3.2, 15.2 who could rally now, and what it takes. */
export function ralliesOf(world: World, state: State): readonly RallyChance[] {
  const board = readBoard(world, state);
  return world.piecesOf[state.phasing].flatMap((unit): RallyChance[] => {
    if (!isUnit(world, unit) || !isOnMap(state, unit)) return [];
    const what = rallyOf(world, state, board, unit);
    if (what !== 'order' && what !== 'effective' && what !== 'step') return [];
    const isFree = what === 'order' && state.options.recovery === 'free';
    const needed = isFree ? undefined : moraleOf(world, state, board, unit).total;
    return [{ unit: idOf(world, unit), what, needed }];
  });
}

/** 8.9 what would become of units that had to go back from where they stand now. */
export function fatesOf(
  world: World,
  state: State,
  units: readonly string[],
): readonly { readonly unit: string; readonly fate: Fate['kind'] }[] {
  const frame = top(state);
  const shaken = frame && 'shaken' in frame ? frame.shaken : [];
  const board = readBoard(world, state);
  return units.flatMap((unit) => {
    const piece = world.numberOf.get(unit);
    if (piece === undefined || hexOfPiece(state, piece) <= 0 || !isUnit(world, piece)) return [];
    return [{ unit, fate: fateOf(world, state, board, piece, false, shaken.includes(piece)).kind }];
  });
}

export interface Price {
  readonly unit: string;
  /** Its combat factor now, and after the loss; 0 where it is gone. */
  readonly before: number;
  readonly after: number;
  /** 14.3 what the enemy gets for it. */
  readonly points: number;
}

/** 2.4, 14.3 what the loss of a step would mean for a unit. */
export function priceOf(world: World, state: State, unit: string): Price | undefined {
  const piece = world.numberOf.get(unit);
  const counter = world.counters[piece ?? -1];
  if (piece === undefined || !counter || counter.kind === 'leader' || !isOnMap(state, piece))
    return undefined;
  const isLast = !world.isTwoStep[piece] || isBack(state, piece) || counter.kind === 'artillery';
  return {
    unit,
    before: unitFace(world, state, piece).cf,
    after: isLast ? 0 : counter.back.cf,
    points: isLast ? stepsOf(world, piece) : 0,
  };
}
