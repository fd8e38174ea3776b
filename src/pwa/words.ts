/** What the page and its service worker say to each other; types only, so that the worker stays one file. */

/**
 * `takeOver`: replace the version in use. `tidy`: throw away what no open page can still ask for. `keep`: keep the files of a
 * game, or of all. `kept?`: which are kept, answered through the port that comes along.
 */
export type WorkerOrder =
  { readonly kind: 'takeOver' | 'tidy' | 'kept?' } | { readonly kind: 'keep'; readonly group: string };

/** Stands for every group. */
export type Everything = '*';

/** The answer to `keep` and `kept?`: the groups that are whole, and those that there are. */
export interface KeptGroups {
  readonly kept: readonly string[];
  readonly all: readonly string[];
}

/** A lock that an open page holds: its name lists the files by which its version is known, with a blank between them. */
export type PageLock = `saratoga-1777 page ${string}`;
