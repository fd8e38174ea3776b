/** 10.8 Exact chances: of a volley, of several at one position, and of a position that does not hold. */

import { power } from '../kernel/arithmetic';

/** So many dice; a die hits from one number on, and scares militia up to another (0: none). */
export interface Volley {
  readonly dice: number;
  readonly needed: number;
  readonly flee: number;
}

/** What stands in a position: units hold it, leaders only take hits, militia may flee. */
export interface Standing {
  readonly kind: 'unit' | 'militia' | 'leader';
  readonly sp: number;
}

export interface VolleyOutcome {
  readonly hits: number;
  readonly flights: number;
  readonly chance: number;
}

/** The chances of 0, 1, 2 ... hits. */
export function hitChances(volleys: readonly Volley[]): number[] {
  let chances = [1];
  for (const { dice, needed } of volleys)
    for (let die = 0; die < dice; die++) {
      const hit = (7 - needed) / 6;
      const next = Array.from({ length: chances.length + 1 }, () => 0);
      chances.forEach((chance, hits) => {
        next[hits] = (next[hits] ?? 0) + chance * (1 - hit);
        next[hits + 1] = (next[hits + 1] ?? 0) + chance * hit;
      });
      chances = next;
    }
  return chances;
}

/** Hits and flights together; a die is never both. */
export function outcomesOf({ dice, needed, flee }: Volley): VolleyOutcome[] {
  const [hit, scare] = [(7 - needed) / 6, flee / 6];
  const found: VolleyOutcome[] = [];
  for (let hits = 0; hits <= dice; hits++)
    for (let flights = 0; hits + flights <= dice; flights++) {
      const rest = dice - hits - flights;
      const ways = choose(dice, hits) * choose(dice - hits, flights);
      const chance = ways * power(hit, hits) * power(scare, flights) * power(1 - hit - scare, rest);
      if (chance > 0) found.push({ hits, flights, chance });
    }
  return found;
}

/**
 * The chance that these volleys, one after the other, empty a position whose owner takes hits and flights as well as he can.
 * Undefined where there are too many ways to follow.
 */
export function emptyingChance(
  volleys: readonly Volley[],
  standing: readonly Standing[],
): number | undefined {
  const known = new Map<string, number>();
  const outcomes = volleys.map(outcomesOf);

  const after = (volley: number, blocks: readonly Standing[]): number => {
    if (!blocks.some(holds)) return 1;
    const next = outcomes[volley];
    if (!next) return 0;
    return remember(`${volley}:${keyOf(blocks)}`, () =>
      next.reduce((sum, { chance, flights, hits }) => sum + chance * hurt(volley, blocks, hits, flights), 0),
    );
  };
  const hurt = (volley: number, blocks: readonly Standing[], hits: number, flights: number): number => {
    if (hits === 0) return scare(volley, blocks, flights);
    if (blocks.length === 0) return 1;
    return remember(`${volley}:${keyOf(blocks)}:${hits}:${flights}`, () =>
      lowest(blocks, (at) => hurt(volley, struck(blocks, at), hits - 1, flights)),
    );
  };
  const scare = (volley: number, blocks: readonly Standing[], flights: number): number => {
    const militia = blocks.filter(({ kind }) => kind === 'militia');
    if (flights === 0 || militia.length === 0) return after(volley + 1, blocks);
    return remember(`${volley}:${keyOf(blocks)}:${flights}`, () =>
      lowest(blocks, (at) =>
        blocks[at]?.kind === 'militia' ? scare(volley, without(blocks, at), flights - 1) : Infinity,
      ),
    );
  };
  const remember = (key: string, find: () => number): number => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST_KNOWN) throw TOO_MANY;
    const found = find();
    known.set(key, found);
    return found;
  };

  try {
    return after(0, standing);
  } catch (error) {
    if (error === TOO_MANY) return undefined;
    throw error;
  }
}

const MOST_KNOWN = 8_000;
const TOO_MANY = new Error('too many ways to follow');

const holds = ({ kind }: Standing): boolean => kind !== 'leader';
const keyOf = (blocks: readonly Standing[]): string =>
  blocks
    .map(({ kind, sp }) => `${kind[0]}${sp}`)
    .sort()
    .join();

function lowest(blocks: readonly Standing[], of: (at: number) => number): number {
  let best = Infinity;
  for (const [at, { kind, sp }] of blocks.entries()) {
    // One of several that are alike stands for all.
    const isFirst = blocks.findIndex((each) => each.kind === kind && each.sp === sp) === at;
    if (isFirst) best = Math.min(best, of(at));
  }
  return best;
}

const without = (blocks: readonly Standing[], at: number): Standing[] => blocks.filter((_, i) => i !== at);

function struck(blocks: readonly Standing[], at: number): Standing[] {
  const block = blocks[at];
  if (!block || block.sp <= 1) return without(blocks, at);
  return blocks.map((each, i) => (i === at ? { ...each, sp: each.sp - 1 } : each));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
