/** How a game comes under way: from a set-up, a written position or a save. */
import { seedOf } from '../engine/kernel/dice';
import { isObject } from '../engine/kernel/json';
import { MOST_ACTIONS } from '../engine/kernel/readLine';
import { load, start } from '../engine/kernel/session';
import { attempt } from '../engine/kernel/walk';
import type { AnyRules, NotationError } from '../games/contract';
import type { Json, Read } from './fields';
import { type GameEntry, readWrittenSetup } from './forms';
import { type Mistake, mistake } from './mistakes';
import { type Answer, eventsFrom, eventsTold, situation, type Table } from './table';
import { tableDice } from './tableDice';

type Found = Pick<Table, 'entry' | 'rules'>;

export interface Wishes {
  readonly game: string | undefined;
  readonly seed: string | undefined;
  readonly lifted: boolean | undefined;
}

/** The game by its name; where none is named, that of the list which comes first. */
export async function findGame(games: readonly GameEntry[], name: string | undefined): Promise<Read<Found>> {
  const entry = name === undefined ? games[0] : games.find(({ id }) => id === name);
  if (!entry) return { flaw: mistake('unknownGame', name, { known: games.map(({ id }) => id) }) };
  const [rules, forms] = await Promise.all([entry.rules(), entry.forms?.()]);
  return { given: { entry, rules: { ...rules, forms } } };
}

export async function beginNew(
  games: readonly GameEntry[],
  { setup, ...wishes }: Wishes & { readonly setup: Json | undefined },
  beside: Json,
): Promise<Answer | Mistake> {
  const found = await findGame(games, wishes.game);
  if ('flaw' in found) return found.flaw;
  if (setup && Object.hasOwn(setup, 'position')) return beginAt(found.given, setup['position'], wishes);
  const read = readWrittenSetup(found.given.rules, setup ?? beside, setup ? 'setup.' : '');
  if ('flaw' in read) return read.flaw;
  return begin(found.given, read.given, wishes) ?? mistake('badSetup');
}

export async function beginPosition(
  games: readonly GameEntry[],
  position: string | Json,
  wishes: Wishes,
): Promise<Answer | Mistake> {
  const found = await findGame(games, wishes.game);
  return 'flaw' in found ? found.flaw : beginAt(found.given, position, wishes);
}

export async function beginSaved(games: readonly GameEntry[], json: Json): Promise<Answer | Mistake> {
  if (typeof json['game'] !== 'string') return mistake('badSave', 'game');
  // Before anything of it is played.
  if (isTooLong(json)) return mistake('badSave', 'tooLong');
  const found = await findGame(games, json['game']);
  if ('flaw' in found) return found.flaw;
  const { session, damage } = load(found.given.rules.game, json);
  if (!session || damage) return mistake('badSave', damage?.why, damage && { problems: [damage] });
  const table = { ...found.given, session };
  const saved = Array.isArray(json['actions']) ? json['actions'].length : 0;
  return { table, ok: { ...begun(table), events: eventsTold(table, eventsFrom(session, saved)) } };
}

function beginAt(found: Found, position: unknown, wishes: Wishes): Answer | Mistake {
  const { rules } = found;
  if (!rules.notation) return mistake('noPositions', found.entry.id);
  const setup =
    typeof position === 'string' ? (rules.notation.parse(position) as unknown) : setupWith(rules, position);
  return Array.isArray(setup)
    ? badPosition(setup as NotationError[])
    : (begin(found, setup, wishes) ?? badPosition([]));
}

/** A set-up, or what is wrong. A game keeps positions under this name, or its set-ups are positions. */
function setupWith(rules: AnyRules, position: unknown): unknown {
  const problems = rules.forms?.problems(position) ?? [];
  if (problems.length > 0) return problems;
  const setup: unknown = rules.readSetup({ position }) ?? rules.readSetup(position);
  return setup ?? [];
}

const badPosition = (problems: readonly NotationError[]): Mistake =>
  mistake('badPosition', problems[0]?.at, { problems: problems.slice(0, MOST_PROBLEMS) });

/** Nothing where the game cannot begin so. */
function begin(found: Found, setup: unknown, { seed, lifted }: Wishes): Answer | undefined {
  // Whoever gives the seed can know every roll beforehand, and a save says so.
  const dice = tableDice(seed === undefined ? undefined : seedOf(seed, true));
  const session = attempt(() => start(found.rules.game, setup, { dice, isLifted: lifted }));
  if (!session) return undefined;
  const table = { ...found, session };
  const events = [...session.opening, ...eventsFrom(session, 0)];
  return { table, ok: { ...begun(table), events: eventsTold(table, events) } };
}

const begun = (table: Table): object => ({ game: table.entry.id, ...situation(table) });

/** More than the kernel reads of one save, its other lines of play included. */
function isTooLong({ actions, branches }: Json): boolean {
  const lines: readonly unknown[] = Array.isArray(branches) ? branches : [];
  if (lines.length > MOST_BRANCHES) return true;
  const lengths = [actions, ...lines.map((line) => (isObject(line) ? line['actions'] : undefined))];
  return (
    lengths.reduce<number>((sum, line) => sum + (Array.isArray(line) ? line.length : 0), 0) > MOST_ACTIONS
  );
}

const MOST_PROBLEMS = 20;
/** As many as the page keeps. */
const MOST_BRANCHES = 40;
