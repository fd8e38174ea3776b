/** What `npm run puzzles -- --find` was told besides the number. */
import { type Battle, BATTLES } from '../../../src/engine/saratoga';

export interface Wish {
  readonly seed: string;
  /** Both by turns if left out. */
  readonly battle?: Battle | undefined;
}

export function wishOf(args: readonly string[]): Wish {
  let wish: Wish = { seed: 'find' };
  for (let i = 0; i < args.length; i += 2) {
    const [name, value] = [args[i], args[i + 1]];
    const battle = BATTLES.find((each) => each === value);
    if (name === '--seed' && value !== undefined) wish = { ...wish, seed: value };
    else if (name === '--battle' && battle) wish = { ...wish, battle };
    else throw new Error(`what is '${name} ${value}'?`);
  }
  return wish;
}
