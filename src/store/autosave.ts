/** The game on the table, kept in the browser after every action with two older states of it; and the next one to be opened. */
import { actionsOf, gameOf, type Kept, type Label, readKept } from './kept';
import { change, read } from './shelf/drawer';
import { type Entry, isFresh, type Listed } from './shelf/entries';
import { gameNamed, games, keysOf, purge } from './shelf/games';
import { newId } from './shelf/ids';
import { enter, strike } from './shelf/journal';
import { settle } from './shelf/settle';
import { claim, elsewhere, isHere, mayWrite } from './shelf/tabs';

export { onTakenAway } from './shelf/tabs';
export { newId } from './shelf/ids';

/** Where a kept game was found: the last state, or an older one of it. */
export type Shelf = 'now' | 'backup';
export interface Found extends Kept {
  readonly shelf: Shelf;
}

/** Why a game was not opened or had to be put away, until somebody asks. */
export interface NotOpened {
  readonly id: string;
  readonly why: 'elsewhere';
}

/** At least so many actions lie between one back-up and the next. */
const BACKUP_EVERY = 25;
/** A tab that is loaded again goes on with its own game. */
const TAB = 'saratoga.open';

let latest: { readonly id: string; readonly seed: unknown; readonly entry: Entry } | undefined;
let backed: { readonly id: string; readonly actions: number } | undefined;
let backingUp: Promise<void> = Promise.resolve();
let wanted: string | undefined;
let notOpened: NotOpened | undefined;
let answer: Promise<readonly Found[]> | undefined;

/** Resolves with false where the browser lets nothing be kept. What is entered here at once outlives the page. */
export function keep(kept: Kept): Promise<boolean> {
  const seed = gameOf(kept);
  const id = kept.id ?? (latest && latest.seed === seed ? latest.id : newId());
  if (!mayWrite(id)) return Promise.resolve(false);
  const isNew = latest?.id !== id;
  const at = Math.max(Date.now(), (latest?.entry.at ?? 0) + 1);
  const actions = actionsOf(kept);
  const began = latest && !isNew ? latest.entry.began : actions;
  const entry: Entry = { id, mode: kept.mode, label: kept.label, actions, began, at };
  const text = JSON.stringify(kept.saved);
  const head = { mode: kept.mode, label: kept.label, at };
  latest = { id, seed, entry };
  enter({ id, at, lines: [JSON.stringify(entry), JSON.stringify(head), text] });
  const written = write(entry, { ...head, text });
  if (isNew) void settleIn(id, written);
  return written;
}

/** In the order of play, as the storage takes one change after the other. */
async function write(entry: Entry, game: object): Promise<boolean> {
  const { id, at, actions } = entry;
  const isWritten = change({
    put: [
      [`entry:${id}`, entry],
      [`game:${id}`, game],
    ],
  });
  if (backed?.id !== id || Math.abs(actions - backed.actions) >= BACKUP_EVERY)
    backingUp = backingUp.then(() => backUp(id, actions, game));
  if (!(await isWritten)) return false;
  strike(id, at);
  return true;
}

async function backUp(id: string, actions: number, game: object): Promise<void> {
  const [, first = '', second = ''] = keysOf(id);
  const before = await read(first);
  const length = before === undefined ? -BACKUP_EVERY : actionsOf(readKept(before));
  // After a reload, the back-ups that lie there say when the next is due.
  const isDue = Math.abs(actions - length) >= BACKUP_EVERY;
  backed = { id, actions: isDue ? actions : length };
  if (isDue)
    await change({ put: [[first, game], ...(before === undefined ? [] : [[second, before] as const])] });
}

/** A new game on the table: it is this tab's, and those that were begun and never played make room. */
async function settleIn(id: string, written: Promise<boolean>): Promise<void> {
  remember(id);
  await Promise.all([written, settle(), claim(id)]);
  const [all, others] = await Promise.all([games(), elsewhere()]);
  // Meanwhile another may have taken its place.
  if (latest?.id !== id) return;
  const fresh = all.filter(
    (entry) => entry.id !== id && isFresh(entry) && !others.has(entry.id) && !entry.name,
  );
  if (fresh.length > 0) await purge(fresh.map((entry) => entry.id));
}

/** The game that was asked for, else this tab's last, else the latest: its last state first. Nothing where another tab has it. */
export function kept(): Promise<readonly Found[]> {
  answer ??= lookUp().finally(() => void (answer = undefined));
  return answer;
}

async function lookUp(): Promise<readonly Found[]> {
  const listed = await next();
  wanted = undefined;
  if (!listed) return [];
  const { id } = listed;
  if (!(await claim(id))) {
    notOpened = { id, why: 'elsewhere' };
    return [];
  }
  const records = await Promise.all(keysOf(id).map((key) => read(key)));
  remember(id);
  latest = { id, seed: gameOf(readKept(records[0])), entry: listed };
  return records.flatMap((record, i) => {
    const found = readKept(record);
    return found ? [{ ...found, id, shelf: i === 0 ? ('now' as const) : ('backup' as const) }] : [];
  });
}

async function next(): Promise<Listed | undefined> {
  const id = wanted ?? lastInTab();
  const found = id === undefined ? undefined : await gameNamed(id);
  return found && found.removed === undefined ? found : (await games())[0];
}

/** What the title offers to go on with. */
export async function underWay(): Promise<{ readonly now?: Label }> {
  const label = latest?.entry.label ?? (await games())[0]?.label;
  return label ? { now: label } : {};
}

/** The game on this tab's table, as the shelf knows it. */
export const idOnTable = (): string | undefined => latest?.id;

/** The next to be opened is this game. */
export function askForGame(id: string): void {
  wanted = id;
}

/** Whether another game than the one on this tab's table was asked for. */
export function isAnotherWanted(): boolean {
  if (wanted !== undefined && isHere(wanted)) wanted = undefined;
  return wanted !== undefined;
}

/** Once: whoever hears it tells the player. */
export function whyNotOpened(): NotOpened | undefined {
  const told = notOpened;
  notOpened = undefined;
  return told;
}

function remember(id: string): void {
  try {
    sessionStorage.setItem(TAB, id);
  } catch {
    // Then the latest game is opened after a reload.
  }
}

function lastInTab(): string | undefined {
  try {
    return sessionStorage.getItem(TAB) ?? undefined;
  } catch {
    return undefined;
  }
}
