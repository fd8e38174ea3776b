/** How the games against opponents ended: one line a game, kept when the game itself is deleted. See FORMAT.md for the keys. */
import * as v from 'valibot';
import { aloneIn, levelAt, type Seats } from '../seats';
import { change, readAll } from './database';
import { readAs } from './schemas';

export interface Result {
  readonly game: string;
  readonly scenario: string;
  /** Whom the person played, and against which level. */
  readonly side: string;
  readonly level: string;
  readonly won: boolean | undefined;
}

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const ResultSchema = v.object({
  game: word,
  scenario: word,
  side: word,
  level: word,
  won: v.optional(v.boolean()),
});

interface Ended {
  readonly id: string;
  readonly seats: Seats;
  readonly rules: {
    readonly game: {
      readonly id: string;
      outcome(state: unknown): { readonly winner: string | undefined } | undefined;
    };
    label(state: unknown): { readonly scenario: string };
  };
  readonly session: { readonly state: unknown; readonly isLifted: boolean };
}

/** Practice does not count, nor does a side that was taken over, nor a game of opponents alone. */
export function resultOf({ seats, rules, session }: Ended): Result | undefined {
  const side = aloneIn(seats);
  const outcome = rules.game.outcome(session.state);
  const levels = Object.keys(seats).flatMap((each) => levelAt(seats, each) ?? []);
  const [level] = levels;
  const isWhole = levels.length === Object.keys(seats).length - 1;
  if (side === undefined || level === undefined || !outcome || !isWhole || session.isLifted) return undefined;
  const { scenario } = rules.label(session.state);
  const won = outcome.winner === undefined ? undefined : outcome.winner === side;
  return { game: rules.game.id, scenario, side, level, won };
}

/** When a game is over. */
export function noteResult(ended: Ended): void {
  const result = resultOf(ended);
  if (result) void change({ put: [[`result:${ended.id}`, result]] });
}

export async function results(): Promise<readonly Result[]> {
  const all = await readAll('result:');
  return [...all.values()].flatMap((value) => {
    const read = readAs(ResultSchema, value);
    return read ? [{ ...read, won: read.won }] : [];
  });
}
