/** A record of any origin checked: a list of questions with their answers, and the first thing that is not as it should be. */
import { isRoll, seededDice } from '../engine/kernel/dice';
import type { ActionLike, Outcome, Refusal } from '../engine/kernel/game';
import { isObject } from '../engine/kernel/json';
import { FORMAT } from '../engine/kernel/format';
import { save, type SavedGame, seek } from '../engine/kernel/session';
import { readSeed } from '../engine/kernel/save';
import { MOST_ACTIONS } from '../engine/kernel/readLine';
import { begin, grow, type Growing, grown } from '../engine/kernel/timeline';
import { attempt, readChain, walk, type Walked } from '../engine/kernel/walk';
import type { AnyRules, Chapter, Label } from '../games/contract';
import { chapterAt } from './chapters';
import { fingerprintOf, readFingerprint } from './fingerprint';
import { readGame } from './library/import';
import { rulesOf } from './library/rulesOf';
import { readSetup } from './library/load';
import { gameInPlay } from './play';

export const CHECKS = ['rules', 'actions', 'dice', 'digests', 'end', 'fingerprint'] as const;
export type Check = (typeof CHECKS)[number];
/** Open: nothing speaks against it, but it cannot be answered from what is there. */
export type Finding = 'yes' | 'no' | 'open';

/** Why nothing can be checked. */
export const NOT_VERIFIABLE = [
  'empty',
  'tooLong',
  'noJson',
  'noRecord',
  'otherGame',
  'otherFormat',
  'setup',
] as const;
export type NotVerifiable = (typeof NOT_VERIFIABLE)[number];

/** Where in the game: after so many actions, and the chapter that was being played. */
export interface PlaceInRecord {
  readonly at: number;
  readonly chapter: Chapter;
}

/**
 * - setup: the first digest is not that of this set-up. malformed, refused: an entry is no action, or no legal one.
 * - die: the seed gives another roll. digest: what was played since the last digest is not what was saved.
 * - cut: the digests go on after the last action. unsealed: no digest vouches for the end.
 */
export type Flaw = { readonly place: PlaceInRecord } & (
  | { readonly kind: 'setup' | 'malformed' | 'unsealed' }
  /** Up to `since` a digest had agreed. */
  | { readonly kind: 'digest'; readonly since: number }
  | { readonly kind: 'refused'; readonly action: string; readonly refusal: Refusal }
  | { readonly kind: 'die'; readonly rolled: readonly number[]; readonly expected: readonly number[] }
  | { readonly kind: 'cut'; readonly missing: number }
);

export interface Verified {
  readonly game: string;
  readonly label: Label;
  readonly actions: number;
  /** Of these, how many were played; the walk ends at an entry that cannot be. */
  readonly played: number;
  readonly rolls: number;
  readonly dice: number;
  readonly digests: number;
  /** Up to here a digest vouches that it is the game that was saved. */
  readonly sure: PlaceInRecord;
  readonly end: PlaceInRecord;
  readonly answers: Readonly<Record<Check, Finding>>;
  readonly flaw: Flaw | undefined;
  readonly outcome: Outcome | undefined;
  /** No seed: real dice, or a record that somebody took it out of. */
  readonly isOwn: boolean;
  readonly isTyped: boolean;
  /** Everything could be taken back. */
  readonly isUndoFree: boolean;
  /** Only when all is over: before, it would tell the rolls to come. */
  readonly seed: string | undefined;
  readonly generator: string | undefined;
  readonly fingerprint: string | undefined;
  /** Whether something was noted, and whether it can be a fingerprint. */
  readonly noted: 'none' | 'unreadable' | 'given';
}

/** In letters; a whole game has some thousand actions, in some hundred kilobytes at most. */
const LONGEST = 4_000_000;

/** Whatever the text; it fails only where the rules of the game do not come. */
export async function verifyText(text: string, noted = ''): Promise<Verified | NotVerifiable> {
  if (text.trim() === '') return 'empty';
  if (text.length > LONGEST) return 'tooLong';
  const isLink = !text.trimStart().startsWith('{') && text.includes('#/link/');
  if (!isLink) {
    const read = attempt(() => ({ json: JSON.parse(text) as unknown }));
    return read ? verify(read.json, noted) : 'noJson';
  }
  // A link holds the same record, with the last of its digests alone.
  const { parcel, error } = await readGame(text.trim());
  if (!parcel) return error === 'newer' ? 'otherFormat' : 'noRecord';
  return verify(parcel.saved, noted);
}

/** Whatever the JSON; it fails only where the rules of the game do not come. */
export async function verify(json: unknown, noted = ''): Promise<Verified | NotVerifiable> {
  const saved = recordIn(json);
  if (!saved) return 'noRecord';
  const rules = await rulesOf(String(saved['game']));
  if (!rules) return 'otherGame';
  if (saved['format'] !== FORMAT) return 'otherFormat';
  const entries: readonly unknown[] = Array.isArray(saved['actions']) ? saved['actions'] : [];
  if (entries.length > MOST_ACTIONS) return 'tooLong';
  const seed = readSeed(saved['dice']);
  // Dice of a generator that nobody knows here are not those of the players.
  if (saved['dice'] !== undefined && !seed) return 'otherFormat';
  const chain = readChain(saved['chain']);
  const setup = readSetup(rules, saved['setup']);
  const first =
    setup === undefined
      ? undefined
      : attempt(() => begin<unknown, ActionLike, unknown>(rules.game, setup, {}));
  if (!first) return 'setup';
  const growing = grow(first);
  const walked = walk(growing, entries, chain, seed && seededDice(seed));
  const placed = placesIn(rules, growing);
  const played = growing.actions.length;
  const flaws = flawsOf(walked, chain, entries.length, played, placed);
  const outcome = rules.game.outcome(growing.state);
  const fingerprint = seed && (await fingerprintOf(seed.text));
  const hint = noted.trim() === '' ? undefined : (readFingerprint(noted) ?? '');
  return {
    game: rules.game.id,
    label: rules.label(growing.state),
    actions: entries.length,
    played,
    rolls: growing.actions.filter(isRoll).length,
    dice: growing.steps.at(-1)?.drawn ?? 0,
    digests: walked.compared.filter(({ agrees }) => agrees).length,
    sure: placed(walked.compared.findLast(({ agrees }) => agrees)?.at ?? 0),
    end: placed(played),
    answers: {
      rules: saved['version'] === rules.game.version ? 'yes' : 'open',
      ...answersOf(flaws, played < entries.length, seed !== undefined, outcome !== undefined),
      fingerprint: hint ? (fingerprint?.startsWith(hint) ? 'yes' : 'no') : 'open',
    },
    flaw: firstOf(flaws),
    outcome,
    isOwn: seed === undefined,
    isTyped: seed?.isTyped === true,
    isUndoFree: saved['isLifted'] === true,
    seed: outcome && seed?.text,
    generator: seed?.generator,
    fingerprint,
    noted: hint === undefined ? 'none' : hint === '' ? 'unreadable' : 'given',
  };
}

/** The game in play, only when it is over: before, what is told of it could betray something. */
export function finishedGame(): SavedGame | undefined {
  const game = gameInPlay();
  if (!game) return undefined;
  const { rules, session } = game;
  // Whoever looks back in a finished game has it all the same.
  const end = seek(session, session.record.actions.length);
  return rules.game.outcome(end.state) ? save(session) : undefined;
}

/** A saved game as it is, or one level inside whatever wraps it. */
function recordIn(json: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = (value: unknown) => isObject(value) && Array.isArray(value['actions']) && 'game' in value;
  const found = isRecord(json) ? json : isObject(json) ? Object.values(json).find(isRecord) : undefined;
  return found as Readonly<Record<string, unknown>> | undefined;
}

function placesIn(
  rules: AnyRules,
  growing: Growing<unknown, ActionLike, unknown>,
): (at: number) => PlaceInRecord {
  const { snapshots, steps } = grown(growing);
  const chapters = rules.chapters(snapshots[0]?.state, steps);
  return (at) => ({ at, chapter: chapterAt(chapters, at) });
}

/** The first flaw of each kind. */
function flawsOf(
  { bad, compared, otherRoll }: Walked,
  chain: ReadonlyMap<number, string>,
  entries: number,
  played: number,
  placed: (at: number) => PlaceInRecord,
): readonly Flaw[] {
  const flaws: Flaw[] = [];
  const differs = compared.find(({ agrees, at }) => !agrees && at > 0);
  if (compared[0]?.at === 0 && !compared[0].agrees) flaws.push({ kind: 'setup', place: placed(0) });
  if (differs) {
    const since = compared.findLast(({ agrees, at }) => agrees && at < differs.at)?.at ?? 0;
    flaws.push({ kind: 'digest', place: placed(differs.at), since });
  }
  if (otherRoll) flaws.push({ kind: 'die', ...otherRoll, place: placed(otherRoll.at) });
  const end = placed(played);
  if (bad?.why === 'refused')
    flaws.push({ kind: 'refused', place: end, action: bad.action, refusal: bad.refusal });
  else if (bad) flaws.push({ kind: 'malformed', place: end });
  if (played < entries) return flaws;
  const last = Math.max(-1, ...chain.keys());
  if (last > played) flaws.push({ kind: 'cut', place: end, missing: last - played });
  else if ((compared.at(-1)?.at ?? -1) < played) flaws.push({ kind: 'unsealed', place: end });
  return flaws;
}

function answersOf(
  flaws: readonly Flaw[],
  isCut: boolean,
  hasSeed: boolean,
  isOver: boolean,
): Pick<Verified['answers'], 'actions' | 'dice' | 'digests' | 'end'> {
  const has = (...kinds: Flaw['kind'][]) => flaws.some(({ kind }) => kinds.includes(kind));
  return {
    actions: isCut ? 'no' : 'yes',
    dice: has('die') ? 'no' : hasSeed && !isCut ? 'yes' : 'open',
    digests: has('setup', 'digest', 'cut', 'unsealed') ? 'no' : isCut ? 'open' : 'yes',
    end: isOver ? 'yes' : has('cut') || isCut ? 'no' : 'open',
  };
}

/** Among flaws at the same place, that which says most. */
const WEIGHT: readonly Flaw['kind'][] = ['setup', 'die', 'refused', 'malformed', 'digest', 'cut', 'unsealed'];

const firstOf = (flaws: readonly Flaw[]): Flaw | undefined =>
  flaws.toSorted((a, b) => a.place.at - b.place.at || WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind))[0];
