/** How a campaign went: strength, losses and the places that decide, at the end of each turn. */
import { seek } from '../../kernel/session';
import { ALL_BLOCKS, CLINTON_BLOCK, fullSp, isUnit, sideOf } from '../blocks';
import { isPlace, LOST } from '../board';
import { openView } from '../chapters';
import type { BySide, Side } from '../data/types';
import type { CampaignSession } from '../record';
import { spOf, type State } from '../state';
import type { View } from '../view';

export interface CourseTurn {
  /** The turn that has just ended; at the beginning, the one before the first. */
  readonly turn: number;
  readonly place: number;
  /** The last turn of a game that goes on. */
  readonly isUnderWay: boolean;
  /** Strength that is left, and strength in places. */
  readonly sp: BySide<number>;
  readonly inPlay: BySide<number>;
  /** Strength and units that are lost. */
  readonly spLost: BySide<number>;
  readonly unitsLost: BySide<number>;
  readonly objectives: View['objectives'];
  /** Battles and overruns of this turn. */
  readonly battles: number;
  readonly overruns: number;
}

/** The beginning, the end of each turn, and the last moment of a game that goes on. */
export function courseOf(session: CampaignSession): readonly CourseTurn[] {
  let [battles, overruns] = [0, 0];
  const at = (place: number, turn: (state: State) => number, isUnderWay = false): CourseTurn => {
    const { state } = seek(session, place);
    const found = { place, turn: turn(state), isUnderWay, battles, overruns, ...standingOf(state) };
    [battles, overruns] = [0, 0];
    return found;
  };
  const last = session.record.actions.length;
  const course = [at(0, ({ turn }) => turn - 1)];
  session.steps.forEach(({ events }, i) => {
    for (const event of events) {
      if (event.type === 'battleBegan') battles++;
      if (event.type === 'overran') overruns++;
      if (event.type === 'turnEnded') course.push(at(i + 1, () => event.turn));
    }
  });
  if ((course.at(-1)?.place ?? 0) < last) course.push(at(last, ({ turn }) => turn, true));
  return course;
}

export function standingOf(state: State) {
  const sum = (side: Side, of: (block: number) => number): number =>
    ALL_BLOCKS.reduce(
      (total, block) => (sideOf(block) === side && block !== CLINTON_BLOCK ? total + of(block) : total),
      0,
    );
  const both = (of: (block: number) => number): BySide<number> => ({
    british: sum('british', of),
    american: sum('american', of),
  });
  return {
    sp: both((block) => spOf(state, block)),
    inPlay: both((block) => (isPlace(state.at[block] ?? -1) ? spOf(state, block) : 0)),
    spLost: both((block) => fullSp(block) - spOf(state, block)),
    unitsLost: both((block) => (state.at[block] === LOST && isUnit(block) ? 1 : 0)),
    objectives: openView(state).objectives,
  };
}
