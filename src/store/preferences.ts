/** How a player likes it: the pace of dice and moves, whether the map follows. Kept in the browser where that is possible. */
import { create } from 'zustand';

export const PACES = ['slow', 'normal', 'quick', 'off'] as const;
export type Pace = (typeof PACES)[number];

export interface Preferences {
  readonly pace: Pace;
  /** The map moves to where something happens. */
  readonly follow: boolean;
  readonly set: (change: Partial<Pick<Preferences, 'pace' | 'follow'>>) => void;
}

const KEY = 'saratoga.preferences';

export const usePreferences = create<Preferences>()((set, get) => ({
  pace: 'normal',
  follow: true,
  ...remembered(),
  set: (change) => {
    set(change);
    const { pace, follow } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify({ pace, follow }));
    } catch {
      // Without storage a preference lasts as long as the page.
    }
  },
}));

function remembered(): Partial<Pick<Preferences, 'pace' | 'follow'>> {
  try {
    const { pace, follow } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return {
      ...(PACES.includes(pace as Pace) ? { pace: pace as Pace } : {}),
      ...(typeof follow === 'boolean' ? { follow } : {}),
    };
  } catch {
    return {};
  }
}
