/** What one side may see of a game (3.4, R108-R111), with its decision and what it may do. */
import { top } from '../kernel/frames';
import type { Hex } from '../hexmap/hexId';
import type { Action } from './actions';
import { type About, aboutDecision } from './about';
import { settleActivation } from './command';
import { FORMATION_LIST } from './data/formations';
import type { Start } from './data/starts';
import { type Battle, type FormationId, type Side } from './data/types';
import type { SaratogaDecision } from './decisions';
import type { Event } from './events';
import { concealedHexes, isSlippingAway, knows } from './fog';
import type { SaratogaFrame } from './frames';
import { actions, decision } from './game';
import { isBroken } from './morale';
import type { Options } from './options';
import { enemyOf, idOf, isCombatUnit, knownPiece, type Piece, PIECES, sideOf } from './roster';
import { isForTheTable } from './seat';
import { stackIn } from './stacking';
import {
  ABSENT,
  copyState,
  type Ending,
  EXITED,
  hexOfPiece,
  hitsOf,
  isOnMap,
  LOST,
  NOT_PLACED,
  type State,
} from './state';
import { type Points, pointsFor } from './victory';
import { readBoard } from './zoc';

/** The states that a counter shows. */
export const MARKS = [
  'stepLost',
  'reduced',
  'outOfCommand',
  'notActivated',
  'broken',
  'fired',
  'moved',
] as const;
export type Mark = (typeof MARKS)[number];

export const PHASE_NAMES = [
  'placement',
  'order',
  'command',
  'movement',
  'combatMovement',
  'fire',
  'recovery',
  'over',
] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

/** What lies on the table: stacks from the bottom up, the state of each counter, the morale markers; and what is asked. */
export interface View {
  readonly battle: Battle;
  /** Where a part of it is played. */
  readonly start?: Start;
  readonly turn: number;
  readonly stacks: Readonly<Record<number, readonly string[]>>;
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
  readonly morale: Readonly<Record<FormationId, { readonly box: number; readonly broken: boolean }>>;
  /** Nobody in particular sees what both sides may see. */
  readonly viewer: Side | undefined;
  readonly fog: boolean;
  readonly options: Options;
  readonly phase: PhaseName;
  readonly phasing: Side;
  /** Hexes of the other side where more may lie than is shown. */
  readonly concealed: readonly number[];
  /** Out of the battle; those not placed yet are told only to their owner. */
  readonly notPlaced: readonly string[];
  readonly lost: readonly string[];
  readonly exited: readonly string[];
  readonly absent: readonly string[];
  /** 3.2 the hexes that each side controls. */
  readonly control: Readonly<Record<Side, readonly number[]>>;
  /** 10.0 so far, from the losses that the viewer knows: `exact` where he knows them all. */
  readonly points: Readonly<Record<Side, Points & { readonly exact: boolean }>>;
  readonly decision: SaratogaDecision | undefined;
  readonly about: About | undefined;
  /** What the viewer may do; nothing while somebody else decides. At the table, what may be done there. */
  readonly actions: readonly Action[];
  readonly ending: Ending | undefined;
}

/** What a side may see; without one, what both may see. Without fog, or when all is over, that is everything. */
export function view(state: State, viewer: Side | undefined): View {
  const asked = decision(state);
  const isOpen = !state.fog || state.ending !== undefined;
  const mayAct = asked !== undefined && (viewer === asked.by || (isOpen && viewer === undefined));
  const stacks = stacksFor(state, viewer);
  return {
    battle: state.battle,
    ...(state.start ? { start: state.start } : {}),
    turn: state.turn,
    viewer,
    fog: state.fog,
    options: state.options,
    phase: phaseOf(state.frames),
    phasing: state.phasing,
    stacks,
    marks: marksFor(mayAct ? foreseen(state) : state, viewer),
    morale: moraleOf((formation) => ({
      box: state.morale[formation] ?? 0,
      broken: state.broken[formation] ?? false,
    })),
    concealed: concealedHexes(state, viewer),
    notPlaced: namesAt(state, NOT_PLACED, (piece) => knows(state, viewer, piece)),
    lost: namesAt(state, LOST),
    exited: namesAt(state, EXITED),
    absent: namesAt(state, ABSENT),
    control: controlOf(state),
    points: {
      british: pointsSeen(state, 'british', viewer),
      american: pointsSeen(state, 'american', viewer),
    },
    decision: asked,
    about: aboutDecision(state, viewer),
    actions: mayAct ? actions(state) : viewer === undefined ? openActions(state, asked?.by, stacks) : [],
    ending: state.ending,
  };
}

/** 5.1 whoever activates is shown what comes of it: the state as if the Command Phase ended now. */
function foreseen(state: State): State {
  if (top(state)?.kind !== 'command') return state;
  const after = copyState(state);
  settleActivation(after, state.phasing);
  return after;
}

/** What is done at the table, before both: nothing but what is about those whom everybody sees. */
function openActions(state: State, by: string | undefined, stacks: View['stacks']): readonly Action[] {
  if ((by !== 'british' && by !== 'american') || !isForTheTable(state, by)) return [];
  const known = new Set(Object.values(stacks).flat());
  return actions(state).filter((action) =>
    'counters' in action
      ? action.counters.every((id) => known.has(id))
      : !('unit' in action) || known.has(action.unit),
  );
}

export const stackAt = (table: Pick<View, 'stacks'>, hex: Hex): readonly string[] =>
  table.stacks[hex] ?? NOBODY;

/** 3.4 an event as a side may know it: names and numbers of what is hidden from it are left out; nothing where all is. */
export function eventFor(event: Event, viewer: Side | undefined): Event | undefined {
  switch (event.type) {
    case 'moved':
      return sideOf(knownPiece(event.shown)) === viewer
        ? event
        : { ...event, counters: [event.shown], cost: undefined };
    case 'shot': {
      const owner = enemyOf(sideOf(knownPiece(event.unit)));
      if (viewer === owner) return event;
      const modifiers = event.concealed
        ? event.modifiers.filter(({ what }) => what !== 'twoUnits')
        : event.modifiers;
      // R65, R110 who is 'other' in a closed stack, or whether there is one, is not for the firer to know.
      const secret = event.secret || event.concealed;
      return { ...event, modifiers, secret, target: secret ? undefined : event.target };
    }
    case 'gatesRolled':
      return event.secret && viewer !== 'american' ? { ...event, needed: undefined } : event;
    case 'held':
      return event.secret && event.side !== viewer ? undefined : event;
    case 'stepLost':
      return event.secret && event.side !== viewer ? { ...event, unit: undefined, hits: undefined } : event;
    case 'advanced': {
      const { hidden = [], ...told } = event;
      if (hidden.length === 0 || sideOf(knownPiece(hidden[0] ?? '')) === viewer) return event;
      const isTold = (_: unknown, i: number) => !hidden.includes(event.counters[i] ?? '');
      return { ...told, counters: event.counters.filter(isTold), from: event.from.filter(isTold) };
    }
    case 'relocated':
      return event.secret && sideOf(knownPiece(event.leader)) !== viewer ? undefined : event;
    case 'outOfCommand': {
      if (event.side === viewer) return event;
      const units = event.units.filter((unit) => !event.secret.includes(unit));
      return units.length > 0 ? { ...event, units, secret: [] } : undefined;
    }
    case 'recovered':
      return event.secret && event.side !== viewer
        ? { ...event, unit: undefined, needed: undefined, success: undefined }
        : event;
    default:
      return event;
  }
}

const NOBODY: readonly string[] = [];

function phaseOf(frames: readonly SaratogaFrame[]): PhaseName {
  for (const { kind } of frames.toReversed())
    if (kind === 'turn') return 'order';
    else if ((PHASE_NAMES as readonly string[]).includes(kind)) return kind as PhaseName;
  return 'over';
}

function stacksFor(state: State, viewer: Side | undefined): Record<number, readonly string[]> {
  const stacks: Record<number, readonly string[]> = {};
  for (const piece of PIECES) {
    const hex = state.at[piece] ?? 0;
    if (hex <= 0 || stacks[hex] || !isSeenHex(state, viewer, piece)) continue;
    stacks[hex] = stackIn(state, hex as Hex)
      .filter((other) => knows(state, viewer, other))
      .map(idOf);
  }
  return stacks;
}

/** R127 a stack whose last unit is gone is no longer seen by the enemy, whoever lies there. */
const isSeenHex = (state: State, viewer: Side | undefined, piece: Piece): boolean =>
  viewer === sideOf(piece) || !isSlippingAway(state, hexOfPiece(state, piece));

function marksFor(state: State, viewer: Side | undefined): Record<string, readonly Mark[]> {
  const marks: Record<string, readonly Mark[]> = {};
  for (const piece of PIECES) {
    if (!isOnMap(state, piece) || !knows(state, viewer, piece)) continue;
    const list = MARKS.filter((mark) => shows(state, piece, mark, viewer));
    if (list.length > 0) marks[idOf(piece)] = list;
  }
  return marks;
}

/** Markers and flipped counters lie open; who among the enemy's units is activated or has moved does not. */
function shows(state: State, piece: Piece, mark: Mark, viewer: Side | undefined): boolean {
  const isOwn = viewer === sideOf(piece) || !state.fog || state.ending !== undefined;
  const isUnit = isCombatUnit(piece);
  switch (mark) {
    case 'stepLost':
      return hitsOf(state, piece) % 2 === 1;
    case 'reduced':
      return hitsOf(state, piece) >= 2;
    // 3.7, 5.0 command is settled when the first turn has begun.
    case 'outOfCommand':
      return isUnit && state.inCommand[piece] !== true && !isSettingUp(state);
    case 'notActivated':
      return (isOwn || !isUnit) && state.active[piece] !== true && !isSettingUp(state);
    case 'broken':
      return isUnit && isBroken(state, piece);
    case 'fired':
      return state.fired[piece] === true;
    case 'moved':
      // Of no account once the Movement Phase is over.
      return isOwn && state.done[piece] === true && state.frames.some(({ kind }) => kind === 'movement');
  }
}

const isSettingUp = ({ frames }: State): boolean => frames.some(({ kind }) => kind === 'placement');

function moraleOf(of: (formation: number) => { box: number; broken: boolean }): View['morale'] {
  return Object.fromEntries(FORMATION_LIST.map(({ id }, i) => [id, of(i)])) as View['morale'];
}

const namesAt = (state: State, place: number, also: (piece: Piece) => boolean = () => true): string[] =>
  PIECES.filter((piece) => state.at[piece] === place && also(piece)).map(idOf);

/** Where units stand is open to all, and so is what they control. */
function controlOf(state: State): View['control'] {
  const { zoc } = readBoard(state);
  const of = (side: Side) => {
    const hexes: number[] = [];
    for (let hex = 0; hex < zoc[side].length; hex++) if (zoc[side][hex] !== 0) hexes.push(hex);
    return hexes;
  };
  return { british: of('british'), american: of('american') };
}

function pointsSeen(state: State, side: Side, viewer: Side | undefined) {
  const known = (piece: Piece) => knows(state, viewer, piece);
  const exact = !state.fog || state.ending !== undefined || viewer === enemyOf(side);
  return { ...pointsFor(state, side, known), exact };
}
