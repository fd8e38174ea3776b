/** From a written position to a state, with a report of all that is wrong. */
import { isObject } from '../../kernel/json';
import type { Hex } from '../../hexmap/hexId';
import { FORMATION_LIST } from '../data/formations';
import { TURNS } from '../data/scenarios';
import { BATTLES, type Side } from '../data/types';
import type { SaratogaFrame } from '../frames';
import {
  DEFAULT_OPTIONS,
  type Handicap,
  OPTION_NAMES,
  OPTIONS,
  type Options,
  readHandicap,
} from '../options';
import { formationId, idOf, isCombatUnit, type Piece, PIECES, sideOf } from '../roster';
import { STACKING_LIMIT, stackIn } from '../stacking';
import {
  ABSENT,
  type Ending,
  EXITED,
  hexOfPiece,
  isOnMap,
  LOST,
  newState,
  NOT_PLACED,
  placeAt,
  type State,
} from '../state';
import { MP } from '../terrain';
import { readFrames } from './frames';
import { PHASE_WORDS, type PositionJson } from './json';
import {
  clip,
  COUNTER,
  type Form,
  FORMATION,
  HEX,
  listOf,
  oneOf,
  pairsOf,
  points,
  readNames,
  type Report,
  SIDE,
  whole,
  YES,
} from './words';

/** The parts of the JSON by name. */
type Fields = Readonly<Record<string, unknown>>;
type FieldName = keyof PositionJson;

const FIELDS: Readonly<Record<FieldName, true>> = {
  battle: true,
  options: true,
  fog: true,
  handicap: true,
  turn: true,
  phasing: true,
  first: true,
  phase: true,
  frames: true,
  stacks: true,
  lost: true,
  exited: true,
  hits: true,
  outOfCommand: true,
  idle: true,
  inContact: true,
  spent: true,
  done: true,
  fired: true,
  shotAt: true,
  seen: true,
  morale: true,
  broken: true,
  ending: true,
};

/** What can be read; whatever was reported, the state is not to be played. */
export function readState(json: Fields, report: Report): State | undefined {
  for (const name of Object.keys(json)) if (!Object.hasOwn(FIELDS, name)) report('unknownField', clip(name));
  const read = <T>(name: FieldName, form: Form<T>, missing: T): T =>
    json[name] === undefined ? missing : (form.read(json[name], name, report) ?? missing);
  const battle = BATTLE.read(json['battle'], 'battle', report);
  if (!battle) return undefined;
  const options = readOptions(json['options'], report);
  const state = newState(battle, options, read('fog', YES, false), readGiven(json['handicap'], report));
  state.turn = read('turn', TURN, 1);
  state.phasing = read('phasing', SIDE, 'british');
  place(state, json, read('stacks', STACKS, []), report);
  mark(state, json, report);
  for (const [unit, hits] of read('hits', HITS, [])) {
    if (hits === 4 && isOnMap(state, unit)) report('eliminated', idOf(unit));
    if (isUnitAt(state, unit, [EXITED], report)) state.hits[unit] = hits;
  }
  for (const [piece, spent] of read('spent', POINTS, [])) {
    if (!isOnMap(state, piece)) report('notOnMap', idOf(piece));
    state.spent[piece] = spent * MP;
  }
  for (const [unit, hex] of read('fired', AIMS, [])) {
    if (!isUnitAt(state, unit, [LOST], report)) continue;
    state.fired[unit] = true;
    state.aimedAt[unit] = hex;
  }
  for (const [unit, shots] of read('shotAt', COUNTS, []))
    if (isUnitAt(state, unit, [], report)) state.shotAt[unit] = shots;
  for (const [formation, box] of read('morale', BOXES, [])) {
    if (box >= (FORMATION_LIST[formation]?.morale.length ?? 0)) report('badBox', formationId(formation));
    state.morale[formation] = box;
  }
  for (const formation of read('broken', BROKEN, [])) state.broken[formation] = true;
  if (json['ending'] === undefined) state.frames = readPhase(json, state, read('first', YES, false), report);
  else state.ending = readEnding(json, report);
  leaveOut(state, report);
  checkStacks(state, report);
  return state;
}

const BATTLE = oneOf(BATTLES, 'unknownBattle');
const TURN = whole(1, TURNS, 'badTurn');
const PHASE = oneOf(PHASE_WORDS, 'unknownPhase');
const STACKS = pairsOf(HEX, listOf(COUNTER));
const HITS = pairsOf(COUNTER, whole(0, 4, 'badHits'));
const AIMS = pairsOf(COUNTER, HEX);
/** No game comes near to it. */
const COUNTS = pairsOf(COUNTER, whole(0, 99));
const POINTS = pairsOf(COUNTER, points(99));
const BOXES = pairsOf(FORMATION, whole(0, 99, 'badBox'));
const BROKEN = listOf(FORMATION);
/** 9.0, 10.0 who can win by what. */
const WINNERS: Readonly<Record<Ending['reason'], readonly (Side | undefined)[]>> = {
  exit: ['british'],
  demoralised: ['british', 'american'],
  bothDemoralised: [undefined],
  points: ['british', 'american'],
  tie: ['american'],
};
const REASON = oneOf(Object.keys(WINNERS) as Ending['reason'][], 'badEnding');

function readOptions(json: unknown, report: Report): Options {
  if (json === undefined) return DEFAULT_OPTIONS;
  if (!isObject(json)) return report('wrongType', 'options') ?? DEFAULT_OPTIONS;
  for (const name of Object.keys(json))
    if (!Object.hasOwn(OPTIONS, name)) report('unknownOption', clip(name));
  const choices = OPTION_NAMES.map((name) => {
    const choice = json[name] === undefined ? DEFAULT_OPTIONS[name] : json[name];
    if (!(OPTIONS[name] as readonly unknown[]).includes(choice)) report('unknownOption', name);
    return [name, choice];
  });
  return Object.fromEntries(choices) as Options;
}

function readGiven(json: unknown, report: Report): Handicap | undefined {
  if (json === undefined) return undefined;
  const [[side, points] = [], ...more] = isObject(json) ? Object.entries(json) : [];
  const handicap = more.length === 0 ? readHandicap({ side, points }) : undefined;
  return handicap ?? report('wrongType', 'handicap');
}

/** Where everybody is. */
function place(
  state: State,
  json: Fields,
  stacks: readonly (readonly [Hex, readonly Piece[]])[],
  report: Report,
): void {
  const put = (piece: Piece, where: number) => {
    if (state.at[piece] === ABSENT) report('notInThisBattle', idOf(piece));
    else if (state.at[piece] !== NOT_PLACED) report('twice', idOf(piece));
    else if (where > 0) placeAt(state, piece, where as Hex);
    else state.at[piece] = where;
  };
  for (const [hex, pieces] of stacks) for (const piece of pieces) put(piece, hex);
  for (const piece of named('lost', json, [], report)) {
    put(piece, LOST);
    if (isCombatUnit(piece)) state.hits[piece] = 4;
  }
  for (const piece of named('exited', json, [], report)) {
    put(piece, EXITED);
    if (sideOf(piece) !== 'british') report('wrongSide', idOf(piece));
    if (!isCombatUnit(piece)) report('notAUnit', idOf(piece));
  }
}

/** What those on the map have by yes or no. */
function mark(state: State, json: Fields, report: Report): void {
  const onMap = PIECES.filter((piece) => isOnMap(state, piece));
  const units = onMap.filter(isCombatUnit);
  for (const piece of onMap) {
    state.inCommand[piece] = true;
    state.active[piece] = true;
  }
  const set = (name: FieldName, among: readonly Piece[], flag: boolean, ...lists: readonly boolean[][]) => {
    for (const piece of named(name, json, among, report)) {
      if (!isOnMap(state, piece)) report('notOnMap', idOf(piece));
      else if (!among.includes(piece)) report('notAUnit', idOf(piece));
      for (const list of lists) list[piece] = flag;
    }
  };
  set('outOfCommand', units, false, state.inCommand, state.active);
  set('idle', onMap, false, state.active);
  set('inContact', units, true, state.inContact);
  set('done', onMap, true, state.done);
  set('seen', onMap, true, state.seen);
}

const named = (name: FieldName, json: Fields, among: readonly Piece[], report: Report): Piece[] =>
  json[name] === undefined ? [] : readNames(json[name], name, among, report);

/** A combat unit on the map, or in one of these places off it. */
function isUnitAt(state: State, piece: Piece, places: readonly number[], report: Report): boolean {
  const isThere = isOnMap(state, piece) || places.includes(state.at[piece] ?? 0);
  if (!isCombatUnit(piece)) report('notAUnit', idOf(piece));
  else if (!isThere) report('notOnMap', idOf(piece));
  return isThere;
}

function readEnding({ ending, phase, frames }: Fields, report: Report): Ending | undefined {
  if (phase !== undefined || frames !== undefined) report('impossibleFrames', 'ending');
  if (!isObject(ending)) return report('wrongType', 'ending');
  for (const name of Object.keys(ending))
    if (name !== 'reason' && name !== 'winner') report('unknownField', `ending.${clip(name)}`);
  const reason = REASON.read(ending['reason'], 'ending', report);
  const winner = ending['winner'] === undefined ? undefined : SIDE.read(ending['winner'], 'ending', report);
  if (!reason) return undefined;
  return WINNERS[reason].includes(winner) ? { winner, reason } : report('badEnding', reason);
}

function readPhase(
  { phase, frames }: Fields,
  state: State,
  isFirst: boolean,
  report: Report,
): SaratogaFrame[] {
  if (frames !== undefined && phase !== undefined) report('impossibleFrames', 'phase');
  if (frames !== undefined) return readFrames(frames, state, isFirst, report);
  const word = phase === undefined ? 'movement' : PHASE.read(phase, 'phase', report);
  if (!word) return [];
  const frame = word === 'end' ? { kind: 'turn', stage: 'end' } : { kind: word };
  return readFrames([frame], state, isFirst, report);
}

/** 11.0 a set-up waits for those who are named nowhere, and nobody has left it; at other times they are not in the game. */
function leaveOut(state: State, report: Report): void {
  const isSetUp = state.frames.some((frame) => frame.kind === 'placement');
  for (const piece of PIECES)
    if (!isSetUp && state.at[piece] === NOT_PLACED) state.at[piece] = ABSENT;
    else if (isSetUp && (state.at[piece] === LOST || state.at[piece] === EXITED))
      report('impossibleFrames', 'placement');
}

/** 3.1.1 two units a hex, but in the own Movement Phase and where one makes room for another (3.1.4). */
function checkStacks(state: State, report: Report): void {
  const isMovement =
    state.ending?.reason === 'exit' || state.frames.some((frame) => frame.kind === 'movement');
  const top = state.frames.at(-1);
  const onMap = PIECES.filter((piece) => isOnMap(state, piece));
  for (const hex of new Set(onMap.map((piece) => hexOfPiece(state, piece)))) {
    const stack = stackIn(state, hex);
    const sides = new Set(stack.map(sideOf));
    const isCrowdAllowed =
      (isMovement && sides.has(state.phasing)) || (top?.kind === 'displacement' && top.hex === hex);
    if (sides.size > 1) report('bothSides', HEX.write(hex) as string);
    if (!isCrowdAllowed && stack.filter(isCombatUnit).length > STACKING_LIMIT)
      report('tooManyUnits', HEX.write(hex) as string);
  }
}
