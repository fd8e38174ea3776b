/** The game under way, kept in the browser after every action: with two older states of it behind, and the game before it. */
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { actionsOf, gameOf, type Kept, type Label, readKept } from './kept';

/** Where a kept game was found: the last state, an older one of it, or the game that was put away for it. */
export type Shelf = 'now' | 'backup' | 'before';
export interface Found extends Kept {
  readonly shelf: Shelf;
}

const NOW = 'game';
const BACKUPS = ['game.1', 'game.2'] as const;
const BEFORE = 'game.before';
/** At least so many actions lie between one back-up and the next. */
const BACKUP_EVERY = 25;
/** A game with fewer is no loss. */
const WORTH_KEEPING = 10;

let store: UseStore | undefined;
let works = true;
let writing: Promise<unknown> = Promise.resolve();
let latest: Kept | undefined;
let backed: Kept | undefined;
let wantsBefore = false;
let answer: Promise<readonly Found[]> | undefined;

/** Resolves with false where the browser lets nothing be kept. One is written after the other. */
export function keep(kept: Kept): Promise<boolean> {
  const isNew = !latest || gameOf(latest) !== gameOf(kept);
  latest = kept;
  const written = writing.then(() => write(kept, isNew));
  writing = written;
  return written;
}

/** The last game, its back-ups and the game before it, in the order in which they should be tried. Who asks meanwhile gets the same answer. */
export function kept(): Promise<readonly Found[]> {
  answer ??= lookUp().finally(() => void (answer = undefined));
  return answer;
}

async function lookUp(): Promise<readonly Found[]> {
  const isBeforeFirst = wantsBefore;
  wantsBefore = false;
  const now = await Promise.all([find(NOW, 'now'), ...BACKUPS.map((key) => find(key, 'backup'))]);
  const before = await find(BEFORE, 'before');
  return (isBeforeFirst ? [before, ...now] : [...now, before]).filter((each) => each !== undefined);
}

/** What the title offers to go on with: the game under way, and the one that was put away for it. */
export async function underWay(): Promise<{ readonly now?: Label; readonly before?: Label }> {
  const now = latest ?? (await find(NOW, 'now')) ?? (await find(BACKUPS[0], 'backup'));
  const before = await find(BEFORE, 'before');
  return {
    ...(now?.label ? { now: now.label } : {}),
    ...(before?.label ? { before: before.label } : {}),
  };
}

/** The next to be opened is the game that was put away; the one under way takes its place. */
export function askForBefore(): void {
  wantsBefore = true;
}
export const isBeforeWanted = (): boolean => wantsBefore;

async function write(kept: Kept, isNew: boolean): Promise<boolean> {
  if (!works) return false;
  try {
    store ??= createStore('saratoga', 'games');
    if (isNew) await putAway(kept, store);
    await backUp(kept, store);
    await set(NOW, kept, store);
    return true;
  } catch {
    works = false;
    return false;
  }
}

/** A game that was well under way makes room for another, and stays. */
async function putAway(kept: Kept, where: UseStore): Promise<void> {
  const now = readKept(await get(NOW, where));
  if (!now || gameOf(now) === gameOf(kept)) return;
  if (now.label?.stage !== 'over' && actionsOf(now) >= WORTH_KEEPING) await set(BEFORE, now, where);
  else if (gameOf(readKept(await get(BEFORE, where))) === gameOf(kept)) await del(BEFORE, where);
}

async function backUp(kept: Kept, where: UseStore): Promise<void> {
  backed ??= readKept(await get(BACKUPS[0], where));
  const isOfThisGame = gameOf(backed) === gameOf(kept);
  if (isOfThisGame && Math.abs(actionsOf(kept) - actionsOf(backed)) < BACKUP_EVERY) return;
  if (backed) await set(BACKUPS[1], backed, where);
  await set(BACKUPS[0], kept, where);
  backed = kept;
}

async function find(key: string, shelf: Shelf): Promise<Found | undefined> {
  if (!works) return undefined;
  try {
    store ??= createStore('saratoga', 'games');
    const found = readKept(await get<unknown>(key, store));
    return found ? { ...found, shelf } : undefined;
  } catch {
    works = false;
    return undefined;
  }
}
