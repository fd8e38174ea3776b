/** 4.2, 4.3 The cards as a viewer may see them: hands, decks and piles, the row, Tactics cards held. */
import type { Refusal } from '../kernel/game';
import { ROW_SIZE } from './data/numbers';
import { findTactic } from './data/tactics';
import type { Side, TacticId } from './data/types';
import { isKnown, unplayed } from './hidden';
import { countedIcons } from './momentum';
import { whyNotNow } from './occasions';
import type { PlayedCard, State } from './state';
import { costOf } from './tactics';

/** The Activation cards of a side. */
export interface CardsView {
  /** Undefined for those who may not know it. */
  readonly hand: readonly string[] | undefined;
  readonly deck: readonly string[] | undefined;
  readonly inHand: number;
  readonly inDeck: number;
  /** Hand and deck together, as everybody can count them. */
  readonly unplayed: readonly string[];
  readonly played: readonly PlayedCard[];
  /** 6.1 step 1 the icons that count for the next set. */
  readonly counted: readonly number[];
}

export interface TacticsView {
  readonly card: string;
  readonly title: TacticId;
  /** Why its owner cannot play it now. */
  readonly refusal: Refusal | undefined;
}

export interface RowView {
  readonly card: string;
  readonly title: TacticId;
  readonly cost: number;
  /** It leaves next if nobody buys. */
  readonly isLeaving: boolean;
}

export function cardsView(state: State, viewer: Side | undefined, side: Side): CardsView {
  const isOpen = isKnown(state, viewer, side);
  return {
    hand: isOpen ? [...state.hands[side]] : undefined,
    deck: isOpen ? [...state.decks[side]] : undefined,
    inHand: state.hands[side].length,
    inDeck: state.decks[side].length,
    unplayed: unplayed(state, side),
    played: [...state.played[side]],
    counted: countedIcons(state, side),
  };
}

export function dealtFor(state: State, viewer: Side | undefined): readonly string[] | undefined {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'setup' || frame.stage === 'row') return undefined;
  return isKnown(state, viewer, frame.side) ? [...frame.dealt] : undefined;
}

export function rowView(card: string | null, slot: number): RowView | undefined {
  const tactic = card === null ? undefined : findTactic(card);
  if (card === null || !tactic) return undefined;
  return { card, title: tactic.id, cost: costOf(card), isLeaving: slot === ROW_SIZE - 1 };
}

export function tacticsView(state: State, side: Side, card: string): TacticsView {
  const tactic = findTactic(card);
  if (!tactic) throw new Error(`no Tactics card ${card}`);
  return { card, title: tactic.id, refusal: whyNotNow(state, side, card) };
}
