/** 12.1, 12.2 Whether the British have what they must have, and whether it lasts through an American turn. */
import { ALBANY, knownSpot, MAP, PLACE_COUNT, type Spot, suppliedWithout } from '../../engine/campaign/index';
import { dangerAt } from './danger';
import type { Musters } from './muster';

const TICONDEROGA = knownSpot('ft_ticonderoga');
const GOALS: readonly (readonly Spot[])[] = [
  [TICONDEROGA, ALBANY],
  [TICONDEROGA, knownSpot('bennington'), knownSpot('manchester')],
];

const areHeld = ({ british, american }: Musters, line: Uint8Array, goal: readonly Spot[]): boolean =>
  goal.every(
    (place) => line[place] === 1 && (british.firm[place] ?? 0) > 0 && (american.units[place] ?? 0) === 0,
  );

export const holds = (musters: Musters, line: Uint8Array): boolean =>
  GOALS.some((goal) => areHeld(musters, line, goal));

/** The chance that the Americans cannot undo it: neither take a place back nor step into the line. */
export function lasting(musters: Musters, line: Uint8Array): number {
  let best = 0;
  for (const goal of GOALS) {
    if (!areHeld(musters, line, goal)) continue;
    let chance = isCuttable(musters, goal) ? CUT : 1;
    for (const place of goal) chance *= 1 - dangerAt(musters, 'british', place).chance;
    best = Math.max(best, chance);
  }
  return best;
}

/** What is left of a line that somebody can step into. */
const CUT = 0.15;

/** 8.3 whether a place is open to some American from which the line would be cut. */
export function isCuttable(musters: Musters, goal: readonly Spot[]): boolean {
  const closed = musters.american.firm.slice();
  for (const place of openTo(musters)) {
    closed[place] = 1;
    const line = suppliedWithout('british', closed);
    closed[place] = 0;
    if (goal.some((key) => line[key] === 0)) return true;
  }
  return false;
}

/** Empty places that an American unit can reach: two roads for the fast ones, one for all. */
function openTo({ american, british }: Musters): Set<Spot> {
  const found = new Set<Spot>();
  for (let place = 0; place < PLACE_COUNT; place++) {
    if ((american.firm[place] ?? 0) === 0) continue;
    for (const next of MAP.next[place] ?? []) {
      if ((british.units[next] ?? 0) > 0) continue;
      found.add(next);
      if ((american.fast[place] ?? 0) === 0) continue;
      for (const on of MAP.next[next] ?? []) if ((british.units[on] ?? 0) === 0) found.add(on);
    }
  }
  return found;
}
