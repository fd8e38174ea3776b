/** Before the library is used: what a closed page had noted last is put into the database. */
import { change, read } from './database';
import { allNoted, strike } from './journal';
import { EntrySchema, readAs, StoredSchema } from './schemas';

let recovered: Promise<void> | undefined;

export function recover(): Promise<void> {
  recovered ??= enterNoted();
  return recovered;
}

/** A note is struck only when the database has what it says: until then it is the only copy. */
async function enterNoted(): Promise<void> {
  for (const { id, at, record } of allNoted()) {
    const stored = readAs(StoredSchema, await read(`game:${id}`));
    const isNewer = !stored || stored.at < at;
    // A game that was deleted meanwhile does not come back by it.
    const removed = readAs(EntrySchema, await read(`entry:${id}`))?.removed;
    const put: [string, unknown][] = [
      [`entry:${id}`, { ...record.entry, removed }],
      [`game:${id}`, record.stored],
    ];
    if (!isNewer || (await change({ put }))) strike(id, at);
  }
}
