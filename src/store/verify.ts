/** A record of any origin checked: a list of questions with their answers, and the first thing that is not as it should be. */
import { isObject } from '../engine/kernel/json';
import { FORMAT } from '../engine/kernel/save';
import { type Battle, type Ending, SARATOGA } from '../engine/saratoga';
import { type Flaw, type GameRecord, type Place, walk, type Walk } from './fairness';
import { fingerprintOf, readFingerprint } from './fingerprint';
import { isTyped } from './ownDice';

export const CHECKS = ['rules', 'actions', 'dice', 'digests', 'end', 'fingerprint'] as const;
export type Check = (typeof CHECKS)[number];
/** Open: nothing speaks against it, but it cannot be answered from what is there. */
export type Answer = 'yes' | 'no' | 'open';

/** Why nothing can be checked. */
export const PROBLEMS = [
  'empty',
  'tooLong',
  'noJson',
  'noRecord',
  'otherGame',
  'otherFormat',
  'setup',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export interface Verified extends Pick<
  Walk,
  'actions' | 'played' | 'rolls' | 'dice' | 'digests' | 'sure' | 'end'
> {
  readonly answers: Readonly<Record<Check, Answer>>;
  readonly flaw: Flaw | undefined;
  readonly battle: Battle;
  readonly ending: Ending | undefined;
  /** No seed: real dice, or a record that somebody took it out of. */
  readonly isOwn: boolean;
  readonly isTyped: boolean;
  /** One person played both sides and could take everything back. */
  readonly isLifted: boolean;
  /** Only when all is over: before, it would tell the rolls to come. */
  readonly seed: string | undefined;
  readonly fingerprint: string | undefined;
  /** Whether something was noted, and whether it can be a fingerprint. */
  readonly noted: 'none' | 'unreadable' | 'given';
}

export async function verifyText(text: string, noted = ''): Promise<Verified | Problem> {
  if (text.trim() === '') return 'empty';
  if (text.length > LONGEST) return 'tooLong';
  try {
    if (/^\S*#\/g\//.test(text.trim())) return await verifyLink(text, noted);
    return await verify(JSON.parse(text), noted);
  } catch {
    return 'noJson';
  }
}

/** A link holds the same record, with the last of its digests alone. */
async function verifyLink(link: string, noted: string): Promise<Verified | Problem> {
  const { readGame } = await import('./shelf/intake');
  const { parcel } = readGame(link);
  return parcel ? verify(parcel.saved, noted) : 'noRecord';
}

/** Never throws, whatever the JSON. */
export async function verify(json: unknown, noted = ''): Promise<Verified | Problem> {
  const saved = recordIn(json);
  if (!saved) return 'noRecord';
  if (saved['game'] !== SARATOGA.id) return 'otherGame';
  if (saved['format'] !== FORMAT) return 'otherFormat';
  const record = readRecord(saved);
  if (record.entries.length > MOST_ACTIONS) return 'tooLong';
  const walked = walk(record);
  if (!walked) return 'setup';
  const { seed } = record;
  const fingerprint = seed === undefined ? undefined : await fingerprintOf(seed);
  const hint = noted.trim() === '' ? undefined : (readFingerprint(noted) ?? '');
  const { battle, ending } = SARATOGA.view(walked.state, undefined);
  return {
    ...countsOf(walked),
    battle,
    ending,
    answers: answersOf(walked, saved['version'], seed !== undefined, fingerprint, hint),
    flaw: firstOf(walked.flaws),
    isOwn: seed === undefined,
    isTyped: isTyped(record.setup, seed),
    isLifted: saved['isLifted'] === true,
    seed: ending ? seed : undefined,
    fingerprint,
    noted: hint === undefined ? 'none' : hint === '' ? 'unreadable' : 'given',
  };
}

/** A whole game has some thousand actions, in some hundred kilobytes at most. */
const LONGEST = 4_000_000;
const MOST_ACTIONS = 20_000;

const countsOf = ({ actions, played, rolls, dice, digests, sure, end }: Walk) => ({
  actions,
  played,
  rolls,
  dice,
  digests,
  sure,
  end,
});

/** A saved game as it is, or one level inside whatever wraps it. */
function recordIn(json: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = (value: unknown) => isObject(value) && Array.isArray(value['actions']) && 'game' in value;
  const found = isRecord(json) ? json : isObject(json) ? Object.values(json).find(isRecord) : undefined;
  return found as Readonly<Record<string, unknown>> | undefined;
}

function readRecord(saved: Readonly<Record<string, unknown>>): GameRecord {
  const { actions, marks, seed, setup } = saved;
  const pairs = Array.isArray(marks) ? (marks as readonly unknown[]) : [];
  const isMark = (pair: unknown): pair is [number, string] =>
    Array.isArray(pair) && Number.isSafeInteger(pair[0]) && typeof pair[1] === 'string';
  return {
    setup,
    seed: typeof seed === 'string' ? seed : undefined,
    entries: Array.isArray(actions) ? (actions as readonly unknown[]) : [],
    marks: new Map(pairs.filter(isMark)),
  };
}

function answersOf(
  { flaws, state, played, actions }: Walk,
  version: unknown,
  hasSeed: boolean,
  fingerprint: string | undefined,
  noted: string | undefined,
): Verified['answers'] {
  const has = (...kinds: Flaw['kind'][]) => flaws.some(({ kind }) => kinds.includes(kind));
  const isCut = played < actions;
  return {
    rules: version === SARATOGA.version ? 'yes' : 'open',
    actions: isCut ? 'no' : 'yes',
    dice: has('die') ? 'no' : hasSeed && !isCut ? 'yes' : 'open',
    digests: has('setup', 'digest', 'cut', 'unsealed') ? 'no' : isCut ? 'open' : 'yes',
    end: SARATOGA.outcome(state) ? 'yes' : has('cut') || isCut ? 'no' : 'open',
    fingerprint: noted ? (fingerprint?.startsWith(noted) ? 'yes' : 'no') : 'open',
  };
}

/** Among flaws at the same place, that which says most. */
const WEIGHT: readonly Flaw['kind'][] = ['setup', 'die', 'refused', 'malformed', 'digest', 'cut', 'unsealed'];

const firstOf = (flaws: readonly Flaw[]): Flaw | undefined =>
  flaws.toSorted(
    (a, b) => placeOf(a).at - placeOf(b).at || WEIGHT.indexOf(a.kind) - WEIGHT.indexOf(b.kind),
  )[0];

const placeOf = ({ place }: Flaw): Place => place;
