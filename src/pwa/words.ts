/** What the page and its service worker say to each other; types only, so that the worker stays one file. */

/** `takeOver`: replace the version in use. `tidy`: throw away what no open page can still ask for. */
export type Order = 'takeOver' | 'tidy';

/** A lock that an open page holds: its name lists the files by which its version is known, with a blank between them. */
export type PageLock = `saratoga page ${string}`;
