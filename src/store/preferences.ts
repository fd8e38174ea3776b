/** How a player likes it: the pace of dice and moves, whether the map follows, sound. Kept in the browser where that is possible. */
import * as v from 'valibot';
import { create } from 'zustand';
import { readAs } from './library/schemas';

export const PACES = ['slow', 'normal', 'quick', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** How the moves of an opponent are shown: at once, one after the other, at once up to the next fight, or each by a press. */
export const OPPONENT_PACES = ['instant', 'brisk', 'contact', 'step'] as const;
export type OpponentPace = (typeof OPPONENT_PACES)[number];

export interface Preferences {
  readonly pace: Pace;
  readonly opponentPace: OpponentPace;
  /** The map moves to where something happens. */
  readonly follow: boolean;
  readonly sound: boolean;
  /** Of the sounds, from 0 to 1. */
  readonly volume: number;
  readonly set: (change: Partial<Kept>) => void;
}

type Kept = Omit<Preferences, 'set'>;

const KEY = 'saratoga-1777.preferences';
const USUAL: Kept = { pace: 'normal', opponentPace: 'brisk', follow: true, sound: false, volume: 0.6 };

/** What is damaged is as usual. */
const Remembered = v.object({
  pace: v.fallback(v.picklist(PACES), USUAL.pace),
  opponentPace: v.fallback(v.picklist(OPPONENT_PACES), USUAL.opponentPace),
  follow: v.fallback(v.boolean(), USUAL.follow),
  sound: v.fallback(v.boolean(), USUAL.sound),
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), USUAL.volume),
});

export const usePreferences = create<Preferences>()((set, get) => ({
  ...USUAL,
  ...remembered(),
  set: (change) => {
    set(change);
    const { set: _, ...kept } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage a preference lasts as long as the page.
    }
  },
}));

function remembered(): v.InferOutput<typeof Remembered> | undefined {
  try {
    return readAs(Remembered, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return undefined;
  }
}
