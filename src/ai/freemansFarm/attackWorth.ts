/** 6.1 steps 4 to 5 What an attack is worth to the attacker before it is rolled, and while its dice lie on the table. */
import {
  DICE_LIMITS,
  diceOf,
  hasTrack,
  TESTS_FROM,
  fallsOf,
  type FormationId,
  readingOf,
  REROLL,
  sideOf,
  type State,
} from '../../engine/freemansFarm/index';
import type { Desk } from './desk';
import { planDice, type Standing } from './dicePlan';
import { lossTable } from './losses';
import { ifOut, ifTaken } from './outlook';
import { holdOf, worthOfCubes } from './purse';
import { type Attack, standingOf } from './standing';

/** `cubes`: how many the attacker will have to pay with. */
export function attackWorth(desk: Desk, state: State, attack: Attack, cubes: number): number {
  const stands = deepStanding(desk, state, attack);
  const dice = diceOf(state, attack);
  if (readingOf(state, attack).bySingles)
    return fallsOf(dice, true).reduce((sum, fall) => sum + fall.chance * stands(fall.counts), 0);
  return planDice(dice, stands, pricesOf(desk, state, attack.payer, cubes)).worth;
}

/** With all that follows from objectives and falls. */
export function deepStanding(desk: Desk, state: State, attack: Attack): Standing {
  const { attacker, target } = attack;
  const side = sideOf(attacker);
  const { objective, bySingles } = readingOf(state, attack);
  const mostLost = bySingles ? DICE_LIMITS.most : Math.floor(DICE_LIMITS.most / 2);
  const ifFallen = (formation: FormationId) =>
    mayFall(state, formation, mostLost) ? ifOut(desk, state, formation, side) : 0;
  return standingOf(desk, state, attack, {
    objective: objective === undefined ? 0 : Math.max(LEAST_OBJECTIVE, ifTaken(desk, state, objective, side)),
    targetOut: ifFallen(target),
    attackerOut: -ifFallen(attacker),
  });
}
const LEAST_OBJECTIVE = 0.03;

/** Whether one attack could put it out; where not, what would follow need not be thought of. */
const mayFall = (state: State, formation: FormationId, mostLost: number): boolean =>
  state.markers[formation] <= mostLost ||
  (hasTrack(formation) && state.morale[formation] - mostLost - AFTER <= TESTS_FROM);
/** What a card may cost the attacker afterwards. */
const AFTER = 1;

/** 6.1 step 4.A what rolling again would cost, the cheapest first, as often as he thinks ahead. */
export function pricesOf(desk: Desk, state: State, payer: FormationId, cubes: number): readonly number[] {
  const { rerolls, pushes } = desk.traits;
  const side = sideOf(payer);
  const prices: number[] = [];
  for (let left = cubes; left >= REROLL.cubes; left -= REROLL.cubes)
    prices.push(worthOfCubes(state, left) - worthOfCubes(state, left - REROLL.cubes));
  for (const card of state.held[side]) if (card.startsWith('pressThemHard')) prices.push(holdOf(state, card));
  if (pushes) {
    const loss = lossTable(desk, state, payer);
    for (let paid = 1; paid <= rerolls; paid++)
      prices.push(loss(0, paid) - loss(0, paid - 1), loss(paid, 0) - loss(paid - 1, 0));
  }
  return prices
    .filter((price) => price < TOO_DEAR)
    .toSorted((one, other) => one - other)
    .slice(0, rerolls);
}
const TOO_DEAR = 1;
