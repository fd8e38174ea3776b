/** JSON from outside, read in one way: what is needed must be right, what is damaged but not needed falls back to the usual. */
import * as v from 'valibot';
import { isDeeperThan, isObject } from '../../engine/kernel/json';
import { FORMAT } from '../../engine/kernel/format';
import type { Label } from '../../games/contract';
import type { Mind } from '../minds';
import { isPlayer, type Seats } from '../seats';
import { isId, newId } from './ids';

/** After so many actions the record was sent or received, and this is the digest of all up to there. */
export type Seal = readonly [at: number, hash: string];

export const LONGEST_NAME = 60;
/** No game comes near these. */
const MOST_SEALS = 200;
const MOST_MINDS = 1_000;
const MOST_DOTS = 900;
const LONGEST_SEED = 200;
const DEEPEST_SETUP = 8;
/** In letters; a position of Saratoga has some 3,000. */
const LONGEST_SETUP = 8_000;
const LONGEST_WORD = 40;
const TOMORROW = 24 * 60 * 60 * 1_000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_WORD));
/** A time that lies in the future by more than clocks differ was not written by this page. */
const moment = v.pipe(
  v.number(),
  v.finite(),
  v.check((at) => at <= Date.now() + TOMORROW),
);
const seal = v.tuple([count, v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))]);

/** Those that are one, as far as there is room. */
export const listOf = <T>(item: v.GenericSchema<unknown, T>, most: number) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) =>
        all
          .slice(0, most)
          .map((each) => readAs(item, each))
          .filter((each) => each !== undefined),
      ),
    ),
    [],
  );

/** Those that are one, by name. */
export const recordOf = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) => {
      const read = Object.entries(all).map(([id, each]) => [id, readAs(item, each)] as const);
      return Object.fromEntries(read.filter((each): each is [string, T] => each[1] !== undefined));
    }),
  );

const seats: v.GenericSchema<unknown, Seats> = v.pipe(
  v.record(word, v.custom<Seats[string]>(isPlayer)),
  v.check((all) => Object.keys(all).length <= 8),
);

const label: v.GenericSchema<unknown, Label> = v.object({
  scenario: word,
  turn: v.pipe(v.number(), v.safeInteger()),
  stage: v.picklist(['setup', 'play', 'over']),
  dots: v.fallback(v.optional(v.pipe(v.array(count), v.maxLength(MOST_DOTS))), undefined),
});

/** What opponents thought; what of it is damaged is thought anew. */
const mind: v.GenericSchema<unknown, Mind> = v.object({
  at: count,
  side: word,
  level: word,
  turn: v.pipe(v.number(), v.safeInteger()),
  memory: v.optional(v.unknown()),
  actions: v.optional(v.array(v.looseObject({ kind: word }))),
  plan: v.optional(v.unknown()),
});

const name = v.pipe(v.unknown(), v.transform(tidyName));
const seals = listOf<Seal>(seal, MOST_SEALS);

/** What the library knows of a game, written anew with every action. */
export const EntrySchema = v.object({
  game: word,
  seats: v.fallback(seats, {}),
  isUndoFree: v.fallback(v.boolean(), false),
  label: v.fallback(v.optional(label), undefined),
  actions: v.fallback(count, 0),
  /** So many actions it had when it came; fresh while there are no more, and next to none. */
  began: v.fallback(v.number(), -1),
  /** Later ones of the same game have higher numbers. */
  at: v.fallback(moment, 0),
  /** When it was deleted, for as long as that can be undone. */
  removed: v.fallback(v.optional(v.number()), undefined),
});

/** What the players have called it, and where it was sealed; written when they say so. */
export const TagSchema = v.object({ name: v.optional(name), seals });

/** A state of a game: who plays it, the kernel's save as text, and what its opponents thought. */
export const StoredSchema = v.object({
  seats: v.fallback(seats, {}),
  at: v.fallback(moment, 0),
  text: v.string(),
  minds: v.optional(listOf(mind, MOST_MINDS)),
});

/** A line of the journal. */
export const JournalSchema = v.object({ entry: EntrySchema, stored: StoredSchema });

/** The saved game as the kernel writes it; every action and digest of it is checked when it is played again. */
export const SavedSchema = v.object({
  format: v.literal(FORMAT),
  game: word,
  version: v.fallback(count, 0),
  setup: v.custom<unknown>(isSetup),
  dice: v.fallback(
    v.optional(
      v.object({
        generator: word,
        seed: v.pipe(v.string(), v.maxLength(LONGEST_SEED)),
        typed: v.optional(v.literal(true)),
      }),
    ),
    undefined,
  ),
  isLifted: v.fallback(v.boolean(), false),
  cursor: v.fallback(v.optional(count), undefined),
  actions: v.fallback(v.array(v.unknown()), []),
  chain: v.fallback(v.array(v.unknown()), []),
  branches: v.fallback(v.array(v.unknown()), []),
});

/** What a file or a link holds around the saved game. */
export const WrapperSchema = v.object({
  id: v.fallback(v.custom<string>(isId), newId),
  name: v.optional(name),
  seats: v.fallback(seats, {}),
  seals,
});

/** Undefined where it is not of that form; also where it is so strange that reading it fails. */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  try {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** One line without signs that cannot be seen; nothing where nothing is left. */
export function tidyName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const tidy = value
    .slice(0, 4 * LONGEST_NAME)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return Array.from(tidy).slice(0, LONGEST_NAME).join('').trim() || undefined;
}

function isSetup(value: unknown): boolean {
  if (!isObject(value) || isDeeperThan(DEEPEST_SETUP, value)) return false;
  return JSON.stringify(value).length <= LONGEST_SETUP;
}
