/** The last state of a game, written down at once and for as long as the browser's storage has not confirmed it. */
import { isId } from './ids';
import { JournalSchema, readAs } from './schemas';

const PREFIX = 'saratoga-1777.last.';

/** Three lines, so that the long text of the game need not be written as JSON in JSON. */
export function note(id: string, at: number, entry: object, stored: { readonly text: string }): void {
  const { text, ...head } = stored;
  try {
    localStorage.setItem(PREFIX + id, [at, JSON.stringify({ entry, head }), text].join('\n'));
  } catch {
    // Full or refused: the storage itself must do.
  }
}

/** Confirmed: unless something newer was noted since. */
export function strike(id: string, at: number): void {
  try {
    if (localStorage.getItem(PREFIX + id)?.startsWith(`${at}\n`)) localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was noted, then.
  }
}

/** Deleted for good: whatever was noted. */
export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was noted, then.
  }
}

export interface Noted {
  readonly id: string;
  readonly at: number;
  readonly record: NonNullable<ReturnType<typeof recordOf>>;
}

/** What was noted of one game and can be read. */
export function notedOf(id: string): Noted | undefined {
  try {
    const lines = localStorage.getItem(PREFIX + id)?.split('\n') ?? [];
    const record = isId(id) ? recordOf(lines) : undefined;
    // The time is that of the record, where it was looked at: what another page of this host wrote is not believed.
    return record && { id, at: record.stored.at, record };
  } catch {
    return undefined;
  }
}

/** What was noted and never confirmed. */
export function allNoted(): readonly Noted[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    return keys
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => notedOf(key.slice(PREFIX.length)) ?? []);
  } catch {
    return [];
  }
}

function recordOf([, json, text]: readonly string[]) {
  if (json === undefined || text === undefined) return undefined;
  const { entry, head } = JSON.parse(json) as { readonly entry?: unknown; readonly head?: object };
  return readAs(JournalSchema, { entry, stored: { ...head, text } });
}
