/** Whole games between able officers, looked at after each movement. */
import type { Hex } from '../../src/engine/hexmap/hexId';
import {
  combatUnitsOf,
  enemyOf,
  formationOf,
  GRID,
  isGun,
  isInfantry,
  type Piece,
  RULES,
  type Side,
  startsOf,
  type State,
} from '../../src/engine/saratoga/index';
import { copyState } from '../../src/engine/saratoga/state';
import { OPPONENT } from '../../src/ai/saratoga/index';
import type { Orders } from '../../src/ai/saratoga/orders';
import { chanceFrom } from '../fuzz/chance';
import { playerOf } from '../fuzz/players';
import { fight, type Seat } from '../match/bout';

/** When a side has marched and closed in, with the orders by which it did. */
export interface Moment {
  readonly state: State;
  readonly side: Side;
  readonly game: number;
  readonly orders: Orders;
}

/** The upper two levels by turns, each in both battles. */
export const levelIn = (game: number): string => (game % 4 < 2 ? 'brigadier' : 'general');

export const momentsIn = (game: number): Moment[] => momentsOf(game, 'able');

/** The same games between players of the fuzz who go for the enemy and think of nothing else. */
export const recklessMomentsIn = (game: number): Moment[] => momentsOf(game, 'reckless');

function momentsOf(game: number, kind: 'able' | 'reckless'): Moment[] {
  const list: Moment[] = [];
  const seed = `conduct ${game}`;
  const battle = game % 2 === 0 ? 'sept19' : 'oct7';
  const orders = new Map<Side, Orders>();
  let last = '';
  const seat = (side: Side): Seat<State> => {
    if (kind === 'reckless') {
      const player = playerOf('brawler', chanceFrom([seed, side]));
      return { answer: (state, asked) => [player.choose(state, asked)] };
    }
    let memory = OPPONENT.begin(levelIn(game), side, seed);
    return {
      answer: (state) => {
        const thought = OPPONENT.think(RULES.observe(state, side), side, memory);
        memory = thought.memory;
        orders.set(side, memory.orders);
        return thought.actions;
      },
    };
  };
  fight({
    rules: RULES,
    setup: { battle, fog: true, options: {}, morale: startsOf(battle) },
    seed,
    seats: { british: seat('british') as Seat, american: seat('american') as Seat },
    stretch: () => '',
    watch: (watched) => {
      const state = watched as State;
      const key = `${state.turn} ${state.phasing}`;
      if (key === last || !state.frames.some(({ kind }) => kind === 'fire')) return;
      last = key;
      list.push({
        state: copyState(state),
        side: state.phasing,
        game,
        orders: orders.get(state.phasing) ?? [],
      });
    },
  });
  return list;
}

export const hexOfPiece = (state: State, piece: number): Hex => (state.at[piece] ?? 0) as Hex;
export const onMap = (state: State, piece: number): boolean => (state.at[piece] ?? 0) > 0;
export const isBroken = (state: State, unit: Piece): boolean => state.broken[formationOf(unit)] === true;

export const foesOf = (state: State, side: Side): Hex[] =>
  combatUnitsOf(enemyOf(side))
    .filter((unit) => onMap(state, unit))
    .map((unit) => hexOfPiece(state, unit));

export const toFoe = (state: State, side: Side, hex: Hex): number =>
  Math.min(99, ...foesOf(state, side).map((foe) => GRID.distance(hex, foe)));

export const unitsWithin = (state: State, side: Side, hex: Hex, distance: number): number =>
  combatUnitsOf(side).filter(
    (unit) => onMap(state, unit) && GRID.distance(hexOfPiece(state, unit), hex) <= distance,
  ).length;

export const gunsOf = (state: State, side: Side): Piece[] =>
  combatUnitsOf(side).filter((unit) => isGun(unit) && onMap(state, unit) && !isBroken(state, unit));

export const footOf = (state: State, side: Side): Piece[] =>
  combatUnitsOf(side).filter((unit) => isInfantry(unit) && onMap(state, unit) && !isBroken(state, unit));

/** Infantry in its hex or beside it and as near to the enemy, or two hexes on and nearer. */
export function isCovered(state: State, side: Side, gun: Piece): boolean {
  const hex = hexOfPiece(state, gun);
  const far = toFoe(state, side, hex);
  return combatUnitsOf(side)
    .filter((unit) => isInfantry(unit) && onMap(state, unit))
    .map((unit) => hexOfPiece(state, unit))
    .some((other) => {
      const apart = GRID.distance(hex, other);
      return apart <= 2 && toFoe(state, side, other) <= far - (apart > 1 ? 1 : 0);
    });
}

export const share = (list: readonly boolean[]): number =>
  list.filter(Boolean).length / Math.max(1, list.length);
