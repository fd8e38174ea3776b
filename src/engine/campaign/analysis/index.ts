/** What a whole game adds up to: its chapters, its course turn by turn, and how it stands at the end. */
import { seek } from '../../kernel/session';
import { type CampaignChapter, chapters, openView } from '../chapters';
import type { CampaignSession } from '../record';
import type { View } from '../view';
import { courseOf, type CourseTurn } from './course';
import { type Fight, fightsOf } from './fights';

export interface Analysis {
  readonly chapters: readonly CampaignChapter[];
  readonly course: readonly CourseTurn[];
  readonly fights: readonly Fight[];
  /** How it stands after the last action. */
  readonly end: View;
  /** With everything open, after so many actions. */
  readonly viewAt: (place: number) => View;
}

export function analyse(session: CampaignSession): Analysis {
  const first = session.snapshots[0];
  if (!first) throw new Error('a session without its first snapshot');
  const viewAt = (place: number) => openView(seek(session, place).state);
  return {
    chapters: chapters(first.state, session.steps),
    course: courseOf(session),
    fights: fightsOf(session),
    end: viewAt(session.record.actions.length),
    viewAt,
  };
}
