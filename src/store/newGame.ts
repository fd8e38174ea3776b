/** The game that the title asked for, until the table takes it up. It knows nothing of the rules, so that the title stays light. */
import type { Battle, Options } from '../engine/saratoga';

/** Two people at one table, or one who plays both sides and may take everything back. */
export const MODES = ['two', 'solo'] as const;
export type Mode = (typeof MODES)[number];

export interface NewGame {
  readonly battle: Battle;
  readonly options: Partial<Options>;
  readonly mode: Mode;
  /** 3.4 hidden stacks, for two people; one person sees everything. */
  readonly fog?: boolean | undefined;
  readonly seed: string;
  /** The players' own dice on their table, entered by hand: then the seed is of no use. */
  readonly ownDice?: boolean | undefined;
  /** Whoever typed the seed can know its rolls. */
  readonly typedSeed?: boolean | undefined;
  /** The ready-made deployment for both sides, or one's own. */
  readonly deployed: boolean;
}

let wanted: NewGame | undefined;

export function askFor(game: NewGame): void {
  wanted = game;
}

/** Once: whoever takes it up has it. */
export function takeUp(): NewGame | undefined {
  const game = wanted;
  wanted = undefined;
  return game;
}

/** Out of the browser's own generator, which nobody can foresee. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
