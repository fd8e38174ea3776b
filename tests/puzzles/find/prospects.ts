/** What can come about at most, by a rough count: what cannot be a question need not be counted through. */
import { FORMATION_LIST, formationOf, type Piece, ratingOf, type State } from '../../../src/engine/saratoga';

/** 7.3 the chance that a unit takes its fourth hit, if everybody fires at it. */
export function mostDestroyed({ hits }: State, unit: Piece, firers: readonly Piece[]): number {
  const needed = 4 - (hits[unit] ?? 0);
  return hitsBy(hits, firers).reduce((sum, chance, count) => sum + (count >= needed ? chance : 0), 0);
}

/** 3.8.1 the chance that a formation breaks, if every hit calls for as many checks as it can. */
export function mostBroken(
  { morale, hits }: State,
  formation: number,
  units: readonly Piece[],
  firers: readonly Piece[],
): number {
  const own = units.filter((unit) => formationOf(unit) === formation);
  const marked = own.filter((unit) => (hits[unit] ?? 0) % 2 === 1).length;
  const boxes = FORMATION_LIST[formation]?.morale ?? [];
  let [stands, checks, sum] = [1, 0, 0];
  for (const [count, chance] of hitsBy(hits, firers).entries()) {
    // A marker needs one hit to call for a check, everybody else two (7.3).
    const most = count <= marked ? count : marked + Math.floor((count - marked) / 2);
    for (; checks < most; checks++)
      stands *= passes(boxes[Math.min((morale[formation] ?? 0) + checks, boxes.length - 1)] ?? 0);
    sum += chance * (1 - stands);
  }
  return sum;
}

/** How likely it is that so many hit: each with the die of its rating and one face more. */
function hitsBy(hits: readonly number[], firers: readonly Piece[]): readonly number[] {
  let likely: readonly number[] = [1];
  for (const firer of firers) {
    const chance = (5 - ratingOf(firer, hits[firer] ?? 0)) / 6;
    likely = [...likely, 0].map((same, i) => same * (1 - chance) + (likely[i - 1] ?? 0) * chance);
  }
  return likely;
}

const DIE = [1, 2, 3, 4, 5, 6];
const passes = (needed: number): number =>
  DIE.flatMap((one) => DIE.filter((two) => one + two <= needed)).length / DIE.length ** 2;
