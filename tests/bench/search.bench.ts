/** How fast the rules are searched: all games at once, by numbers, words, whole sentences and slips of the pen. */
import type { CaseFinder, Entry } from '../../src/games/contract';
import { GAMES } from '../../src/games/list';
import { indexBooks } from '../../src/ui/study/CaseSearch';

/** Milliseconds: what a reader does not notice while he types. */
const WANTED = 50;
const WORDS =
  'activate ambush artillery brigade broken cards cavalry combat command counter demoralised depot dice elevation enter facing ferry fire formation fog fortification general ground hidden hit indians initiative leader militia momentum morale move observation overrun rally rating reinforcement retreat river road scenario score setup siege span stacking step supply tactics terrain turn victory woods zone'.split(
    ' ',
  );
const SENTENCES = [
  'how do I win?',
  'what is a zone of control',
  'may two units stand in one hex',
  'when does a brigade break',
  'line of sight over woods',
  'who moves first',
];
const NUMBERS = ['7', '7.4', '3.8.1', '10.0', 'R71', 'K70'];

/** Two letters change places in the middle of a word. */
const slipped = (word: string): string => {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at - 1) + (word[at] ?? '') + (word[at - 1] ?? '') + word.slice(at + 1);
};
const queries = [...NUMBERS, ...SENTENCES, ...WORDS, ...WORDS.map(slipped)];

const books: { readonly entry: Entry; readonly find: CaseFinder }[] = [];
for (const entry of GAMES) books.push({ entry, find: await entry.cases() });
const begin = performance.now();
const search = indexBooks(books);
const indexed = performance.now() - begin;
for (const query of queries) search(query);
const times = queries
  .map((query) => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  })
  .toSorted((a, b) => a - b);
const at = (part: number) =>
  (times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0).toFixed(1);
const found = queries.filter((query) => search(query).length > 0).length;
console.log(
  `search in the rules of ${books.length} games: ${queries.length} queries, ${found} with a hit: ` +
    `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms, wanted ${WANTED} ms; to index them ${indexed.toFixed(0)} ms`,
);
