/** What was tried of each puzzle, kept in the browser where that is possible. */
import { notesByGame, number, object, whole } from '../../store/notes';

export interface Tried {
  readonly times: number;
  /** The chance of the best way that was tried. */
  readonly best: number;
}

const puzzles = notesByGame<Tried>('puzzles', object({ times: whole, best: number() }));

export const triedOf = (game: string, puzzle: string): Tried | undefined => puzzles.of(game, puzzle);

export function keepTried(game: string, puzzle: string, chance: number): void {
  const { times = 0, best = 0 } = triedOf(game, puzzle) ?? {};
  puzzles.keep(game, puzzle, { times: times + 1, best: Math.max(best, chance) });
}
