/** Parts of the page that come when they are wanted, asked for in such a way that what did not come can be tried again. */

type Load<Value> = () => Promise<Value>;

/** What has come does not come again; what has failed may. */
const come = new WeakMap<Load<unknown>, { readonly value: unknown }>();

/** The same function each time is the same part. */
export async function loadPart<Value>(load: Load<Value>): Promise<Value> {
  const here = partHere(load);
  if (here) return here.value;
  if (!isReachable()) throw new TypeError(NOT_ASKED_FOR);
  const value = await load();
  come.set(load, { value });
  return value;
}

/** Undefined until it has come. */
export const partHere = <Value>(load: Load<Value>): { readonly value: Value } | undefined =>
  come.get(load) as { readonly value: Value } | undefined;

/**
 * A browser remembers a file that did not come, and never asks for it again until the page is loaded anew. So without a
 * network, and without a service worker that could have the file, it is not asked for: then it can be tried again.
 */
const isReachable = (): boolean =>
  typeof navigator === 'undefined' ||
  navigator.onLine !== false ||
  Boolean(navigator.serviceWorker?.controller as unknown);
const NOT_ASKED_FOR = 'A dynamically imported module was not asked for: there is no network';
