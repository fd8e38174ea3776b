/** Everything that a program can ask for, each request as a function from one conversation to the next. */
import { digest } from '../engine/kernel/digest';
import { isRefusal, type Refusal } from '../engine/kernel/game';
import { refusalOf } from '../engine/kernel/play';
import {
  act,
  answerRolls,
  load,
  redo,
  save,
  type Session,
  start,
  undo,
  undoLimit,
} from '../engine/kernel/session';
import { drawnBefore } from '../engine/kernel/timeline';
import {
  type Action,
  BATTLES,
  commandTrace,
  type Event,
  eventFor,
  formatPosition,
  odds,
  OPTION_NAMES,
  OPTIONS,
  parsePosition,
  type PositionSetup,
  reachable,
  readPosition,
  SARATOGA,
  type Setup,
  type Side,
  sight,
  type State,
  writePosition,
} from '../engine/saratoga/index';
import { type Fields, type Given, isMistake, type Json, readFields } from './fields';
import { type Mistake, mistake, refused } from './mistakes';
import { tableDice } from './tableDice';

export type Game = Session<State, Action, Event>;

/** All that is remembered from one request to the next. */
export interface Talk {
  readonly game: Game | undefined;
}

export interface Answer {
  readonly ok: object;
  /** Where the request changes it. */
  readonly game?: Game;
}

export interface Request {
  readonly does: string;
  readonly fields: Fields;
  run(talk: Talk, request: Json): Answer | Mistake;
}

export const REQUESTS: Readonly<Record<string, Request>> = {
  new: request(
    'begins a battle with its set-up; with a seed the dice roll by themselves; lifted: undo goes back over everything',
    { battle: 'text', options: 'object?', fog: 'yesOrNo?', seed: 'text?', lifted: 'yesOrNo?' },
    (_, { battle, options = {}, fog, seed, lifted }) => {
      const known = BATTLES.find((each) => each === battle);
      if (!known) return mistake('unknownBattle', battle);
      const wrong = Object.keys(options).find((name) => !isOption(name, options[name]));
      if (wrong !== undefined) return mistake('unknownOption', wrong);
      return begin({ battle: known, options, fog }, seed, lifted);
    },
  ),
  position: request(
    'begins with any position of any phase, as JSON or text; without one, tells the position of the game',
    { position: 'textOrObject?', seed: 'text?', lifted: 'yesOrNo?' },
    ({ game }, { position, seed, lifted }) => {
      if (position === undefined)
        return game
          ? { ok: { position: writePosition(game.state), text: formatPosition(game.state) } }
          : mistake('noGame');
      const state = typeof position === 'string' ? parsePosition(position) : readPosition(position);
      if (Array.isArray(state))
        return mistake('badPosition', state[0]?.at, { problems: state.slice(0, MOST_PROBLEMS) });
      return begin({ position: writePosition(state) }, seed, lifted);
    },
  ),
  decision: inGame('tells what the game waits for, or how it ended', {}, (game) => ({ ok: situation(game) })),
  actions: inGame('lists what whoever decides may do; nothing where dice decide', {}, (game) => ({
    ok: { ...situation(game), actions: SARATOGA.actions(game.state) },
  })),
  check: inGame('tells whether an action may be played now', { action: 'action' }, (game, { action }) => {
    const refusal = refusalOf(SARATOGA, game.state, action as Action);
    return { ok: { legal: !refusal, refusal } };
  }),
  act: inGame(
    'plays an action, a roll among them; the events are as the side may know them, without a side as they are',
    { action: 'action', side: 'side?' },
    (game, { action, side }) => goOn(game, act(game, action as Action), side),
  ),
  dice: inGame(
    'says what the next dice show, in the order in which they will be asked for',
    { rolls: 'list', side: 'side?' },
    (game, { rolls, side }) => {
      const script = rolls.flat();
      if (!script.every(isFace)) return mistake('wrongType', 'rolls');
      const dice = tableDice(game.dice?.seed, script, drawnBefore(game));
      return goOn(game, answerRolls({ ...game, dice }), side);
    },
  ),
  view: inGame(
    'shows what a side may see; without a side what both may see; open: everything',
    { side: 'side?', open: 'yesOrNo?' },
    ({ state }, { side, open }) => ({ ok: SARATOGA.view(open ? { ...state, fog: false } : state, side) }),
  ),
  odds: inGame(
    'tells the odds of a shot at a place in a stack, 0 for the top',
    { side: 'side?', unit: 'text', hex: 'hex', place: 'number?' },
    ({ state }, { side, unit, hex, place = 0 }) => told('odds', odds(state, side, unit, hex, place)),
  ),
  reach: inGame(
    'tells where counters of one hex can go together',
    { side: 'side?', counters: 'names' },
    ({ state }, { side, counters }) => told('reach', reachable(state, side, counters)),
  ),
  command: inGame(
    'tells to whom a unit traces command',
    { side: 'side?', unit: 'text' },
    ({ state }, { side, unit }) => told('command', commandTrace(state, side, unit)),
  ),
  los: inGame(
    'tells whether a line of sight is free',
    { from: 'hex', to: 'hex' },
    ({ state }, { from, to }) => told('los', sight(state, from, to)),
  ),
  save: inGame('gives the whole game as JSON', {}, (game) => ({ ok: { save: save(game) } })),
  load: request('goes on with a saved game', { save: 'object' }, (_, given) => {
    const { session, stop } = load(SARATOGA, given.save);
    return session && !stop ? { game: session, ok: situation(session) } : mistake('badSave', stop?.why);
  }),
  undo: inGame(
    'takes the last decision back, or all back to a number of actions',
    { to: 'number?' },
    (game, { to }) => {
      const { to: place, barrier } = undoLimit(game, to);
      if (place < game.cursor) return goOn(game, undo(game, to));
      return barrier ? mistake('barrier', barrier) : mistake('nothingToUndo');
    },
  ),
  redo: inGame('plays again what was taken back', { to: 'number?' }, (game, { to }) => {
    const next = redo(game, to);
    if (next.cursor > game.cursor) return goOn(game, next);
    return mistake(game.cursor < game.record.actions.length ? 'barrier' : 'nothingToRedo');
  }),
  digest: inGame('gives a short hash of the state', {}, (game) => ({
    ok: { at: game.cursor, digest: digest(game.state) },
  })),
  help: request('lists the requests', {}, () => ({
    ok: Object.fromEntries(
      Object.entries(REQUESTS).map(([name, { does, fields }]) => [name, { does, fields }]),
    ),
  })),
};

const MOST_PROBLEMS = 20;

function request<F extends Fields>(
  does: string,
  fields: F,
  run: (talk: Talk, given: Given<F>) => Answer | Mistake,
): Request {
  return {
    does,
    fields,
    run(talk, json) {
      const given = readFields(fields, json);
      return isMistake(given) ? given : run(talk, given);
    },
  };
}

function inGame<F extends Fields>(
  does: string,
  fields: F,
  run: (game: Game, given: Given<F>) => Answer | Mistake,
): Request {
  return request(does, fields, ({ game }, given) => (game ? run(game, given) : mistake('noGame')));
}

function begin(
  setup: Setup | PositionSetup,
  seed: string | undefined,
  isLifted: boolean | undefined,
): Answer {
  const game = start(SARATOGA, setup, { dice: tableDice(seed), isLifted });
  return { game, ok: { ...situation(game), events: [...game.opening, ...eventsBetween(game, 0)] } };
}

/** From one place of the game to another, or not. */
function goOn(game: Game, next: Game | Refusal, side?: Side): Answer | Mistake {
  if (isRefusal(next)) return refused(next);
  const events = eventsBetween(next, game.cursor).flatMap((event) =>
    side ? (eventFor(event, side) ?? []) : event,
  );
  return { game: next, ok: { ...situation(next), events } };
}

const eventsBetween = (game: Game, from: number): Event[] =>
  game.steps.slice(from, game.cursor).flatMap(({ events }) => events);

function situation({ state, cursor }: Game) {
  const outcome = SARATOGA.outcome(state);
  return {
    at: cursor,
    decision: SARATOGA.decision(state) ?? null,
    ...(outcome && { outcome: { reason: outcome.reason, winner: outcome.winner ?? null } }),
  };
}

const told = (name: string, answer: object): Answer | Mistake =>
  isRefusal(answer) ? refused(answer) : { ok: { [name]: answer } };

const isFace = (die: unknown): die is number => Number.isInteger(die) && Number(die) >= 1 && Number(die) <= 6;

const isOption = (name: string, choice: unknown): boolean =>
  OPTION_NAMES.some((each) => each === name && (OPTIONS[each] as readonly unknown[]).includes(choice));
