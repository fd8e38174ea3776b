/** 6.1 step 5 What dice are worth to the attacker as they lie. */
import {
  type Attacking,
  chanceToGoOut,
  DICE_LIMITS,
  type FormationId,
  losesAfter,
  type AttackResults,
  type Reading,
  poolOf,
  readingOf,
  resultsOf,
  sideOf,
  type State,
  wouldEnd,
} from '../../engine/freemansFarm/index';
import type { Desk } from './desk';
import type { Standing } from './dicePlan';
import { lossTable } from './losses';
import { worthOfCubes } from './purse';

export interface Attack extends Attacking {
  readonly payer: FormationId;
}

/** What follows from an attack beside the losses: the objective taken, and the fall of either formation. */
export interface Consequences {
  readonly objective: number;
  readonly targetOut: number;
  readonly attackerOut: number;
}

export function standingOf(desk: Desk, state: State, attack: Attack, more: Consequences): Standing {
  const { attacker, target, cards } = attack;
  const side = sideOf(attacker);
  const reading = readingOf(state, attack);
  const onTarget = lossTable(desk, state, target, more.targetOut);
  const onOwn = lossTable(desk, state, attacker, more.attackerOut);
  const after = losesAfter(cards).reduce((sum, points) => sum + points, 0);
  const [pool, had] = [poolOf(state), state.cubes[side]];
  const purse = worthOfCubes(state, had);
  const gains = Array.from(
    { length: DICE_LIMITS.most + 1 },
    (_, more) => worthOfCubes(state, had + more) - purse,
  );
  const isLast = wouldEnd(state, target, sideOf(target));
  const known = readBefore(reading);
  return (counts) => {
    let results = known.get(counts);
    if (!results) known.set(counts, (results = resultsOf(counts, reading)));
    const cubes = Math.min(results.cubes, pool);
    const { defenderMarkers, defenderMorale } = results;
    // 12, F52 where the target's fall ends the game, nothing more is applied
    const goesOn = isLast ? 1 - chanceToGoOut(state, target, defenderMarkers, [defenderMorale]) : 1;
    const rest =
      (results.skirmishers ? more.objective : 0) -
      onOwn(results.attackerMarkers, results.attackerMorale + after) +
      (gains[cubes] ?? 0);
    return onTarget(defenderMarkers, defenderMorale) + goesOn * rest;
  };
}

/** What heaps of dice come to, by how they are read: there are few ways to read and few heaps, and both come again and again. */
function readBefore(reading: Reading): WeakMap<readonly number[], AttackResults> {
  const key = Object.values(reading).join(' ');
  let known = READ.get(key);
  if (!known) READ.set(key, (known = new WeakMap()));
  return known;
}
const READ = new Map<string, WeakMap<readonly number[], AttackResults>>();
