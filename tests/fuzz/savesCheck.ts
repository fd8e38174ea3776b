/** Damaged saves and links, opened as the page opens them: nothing throws, nothing is unfolded without end, and the good part is kept. */
import { isSameJson } from '../../src/engine/kernel/json';
import { lengthen } from '../../src/engine/kernel/save';
import { RULES } from '../../src/engine/saratoga/index';
import { parseAll } from '../../src/store/library/brokenJson';
import { writeFile } from '../../src/store/library/file';
import { readGame, weigh } from '../../src/store/library/import';
import { loadQuietly } from '../../src/store/library/load';
import { writeLink } from '../../src/store/library/link';
import type { Parcel } from '../../src/store/library/parcel';
import { LONGEST_NAME, readAs, StoredSchema } from '../../src/store/library/schemas';
import { sealed } from '../../src/store/library/seals';
import { noticeOf } from '../../src/store/notices';
import { below, chanceFrom, pick } from './chance';
import { savedGame } from './savedGames';
import { spoilt } from './savesDamage';
import { type Work, workOf } from './savesWork';

export interface Report {
  cases: number;
  /** By form and damage: how many kept everything, a part, or nothing of the game. */
  readonly kinds: Record<string, { cases: number; whole: number; part: number; nothing: number }>;
  readonly errors: Record<string, number>;
  /** The most that any case took. */
  readonly most: { -readonly [Part in keyof Work]: number };
  readonly failures: string[];
}

export const newReport = (): Report => ({
  cases: 0,
  kinds: {},
  errors: {},
  most: { bits: 0, actions: 0, letters: 0 },
  failures: [],
});

/**
 * What opening may take at most: the bits of the head, of all actions as text and of the checks; the actions of the main
 * line and of branches, once to load them and once to go back to where these leave it; the letters that are kept.
 */
export const BUDGET: Work = {
  bits: 8 * (18_000 + 150_000 + 5_000) + 16 * 700,
  actions: 2 * 5_000 + 40 * 64,
  letters: 1_500_000,
};

const ID = 'abcdefgh234567';
const LINK = '#/link/';
const FORMS = ['file', 'link', 'kept'] as const;
type Form = (typeof FORMS)[number];

export interface Original {
  readonly actions: readonly unknown[];
  readonly forms: Readonly<Record<Form, string>>;
}

/** As it goes to another machine. */
export function parcelOf(saved: Parcel['saved']): Parcel {
  const seats = { british: 'person', american: 'person' } as const;
  const bare: Parcel = { id: ID, name: 'An evening', seats, seals: [], saved };
  return { ...bare, seals: sealed(bare, []) };
}

/** Most break off early, so that many can be tried; some are whole. */
export function originals(short: number, whole: number): Original[] {
  return Array.from({ length: short + whole }, (_, i) => {
    const { saved } = savedGame(i, i < short ? 10 + ((i * 37) % 90) : Infinity);
    const parcel = parcelOf(saved);
    const forms = {
      file: writeFile(parcel),
      link: `${LINK}${writeLink(parcel, RULES)}`,
      kept: JSON.stringify(saved),
    };
    return { actions: saved.actions.map(lengthen), forms };
  });
}

/** One case: the same number with the same games is the same case. */
export async function tryCase(number: number, games: readonly Original[], report: Report): Promise<void> {
  const chance = chanceFrom(['damage', number]);
  const original = games[below(chance, games.length)] as Original;
  const form = pick(chance, FORMS);
  const isLink = form === 'link';
  const sound = original.forms[form];
  const damage = spoilt(isLink ? sound.slice(LINK.length) : sound, isLink, chance);
  const text = isLink ? LINK + damage.text : damage.text;
  const name = `${form} ${damage.kind}`;
  report.cases++;
  const tally = (report.kinds[name] ??= { cases: 0, whole: 0, part: 0, nothing: 0 });
  tally.cases++;
  try {
    const { result, work } = await workOf(() => open(form, text));
    const { kept, error, notice, label } = result;
    if (error) report.errors[error] = (report.errors[error] ?? 0) + 1;
    const flaw =
      flawOf(damage.kind, original, result) ?? overrun({ ...work, letters: lettersIn(kept) }, report);
    if (flaw) report.failures.push(`case ${number}, ${name}: ${flaw}`);
    if (label === undefined && kept) report.failures.push(`case ${number}, ${name}: a game without a label`);
    if (!kept) tally.nothing++;
    else if (notice === undefined) tally.whole++;
    else tally.part++;
  } catch (error) {
    report.failures.push(`case ${number}, ${name}: ${String(error)}`);
  }
}

export interface Result {
  readonly kept?: readonly unknown[];
  readonly error?: string;
  readonly notice?: string | undefined;
  readonly name?: string | undefined;
  readonly label?: unknown;
}

/** As the page does it, up to what it shows of the game. */
export async function open(form: Form, text: string): Promise<Result> {
  if (form === 'kept') {
    const stored = readAs(StoredSchema, { text });
    const { session, damage } = loadQuietly(RULES, parseAll(stored?.text ?? ''));
    if (!session) return { error: `load: ${damage?.why}` };
    const label = RULES.label(session.state as Parameters<typeof RULES.label>[0]);
    return { kept: session.record.actions, notice: noticeOf(damage), label };
  }
  const arrival = await weigh(await readGame(text));
  if (arrival.error) return { error: arrival.error };
  const { parcel, label, notice, verdict } = arrival;
  return {
    kept: parcel.saved.actions.map(lengthen),
    notice: notice ?? (verdict === 'changed' ? verdict : undefined),
    name: parcel.name,
    label,
  };
}

const lettersIn = (kept: readonly unknown[] = []): number => JSON.stringify(kept).length;

/** Whether it took more than it may. */
function overrun(work: Work, { most }: Report): string | undefined {
  for (const part of ['bits', 'actions', 'letters'] as const) {
    most[part] = Math.max(most[part], work[part]);
    if (work[part] > BUDGET[part]) return `${work[part]} ${part}, more than ${BUDGET[part]}`;
  }
  return undefined;
}

/** What is wrong with what was made of a damaged game. */
function flawOf(damage: string, { actions }: Original, { kept, notice, name }: Result): string | undefined {
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {})
    return 'the prototype of all objects was changed';
  if (name !== undefined && (/[\p{C}]/u.test(name) || Array.from(name).length > LONGEST_NAME))
    return `a name like ${JSON.stringify(name)}`;
  if (damage === 'none' && (notice !== undefined || kept?.length !== actions.length))
    return 'a sound game is not whole';
  if (!kept) return undefined;
  const isWhole = kept.length === actions.length && isSameJson(kept, actions);
  if (notice === undefined && !isWhole) return 'a changed game passes for whole';
  const isCut = damage === 'cut' && !isSameJson(kept, actions.slice(0, kept.length));
  return isCut ? 'what is kept of a cut game is not its beginning' : undefined;
}
