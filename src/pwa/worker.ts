/**
 * The service worker: keeps the shell of one version of the page at once and a game when it is first opened, and gives way to
 * a newer version only when told.
 */
import type { Everything, KeptGroups, WorkerOrder, PageLock } from './words';

declare const self: ServiceWorkerGlobalScope;
/** Both are written in after the build: each file with its digest and the group that it belongs to, and a digest of them all. */
declare const __FILES__: readonly (readonly [path: string, integrity: string, group: string])[];
declare const __VERSION__: string;

const FILES = __FILES__;
const SCOPE = self.registration.scope;
/** Another page of the same host has its own caches. */
const CACHES = `saratoga-1777 ${new URL(SCOPE).pathname} `;
const CACHE = CACHES + __VERSION__;
const PAGE_LOCK: PageLock = 'saratoga-1777 page ';
const SHELL = 'shell';
const EVERYTHING: Everything = '*';
const GROUPS: readonly string[] = [...new Set(FILES.map(([, , group]) => group))];
const LISTED: ReadonlySet<string> = new Set(FILES.map(([path]) => addressOf(path)));

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('message', (event) => {
  const order = event.data as WorkerOrder;
  const [port] = event.ports;
  const answer = async () => port?.postMessage(await keptGroups());
  switch (order.kind) {
    case 'takeOver':
      return event.waitUntil(self.skipWaiting());
    case 'tidy':
      return event.waitUntil(tidy());
    case 'keep':
      return event.waitUntil(keep(order.group === EVERYTHING ? GROUPS : [order.group]).then(answer, answer));
    case 'kept?':
      return event.waitUntil(answer());
  }
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

/** The shell, and whatever the version before had kept. All or nothing: else the version before stays in use. */
async function install(): Promise<void> {
  try {
    await keep([SHELL, ...(await groupsBefore())]);
  } catch (failure) {
    await caches.delete(CACHE);
    throw failure;
  }
}

/** The games that were kept by the newest version before this one. */
async function groupsBefore(): Promise<readonly string[]> {
  const games = GROUPS.filter((group) => group !== SHELL);
  const before = await Promise.all(
    (await versions())
      .filter((name) => name !== CACHE)
      .map(async (name) => (await caches.open(name)).match(KEPT)),
  );
  const kept = await Promise.all(before.map(async (list) => (list ? ((await list.json()) as string[]) : [])));
  return games.filter((game) => kept.some((list) => list.includes(game)));
}

/** Fetches what is missing of these groups; fails where a file cannot be had or is not the one that was built. */
async function keep(groups: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.filter(([, , group]) => groups.includes(group)).map(async ([path, integrity]) => {
      const address = addressOf(path);
      if (await cache.match(address, { ignoreVary: true })) return;
      // The name of an asset changes with its content; of any other file the host is asked anew.
      const mode = path.startsWith('assets/') ? 'default' : 'no-cache';
      const found = await fetch(address, { cache: mode, integrity });
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(address, found);
    }),
  );
  const { kept } = await keptGroups();
  await cache.put(KEPT, new Response(JSON.stringify(kept)));
}

/** Which groups were kept, noted for the version after this one; no page asks for such an address. */
const KEPT = addressOf('kept-groups.json');

async function keptGroups(): Promise<KeptGroups> {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const isWhole = (group: string) =>
    FILES.every(([path, , of]) => of !== group || there.has(addressOf(path)));
  return { kept: GROUPS.filter(isWhole), all: GROUPS };
}

/** From this version, else from one that another page still has open, else from the network, and then it is kept. */
async function answer(request: Request, address: string): Promise<Response> {
  const isHome = address === SCOPE;
  const older = isHome ? [] : (await versions()).filter((name) => name !== CACHE);
  for (const cacheName of [CACHE, ...older]) {
    const found = await caches.match(address, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  const fetched = await fetch(request);
  if (fetched.ok && LISTED.has(address)) await (await caches.open(CACHE)).put(address, fetched.clone());
  return fetched;
}

/** Deletes older versions, but none that an open page may still load a part of. */
async function tidy(): Promise<void> {
  const older = (await versions()).filter((name) => name !== CACHE);
  const { waiting, installing } = self.registration;
  // The newest version tidies; to this one it would look like a stray.
  if (older.length === 0 || waiting || installing) return;
  const { held = [] } = await self.navigator.locks.query();
  const pages = held.flatMap(({ name }) =>
    name?.startsWith(PAGE_LOCK) ? [name.slice(PAGE_LOCK.length).split(' ')] : [],
  );
  for (const name of older) {
    const cache = await caches.open(name);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    if (!pages.some((files) => files.every((file) => kept.has(file)))) await caches.delete(name);
  }
}

async function versions(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(CACHES));
}

function addressOf(path: string): string {
  return new URL(path, SCOPE).href;
}
