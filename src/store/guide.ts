/** What the lesson under way says and points at, for the furniture of any table; nothing while there is none. */
import { create } from 'zustand';
import type { Hands } from '../games/contract';

/** What the learner does now: reads, acts, watches the others, or has done. */
export type GuideMode = 'read' | 'act' | 'watch' | 'done';

export interface GuidedLesson {
  readonly game: string;
  readonly title: string;
  /** Where one goes after it; nothing after the last. */
  readonly after: { readonly id: string; readonly title: string } | undefined;
  readonly steps: number;
  /** Of a puzzle: where all of them are. */
  readonly home?: string;
}

/** In a puzzle nothing is proposed: that is what one is to find. */
export const isPuzzle = (): boolean => useGuide.getState().lesson?.home !== undefined;

/** The chance of a way through a puzzle, if one was tried, beside that of the best found. */
export interface Verdict {
  readonly own: number | undefined;
  readonly best: number;
  readonly why: string;
  readonly isWon: boolean;
  /** The best way was shown. */
  readonly isShown: boolean;
}

export interface Guided {
  readonly lesson: GuidedLesson | undefined;
  readonly mode: GuideMode;
  readonly step: number;
  readonly say: readonly string[];
  /** Of a puzzle. */
  readonly question?: string | undefined;
  readonly verdict?: Verdict | undefined;
  readonly how: Hands | undefined;
  /** Only after hesitation. */
  readonly hint: string | undefined;
  readonly wrong: string | undefined;
  readonly go: string | undefined;
  /** On the map. */
  readonly places: readonly number[];
  readonly frame: readonly number[];
  readonly part: string | undefined;
  /** Goes on where there is something to read. */
  readonly next: () => void;
  /** Does what is wanted for the learner. */
  readonly show: () => void;
  readonly repeat: () => void;
}

/** The refusal of whatever a lesson does not ask for now. */
export const NOT_IN_LESSON = 'notInLesson';

const nothing = () => undefined;
export const UNGUIDED: Guided = {
  lesson: undefined,
  mode: 'read',
  step: 0,
  say: [],
  question: undefined,
  verdict: undefined,
  how: undefined,
  hint: undefined,
  wrong: undefined,
  go: undefined,
  places: [],
  frame: [],
  part: undefined,
  next: nothing,
  show: nothing,
  repeat: nothing,
};

export const useGuide = create<Guided>()(() => UNGUIDED);
