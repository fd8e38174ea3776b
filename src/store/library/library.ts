/** The games side by side: listing, naming, copying, deleting and undoing that. See FORMAT.md for the keys. */
import type * as v from 'valibot';
import { parseAll } from './brokenJson';
import { change, read, readAll } from './database';
import { type LibraryEntry, type Listed, readEntry, readTag, type Tag } from './entries';
import { newId } from './ids';
import { allNoted, forget, type Noted, notedOf } from './journal';
import { recover } from './recover';
import { readAs, StoredSchema, tidyName } from './schemas';
import { takeAway } from './tabs';
import type { Minds } from '../minds';
import type { Seats } from '../seats';

/** For so long, in milliseconds, a deleted game can be taken back. */
export const UNDO_TIME = 10_000;
/** Another tab may still offer it. */
const PURGE_AFTER = 6 * UNDO_TIME;

/** The last played first. */
export async function games(): Promise<readonly Listed[]> {
  await recover();
  const [entries, tags] = await Promise.all([readAll('entry:'), readAll('tag:')]);
  const byId = new Map([...entries].flatMap(([id, value]) => named(readEntry(id, value))));
  for (const noted of allNoted()) {
    const entry = newest(byId.get(noted.id), noted);
    if (entry) byId.set(entry.id, entry);
  }
  const all = [...byId.values()];
  const old = all.filter(({ removed }) => removed !== undefined && Date.now() - removed > PURGE_AFTER);
  if (old.length > 0) await purge(old.map(({ id }) => id));
  return all
    .filter(({ removed }) => removed === undefined)
    .map((entry) => ({ ...entry, ...readTag(tags.get(entry.id)) }))
    .sort((a, b) => b.at - a.at);
}

const named = (entry: LibraryEntry | undefined): readonly [string, LibraryEntry][] =>
  entry ? [[entry.id, entry]] : [];

/** Where the database refuses, the last state of a game lies in the journal alone. */
const newest = (entry: LibraryEntry | undefined, noted: Noted | undefined): LibraryEntry | undefined =>
  noted && (entry?.at ?? 0) < noted.at
    ? { ...noted.record.entry, id: noted.id, removed: entry?.removed }
    : entry;

export async function listedGame(id: string): Promise<Listed | undefined> {
  await recover();
  const [value, tag] = await Promise.all([read(`entry:${id}`), read(`tag:${id}`)]);
  const entry = newest(readEntry(id, value), notedOf(id));
  return entry && { ...entry, ...readTag(tag) };
}

/** A state of a game as it was stored; whether it can be played is seen when it is loaded. */
export interface StoredState {
  readonly seats: Seats;
  readonly saved: unknown;
  readonly minds?: Minds | undefined;
  readonly isBackup: boolean;
}

/** The last state first, then older ones. */
export async function statesOf(id: string): Promise<readonly StoredState[]> {
  const all = await recordsOf(id);
  return all.map(({ seats, text, minds, isBackup }) => ({ seats, saved: parseAll(text), minds, isBackup }));
}

/** As they lie in the browser, what was noted last included. */
async function recordsOf(id: string): Promise<readonly StoredRecord[]> {
  await recover();
  const records = await Promise.all(keysOf(id).map((key) => read(key)));
  const noted = notedOf(id)?.record.stored;
  const stored = records.flatMap((record, i) => {
    const found = readAs(StoredSchema, record);
    return found ? [{ ...found, isBackup: i > 0 }] : [];
  });
  const isNoteNewer = noted && noted.at > (stored.find(({ isBackup }) => !isBackup)?.at ?? -1);
  return isNoteNewer ? [{ ...noted, isBackup: false }, ...stored] : stored;
}

interface StoredRecord extends v.InferOutput<typeof StoredSchema> {
  readonly isBackup: boolean;
}

export async function tag(id: string, changed: Partial<Tag>): Promise<boolean> {
  const before = readTag(await read(`tag:${id}`));
  return change({ put: [[`tag:${id}`, { ...before, ...changed }]] });
}

export const rename = (id: string, name: string): Promise<boolean> => tag(id, { name: tidyName(name) });

/** The id of the copy; undefined where nothing can be kept. */
export async function duplicate(id: string, name: string): Promise<string | undefined> {
  const copy = newId();
  const records = await recordsOf(id);
  const known = newest(readEntry(id, await read(`entry:${id}`)), notedOf(id));
  if (!known || records.length === 0) return undefined;
  const { id: _, ...rest } = known;
  const put: [string, unknown][] = [
    [`entry:${copy}`, { ...rest, began: -1, at: Date.now(), removed: undefined }],
    [`tag:${copy}`, { name: tidyName(name), seals: [] } satisfies Tag],
  ];
  const [last = '', ...older] = keysOf(copy);
  // Where the last state is gone, what there is stays a back-up.
  const keys = records[0]?.isBackup ? older : [last, ...older];
  records.slice(0, keys.length).forEach(({ isBackup: _isBackup, ...record }, i) => {
    put.push([keys[i] ?? last, record]);
  });
  return (await change({ put })) ? copy : undefined;
}

/** It is only hidden at first. */
export async function remove(id: string): Promise<boolean> {
  takeAway(id);
  return markRemoved(id, Date.now());
}

export const bringBack = (id: string): Promise<boolean> => markRemoved(id, undefined);

async function markRemoved(id: string, removed: number | undefined): Promise<boolean> {
  const entry = newest(readEntry(id, await read(`entry:${id}`)), notedOf(id));
  return entry !== undefined && change({ put: [[`entry:${id}`, { ...entry, removed }]] });
}

/** For good. */
export function purge(ids: readonly string[]): Promise<boolean> {
  for (const id of ids) forget(id);
  return change({ remove: ids.flatMap((id) => [`entry:${id}`, `tag:${id}`, ...keysOf(id)]) });
}

/** The last state and two older ones. */
export const keysOf = (id: string): readonly string[] => [`game:${id}`, `back1:${id}`, `back2:${id}`];
