/** Whether the page is kept for use without a network, which games are, and whether a newer version waits. */
import type { Everything, KeptGroups, WorkerOrder, PageLock } from '../../pwa/words';

export interface OfflineStatus {
  readonly page: 'unknown' | 'kept' | 'newer';
  /** The games that work without a network, and whether all of them do; unknown until the service worker has said so. */
  readonly games: KeptGroups | undefined;
  readonly isKeeping: boolean;
}

let status: OfflineStatus = { page: 'unknown', games: undefined, isKeeping: false };
let registration: ServiceWorkerRegistration | undefined;
/** Asked for before the service worker was there. */
const wanted = new Set<string>();
const listeners = new Set<() => void>();

export const offlineStatus = (): OfflineStatus => status;

export function onOfflineStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called once; waits until the page is loaded. Where the browser refuses, the page works as before. */
export function keepPage(): void {
  if (!('serviceWorker' in navigator) || !window.location.protocol.startsWith('http')) return;
  holdLock();
  const begin = () => window.setTimeout(() => void register(), 0);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

/** A game that was opened works without a network from then on. */
export function keepGame(game: string): void {
  wanted.add(game);
  void keepWanted();
}

export function keepEverything(): void {
  const everything: Everything = '*';
  wanted.add(everything);
  void keepWanted();
}

/** Loads the newer version. The game lies in the browser's storage and is taken up again. */
export function loadNewer(): void {
  const waiting = registration?.waiting;
  // Another window may have been quicker.
  if (!waiting) return window.location.reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') window.location.reload();
  });
  send(waiting, { kind: 'takeOver' });
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  try {
    const found = await serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    registration = found;
    const look = () => tell(found);
    const watch = () => found.installing?.addEventListener('statechange', look);
    found.addEventListener('updatefound', watch);
    watch();
    look();
    // The browser would look for a newer one by itself, but takes its time.
    if (found.active) found.update().catch(() => undefined);
    if (serviceWorker.controller) send(serviceWorker.controller, { kind: 'tidy' });
  } catch {
    // Without a service worker nothing is kept, and nothing is lost.
  }
}

function tell({ active, waiting }: ServiceWorkerRegistration): void {
  // Once a newer version was there, this page stays the older one.
  const page = status.page === 'newer' || (active && waiting) ? 'newer' : active ? 'kept' : 'unknown';
  if (page === status.page) return;
  change({ page });
  if (page === 'kept') void keepWanted();
}

async function keepWanted(): Promise<void> {
  const worker = registration?.active;
  if (!worker || status.isKeeping) return;
  change({ isKeeping: wanted.size > 0 });
  if (wanted.size === 0) change({ games: await ask(worker, { kind: 'kept?' }) });
  for (const group of wanted) {
    wanted.delete(group);
    change({ games: await ask(worker, { kind: 'keep', group }) });
  }
  change({ isKeeping: false });
  if (wanted.size > 0) await keepWanted();
}

function change(changed: Partial<OfflineStatus>): void {
  status = { ...status, ...changed };
  for (const listener of listeners) listener();
}

/** As long as this page is open, its version is not deleted: it may have to load a part of it. */
function holdLock(): void {
  if (!('locks' in navigator)) return;
  const files = [
    ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
  ];
  const name: PageLock = `saratoga-1777 page ${files.join(' ')}`;
  void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => {});
}

const send = (worker: ServiceWorker, order: WorkerOrder): void => worker.postMessage(order);

const ask = (worker: ServiceWorker, order: WorkerOrder): Promise<KeptGroups> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data as KeptGroups);
    worker.postMessage(order, [port2]);
  });
