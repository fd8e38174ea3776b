/** A game that comes in by file or link: whether it can be played, and how it stands to the games on the shelf. */
import { sharedLength } from '../../engine/kernel/json';
import { load, type Session } from '../../engine/kernel/session';
import { lengthen, save } from '../../engine/kernel/save';
import { type Action, type Event, SARATOGA, type State } from '../../engine/saratoga';
import { type Label, readKept } from '../kept';
import { type News, newsOf } from '../rescue';
import { change, read } from './drawer';
import { type Entry, type Seal, type Tag } from './entries';
import { LONGEST_FILE, readFile } from './gameFile';
import { gameNamed, keysOf } from './games';
import { newId } from './ids';
import { labelOf } from './label';
import { LONGEST_LINK, readLink } from './link';
import { MOST_ACTIONS, type Opened, type Parcel, type Problem } from './parcel';
import { brokenSeal, sealed } from './seals';
import { takeAway, takeOver } from './tabs';

/**
 * - new: not on the shelf. same, later, older: than the one on the shelf.
 * - parted: it goes on otherwise than the one on the shelf. changed: what was sent or received before is not in it as it was.
 */
export type Verdict = 'new' | 'same' | 'later' | 'older' | 'parted' | 'changed';

export interface Arrival {
  readonly parcel: Parcel;
  readonly label: Label;
  readonly verdict: Verdict;
  /** Up to here it agrees with the one on the shelf. */
  readonly shared: number;
  readonly news: News | undefined;
  readonly problem?: undefined;
}

/** Any text: a file, a link, or the part of a link after its sign. Never throws. */
export function readGame(text: string): Opened {
  const written = /#\/g\/([\w-]+)/.exec(text.slice(0, LONGEST_LINK))?.[1];
  if (written !== undefined && !text.trimStart().startsWith('{')) return readLink(written);
  return text.length <= LONGEST_FILE ? readFile(text) : { problem: 'tooLarge' };
}

export async function weigh(opened: Opened): Promise<Arrival | { readonly problem: Problem }> {
  if (!opened.parcel) return { problem: opened.problem };
  const { parcel, isCut } = opened;
  const { session, stop } = loadQuietly(parcel.saved);
  if (!session) return { problem: 'unreadable' };
  const end = session.record.actions.length;
  // What is missing cannot be held against its seals.
  const seals = parcel.seals.filter(([at]) => at <= end);
  const whole = { ...parcel, seals, saved: save(session) };
  const news = newsOf({ session, stop }) ?? (isCut ? 'cut' : undefined);
  const label = labelOf(SARATOGA.view(session.state, undefined));
  return { parcel: whole, label, news, ...(await compare(whole)) };
}

/** Puts it on the shelf, in place of an earlier state of the same game or as a game of its own; answers its id. */
export async function accept({ parcel, label }: Arrival, as: 'itself' | 'copy'): Promise<string | undefined> {
  const id = as === 'copy' ? newId() : parcel.id;
  const at = Date.now();
  const actions = parcel.saved.actions.length;
  const entry: Entry = { id, mode: parcel.mode, label: { ...label, at }, actions, began: -1, at };
  const game = { mode: parcel.mode, label: entry.label, at, text: JSON.stringify(parcel.saved) };
  const [now = '', first = ''] = keysOf(id);
  const before = as === 'itself' ? await read(now) : undefined;
  const known = as === 'itself' ? await gameNamed(id) : undefined;
  const seals = as === 'itself' ? sealed(parcel, parcel.seals) : [];
  const tag: Tag = { name: known?.name ?? parcel.name, seals };
  if (before !== undefined) {
    // Whichever table it lies on, it is read anew there.
    await takeOver(id);
    takeAway(id);
  }
  const put = [
    [`entry:${id}`, entry],
    [`tag:${id}`, tag],
    [now, game],
    ...(before === undefined ? [] : [[first, before]]),
  ];
  return (await change({ put: put as [string, unknown][] })) ? id : undefined;
}

/** No die falls while a game is only looked at. */
export function loadQuietly(saved: unknown): ReturnType<typeof load<State, Action, Event, never, never>> {
  const seed = (saved as { readonly seed?: unknown } | undefined)?.seed;
  const dice = { ...(typeof seed === 'string' ? { seed } : {}), roll: () => undefined };
  return load(SARATOGA, saved, dice) as ReturnType<typeof load<State, Action, Event, never, never>>;
}

export type QuietSession = Session<State, Action, Event>;

async function compare(parcel: Parcel): Promise<Pick<Arrival, 'verdict' | 'shared'>> {
  const known = await gameNamed(parcel.id);
  const own = known && !known.removed ? readKept(await read(`game:${parcel.id}`))?.saved : undefined;
  const isBroken = brokenSeal(parcel, parcel.seals) !== undefined;
  if (!own) return { verdict: isBroken ? 'changed' : 'new', shared: 0 };
  const mine = lineOf(own);
  const theirs = lineOf(parcel.saved);
  const shared = sharedLength(mine, theirs);
  const verdict = verdictOf(mine.length, theirs.length, shared);
  const seals = known?.seals ?? [];
  // What lies behind a seal had been agreed upon.
  const isOtherwise = verdict === 'parted' && seals.some(([at]) => at > shared);
  return { verdict: isBroken || isOtherwise || differs(parcel, seals) ? 'changed' : verdict, shared };
}

function verdictOf(mine: number, theirs: number, shared: number): Verdict {
  if (shared < Math.min(mine, theirs)) return 'parted';
  return theirs === mine ? 'same' : theirs > mine ? 'later' : 'older';
}

/** Whether a seal that both have at the same place differs. */
const differs = (parcel: Parcel, seals: readonly Seal[]): boolean =>
  seals.some(([at, hash]) => parcel.seals.some((theirs) => theirs[0] === at && theirs[1] !== hash));

/** The actions up to the cursor. */
function lineOf(saved: unknown): readonly unknown[] {
  const { actions, cursor } = (saved ?? {}) as { readonly actions?: unknown; readonly cursor?: unknown };
  const line: readonly unknown[] = Array.isArray(actions) ? actions.slice(0, MOST_ACTIONS) : [];
  return line
    .slice(0, Number.isInteger(cursor) ? Number(cursor) : undefined)
    .map((entry) => lengthen(entry) ?? entry);
}
