/** One game of Saratoga between two computer players. */
import {
  type Action,
  type Battle,
  type Ending,
  type Options,
  pointsFor,
  RULES,
  type SaratogaDecision,
  type Side,
  type Start,
  startsOf,
  type State,
} from '../../src/engine/saratoga/index';
import { OPPONENT } from '../../src/ai/saratoga/index';
import { think } from '../../src/ai/saratoga/think';
import { chanceFrom as streamFrom } from '../fuzz/chance';
import { sensiblePlayer } from '../fuzz/sensible';
import { fight, type Seat } from './bout';
import { habitOf } from './habits';

export interface Contest {
  readonly battle: Battle;
  readonly fog: boolean;
  readonly options?: Partial<Options>;
  /** A part of the battle. */
  readonly start?: Start | undefined;
  readonly seed: string;
  readonly british: string;
  readonly american: string;
  /** Played before anybody is asked, e.g. another set-up. */
  readonly opening?: readonly Action[];
}

export interface Outcome {
  readonly ending: Ending;
  readonly turn: number;
  readonly points: Readonly<Record<Side, number>>;
}

/** Told of each state before it is decided upon. */
export type Watcher = (state: State, asked: SaratogaDecision) => void;

export function play(contest: Contest, watch?: Watcher): Outcome {
  const { battle, fog, options = {}, seed, start, opening } = contest;
  const state = fight({
    rules: RULES,
    setup: { battle, fog, options, ...(start ? { start } : { morale: startsOf(battle) }) },
    seed,
    seats: {
      british: seatOf(contest.british, 'british', seed) as Seat,
      american: seatOf(contest.american, 'american', seed) as Seat,
    },
    opening,
    stretch: (of, asked) => stretchOf(of as State, asked as SaratogaDecision),
    watch: watch as ((state: unknown) => void) | undefined,
  }).state as State;
  if (!state.ending) throw new Error('no end');
  return { ending: state.ending, turn: state.turn, points: pointsOf(state) };
}

/** A phase of a player turn. */
export const stretchOf = (state: State, asked: SaratogaDecision): string =>
  `${state.turn} ${state.phasing} ${asked.kind}`;

export const pointsOf = (state: State): Readonly<Record<Side, number>> => ({
  british: pointsFor(state, 'british').total,
  american: pointsFor(state, 'american').total,
});

/** A level of the opponents, somebody of one habit, or the player of the fuzz. */
export function seatOf(name: string, side: Side, seed: string): Seat<State> {
  const dull = habitOf(name, side);
  if (dull) return dull;
  if (name === 'sensible') {
    const player = sensiblePlayer(streamFrom([seed, side, 'sensible']));
    return { answer: (state, asked) => [player.choose(state, asked as SaratogaDecision)] };
  }
  // 'arnold:20' looks ahead with so many playouts only.
  const [level = '', playouts] = name.split(':');
  const depth = playouts === undefined ? undefined : { playouts: Number(playouts), samples: 4, turns: 2 };
  let memory = OPPONENT.begin(level, side, seed);
  return {
    answer: (state) => {
      const thought = think(RULES.observe(state, side), side, memory, depth);
      memory = thought.memory;
      return thought.actions;
    },
  };
}
