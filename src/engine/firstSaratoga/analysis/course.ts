/** How a game went: points, losses and places at the end of each turn. */
import { seek, type Session } from '../../kernel/session';
import type { Action } from '../actions';
import { type BySide, type Side, SIDES } from '../data/types';
import type { Event } from '../events';
import { ELIMINATED, isReduced, type State } from '../state';
import { stepsOf } from '../values';
import { holdsPlaces, pointsOf } from '../victory';
import { isUnit, type World } from '../world';

export type FirstSaratogaSession = Session<State, Action, Event>;

export interface CourseTurn {
  /** The turn that has just ended; 0 at the beginning. */
  readonly turn: number;
  readonly place: number;
  readonly isUnderWay: boolean;
  /** 14.3 points won. */
  readonly points: BySide<number>;
  /** Its own steps lost so far, of reduced units too, and its own units that are gone. */
  readonly steps: BySide<number>;
  readonly units: BySide<number>;
  /** 14.1-2 whether it would win by places. */
  readonly holds: BySide<boolean>;
  readonly fog: boolean;
}

export function courseOf(world: World, session: FirstSaratogaSession): readonly CourseTurn[] {
  const at = (place: number, turn: number, isUnderWay = false): CourseTurn => {
    const { state } = seek(session, place);
    return { turn, place, isUnderWay, fog: state.fog, ...tallyOf(world, state) };
  };
  const last = session.record.actions.length;
  const ends = session.steps.flatMap(({ events }, i) =>
    events.flatMap((event) => (event.type === 'turnEnded' ? [at(i + 1, event.turn)] : [])),
  );
  const hasRest = (ends.at(-1)?.place ?? 0) < last;
  return [at(0, 0), ...ends, ...(hasRest ? [at(last, session.state.turn, !session.state.ending)] : [])];
}

export function tallyOf(
  world: World,
  state: State,
): Pick<CourseTurn, 'points' | 'steps' | 'units' | 'holds'> {
  const gone = (side: Side) =>
    world.piecesOf[side].filter((piece) => state.at[piece] === ELIMINATED && isUnit(world, piece));
  const reduced = (side: Side) =>
    world.piecesOf[side].filter((piece) => state.at[piece] !== ELIMINATED && isReduced(world, state, piece));
  return {
    points: bySide((side) => pointsOf(world, state, side)),
    steps: bySide(
      (side) => gone(side).reduce((sum, piece) => sum + stepsOf(world, piece), 0) + reduced(side).length,
    ),
    units: bySide((side) => gone(side).length),
    holds: bySide((side) => holdsPlaces(world, state, side)),
  };
}

function bySide<T>(of: (side: Side) => T): BySide<T> {
  const [british, colonial] = SIDES.map(of) as [T, T];
  return { british, colonial };
}
