/** Whoever thinks: the game at hand, his side, his traits, and what he has worked out once for this thought. */
import type { Hex } from '../../engine/hexmap/hexId';
import {
  enemyOf,
  type FirstSaratogaGame,
  gameOf,
  type Piece,
  type Side,
  type State,
  type World,
} from '../../engine/firstSaratoga/index';
import { reachesOf } from './reaches';
import type { Traits } from './traits';

export interface Officer {
  readonly game: FirstSaratogaGame;
  readonly world: World;
  readonly side: Side;
  readonly foe: Side;
  readonly traits: Traits;
  /** By counter of both sides: the hexes where it could stand after a move of its own; none for whoever cannot fight. */
  readonly reaches: readonly (Uint8Array | undefined)[];
  /** How bold the hour and the score make him: 1 is even. */
  readonly daring: number;
  /** What was found out about threats while places were tried: by hex, good as long as the same stand there and beside. */
  readonly threats: Map<Hex, Threat>;
  /** Whom he has sent where in the movement phase at hand, for the words about his plan. */
  aim: Aim | undefined;
  /** 4.5 where those who wait for their movement die are bound for; 0 where nobody is. */
  goal: number;
}

/** What comes next: the officer's own attacks, the enemy's turn, or his own turn. */
export type Next = 'strike' | 'theirs' | 'ours';

export interface Threat {
  readonly stack: readonly Piece[];
  readonly beside: number;
  readonly value: number;
}

export interface Aim {
  readonly intent: 'assault' | 'win';
  readonly hex: number;
  readonly units: readonly Piece[];
}

export function newOfficer(state: State, side: Side, traits: Traits, daring: number): Officer {
  const game = gameOf(state.scenario);
  const { world } = game;
  const foe = enemyOf(side);
  return {
    game,
    world,
    side,
    foe,
    traits,
    reaches: reachesOf(world, state),
    daring,
    threats: new Map(),
    aim: undefined,
    goal: 0,
  };
}
