/** 1.2-1.5, K18 The limits of roads once more, counted from the log of a player turn. Shares no code with the engine. */
import { BLOCKS } from '../../../src/engine/campaign/data/blocks';
import { ROADS } from '../../../src/engine/campaign/data/roads';

export interface Move {
  readonly from: string;
  readonly path: readonly string[];
  readonly blocks: readonly string[];
}

const LIMITS: Readonly<Record<string, number>> = { blue: Infinity, dotted: 10, brown: 7 };

/** What is wrong with the moves of one player turn; nothing where all limits were kept. */
export function overuse(moves: readonly Move[]): string[] {
  const wrong: string[] = [];
  const used = new Map<string, number>();
  for (const { blocks, from, path } of moves) {
    const units = blocks
      .map((id) => BLOCKS.find((block) => block.id === id))
      .filter((block) => block?.type !== 'leader');
    let here = from;
    for (const to of path) {
      const road = ROADS.find(({ a, b }) => (a === here && b === to) || (b === here && a === to));
      const isBoxLine = here === 'canada_start' || here === 'canada_turn5' || here === 'reinforcements';
      if (!road && !isBoxLine) wrong.push(`no road from ${here} to ${to}`);
      if (road) {
        const sum = (used.get(road.id) ?? 0) + units.length;
        used.set(road.id, sum);
        if (sum > (LIMITS[road.kind] ?? 0)) wrong.push(`${sum} units on ${road.id}`);
        if (road.kind === 'brown' && units.some((block) => block?.type === 'artillery'))
          wrong.push(`heavy guns on ${road.id}`);
      }
      here = to;
    }
  }
  return wrong;
}
