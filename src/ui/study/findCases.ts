/** Looks cases up by number or by words, slips of the pen forgiven; all of it in memory. */
import type { CaseFinder } from '../../games/contract';

export interface Hit {
  readonly rule: string;
  readonly title: string;
  /** The sentence or ruling in which it was found. */
  readonly excerpt: string;
}

interface Indexed {
  readonly rule: string;
  readonly title: readonly string[];
  readonly lines: readonly { readonly text: string; readonly words: readonly string[] }[];
}

export type CaseIndex = (query: string) => readonly Hit[];

/** Every word of the query must be found; the better it fits and the more prominent its place, the earlier the case stands. */
export function indexCases(find: CaseFinder): CaseIndex {
  const all = (find.all ?? []).map((rule): Indexed => {
    const card = find(rule);
    const texts = [
      ...(card?.text ?? []),
      ...(card?.rulings ?? []).map(({ ruling, text }) => `${ruling} ${text}`),
      ...(card?.table?.rows ?? []).map((row) => row.join(' ')),
    ];
    return {
      rule,
      title: wordsOf(card?.title ?? ''),
      lines: texts.map((text) => ({ text, words: wordsOf(text) })),
    };
  });
  return (query) => {
    const wanted = wordsOf(query);
    if (wanted.length === 0) return [];
    return all
      .map((one) => ({ one, ...scored(one, wanted) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ one, excerpt }) => ({ rule: one.rule, title: find(one.rule)?.title ?? '', excerpt }));
  };
}

/** Letters, digits and points within numbers: ‘7.4.1’ and ‘R31’ are words. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\d+(?:\.\d+)*|[a-z']*\d+|[a-z']+/g) ?? [];

function scored({ rule, title, lines }: Indexed, wanted: readonly string[]) {
  let score = 0;
  let excerpt = '';
  for (const word of wanted) {
    const byNumber = numberFits(rule.toLowerCase(), word);
    const byTitle = Math.max(0, ...title.map((each) => fit(each, word))) * 4;
    const best = lines
      .map(({ text, words }) => ({ text, fits: Math.max(0, ...words.map((each) => fit(each, word))) }))
      .reduce((a, b) => (b.fits > a.fits ? b : a), { text: '', fits: 0 });
    const found = Math.max(byNumber, byTitle, best.fits);
    if (found === 0) return { score: 0, excerpt };
    score += byNumber + byTitle + best.fits;
    if (excerpt === '' && best.fits > 0) excerpt = best.text;
  }
  return { score, excerpt: excerpt === '' ? (lines[0]?.text ?? '') : excerpt };
}

const numberFits = (rule: string, word: string): number =>
  rule === word ? 100 : rule.startsWith(`${word}.`) ? 20 : 0;

/** The same, its beginning, or a slip of one letter (of two in a long word). */
function fit(word: string, wanted: string): number {
  if (word === wanted) return 4;
  if (/\d/.test(wanted)) return 0;
  if (wanted.length >= 3 && word.startsWith(wanted)) return 3;
  const slips = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0;
  if (slips === 0 || Math.abs(word.length - wanted.length) > slips) return 0;
  return distance(word, wanted, slips) <= slips ? 1 : 0;
}

/** Letters to add, drop, change or swap with their neighbour; more than `most` is told as that and one. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const swaps = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        swaps && before.length > 0 ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
