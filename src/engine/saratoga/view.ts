/** What one side may see of a game (3.4, R108-R111), with its decision and what it may do. */
import type { Decision } from '../kernel/game';
import { type Hex, hexOf } from '../hexmap/hexId';
import type { Action } from './actions';
import { type About, aboutDecision } from './about';
import { FORMATION_LIST } from './data/formations';
import { DEPLOYMENTS } from './data/scenarios';
import { type Battle, type FormationId, type Side } from './data/types';
import type { Event } from './events';
import { isInspectable, knows } from './fog';
import type { SaratogaFrame } from './frames';
import { actions, decision } from './game';
import { isBroken } from './morale';
import type { Options } from './options';
import { enemyOf, idOf, isCombatUnit, knownPiece, type Piece, PIECES, sideOf } from './roster';
import { stackIn } from './stacking';
import {
  ABSENT,
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

/** What lies on the table: stacks from the bottom up, the state of each counter, the morale markers. */
export interface TableView {
  readonly battle: Battle;
  readonly turn: number;
  readonly stacks: Readonly<Record<number, readonly string[]>>;
  readonly marks: Readonly<Record<string, readonly Mark[]>>;
  readonly morale: Readonly<Record<FormationId, { readonly box: number; readonly broken: boolean }>>;
}

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

export interface View extends TableView {
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
  readonly decision: Decision | undefined;
  readonly about: About | undefined;
  /** What the viewer may do; nothing while somebody else decides. */
  readonly actions: readonly Action[];
  readonly ending: Ending | undefined;
}

/** What a side may see; without one, what both may see. Without fog, or when all is over, that is everything. */
export function view(state: State, viewer: Side | undefined): View {
  const asked = decision(state);
  const isOpen = !state.fog || state.ending !== undefined;
  const mayAct = asked !== undefined && (viewer === asked.by || (isOpen && viewer === undefined));
  return {
    battle: state.battle,
    turn: state.turn,
    viewer,
    fog: state.fog,
    options: state.options,
    phase: phaseOf(state.frames),
    phasing: state.phasing,
    stacks: stacksFor(state, viewer),
    marks: marksFor(state, viewer),
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
    actions: mayAct ? actions(state) : [],
    ending: state.ending,
  };
}

/** A battle as it stands before the first turn, in the ready-made deployment. */
export function deployedView(battle: Battle): TableView {
  const stacks: Record<number, readonly string[]> = {};
  for (const [text, counters] of Object.entries(DEPLOYMENTS[battle])) stacks[hexOf(text)] = counters;
  const morale = moraleOf((formation) => ({
    box: FORMATION_LIST[formation]?.start[battle] ?? 0,
    broken: false,
  }));
  return { battle, turn: 1, stacks, marks: {}, morale };
}

export const stackAt = (table: TableView, hex: Hex): readonly string[] => table.stacks[hex] ?? NOBODY;

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
    if (hex <= 0 || stacks[hex]) continue;
    stacks[hex] = stackIn(state, hex as Hex)
      .filter((other) => knows(state, viewer, other))
      .map(idOf);
  }
  return stacks;
}

function concealedHexes(state: State, viewer: Side | undefined): number[] {
  const hexes = PIECES.filter((piece) => isOnMap(state, piece) && sideOf(piece) !== viewer)
    .filter((piece) => !isInspectable(state, hexOfPiece(state, piece), sideOf(piece)))
    .map((piece) => hexOfPiece(state, piece));
  return [...new Set(hexes)].sort((a, b) => a - b);
}

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

function moraleOf(of: (formation: number) => { box: number; broken: boolean }): TableView['morale'] {
  return Object.fromEntries(FORMATION_LIST.map(({ id }, i) => [id, of(i)])) as TableView['morale'];
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
