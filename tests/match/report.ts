/** What a match comes to: shares with their 95 % intervals, by side and battle, and the time that thoughts took. */
import type { Battle, Side } from '../../src/engine/saratoga/index';
import type { Orders } from './orders';

/** One game, as the first player saw it. */
export interface Row {
  readonly battle: Battle;
  readonly side: Side;
  readonly winner: Side | undefined;
  readonly reason: string;
  readonly points: Readonly<Record<Side, number>>;
  readonly turn: number;
  readonly a: readonly number[];
  readonly b: readonly number[];
}

export function report(orders: Orders, rows: readonly Row[]): string {
  const lines = [`${orders.a} against ${orders.b}: ${share(rows)} of ${rows.length} games`];
  for (const battle of ['sept19', 'oct7'] as const) {
    const here = rows.filter((row) => row.battle === battle);
    if (here.length === 0) continue;
    lines.push(`  ${battle}: ${share(here)}; British win ${interval(here.map(isBritish))}`);
    for (const side of ['british', 'american'] as const) {
      const mine = here.filter((row) => row.side === side);
      if (mine.length > 0) lines.push(`    ${orders.a} as ${side}: ${share(mine)}`);
    }
    const mean = (of: (row: Row) => number) =>
      (here.reduce((sum, row) => sum + of(row), 0) / here.length).toFixed(1);
    const points = `points ${mean((row) => row.points.british)} : ${mean((row) => row.points.american)}`;
    lines.push(`    ${points}, ${mean((row) => row.turn)} turns; ${reasons(here)}`);
  }
  for (const who of ['a', 'b'] as const)
    lines.push(`  ${orders[who]} ms a phase: ${times(rows.flatMap((row) => row[who]))}`);
  return lines.join('\n');
}

/** In a line, while the match goes on. */
export function scoreOf(rows: readonly Row[]): string {
  const as = (side: Side) =>
    rows.filter((row) => row.side === side).reduce((sum, row) => sum + isWon(row), 0);
  return `${as('british')} as british, ${as('american')} as american, of ${rows.length}`;
}

const isBritish = (row: Row): number => (row.winner === 'british' ? 1 : row.winner === undefined ? 0.5 : 0);
const isWon = (row: Row): number => (row.winner === row.side ? 1 : row.winner === undefined ? 0.5 : 0);
const share = (rows: readonly Row[]): string => interval(rows.map(isWon));

/** Wilson's interval. */
export function interval(scores: readonly number[]): string {
  const n = scores.length;
  const p = scores.reduce((sum, score) => sum + score, 0) / n;
  const z = 1.96;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  const percent = (x: number) => (100 * x).toFixed(0);
  return `${(100 * p).toFixed(1)} % [${percent(middle - half)}-${percent(middle + half)}]`;
}

function reasons(rows: readonly Row[]): string {
  const counts = new Map<string, number>();
  for (const { reason, winner } of rows) {
    const what = `${reason} ${winner ?? 'nobody'}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
}

function times(list: readonly number[]): string {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
}
