/** What is given up by attacking now and not next week, with those who could be there by then. */
import {
  blocksOf,
  enemyOfSide,
  groupLimit,
  isFort,
  isLeader,
  isNative,
  isPlace,
  LAST_TURN,
  LOST,
  rateOf,
  roadsApart,
  type Side,
  type Spot,
} from '../../engine/campaign/index';
import { type Duel, duel, type Force } from './duel';
import { forceOf, type Position, standingAt } from './position';

/** What a week is worth that goes by. */
const WEEK = 3;
/** Whoever is so many roads off can be in the fight before long; with a fast leader one more. */
const NEAR = 3;
/** The enemy may be joined as well, by half of those beside him. */
const BESIDE = 1;
const JOINED = 0.5;
/** In the last weeks nobody waits. */
const HURRY = 2;

/** `stake`: what winning is worth beyond losing. Nought where it is too late to wait. */
export function regret(
  side: Side,
  turn: number,
  position: Position,
  place: Spot,
  now: Duel,
  stake: number,
): number {
  if (turn >= LAST_TURN - HURRY) return 0;
  const more = comingTo(position, side, place, NEAR);
  if (more.units === 0) return 0;
  const isWorks = isFort(place);
  const attack = forceOf(position, standingAt(position, side, place), true, isWorks);
  const defence = forceOf(position, standingAt(position, enemyOfSide(side), place), false, isWorks);
  const others = comingTo(position, enemyOfSide(side), place, BESIDE);
  const all: Force = {
    strength: attack.strength + more.strength,
    units: attack.units + more.units,
    slowed: attack.slowed + (isWorks ? more.units : 0),
  };
  const then = duel(
    side,
    all,
    { ...defence, strength: defence.strength + JOINED * others.strength },
    isWorks,
  );
  const spared = priceOf(now, attack) - priceOf(then, all);
  return Math.max(0, (then.win - now.win) * Math.max(0, stake) + spared - WEEK);
}

/** The strength that an attack costs on average. */
const priceOf = ({ win, winnerLoses, loserLoses }: Duel, { strength }: Force): number =>
  (win * winnerLoses + (1 - win) * loserLoses) * strength;

/** Units that leaders can bring from within so many roads and that are not in the fight yet. */
function comingTo({ at, sp }: Position, side: Side, place: Spot, roads: number): Omit<Force, 'slowed'> {
  const led = new Map<Spot, number>();
  for (const block of blocksOf(side)) {
    const spot = at[block] ?? LOST;
    if (!isLeader(block) || !isPlace(spot) || spot === place) continue;
    if (roadsApart(spot, place) < roads + rateOf(block))
      led.set(spot, (led.get(spot) ?? 0) + groupLimit(block));
  }
  let [strength, units] = [0, 0];
  for (const block of blocksOf(side)) {
    const spot = at[block] ?? LOST;
    const left = led.get(spot) ?? 0;
    if (left === 0 || isLeader(block) || isNative(block)) continue;
    led.set(spot, left - 1);
    units++;
    strength += sp[block] ?? 0;
  }
  return { strength, units };
}
