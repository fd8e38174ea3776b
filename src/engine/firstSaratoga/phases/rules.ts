/** What every phase file needs: the shape of its rules, and checks that all actions share. */
import { checkRoll as answersRoll } from '../../kernel/dice';
import type { FrameRules } from '../../kernel/frames';
import { DICE, type Refusal } from '../../kernel/game';
import type { Action } from '../actions';
import type { Side } from '../data/types';
import type { FirstSaratogaDecision, FirstSaratogaRoll, RollFor } from '../decisions';
import type { Event } from '../events';
import type { FirstSaratogaFrame } from '../frames';
import { refuse } from '../refusals';
import { isOnMap, type State } from '../state';
import { idOf, type Piece, sideOf, type World } from '../world';

export type FrameOf<Kind extends FirstSaratogaFrame['kind']> = Extract<
  FirstSaratogaFrame,
  { readonly kind: Kind }
>;
export type RulesOf<Kind extends FirstSaratogaFrame['kind']> = FrameRules<
  State,
  FrameOf<Kind>,
  Action,
  Event,
  FirstSaratogaDecision
>;

/** 1.1 every roll is one die. */
export const rollFor = (roll: RollFor, rule: string): FirstSaratogaRoll => ({
  kind: 'roll',
  by: DICE,
  dice: 1,
  faces: 6,
  case: rule,
  roll,
});

export function checkRoll(action: Action): Refusal | undefined {
  if (action.kind !== 'roll') return refuse('notNow');
  return answersRoll(rollFor('combat', ''), action) ? refuse('badRoll') : undefined;
}

export const dieOf = (action: Action): number => (action.kind === 'roll' ? (action.dice[0] ?? 0) : 0);

/** A counter of this side on the map, or why not. */
export function ownPiece(world: World, state: State, side: Side, id: string): Piece | Refusal {
  const piece = world.numberOf.get(id);
  if (piece === undefined) return refuse('unknownCounter', id.slice(0, 40));
  if (sideOf(world, piece) !== side) return refuse('notYours', id);
  return isOnMap(state, piece) ? piece : refuse('notOnMap', id);
}

/** Counters of this side on the map, none of them twice, or why not. */
export function ownPieces(
  world: World,
  state: State,
  side: Side,
  ids: readonly string[],
): readonly Piece[] | Refusal {
  const pieces: Piece[] = [];
  for (const id of ids) {
    const piece = ownPiece(world, state, side, id);
    if (typeof piece !== 'number') return piece;
    if (pieces.includes(piece)) return refuse('sameTwice', id);
    pieces.push(piece);
  }
  return pieces;
}

export const isRefused = (answer: readonly Piece[] | Refusal): answer is Refusal => 'code' in answer;

export const idsOf = (world: World, pieces: readonly Piece[]): string[] =>
  pieces.map((piece) => idOf(world, piece));

/** Every way to take some of them; of many each one and all. */
export function subsets(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  if (pieces.length === 0) return [];
  if (pieces.length === 1) return [pieces];
  const [a = -1, b = -1, c = -1, ...more] = pieces;
  if (more.length > 0) return [...pieces.map((piece) => [piece]), pieces];
  if (pieces.length === 2) return [[a], [b], pieces];
  return [[a], [b], [a, b], [c], [a, c], [b, c], pieces];
}
