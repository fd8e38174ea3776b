/** Plans that are tried out: orders for all formations, played on against an able enemy on states that fit what is known. */
import type { Decision } from '../../engine/kernel/game';
import {
  copyState,
  enemyOf,
  SARATOGA,
  type SaratogaDecision,
  type Side,
  type State,
} from '../../engine/saratoga/index';
import { type Chance, chanceFrom } from '../search/chance';
import { playOut } from '../search/playout';
import { race } from '../search/race';
import { alternatives, type Attempt } from './alternatives';
import { answer } from './answer';
import { believe, laidOpen } from './believe';
import { brief, direct, habits } from './general';
import { leafValue } from './leaf';
import type { Memory } from './memory';
import { newOfficer, type Officer } from './officer';

export interface Depth {
  /** Playouts a phase; none: no looking ahead. */
  readonly playouts: number;
  readonly samples: number;
  /** Player turns, the one at hand included. */
  readonly turns: number;
}

/** Sets the officer's orders and temper to the best that was found. */
export function lookAhead(
  officer: Officer,
  observed: State,
  memory: Memory,
  chance: Chance,
  { playouts, samples, turns }: Depth,
): void {
  const { worlds, value } = trials(officer, observed, memory, chance, samples, turns);
  const first: Attempt = { orders: officer.orders, temper: officer.temper };
  const [world = observed] = worlds;
  const changes = alternatives(officer, world, memory);
  if (changes.length === 0) return;
  const { best } = race({
    first,
    changes,
    value: (attempt, sample) => value(attempt, sample),
    samples,
    budget: playouts,
    margin: MARGINS[officer.side],
    mustConfirm: officer.side === 'american',
  });
  officer.orders = best.orders;
  officer.temper = best.temper;
  brief(officer, world);
}

/** 4.0 A whether it is better to go first or second. */
export function whoGoesFirst(
  officer: Officer,
  observed: State,
  memory: Memory,
  chance: Chance,
  { playouts, samples }: Depth,
): Side {
  const { side } = officer;
  const { value } = trials(officer, observed, memory, chance, samples, 2);
  const { best } = race<Side>({
    first: side,
    changes: [(best) => (best === side ? enemyOf(side) : undefined)],
    value: (first, sample) =>
      value(undefined, sample, (state) =>
        SARATOGA.apply(state, { kind: 'chooseOrder', first }, () => undefined),
      ),
    samples,
    budget: Math.min(playouts, 4 * samples),
    margin: MARGINS[officer.side],
    mustConfirm: officer.side === 'american',
  });
  return best;
}

interface Trials {
  readonly worlds: readonly State[];
  /** What comes of an attempt, or of new orders each turn, on a sample; something may be done first. */
  readonly value: (attempt: Attempt | undefined, sample: number, begin?: (state: State) => void) => number;
}

function trials(
  officer: Officer,
  observed: State,
  memory: Memory,
  chance: Chance,
  samples: number,
  turns: number,
): Trials {
  const { side, traits } = officer;
  const worlds = Array.from({ length: Math.min(WORLDS, observed.fog ? samples : 1) }, () =>
    laidOpen(believe(observed, side, memory, chance)),
  );
  const salt = chance();
  const value: Trials['value'] = (attempt, sample, begin) => {
    const state = copyState(worlds[sample % worlds.length] ?? observed);
    begin?.(state);
    const players = playersOf(officer, attempt, state);
    const asked = (each: State, decision: Decision) =>
      answer(players[decision.by as Side], each, decision as SaratogaDecision);
    playOut(SARATOGA, state, asked, chanceFrom(salt, sample), turnCounter(turns));
    return leafValue(state, side, traits);
  };
  return { worlds, value };
}

/** States drawn at a time; the dice differ on each sample. */
const WORLDS = 8;
/**
 * Half a victory point or so: the Americans do not leave their lines for less, nor for what a second look does not confirm. The
 * British, who lose a day on which nothing happens (10.0), try what promises anything.
 */
const MARGINS: Readonly<Record<Side, number>> = { british: 0.3, american: 1 };

/** The enemy is taken for as able an officer as oneself. */
function playersOf(officer: Officer, attempt: Attempt | undefined, state: State): Record<Side, Officer> {
  const { side, traits } = officer;
  const own = newOfficer(side, traits, attempt?.orders ?? officer.orders, true);
  if (attempt) {
    own.temper = attempt.temper;
    own.ordered = Infinity;
    brief(own, state);
  }
  const foe = newOfficer(enemyOf(side), traits, habits(enemyOf(side)), true);
  direct(foe, state);
  return side === 'british' ? { british: own, american: foe } : { british: foe, american: own };
}

/** Whether so many player turns, the one at hand included, are over. */
function turnCounter(turns: number): (state: State) => boolean {
  let now = '';
  let begun = 0;
  return (state) => {
    if (!state.frames.some(({ kind }) => kind === 'playerTurn')) return begun >= turns;
    const key = `${state.turn} ${state.phasing}`;
    if (key !== now) [now, begun] = [key, begun + 1];
    return begun > turns;
  };
}
