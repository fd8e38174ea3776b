/** A session from JSON of any origin: everything is played again and checked, and the good part of a damaged save kept. */

import { answerRolls, freeName } from './advance';
import { seededDice } from './dice';
import { type ActionLike, DICE, type Game } from './game';
import { isObject } from './json';
import { type Damage, isConfirmed, MOST_ACTIONS, readLine } from './readLine';
import type { Branch, SessionOptions, Session } from './record';
import { FORMAT } from './format';
import { readSeed } from './save';
import { begin, chainOf, cut, seek } from './timeline';
import { barrierBetween } from './undo';
import { attempt } from './walk';

export interface Loaded<State, Action extends ActionLike, Event> {
  readonly session: Session<State, Action, Event> | undefined;
  /** Undefined where everything was loaded and confirmed. */
  readonly damage: Damage | undefined;
}

/** Never throws, whatever the JSON. Dice given here replace those of the save. */
export function load<State, Action extends ActionLike, Event, Setup, View>(
  game: Game<State, Action, Event, Setup, View>,
  json: unknown,
  { dice, waits = false }: Pick<SessionOptions, 'dice' | 'waits'> = {},
): Loaded<State, Action, Event> {
  if (!isObject(json) || json['format'] !== FORMAT) return nothing('format');
  if (json['game'] !== game.id) return nothing('game');
  const { setup, version, isLifted } = json;
  const seed = readSeed(json['dice']);
  // A generator that nobody knows here would give other rolls.
  if (json['dice'] !== undefined && !seed && !dice) return nothing('format');
  const options = { dice: dice ?? (seed && seededDice(seed)), waits };
  const first = attempt(() => begin<State, Action, Event>(game, setup, options));
  if (!first) return nothing('setup');
  const isSameVersion = version === game.version;
  const main = readLine(first, json, isSameVersion);
  // A digest differs, and none vouches even for the first state.
  if (main.damage?.why === 'digest' && main.damage.at === 0 && !isConfirmed(first, json))
    return nothing('setup');
  const branches = readBranches(main.session, json['branches'], isSameVersion);
  const session = { ...main.session, branches: branches.kept, isLifted: isLifted === true };
  const placed = placeCursor(session, json['cursor']);
  return { session: attempt(() => answerRolls(placed)) ?? placed, damage: main.damage ?? branches.damage };
}

function readBranches<State, Action extends ActionLike, Event>(
  main: Session<State, Action, Event>,
  saved: unknown,
  isSameVersion: boolean,
): { readonly kept: readonly Branch<Action>[]; readonly damage: Damage | undefined } {
  const kept: Branch<Action>[] = [];
  let damage: Damage | undefined;
  // All lines together are no longer than a record may be.
  let room = MOST_ACTIONS - main.record.actions.length;
  for (const entry of Array.isArray(saved) ? (saved as readonly unknown[]) : []) {
    const { name: called, from } = isObject(entry) ? entry : {};
    const name =
      typeof called === 'string' && !kept.some((each) => each.name === called) ? called : freeName(kept);
    if (!isObject(entry) || !isPlace(from, main)) {
      damage ??= { at: 0, why: 'malformed', confirmed: 0, branch: name };
      continue;
    }
    const line = readLine(cut(seek(main, from)), entry, isSameVersion, room);
    room -= line.session.record.actions.length - from;
    kept.push({ name, actions: line.session.record.actions, chain: chainOf(line.session) });
    if (line.damage) damage ??= { ...line.damage, branch: name };
  }
  return { kept, damage };
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

function nothing(why: Damage['why']) {
  return { session: undefined, damage: { at: 0, why, confirmed: 0 } };
}
