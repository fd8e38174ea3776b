/** What a viewer sees of a game: all that lies on the table, the decision, and what may be done. */
import type { Action } from './actions';
import { type About, aboutDecision } from './about';
import { fieldOf, readBoard } from './board';
import { type BySide, type Side, SIDES } from './data/types';
import type { FirstSaratogaDecision } from './decisions';
import type { FirstSaratogaFrame } from './frames';
import { entryOf } from './groups';
import { isHidingColumns, knowsColumns } from './hiding';
import type { Options } from './options';
import {
  ATTACKED,
  DEFENDED,
  ELIMINATED,
  type Ending,
  isDisrupted,
  isIneffective,
  isMarked,
  isReduced,
  MARCHED,
  MOVED,
  NOT_PLACED,
  RALLIED,
  type State,
  WAITING,
} from './state';
import { holdsPlaces, pointsOf } from './victory';
import { enemyOf, idOf, type Piece, type World } from './world';

export const MARKS = [
  'disrupted',
  'reduced',
  'ineffective',
  'moved',
  'rallied',
  'marched',
  'attacked',
  'defended',
] as const;
export type Mark = (typeof MARKS)[number];

export const PHASE_NAMES = ['setUp', 'fog', 'rally', 'movement', 'combat', 'counter', 'over'] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export interface View {
  readonly scenario: string;
  readonly name: string;
  readonly options: Options;
  readonly viewer: Side | undefined;
  readonly turn: number;
  readonly turns: number;
  readonly time: string;
  readonly fog: boolean;
  readonly phase: PhaseName;
  readonly phasing: Side;
  /** By hex; units and leaders of both sides. */
  readonly stacks: Readonly<Record<number, readonly string[]>>;
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
  /** 13.3 by entry: the formation, and who still waits there. Nothing where that is hidden. */
  readonly columns: Readonly<
    Record<string, { readonly formation: string; readonly waiting: readonly string[] }>
  >;
  readonly areColumnsHidden: boolean;
  /** Beside the map without an entry yet: formations not assigned, and whoever has not arrived. */
  readonly waiting: readonly string[];
  readonly notPlaced: readonly string[];
  readonly lost: readonly string[];
  /** 14.1-2 by hex: who was there last. */
  readonly owners: Readonly<Record<string, Side>>;
  readonly holds: BySide<boolean>;
  readonly points: BySide<number>;
  /** 5.1 the hexes that each side controls. */
  readonly control: BySide<readonly number[]>;
  readonly decision: FirstSaratogaDecision | undefined;
  readonly about: About | undefined;
  /** What the viewer may do; nobody in particular sees what the decider may do. */
  readonly actions: readonly Action[];
  readonly ending: Ending | undefined;
}

export function view(
  world: World,
  state: State,
  viewer: Side | undefined,
  decision: FirstSaratogaDecision | undefined,
  actions: () => readonly Action[],
): View {
  const { scenario } = world;
  const isOpen = knowsColumns(state, viewer);
  const isHidden = isHidingColumns(state);
  const mayAct = decision && (viewer === decision.by || (viewer === undefined && !isHidden));
  const at = (place: number) => world.pieces.filter((piece) => state.at[piece] === place);
  const ids = (pieces: readonly Piece[]) => pieces.map((piece) => idOf(world, piece));
  return {
    scenario: scenario.id,
    name: scenario.name,
    options: state.options,
    viewer,
    turn: state.turn,
    turns: scenario.turns.length,
    time: scenario.turns[state.turn - 1]?.time ?? '',
    fog: state.fog,
    phase: phaseOf(state.frames),
    phasing: state.phasing,
    stacks: stacksOf(world, state),
    marks: marksOf(world, state),
    columns: isOpen ? columnsOf(world, state) : {},
    areColumnsHidden: !isOpen,
    waiting: ids(at(WAITING).filter((piece) => !isOpen || entryOf(world, state, piece) < 0)),
    notPlaced: ids(at(NOT_PLACED)),
    lost: ids(at(ELIMINATED)),
    owners: Object.fromEntries(
      scenario.victory.flags.map(({ hex, owner }, i) => [hex, state.owners[i] ?? owner]),
    ),
    holds: bySide((side) => holdsPlaces(world, state, side)),
    points: bySide((side) => pointsOf(world, state, side)),
    control: controlOf(world, state),
    decision,
    about: aboutDecision(world, state),
    actions: mayAct ? actions() : [],
    ending: state.ending,
  };
}

function phaseOf(frames: readonly FirstSaratogaFrame[]): PhaseName {
  for (const { kind } of frames.toReversed()) {
    if (kind === 'placement') return 'setUp';
    if (kind === 'turn') return 'fog';
    if (kind === 'rally' || kind === 'movement' || kind === 'combat' || kind === 'counter') return kind;
  }
  return 'over';
}

function stacksOf(world: World, state: State): Record<number, readonly string[]> {
  const stacks: Record<number, string[]> = {};
  for (const piece of world.pieces) {
    const hex = state.at[piece] ?? 0;
    if (hex > 0) (stacks[hex] ??= []).push(idOf(world, piece));
  }
  return stacks;
}

const BITS: Readonly<Partial<Record<Mark, number>>> = {
  moved: MOVED,
  rallied: RALLIED,
  marched: MARCHED,
  attacked: ATTACKED,
  defended: DEFENDED,
};

function shows(world: World, state: State, piece: Piece, mark: Mark): boolean {
  if (mark === 'disrupted') return isDisrupted(state, piece);
  if (mark === 'reduced') return isReduced(world, state, piece);
  if (mark === 'ineffective') return isIneffective(world, state, piece);
  return isMarked(state, piece, BITS[mark] ?? 0);
}

function marksOf(world: World, state: State): Record<string, readonly Mark[]> {
  const marks: Record<string, readonly Mark[]> = {};
  for (const piece of world.pieces) {
    if (state.marks[piece] === 0 || state.at[piece] === ELIMINATED) continue;
    marks[idOf(world, piece)] = MARKS.filter((mark) => shows(world, state, piece, mark));
  }
  return marks;
}

function columnsOf(world: World, state: State): View['columns'] {
  const columns: Record<string, { formation: string; waiting: string[] }> = {};
  for (const [i, formation] of world.formations.entries()) {
    const number = state.entries[i] ?? -1;
    const entry = world.scenario.entries[number];
    if (!entry) continue;
    const waiting = world.pieces.filter((piece) => entryOf(world, state, piece) === number);
    columns[entry.id] = { formation, waiting: waiting.map((piece) => idOf(world, piece)) };
  }
  return columns;
}

function controlOf(world: World, state: State): View['control'] {
  const board = readBoard(world, state);
  return bySide((side) => {
    const { zoc } = fieldOf(board, enemyOf(side));
    return world.landHexes.filter((hex) => zoc[hex] !== 0);
  });
}

function bySide<T>(of: (side: Side) => T): BySide<T> {
  const [british, colonial] = SIDES.map(of) as [T, T];
  return { british, colonial };
}
