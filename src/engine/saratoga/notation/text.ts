/**
 * A written position as a short text:
 *
 *     oct7 turn 3 british first movement; 0605 b-24 b-li*; 0606 a-1nh; broken poor; morale fraser 3; idle american
 *
 * - Clauses stand between semicolons or on lines of their own, words between spaces. One to three digits are a number;
 *   movement points may have a half, `2.5`.
 * - The first clause names the battle; then, where needed, `turn 3`, the phasing side, `first` if it goes first in this
 *   turn, `fog`, and the phase.
 * - `HEX COUNTER ...` is a stack from the bottom up, with a star for each hit.
 * - The phase may have fields, and the frames above it have clauses of their own, from the lowest up: the kind, then each
 *   field with its values, as in `... fire step 3 held b-li; shot unit b-24 target a-1nh`.
 * - Every other clause is a field of the JSON (json.ts): a list such as `idle b-24 poor`, or pairs such as
 *   `morale fraser 3 poor 2`, `ending reason points winner british`.
 */
import { isObject } from '../../kernel/json';
import { SIDES } from '../data/types';
import { fieldShape, isFrameKind } from './frames';
import type { FrameJson, PositionJson } from './json';
import { clip, type Report } from './words';

const LISTS = [
  'lost',
  'exited',
  'outOfCommand',
  'idle',
  'inContact',
  'done',
  'seen',
  'broken',
] as const satisfies readonly (keyof PositionJson)[];
const PAIRS = [
  'options',
  'handicap',
  'spent',
  'fired',
  'shotAt',
  'morale',
  'ending',
] as const satisfies readonly (keyof PositionJson)[];

export function textOf(json: PositionJson): string {
  const { battle, turn, phasing, first, fog, phase, frames = [], stacks = {}, hits = {} } = json;
  const starred = (id: string) => id + '*'.repeat(hits[id] ?? 0);
  const clause = (name: (typeof LISTS | typeof PAIRS)[number]) => {
    const value = name === 'exited' ? json.exited?.map(starred) : json[name];
    return value === undefined ? [] : [[name, ...wordsOf(value)].join(' ')];
  };
  const [own = phase, ...above] = frames.map(frameText);
  const head = [battle, turn && `turn ${turn}`, phasing, first && 'first', fog && 'fog', own];
  const lines = [
    [head.filter(Boolean).join(' '), ...above],
    Object.keys(stacks)
      .sort()
      .map((hex) => [hex, ...(stacks[hex] ?? []).map(starred)].join(' ')),
    [...LISTS, ...PAIRS].flatMap(clause),
  ]
    .map((clauses) => clauses.join('; '))
    .filter(Boolean);
  const line = lines.join('; ');
  return line.length <= LONGEST_LINE ? line : lines.join('\n');
}

/** What a text says, to be read as a position; words that have no place in it are reported. */
export function jsonOf(text: string, report: Report): unknown {
  const [head = [], ...clauses] = text
    .split(/[;\n]/)
    .map((clause) => clause.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0);
  const said = new Map<string, unknown>();
  const say = (name: string, value: unknown) => {
    if (said.has(name)) report('twice', clip(name));
    said.set(name, value);
  };
  const stacks: string[][] = [];
  const hits: (string | number)[] = [];
  const unstarred = (word: string): string => {
    const [id = ''] = word.split('*', 1);
    const stars = word.length - id.length;
    if (stars === 0 || word !== id + '*'.repeat(stars)) return word;
    hits.push(id, stars);
    return id;
  };
  const phase = readHead(head, say);
  const frames = phase.length > 0 ? [frameOf(phase, report)] : [];
  for (const [word = '', ...rest] of clauses)
    if (/^\d{4}$/.test(word)) stacks.push([word, ...rest.map(unstarred)]);
    else if (isFrame(word, rest)) frames.push(frameOf([word, ...rest], report));
    else if (word === 'exited') say(word, rest.map(unstarred));
    else if (isAmong(LISTS, word)) say(word, rest);
    else if (isAmong(PAIRS, word)) say(word, pairsOf(rest.map(value), report));
    else report('unknownWord', clip(word));
  say(
    'stacks',
    pairsOf(
      stacks.flatMap(([hex = '', ...ids]) => [hex, ids]),
      report,
    ),
  );
  say('hits', pairsOf(hits, report));
  const [only] = frames;
  if (only && frames.length === 1 && Object.keys(only).length === 1) say('phase', only.kind);
  else if (only) say('frames', frames);
  return Object.fromEntries(said);
}

const LONGEST_LINE = 110;

const isAmong = (words: readonly string[], word: string): boolean => words.includes(word);

/** Says what the first clause says, and answers the rest of it: the phase. */
function readHead(
  [battle, ...words]: readonly string[],
  say: (name: string, value: unknown) => void,
): string[] {
  say('battle', battle);
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const next = value(words[i + 1] ?? '');
    if (word === 'turn' && typeof next === 'number') {
      say('turn', next);
      i++;
    } else if (isAmong(SIDES, word)) say('phasing', word);
    else if (word === 'first' || word === 'fog') say(word, true);
    else return words.slice(i);
  }
  return [];
}

/** `morale formation poor` is a check, `morale poor 3` a box. */
const isFrame = (kind: string, [field]: readonly string[]): boolean =>
  field === undefined ? isFrameKind(kind) : fieldShape(kind, field) !== undefined;

/** A kind of frame, then the names of fields with what belongs to each. */
function frameOf([kind = '', ...words]: readonly string[], report: Report): FrameJson {
  const fields = new Map<string, string[]>();
  let values: string[] | undefined;
  for (const word of words)
    if (fieldShape(kind, word) && !fields.has(word)) fields.set(word, (values = []));
    else if (values) values.push(word);
    else report('unknownWord', clip(word));
  const shaped = [...fields].map(([name, given]) => {
    switch (fieldShape(kind, name)) {
      case 'many':
        return [name, given];
      case 'pairs':
        return [name, pairsOf(given.map(value), report)];
      default:
        if (given.length > 1) report('unknownWord', clip(given[1] ?? ''));
        return [name, value(given[0] ?? '')];
    }
  });
  return { kind, ...Object.fromEntries(shaped) };
}

const frameText = ({ kind, ...fields }: FrameJson): string =>
  [kind, ...Object.entries(fields).flatMap(([name, part]) => [name, ...wordsOf(part)])].join(' ');

const wordsOf = (part: unknown): string[] =>
  Array.isArray(part)
    ? part.map(String)
    : isObject(part)
      ? Object.entries(part).flatMap(([key, item]) => [key, String(item)])
      : [String(part)];

const value = (word: string): string | number => (/^\d{1,3}(\.5)?$/.test(word) ? Number(word) : word);

function pairsOf(parts: readonly unknown[], report: Report): unknown {
  const pairs = new Map<string, unknown>();
  for (let i = 0; i < parts.length; i += 2) {
    const key = String(parts[i]);
    if (pairs.has(key)) report('twice', clip(key));
    if (i + 1 === parts.length) report('missingField', clip(key));
    pairs.set(key, parts[i + 1]);
  }
  return Object.fromEntries(pairs);
}
