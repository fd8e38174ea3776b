/** Looks cases up by number or by words, slips of the pen forgiven; all of it in memory. */
import type { CaseFinder } from '../../games/contract';

export interface Hit {
  readonly rule: string;
  readonly title: string;
  /** The sentence or ruling in which it was found. */
  readonly excerpt: string;
  /** How well it fits. */
  readonly score: number;
}

/** Words stand by their number in the vocabulary, each once. */
interface Line {
  readonly text: string;
  readonly words: readonly number[];
}

interface Indexed {
  readonly rule: string;
  readonly title: Line;
  readonly lines: readonly Line[];
}

export type CaseIndex = (query: string) => readonly Hit[];

/** Every word of the query must be found; the better it fits and the more prominent its place, the earlier the case stands. */
export function indexCases(find: CaseFinder): CaseIndex {
  const vocabulary = new Map<string, number>();
  const numberOf = (word: string): number => {
    const number = vocabulary.get(word) ?? vocabulary.size;
    vocabulary.set(word, number);
    return number;
  };
  const lineOf = (text: string): Line => ({ text, words: [...new Set(wordsOf(text).map(numberOf))] });
  const all = inOrder(find).map((rule): Indexed => {
    const card = find(rule);
    const texts = [
      ...(card?.text ?? []),
      ...(card?.rulings ?? []).map(({ ruling, text }) => `${ruling} ${text}`),
      ...(card?.table?.rows ?? []).map((row) => row.join(' ')),
    ];
    return { rule, title: lineOf(card?.title ?? ''), lines: texts.map(lineOf) };
  });
  const words = [...vocabulary.keys()];
  return (query) => {
    // Each word of the vocabulary is compared once with each that is wanted.
    const asked = wordsOf(query);
    const telling = asked.filter((word) => !FILLERS.has(word));
    const wanted = (telling.length > 0 ? telling : asked).map((word) => ({
      word,
      fits: fitsOf(words, word),
    }));
    if (wanted.length === 0) return [];
    return all
      .map((one) => ({ one, ...scored(one, wanted) }))
      .filter(({ score }) => score > 0)
      .toSorted((x, y) => y.score - x.score)
      .map(({ one, excerpt, score }) => ({ rule: one.rule, title: one.title.text, excerpt, score }));
  };
}

/** The numbers of all cases as a reader counts them: 9.2 before 10.1, a step after its case, charts last. */
export const inOrder = (find: CaseFinder): readonly string[] =>
  find.all.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** Letters, digits and points within numbers: ‘7.4.1’ and ‘R31’ are words. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\d+(?:\.\d+)*|[a-z']*\d+|[a-z']+/g) ?? [];

interface Wanted {
  readonly word: string;
  /** By the number of a word, how well it fits. */
  readonly fits: readonly number[];
}

function scored({ rule, title, lines }: Indexed, wanted: readonly Wanted[]) {
  let score = 0;
  let excerpt = '';
  for (const { word, fits } of wanted) {
    const byNumber = numberFits(rule.toLowerCase(), word);
    const byTitle = bestIn(title, fits) * 4;
    let best = { text: '', fit: 0 };
    for (const line of lines) {
      const found = bestIn(line, fits);
      if (found > best.fit) best = { text: line.text, fit: found };
    }
    if (byNumber + byTitle + best.fit === 0) return { score: 0, excerpt };
    score += byNumber + byTitle + best.fit;
    if (excerpt === '') excerpt = best.text;
  }
  return { score, excerpt: excerpt === '' ? (lines[0]?.text ?? '') : excerpt };
}

function bestIn({ words }: Line, fits: readonly number[]): number {
  let best = 0;
  for (const word of words) best = Math.max(best, fits[word] ?? 0);
  return best;
}

const numberFits = (rule: string, word: string): number =>
  rule === word ? 100 : rule.startsWith(`${word}.`) ? 20 : 0;

/** Words in which nothing is asked for. */
const FILLERS = new Set(
  'a an and are at be by can do does for from how i if in is it may my of on or the to what when where which who why with you your'.split(
    ' ',
  ),
);

/** What players say, and what rules say for it. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  cannon: ['gun', 'guns', 'artillery'],
  canon: ['gun', 'guns', 'artillery'],
  general: ['leader', 'leaders', 'commander'],
  kill: ['destroyed', 'killed', 'lost'],
  los: ['sight'],
  rally: ['recovery', 'recover', 'rally'],
  rout: ['broken', 'breaks', 'rout', 'routs', 'flee'],
  shoot: ['fire', 'fires'],
  soldier: ['unit', 'units'],
  win: ['victory', 'wins', 'won'],
  winning: ['victory', 'wins', 'won'],
  zoc: ['zone', 'zones', 'control'],
};

/** How well each word of the vocabulary fits; a slip of the pen is looked for only where nothing is spelt so. */
function fitsOf(words: readonly string[], wanted: string): readonly number[] {
  const meant = [wanted, ...(SYNONYMS[wanted] ?? [])];
  const exact = words.map((word) => Math.max(...meant.map((each) => spelt(word, each))));
  return exact.some((found) => found > 0) ? exact : words.map((word) => slip(word, wanted));
}

/** The same, or its beginning. */
function spelt(word: string, wanted: string): number {
  if (word === wanted) return 4;
  return wanted.length >= 3 && !/\d/.test(wanted) && word.startsWith(wanted) ? 3 : 0;
}

/** One letter wrong, in a long word two. */
function slip(word: string, wanted: string): number {
  if (/\d/.test(wanted)) return 0;
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
