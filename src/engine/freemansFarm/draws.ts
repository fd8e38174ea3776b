/** 5, 6.1 steps 6 and 7 Draws: a die with as many faces as cards are left takes that card of the list, and no order exists. */
import type { Emit } from '../kernel/game';
import { PLACE_OF_CARD } from './data/activationCards';
import { ROW_SIZE } from './data/numbers';
import type { Side } from './data/types';
import type { Event } from './events';
import type { State } from './state';

/** Takes the card that a die names out of a deck. */
export function takeDrawn(deck: string[], die: number): string {
  const [card] = deck.splice(die - 1, 1);
  if (card === undefined) throw new Error(`a deck of ${deck.length} has no card ${die}`);
  return card;
}

/** Into the order of the data, which tells nothing. */
export function insertCard(cards: string[], card: string): void {
  const place = PLACE_OF_CARD.get(card) ?? 0;
  const before = cards.findIndex((each) => (PLACE_OF_CARD.get(each) ?? 0) > place);
  cards.splice(before < 0 ? cards.length : before, 0, card);
}

export function removeCard(cards: string[], card: string): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`${card} is not among ${cards.join()}`);
  cards.splice(place, 1);
}

/** 6.1 step 7. */
export function drawToHand(state: State, side: Side, die: number, emit: Emit<Event>): void {
  const card = takeDrawn(state.decks[side], die);
  insertCard(state.hands[side], card);
  emit({ type: 'drew', side, card });
}

/** 4.2, F12 a card of the owner's choice. */
export function fetchToHand(
  state: State,
  side: Side,
  card: string,
  how: 'search' | 'aideDeCamp',
  emit: Emit<Event>,
): void {
  removeCard(state.decks[side], card);
  insertCard(state.hands[side], card);
  emit({ type: 'fetched', side, how, card });
}

/** 6.1 step 6 the card to the far right leaves, the others move right; the gap is on the left. */
export function moveRow(state: State, emit: Emit<Event>): void {
  const discarded = state.row.at(-1) ?? null;
  if (discarded !== null) state.discards.push(discarded);
  state.row = [null, ...state.row.slice(0, ROW_SIZE - 1)];
  emit({ type: 'rowMoved', discarded });
}

export function fillSlot(state: State, slot: number, die: number, emit: Emit<Event>): void {
  const card = takeDrawn(state.tacticsDeck, die);
  state.row[slot] = card;
  emit({ type: 'rowFilled', slot, card });
}
