/** The service worker: keeps all files of one version of the page, and gives way to a newer version only when told. */
import type { Order, PageLock } from './words';

declare const self: ServiceWorkerGlobalScope;
/** Both are written in after the build: each file with its digest, and a digest of them all. */
declare const __FILES__: readonly (readonly [path: string, integrity: string])[];
declare const __VERSION__: string;

const SCOPE = self.registration.scope;
/** Another page of the same host has its own shelves. */
const SHELVES = `saratoga ${new URL(SCOPE).pathname} `;
const SHELF = SHELVES + __VERSION__;
const PAGE_LOCK: PageLock = 'saratoga page ';

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const order = event.data as Order;
  if (order === 'takeOver') event.waitUntil(self.skipWaiting());
  if (order === 'tidy') event.waitUntil(tidy());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  address.search = '';
  address.hash = '';
  if (request.method !== 'GET' || !address.href.startsWith(SCOPE)) return;
  const path = address.href.slice(SCOPE.length);
  if (path === '' || path === 'index.html') event.respondWith(answer(request, SCOPE));
  else if (request.mode !== 'navigate') event.respondWith(answer(request, address.href));
});

/** All or nothing: a file that is missing or is not the one that was built leaves the version before in use. */
async function fill(): Promise<void> {
  const shelf = await caches.open(SHELF);
  try {
    await Promise.all(
      __FILES__.map(async ([path, integrity]) => {
        const address = new URL(path, SCOPE).href;
        // The name of an asset changes with its content; of any other file the host is asked anew.
        const cache = path.startsWith('assets/') ? 'default' : 'no-cache';
        const found = await fetch(address, { cache, integrity });
        if (!found.ok) throw new Error(`${path}: ${found.status}`);
        await shelf.put(address, found);
      }),
    );
  } catch (failure) {
    await caches.delete(SHELF);
    throw failure;
  }
}

/** From this version, else from one that another page still has open, else from the network. */
async function answer(request: Request, address: string): Promise<Response> {
  const isHome = address === SCOPE;
  const older = isHome ? [] : (await shelves()).filter((name) => name !== SHELF);
  for (const cacheName of [SHELF, ...older]) {
    const found = await caches.match(address, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return fetch(request);
}

/** Deletes older versions, but none that an open page may still load a part of. */
async function tidy(): Promise<void> {
  const older = (await shelves()).filter((name) => name !== SHELF);
  const { waiting, installing } = self.registration;
  // The newest version tidies; to this one it would look like a stray.
  if (older.length === 0 || waiting || installing) return;
  const { held = [] } = await self.navigator.locks.query();
  const pages = held.flatMap(({ name }) =>
    name?.startsWith(PAGE_LOCK) ? [name.slice(PAGE_LOCK.length).split(' ')] : [],
  );
  for (const name of older) {
    const shelf = await caches.open(name);
    const kept = new Set((await shelf.keys()).map(({ url }) => url));
    if (!pages.some((files) => files.every((file) => kept.has(file)))) await caches.delete(name);
  }
}

async function shelves(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(SHELVES));
}
