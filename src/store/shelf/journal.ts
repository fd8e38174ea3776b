/** The last state of a game, written down at once and for as long as the browser's storage has not confirmed it. */

export interface Entered {
  readonly id: string;
  readonly at: number;
  /** The entry of the shelf, the head of the record and the saved game, as JSON. */
  readonly lines: readonly string[];
}

const PREFIX = 'saratoga.last.';

export function enter({ id, at, lines }: Entered): void {
  try {
    localStorage.setItem(PREFIX + id, [at, ...lines].join('\n'));
  } catch {
    // Full or refused: the storage itself must do.
  }
}

/** Confirmed: unless something newer was entered since. */
export function strike(id: string, at: number): void {
  try {
    if (localStorage.getItem(PREFIX + id)?.startsWith(`${at}\n`)) localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was entered, then.
  }
}

export function entered(): readonly Entered[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return keys
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => {
        const [at = '', ...lines] = (localStorage.getItem(key) ?? '').split('\n');
        return { id: key.slice(PREFIX.length), at: Number(at), lines };
      });
  } catch {
    return [];
  }
}
