/** The frames of a written position: by names, without what follows from the phase. */
import { isObject, isSameJson } from '../../kernel/json';
import type { Hex } from '../../hexmap/hexId';
import { FIRE_STEPS } from '../combat';
import { FORMATIONS, GUN_GROUPS, RECOVERY_GROUPS } from '../data/types';
import { type SaratogaFrame, UNSEEN } from '../frames';
import { drivenBack } from '../retreat';
import { enemyOf, type Piece, PIECES, sideOf } from '../roster';
import { hexOfPiece, isOnMap, type State } from '../state';
import { owesWithdrawal } from '../withdrawal';
import { checkFrame } from './frameChecks';
import type { FrameJson } from './json';
import {
  clip,
  COUNTER,
  type Form,
  FORMATION,
  HEX,
  listOf,
  oneOf,
  pairsOf,
  type Report,
  SIDE,
  whole,
} from './words';

/** The frames from that of the phase upward; those below it follow from the phase and who goes first. */
export function writeFrames(state: State): FrameJson[] {
  const { frames } = state;
  const phase = frames[0]?.kind === 'turn' && frames.length > 1 ? 2 : 0;
  const from = frames[phase + 1]?.kind === 'combatMovement' ? phase + 1 : phase;
  return frames.slice(from).map((frame) => writeFrame(state, frame));
}

/** Does the phasing side go first in this turn? */
export const goesFirst = ({ frames: [turn] }: State): boolean =>
  turn?.kind === 'turn' && turn.stage === 'second';

/** The whole stack of frames from written ones; the rest of the state must be there. */
export function readFrames(json: unknown, state: State, first: boolean, report: Report): SaratogaFrame[] {
  if (!Array.isArray(json)) return report('wrongType', 'frames') ?? [];
  if (json.length === 0 || json.length > MOST_FRAMES) return report('impossibleFrames', 'frames') ?? [];
  const list: SaratogaFrame[] = [];
  for (const entry of json as readonly unknown[]) {
    const frame = readFrame(entry, state, report);
    if (!frame) return [];
    list.push(frame);
  }
  const frames = [...framesBelow(state, list[0], first), ...list];
  list.forEach((frame, i) => checkFrame(state, frame, list[i - 1], report));
  return frames;
}

export const isFrameKind = (word: string): boolean => Object.hasOwn(FIELDS, word);

/** How a text writes a field of a frame; undefined where the frame has no such field. */
export const fieldShape = (kind: string, name: string): Form<unknown>['shape'] | undefined =>
  fieldsOf(kind)?.find(([each]) => each === name)?.[1].form.shape;

type FrameOf<Kind extends SaratogaFrame['kind']> = Extract<SaratogaFrame, { readonly kind: Kind }>;
/** A player turn is never written: it lies below a phase. */
type WrittenKind = Exclude<SaratogaFrame['kind'], 'playerTurn'>;

interface Field<T, F> {
  readonly form: Form<T>;
  /** What it is when it is left out; without this, it must be there. The fields above it are known. */
  missing?(state: State, frame: F): T;
}
type Fields<F> = { readonly [Name in Exclude<keyof F, 'kind'>]: Field<F[Name], F> };

const PIECE_LIST: Field<Piece[], unknown> = { form: listOf(COUNTER), missing: () => [] };
const HEX_LIST: Field<Hex[], unknown> = { form: listOf(HEX), missing: () => [] };
const stages = <Stage extends string>(...list: [Stage, ...Stage[]]): Field<Stage, unknown> => ({
  form: oneOf(list, 'unknownStage'),
  missing: () => list[0],
});

const HEX_BY_COUNTER = pairsOf(COUNTER, HEX);
const STOOD: Form<number[]> = {
  shape: 'pairs',
  read(json, at, report) {
    const hexes = new Map(HEX_BY_COUNTER.read(json, at, report));
    return PIECES.map((piece) => hexes.get(piece) ?? 0);
  },
  write: (stood) =>
    HEX_BY_COUNTER.write(stood.flatMap((hex, piece) => (hex > 0 ? [[piece, hex as Hex] as const] : []))),
};
const GUNS: readonly unknown[] = GUN_GROUPS;
const GROUP: Form<number> = {
  shape: 'one',
  read: (json, at, report) =>
    GUNS.includes(json) ? FORMATIONS.length + GUNS.indexOf(json) : FORMATION.read(json, at, report),
  write: (group) => RECOVERY_GROUPS[group] ?? group,
};

const FIELDS: { readonly [Kind in WrittenKind]: Fields<FrameOf<Kind>> } = {
  placement: { side: { form: SIDE, missing: () => 'american' } },
  turn: {
    stage: stages('roll', 'order', 'first', 'second', 'end'),
    side: { form: SIDE, missing: () => 'american' },
  },
  command: { stage: stages('begin', 'gates', 'activate') },
  movement: {
    stage: stages('move', 'excess'),
    party: PIECE_LIST,
    stood: { form: STOOD, missing: whereOwing },
  },
  combatMovement: { moved: PIECE_LIST },
  fire: { step: { form: whole(0, FIRE_STEPS - 1), missing: () => 0 }, held: PIECE_LIST },
  shot: { unit: { form: COUNTER }, target: { form: COUNTER } },
  relocation: {
    leader: { form: COUNTER, missing: () => UNSEEN },
    side: {
      form: SIDE,
      missing: (state, { leader }) => (leader === UNSEEN ? state.phasing : sideOf(leader)),
    },
    hex: { form: HEX, missing: (state, { leader }) => hexOfPiece(state, leader) },
  },
  morale: { formation: { form: FORMATION } },
  break: {
    formation: { form: FORMATION },
    stage: stages('round', 'retreat', 'advances'),
    units: { form: listOf(COUNTER), missing: (state, { formation }) => drivenBack(state, formation) },
    hexes: { form: listOf(HEX), missing: (state, { units }) => hexesOf(state, units) },
    done: PIECE_LIST,
    firers: PIECE_LIST,
    aims: HEX_LIST,
    gone: PIECE_LIST,
  },
  displacement: { hex: { form: HEX }, newcomer: { form: COUNTER } },
  advance: { side: { form: SIDE }, hex: { form: HEX }, units: { form: listOf(COUNTER) } },
  recovery: {
    stage: stages('choose', 'roll'),
    group: { form: GROUP, missing: () => 0 },
    queue: PIECE_LIST,
  },
};

/** More than a game can have. */
const MOST_FRAMES = 100;

function fieldsOf(kind: string): [string, Field<unknown, unknown>][] | undefined {
  return Object.hasOwn(FIELDS, kind) ? Object.entries(FIELDS[kind as WrittenKind]) : undefined;
}

function writeFrame(state: State, frame: SaratogaFrame): FrameJson {
  const json: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(frame.kind) ?? []) {
    const value = (frame as unknown as Readonly<Record<string, unknown>>)[name];
    const isUsual = field.missing && isSameJson(value, field.missing(state, frame));
    if (!isUsual) json[name] = field.form.write(value);
  }
  // Who won the last roll has no meaning before the next.
  if (frame.kind === 'turn' && frame.stage === 'roll') delete json['side'];
  return { kind: frame.kind, ...json };
}

function readFrame(json: unknown, state: State, report: Report): SaratogaFrame | undefined {
  if (!isObject(json) || typeof json['kind'] !== 'string') return report('wrongType', 'frames');
  const { kind } = json;
  const fields = fieldsOf(kind);
  if (!fields) return report('unknownFrame', clip(kind));
  for (const name of Object.keys(json))
    if (name !== 'kind' && !fields.some(([each]) => each === name))
      report('unknownField', `${kind}.${clip(name)}`);
  const frame: Record<string, unknown> = { kind };
  for (const [name, field] of fields) {
    const at = `${kind}.${name}`;
    const given = json[name];
    if (given === undefined && !field.missing) return report('missingField', at);
    const value = given === undefined ? field.missing?.(state, frame) : field.form.read(given, at, report);
    if (value === undefined) return undefined;
    frame[name] = value;
  }
  return frame as unknown as SaratogaFrame;
}

function framesBelow(state: State, frame: SaratogaFrame | undefined, first: boolean): SaratogaFrame[] {
  const { phasing } = state;
  const inTurn = (stage: FrameOf<'playerTurn'>['stage'], ...more: SaratogaFrame[]): SaratogaFrame[] => [
    { kind: 'turn', stage: first ? 'second' : 'end', side: first ? phasing : enemyOf(phasing) },
    { kind: 'playerTurn', stage },
    ...more,
  ];
  switch (frame?.kind) {
    case 'command':
      return inTurn('movement');
    case 'movement':
      return inTurn('combat');
    case 'combatMovement':
      return inTurn('recovery', { kind: 'fire', step: 0, held: [] });
    case 'fire':
      return inTurn('recovery');
    case 'recovery':
      return inTurn('over');
    default:
      return [];
  }
}

/** 3.8.2 where the broken units of the phasing side stand. */
function whereOwing(state: State): number[] {
  return PIECES.map((piece) =>
    sideOf(piece) === state.phasing && owesWithdrawal(state, piece) ? hexOfPiece(state, piece) : 0,
  );
}

const hexesOf = (state: State, units: readonly Piece[]): Hex[] => [
  ...new Set(units.filter((unit) => isOnMap(state, unit)).map((unit) => hexOfPiece(state, unit))),
];
