/** A session from JSON of any origin: everything is played again and checked, and the good part of a damaged save kept. */

import { answerRolls, freeName } from './advance';
import { type Dice, seededDice } from './dice';
import { type ActionLike, DICE, type Game } from './game';
import { isObject } from './json';
import { attempt, isConfirmed, readLine, type Stop } from './readLine';
import type { Branch, Session } from './record';
import { FORMAT } from './save';
import { begin, cut, marksOf, seek } from './timeline';
import { barrierBetween } from './undo';

export interface Loaded<State, Action extends ActionLike, Event> {
  readonly session: Session<State, Action, Event> | undefined;
  /** Undefined where everything was loaded and confirmed. */
  readonly stop: Stop | undefined;
}

/** Never throws, whatever the JSON. Dice given here replace those of the save. */
export function load<State, Action extends ActionLike, Event, Setup, View>(
  game: Game<State, Action, Event, Setup, View>,
  json: unknown,
  dice?: Dice,
): Loaded<State, Action, Event> {
  if (!isObject(json) || json['format'] !== FORMAT) return nothing('format');
  if (json['game'] !== game.id) return nothing('game');
  const { seed, setup, version, isLifted } = json;
  const options = { dice: dice ?? (typeof seed === 'string' ? seededDice(seed) : undefined) };
  const first = attempt(() => begin<State, Action, Event>(game, setup, options));
  if (!first) return nothing('setup');
  const isSameVersion = version === game.version;
  const main = readLine(first, json, isSameVersion);
  // A digest differs, and none vouches even for the first state.
  if (main.stop?.why === 'digest' && main.stop.at === 0 && !isConfirmed(first, json)) return nothing('setup');
  const branches = readBranches(main.session, json['branches'], isSameVersion);
  const session = { ...main.session, branches: branches.kept, isLifted: isLifted === true };
  const placed = placeCursor(session, json['cursor']);
  return { session: attempt(() => answerRolls(placed)) ?? placed, stop: main.stop ?? branches.stop };
}

function readBranches<State, Action extends ActionLike, Event>(
  main: Session<State, Action, Event>,
  saved: unknown,
  isSameVersion: boolean,
): { readonly kept: readonly Branch<Action>[]; readonly stop: Stop | undefined } {
  const kept: Branch<Action>[] = [];
  let stop: Stop | undefined;
  for (const entry of Array.isArray(saved) ? (saved as readonly unknown[]) : []) {
    const { name: called, from } = isObject(entry) ? entry : {};
    const name =
      typeof called === 'string' && !kept.some((each) => each.name === called) ? called : freeName(kept);
    if (!isObject(entry) || !isPlace(from, main)) {
      stop ??= { at: 0, why: 'malformed', confirmed: 0, branch: name };
      continue;
    }
    const line = readLine(cut(seek(main, from)), entry, isSameVersion);
    kept.push({ name, actions: line.session.record.actions, marks: marksOf(line.session) });
    if (line.stop) stop ??= { ...line.stop, branch: name };
  }
  return { kept, stop };
}

/** Where the save had it, but not behind a barrier and not where dice decide; else at the end. */
function placeCursor<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
  saved: unknown,
): Session<State, Action, Event> {
  const { cursor: end, isLifted, steps } = session;
  if (!isPlace(saved, session)) return session;
  const limit = barrierBetween(
    steps.map(({ barrier }) => barrier),
    end,
    saved,
    isLifted,
  );
  const place = steps.findIndex(({ by }, at) => at >= limit.to && by !== DICE);
  return place < 0 ? session : seek(session, place);
}

function isPlace<State, Action extends ActionLike, Event>(
  value: unknown,
  session: Session<State, Action, Event>,
): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= session.record.actions.length;
}

function nothing(why: Stop['why']) {
  return { session: undefined, stop: { at: 0, why, confirmed: 0 } };
}
