/** The game in play, kept in the browser after every action with two older states of it. */
import type { SavedGame } from '../../engine/kernel/session';
import type { Label } from '../../games/contract';
import type { Minds } from '../minds';
import type { Seats } from '../seats';
import { parseAll } from './brokenJson';
import { change, read } from './database';
import { isFresh, type LibraryEntry } from './entries';
import { note, strike } from './journal';
import { games, keysOf, purge } from './library';
import { recover } from './recover';
import { readAs, StoredSchema } from './schemas';
import { claim, elsewhere, mayWrite } from './tabs';

export interface ToSave {
  readonly id: string;
  readonly seats: Seats;
  readonly minds?: Minds;
  readonly saved: SavedGame;
  readonly label: Label;
}

/** At least so many actions lie between one back-up and the next. */
const BACKUP_EVERY = 25;

let latest: LibraryEntry | undefined;
let backed: { readonly id: string; readonly actions: number } | undefined;
let backingUp: Promise<void> = Promise.resolve();

/** Resolves with false where the browser lets nothing be kept. What is noted here at once outlives the page. */
export function autosave({ id, seats, minds = [], saved, label }: ToSave): Promise<boolean> {
  if (!mayWrite(id)) return Promise.resolve(false);
  const isNew = latest?.id !== id;
  const at = Math.max(Date.now(), (latest?.at ?? 0) + 1);
  const actions = saved.actions.length;
  const began = latest && !isNew ? latest.began : actions;
  const entry = {
    game: saved.game,
    seats,
    isUndoFree: saved.isLifted,
    label,
    actions,
    began,
    at,
    removed: undefined,
  };
  const stored = { seats, at, text: JSON.stringify(saved), ...(minds.length > 0 ? { minds } : {}) };
  latest = { ...entry, id };
  note(id, at, entry, stored);
  const written = write(id, entry, stored);
  if (isNew) void makeRoom(id, written);
  return written;
}

/** Before a game from the library is played on: what is known of it goes on being known. */
export function continueEntry(entry: LibraryEntry): void {
  latest = entry;
}

/** In the order of play, as the storage takes one change after the other. */
async function write(
  id: string,
  entry: Omit<LibraryEntry, 'id'>,
  stored: { readonly at: number; readonly text: string },
): Promise<boolean> {
  const { actions } = entry;
  const isWritten = change({
    put: [
      [`entry:${id}`, entry],
      [`game:${id}`, stored],
    ],
  });
  if (backed?.id !== id || Math.abs(actions - backed.actions) >= BACKUP_EVERY)
    backingUp = backingUp.then(() => backUp(id, actions, stored));
  if (!(await isWritten)) return false;
  strike(id, stored.at);
  return true;
}

async function backUp(id: string, actions: number, stored: object): Promise<void> {
  const [, first = '', second = ''] = keysOf(id);
  const before = await read(first);
  const length = before === undefined ? -BACKUP_EVERY : actionsIn(before);
  // After a reload, the back-ups that lie there say when the next is due.
  const isDue = Math.abs(actions - length) >= BACKUP_EVERY;
  backed = { id, actions: isDue ? actions : length };
  if (isDue)
    await change({ put: [[first, stored], ...(before === undefined ? [] : [[second, before] as const])] });
}

function actionsIn(record: unknown): number {
  const saved = parseAll(readAs(StoredSchema, record)?.text ?? '') as
    { readonly actions?: unknown } | undefined;
  return Array.isArray(saved?.actions) ? saved.actions.length : 0;
}

/** A new game in play: it is this tab's, and those that were begun and never played make room. */
async function makeRoom(id: string, written: Promise<boolean>): Promise<void> {
  await Promise.all([written, recover(), claim(id)]);
  const [all, others] = await Promise.all([games(), elsewhere()]);
  // Meanwhile another may have taken its place.
  if (latest?.id !== id) return;
  const fresh = all.filter(
    (entry) => entry.id !== id && isFresh(entry) && !others.has(entry.id) && !entry.name,
  );
  if (fresh.length > 0) await purge(fresh.map((entry) => entry.id));
}
