/** The advice that stands now, for whoever draws it; `advice.ts` asks for it. */
import { create } from 'zustand';
import type { Advice } from '../games/contract';

/** An order for now, or what was missed in the phase before. */
export type Wish = 'order' | 'missed';

export interface AdviceNow {
  /** What was asked for last and still stands. */
  readonly wish: Wish | undefined;
  readonly isThinking: boolean;
  readonly hasFailed: boolean;
  /** Undefined also where there is nothing to say. */
  readonly given: Advice | undefined;
}

export const NO_ADVICE: AdviceNow = {
  wish: undefined,
  isThinking: false,
  hasFailed: false,
  given: undefined,
};

export const useAdvice = create<AdviceNow>()(() => NO_ADVICE);
