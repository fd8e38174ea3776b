/** 6.1 step 4.A Whether to roll again, which dice, and what to pay with; and whether to forbid it to the enemy. */
import {
  type Action,
  type AttackFrame,
  CASH_IN,
  chanceToFail,
  enemyOf,
  REROLL,
  sideOf,
  type State,
  waysToPay,
} from '../../engine/freemansFarm/index';
import { deepStanding, pricesOf } from './attackWorth';
import type { Desk } from './desk';
import { planDice } from './dicePlan';
import { lossTable } from './losses';
import { holdOf, priceOfCubes, worthOfCubes } from './purse';

export function maintain(desk: Desk, state: State, attack: AttackFrame): Action {
  const stands = deepStanding(desk, state, attack);
  const counts = countsOf(attack.dice);
  const standing = stands(counts);
  let best: { readonly worth: number; readonly action: Action } = {
    worth: standing + LEAST_GAIN,
    action: { kind: 'stand' },
  };
  for (const offer of offersOf(desk, state, attack)) {
    const plan = planDice(attack.dice.length, stands, offer.further);
    const { worth: rolled, kept } = plan.again(counts);
    const isAnswered = offer.isPaid && state.held[enemyOf(desk.side)].some(isPowder);
    const hoped = isAnswered ? standing + (rolled - standing) * UNANSWERED : rolled;
    const worth = offer.holds * hoped - offer.price;
    if (worth <= best.worth) continue;
    const dice = placesBut(attack.dice, kept);
    best = { worth, action: offer.first ?? { kind: 'reroll', dice, pay: offer.pay } };
  }
  return best.action;
}
const LEAST_GAIN = 0.005;
/** How likely an enemy who could forbid it does not. */
const UNANSWERED = 0.3;
const isPowder = (card: string): boolean => card.startsWith('lowOnPowder');

interface Offer {
  readonly pay: string;
  readonly price: number;
  /** The chance that whoever pays is still there. */
  readonly holds: number;
  /** The enemy may forbid what is paid for, and not what a card gives (F72). */
  readonly isPaid: boolean;
  /** What could be paid for after this. */
  readonly further: readonly number[];
  /** What must be done before it can be paid so. */
  readonly first?: Action;
}

function offersOf(desk: Desk, state: State, { payer, ...attack }: AttackFrame): readonly Offer[] {
  const { pushes, rerolls } = desk.traits;
  const side = sideOf(payer);
  const cubes = state.cubes[side];
  const loss = lossTable(desk, state, payer);
  const furtherOf = (left: number) => pricesOf(desk, state, payer, left).slice(0, Math.max(0, rerolls - 1));
  const ways = waysToPay(state, { payer, ...attack });
  const offers = ways.flatMap((pay): Offer[] => {
    const usual = { pay, holds: 1, isPaid: true, further: furtherOf(cubes) };
    if (pay === 'cubes')
      return [
        {
          ...usual,
          price: priceOfCubes(state, side, REROLL.cubes),
          further: furtherOf(cubes - REROLL.cubes),
        },
      ];
    if (pay === 'morale') {
      const holds = 1 - chanceToFail(state, state.morale[payer] - REROLL.morale);
      return pushes ? [{ ...usual, price: loss(0, REROLL.morale), holds }] : [];
    }
    if (pay === 'marker') {
      const holds = state.markers[payer] > REROLL.markers || payer === 'breymann' ? 1 : 0;
      return pushes ? [{ ...usual, price: loss(REROLL.markers, 0), holds }] : [];
    }
    return [{ ...usual, price: holdOf(state, pay), isPaid: false }];
  });
  return [...offers, ...cashOffer(state, desk, furtherOf(0))];
}

/** 4.3 three idle cards for the cube that is missing. */
function cashOffer(state: State, { side }: Desk, further: readonly number[]): readonly Offer[] {
  if (state.cubes[side] !== REROLL.cubes - 1 || state.held[side].length < CASH_IN.cards) return [];
  const idle = state.held[side]
    .toSorted((one, other) => holdOf(state, one) - holdOf(state, other))
    .slice(0, CASH_IN.cards);
  const price =
    idle.reduce((sum, card) => sum + holdOf(state, card), 0) + worthOfCubes(state, state.cubes[side]);
  return [{ pay: 'cubes', price, holds: 1, isPaid: true, further, first: { kind: 'cashIn', cards: idle } }];
}

/** Whether what the enemy has paid for is worth forbidding. */
export function forbids(desk: Desk, state: State, attack: AttackFrame, card: string): boolean {
  const stands = deepStanding(desk, state, attack);
  const kept = countsOf(attack.dice.filter((_, place) => !attack.again.includes(place)));
  const hoped = planDice(attack.dice.length, stands, []).keeping(kept);
  return hoped - stands(countsOf(attack.dice)) > holdOf(state, card);
}

export function countsOf(dice: readonly number[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const die of dice) counts[die - 1] = (counts[die - 1] ?? 0) + 1;
  return counts;
}

/** The places of all dice but these. */
function placesBut(dice: readonly number[], kept: readonly number[]): readonly number[] {
  const left = [...kept];
  return dice.flatMap((die, place) => {
    const still = left[die - 1] ?? 0;
    left[die - 1] = still - 1;
    return still > 0 ? [] : [place];
  });
}
