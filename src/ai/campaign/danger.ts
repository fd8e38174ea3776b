/** What the other side could do to a stack in its next turn, and what that would bring it. */
import {
  capacityOf,
  enemyOfSide,
  isFort,
  MANNED,
  MAP,
  roadKind,
  roadsApart,
  type Side,
  type Spot,
} from '../../engine/campaign/index';
import { duel } from './duel';
import type { Muster, Musters } from './muster';

export interface Danger {
  /** The chance that the place is lost if it is attacked, and what the attack is worth to the enemy; 0 if he would not try. */
  readonly chance: number;
  readonly worth: number;
}

const SAFE: Danger = { chance: 0, worth: 0 };
/** Without a leader so many units go, at an action point each. */
const ALONE = 2;
/** An enemy seldom has the points, the knowledge and the will for all that he could bring. */
const COORDINATION = 0.85;
const OVERRUN_COSTS = 1.2;
const GROUND = 1;

export function dangerAt(musters: Musters, side: Side, place: Spot): Danger {
  const [own, foe] = [musters[side], musters[enemyOfSide(side)]];
  const next = MAP.next[place] ?? [];
  const by = MAP.by[place] ?? [];
  let [strength, units, slowed, exits] = [0, 0, 0, 0];
  for (let i = 0; i < next.length; i++) {
    const from = next[i] ?? 0;
    const there = foe.units[from] ?? 0;
    if ((foe.firm[from] ?? 0) === 0) exits++;
    if (there === 0) continue;
    const led = foe.led[from] ?? 0;
    join(from, by[i] ?? 0, led > 0 ? Math.max(led, ALONE) : ALONE);
  }
  for (const [from, limit] of foe.rapid) {
    const road = lastRoad(own, from, place);
    if (road !== undefined && (foe.units[from] ?? 0) > 0) join(from, road, limit);
  }
  function join(from: Spot, road: number, limit: number): void {
    const there = foe.units[from] ?? 0;
    const going = Math.min(there, capacityOf(road), limit);
    strength += ((foe.strength[from] ?? 0) * going) / there;
    units += going;
    if (roadKind(road) === 'dotted') slowed += going;
  }
  if (units === 0) return SAFE;
  strength *= COORDINATION;
  const mine = own.strength[place] ?? 0;
  const isWorks = isFort(place);
  if (!isWorks && units >= MANNED && (own.units[place] ?? 0) < MANNED)
    return {
      chance: 1,
      worth: (exits > 0 ? OVERRUN_COSTS : mine) * Math.max(1, own.units[place] ?? 0) * 0.5,
    };
  const attack = { strength, units, slowed: isWorks ? units : slowed };
  const { win, winnerLoses, loserLoses } = duel(
    enemyOfSide(side),
    attack,
    { strength: mine, units: own.units[place] ?? 0, slowed: 0 },
    isWorks,
  );
  const prize = (exits > 0 ? loserLoses : 1) * mine + GROUND;
  const gain = win * prize + (1 - win) * winnerLoses * mine;
  const price = (win * winnerLoses + (1 - win) * loserLoses) * strength;
  return { chance: win, worth: Math.max(0, gain - price) };
}

/** The road by which a leader who goes two places arrives from two roads off; none where both ways are barred to him. */
function lastRoad(own: Muster, from: Spot, place: Spot): number | undefined {
  if (roadsApart(from, place) !== 2) return undefined;
  const next = MAP.next[place] ?? [];
  for (let i = 0; i < next.length; i++) {
    const between = next[i] ?? 0;
    if (roadsApart(from, between) === 1 && (own.units[between] ?? 0) === 0) return MAP.by[place]?.[i];
  }
  return undefined;
}
