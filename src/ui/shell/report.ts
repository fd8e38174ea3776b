/** What a report says of an error: the message, the position in writing and the last actions; nothing of the person. */
import { entryOf } from '../../games/list';
import { gameInPlay, usePlay } from '../../store/play';
import { title } from '../text/title';
import { trouble } from '../text/trouble';
import { BUILD } from './build';

const LAST = 12;

export function reportOf(error: unknown, componentStack: string): string {
  const words = trouble.report;
  return [
    words.page(title.page, BUILD),
    words.message(messageOf(error)),
    ...(componentStack === '' ? [] : [words.where(componentsIn(componentStack))]),
    ...gameLines(),
  ].join('\n');
}

/** Shows the game in play as its record has it, whatever became of the last view. */
export const showAgain = (): void => usePlay.getState().show();

/** Whether the last action can be taken back, for a position that cannot be shown. */
export const canTakeBack = (): boolean => usePlay.getState().undoable.action !== undefined;

export const takeBack = (): void => usePlay.getState().undo();

/** Two errors with the same words happened at the same place of the same game. */
export const placeNow = (): string => `${gameInPlay()?.id} ${gameInPlay()?.session.cursor}`;

function gameLines(): string[] {
  const words = trouble.report;
  const game = gameInPlay();
  if (!game) return [words.noGame];
  const { rules, session } = game;
  const { actions } = session.record;
  const head = words.game(entryOf(rules.game.id)?.title ?? rules.game.id, rules.game.version);
  const from = Math.max(0, session.cursor - LAST);
  const last = actions
    .slice(from, session.cursor)
    .map((action, i) => ({ action, by: session.steps[from + i]?.by }));
  // The report lies open on the screen, and even the kind of an action may be a secret.
  if (rules.isHiding(session.state)) return [head, words.hidden, words.count(session.cursor)];
  return [
    head,
    words.position,
    positionOf(() => rules.notation?.format(session.state) ?? words.failed),
    words.actions(from + 1, session.cursor),
    ...last.map(({ action, by }) => `${by}: ${JSON.stringify(action)}`),
  ];
}

/** A state that fails in a component may fail here. */
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
