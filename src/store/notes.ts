/** What the page notes for itself beside the games, in this browser: a key each, read by a schema. No game is lost with it. */
import * as v from 'valibot';
import { readAs, recordOf } from './library/schemas';

/** What the schema of a note is made of. */
export { array, boolean, custom, number, object, string, tuple } from 'valibot';
export { listOf } from './library/schemas';
export const whole = v.pipe(v.number(), v.safeInteger());

type Schema<T> = v.GenericSchema<unknown, T>;

interface Note<T> {
  /** What is damaged was never noted. */
  readonly read: () => T | undefined;
  readonly write: (value: T) => void;
}

export function noteOf<T>(name: string, schema: Schema<T>): Note<T> {
  const key = `saratoga-1777.${name}`;
  return {
    read: () => {
      try {
        return readAs(schema, JSON.parse(localStorage.getItem(key) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or refused: it lasts as long as the page, or as the turn.
      }
    },
  };
}

interface NotesByGame<T> {
  readonly of: (game: string, id: string) => T | undefined;
  readonly keep: (game: string, id: string, value: T) => void;
}

/** Of lessons or puzzles of each game; where the browser keeps nothing, for as long as the page lasts. */
export function notesByGame<T>(name: string, item: Schema<T>): NotesByGame<T> {
  const note = noteOf(name, recordOf(item));
  let known: Readonly<Record<string, T>> | undefined;
  const all = () => (known ??= note.read() ?? {});
  return {
    of: (game, id) => all()[`${game}/${id}`],
    keep: (game, id, value) => {
      known = { ...all(), [`${game}/${id}`]: value };
      note.write(known);
    },
  };
}
