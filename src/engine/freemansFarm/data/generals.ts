/** 8 The generals. */
import type { General, GeneralId } from './types';

export const GENERAL_LIST: readonly General[] = [
  {
    id: 'burgoyne',
    side: 'british',
    name: 'Burgoyne',
    activates: ['fraser', 'hamilton', 'riedesel', 'phillips', 'breymann'],
    momentum: 3,
    activationCost: 'none',
    extraDice: 1,
    rescues: ['fraser', 'hamilton', 'riedesel', 'phillips'],
    addToMorale: 1,
  },
  {
    id: 'arnold',
    side: 'american',
    name: 'Arnold',
    activates: ['learned', 'poor'],
    momentum: 3,
    activationCost: 'none',
    extraDice: 2,
    rescues: ['learned', 'poor'],
    addToMorale: 0,
  },
  {
    id: 'gates',
    side: 'american',
    name: 'Gates',
    activates: ['glover', 'paterson', 'nixon'],
    momentum: 3,
    activationCost: 'normal',
    extraDice: 0,
    rescues: ['glover', 'paterson', 'nixon'],
    addToMorale: 0,
  },
];

export const GENERAL_BY_ID = Object.fromEntries(
  GENERAL_LIST.map((general) => [general.id, general]),
) as Readonly<Record<GeneralId, General>>;
