/** The best of what was kept: the last state where it is whole, else whichever holds the most of the game. */
import type { Loaded, Session } from '../engine/kernel/session';
import type { Action, Event, State } from '../engine/saratoga';
import type { Found } from './autosave';

/** What the players should hear about the game on the table, one sentence each. */
export const NEWS = ['cut', 'backup', 'version', 'unreadable', 'sidesChanged'] as const;
export type News = (typeof NEWS)[number];

export type LoadedGame = Loaded<State, Action, Event>;

export interface Rescued {
  readonly found: Found;
  readonly session: Session<State, Action, Event>;
  readonly news: News | undefined;
}

export function bestOf(all: readonly Found[], load: (saved: unknown) => LoadedGame): Rescued | undefined {
  const [first] = all;
  let best: Rescued | undefined;
  for (const found of all) {
    const { session, stop } = load(found.saved);
    if (!session) continue;
    const news = found === first && found.shelf === 'now' ? newsOf({ session, stop }) : 'backup';
    const rescued = { found, session, news } as const;
    if (found === first && !rescued.news) return rescued;
    if (!best || lengthOf(rescued) > lengthOf(best)) best = rescued;
  }
  return best;
}

/** What is missing from a game that was loaded; a damaged side line does not count. */
export function newsOf({ stop }: LoadedGame): News | undefined {
  if (!stop || stop.branch !== undefined) return undefined;
  return stop.why === 'version' ? 'version' : 'cut';
}

const lengthOf = ({ session }: Rescued): number => session.record.actions.length;
