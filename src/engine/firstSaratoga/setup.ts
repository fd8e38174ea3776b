/** 13.0 Set-up: where each counter may stand, and what is still missing. */
import { formatHex, type Hex, hexOf } from '../hexmap/hexId';
import type { Refusal } from '../kernel/game';
import { countersIn, readBoard } from './board';
import type { Side } from './data/types';
import { refuse, refuseAt } from './refusals';
import { fitTogether } from './stacking';
import { NOT_PLACED, type State, WAITING } from './state';
import { isInFreeColumns } from './values';
import { idOf, type Piece, type World } from './world';

/** Where every counter is before anybody has done anything. */
export function firstPlaces(world: World): number[] {
  return world.counters.map(({ setUp }) => {
    switch (setUp.kind) {
      case 'at':
        return hexOf(setUp.hex);
      case 'entry':
      case 'anyEntry':
      case 'whenClear':
        return WAITING;
      case 'free':
      case 'works':
      case 'withUnit':
        return NOT_PLACED;
    }
  });
}

const setUpOf = (world: World, piece: Piece) => world.counters[piece]?.setUp.kind;

/** 13.4 those whom the side places by hand. */
export const placedByHand = (world: World, side: Side): readonly Piece[] =>
  world.piecesOf[side].filter((piece) => {
    const kind = setUpOf(world, piece);
    return kind === 'free' || kind === 'works' || kind === 'withUnit';
  });

/** 13.3 leaders who may come with any formation. */
export const freeLeaders = (world: World): readonly Piece[] =>
  world.pieces.filter((piece) => setUpOf(world, piece) === 'anyEntry');

/** Whether a side has anything to set up. */
export const setsUp = (world: World, side: Side): boolean =>
  (side === 'british' && world.formations.length > 0) || placedByHand(world, side).length > 0;

/** 13.4 why a counter may not be placed there. */
export function barToPlace(world: World, state: State, piece: Piece, hex: Hex): Refusal | undefined {
  const kind = setUpOf(world, piece);
  if (!world.grid.has(hex) || world.land[hex] !== 1) return refuseAt('notOnTheMap', hex);
  const others = countersIn(readBoard(world, state), hex).filter((other) => other !== piece);
  if (kind === 'withUnit')
    return others.some((other) => !world.isLeader[other] && world.isBritish[other] === world.isBritish[piece])
      ? undefined
      : refuseAt('notWithAUnit', hex);
  const units = others.filter((other) => !world.isLeader[other]);
  if (kind === 'works') {
    // M9, M10 each alone in a protected hex
    if (world.sheltered[hex] !== 1) return refuseAt('atTheWorks', hex);
    return units.length === 0 ? undefined : refuseAt('mustBeAlone', hex);
  }
  if (!isInFreeColumns(world, hex)) return refuseAt('outsideSetUpArea', hex);
  // M10 the free ones stack with each other only
  if (units.some((other) => setUpOf(world, other) !== 'free')) return refuseAt('mustBeAlone', hex);
  return fitTogether(world, [...units, piece]) ? undefined : refuseAt('stackFull', hex);
}

/** What is still missing before the side is ready. */
export function missingFor(world: World, state: State, side: Side): Refusal | undefined {
  if (side === 'british') {
    const formation = state.entries.findIndex((entry) => entry < 0);
    if (formation >= 0) return refuse('notAssigned', world.formations[formation]);
    const leader = freeLeaders(world).find((piece) => (state.joined[piece] ?? -1) < 0);
    if (leader !== undefined) return refuse('notAssigned', idOf(world, leader));
  }
  for (const piece of placedByHand(world, side)) {
    const place = state.at[piece] ?? 0;
    if (place <= 0) return refuse('notPlaced', idOf(world, piece));
    // 13.4 a leader whose unit was lifted
    if (setUpOf(world, piece) === 'withUnit' && barToPlace(world, state, piece, place as Hex))
      return refuse('notWithAUnit', formatHex(place as Hex));
  }
  return undefined;
}

/** 13.3 why a formation may not enter there; again where it is already is no change. */
export function barToAssign(
  world: World,
  state: State,
  formation: string,
  entry: string,
): Refusal | undefined {
  const number = world.formations.indexOf(formation);
  if (number < 0) return refuse('unknownFormation', formation.slice(0, 40));
  const at = world.scenario.entries.findIndex(({ id }) => id === entry);
  if (at < 0) return refuse('unknownEntry', entry.slice(0, 40));
  const taken = state.entries.some((other, i) => i !== number && other === at);
  return taken ? refuse('entryTaken', entry) : undefined;
}
