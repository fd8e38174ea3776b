/** 3.4 An action played in a state and in its twin: log, recap, undo and the view after it tell nothing of what stays hidden. */
import { DICE } from '../../src/engine/kernel/game';
import { isSameJson } from '../../src/engine/kernel/json';
import { refusalOf } from '../../src/engine/kernel/play';
import { barrierOf } from '../../src/engine/kernel/undo';
import {
  type Action,
  type Event,
  RULES,
  SARATOGA,
  type Side,
  SIDES,
  type View,
} from '../../src/engine/saratoga/index';
import { copyState, type State } from '../../src/engine/saratoga/state';
import { words } from '../../src/ui/saratoga/text/words';
import { table } from '../../src/ui/text/table';
import { helpers, hiddenFrom, type Twin, wordsOf } from './fog';
import { enemyOf, ID } from './ground';
import { count, type Tally } from './tally';
import { compare } from './twinAnswers';

const { chapters, eventFor, label, observe, seatFor } = RULES;

interface Played {
  readonly before: State;
  readonly by: string;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

/**
 * R129 the same action in both, and of two who have changed places each what the other did: until somebody shows
 * something it leads to the same events, the same question and the same seat.
 */
export function playOn(state: State, found: Twin, viewer: Side, action: Action, tally: Tally): void {
  const its = inTwin(action, found);
  if (its) playBoth(state, found, viewer, [action, its], tally);
  if (!its || !isSameJson(its, action)) playBoth(state, found, viewer, [action, action], tally);
}

function playBoth(
  state: State,
  found: Twin,
  viewer: Side,
  [action, its]: readonly [Action, Action],
  tally: Tally,
): void {
  if (refusalOf(SARATOGA, found.twin, its)) return;
  const pair = [played(state, action), played(found.twin, its)];
  if (!pair.every((each) => isStillHidden(each, found.changed, viewer))) return;
  count(tally, 'samples', PLAYED);
  if (new Set(pair.map(openly)).size > 1) {
    count(tally, 'samples', EXCUSED.open);
    return;
  }
  const isSettled = pair.some(({ events }) => events.some((event) => settlesCommand(event, enemyOf(viewer))));
  if (isSettled) count(tally, 'samples', EXCUSED.command);
  const what = () => `${viewer} can tell after ${JSON.stringify(action)} that ${found.what}`;
  const same = (name: string, answer: (each: Played) => unknown) =>
    compare(pair.map(answer), name, tally, what);
  same('view after an action', ({ after }) => comparable(SARATOGA.view(after, viewer), isSettled));
  same('question after an action', ({ after }) => [
    SARATOGA.decision(after),
    SARATOGA.view(after, undefined).about,
  ]);
  same('seat after an action', ({ after }) =>
    [undefined, ...SIDES].map((seated) => [seatFor(after, seated, false), seatFor(after, seated, true)]),
  );
  same('label after an action', ({ after }) => label(after));
  same('chapters', ({ before, by, events }) =>
    chapters(before, [{ by, barrier: undefined, drawn: 0, events }]),
  );
  if (!isSettled) same('what is observed after an action', ({ after }) => observe(after, viewer));
  same('undo', undoWords);
  for (const eyes of [viewer, undefined]) {
    const hears = ({ events }: Played) =>
      events.flatMap((event) =>
        isSettled && event.type === 'outOfCommand' ? [] : (eventFor(event, eyes) ?? []),
      );
    same('log', (each) => [hears(each), hears(each).map((event) => words.line(event) ?? null)]);
    same('recap', (each) => recapOf(hears(each)));
    same('luck', (each) => RULES.luck(hears(each)));
  }
}

/** Actions that were played in a state and in its twin and left both hidden; of these, what is not held against one another. */
const PLAYED = 'twins: played on';
const EXCUSED = {
  open: 'twins: not compared, told by the rules',
  command: 'twins: compared without who is in command',
} as const;

/** Of a hundred that were played on, the most that may be excused, so that excuses do not swallow the comparison. */
const MOST_EXCUSED: Readonly<Record<keyof typeof EXCUSED, number>> = { open: 3, command: 10 };
/** Of fewer, chance decides. */
const ENOUGH = 50;

/** What is excused too often, with its share. */
export function tooOftenExcused({ samples }: Tally): readonly string[] {
  const played = samples[PLAYED] ?? 0;
  if (played < ENOUGH) return [];
  return (Object.keys(EXCUSED) as (keyof typeof EXCUSED)[]).flatMap((why) => {
    const share = (100 * (samples[EXCUSED[why]] ?? 0)) / played;
    return share > MOST_EXCUSED[why] ? [`${EXCUSED[why]}: ${share.toFixed(1)}%`] : [];
  });
}

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
  return { before, by: SARATOGA.decision(before)?.by ?? DICE, action, after, events };
}

/** Of what goes over the map the top is seen on its way, even if it ends in a stack. */
function isStillHidden({ after, events }: Played, changed: readonly number[], viewer: Side): boolean {
  const hidden = hiddenFrom(after, Uint8Array.from(after.seen, Number), viewer);
  const shown = events.map((event) =>
    event.type === 'moved' ? event.shown : event.type === 'relocated' && !event.secret ? event.leader : '',
  );
  const open = helpers(after);
  return changed.every(
    (piece) => hidden.includes(piece) && !open.includes(piece) && !shown.includes(ID[piece] ?? ''),
  );
}

/**
 * What the rules make open of hidden counters: 3.1.4, 3.8.3 who is given up, finds no way or must make room, 5.2 whether
 * Gates stirs, 7.3 whether a shot hits where two may stand, R80 where leaders whom everybody sees find friends, 8.0 how many
 * try to recover.
 */
function openly({ after, events }: Played): string {
  const next = SARATOGA.decision(after)?.kind ?? '';
  const frame = after.frames.at(-1);
  return JSON.stringify([
    events.filter(({ type }) => OPEN.includes(type)),
    events.map((event) =>
      event.type === 'gatesRolled' ? event.active : event.type === 'shot' ? event.hit : '',
    ),
    ['removeExcess', 'displace'].includes(next) ? next : '',
    frame?.kind === 'relocation' && frame.leader >= 0,
    frame?.kind === 'recovery' && frame.stage === 'roll' ? frame.queue : [],
  ]);
}

const OPEN: readonly Event['type'][] = [
  'relocated',
  'leaderRemoved',
  'recovered',
  'surrendered',
  'removedByStacking',
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

/** As the recap tells it: what somebody did, without the headings. */
const recapOf = (events: readonly Event[]): string =>
  events
    .flatMap((event) => words.line(event) ?? [])
    .flatMap(({ heading, text }) => (heading === undefined ? [text] : []))
    .join(' ');

/** What stands on the buttons after the action, and after it was taken back. */
function undoWords({ before, action, after }: Played): readonly string[] {
  const barrier = barrierOf(SARATOGA, before, action, after);
  if (barrier) return [table.undo.barriers[barrier]];
  return [table.undo.undoes(words.action(action)), table.undo.redoes(words.action(action))];
}
