/** 4.2 The Activation cards of both sides, in the order in which a draw counts them. */
import type { ActivationCard, Side } from './types';

export const ACTIVATION_CARDS: readonly ActivationCard[] = [
  { id: 'british.fraser.1', side: 'british', formation: 'fraser', icons: 1 },
  { id: 'british.fraser.2', side: 'british', formation: 'fraser', icons: 2 },
  { id: 'british.fraser.3', side: 'british', formation: 'fraser', icons: 3 },
  { id: 'british.hamilton.1', side: 'british', formation: 'hamilton', icons: 1 },
  { id: 'british.hamilton.2', side: 'british', formation: 'hamilton', icons: 1 },
  { id: 'british.hamilton.3', side: 'british', formation: 'hamilton', icons: 2 },
  { id: 'british.hamilton.4', side: 'british', formation: 'hamilton', icons: 3 },
  { id: 'british.riedesel.1', side: 'british', formation: 'riedesel', icons: 1 },
  { id: 'british.riedesel.2', side: 'british', formation: 'riedesel', icons: 2 },
  { id: 'british.riedesel.3', side: 'british', formation: 'riedesel', icons: 2 },
  { id: 'british.riedesel.4', side: 'british', formation: 'riedesel', icons: 3 },
  { id: 'british.phillips.1', side: 'british', formation: 'phillips', icons: 1 },
  { id: 'british.phillips.2', side: 'british', formation: 'phillips', icons: 2 },
  { id: 'british.phillips.3', side: 'british', formation: 'phillips', icons: 3 },
  { id: 'british.breymann.1', side: 'british', formation: 'breymann', icons: 3 },
  { id: 'american.learned.1', side: 'american', formation: 'learned', icons: 1 },
  { id: 'american.learned.2', side: 'american', formation: 'learned', icons: 2 },
  { id: 'american.learned.3', side: 'american', formation: 'learned', icons: 2 },
  { id: 'american.learned.4', side: 'american', formation: 'learned', icons: 3 },
  { id: 'american.poor.1', side: 'american', formation: 'poor', icons: 1 },
  { id: 'american.poor.2', side: 'american', formation: 'poor', icons: 1 },
  { id: 'american.poor.3', side: 'american', formation: 'poor', icons: 2 },
  { id: 'american.poor.4', side: 'american', formation: 'poor', icons: 3 },
  { id: 'american.glover.1', side: 'american', formation: 'glover', icons: 1 },
  { id: 'american.glover.2', side: 'american', formation: 'glover', icons: 2 },
  { id: 'american.glover.3', side: 'american', formation: 'glover', icons: 3 },
  { id: 'american.paterson.1', side: 'american', formation: 'paterson', icons: 2 },
  { id: 'american.paterson.2', side: 'american', formation: 'paterson', icons: 3 },
  { id: 'american.nixon.1', side: 'american', formation: 'nixon', icons: 1 },
  { id: 'american.nixon.2', side: 'american', formation: 'nixon', icons: 3 },
];

export const deckOf = (side: Side): readonly string[] =>
  ACTIVATION_CARDS.filter((card) => card.side === side).map(({ id }) => id);

/** Its place in the whole list: a deck and a hand are kept in this order, so that it tells nothing. */
export const PLACE_OF_CARD: ReadonlyMap<string, number> = new Map(
  ACTIVATION_CARDS.map(({ id }, at) => [id, at]),
);
