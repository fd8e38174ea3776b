/** One game between two computer players, from the set-up to the end. */
import { isRollDecision } from '../../src/engine/kernel/game';
import {
  type Action,
  type Battle,
  type Ending,
  type Options,
  pointsFor,
  RULES,
  SARATOGA,
  type SaratogaDecision,
  type Side,
  type State,
} from '../../src/engine/saratoga/index';
import { OPPONENT } from '../../src/ai/saratoga/index';
import { think } from '../../src/ai/saratoga/think';
import { chanceFrom, rollBy } from '../../src/ai/search/chance';
import { chanceFrom as streamFrom } from '../fuzz/chance';
import { sensiblePlayer } from '../fuzz/sensible';

export interface Contest {
  readonly battle: Battle;
  readonly fog: boolean;
  readonly options?: Partial<Options>;
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
  /** Milliseconds of the processor, a number for each phase of a player turn in which the side was asked. */
  readonly times: Readonly<Record<Side, readonly number[]>>;
}

/** Someone who is asked, and answers one or more actions. */
export interface Seat {
  answer(state: State, asked: SaratogaDecision): readonly Action[];
}

/** Told of each state before it is decided upon. */
export type Watcher = (state: State, asked: SaratogaDecision) => void;

export function play(contest: Contest, watch?: Watcher): Outcome {
  const { battle, fog, options = {}, seed } = contest;
  const state = SARATOGA.start({ battle, fog, options });
  for (const action of contest.opening ?? []) SARATOGA.apply(state, action, () => undefined);
  const dice = chanceFrom(seed, 'dice');
  const times = { british: new Map<string, number>(), american: new Map<string, number>() };
  const seats = {
    british: seatOf(contest.british, 'british', seed),
    american: seatOf(contest.american, 'american', seed),
  };
  let waiting: readonly Action[] = [];
  for (let asked = decision(state); asked; asked = decision(state)) {
    if (isRollDecision(asked)) {
      SARATOGA.apply(state, rollBy(dice, asked), () => undefined);
      continue;
    }
    if (waiting.length === 0) {
      watch?.(state, asked);
      const begin = process.cpuUsage();
      waiting = seats[asked.by].answer(state, asked);
      const { user, system } = process.cpuUsage(begin);
      const phase = `${state.turn} ${state.phasing} ${asked.kind}`;
      const before = times[asked.by].get(phase) ?? 0;
      times[asked.by].set(phase, before + (user + system) / 1000);
    }
    const [action, ...rest] = waiting;
    if (!action) throw new Error(`${asked.by} does not answer ${asked.kind}`);
    const refusal = SARATOGA.check(state, action);
    if (refusal)
      throw new Error(
        `${contest[asked.by]}: ${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`,
      );
    SARATOGA.apply(state, action, () => undefined);
    waiting = rest;
    const next = decision(state);
    if (rest.length > 0 && next?.by !== asked.by) throw new Error(`${asked.by} has answered too much`);
  }
  const ending = state.ending;
  if (!ending) throw new Error('no end');
  const points = { british: pointsFor(state, 'british').total, american: pointsFor(state, 'american').total };
  return {
    ending,
    turn: state.turn,
    points,
    times: { british: [...times.british.values()], american: [...times.american.values()] },
  };
}

const decision = (state: State) => SARATOGA.decision(state) as SaratogaDecision | undefined;

/** A level of the opponents, or the player of the fuzz. */
export function seatOf(name: string, side: Side, seed: string): Seat {
  if (name === 'sensible') {
    const player = sensiblePlayer(streamFrom([seed, side, 'sensible']));
    return { answer: (state, asked) => [player.choose(state, asked)] };
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
