/** The browser's own storage: whole records by key, changed together or not at all. */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

export interface Change {
  readonly put?: readonly (readonly [key: string, value: unknown])[];
  readonly remove?: readonly string[];
}

let store: UseStore | undefined;

/** Undefined where there is nothing, or nothing can be read. */
export async function read(key: string): Promise<unknown> {
  return ask('readonly', (objects) => promisifyRequest<unknown>(objects.get(key))).catch(() => undefined);
}

/** The records whose keys begin so, by the rest of the key. */
export async function readAll(prefix: string): Promise<ReadonlyMap<string, unknown>> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  try {
    const [keys, values] = await ask('readonly', (objects) =>
      Promise.all([
        promisifyRequest(objects.getAllKeys(range())),
        promisifyRequest<unknown[]>(objects.getAll(range())),
      ]),
    );
    return new Map(
      keys.flatMap((key, i) => (typeof key === 'string' ? [[key.slice(prefix.length), values[i]]] : [])),
    );
  } catch {
    return new Map();
  }
}

/** Resolves with false where the browser keeps nothing. */
export async function change({ put = [], remove = [] }: Change): Promise<boolean> {
  try {
    await ask('readwrite', (objects) => {
      for (const [key, value] of put) objects.put(value, key);
      for (const key of remove) objects.delete(key);
      // Said at once, it is kept even if the page is closed before the answer comes.
      objects.transaction.commit?.();
      return promisifyRequest(objects.transaction);
    });
    return true;
  } catch {
    return false;
  }
}

async function ask<T>(mode: IDBTransactionMode, what: (objects: IDBObjectStore) => Promise<T>): Promise<T> {
  store ??= createStore('saratoga', 'games');
  return store(mode, what);
}
