/** 3.6, 3.8 The ten formations with their morale tracks. Names and subordination are published (3.6); the boxes are reconstructed. */
import type { Battle, Formation, FormationId } from './types';

const FIXED =
  'name, commander and subordination (3.6); a track with a start box for each battle (3.8, 11.1, 11.2)';
const EVEN =
  'Where the British began 7 October a box lower and the Americans a box higher, the British won 23 % [17-29] of 200 games between equal computer players; so, 42 % [38-47] of 500.';
const TIRED = `British tracks are clearly the better ones; on 7 October those who had bled on 19 September or held the outer redoubt were tired and hungry, so they start a box lower. ${EVEN}`;
const FRESH = `British tracks are clearly the better ones; what stood by the river had lost little on 19 September, so it starts on 7 October as it did then. ${EVEN}`;
const CONFIDENT = `American tracks are shorter; on 7 October the army was confident and reinforced: it has more men, and starts no lower than on 19 September. ${EVEN}`;

export const FORMATION_LIST: readonly Formation[] = [
  {
    id: 'fraser',
    side: 'british',
    name: 'Fraser',
    historicalName: 'Right Wing',
    commander: 'L-fraser',
    overall: 'L-burgoyne',
    morale: [12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 6, 5],
    start: { sept19: 0, oct7: 1 },
    formerly: { sept19: 0, oct7: 2 },
    provenance: { fixed: FIXED, why: TIRED },
  },
  {
    id: 'hamilton',
    side: 'british',
    name: 'Hamilton',
    historicalName: 'Center',
    commander: 'L-hamilton',
    overall: 'L-burgoyne',
    morale: [11, 11, 10, 10, 9, 9, 8, 8, 7, 6, 5],
    start: { sept19: 0, oct7: 1 },
    formerly: { sept19: 0, oct7: 2 },
    provenance: { fixed: FIXED, why: TIRED },
  },
  {
    id: 'riedesel',
    side: 'british',
    name: 'Riedesel',
    historicalName: 'Left Wing',
    commander: 'L-riedesel',
    overall: 'L-burgoyne',
    morale: [11, 10, 10, 9, 9, 8, 8, 7, 6, 5],
    start: { sept19: 0, oct7: 0 },
    formerly: { sept19: 0, oct7: 1 },
    provenance: { fixed: FIXED, why: FRESH },
  },
  {
    id: 'phillips',
    side: 'british',
    name: 'Phillips',
    historicalName: 'Rear Guard',
    commander: 'L-phillips',
    overall: 'L-burgoyne',
    morale: [11, 10, 10, 9, 9, 8, 8, 7, 6, 5],
    start: { sept19: 0, oct7: 0 },
    formerly: { sept19: 0, oct7: 1 },
    provenance: { fixed: FIXED, why: FRESH },
  },
  {
    id: 'breymann',
    side: 'british',
    name: 'Breymann',
    historicalName: 'Reserve',
    commander: 'L-breymann',
    overall: 'L-burgoyne',
    morale: [11, 10, 9, 9, 8, 7, 6, 5],
    start: { sept19: 0, oct7: 1 },
    formerly: { sept19: 0, oct7: 2 },
    provenance: { fixed: FIXED, why: TIRED },
  },
  {
    id: 'learned',
    side: 'american',
    name: 'Learned',
    historicalName: 'First, Left Wing',
    commander: 'L-learned',
    overall: 'L-arnold',
    morale: [11, 10, 9, 9, 8, 7, 6, 5],
    start: { sept19: 1, oct7: 1 },
    formerly: { sept19: 1, oct7: 0 },
    provenance: { fixed: FIXED, why: CONFIDENT },
  },
  {
    id: 'poor',
    side: 'american',
    name: 'Poor',
    historicalName: 'Second, Left Wing',
    commander: 'L-poor',
    overall: 'L-arnold',
    morale: [11, 10, 9, 9, 8, 8, 7, 6, 5, 4],
    start: { sept19: 1, oct7: 1 },
    formerly: { sept19: 1, oct7: 0 },
    provenance: { fixed: FIXED, why: CONFIDENT },
  },
  {
    id: 'glover',
    side: 'american',
    name: 'Glover',
    historicalName: 'First, Right Wing',
    commander: 'L-glover',
    overall: 'L-gates',
    morale: [10, 9, 9, 8, 7, 7, 6, 5, 4],
    start: { sept19: 1, oct7: 1 },
    formerly: { sept19: 1, oct7: 0 },
    provenance: { fixed: FIXED, why: CONFIDENT },
  },
  {
    id: 'paterson',
    side: 'american',
    name: 'Paterson',
    historicalName: 'Second, Right Wing',
    commander: 'L-paterson',
    overall: 'L-gates',
    morale: [10, 9, 8, 8, 7, 6, 5],
    start: { sept19: 1, oct7: 1 },
    formerly: { sept19: 1, oct7: 0 },
    provenance: { fixed: FIXED, why: CONFIDENT },
  },
  {
    id: 'nixon',
    side: 'american',
    name: 'Nixon',
    historicalName: 'Third, Right Wing',
    commander: 'L-nixon',
    overall: 'L-gates',
    morale: [10, 9, 8, 8, 7, 6, 5],
    start: { sept19: 1, oct7: 1 },
    formerly: { sept19: 1, oct7: 0 },
    provenance: { fixed: FIXED, why: CONFIDENT },
  },
];

/** The boxes in which the markers start, in the order of the list: a new game takes them into its set-up. */
export const startsOf = (battle: Battle): readonly number[] =>
  FORMATION_LIST.map(({ start }) => start[battle]);

export const FORMATION_BY_ID = Object.fromEntries(
  FORMATION_LIST.map((formation) => [formation.id, formation]),
) as Readonly<Record<FormationId, Formation>>;
