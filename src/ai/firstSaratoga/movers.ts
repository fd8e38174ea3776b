/** 4.1 Who can still move, and where to: by hex the way there, in clear weather the real one, in fog the likely one. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  allowanceOf,
  type Destination,
  hasMoved,
  idOf,
  type Piece,
  type ReachAnswer,
  reachOf,
  type State,
  WAITING,
} from '../../engine/firstSaratoga/index';
import type { Officer } from './officer';

export type Choices = ReadonlyMap<Piece, ReadonlyMap<Hex, Destination>>;

/** Each counter by itself, at its pace or 4.4 marching; those who have nowhere to go are left out. */
export function choicesOf(officer: Officer, state: State): Choices {
  const { world, side } = officer;
  const choices = new Map<Piece, ReadonlyMap<Hex, Destination>>();
  for (const piece of world.piecesOf[side]) {
    const at = state.at[piece] ?? 0;
    if ((at <= 0 && at !== WAITING) || hasMoved(state, piece) || allowanceOf(world, state, piece) === 0)
      continue;
    const ways = new Map(waysOf(officer, state, [piece], true));
    for (const [hex, way] of waysOf(officer, state, [piece], false)) ways.set(hex, way);
    if (ways.size > 0) choices.set(piece, ways);
  }
  return choices;
}

/** How these come to a hex together: by a march only where their pace does not last. */
export function wayTo(
  officer: Officer,
  state: State,
  pieces: readonly Piece[],
  hex: Hex,
): { readonly path: readonly number[]; readonly march: boolean } | undefined {
  for (const march of [false, true]) {
    const path = waysOf(officer, state, pieces, march).get(hex)?.path;
    if (path) return { path, march };
  }
  return undefined;
}

/** Where these could go together. */
export function waysOf(
  { world }: Officer,
  state: State,
  pieces: readonly Piece[],
  march: boolean,
): ReadonlyMap<Hex, Destination> {
  const answer = reachOf(
    world,
    state,
    pieces.map((piece) => idOf(world, piece)),
    march,
  );
  if ('code' in answer) return NOWHERE;
  const likely = likelyOf(answer);
  return new Map((likely?.destinations ?? []).map((each) => [each.hex as Hex, each]));
}

const NOWHERE: ReadonlyMap<Hex, Destination> = new Map();

/** 4.5 what a middling die would give. */
const likelyOf = (answers: readonly ReachAnswer[]): ReachAnswer | undefined =>
  answers.find(({ faces }) => faces.includes(4)) ?? answers.at(-1);
