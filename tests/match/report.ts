/** What a match comes to: shares with their 95 % intervals, by side and scenario, and the time that thoughts took. */

/** One game, as the first player saw it. */
export interface Row {
  readonly scenario: string;
  readonly side: string;
  readonly winner: string | undefined;
  readonly reason: string;
  readonly turn: number;
  readonly figures: Readonly<Record<string, number>>;
  /** What came up in it. */
  readonly marks: readonly string[];
  readonly a: readonly number[];
  readonly b: readonly number[];
}

type Names = Readonly<Record<'a' | 'b', string>>;

export function report(
  names: Names,
  sides: readonly string[],
  rows: readonly Row[],
  marks: readonly string[],
): string {
  const [first = ''] = sides;
  const lines = [`${names.a} against ${names.b}: ${share(rows)} of ${rows.length} games`];
  lines.push(
    `  ${sides.map((side) => `${side} ${lead(rows, side)}`).join(', ')}, draws ${lead(rows, undefined)}`,
  );
  for (const scenario of new Set(rows.map((row) => row.scenario))) {
    const here = rows.filter((row) => row.scenario === scenario);
    lines.push(
      `  ${scenario}: ${share(here)}; ${first} wins ${interval(here.map((row) => won(row, first)))}`,
    );
    for (const side of sides) {
      const mine = here.filter((row) => row.side === side);
      if (mine.length > 0) lines.push(`    ${names.a} as ${side}: ${share(mine)}`);
    }
    const figures = Object.keys(here[0]?.figures ?? {}).map(
      (name) => `${name} ${mean(here.map((row) => row.figures[name] ?? 0))}`,
    );
    const turns = `${mean(here.map((row) => row.turn))} turns`;
    lines.push(`    ${[...figures, turns].join(', ')}; ${reasons(here)}`);
  }
  for (const who of ['a', 'b'] as const)
    lines.push(`  ${names[who]} ms a stretch: ${times(rows.flatMap((row) => row[who]))}`);
  if (marks.length > 0) lines.push('  in how many games of a hundred:', ...shares(rows, marks));
  return lines.join('\n');
}

/** In a line, while the match goes on. */
export function scoreOf(sides: readonly string[], rows: readonly Row[]): string {
  const scores = sides.map((side) => {
    const mine = rows.filter((row) => row.side === side);
    return `${mine.reduce((sum, row) => sum + won(row, side), 0)} as ${side}`;
  });
  return `${scores.join(', ')}, of ${rows.length}`;
}

const won = (row: Row, side: string): number =>
  row.winner === side ? 1 : row.winner === undefined ? 0.5 : 0;
const share = (rows: readonly Row[]): string => interval(rows.map((row) => won(row, row.side)));
/** How often a side, or nobody, has won. */
const lead = (rows: readonly Row[], side: string | undefined): string =>
  interval(rows.map((row) => (row.winner === side ? 1 : 0)));
const mean = (list: readonly number[]): string =>
  (list.reduce((sum, each) => sum + each, 0) / list.length).toFixed(1);

/** Wilson's interval. */
export function interval(scores: readonly number[]): string {
  const n = scores.length;
  const p = scores.reduce((sum, score) => sum + score, 0) / n;
  const z = 1.96;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  const percent = (x: number) => (100 * x).toFixed(0);
  return `${(100 * p).toFixed(1)} % [${percent(Math.max(0, middle - half))}-${percent(middle + half)}]`;
}

function reasons(rows: readonly Row[]): string {
  const counts = new Map<string, number>();
  for (const { reason, winner } of rows) {
    const what = `${reason} ${winner ?? 'nobody'}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
}

/** The rarest first. */
function shares(rows: readonly Row[], marks: readonly string[]): string[] {
  const counts = new Map(marks.map((mark) => [mark, 0]));
  for (const mark of rows.flatMap((row) => row.marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => one - other)
    .map(([mark, count]) => `    ${((100 * count) / rows.length).toFixed(1).padStart(5)}  ${mark}`);
}

function times(list: readonly number[]): string {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (part: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
}
