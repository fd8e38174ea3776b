/** The shelf as the first screen shows it. */
import { create } from 'zustand';
import { type NotOpened, whyNotOpened } from '../autosave';
import type { Listed } from './entries';
import { bringBack, duplicate, games, purge, remove, rename, UNDO_TIME } from './games';
import { elsewhere } from './tabs';

export interface ShelfStore {
  /** The latest first; undefined until they were looked for. */
  readonly games: readonly Listed[] | undefined;
  /** Those that lie on the table of another tab. */
  readonly elsewhere: ReadonlySet<string>;
  /** The game that could not be opened, for as long as the screen stands. */
  readonly notOpened: NotOpened | undefined;
  /** Deleted a moment ago. */
  readonly removed: Listed | undefined;
  readonly asked: number;
  readonly refresh: () => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly duplicate: (id: string, name: string) => Promise<string | undefined>;
  readonly remove: (game: Listed) => Promise<void>;
  readonly undo: () => Promise<void>;
}

let timer: ReturnType<typeof setTimeout> | undefined;

export const useShelf = create<ShelfStore>()((set, get) => ({
  games: undefined,
  elsewhere: new Set(),
  notOpened: undefined,
  removed: undefined,
  asked: 0,
  refresh: async () => {
    const [all, others] = await Promise.all([games(), elsewhere()]);
    const notOpened = whyNotOpened() ?? get().notOpened;
    const isStill = notOpened !== undefined && others.has(notOpened.id);
    set({ games: all, elsewhere: others, notOpened: isStill ? notOpened : undefined, asked: Date.now() });
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
