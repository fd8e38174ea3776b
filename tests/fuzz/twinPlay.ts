/** 3.4 An action played in a state and in its twin: log, recap, undo and the view after it tell nothing of what stays hidden. */
import { refusalOf } from '../../src/engine/kernel/play';
import { barrierOf } from '../../src/engine/kernel/undo';
import { type Action, type Event, SARATOGA, type Side, type View } from '../../src/engine/saratoga/index';
import { copyState, type State } from '../../src/engine/saratoga/state';
import { told } from '../../src/store/told';
import { logLine } from '../../src/ui/text/log';
import { play as words } from '../../src/ui/text/play';
import { helpers, hiddenFrom, type Twin, type Viewer, wordsOf } from './fog';
import { enemyOf, ID } from './ground';
import { count, type Tally } from './tally';
import { compare } from './twinAnswers';

interface Played {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

export function playOn(state: State, found: Twin, viewer: Side, action: Action, tally: Tally): void {
  const its = inTwin(action, found);
  if (!its || refusalOf(SARATOGA, found.twin, its)) return;
  const pair = [played(state, action), played(found.twin, its)];
  if (!pair.every((each) => isStillHidden(each, found.changed, viewer))) return;
  if (new Set(pair.map((each) => openly(each, enemyOf(viewer)))).size > 1) {
    count(tally, 'samples', 'twins: told by the rules');
    return;
  }
  const isSettled = pair.some(({ events }) => events.some((event) => settlesCommand(event, enemyOf(viewer))));
  const what = () => `${viewer} can tell after ${JSON.stringify(action)} that ${found.what}`;
  const views = pair.map(({ after }) => SARATOGA.view(after, viewer));
  compare(
    views.map((view) => comparable(view, isSettled)),
    'view after an action',
    tally,
    what,
  );
  compare(pair.map(undoWords), 'undo', tally, what);
  for (const eyes of [viewer, undefined]) {
    const heard = pair.map(({ events }, i) => toldTo(eyes, events, views[i] as View));
    compare(
      heard.map((told) => [told, told.map(logLine)]),
      'log',
      tally,
      what,
    );
    compare(heard.map(recapOf), 'recap', tally, what);
  }
}

const toldTo = (viewer: Viewer, events: readonly Event[], view: View): readonly Event[] =>
  told({ ...view, viewer }, events);

/** Of two who have changed places each does what the other did; nothing where it is about another difference. */
function inTwin(action: Action, { changed, isSwap }: Twin): Action | undefined {
  const names = wordsOf(action);
  if (!changed.some((piece) => names.has(ID[piece] ?? ''))) return action;
  if (!isSwap) return undefined;
  const [one, other] = changed.map((piece) => ID[piece]);
  const swapped = (_: string, value: unknown) => (value === one ? other : value === other ? one : value);
  return JSON.parse(JSON.stringify(action), swapped) as Action;
}

function played(before: State, action: Action): Played {
  const after = copyState(before);
  const events: Event[] = [];
  SARATOGA.apply(after, action, (event) => events.push(event));
  return { before, action, after, events };
}

/** Of what goes over the map the top is seen on its way, even if it ends in a stack. */
function isStillHidden({ after, events }: Played, changed: readonly number[], viewer: Side): boolean {
  const hidden = hiddenFrom(after, Uint8Array.from(after.seen, Number), viewer);
  const shown = events.map((event) =>
    event.type === 'moved' ? event.shown : event.type === 'relocated' ? event.leader : '',
  );
  const open = helpers(after);
  return changed.every(
    (piece) => hidden.includes(piece) && !open.includes(piece) && !shown.includes(ID[piece] ?? ''),
  );
}

/**
 * What the rules make open of hidden counters: 4.0, 7.1.3 in which phase and step the other side has anything to decide,
 * 5.2 whether Gates stirs, 7.3, R80 where its leaders find friends, 8.0 how many try to recover.
 */
function openly({ after, events }: Played, side: Side): string {
  const next = SARATOGA.decision(after);
  const isItsTurn = next?.by === side || after.frames.at(-1)?.kind === 'recovery';
  return JSON.stringify([
    events.filter(({ type }) => OPEN.includes(type)),
    events.map((event) => event.type === 'gatesRolled' && event.active),
    isItsTurn
      ? [next?.kind, after.frames.findLast(({ kind }) => kind === 'fire' || kind === 'recovery')]
      : [],
  ]);
}

const OPEN: readonly Event['type'][] = [
  'phaseBegan',
  'phasePassed',
  'relocated',
  'leaderRemoved',
  'recovered',
];

/** 5.0, R39, R113 who is in command is settled, and shows by markers that lie open. */
function settlesCommand(event: Event, side: Side): boolean {
  if (event.type === 'phaseBegan') return event.side === side && event.phase === 'command';
  return event.type === 'leaderKilled' || event.type === 'deployed';
}

function comparable({ marks, ...rest }: View, isSettled: boolean): object {
  const others = Object.entries(marks).map(([id, list]) => [
    id,
    list.filter((mark) => mark !== 'outOfCommand'),
  ]);
  return {
    ...rest,
    marks: isSettled ? others.filter(([, list]) => list?.length) : marks,
  };
}

const recapOf = (events: readonly Event[]): string =>
  events
    .flatMap((event) => logLine(event) ?? [])
    .flatMap(({ tone, text }) => (tone === 'phase' ? [] : [text]))
    .join(' ');

function undoWords({ before, action, after }: Played): string {
  const barrier = barrierOf(SARATOGA, before, action, after);
  return barrier ? words.barriers[barrier] : words.undoes(words.actions[action.kind]);
}
