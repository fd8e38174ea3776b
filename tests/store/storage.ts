/** A browser's storage for tests: it takes its time, keeps copies, and changes everything of a change or nothing. */

export const storage = {
  values: new Map<string, unknown>(),
  isBroken: false,
  /** Takes what it is given and never answers, as for a page that is closed. */
  isDeaf: false,
  clear(): void {
    // A page of an earlier test goes on with its own.
    storage.values = new Map();
    storage.isBroken = false;
    storage.isDeaf = false;
  },
};

const slow = (): Promise<void> => new Promise((done) => setTimeout(done, 1));

interface Range {
  readonly lower: string;
  readonly upper: string;
}

const keysIn = (values: ReadonlyMap<string, unknown>, { lower, upper }: Range): string[] =>
  [...values.keys()].filter((key) => key >= lower && key <= upper).sort();

const later = <T>(what: () => T): { readonly promise: Promise<T> } => ({
  promise: slow().then(() => structuredClone(what())),
});

function objects(values: Map<string, unknown>) {
  const changes: (() => void)[] = [];
  return {
    get: (key: string) => later(() => values.get(key)),
    getAllKeys: (range: Range) => later(() => keysIn(values, range)),
    getAll: (range: Range) => later(() => keysIn(values, range).map((key) => values.get(key))),
    put: (value: unknown, key: string) => {
      const copy = structuredClone(value);
      changes.push(() => void values.set(key, copy));
    },
    delete: (key: string) => void changes.push(() => void values.delete(key)),
    transaction: {
      promise: storage.isDeaf
        ? new Promise<void>(() => undefined)
        : slow().then(() => changes.forEach((change) => change())),
      commit: () => undefined,
    },
  };
}

/** What takes the place of idb-keyval. */
export const idbKeyval = {
  createStore: () => {
    if (storage.isBroken) throw new Error('no storage in this window');
    const { values } = storage;
    return (_: string, what: (all: ReturnType<typeof objects>) => unknown) =>
      Promise.resolve(what(objects(values)));
  },
  promisifyRequest: ({ promise }: { readonly promise: Promise<unknown> }) => promise,
};

export const keyRange = { bound: (lower: string, upper: string): Range => ({ lower, upper }) };

/** The short memory of a page or a tab. */
export function fakeMemory() {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (i: number) => [...items.keys()][i] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
