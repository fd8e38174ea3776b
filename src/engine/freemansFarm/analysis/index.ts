/** What a whole game adds up to: its course turn by turn, the moments it turned on, and what decided it. */
import { seek } from '../../kernel/session';
import { chapters, type FarmChapter } from '../chapters';
import type { FarmSession } from '../record';
import { enemyOf } from '../formations';
import type { Ending } from '../state';
import { opened } from '../opened';
import { view, type View } from '../view';
import { type CourseTurn, courseOf } from './course';
import { type Moment, momentsOf } from './moments';

export interface Analysis {
  readonly chapters: readonly FarmChapter[];
  readonly course: readonly CourseTurn[];
  readonly moments: readonly Moment[];
  /** Undefined while the game goes on. */
  readonly decided: Decided | undefined;
  readonly end: View;
  /** With everything open, after so many actions. */
  readonly viewAt: (place: number) => View;
}

export interface Decided {
  readonly ending: Ending;
  /** What the loser lost, in the order in which it fell. */
  readonly falls: readonly Extract<Moment, { readonly kind: 'fall' }>[];
  /** How many of these fell by what their own side paid. */
  readonly byItself: number;
}

export function analyse(session: FarmSession): Analysis {
  const first = session.snapshots[0];
  if (!first) throw new Error('a session without its first snapshot');
  const moments = momentsOf(session.steps);
  const viewAt = (place: number) => view(opened(seek(session, place).state), undefined);
  const end = viewAt(session.record.actions.length);
  return {
    chapters: chapters(first.state, session.steps),
    course: courseOf(first.state, session.steps),
    moments,
    decided: decidedBy(end.ending, moments),
    end,
    viewAt,
  };
}

function decidedBy(ending: Ending | undefined, moments: readonly Moment[]): Decided | undefined {
  if (!ending) return undefined;
  const loser = ending.winner && enemyOf(ending.winner);
  const falls = moments.flatMap((moment) =>
    moment.kind === 'fall' && (loser === undefined || moment.side === loser) ? [moment] : [],
  );
  return { ending, falls, byItself: falls.filter(({ byItself }) => byItself).length };
}
