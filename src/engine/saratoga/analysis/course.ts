/** How a game went: points, losses and morale at the end of each turn, and at any place that is asked for. */
import { seek } from '../../kernel/session';
import { counterOf, isUnit } from '../data/counters';
import { type Side, SIDES } from '../data/types';
import type { SaratogaSession } from '../record';
import { enemyOf } from '../roster';
import type { View } from '../view';
import { openView } from '../chapters';

type BySide<T> = Readonly<Record<Side, T>>;

/** What each side has won and lost up to a place. */
export interface Tally {
  /** 10.0 victory points won. */
  readonly points: BySide<number>;
  /** 7.3 faces of its own counters that are lost for good. */
  readonly steps: BySide<number>;
  /** Combat units that are gone. */
  readonly units: BySide<number>;
  /** 3.8.2 its own formations that broke. */
  readonly broken: BySide<number>;
}

export interface CourseTurn extends Tally {
  /** The turn that has just ended; at the beginning, the one before the first. */
  readonly turn: number;
  readonly morale: View['morale'];
  readonly place: number;
  /** The last turn of a game that goes on. */
  readonly isUnderWay: boolean;
}

/** The beginning, the end of each turn, and the last moment of a game that goes on. */
export function courseOf(session: SaratogaSession): readonly CourseTurn[] {
  const at = (place: number, turn: (view: View) => number, isUnderWay = false): CourseTurn => {
    const view = openView(seek(session, place).state);
    return { place, turn: turn(view), isUnderWay, morale: view.morale, ...tallyOf(view) };
  };
  const last = session.record.actions.length;
  const ends = session.steps.flatMap(({ events }, i) =>
    events.flatMap((event) => (event.type === 'turnEnded' ? [at(i + 1, () => event.turn)] : [])),
  );
  const hasRest = (ends.at(-1)?.place ?? 0) < last;
  return [at(0, (view) => view.turn - 1), ...ends, ...(hasRest ? [at(last, (view) => view.turn, true)] : [])];
}

export const tallyAt = (session: SaratogaSession, place: number): Tally =>
  tallyOf(openView(seek(session, place).state));

export function tallyOf(view: View): Tally {
  // Under the ruling that counts hits, a face is worth two.
  const each = view.options.victorySteps === 'hits' ? 2 : 1;
  const gone = view.lost.map(counterOf).filter(isUnit);
  return {
    points: bySide((side) => view.points[side].total),
    steps: bySide((side) => sum(view.points[enemyOf(side)].steps) / each),
    units: bySide((side) => gone.filter((unit) => unit.side === side).length),
    broken: bySide((side) => view.points[enemyOf(side)].brokenFormations),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function bySide<T>(of: (side: Side) => T): BySide<T> {
  const [british, american] = SIDES.map(of) as [T, T];
  return { british, american };
}
