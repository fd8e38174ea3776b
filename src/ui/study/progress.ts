/** How far one came in each lesson, kept in the browser where that is possible. */
const KEY = 'saratoga-1777.lessons';

export interface Progress {
  readonly step: number;
  readonly isDone: boolean;
}

const NONE: Progress = { step: 0, isDone: false };
let known: Record<string, Progress> | undefined;

export const progressOf = (game: string, lesson: string): Progress => all()[`${game}/${lesson}`] ?? NONE;

/** Once done, a lesson stays so when it is repeated. */
export function keepProgress(game: string, lesson: string, { step, isDone }: Progress): void {
  const wasDone = progressOf(game, lesson).isDone;
  known = { ...all(), [`${game}/${lesson}`]: { step, isDone: isDone || wasDone } };
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function all(): Readonly<Record<string, Progress>> {
  known ??= remembered();
  return known;
}

/** What is damaged was never begun. */
function remembered(): Record<string, Progress> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
    return Object.fromEntries(entries.flatMap(([id, value]) => (isProgress(value) ? [[id, value]] : [])));
  } catch {
    return {};
  }
}

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  'step' in value &&
  'isDone' in value &&
  Number.isInteger(value.step) &&
  typeof value.isDone === 'boolean';
