/** A browser for tests: its database, its short memory and its locks, shared by all its tabs, with the faults that real ones have. */

export interface Browser {
  /** What lies in the database. */
  readonly values: Map<string, unknown>;
  /** What lies in `localStorage`. */
  readonly notes: Map<string, string>;
  /**
   * How the database is: good; opening it fails; opening it is never answered; it takes what it is given and never answers,
   * as for a page that is closed; it is full; writing throws.
   */
  disk: 'good' | 'fails' | 'unopened' | 'silent' | 'full' | 'throws';
  /** Another tab wants it gone; true if no connection stands in the way. */
  deleteDatabase(): Promise<boolean>;
  /** The browser itself closes all connections. */
  closeDatabase(): void;
  /** All that was asked of the database until now is answered, where it answers at all. */
  settled(): Promise<void>;
  /** How many connections were opened. */
  opened: number;
  /** All pages are closed, and what they held is free. */
  closeTabs(): void;
}

/** A new one for each test; pages of earlier tests go on with theirs. */
export function openBrowser(): Browser {
  const notes = new Map<string, string>();
  let values = new Map<string, unknown>();
  let connections: Connection[] = [];
  let isDeleting = false;
  const locks = fakeLocks();
  /** One transaction after the other, in the order in which they were begun. */
  let queue: Promise<unknown> = Promise.resolve();

  const browser: Browser = {
    get values() {
      return values;
    },
    notes,
    disk: 'good',
    opened: 0,
    deleteDatabase: async () => {
      for (const connection of connections) connection.onversionchange?.();
      await soon();
      isDeleting = connections.length > 0;
      if (!isDeleting) values = new Map();
      return !isDeleting;
    },
    closeDatabase: () => {
      const closed = connections;
      connections = [];
      for (const connection of closed) {
        connection.isClosed = true;
        connection.onclose?.();
      }
    },
    closeTabs: locks.closeTabs,
    settled: async () => {
      // What follows from an answer may ask again.
      for (let i = 0; i < 20; i++) {
        await soon();
        await queue;
      }
    },
  };

  class Connection {
    isClosed = false;
    onversionchange: (() => void) | undefined;
    onclose: (() => void) | undefined;
    createObjectStore(): void {
      // There is one store, and it is there.
    }
    close(): void {
      this.isClosed = true;
      connections = connections.filter((each) => each !== this);
    }
    transaction(_: string, mode: string): FakeTransaction {
      if (this.isClosed) throw new DOMException('closed', 'InvalidStateError');
      const transaction = new FakeTransaction(mode === 'readwrite');
      queue = queue.then(() => transaction.run());
      return transaction;
    }
  }

  class FakeTransaction {
    error: DOMException | null = null;
    oncomplete: (() => void) | undefined;
    onabort: (() => void) | undefined;
    onerror: (() => void) | undefined;
    readonly #mayWrite: boolean;
    readonly #asked: (() => void)[] = [];
    #isAborted = false;
    /** What it has written; nobody else sees it before it is complete. */
    #own = new Map<string, unknown>();

    constructor(mayWrite: boolean) {
      this.#mayWrite = mayWrite;
    }
    commit(): void {
      // It would have come to that anyway.
    }
    abort(): void {
      this.#isAborted = true;
    }
    objectStore(): object {
      const inside = ({ lower, upper }: Range) =>
        [...this.#own].filter(([key]) => key >= lower && key <= upper).sort(([a], [b]) => (a < b ? -1 : 1));
      return {
        transaction: this,
        get: (key: string) => this.#ask(() => this.#own.get(key)),
        getAllKeys: (range: Range) => this.#ask(() => inside(range).map(([key]) => key)),
        getAll: (range: Range) => this.#ask(() => inside(range).map(([, value]) => value)),
        put: (value: unknown, key: string) => {
          if (browser.disk === 'throws') throw new DOMException('full', 'QuotaExceededError');
          const copy: unknown = structuredClone(value);
          return this.#change(() => this.#own.set(key, copy));
        },
        delete: (key: string) => this.#change(() => this.#own.delete(key)),
      };
    }
    async run(): Promise<void> {
      await soon();
      if (browser.disk === 'silent') return;
      this.#own = new Map(values);
      for (let next = this.#asked.shift(); next && !this.#isAborted; next = this.#asked.shift()) {
        next();
        await Promise.resolve();
      }
      if (!this.#isAborted) {
        if (this.#mayWrite) values = this.#own;
        this.oncomplete?.();
        return;
      }
      if (this.error) this.onerror?.();
      this.onabort?.();
    }
    #ask<T>(answer: () => T): Request<T> {
      const request: Request<T> = { error: null };
      this.#asked.push(() => {
        request.result = structuredClone(answer());
        request.onsuccess?.();
      });
      return request;
    }
    #change(make: () => unknown): Request<undefined> {
      const request: Request<undefined> = { error: null };
      this.#asked.push(() => {
        if (browser.disk === 'full') {
          this.#isAborted = true;
          this.error = request.error = new DOMException('full', 'QuotaExceededError');
          request.onerror?.();
        } else {
          make();
          request.onsuccess?.();
        }
      });
      return request;
    }
  }

  const open = (): Request<Connection> => {
    const request: Request<Connection> = { error: null };
    void soon().then(() => {
      if (browser.disk === 'unopened' || isDeleting) return;
      if (browser.disk === 'fails') {
        request.error = new DOMException('not in this window', 'InvalidStateError');
        request.onerror?.();
        return;
      }
      const connection = new Connection();
      connections.push(connection);
      browser.opened++;
      request.result = connection;
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };

  install({
    indexedDB: { open },
    IDBKeyRange: { bound: (lower: string, upper: string): Range => ({ lower, upper }) },
    localStorage: memoryOf(notes),
    navigator: { locks },
  });
  return browser;
}

/** One that offers nothing at all to keep things in. */
export function openBareBrowser(): void {
  install({ indexedDB: undefined, IDBKeyRange: undefined, localStorage: undefined, navigator: undefined });
}

/** Until the next one is opened. */
function install(globals: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

interface Request<T> {
  result?: T;
  error: DOMException | null;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

interface Range {
  readonly lower: string;
  readonly upper: string;
}

/** Not among the timers that a test may stop. */
const { setImmediate: immediately } = globalThis;
const soon = (): Promise<void> => new Promise((done) => immediately(done));

function memoryOf(items: Map<string, string>) {
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

/** The locks of a browser, which all its tabs share. */
function fakeLocks() {
  interface Held {
    readonly name: string;
    readonly lose: (why: Error) => void;
  }
  let held: Held[] = [];
  return {
    closeTabs: () => {
      held = [];
    },
    query: () => Promise.resolve({ held: held.map(({ name }) => ({ name })), pending: [] }),
    request: async (
      name: string,
      { steal }: { readonly ifAvailable?: boolean; readonly steal?: boolean },
      take: (lock: object | null) => unknown,
    ): Promise<unknown> => {
      await Promise.resolve();
      const other = held.find((each) => each.name === name);
      if (other && !steal) return take(null);
      if (other) held = held.filter((each) => each !== other);
      other?.lose(new Error('stolen'));
      let own: Held | undefined;
      const lost = new Promise((_, lose) => held.push((own = { name, lose })));
      try {
        return await Promise.race([lost, take({})]);
      } finally {
        held = held.filter((each) => each !== own);
      }
    },
  };
}
