/** What came up in games by chance: decisions, actions, refusals, cells of the results table, endings, rulings. */
import { CODES, DECISION_KINDS, ROLLS, SCENARIOS } from '../../../src/engine/firstSaratoga';
import { ACTION_FIELDS } from '../../../src/engine/firstSaratoga/actionShape';
import { SEEN_RULINGS } from './seenRulings';

export const GROUPS = [
  'decisions',
  'rolls',
  'actions',
  'refusals',
  'results',
  'endings',
  'events',
  'rulings',
  'samples',
] as const;
export type GroupName = (typeof GROUPS)[number];
export type Tally = Record<GroupName, Record<string, number>>;

export const newTally = (): Tally => Object.fromEntries(GROUPS.map((group) => [group, {}])) as Tally;

export function count(tally: Tally, group: GroupName, name: string, by = 1): void {
  tally[group][name] = (tally[group][name] ?? 0) + by;
}

export function addTo(tally: Tally, other: Tally): void {
  for (const group of GROUPS)
    for (const [name, number] of Object.entries(other[group])) count(tally, group, name, number);
}

/** What there is to be seen, where that is known beforehand. */
const EXPECTED: Readonly<Partial<Record<GroupName, readonly string[]>>> = {
  decisions: DECISION_KINDS,
  rolls: ROLLS,
  actions: Object.keys(ACTION_FIELDS),
  refusals: CODES,
  results: SCENARIOS.battle.charts.results.flatMap((row, i) =>
    row.map((result, j) => `${i + 1}/${j} ${result}`),
  ),
  endings: [
    'british atOnce',
    'british places',
    'colonial places',
    'british points',
    'colonial points',
    'none draw',
  ],
  rulings: SEEN_RULINGS,
};

export const neverSeen = (tally: Tally, group: GroupName): readonly string[] =>
  (EXPECTED[group] ?? []).filter((name) => tally[group][name] === undefined);

export function printTally(tally: Tally): string {
  return GROUPS.map((group) => {
    const rows = Object.entries(tally[group]).sort(([, a], [, b]) => b - a);
    const missing = neverSeen(tally, group);
    const seen = rows.map(([name, number]) => `${name} ${number}`).join(', ');
    return `${group}: ${seen}${missing.length > 0 ? `\n  never: ${missing.join(', ')}` : ''}`;
  }).join('\n');
}
