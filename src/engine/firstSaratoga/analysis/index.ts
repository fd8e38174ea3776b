/** What a whole game adds up to: its chapters, its course turn by turn, and how it stands at the end. */
import { chapters, type FirstSaratogaChapter } from '../chapters';
import type { World } from '../world';
import { courseOf, type CourseTurn, type FirstSaratogaSession } from './course';

export interface Analysis {
  readonly chapters: readonly FirstSaratogaChapter[];
  readonly course: readonly CourseTurn[];
}

export function analyse(world: World, session: FirstSaratogaSession): Analysis {
  const first = session.snapshots[0];
  if (!first) throw new Error('a session without its first snapshot');
  return { chapters: chapters(first.state, session.steps), course: courseOf(world, session) };
}
