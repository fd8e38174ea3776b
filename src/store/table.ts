/**
 * What lies on the table, as whoever looks may know it: the one home of view and log, for the game in play and for a review.
 *
 * Components read it and ask questions; the session and its state stay in here.
 */
import { create } from 'zustand';
import type { ActionLike, Decision, Refusal } from '../engine/kernel/game';
import type { Step } from '../engine/kernel/session';
import type { AnyRules, GameTypes } from '../games/contract';
import type { AnySession } from './library/load';
import { keepUnchanged } from './unchanged';

/** A step of the record as it is told. */
export interface LogStep<Event = unknown> {
  /** Who decided it: a side or the dice. */
  readonly by: string;
  readonly events: readonly Event[];
}

export interface TableState<T extends GameTypes = GameTypes> {
  /** Of the list of games; undefined while the table is empty. */
  readonly game: string | undefined;
  /** Nothing while the screen is handed over. */
  readonly view: T['view'] | undefined;
  readonly viewer: T['side'] | undefined;
  readonly decision: Decision | undefined;
  /** Whether anything is hidden from anybody now. */
  readonly isHiding: boolean;
  /** In play up to the cursor, in a review to the end. */
  readonly log: readonly LogStep<T['event']>[];
  /** What happened before the first step. */
  readonly opening: readonly T['event'][];
  /** So many actions are played. */
  readonly cursor: number;
  /** The step that was just played, for motion; none after undo, redo, a jump or a reload. */
  readonly latest: number | undefined;
}

/** Nothing lies on the table. */
export const EMPTY: TableState = {
  game: undefined,
  view: undefined,
  viewer: undefined,
  decision: undefined,
  isHiding: false,
  log: [],
  opening: [],
  cursor: 0,
  latest: undefined,
};

export const useTable = create<TableState>()(() => EMPTY);

interface Shown {
  readonly rules: AnyRules;
  readonly session: AnySession;
  readonly viewer: string | undefined;
}

/** Behind the view: for questions, which answer only what the asker may know. */
let shown: Shown | undefined;

/** Shows a session to a viewer, and keeps what did not change, so that only what did is drawn. */
export function showGame({ rules, session, viewer }: Shown, latest?: number): void {
  const { state, cursor, steps } = session;
  const isHiding = rules.isHiding(state);
  shown = { rules, session, viewer };
  useTable.setState(({ game, view }) => ({
    game: rules.game.id,
    view: keepUnchanged(game === rules.game.id ? view : undefined, rules.game.view(state, viewer)),
    viewer,
    decision: rules.game.decision(state),
    isHiding,
    log: steps.slice(0, cursor).map((step) => (isHiding ? redacted(rules, step, viewer) : step)),
    opening: isHiding ? tell(rules, session.opening, viewer) : session.opening,
    cursor,
    latest,
  }));
}

/** Shows a moment of a game that hides nothing any more, with the log of the whole record. */
export function showMoment(rules: AnyRules, session: AnySession, latest?: number): void {
  const state: unknown = rules.opened(session.state);
  const opened = { ...session, state };
  shown = { rules, session: opened, viewer: undefined };
  useTable.setState(({ game, view }) => ({
    game: rules.game.id,
    view: keepUnchanged(game === rules.game.id ? view : undefined, rules.game.view(state, undefined)),
    viewer: undefined,
    decision: rules.game.decision(state),
    isHiding: false,
    log: session.steps,
    opening: session.opening,
    cursor: session.cursor,
    latest,
  }));
}

let wishes = 0;

/** Somebody wants the table. The function that it answers tells whether nobody has wanted it since: what comes too late is not laid there. */
export function wantTable(): () => boolean {
  const wish = ++wishes;
  return () => wish === wishes;
}

/** Nothing lies on the table: not even what lay there before. */
export function clearTable(): void {
  shown = undefined;
  useTable.setState(EMPTY, true);
}

/** A question of the game about what lies on the table; undefined while nothing does. */
export function ask(question: string, ...args: readonly unknown[]): unknown {
  const answer = shown?.rules.questions[question];
  if (!shown) return undefined;
  if (!answer) throw new Error(`${shown.rules.game.id} knows no question '${question}'`);
  return answer(shown.session.state, shown.viewer, ...args);
}

/** Why an action would be refused now; nothing if it would be played. */
export const check = (action: ActionLike): Refusal | undefined =>
  shown && shown.rules.game.check(shown.session.state, action);

/** What the whole game on the table adds up to; undefined while something of it is hidden. */
export function analysis(): unknown {
  if (!shown || shown.rules.isHiding(shown.session.state)) return undefined;
  const { rules, session } = shown;
  const known = analysed.get(session.record) ?? { found: rules.analyse(session) as unknown };
  analysed.set(session.record, known);
  return known.found;
}

/** Wherever the cursor stands, the record is the same. */
const analysed = new WeakMap<object, { readonly found: unknown }>();

/** A step never changes, so that it is redacted once for each viewer. */
const redactedBefore = new WeakMap<object, Map<string | undefined, LogStep>>();

function redacted(rules: AnyRules, step: Step<unknown>, viewer: string | undefined): LogStep {
  const byViewer = redactedBefore.get(step) ?? new Map<string | undefined, LogStep>();
  const known = byViewer.get(viewer) ?? { by: step.by, events: tell(rules, step.events, viewer) };
  redactedBefore.set(step, byViewer.set(viewer, known));
  return known;
}

const tell = (rules: AnyRules, events: readonly unknown[], viewer: string | undefined): readonly unknown[] =>
  events.flatMap((event) => (rules.eventFor(event, viewer) as unknown) ?? []);

/** The action at a place of the record; only its kind where whoever looks has not made it and something is hidden. */
export function actionFor(
  { rules, session }: Pick<Shown, 'rules' | 'session'>,
  place: number,
  viewer: string | undefined,
): ActionLike | undefined {
  const action = session.record.actions[place];
  const isOpen = session.steps[place]?.by === viewer || !rules.isHiding(session.state);
  return isOpen ? action : action && { kind: action.kind };
}
