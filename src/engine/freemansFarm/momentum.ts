/** 4.2, 6.1 step 1 Momentum: cubes of cards and generals, sets, the common pool. */
import type { Emit } from '../kernel/game';
import { ACTIVATION_CARDS } from './data/activationCards';
import { GENERAL_BY_ID } from './data/generals';
import { MOMENTUM_CUBES, SET_BONUS } from './data/numbers';
import type { ActivationCard, GeneralId, Side } from './data/types';
import type { Event } from './events';
import type { State } from './state';

export const findCard = (id: string): ActivationCard | undefined => BY_ID.get(id);
const BY_ID = new Map(ACTIVATION_CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): ActivationCard {
  const card = BY_ID.get(id);
  if (!card) throw new Error(`no Activation card ${id}`);
  return card;
}

/** 4.4 what is left of the common pool. */
export const poolOf = (state: State): number => MOMENTUM_CUBES - state.cubes.british - state.cubes.american;

/** F11 no more than the pool has. */
export function gainCubes(
  state: State,
  side: Side,
  wanted: number,
  why: Extract<Event, { readonly type: 'cubesGained' }>['why'],
  emit: Emit<Event>,
): void {
  if (wanted <= 0) return;
  const cubes = Math.min(wanted, poolOf(state));
  state.cubes[side] += cubes;
  emit({ type: 'cubesGained', side, cubes, why });
}

export function spendCubes(
  state: State,
  side: Side,
  cubes: number,
  why: Extract<Event, { readonly type: 'cubesSpent' }>['why'],
  emit: Emit<Event>,
): void {
  state.cubes[side] -= cubes;
  emit({ type: 'cubesSpent', side, cubes, why });
}

/** F7, F8 the icons that count for the next set: a bonus and a general empty it. */
export function countedIcons(state: State, side: Side): readonly number[] {
  let counted: number[] = [];
  for (const { card, general } of state.played[side]) {
    counted = general === undefined ? [...counted, cardOf(card).icons] : [];
    if (isSet(counted)) counted = [];
  }
  return counted;
}

/** 6.1 step 1 whether a card, or the general who replaces it, completes a set of three. */
export function completesSet(state: State, side: Side, card: string, general?: GeneralId): boolean {
  const icons = general === undefined ? cardOf(card).icons : GENERAL_BY_ID[general].momentum;
  return isSet([...countedIcons(state, side), icons]);
}

const isSet = (icons: readonly number[]): boolean =>
  icons.length >= SET_BONUS.cards && icons.slice(-SET_BONUS.cards).every((each) => each === icons.at(-1));

/** The cubes that a card, or the general who replaces it, would bring if the pool had them all. */
export function cubesOf(state: State, side: Side, card: string, general?: GeneralId): number {
  const own = general === undefined ? cardOf(card).icons : GENERAL_BY_ID[general].momentum;
  return own + (completesSet(state, side, card, general) ? SET_BONUS.cubes : 0);
}
