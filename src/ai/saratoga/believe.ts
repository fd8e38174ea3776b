/**
 * 3.4 A whole state that a side cannot tell from the real one. It is made from what the side observes and remembers alone,
 * so that nothing else can get into it: an unseen counter goes under one of the closed stacks, rather near the place where
 * it was seen last and rather under its own formation.
 */
import { type Hex, hexOf } from '../../engine/hexmap/hexId';
import {
  type Battle,
  combatUnitsOf,
  concealedHexes,
  copyState,
  DEPLOYMENTS,
  enemyOf,
  formationOf,
  GRID,
  idOf,
  isCombatUnit,
  isConcealed,
  knownPiece,
  LOST,
  type Piece,
  piecesOf,
  type Side,
  type State,
  STACKING_LIMIT,
  UNKNOWN,
} from '../../engine/saratoga/index';
import type { Chance } from '../search/chance';
import type { Memory } from './memory';

export function believe(observed: State, side: Side, memory: Memory, chance: Chance): State {
  const state = copyState(observed);
  const unseen = piecesOf(enemyOf(side)).filter((piece) => observed.at[piece] === UNKNOWN);
  if (unseen.length === 0) return state;
  const stacks = stacksOf(observed, side);
  const drawn = unseen.map((piece) => ({ piece, key: chance() })).sort((a, b) => a.key - b.key);
  // Units first: each takes the only room of a stack.
  for (const isUnit of [true, false])
    for (const { piece } of drawn) {
      if (isCombatUnit(piece) !== isUnit) continue;
      const stack = stackFor(observed, memory, piece, stacks, chance);
      if (!stack) {
        state.at[piece] = LOST;
        continue;
      }
      if (isUnit) stack.room -= 1;
      state.at[piece] = stack.hex;
      state.order[piece] = BELOW - piece;
      if (isUnit) state.hits[piece] = memory.sightings[idOf(piece)]?.hits ?? 0;
    }
  return state;
}

/** The same for looking ahead: nothing is hidden in it any more, which the rules play faster. */
export const laidOpen = (state: State): State => ({ ...state, fog: false });

interface Stack {
  readonly hex: Hex;
  readonly formation: number | undefined;
  room: number;
}

/** Beneath whatever is seen. */
const BELOW = -1000;
/** In hexes: what chance, and another formation on top, count against a stack. */
const DOUBT = 3;
const STRANGERS = 1.5;

function stacksOf(observed: State, side: Side): Stack[] {
  const units = combatUnitsOf(enemyOf(side));
  return concealedHexes(observed, side).map((number) => {
    const hex = number as Hex;
    const known = units.filter((unit) => observed.at[unit] === hex);
    const [first] = known;
    const isRoomy = known.length > 0 && isConcealed(observed, hex);
    return {
      hex,
      formation: first === undefined ? undefined : formationOf(first),
      room: isRoomy ? STACKING_LIMIT - known.length : 0,
    };
  });
}

function stackFor(
  observed: State,
  memory: Memory,
  piece: Piece,
  stacks: readonly Stack[],
  chance: Chance,
): Stack | undefined {
  const last = lastHex(observed, memory, piece);
  let best: Stack | undefined;
  let least = Infinity;
  for (const stack of stacks) {
    const doubt = chance() * DOUBT;
    if (isCombatUnit(piece) ? stack.room < 1 : stack.formation === undefined) continue;
    const strange = stack.formation === formationOf(piece) ? 0 : STRANGERS;
    const far = GRID.distance(stack.hex, last) + strange + doubt;
    if (far < least) [least, best] = [far, stack];
  }
  return best;
}

/** Who was never seen is looked for where the armies stood on the day. */
const lastHex = (observed: State, memory: Memory, piece: Piece): Hex =>
  (memory.sightings[idOf(piece)]?.hex as Hex | undefined) ?? DEPLOYED[observed.battle].get(piece) ?? MIDDLE;

const MIDDLE = hexOf('0809');
const deployed = (battle: Battle): ReadonlyMap<Piece, Hex> =>
  new Map(
    Object.entries(DEPLOYMENTS[battle]).flatMap(([hex, ids]) =>
      ids.map((id) => [knownPiece(id), hexOf(hex)] as const),
    ),
  );
const DEPLOYED: Readonly<Record<Battle, ReadonlyMap<Piece, Hex>>> = {
  sept19: deployed('sept19'),
  oct7: deployed('oct7'),
};
