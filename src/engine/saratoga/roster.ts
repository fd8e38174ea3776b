/** The counters by number, as tables for the rules: units come first, leaders after them. */
import { COUNTERS, type Counter, isUnit } from './data/counters';
import { FORMATION_LIST } from './data/formations';
import { FORMATIONS, type FormationId, RATINGS, type Side } from './data/types';
import { MP } from './terrain';

/** A counter's place in COUNTERS: what the state keeps instead of ids. */
export type Piece = number;

export const PIECES: readonly Piece[] = COUNTERS.map((_, i) => i);
export const UNIT_PIECES: readonly Piece[] = PIECES.filter((p) => isUnit(counterAt(p)));
export const LEADER_PIECES: readonly Piece[] = PIECES.filter((p) => !isUnit(counterAt(p)));
/** Combat units are 0 to FIRST_LEADER - 1. */
export const FIRST_LEADER = UNIT_PIECES.length;

export function counterAt(piece: Piece): Counter {
  const counter = COUNTERS[piece];
  if (!counter) throw new Error(`no counter number ${piece}`);
  return counter;
}

export const idOf = (piece: Piece): string => IDS[piece] ?? counterAt(piece).id;
const IDS: readonly string[] = COUNTERS.map((counter) => counter.id);

const NUMBERS: ReadonlyMap<string, Piece> = new Map(COUNTERS.map((counter, i) => [counter.id, i]));
/** Undefined for an id that no counter has. */
export const pieceOf = (id: string): Piece | undefined => NUMBERS.get(id);

export function knownPiece(id: string): Piece {
  const piece = NUMBERS.get(id);
  if (piece === undefined) throw new Error(`no counter '${id}'`);
  return piece;
}

export const isCombatUnit = (piece: Piece): boolean => piece < FIRST_LEADER;
export const sideOf = (piece: Piece): Side => (IS_BRITISH[piece] === 1 ? 'british' : 'american');
export const isGun = (piece: Piece): boolean => IS_GUN[piece] === 1;
export const isInfantry = (piece: Piece): boolean => piece < FIRST_LEADER && IS_GUN[piece] !== 1;
export const enemyOf = (side: Side): Side => (side === 'british' ? 'american' : 'british');

/** The number of its formation in FORMATIONS, -1 for Gates' guns and overall commanders. */
export const formationOf = (piece: Piece): number => FORMATION[piece] ?? -1;
/** 3.6 the formation's own commander and the overall commander above him. */
export const commanderOf = (formation: number): Piece => COMMANDERS[formation] ?? -1;
export const overallOf = (formation: number): Piece => OVERALLS[formation] ?? -1;
export const OVERALL_COMMANDERS: readonly Piece[] = LEADER_PIECES.filter(
  (p) => counterAt(p).kind === 'overall',
);
export const formationsOf = (side: Side): readonly number[] => FORMATIONS_BY_SIDE[side];
export const unitsOf = (formation: number): readonly Piece[] => UNITS_BY_FORMATION[formation] ?? [];
export const piecesOf = (side: Side): readonly Piece[] => PIECES_BY_SIDE[side];
export const combatUnitsOf = (side: Side): readonly Piece[] => UNITS_BY_SIDE[side];
export const formationId = (formation: number): FormationId => {
  const id = FORMATIONS[formation];
  if (!id) throw new Error(`no formation number ${formation}`);
  return id;
};

/** In halves of a movement point. */
export const allowanceOf = (piece: Piece): number => ALLOWANCE[piece] ?? 0;
export const rangeOf = (piece: Piece): number => RANGE[piece] ?? 0;
export const spanOf = (piece: Piece): number => SPAN[piece] ?? 0;
export const activationOf = (piece: Piece): number => ACTIVATION[piece] ?? 0;
export const bonusOf = (piece: Piece): number => BONUS[piece] ?? 0;

/** 2.2.1 the rating of the face showing, as 0 for A to 3 for D; from the second hit on it is the reduced face (7.3). */
export const ratingOf = (piece: Piece, hits: number): number =>
  (hits >= 2 ? REDUCED_RATING[piece] : FULL_RATING[piece]) ?? 3;

export const BURGOYNE = knownPiece('L-burgoyne');
export const GATES = knownPiece('L-gates');
export const ARNOLD = knownPiece('L-arnold');

const IS_BRITISH = COUNTERS.map((counter) => (counter.side === 'british' ? 1 : 0));
const IS_GUN = COUNTERS.map((counter) => (counter.kind === 'artillery' ? 1 : 0));
const FORMATION = COUNTERS.map((counter) =>
  'formation' in counter && counter.formation ? FORMATIONS.indexOf(counter.formation) : -1,
);
const COMMANDERS = FORMATION_LIST.map((formation) => knownPiece(formation.commander));
const OVERALLS = FORMATION_LIST.map((formation) => knownPiece(formation.overall));
const FORMATIONS_BY_SIDE = {
  british: FORMATION_LIST.flatMap((formation, i) => (formation.side === 'british' ? [i] : [])),
  american: FORMATION_LIST.flatMap((formation, i) => (formation.side === 'american' ? [i] : [])),
};
const UNITS_BY_FORMATION = FORMATION_LIST.map((_, i) => UNIT_PIECES.filter((p) => FORMATION[p] === i));
const PIECES_BY_SIDE = {
  british: PIECES.filter((p) => IS_BRITISH[p] === 1),
  american: PIECES.filter((p) => IS_BRITISH[p] === 0),
};
const UNITS_BY_SIDE = {
  british: PIECES_BY_SIDE.british.filter((p) => p < FIRST_LEADER),
  american: PIECES_BY_SIDE.american.filter((p) => p < FIRST_LEADER),
};
const ALLOWANCE = COUNTERS.map((counter) => counter.movement * MP);
const RANGE = COUNTERS.map((counter) => (isUnit(counter) ? counter.range : 0));
const SPAN = COUNTERS.map((counter) => (isUnit(counter) ? 0 : counter.span));
const ACTIVATION = COUNTERS.map((counter) => (counter.kind === 'overall' ? counter.activation : 0));
const BONUS = COUNTERS.map((counter) => (counter.kind === 'formation' ? counter.bonus : 0));
const FULL_RATING = COUNTERS.map((counter) => (isUnit(counter) ? RATINGS.indexOf(counter.rating.full) : 3));
const REDUCED_RATING = COUNTERS.map((counter) =>
  isUnit(counter) ? RATINGS.indexOf(counter.rating.reduced) : 3,
);
