/** 6.1 step 4 The exact chances of an attack, and of rolling chosen dice again. */
import { type Payment, PAYMENTS } from './actions';
import {
  type Attacking,
  countFaces,
  type DicePart,
  diceParts,
  losesAfter,
  type Reading,
  readingOf,
  resultsOf,
  sumOf,
} from './combat';
import { FORMATION_BY_ID } from './data/formations';
import { DICE_LIMITS, REROLL } from './data/numbers';
import type { FormationId } from './data/types';
import { fallsOf } from './dicePools';
import { hasTrack, sideOf } from './formations';
import type { AttackFrame } from './frames';
import { poolOf } from './momentum';
import { chanceToGoOut } from './morale';
import { paymentRefusal, placesRefusal, waysToPay } from './rerolls';
import type { State } from './state';
import { wouldEnd } from './victory';

/** Going out is told before anybody's choice to rescue (8): whoever has a general or a card may do better. */
export interface Chances {
  /** The enemy loses at least one. */
  readonly defenderMorale: number;
  readonly defenderMarkers: number;
  readonly defenderOut: number;
  /** 10 the skirmishers are driven off. */
  readonly objective: number;
  readonly attackerMorale: number;
  readonly attackerMarkers: number;
  readonly attackerOut: number;
  /** On average, as far as the pool has them. */
  readonly cubes: number;
  readonly average: {
    readonly defenderMorale: number;
    readonly defenderMarkers: number;
    readonly attackerMorale: number;
    readonly attackerMarkers: number;
  };
}

export interface AttackChances {
  readonly parts: readonly DicePart[];
  readonly dice: number;
  readonly chances: Chances;
}

/** Of the first roll, without rolling again. */
export function attackChances(state: State, attack: Attacking): AttackChances {
  const parts = diceParts(state, attack);
  const dice = sumOf(parts);
  return { parts, dice, chances: chancesOf(state, attack, readingOf(state, attack), [], dice) };
}

export interface RerollChances {
  /** If it is rolled again, and nothing more. */
  readonly chances: Chances;
  /** What the dice come to as they lie. */
  readonly standing: Chances;
  /** The chance that paying puts the payer out, so that the attack is void (F25). */
  readonly payments: readonly { readonly pay: string; readonly out: number }[];
}

/** Undefined where such dice cannot be rolled again. */
export function rerollChances(
  state: State,
  attack: AttackFrame,
  places: readonly number[],
): RerollChances | undefined {
  if (attack.dice.length === 0 || placesRefusal(attack, places)) return undefined;
  const kept = attack.dice.filter((_, place) => !places.includes(place));
  const reading = readingOf(state, attack);
  return {
    chances: chancesOf(state, attack, reading, kept, places.length),
    standing: chancesOf(state, attack, reading, attack.dice, 0),
    payments: waysToPay(state, attack).map((pay) => ({ pay, out: outByPaying(state, attack, pay) })),
  };
}

/** F25 */
function outByPaying(state: State, attack: AttackFrame, pay: string): number {
  if (!(PAYMENTS as readonly string[]).includes(pay) || paymentRefusal(state, attack, pay)) return 0;
  switch (pay as Payment) {
    case 'cubes':
      return 0;
    case 'morale':
      return chanceToGoOut(state, attack.payer, 0, [REROLL.morale]);
    case 'marker':
      return chanceToGoOut(state, attack.payer, REROLL.markers, []);
  }
}

function chancesOf(
  state: State,
  { attacker, target, cards }: Attacking,
  reading: Reading,
  kept: readonly number[],
  dice: number,
): Chances {
  const lying = countFaces(kept);
  const after = losesAfter(cards);
  const pool = poolOf(state);
  const isLast = state.options.bothThirdLosses === 'attacker' && wouldEnd(state, target, sideOf(target));
  const targetOut = remembered((markers, morale) => chanceToGoOut(state, target, markers, [morale]));
  const ownOut = remembered((markers, morale) => chanceToGoOut(state, attacker, markers, [morale, ...after]));
  const shown = [...lying];
  const sum = { ...NOTHING };
  for (const { counts, chance } of fallsOf(dice, reading.bySingles)) {
    for (let face = 0; face < shown.length; face++) shown[face] = (lying[face] ?? 0) + (counts[face] ?? 0);
    const results = resultsOf(shown, reading);
    const defenderMarkers = Math.min(results.defenderMarkers, state.markers[target]);
    const defenderMorale = moraleLost(state, target, defenderMarkers, results.defenderMorale);
    const attackerMarkers = Math.min(results.attackerMarkers, state.markers[attacker]);
    const attackerMorale = moraleLost(state, attacker, attackerMarkers, results.attackerMorale);
    const defenderOut = targetOut(defenderMarkers, defenderMorale);
    // 12, F52 where the defender's fall ends the game, nothing more is applied
    const goesOn = isLast ? chance * (1 - defenderOut) : chance;
    if (defenderMorale > 0) sum.defenderMorale += chance;
    if (defenderMarkers > 0) sum.defenderMarkers += chance;
    if (results.skirmishers) sum.objective += chance;
    if (attackerMorale > 0) sum.attackerMorale += goesOn;
    if (attackerMarkers > 0) sum.attackerMarkers += goesOn;
    sum.defenderOut += chance * defenderOut;
    sum.attackerOut += goesOn * ownOut(attackerMarkers, attackerMorale);
    sum.cubes += goesOn * Math.min(results.cubes, pool);
    sum.averageDefenderMorale += chance * defenderMorale;
    sum.averageDefenderMarkers += chance * defenderMarkers;
    sum.averageAttackerMorale += goesOn * attackerMorale;
    sum.averageAttackerMarkers += goesOn * attackerMarkers;
  }
  return {
    defenderMorale: sum.defenderMorale,
    defenderMarkers: sum.defenderMarkers,
    defenderOut: sum.defenderOut,
    objective: sum.objective,
    attackerMorale: sum.attackerMorale,
    attackerMarkers: sum.attackerMarkers,
    attackerOut: sum.attackerOut,
    cubes: sum.cubes,
    average: {
      defenderMorale: sum.averageDefenderMorale,
      defenderMarkers: sum.averageDefenderMarkers,
      attackerMorale: sum.averageAttackerMorale,
      attackerMarkers: sum.averageAttackerMarkers,
    },
  };
}

/** F30, F74 nothing without a track, nor by those whose last marker has just gone. */
function moraleLost(state: State, formation: FormationId, markers: number, points: number): number {
  const isGone = markers >= state.markers[formation] && FORMATION_BY_ID[formation].canBeDestroyed;
  return isGone || !hasTrack(formation) ? 0 : Math.min(points, state.morale[formation]);
}

const NOTHING = {
  defenderMorale: 0,
  defenderMarkers: 0,
  defenderOut: 0,
  objective: 0,
  attackerMorale: 0,
  attackerMarkers: 0,
  attackerOut: 0,
  cubes: 0,
  averageDefenderMorale: 0,
  averageDefenderMarkers: 0,
  averageAttackerMorale: 0,
  averageAttackerMarkers: 0,
};

/** The same few losses come up again and again. */
function remembered(chance: (markers: number, morale: number) => number): typeof chance {
  const known: number[] = [];
  return (markers, morale) => (known[markers * DICE_LIMITS.most * 2 + morale] ??= chance(markers, morale));
}
