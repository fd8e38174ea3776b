/** The browser's own storage: whole records by key, changed together or not at all. */

export interface Change {
  readonly put?: readonly (readonly [key: string, value: unknown])[];
  readonly remove?: readonly string[];
}

const NAME = 'saratoga-1777';
const STORE = 'library';
/** Storage that has not answered by then, in milliseconds, counts as none. */
const PATIENCE = 3_000;

let opening: Promise<IDBDatabase> | undefined;
/** Since it last failed to answer: until it does, nobody waits for it again. */
let isDeaf = false;

/** Whether the storage answered when it was last asked. */
export const isAnswering = (): boolean => !isDeaf;

/** Undefined where there is nothing, or nothing can be read. */
export function read(key: string): Promise<unknown> {
  return transact('readonly', (store) => answerOf<unknown>(store.get(key))).catch(() => undefined);
}

/** The records whose keys begin so, by the rest of the key. */
export async function readAll(prefix: string): Promise<ReadonlyMap<string, unknown>> {
  try {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await transact('readonly', (store) =>
      Promise.all([answerOf(store.getAllKeys(range)), answerOf<unknown[]>(store.getAll(range))]),
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
    await transact('readwrite', (store) => {
      const { transaction } = store;
      try {
        for (const [key, value] of put) store.put(value, key);
        for (const key of remove) store.delete(key);
      } catch (error) {
        transaction.abort();
        throw error;
      }
      const written = new Promise<void>((done, fail) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => fail(reasonOf(transaction.error));
        transaction.onerror = () => fail(reasonOf(transaction.error));
      });
      // Said at once, it is kept even if the page is closed before the answer comes.
      transaction.commit?.();
      return written;
    });
    return true;
  } catch {
    return false;
  }
}

async function transact<T>(
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  opening ??= open();
  const work = opening.then((database) => what(database.transaction(STORE, mode).objectStore(STORE)));
  const answered = work.finally(() => (isDeaf = false));
  if (isDeaf) {
    answered.catch(() => undefined);
    throw new Error('the storage does not answer');
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      isDeaf = true;
      fail(new Error('the storage does not answer'));
    }, PATIENCE);
  });
  return Promise.race([answered, silence]).finally(() => clearTimeout(timer));
}

function open(): Promise<IDBDatabase> {
  const opened = new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => fail(reasonOf(request.error));
    request.onsuccess = () => {
      const database = request.result;
      // Another tab that deletes or renews the database need not wait for this one.
      database.onversionchange = () => {
        database.close();
        opening = undefined;
      };
      database.onclose = () => (opening = undefined);
      done(database);
    };
  });
  opened.catch(() => (opening = undefined));
  return opened;
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(reasonOf(request.error));
  });

const reasonOf = (error: DOMException | null): Error => error ?? new Error('the storage refuses');
