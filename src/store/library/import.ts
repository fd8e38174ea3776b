/** A game that comes in by file or link: whether it can be played, and how it stands to the games of the library. */
import { rulesOf } from './rulesOf';
import { sharedLength } from '../../engine/kernel/json';
import { MOST_ACTIONS } from '../../engine/kernel/readLine';
import { lengthen, save } from '../../engine/kernel/save';
import type { Label } from '../../games/contract';
import { type Notice, noticeOf } from '../notices';
import { change, read } from './database';
import { LONGEST_FILE, readFile } from './file';
import { newId } from './ids';
import { keysOf, listedGame, statesOf } from './library';
import { LONGEST_LINK, readLink } from './link';
import { loadQuietly } from './load';
import type { Opened, Parcel, ParcelError } from './parcel';
import type { Seal } from './schemas';
import { brokenSeal, sealed } from './seals';
import { takeAway, takeOver } from './tabs';

/**
 * - new: no such game in the library. same: the very same. later, older: it goes on from the one in the library, or less far.
 * - parted: it goes on otherwise than the one in the library. changed: what was sent or received before is not in it as it was.
 */
export type Comparison = 'new' | 'same' | 'later' | 'older' | 'parted' | 'changed';

export interface Arrival {
  readonly parcel: Parcel;
  readonly label: Label;
  readonly verdict: Comparison;
  /** Up to here it agrees with the one in the library. */
  readonly shared: number;
  readonly notice: Notice | undefined;
  readonly error?: undefined;
}

/** `#/link/<letters>`, as the router writes it. */
const LINK = /#\/link\/([\w-]+)/;

/** Any text: a file, or a link. Never throws. */
export async function readGame(text: string): Promise<Opened> {
  const isFile = text.trimStart().startsWith('{');
  if (text.length > (isFile ? LONGEST_FILE : LONGEST_LINK + MOST_BEFORE_LINK)) return { error: 'tooLarge' };
  const letters = isFile ? undefined : LINK.exec(text)?.[1];
  return letters === undefined ? readFile(text) : readLink(letters, rulesOf);
}

/** The address of the page itself may be long. */
const MOST_BEFORE_LINK = 2_000;

export async function weigh(opened: Opened): Promise<Arrival | { readonly error: ParcelError }> {
  if (!opened.parcel) return { error: opened.error };
  const { parcel, isCut } = opened;
  const rules = await rulesOf(parcel.saved.game);
  if (!rules) return { error: 'newer' };
  const { session, damage } = loadQuietly(rules, parcel.saved);
  if (!session) return { error: 'unreadable' };
  const end = session.record.actions.length;
  // What is missing cannot be held against its seals.
  const seals = parcel.seals.filter(([at]) => at <= end);
  const whole: Parcel = { ...parcel, seals, saved: { ...save(session), dice: parcel.saved.dice } };
  const notice = noticeOf(damage) ?? (isCut ? 'cut' : undefined);
  return { parcel: whole, label: rules.label(session.state), notice, ...(await compare(whole)) };
}

/** Puts it into the library, in place of an earlier state of the same game or as a game of its own; answers its id. */
export async function accept({ parcel, label }: Arrival, as: 'itself' | 'copy'): Promise<string | undefined> {
  const id = as === 'copy' ? newId() : parcel.id;
  const at = Date.now();
  const { saved, seats } = parcel;
  const entry = {
    game: saved.game,
    seats,
    isUndoFree: saved.isLifted,
    label,
    actions: saved.actions.length,
    began: -1,
    at,
  };
  const stored = { seats, at, text: JSON.stringify(saved) };
  const [now = '', first = ''] = keysOf(id);
  const before = as === 'itself' ? await read(now) : undefined;
  const known = as === 'itself' ? await listedGame(id) : undefined;
  const seals = as === 'itself' ? sealed(parcel, parcel.seals) : [];
  if (before !== undefined) {
    // Whichever tab plays it reads it anew.
    await takeOver(id);
    takeAway(id);
  }
  const put: [string, unknown][] = [
    [`entry:${id}`, entry],
    [`tag:${id}`, { name: known?.name ?? parcel.name, seals }],
    [now, stored],
    ...(before === undefined ? [] : [[first, before] as [string, unknown]]),
  ];
  return (await change({ put })) ? id : undefined;
}

async function compare(parcel: Parcel): Promise<Pick<Arrival, 'verdict' | 'shared'>> {
  const known = await listedGame(parcel.id);
  const own = known && !known.removed ? (await statesOf(parcel.id))[0]?.saved : undefined;
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

function verdictOf(mine: number, theirs: number, shared: number): Comparison {
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
