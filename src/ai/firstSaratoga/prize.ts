/** 14.0 What places are worth: a flag that changes hands, the hex that ends the game, a gap in the works. */
import { hexOf } from '../../engine/hexmap/hexId';
import {
  type Board,
  fieldOf,
  holdsPlaces,
  type Side,
  type State,
  type World,
} from '../../engine/firstSaratoga/index';
import type { Officer } from './officer';

export const WON = 30;

/** How sure a flag is to stay with whoever has it: the later, the surer. */
export function flagWorth(world: World, state: State, side: Side): number {
  const late = Math.min(1, state.turn / world.scenario.turns.length);
  return side === 'british' ? 3 + 3 * late : 0.5 + 5.5 * late * late;
}

/** What it brings a side to send a unit into the hex. */
export function prizeOf(world: World, state: State, side: Side, hex: number): number {
  if (side === 'british' && world.atOnce[hex] === 1) return WON;
  const flag = world.flagOf[hex] ?? -1;
  const owner = state.owners[flag];
  const wins = world.scenario.victory.flags[flag]?.wins;
  const ground = side === 'british' && world.sheltered[hex] === 1 ? BREACH : GROUND;
  if (owner === undefined || wins === undefined || owner === side) return ground;
  if (wins === side) return holdsPlaces(world, state, side) ? ground : flagWorth(world, state, side) + ground;
  // One of the enemy's victory hexes, which he holds: worth it where it is his last.
  const held = world.scenario.victory.flags.filter(
    (each, i) => each.wins === wins && state.owners[i] === wins,
  ).length;
  return (held === 1 ? flagWorth(world, state, wins) : flagWorth(world, state, wins) / 3) + ground;
}

const BREACH = 1;
const GROUND = 0.1;

/** What both sides have of the places, from the British side; whoever stands in one has it. */
export function placesWorth(world: World, state: State, board: Board): number {
  const { flags } = world.scenario.victory;
  let [british, colonial] = [false, false];
  flags.forEach(({ hex, wins }, i) => {
    const at = hexOf(hex);
    const owner =
      board.british.own[at] !== 0 ? 'british' : board.colonial.own[at] !== 0 ? 'colonial' : state.owners[i];
    if (owner !== wins) return;
    if (wins === 'british') british = true;
    else colonial = true;
  });
  return (
    (british ? flagWorth(world, state, 'british') : 0) - (colonial ? flagWorth(world, state, 'colonial') : 0)
  );
}

/** 14.1-2 what it costs a side that places of the enemy's lie open: nobody stands there, and he could walk in. */
export function openFlags({ world, foe, side, reaches }: Officer, state: State, board: Board): number {
  if (holdsPlaces(world, state, foe)) return 0;
  const { own } = fieldOf(board, side);
  let open = 0;
  for (const { hex, wins } of world.scenario.victory.flags) {
    const at = hexOf(hex);
    if (wins === foe && own[at] === 0 && world.piecesOf[foe].some((unit) => reaches[unit]?.[at] === 1))
      open += OPEN;
  }
  return open * flagWorth(world, state, foe);
}

const OPEN = 0.2;

/** 14.1 whether a British unit stands where that wins at once. */
export const hasHeart = (world: World, board: Board): boolean =>
  world.scenario.victory.atOnce.some((hex) => board.british.own[hexOf(hex)] !== 0);
