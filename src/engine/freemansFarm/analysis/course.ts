/** The course of a game, turn by turn: losses, Morale, markers, objectives and cubes, told by its events alone. */
import type { Step } from '../../kernel/session';
import { type BySide, type FormationId, FORMATIONS, type ObjectiveId, type Side, SIDES } from '../data/types';
import type { Event } from '../events';
import { sideOf } from '../formations';
import { copyState, type State } from '../state';

export interface CourseTurn {
  /** Where it ended: after so many actions. */
  readonly place: number;
  readonly round: number;
  readonly side: Side;
  /** Of the formations in play. */
  readonly morale: Readonly<BySide<number>>;
  readonly markers: Readonly<BySide<number>>;
  readonly lost: Readonly<BySide<readonly FormationId[]>>;
  readonly objectives: Readonly<Record<ObjectiveId, Side>>;
  readonly cubes: Readonly<BySide<number>>;
}

/** One entry for each turn; the last may have been cut short by the end. */
export function courseOf(first: State, steps: readonly Step<Event>[]): readonly CourseTurn[] {
  const now = copyState(first);
  const course: CourseTurn[] = [];
  let turn: { readonly round: number; readonly side: Side } | undefined;
  steps.forEach(({ events }, at) => {
    for (const event of events) {
      if (event.type === 'turnBegan') turn = event;
      const isOver = event.type === 'turnEnded' || event.type === 'ended';
      if (isOver && turn) {
        course.push({ place: at + 1, round: turn.round, side: turn.side, ...standing(now) });
        turn = undefined;
      } else follow(now, event);
    }
  });
  return course;
}

function follow(now: State, event: Event): void {
  switch (event.type) {
    case 'moraleLost':
    case 'moraleGained':
      now.morale[event.formation] = event.left;
      break;
    case 'markersLost':
    case 'markersGained':
      now.markers[event.formation] = event.left;
      break;
    case 'reinforced':
      now.markers[event.from] -= event.markers;
      now.markers[event.to] += event.markers;
      break;
    case 'wentOut':
      now.out[event.formation] = { how: event.how, round: now.round };
      break;
    case 'objectiveTaken':
    case 'objectiveTurned':
      now.objectives[event.objective] = event.side;
      break;
    case 'cubesGained':
      now.cubes[event.side] += event.cubes;
      break;
    case 'cubesSpent':
      now.cubes[event.side] -= event.cubes;
      break;
    default:
      break;
  }
}

function standing(now: State): Omit<CourseTurn, 'place' | 'round' | 'side'> {
  const inPlay = (side: Side) => FORMATIONS.filter((each) => sideOf(each) === side && !now.out[each]);
  const sum = (side: Side, table: Readonly<Record<FormationId, number>>) =>
    inPlay(side).reduce((total, each) => total + table[each], 0);
  return {
    morale: bySide((side) => sum(side, now.morale)),
    markers: bySide((side) => sum(side, now.markers)),
    lost: bySide((side) => FORMATIONS.filter((each) => sideOf(each) === side && now.out[each])),
    objectives: { ...now.objectives },
    cubes: { ...now.cubes },
  };
}

const bySide = <Value>(of: (side: Side) => Value): BySide<Value> =>
  Object.fromEntries(SIDES.map((side) => [side, of(side)])) as BySide<Value>;
