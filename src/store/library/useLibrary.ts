/** The library as the first screen shows it. */
import { create } from 'zustand';
import type { Listed } from './entries';
import { bringBack, duplicate, games, purge, remove, rename, UNDO_TIME } from './library';
import { elsewhere } from './tabs';

export interface LibraryStore {
  /** The last played first; undefined until they were looked for. */
  readonly games: readonly Listed[] | undefined;
  /** Those that another tab plays. */
  readonly elsewhere: ReadonlySet<string>;
  /** Deleted a moment ago. */
  readonly removed: Listed | undefined;
  /** When they were looked for, in milliseconds. */
  readonly asked: number;
  readonly refresh: () => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly duplicate: (id: string, name: string) => Promise<string | undefined>;
  readonly remove: (game: Listed) => Promise<void>;
  readonly undo: () => Promise<void>;
}

let timer: ReturnType<typeof setTimeout> | undefined;

export const useLibrary = create<LibraryStore>()((set, get) => ({
  games: undefined,
  elsewhere: new Set(),
  removed: undefined,
  asked: 0,
  refresh: async () => {
    const [all, others] = await Promise.all([games(), elsewhere()]);
    set({ games: all, elsewhere: others, asked: Date.now() });
  },
  rename: async (id, name) => {
    await rename(id, name);
    await get().refresh();
  },
  duplicate: async (id, name) => {
    const copy = await duplicate(id, name);
    await get().refresh();
    return copy;
  },
  remove: async (game) => {
    const before = get().removed;
    clearTimeout(timer);
    if (before) await purge([before.id]);
    await remove(game.id);
    set({ removed: game });
    timer = setTimeout(() => {
      set({ removed: undefined });
      void purge([game.id]);
    }, UNDO_TIME);
    await get().refresh();
  },
  undo: async () => {
    const { removed } = get();
    clearTimeout(timer);
    if (removed) await bringBack(removed.id);
    set({ removed: undefined });
    await get().refresh();
  },
}));
