/** What a whole game adds up to: its course turn by turn, its turning points, and how it stands at the end. */
import { seek } from '../../kernel/session';
import { chapters, openView, type SaratogaChapter } from '../chapters';
import type { SaratogaSession } from '../record';
import type { View } from '../view';
import { type CourseTurn, courseOf } from './course';
import { type TurningPoint, turningPoints } from './turningPoints';

export interface Analysis {
  readonly chapters: readonly SaratogaChapter[];
  readonly course: readonly CourseTurn[];
  readonly turning: readonly TurningPoint[];
  /** How it stands after the last action. */
  readonly end: View;
  /** With everything open, after so many actions. */
  readonly viewAt: (place: number) => View;
}

export function analyse(session: SaratogaSession): Analysis {
  const first = session.snapshots[0];
  if (!first) throw new Error('a session without its first snapshot');
  const all = chapters(first.state, session.steps);
  const viewAt = (place: number) => openView(seek(session, place).state);
  return {
    chapters: all,
    course: courseOf(session),
    turning: turningPoints(session, all),
    end: viewAt(session.record.actions.length),
    viewAt,
  };
}
