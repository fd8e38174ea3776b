/** 7.4 Blows that could be prepared: for each enemy hex, the most that can be brought next to it in this phase. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  fieldOf,
  isFit,
  isInfantry,
  leaderFace,
  type Piece,
  readBoard,
  type State,
  unitFace,
  type World,
} from '../../engine/firstSaratoga/index';
import { groundOf } from './ground';
import type { Choices } from './movers';
import type { Officer } from './officer';

export interface Assault {
  readonly hex: Hex;
  readonly places: ReadonlyMap<Piece, Hex>;
}

export function assaultsOf(officer: Officer, state: State, choices: Choices): readonly Assault[] {
  const { world, side } = officer;
  const { foes } = fieldOf(readBoard(world, state), side);
  return world.landHexes.flatMap((hex) => {
    if (foes[hex] === 0) return [];
    const places = gather(officer, state, choices, hex);
    return places.size > 0 ? [{ hex, places }] : [];
  });
}

/** What stands next to the hex already is part of the blow without being named. */
function gather(officer: Officer, state: State, choices: Choices, target: Hex): ReadonlyMap<Piece, Hex> {
  const { world } = officer;
  const { halvings } = groundOf(world);
  const spots = world.grid.neighbours(target).filter((hex) => world.land[hex] === 1);
  const mains = new Map<Hex, Piece>();
  const seconds = new Map<Hex, Piece>();
  const places = new Map<Piece, Hex>();
  const force = (piece: Piece, from: Hex) =>
    unitFace(world, state, piece).cf /
    2 ** (halvings[from * 6 + Math.max(0, world.grid.directionTo(from, target))] ?? 0);
  const units = fitUnits(world, state, choices);
  for (;;) {
    let best: { piece: Piece; hex: Hex; force: number; isMain: boolean } | undefined;
    for (const piece of units) {
      if (places.has(piece)) continue;
      for (const hex of spots) {
        if (state.at[piece] !== hex && choices.get(piece)?.has(hex) !== true) continue;
        const main = mains.get(hex);
        const joins =
          main !== undefined && !seconds.has(hex) && (world.isBattalion[piece] || world.isBattalion[main]);
        if (main !== undefined && !joins) continue;
        const adds = force(piece, hex) + (state.at[piece] === hex ? 0.1 : 0);
        if (!best || adds > best.force) best = { piece, hex, force: adds, isMain: main === undefined };
      }
    }
    if (!best) break;
    (best.isMain ? mains : seconds).set(best.hex, best.piece);
    places.set(best.piece, best.hex);
  }
  addLeader(officer, state, choices, mains, places);
  for (const [piece, hex] of places) if (state.at[piece] === hex) places.delete(piece);
  return places;
}

const fitUnits = (world: World, state: State, choices: Choices): readonly Piece[] =>
  [...choices.keys()].filter((piece) => isInfantry(world, piece) && isFit(world, state, piece));

/** 7.4 the leader with the best bonus rides with the strongest. */
function addLeader(
  { world }: Officer,
  state: State,
  choices: Choices,
  mains: ReadonlyMap<Hex, Piece>,
  places: Map<Piece, Hex>,
): void {
  const leaders = [...choices.keys()]
    .filter((piece) => world.isLeader[piece])
    .sort(
      (a, b) => leaderFace(world, state, b).combatBonus - leaderFace(world, state, a).combatBonus || a - b,
    );
  for (const leader of leaders)
    for (const hex of mains.keys())
      if (choices.get(leader)?.has(hex)) {
        places.set(leader, hex);
        return;
      }
}
