/** What was tried of each puzzle, kept in the browser where that is possible. */
const KEY = 'saratoga-1777.puzzles';

export interface Tried {
  readonly times: number;
  /** The chance of the best way that was tried. */
  readonly best: number;
}

let known: Record<string, Tried> | undefined;

export const triedOf = (game: string, puzzle: string): Tried | undefined => all()[`${game}/${puzzle}`];

export function keepTried(game: string, puzzle: string, chance: number): void {
  const { times = 0, best = 0 } = triedOf(game, puzzle) ?? {};
  known = { ...all(), [`${game}/${puzzle}`]: { times: times + 1, best: Math.max(best, chance) } };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function all(): Readonly<Record<string, Tried>> {
  known ??= remembered();
  return known;
}

/** What is damaged was never tried. */
function remembered(): Record<string, Tried> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
    return Object.fromEntries(entries.flatMap(([id, value]) => (isTried(value) ? [[id, value]] : [])));
  } catch {
    return {};
  }
}

const isTried = (value: unknown): value is Tried =>
  typeof value === 'object' &&
  value !== null &&
  'times' in value &&
  'best' in value &&
  Number.isInteger(value.times) &&
  typeof value.best === 'number';
