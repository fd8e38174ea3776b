/** What the whole game under review adds up to, worked out once for each record. */
import { create } from 'zustand';
import { seek } from '../engine/kernel/session';
import type { View } from '../engine/saratoga';
import type { GameSession } from './game';
import { type CourseTurn, courseOf } from './reviewCourse';
import { openView, type Stop, stopsOf } from './reviewStops';
import { type TurningPoint, turningPoints } from './reviewTurning';

export interface Analysis {
  readonly session: GameSession;
  readonly stops: readonly Stop[];
  readonly course: readonly CourseTurn[];
  readonly turning: readonly TurningPoint[];
  /** How it stands after the last action. */
  readonly end: View;
}

export const useKnown = create<{ readonly analysis: Analysis | undefined }>()(() => ({
  analysis: undefined,
}));

export function analyse(session: GameSession): Analysis {
  const { analysis } = useKnown.getState();
  if (analysis && isOf(analysis, session)) return analysis;
  const stops = stopsOf(session);
  const found = {
    session,
    stops,
    course: courseOf(session),
    turning: turningPoints(session, stops),
    end: openView(seek(session, session.record.actions.length).state),
  };
  useKnown.setState({ analysis: found });
  return found;
}

/** Wherever the cursor stands, the record is the same. */
export const isOf = (analysis: Analysis, session: GameSession): boolean =>
  analysis.session.record === session.record;
