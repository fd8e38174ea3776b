/** Before the shelf is used: the single game of former days is put on it, and what a closed page had entered last. */
import { actionsOf, gameOf, type Kept, readKept } from '../kept';
import { change, read } from './drawer';
import type { Entry } from './entries';
import { isId, oldId } from './ids';
import { entered, strike } from './journal';

const MARK = 'shelf';
/** The last state, two older ones of it, and the game before. */
const OLD = ['game', 'game.1', 'game.2', 'game.before'] as const;

let settled: Promise<void> | undefined;

export function settle(): Promise<void> {
  settled ??= Promise.all([migrate(), recover()]).then(() => undefined);
  return settled;
}

/** Once; two tabs that do it at the same time write the same. */
async function migrate(): Promise<void> {
  if ((await read(MARK)) !== undefined) return;
  const found = await Promise.all(OLD.map(async (key) => [key, await read(key)] as const));
  const values = new Map<string, unknown>(found);
  const put: [string, unknown][] = [[MARK, { format: 1 }]];
  const first = OLD.slice(0, 3).find((key) => values.get(key) !== undefined);
  const id = first && oldId(gameOf(readKept(values.get(first))));
  if (first && id) {
    put.push([`entry:${id}`, entryOf(id, values.get(first))]);
    const records = ['game:', 'back1:', 'back2:'].map(
      (prefix, i) => [prefix + id, values.get(OLD[i] ?? '')] as const,
    );
    put.push(
      ...records
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, value] as [string, unknown]),
    );
  }
  const before = values.get('game.before');
  const beforeId = oldId(gameOf(readKept(before)));
  if (before !== undefined && beforeId !== id)
    put.push([`entry:${beforeId}`, entryOf(beforeId, before)], [`game:${beforeId}`, before]);
  await change({ put, remove: OLD });
}

function entryOf(id: string, value: unknown): Entry {
  const kept: Kept | undefined = readKept(value);
  const at = kept?.label?.at ?? 0;
  return { id, mode: kept?.mode ?? 'two', label: kept?.label, actions: actionsOf(kept), began: -1, at };
}

/** What was entered and not confirmed. */
async function recover(): Promise<void> {
  for (const { id, at, lines } of entered()) {
    const record = recordOf(lines);
    const stored = ((await read(`game:${id}`)) ?? {}) as { readonly at?: unknown };
    const isNewer = isId(id) && record && !(typeof stored.at === 'number' && stored.at >= at);
    if (isNewer)
      await change({
        put: [
          [`entry:${id}`, record.entry],
          [`game:${id}`, record.game],
        ],
      });
    strike(id, at);
  }
}

function recordOf([entry, head, text]: readonly string[]):
  { readonly entry: unknown; readonly game: unknown } | undefined {
  if (entry === undefined || head === undefined || text === undefined) return undefined;
  try {
    return { entry: JSON.parse(entry), game: { ...(JSON.parse(head) as object), text } };
  } catch {
    return undefined;
  }
}
