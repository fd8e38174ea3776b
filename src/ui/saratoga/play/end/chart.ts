/** Where the lines of the morale chart run: one for each formation of a side, down with each turn that cost it a box. */
import type { CourseTurn, Formation, FormationId, Side } from '../../../../engine/saratoga';

export interface Spot {
  readonly turn: number;
  /** 3.8.1 what two dice must not exceed. */
  readonly number: number;
}

export interface MoraleLine {
  readonly formation: FormationId;
  readonly name: string;
  /** Up to the end of the turn in which it broke. */
  readonly spots: readonly Spot[];
  readonly isBroken: boolean;
}

export function moraleLines(
  ends: readonly Pick<CourseTurn, 'turn' | 'morale'>[],
  side: Side,
  formations: readonly Formation[],
): readonly MoraleLine[] {
  return formations
    .filter((formation) => formation.side === side)
    .map(({ id, name, morale: boxes }) => {
      const broke = ends.findIndex(({ morale }) => morale[id].broken);
      const until = broke < 0 ? ends : ends.slice(0, broke + 1);
      return {
        formation: id,
        name,
        spots: until.map(({ turn, morale }) => ({ turn, number: boxes[morale[id].box] ?? 0 })),
        isBroken: broke >= 0,
      };
    });
}

/** The even number at or below all others, and never so high that a small fall looks like a great one. */
export function lowestLine(lines: readonly MoraleLine[]): number {
  const numbers = lines.flatMap(({ spots }) => spots.map(({ number }) => number));
  return Math.min(6, ...numbers.map((number) => number - (number % 2)));
}

/** Heights for labels near their wanted ones, none closer to the next than the gap, all within the field. */
export function spread(wanted: readonly number[], gap: number, bottom: number): readonly number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [...wanted];
  let last = -Infinity;
  for (const i of order) last = placed[i] = Math.max(wanted[i] ?? 0, last + gap);
  let next = bottom + gap;
  for (const i of order.toReversed()) next = placed[i] = Math.min(placed[i] ?? 0, next - gap);
  return placed;
}
