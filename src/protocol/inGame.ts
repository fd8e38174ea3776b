/** The requests of a game under way. */
import { digest } from '../engine/kernel/digest';
import { type ActionLike, DICE, isRefusal, isRollDecision } from '../engine/kernel/game';
import { isObject } from '../engine/kernel/json';
import { refusalOf } from '../engine/kernel/play';
import { act, answerRolls, redo, save, undo, undoLimit } from '../engine/kernel/session';
import { drawnBefore } from '../engine/kernel/timeline';
import { attempt } from '../engine/kernel/walk';
import type { Json, Read } from './fields';
import { kindsOf, own, readAction, readArgs, takesView } from './forms';
import { type Mistake, mistake, refused } from './mistakes';
import { inGame, type Request } from './request';
import {
  type Answer,
  eventsFrom,
  eventsTold,
  goOn,
  otherDecider,
  situation,
  type Table,
  viewerOf,
} from './table';
import { tableDice } from './tableDice';

export const IN_GAME: Readonly<Record<string, Request>> = {
  decision: inGame(
    'tells what the game waits for, what it is about and what can answer it; or how the game ended',
    { 'side?': 'side' },
    (table, { side }) => ({ ok: situation(table, side) }),
  ),
  actions: inGame(
    'lists what the decider may do; nothing where dice decide, or another side than the given one',
    { 'side?': 'side' },
    (table, { side }) => {
      const isOther = otherDecider(table, side) !== undefined;
      const actions: unknown = isOther ? [] : table.rules.game.actions(table.session.state);
      return { ok: { ...situation(table, side), actions } };
    },
  ),
  check: inGame(
    'tells whether an action may be played now',
    { action: 'action', 'side?': 'side' },
    (table, { action, side }) => {
      const read = ordered(table, action, side);
      if ('flaw' in read) return read.flaw;
      const refusal = refusalOf(table.rules.game, table.session.state, read.given);
      return { ok: { legal: !refusal, refusal } };
    },
  ),
  act: inGame(
    'plays an action, a roll among them; the events are as the side may know them, without a side as they are',
    { action: 'action', 'side?': 'side' },
    (table, { action, side }) => {
      const read = ordered(table, action, side);
      if ('flaw' in read) return read.flaw;
      const next = act(table.session, read.given);
      const known = kindsNow(table);
      const isOfAnother = known.length > 0 && !known.includes(read.given.kind);
      return isRefusal(next) && isOfAnother ? refused(next, { known }) : goOn(table, next, side);
    },
  ),
  dice: inGame(
    'says what the next dice show, in the order in which they will be asked for',
    { rolls: 'list', 'side?': 'side' },
    (table, { rolls, side }) => {
      const { rules, session } = table;
      const pending = rules.game.decision(session.state);
      const faces = isRollDecision(pending) ? pending.faces : (rules.forms?.faces ?? Number.MAX_SAFE_INTEGER);
      const script: readonly unknown[] = rolls.flat();
      const isFace = (die: unknown): die is number =>
        Number.isInteger(die) && Number(die) >= 1 && Number(die) <= faces;
      if (!script.every(isFace))
        return mistake('badField', 'rolls', { wants: 'whole numbers that the dice can show' });
      const dice = tableDice(session.dice?.seed, script, drawnBefore(session));
      return goOn(table, answerRolls({ ...session, dice }), side);
    },
  ),
  events: inGame(
    'tells again what happened since so many actions, as a side may know it; without a number since the beginning',
    { 'from?': 'number', 'side?': 'side' },
    (table, { from = 0, side }) => {
      const { session } = table;
      const events = [...(from <= 0 ? session.opening : []), ...eventsFrom(session, Math.max(0, from))];
      return { ok: { at: session.cursor, events: eventsTold(table, events, side) } };
    },
  ),
  view: inGame(
    'shows what a side may see; without a side what all may see; open: everything',
    { 'side?': 'side', 'open?': 'yesOrNo' },
    ({ rules, session: { state } }, { side, open }) => ({
      ok: rules.game.view(open ? rules.opened(state) : state, side) as object,
    }),
  ),
  observe: inGame(
    'gives the state as one side may know it, in the shape of the whole one: all that a computer opponent gets',
    { side: 'side' },
    ({ rules, session: { cursor, state } }, { side }) => ({
      ok: { at: cursor, state: rules.observe(state, side) as unknown },
    }),
  ),
  ask: inGame(
    'asks the game one of its questions; a side hears what it may know, without one what all may',
    { question: 'text', 'args?': 'listOrObject', 'side?': 'side' },
    (table, { question, args = [], side }) => {
      const heard = ask(table, question, args, side, 'args.');
      return 'flaw' in heard ? heard.flaw : { ok: { answer: heard.given ?? null } };
    },
  ),
  odds: shorthand(
    'tells the odds of a shot at a place in a stack, 0 for the top',
    { unit: 'text', hex: 'hex', 'place?': 'number' },
    'odds',
  ),
  reach: shorthand('tells where counters of one hex can go together', { counters: 'texts' }, 'reach'),
  command: shorthand('tells to whom a unit traces command', { unit: 'text' }, 'command'),
  los: shorthand('tells whether a line of sight is free', { from: 'hex', to: 'hex' }, 'sight', 'los'),
  save: inGame('gives the whole game as JSON', {}, ({ session }) => ({ ok: { save: save(session) } })),
  undo: inGame(
    'takes the last decision back, or all back to a number of actions',
    { 'to?': 'number', 'side?': 'side' },
    (table, { to, side }) => {
      const { session } = table;
      const { to: place, barrier } = undoLimit(session, to);
      if (place >= session.cursor) return barrier ? mistake('barrier', barrier) : mistake('nothingToUndo');
      return otherStep(table, place, session.cursor, side) ?? goOn(table, undo(session, to), side);
    },
  ),
  redo: inGame('plays again what was taken back', { 'to?': 'number', 'side?': 'side' }, (table, given) => {
    const { session } = table;
    const next = redo(session, given.to);
    if (next.cursor > session.cursor)
      return otherStep(table, session.cursor, next.cursor, given.side) ?? goOn(table, next, given.side);
    return mistake(session.cursor < session.record.actions.length ? 'barrier' : 'nothingToRedo');
  }),
  digest: inGame('gives a short hash of the state', {}, ({ session: { cursor, state } }) => ({
    ok: { at: cursor, digest: digest(state) },
  })),
};

/** As JSON and as text; either begins it again. */
export function tellPosition({ entry, rules, session: { state } }: Table): Answer | Mistake {
  const { notation } = rules;
  if (!notation) return mistake('noPositions', entry.id);
  const setup: unknown = notation.setupAt(state);
  // A game keeps its positions under this name, or its set-ups are positions.
  const position = isObject(setup) && Object.hasOwn(setup, 'position') ? setup['position'] : setup;
  return { ok: { position, text: notation.format(state) } };
}

/** An action in the game's own form, if the side may give it. */
function ordered(table: Table, action: Json & ActionLike, side: string | undefined): Read<ActionLike> {
  const flaw = otherDecider(table, side);
  return flaw ? { flaw } : readAction(table.rules, kindsNow(table), action);
}

function kindsNow({ rules, session: { state } }: Table): readonly string[] {
  const decision = rules.game.decision(state);
  return decision ? kindsOf(rules, state, decision) : [];
}

/** Whoever may not give an order may not take it back or repeat it either; what the dice said goes with the orders. */
function otherStep(
  { session }: Table,
  from: number,
  to: number,
  side: string | undefined,
): Mistake | undefined {
  if (side === undefined) return undefined;
  const other = session.steps.slice(from, to).find(({ by }) => by !== side && by !== DICE);
  return other && mistake('notYourDecision', other.by);
}

/** A question of the game that has a request of its own, by the names of what it takes. */
function shorthand<const F extends Parameters<typeof inGame>[1]>(
  does: string,
  fields: F,
  question: string,
  name = question,
): Request {
  return inGame(does, { ...fields, 'side?': 'side' }, (table, given: Json) => {
    const { side, ...args } = given;
    const heard = ask(table, question, args, side as string | undefined, '');
    if ('flaw' in heard) return heard.flaw;
    return isObject(heard.given) && isRefusal(heard.given)
      ? refused(heard.given)
      : { ok: { [name]: heard.given } };
  });
}

function ask(
  table: Table,
  question: string,
  args: readonly unknown[] | Json,
  side: string | undefined,
  path: string,
): Read<unknown> {
  const { rules, session } = table;
  const { state } = session;
  const questions = rules.questions as Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
  const answer = own(questions, question);
  if (!answer) return { flaw: mistake('unknownQuestion', question, { known: Object.keys(questions) }) };
  // What one could order is for the decider to hear.
  const isOfOrders = takesView(rules, question);
  const flaw = isOfOrders ? otherDecider(table, side) : undefined;
  if (flaw) return { flaw };
  const viewer = isOfOrders ? viewerOf(table, side) : side;
  const read = readArgs(rules, question, args, () => rules.game.view(state, viewer) as unknown, path);
  if ('flaw' in read) return read;
  // Components ask only what makes sense; a program may ask anything.
  const heard = attempt(() => ({ given: plain(answer(state, viewer, ...read.given)) }));
  return heard ?? { flaw: mistake('unanswerable', question) };
}

const plain = (answer: unknown): unknown =>
  answer instanceof Map ? (Object.fromEntries(answer) as unknown) : answer;
