/** Questions about a position: how far a group comes, what an attack promises, who sees and controls what. */
import { top } from '../kernel/frames';
import type { Refusal } from '../kernel/game';
import { type Hex, NO_HEX } from '../hexmap/hexId';
import { BARRED, costTo, pathTo, reachByWay } from '../hexmap/search';
import { allowancesByFace } from './about';
import { fieldOf, readBoard } from './board';
import { barToAttacking, barToTarget, defendersIn, failedDuties } from './combat';
import type { Side } from './data/types';
import type { GroupFrame, Mode } from './frames';
import { barToGroup, checkPath, entryHexOf, isHeld, ownGroup } from './groups';
import {
  barToStep,
  chargeFor,
  groupAllowance,
  type Mover,
  moverOf,
  mustCheck,
  stepCost,
  stuckAfter,
} from './movement';
import { refuse, refuseAt } from './refusals';
import { type Odds, oddsOf } from './odds';
import { sightBetween } from './sight';
import { fitsIn } from './stacking';
import { hexOfPiece, isOnMap, type State, WAITING } from './state';
import { isRifle } from './values';
import { enemyOf, idOf, isUnit, MP, type Piece, type World } from './world';

export interface Destination {
  readonly hex: number;
  /** In points, with halves. */
  readonly cost: number;
  /** Without the hex where the group stands; the entry hex first if it comes from beside the map. */
  readonly path: readonly number[];
  /** Somebody goes no farther from there. */
  readonly stops: boolean;
  /** 15.4 who must check before. */
  readonly checks: readonly string[];
}
export interface ReachAnswer {
  /** 4.5 the faces of the movement die that give this allowance; none where no die falls. */
  readonly faces: readonly number[];
  readonly allowance: number;
  readonly destinations: readonly Destination[];
}

/** Where a group can go: one answer, or in fog, before its die, one for each allowance. A refusal where it may not set out. */
export function reachOf(
  world: World,
  state: State,
  counters: readonly string[],
  march: boolean,
): readonly ReachAnswer[] | Refusal {
  const frame = top(state);
  if (frame?.kind === 'group' && frame.stage === 'go')
    return [{ faces: [], allowance: frame.allowance / MP, destinations: destinations(world, state, frame) }];
  const pieces = ownGroup(world, state, counters);
  if ('code' in pieces) return pieces;
  const bar = barToGroup(world, state, readBoard(world, state), pieces, march);
  if (bar) return refuse(bar.code, bar.piece === undefined ? undefined : idOf(world, bar.piece));
  const answer = (faces: readonly number[], allowance: number): ReachAnswer => ({
    faces,
    allowance,
    destinations: destinations(world, state, groupOf(world, state, pieces, march, allowance)),
  });
  if (!state.fog) return [answer([], (groupAllowance(world, state, pieces) / MP) * (march ? 2 : 1))];
  const byFace = allowancesByFace(world, state, pieces, entryOfGroup(world, state, pieces), march);
  return [...new Set(byFace)].map((allowance) =>
    answer(
      byFace.flatMap((each, i) => (each === allowance ? [i + 1] : [])),
      allowance,
    ),
  );
}

/** 11.2 where it would enter; none if it stands on the map. */
const entryOfGroup = (world: World, state: State, [first = -1]: readonly Piece[]): Hex =>
  state.at[first] === WAITING ? entryHexOf(world, state, first) : NO_HEX;

/** A group about to set out with an allowance in points. */
function groupOf(world: World, state: State, pieces: Piece[], march: boolean, allowance: number): GroupFrame {
  const [first = -1] = pieces;
  return {
    kind: 'group',
    stage: 'go',
    pieces,
    hex: state.at[first] === WAITING ? NO_HEX : hexOfPiece(state, first),
    entry: entryOfGroup(world, state, pieces),
    march,
    held: isHeld(world, state, first, true),
    allowance: allowance * MP,
    spent: 0,
    steps: 0,
    stuck: [],
    ahead: [],
    checking: [],
    passed: [],
  };
}

/** Why a group cannot go to a hex, at best by this allowance: the first thing in its way. Undefined where it can. */
export function whyNotThere(
  world: World,
  state: State,
  counters: readonly string[],
  march: boolean,
  hex: number,
): Refusal | undefined {
  const frame = top(state);
  const under = frame?.kind === 'group' && frame.stage === 'go' ? frame : undefined;
  const pieces = under ? under.pieces : ownGroup(world, state, counters);
  if ('code' in pieces) return pieces;
  const board = readBoard(world, state);
  const bar = under ? undefined : barToGroup(world, state, board, pieces, march);
  if (bar) return refuse(bar.code, bar.piece === undefined ? undefined : idOf(world, bar.piece));
  const most = Math.max(
    ...(state.fog
      ? allowancesByFace(world, state, pieces, entryOfGroup(world, state, pieces), march)
      : [(groupAllowance(world, state, pieces) / MP) * (march ? 2 : 1)]),
  );
  const group = under ?? groupOf(world, state, pieces, march, most);
  if (!world.grid.has(hex as Hex) || world.land[hex] !== 1) return refuseAt('impassable', hex);
  if (fieldOf(board, state.phasing).foes[hex] !== 0) return refuseAt('enemyThere', hex);
  if (destinations(world, state, group).some((each) => each.hex === hex)) return undefined;
  const isBeside = group.hex === NO_HEX;
  const start = isBeside ? group.entry : group.hex;
  const far = destinations(world, state, { ...group, allowance: FARTHEST });
  const way = far.find((each) => each.hex === hex)?.path ?? shortest(world, start, hex as Hex, isBeside);
  return checkPath(world, state, board, group, way as Hex[]) ?? refuseAt('notEnoughPoints', hex);
}

/** More than any way on the map costs. */
const FARTHEST = 1000;

/** The hexes of the shortest way over land, whatever is in it. */
function shortest(world: World, from: Hex, to: Hex, isBeside: boolean): readonly number[] {
  const found = reachByWay(
    world.grid,
    from,
    FARTHEST,
    (_, next) => (world.land[next] === 1 ? 1 : BARRED),
    () => false,
  );
  return (pathTo(found, to) ?? []).slice(isBeside ? 0 : 1);
}

/** M19 a search that keeps ways along the path apart from others. */
function destinations(world: World, state: State, frame: GroupFrame): readonly Destination[] {
  if (frame.stuck.length > 0) return [];
  const board = readBoard(world, state);
  const mover = moverOf(world, state, frame.pieces, frame.march);
  const isBeside = frame.hex === NO_HEX;
  const start = isBeside ? frame.entry : frame.hex;
  const entryCost = isBeside ? stepCost(world, mover, NO_HEX, start, 0) : 0;
  const left = frame.allowance - frame.spent - entryCost;
  if (isBeside && (barToStep(world, board, mover, NO_HEX, start, 0) || left < 0)) return [];
  const stepsBefore = frame.steps + (isBeside ? 1 : 0);
  const stepsAt = (from: Hex) => (from === start ? stepsBefore : stepsBefore + 1);
  const cost = (from: Hex, to: Hex): number => {
    if (barToStep(world, board, mover, from, to, stepsAt(from))) return BARRED;
    // M56 by another way, if there is one, where nobody who must check could stay
    const checks = mustCheck(world, board, mover, to, frame.passed).length > 0;
    if (checks && !fitsIn(world, board, frame.pieces, from)) return BARRED;
    // Only the first step can take all that is left (4.6, 4.7).
    return chargeFor(stepCost(world, mover, from, to, left), left, stepsAt(from), frame.march) ?? BARRED;
  };
  const stopsAfter = (from: Hex, to: Hex) => stuckAfter(world, board, mover, from, to).length > 0;
  const entersStuck = isBeside && stuckAfter(world, board, mover, NO_HEX, start).length > 0;
  const found = reachByWay(world.grid, start, entersStuck || left === 0 ? 0 : left, cost, stopsAfter);
  return found.hexes.flatMap((hex): Destination[] => {
    const walked = pathTo(found, hex) ?? [];
    const path = isBeside ? walked : walked.slice(1);
    if (path.length === 0 || checkPath(world, state, board, frame, path)) return [];
    const before = path.at(-2) ?? frame.hex;
    return [
      {
        hex,
        cost: (entryCost + (costTo(found, hex) ?? 0)) / MP,
        path,
        stops: stuckAfter(world, board, mover, before, hex).length > 0,
        checks: checkersOf(world, state, mover, frame, hex),
      },
    ];
  });
}

const checkersOf = (
  world: World,
  state: State,
  mover: Mover,
  frame: GroupFrame,
  hex: Hex,
): readonly string[] =>
  mustCheck(world, readBoard(world, state), mover, hex, frame.passed).map((piece) => idOf(world, piece));

/** An attack that is being built. Without a primary, the first that may be one. */
export interface AttackAsked {
  readonly mode: Mode;
  readonly hex: number;
  readonly units: readonly string[];
  readonly primary?: string;
}

/** For each unit that the defender could name; a refusal where the attack cannot be made. */
export function oddsFor(
  world: World,
  state: State,
  asked: AttackAsked,
  check: (primary: string) => Refusal | undefined,
): readonly Odds[] | Refusal {
  const tries = asked.primary === undefined ? asked.units : [asked.primary];
  let refusal: Refusal = refuse('noAttackers');
  for (const primary of tries) {
    const bar = check(primary);
    if (bar) {
      refusal = bar;
      continue;
    }
    const board = readBoard(world, state);
    const units = asked.units.map((id) => world.numberOf.get(id) ?? -1).sort((a, b) => a - b);
    const hex = asked.hex as Hex;
    const fight = { mode: asked.mode, hex, units, primary: world.numberOf.get(primary) ?? -1 };
    return defendersIn(world, board, hex).map((defender) => oddsOf(world, state, { ...fight, defender }));
  }
  return refusal;
}

export interface SightAnswer {
  readonly clear: boolean;
  readonly distance: number;
  readonly blockedBy: readonly number[];
}

/** 7.8 between two hexes of the map, whatever stands there. */
export function sightOf(world: World, from: number, to: number): SightAnswer | undefined {
  const [a, b] = [from as Hex, to as Hex];
  if (!world.grid.has(a) || !world.grid.has(b)) return undefined;
  const { clear, blockedBy } = sightBetween(world, a, b);
  return { clear, blockedBy, distance: world.grid.distance(a, b) };
}

/** M35 the hexes two away in which one of these riflemen could hit whoever stands there. */
export function longShotsOf(world: World, state: State, ids: readonly string[]): readonly number[] {
  const board = readBoard(world, state);
  const rifles = ids.flatMap((id) => {
    const unit = world.numberOf.get(id) ?? -1;
    return isUnit(world, unit) && isOnMap(state, unit) && isRifle(world, state, unit) ? [unit] : [];
  });
  const hits = rifles.flatMap((unit) =>
    barToAttacking(world, state, unit)
      ? []
      : world.grid
          .within(hexOfPiece(state, unit), 2)
          .filter((hex) => world.land[hex] === 1 && world.grid.distance(hexOfPiece(state, unit), hex) === 2)
          .filter((hex) => !barToTarget(world, state, board, unit, hex, 'skirmish')),
  );
  return [...new Set(hits)].sort((a, b) => a - b);
}

/** 5.1 the hexes that a side controls. */
export function zocOf(world: World, state: State, side: Side): readonly number[] {
  const { zoc } = fieldOf(readBoard(world, state), enemyOf(side));
  return world.landHexes.filter((hex) => zoc[hex] !== 0);
}

/** 7.2 the hexes of the phasing side that would be open to counterattack if combat ended now. */
export const dutiesOf = (world: World, state: State): readonly number[] =>
  failedDuties(world, state, readBoard(world, state), state.phasing);
