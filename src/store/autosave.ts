/** The game under way, kept in the browser after every action, with two older states of it behind. */
import { createStore, get, set, type UseStore } from 'idb-keyval';
import type { Mode } from './newGame';

export interface Kept {
  readonly mode: Mode;
  readonly saved: unknown;
}

const NOW = 'game';
const BACKUPS = ['game.1', 'game.2'] as const;
/** So many actions lie between one back-up and the next. */
const BACKUP_EVERY = 25;

let store: UseStore | undefined;
let works = true;

/** Resolves with false where the browser lets nothing be kept. */
export async function keep(kept: Kept, action: number): Promise<boolean> {
  if (!works) return false;
  try {
    store ??= createStore('saratoga', 'games');
    if (action % BACKUP_EVERY === 0) {
      const older = await get<Kept>(BACKUPS[0], store);
      if (older) await set(BACKUPS[1], older, store);
      await set(BACKUPS[0], kept, store);
    }
    await set(NOW, kept, store);
    return true;
  } catch {
    works = false;
    return false;
  }
}

/** The last game and its back-ups, the newest first; nothing where nothing was kept. */
export async function kept(): Promise<readonly Kept[]> {
  try {
    store ??= createStore('saratoga', 'games');
    const all = await Promise.all([NOW, ...BACKUPS].map((key) => get<Kept>(key, store)));
    return all.filter((each) => each !== undefined);
  } catch {
    works = false;
    return [];
  }
}
