/** The games of the shelf, side by side: listing, naming, copying, deleting and undoing that. */
import { readKept } from '../kept';
import { change, read, readAll } from './drawer';
import { type Entry, type Listed, readEntry, readTag, type Tag, tidyName } from './entries';
import { newId } from './ids';
import { settle } from './settle';
import { takeAway } from './tabs';

/** For so long, in milliseconds, a deleted game can be taken back. */
export const UNDO_TIME = 10_000;
/** Another tab may still offer it. */
const PURGE_AFTER = 6 * UNDO_TIME;

/** The latest first. */
export async function games(): Promise<readonly Listed[]> {
  await settle();
  const [entries, tags] = await Promise.all([readAll('entry:'), readAll('tag:')]);
  const all = [...entries].map(([id, value]) => readEntry(id, value)).filter((entry) => entry !== undefined);
  const old = all.filter(({ removed }) => removed !== undefined && Date.now() - removed > PURGE_AFTER);
  if (old.length > 0) await purge(old.map(({ id }) => id));
  return all
    .filter(({ removed }) => removed === undefined)
    .map((entry) => ({ ...entry, ...readTag(tags.get(entry.id)) }))
    .sort((a, b) => b.at - a.at);
}

export async function gameNamed(id: string): Promise<Listed | undefined> {
  await settle();
  const [value, tag] = await Promise.all([read(`entry:${id}`), read(`tag:${id}`)]);
  const entry = value === undefined ? undefined : readEntry(id, value);
  return entry && { ...entry, ...readTag(tag) };
}

export async function tag(id: string, change_: Tag): Promise<boolean> {
  const before = readTag(await read(`tag:${id}`));
  return change({ put: [[`tag:${id}`, { ...before, ...change_ }]] });
}

export const rename = (id: string, name: string): Promise<boolean> => tag(id, { name: tidyName(name) });

/** The id of the copy; undefined where nothing can be kept. */
export async function duplicate(id: string, name: string): Promise<string | undefined> {
  const copy = newId();
  const [entry, ...records] = await Promise.all([`entry:${id}`, ...keysOf(id)].map((key) => read(key)));
  const known = readEntry(copy, entry);
  if (!known || records.every((record) => record === undefined)) return undefined;
  const at = Date.now();
  const label = known.label && { ...known.label, at };
  const put: [string, unknown][] = [
    [`entry:${copy}`, { ...known, label, began: -1, at, removed: undefined } satisfies Entry],
    [`tag:${copy}`, { name: tidyName(name) } satisfies Tag],
  ];
  keysOf(copy).forEach((key, i) => {
    if (records[i] !== undefined) put.push([key, records[i]]);
  });
  return (await change({ put })) ? copy : undefined;
}

/** It is only hidden at first. */
export async function remove(id: string): Promise<boolean> {
  takeAway(id);
  const entry = readEntry(id, await read(`entry:${id}`));
  return entry !== undefined && change({ put: [[`entry:${id}`, { ...entry, removed: Date.now() }]] });
}

export async function bringBack(id: string): Promise<boolean> {
  const entry = readEntry(id, await read(`entry:${id}`));
  return entry !== undefined && change({ put: [[`entry:${id}`, { ...entry, removed: undefined }]] });
}

/** For good. */
export const purge = (ids: readonly string[]): Promise<boolean> =>
  change({ remove: ids.flatMap((id) => [`entry:${id}`, `tag:${id}`, ...keysOf(id)]) });

/** The saved game itself, the last state of it that can be read. */
export async function savedOf(id: string): Promise<unknown> {
  for (const key of keysOf(id)) {
    const kept = readKept(await read(key));
    if (kept?.saved !== undefined && kept.saved !== null) return kept.saved;
  }
  return undefined;
}

/** The last state and two older ones. */
export const keysOf = (id: string): readonly string[] => [`game:${id}`, `back1:${id}`, `back2:${id}`];
