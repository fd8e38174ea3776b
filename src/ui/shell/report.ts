/** What a report says of a stumble: the message, the position in writing and the last actions; nothing of the person. */
import { formatPosition, SARATOGA } from '../../engine/saratoga';
import { undoable, useGame } from '../../store/game';
import { text } from '../text';
import { trouble } from '../text/trouble';

const LAST = 12;

export function reportOf(error: unknown, componentStack: string): string {
  const words = trouble.report;
  return [
    words.head(text.title, SARATOGA.version),
    words.message(messageOf(error)),
    ...(componentStack === '' ? [] : [words.where(componentsIn(componentStack))]),
    ...gameLines(),
  ].join('\n');
}

export { redraw } from '../../store/redraw';

/** Whether the last action can be taken back, for a position that cannot be shown. */
export function canTakeBack(): boolean {
  const { session } = useGame.getState();
  return session !== undefined && undoable(session).to < session.cursor;
}

export const takeBack = (): void => useGame.getState().undo();

/** Two stumbles with the same number happened at the same place. */
export const placeNow = (): number => useGame.getState().session?.cursor ?? -1;

function gameLines(): string[] {
  const words = trouble.report;
  const { session } = useGame.getState();
  if (!session) return [words.noGame];
  const { actions } = session.record;
  const from = Math.max(0, session.cursor - LAST);
  // 3.4 the report lies open on the screen.
  if (session.state.fog && !session.state.ending)
    return [
      words.hidden,
      words.actions(from + 1, session.cursor),
      ...actions.slice(from, session.cursor).map(({ kind }, i) => `${session.steps[from + i]?.by}: ${kind}`),
    ];
  return [
    words.position,
    positionOf(() => formatPosition(session.state)),
    words.actions(from + 1, session.cursor),
    ...actions
      .slice(from, session.cursor)
      .map((action, i) => `${session.steps[from + i]?.by}: ${JSON.stringify(action)}`),
  ];
}

/** A state that stumbles in a component may stumble here. */
function positionOf(write: () => string): string {
  try {
    return write();
  } catch {
    return trouble.report.failed;
  }
}

/** The names of the innermost components, without the addresses of their files. */
const componentsIn = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => /^\s*(?:at\s+)?([A-Z][\w$.]*)/.exec(line)?.[1])
    .filter((name) => name !== undefined)
    .slice(0, 6)
    .join(' < ');

function messageOf(error: unknown): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // An address may tell where the page is kept.
  return message.replace(/\b(?:https?|file|blob):\S+/g, '…');
}
