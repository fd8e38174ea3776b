/** 10.8 Chances once more, by trying every face of every die. Shares no code with the engine. */

export interface Shot {
  readonly dice: number;
  readonly needed: number;
  readonly flee: number;
}
export interface Piece {
  readonly kind: 'unit' | 'militia' | 'leader';
  readonly sp: number;
}

/** Every way that so many dice can fall. */
export function throws(dice: number): number[][] {
  if (dice === 0) return [[]];
  return throws(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [...rest, face]));
}

export function hitsByFaces({ dice, needed }: Shot): number[] {
  const all = throws(dice);
  return Array.from(
    { length: dice + 1 },
    (_, hits) =>
      all.filter((faces) => faces.filter((face) => face >= needed).length === hits).length / all.length,
  );
}

/** That a position falls, its owner taking hits and flights so that it falls as seldom as can be. */
export function fallsByFaces(shots: readonly Shot[], pieces: readonly Piece[]): number {
  if (!pieces.some(({ kind }) => kind !== 'leader')) return 1;
  const [shot, ...rest] = shots;
  if (!shot) return 0;
  const all = throws(shot.dice);
  const sum = all.reduce((total, faces) => {
    const hits = faces.filter((face) => face >= shot.needed).length;
    const flights = faces.filter((face) => face <= shot.flee).length;
    const ends = flown(struck([pieces], hits), flights);
    return total + Math.min(...ends.map((end) => fallsByFaces(rest, end)));
  }, 0);
  return sum / all.length;
}

/** All positions that can come of so many hits. */
function struck(positions: readonly (readonly Piece[])[], hits: number): (readonly Piece[])[] {
  if (hits === 0) return [...positions];
  const next = positions.flatMap((pieces) =>
    pieces.length === 0
      ? [pieces]
      : pieces.map((piece, at) =>
          pieces.flatMap((each, i) =>
            i !== at ? [each] : piece.sp > 1 ? [{ ...each, sp: each.sp - 1 }] : [],
          ),
        ),
  );
  return struck(next, hits - 1);
}

function flown(positions: readonly (readonly Piece[])[], flights: number): (readonly Piece[])[] {
  if (flights === 0) return [...positions];
  const next = positions.flatMap((pieces) =>
    pieces.some(({ kind }) => kind === 'militia')
      ? pieces.flatMap(({ kind }, at) => (kind === 'militia' ? [pieces.filter((_, i) => i !== at)] : []))
      : [pieces],
  );
  return flown(next, flights - 1);
}
