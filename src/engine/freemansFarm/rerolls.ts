/** 6.1 step 4.A Rolling again: which dice, and every way to pay for it. */
import { type Payment, PAYMENTS } from './actions';
import { canCashIn } from './cashIn';
import { REROLL } from './data/numbers';
import { findTactic } from './data/tactics';
import type { Side } from './data/types';
import { hasTrack, sideOf } from './formations';
import type { AttackFrame } from './frames';
import { type FarmRefusal, refuse } from './refusals';
import type { State } from './state';
import { heldOf } from './tactics';

export const isPayment = (name: string): name is Payment => (PAYMENTS as readonly string[]).includes(name);

/** Why this cannot be the price now: a way to pay, or a card of window afterRoll. */
export function paymentRefusal(state: State, attack: AttackFrame, pay: string): FarmRefusal | undefined {
  const { payer } = attack;
  const side = sideOf(payer);
  switch (pay) {
    case 'cubes': // 6.1 step 5 what the 3s bring is not there yet
      return state.cubes[side] >= REROLL.cubes ? undefined : refuse('tooFewCubes');
    case 'morale':
      return hasTrack(payer) ? undefined : refuse('noMoraleTrack', payer);
    case 'marker': // F20, F25, F68 also the last
      return state.markers[payer] >= REROLL.markers ? undefined : refuse('noMarkerToPay', payer);
    default:
      return cardPaymentRefusal(state, side, pay);
  }
}

function cardPaymentRefusal(state: State, side: Side, card: string): FarmRefusal | undefined {
  const tactic = findTactic(card);
  if (!tactic) return refuse('unknownPayment', card);
  if (!state.held[side].includes(card)) return refuse('notHeld', card);
  return tactic.effect.do === 'freeReroll' ? undefined : refuse('wrongWindow', card);
}

/** F32 any non-empty set of the dice on the table. */
export function placesRefusal({ dice }: AttackFrame, places: readonly number[]): FarmRefusal | undefined {
  if (places.length === 0) return refuse('noDiceChosen');
  const stray = places.find((place) => place < 0 || place >= dice.length);
  if (stray !== undefined) return refuse('noSuchDie', String(stray));
  const twice = places.find((place, at) => places.indexOf(place) !== at);
  return twice === undefined ? undefined : refuse('dieTwice', String(twice));
}

export const waysToPay = (state: State, attack: AttackFrame): readonly string[] =>
  [...PAYMENTS, ...heldOf(state, sideOf(attack.payer), 'pressThemHard')].filter(
    (pay) => !paymentRefusal(state, attack, pay),
  );

/** Whether there is anything to ask. */
export const canReroll = (state: State, attack: AttackFrame): boolean =>
  waysToPay(state, attack).length > 0 || canCashIn(state, sideOf(attack.payer));

/** Every non-empty set of so many dice, by their places. */
export function diceSets(dice: number): readonly (readonly number[])[] {
  const known = SETS[dice];
  if (known) return known;
  const sets = Array.from({ length: (1 << dice) - 1 }, (_, less) =>
    Array.from({ length: dice }, (__, place) => place).filter((place) => ((less + 1) & (1 << place)) !== 0),
  );
  SETS[dice] = sets;
  return sets;
}

/** Made once: they depend on nothing else. */
const SETS: (readonly (readonly number[])[])[] = [];
