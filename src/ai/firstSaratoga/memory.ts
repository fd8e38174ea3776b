/** What an opponent carries from one thought to the next; nothing of this game is hidden for long. */

/** Plain JSON. */
export interface Memory {
  readonly level: string;
  readonly seed: string;
  /** Thoughts so far: a part of what chance is drawn from. */
  readonly thoughts: number;
}
