/** Whether the page is kept for use without a network, and whether a newer version of it waits. */
import type { Order, PageLock } from '../../pwa/words';

export type Standing = 'unknown' | 'kept' | 'newer';

let standing: Standing = 'unknown';
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

export const standingNow = (): Standing => standing;

export function onStanding(listener: () => void): () => void {
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

/** Loads the newer version. The game lies in the browser's store and is taken up again. */
export function loadNewer(): void {
  const waiting = registration?.waiting;
  // Another window may have been quicker.
  if (!waiting) return window.location.reload();
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated' || waiting.state === 'redundant') window.location.reload();
  });
  send(waiting, 'takeOver');
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
    if (serviceWorker.controller) send(serviceWorker.controller, 'tidy');
  } catch {
    // Without a service worker nothing is kept, and nothing is lost.
  }
}

function tell({ active, waiting }: ServiceWorkerRegistration): void {
  // Once a newer version was there, this page stays the older one.
  const now = standing === 'newer' || (active && waiting) ? 'newer' : active ? 'kept' : 'unknown';
  if (now === standing) return;
  standing = now;
  for (const listener of listeners) listener();
}

/** As long as this page is open, its version is not deleted: it may have to load a part of it. */
function holdLock(): void {
  if (!('locks' in navigator)) return;
  const files = [
    ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
  ];
  const name: PageLock = `saratoga page ${files.join(' ')}`;
  void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => {});
}

const send = (worker: ServiceWorker, order: Order): void => worker.postMessage(order);
