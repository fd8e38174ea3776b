/** What the library knows of each game: its label, whether it was deleted, and what its players have called it. */
import type * as v from 'valibot';
import { isId } from './ids';
import { EntrySchema, readAs, TagSchema } from './schemas';

/** Written anew with every action. */
export interface LibraryEntry extends v.InferOutput<typeof EntrySchema> {
  readonly id: string;
}

/** Written when the players say so, apart from the game. */
export type Tag = v.InferOutput<typeof TagSchema>;

export interface Listed extends LibraryEntry, Tag {}

/** A game that was begun and never played is no loss. */
const FRESH = 4;

export const isFresh = ({ actions, began }: LibraryEntry): boolean => actions <= began && actions <= FRESH;

export function readEntry(id: string, value: unknown): LibraryEntry | undefined {
  const entry = isId(id) ? readAs(EntrySchema, value) : undefined;
  return entry && { ...entry, id };
}

export const readTag = (value: unknown): Tag => readAs(TagSchema, value ?? {}) ?? { seals: [] };
