/** The words of a written position: counters, hexes, formations and numbers, read from JSON of any origin. */
import { isObject } from '../../kernel/json';
import { formatHex, type Hex, parseHex } from '../../hexmap/hexId';
import { kindOf } from '../battlefield';
import { FORMATIONS, SIDES } from '../data/types';
import { formationId, formationOf, idOf, type Piece, pieceOf, sideOf } from '../roster';
import { MP } from '../terrain';

export const PROBLEM_CODES = [
  'wrongType',
  'unknownField',
  'missingField',
  'unknownWord',
  'unknownBattle',
  'unknownOption',
  'unknownSide',
  'unknownPhase',
  'unknownFrame',
  'unknownStage',
  'unknownCounter',
  'unknownFormation',
  'unknownHex',
  'offMap',
  'river',
  'twice',
  'notInThisBattle',
  'bothSides',
  'tooManyUnits',
  'notOnMap',
  'notAUnit',
  'notALeader',
  'wrongSide',
  'badTurn',
  'badHits',
  'eliminated',
  'badBox',
  'badNumber',
  'badEnding',
  'impossibleFrames',
] as const;
type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What is wrong with a written position; `at` is the word that is wrong, or the field where something else is. */
export interface Problem {
  readonly code: ProblemCode;
  readonly at: string;
}

export type Report = (code: ProblemCode, at: string) => undefined;

/** How a value is written: as JSON, and in a text as one word, as several, or in pairs. */
export interface Form<T> {
  readonly shape: 'one' | 'many' | 'pairs';
  /** Undefined where it was reported. */
  read(json: unknown, at: string, report: Report): T | undefined;
  write(value: T): unknown;
}

/** One of these words. */
export const oneOf = <Word extends string>(words: readonly Word[], code: ProblemCode): Form<Word> => ({
  shape: 'one',
  read: (json, at, report) => words.find((word) => word === json) ?? report(code, wordIn(json) ?? at),
  write: (word) => word,
});

/** A name for a value. */
function naming<T>(
  code: ProblemCode,
  find: (word: string) => T | undefined,
  write: (value: T) => string,
): Form<T> {
  return {
    shape: 'one',
    read(json, at, report) {
      if (typeof json !== 'string') return report('wrongType', at);
      return find(json) ?? report(code, clip(json));
    },
    write,
  };
}

export const SIDE = oneOf(SIDES, 'unknownSide');
export const COUNTER = naming<Piece>('unknownCounter', pieceOf, idOf);
export const FORMATION = naming<number>('unknownFormation', numberOf, formationId);

const ANY_HEX = naming<Hex>('unknownHex', parseHex, formatHex);
/** Land only: nobody stands or aims elsewhere. As it is printed, '0605', or as a number. */
export const HEX: Form<Hex> = {
  ...ANY_HEX,
  read(json, at, report) {
    const hex = ANY_HEX.read(typeof json === 'number' ? formatHex(json as Hex) : json, at, report);
    const kind = hex && kindOf(hex);
    return kind === 'river' || kind === 'offMap' ? report(kind, clip(String(json))) : hex;
  },
};

export const whole = (least: number, most: number, code: ProblemCode = 'badNumber'): Form<number> => ({
  shape: 'one',
  read: (json, at, report) =>
    Number.isInteger(json) && Number(json) >= least && Number(json) <= most ? Number(json) : report(code, at),
  write: (number) => number,
});

/** Movement points, with halves. */
export const points = (most: number): Form<number> => ({
  shape: 'one',
  read: (json, at, report) =>
    typeof json === 'number' && Number.isInteger(json * MP) && json >= 0 && json <= most
      ? json
      : report('badNumber', at),
  write: (number) => number,
});

export const YES: Form<boolean> = {
  shape: 'one',
  read: (json, at, report) => (typeof json === 'boolean' ? json : report('wrongType', at)),
  write: (yes) => yes,
};

export const listOf = <T>(form: Form<T>): Form<T[]> => ({
  shape: 'many',
  read(json, at, report) {
    if (!Array.isArray(json)) return report('wrongType', at);
    return json.map((item) => form.read(item, at, report)).filter((item) => item !== undefined);
  },
  write: (list) => list.map((item) => form.write(item)),
});

export const pairsOf = <K, V>(key: Form<K>, value: Form<V>): Form<(readonly [K, V])[]> => ({
  shape: 'pairs',
  read(json, at, report) {
    if (!isObject(json)) return report('wrongType', at);
    return Object.entries(json).flatMap(([name, part]) => {
      const k = key.read(name, at, report);
      const v = k === undefined ? undefined : value.read(part, name, report);
      return k === undefined || v === undefined ? [] : [[k, v] as const];
    });
  },
  write: (pairs) => Object.fromEntries(pairs.map(([k, v]) => [key.write(k), value.write(v)])),
});

/** Names for some of these counters: a side or a formation stands for all that it has among them. */
export function nameAll(some: readonly Piece[], among: readonly Piece[]): string[] {
  const left = new Set(some);
  const words: string[] = [];
  for (const word of [...SIDES, ...FORMATIONS]) {
    const members = membersOf(word, among) ?? [];
    if (members.length < 2 || !members.every((piece) => left.has(piece))) continue;
    words.push(word);
    for (const piece of members) left.delete(piece);
  }
  return [...words, ...[...left].map(idOf)];
}

/** The other way round. Whether a counter that is named by itself is among them, is for the caller to see. */
export function readNames(json: unknown, at: string, among: readonly Piece[], report: Report): Piece[] {
  if (!Array.isArray(json)) return report('wrongType', at) ?? [];
  return json.flatMap((name: unknown) => {
    const members = typeof name === 'string' ? membersOf(name, among) : undefined;
    return members ?? COUNTER.read(name, at, report) ?? [];
  });
}

/** A word of somebody else's, not too long to be shown. */
export const clip = (word: string): string => (word.length > 40 ? `${word.slice(0, 40)}...` : word);

const wordIn = (json: unknown): string | undefined => (typeof json === 'string' ? clip(json) : undefined);

function numberOf(formation: string): number | undefined {
  const found = (FORMATIONS as readonly string[]).indexOf(formation);
  return found < 0 ? undefined : found;
}

function membersOf(word: string, among: readonly Piece[]): Piece[] | undefined {
  if ((SIDES as readonly string[]).includes(word)) return among.filter((piece) => sideOf(piece) === word);
  const formation = numberOf(word);
  return formation === undefined ? undefined : among.filter((piece) => formationOf(piece) === formation);
}
