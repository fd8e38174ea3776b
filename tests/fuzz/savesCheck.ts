/** Damaged saves and links, opened as the page opens them: nothing throws, nothing is slow, and the good part is kept. */
import { isSameJson } from '../../src/engine/kernel/json';
import { lengthen, save } from '../../src/engine/kernel/save';
import { SARATOGA } from '../../src/engine/saratoga/index';
import { readKept } from '../../src/store/kept';
import { newsOf } from '../../src/store/rescue';
import { writeFile } from '../../src/store/shelf/gameFile';
import { loadQuietly, readGame } from '../../src/store/shelf/intake';
import { labelOf } from '../../src/store/shelf/label';
import { writeLink } from '../../src/store/shelf/link';
import { brokenSeal, sealed } from '../../src/store/shelf/seals';
import { below, chanceFrom, pick } from './chance';
import { savedGame } from './savedGames';
import { spoilt } from './savesDamage';

export interface Report {
  cases: number;
  /** By form and damage: how many kept everything, a part, or nothing of the game. */
  readonly kinds: Record<string, { cases: number; whole: number; part: number; nothing: number }>;
  readonly problems: Record<string, number>;
  slowest: number;
  readonly failures: string[];
}

export const newReport = (): Report => ({ cases: 0, kinds: {}, problems: {}, slowest: 0, failures: [] });

const LIMIT = 100;
const ID = 'abcdefgh234567';

interface Original {
  readonly actions: readonly unknown[];
  readonly forms: Readonly<Record<'file' | 'link' | 'kept', string>>;
}

/** Most break off early, so that many can be tried; some are whole. */
export function originals(short: number, whole: number): Original[] {
  return Array.from({ length: short + whole }, (_, i) => {
    const { saved } = savedGame(i, i < short ? 10 + ((i * 37) % 90) : Infinity);
    const bare = { id: ID, name: 'An evening', mode: 'two' as const, seals: [], saved };
    const parcel = { ...bare, seals: sealed(bare, []) };
    const forms = { file: writeFile(parcel), link: `#/g/${writeLink(parcel)}`, kept: JSON.stringify(saved) };
    // Once without a clock: a program is slow before it is warm.
    for (const form of ['file', 'link', 'kept'] as const) open(form, forms[form]);
    return { actions: saved.actions.map(lengthen), forms };
  });
}

/** One case: the same number with the same games is the same case. */
export function tryCase(number: number, games: readonly Original[], report: Report): void {
  const chance = chanceFrom(['damage', number]);
  const original = games[below(chance, games.length)] as Original;
  const form = pick(chance, ['file', 'link', 'kept'] as const);
  const isLink = form === 'link';
  const sound = original.forms[form];
  const damage = spoilt(isLink ? sound.slice(4) : sound, isLink, chance);
  const text = isLink ? `#/g/${damage.text}` : damage.text;
  const name = `${form} ${damage.kind}`;
  report.cases++;
  const tally = (report.kinds[name] ??= { cases: 0, whole: 0, part: 0, nothing: 0 });
  tally.cases++;
  try {
    let { result, time } = timed(() => open(form, text));
    // The machine may have been busy with something else.
    for (let tries = 0; tries < 3 && time > LIMIT; tries++) {
      const again = timed(() => open(form, text));
      [result, time] = [again.result, Math.min(time, again.time)];
    }
    report.slowest = Math.max(report.slowest, time);
    const { kept, problem, news, label } = result;
    if (problem) report.problems[problem] = (report.problems[problem] ?? 0) + 1;
    const flaw = flawOf(damage.kind, original, kept, news, label);
    if (time > LIMIT) report.failures.push(`case ${number}, ${name}: ${time.toFixed(0)} ms`);
    if (flaw) report.failures.push(`case ${number}, ${name}: ${flaw}`);
    if (!kept) tally.nothing++;
    else if (news === undefined) tally.whole++;
    else tally.part++;
  } catch (error) {
    report.failures.push(`case ${number}, ${name}: ${String(error)}`);
  }
}

interface Result {
  readonly kept?: readonly unknown[];
  readonly problem?: string;
  readonly news?: string | undefined;
  readonly label?: string | undefined;
}

/** As the page does it, up to what it shows of the game. */
function open(form: string, text: string): Result {
  if (form === 'kept') {
    const { session, stop } = loadQuietly(readKept({ text })?.saved);
    if (!session) return { problem: stop?.why ?? 'nothing' };
    return { kept: session.record.actions, news: newsOf({ session, stop }) };
  }
  const { parcel, isCut, problem } = { isCut: false, ...readGame(text) };
  if (!parcel) return { problem: problem ?? 'nothing' };
  const { session, stop } = loadQuietly(parcel.saved);
  if (!session) return { problem: `load: ${stop?.why}` };
  labelOf(SARATOGA.view(session.state, undefined));
  const seals = parcel.seals.filter(([at]) => at <= session.record.actions.length);
  const seal = brokenSeal({ ...parcel, saved: save(session) }, seals);
  const news = newsOf({ session, stop }) ?? (isCut ? 'cut' : seal ? 'changed' : undefined);
  return { kept: session.record.actions, news, label: parcel.name };
}

/** What is wrong with what was made of a damaged game. */
function flawOf(
  damage: string,
  { actions }: Original,
  kept: readonly unknown[] | undefined,
  news: string | undefined,
  label: string | undefined,
): string | undefined {
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {})
    return 'the prototype of all objects was changed';
  if (label !== undefined && (/[\p{C}]/u.test(label) || Array.from(label).length > 60))
    return `a name like ${JSON.stringify(label)}`;
  if (damage === 'none' && (news !== undefined || kept?.length !== actions.length))
    return 'a sound game is not whole';
  if (!kept) return undefined;
  const isWhole = kept.length === actions.length && isSameJson(kept, actions);
  if (news === undefined && !isWhole) return 'a changed game passes for whole';
  const isCut = damage === 'cut' && !isSameJson(kept, actions.slice(0, kept.length));
  return isCut ? 'what is kept of a cut game is not its beginning' : undefined;
}

/** In milliseconds of the processor, as others may use it at the same time. */
function timed<T>(what: () => T): { readonly result: T; readonly time: number } {
  const begin = process.cpuUsage();
  const result = what();
  const { user, system } = process.cpuUsage(begin);
  return { result, time: (user + system) / 1000 };
}
