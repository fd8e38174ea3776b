/** How a player likes it: the pace of dice and moves, whether the map follows, sound. Kept in the browser where that is possible. */
import * as v from 'valibot';
import { create } from 'zustand';
import { noteOf } from './notes';

export const PACES = ['slow', 'normal', 'quick', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** How the moves of an opponent are shown: one after the other, at once up to the next fight, each by a press, or all at once. */
export const OPPONENT_PACES = ['brisk', 'contact', 'step', 'instant'] as const;
export type OpponentPace = (typeof OPPONENT_PACES)[number];

export interface Preferences {
  readonly pace: Pace;
  readonly opponentPace: OpponentPace;
  /** Chosen last against the computer; empty: none yet. An empty side is left to the dice. */
  readonly level: string;
  readonly side: string;
  /** The map moves to where something happens. */
  readonly follow: boolean;
  /** A person alone may ask for an order. */
  readonly advice: boolean;
  readonly sound: boolean;
  /** Of the sounds, from 0 to 1. */
  readonly volume: number;
  readonly set: (change: Partial<Kept>) => void;
}

type Kept = Omit<Preferences, 'set'>;

const USUAL: Kept = {
  pace: 'normal',
  opponentPace: 'brisk',
  level: '',
  side: '',
  follow: true,
  advice: true,
  sound: false,
  volume: 0.6,
};

/** What is damaged is as usual. */
const note = noteOf(
  'preferences',
  v.object({
    pace: v.fallback(v.picklist(PACES), USUAL.pace),
    opponentPace: v.fallback(v.picklist(OPPONENT_PACES), USUAL.opponentPace),
    level: v.fallback(v.string(), USUAL.level),
    side: v.fallback(v.string(), USUAL.side),
    follow: v.fallback(v.boolean(), USUAL.follow),
    advice: v.fallback(v.boolean(), USUAL.advice),
    sound: v.fallback(v.boolean(), USUAL.sound),
    volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), USUAL.volume),
  }),
);

export const usePreferences = create<Preferences>()((set, get) => ({
  ...USUAL,
  ...note.read(),
  set: (change) => {
    set(change);
    const { set: _, ...kept } = get();
    note.write(kept);
  },
}));
