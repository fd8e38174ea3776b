/** 3.1, 3.4, 4.1, 9.1 Where blocks stand that are in no place. */
import type { BoxData } from './types';

export const BOXES = [
  {
    id: 'canada_start',
    name: 'Canada: at start',
    side: 'british',
    to: ['valcour'],
    fromTurn: 1,
    x: 690,
    y: 60,
  },
  {
    id: 'canada_turn5',
    name: 'Canada: from turn 5',
    side: 'british',
    to: ['oswego'],
    fromTurn: 5,
    x: 90,
    y: 470,
  },
  {
    id: 'new_york_city',
    name: 'New York City',
    side: 'british',
    to: ['west_point'],
    fromTurn: 14,
    x: 820,
    y: 1545,
  },
  {
    id: 'west_point',
    name: 'Hudson River / West Point',
    side: 'both',
    to: [],
    fromTurn: 14,
    x: 820,
    y: 1455,
  },
  {
    id: 'reinforcements',
    name: 'American reinforcements',
    side: 'american',
    to: ['albany', 'bennington', 'manchester'],
    fromTurn: 1,
    x: 1080,
    y: 1420,
  },
  { id: 'lost', name: 'Lost blocks', side: 'both', to: [], fromTurn: 1, x: 150, y: 1480 },
] as const satisfies readonly BoxData[];

export type BoxId = (typeof BOXES)[number]['id'];
