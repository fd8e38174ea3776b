/** What an opponent carries from one thought to the next. Hands are all that is hidden, and observed states tell the rest. */
import type { Plan } from './plan';

export interface Memory {
  readonly level: string;
  readonly seed: string;
  /** Thoughts so far: a part of what chance is drawn from. */
  readonly thoughts: number;
  /** Of its last turn. */
  readonly plan?: Plan;
}
