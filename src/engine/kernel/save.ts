/** A session as plain JSON, short enough for a file or a link. */

import { GENERATORS, isRoll, type Seed } from './dice';
import { FORMAT } from './format';
import type { ActionLike, RollAction } from './game';
import { isDeeperThan, isObject, sharedLength } from './json';
import type { ChainLink, Session } from './record';
import { chainOf } from './timeline';

/** A roll as its dice, an action that is nothing but its kind as that word, any other action as it is. */
export type SavedAction = readonly number[] | string | ActionLike;

/** After so many actions, the digest of the chain; the last one stands at the end of its line. */
export type SavedLink = readonly [at: number, digest: string];

/** A seed with the name of its generator. */
export interface SavedSeed {
  readonly generator: string;
  readonly seed: string;
  readonly typed?: true;
}

export interface SavedLine {
  readonly actions: readonly SavedAction[];
  readonly chain: readonly SavedLink[];
}

export interface SavedBranch extends SavedLine {
  readonly name: string;
  /** Before its own actions it has so many of the main line. */
  readonly from: number;
}

export interface SavedGame extends SavedLine {
  readonly format: number;
  readonly game: string;
  readonly version: number;
  readonly setup: unknown;
  /** None where the players roll dice of their own. */
  readonly dice?: SavedSeed;
  readonly isLifted: boolean;
  readonly cursor: number;
  readonly branches: readonly SavedBranch[];
}

/** The parts are shared with the session and frozen like it. */
export function save<State, Action extends ActionLike, Event>(
  session: Session<State, Action, Event>,
): SavedGame {
  const { branches, cursor, dice, isLifted, record } = session;
  const { game, version, setup, actions } = record;
  return {
    format: FORMAT,
    game,
    version,
    setup,
    ...(dice?.seed ? { dice: writeSeed(dice.seed) } : {}),
    isLifted,
    cursor,
    actions: actions.map(shorten),
    chain: chainOf(session).map(shortenLink),
    branches: branches.map((branch) => {
      const from = sharedLength(branch.actions, actions);
      const chain = branch.chain.filter(({ at }) => at >= from);
      const own = branch.actions.slice(from);
      return { name: branch.name, from, actions: own.map(shorten), chain: chain.map(shortenLink) };
    }),
  };
}

const writeSeed = ({ generator, text, isTyped }: Seed): SavedSeed =>
  isTyped ? { generator, seed: text, typed: true } : { generator, seed: text };

/** Undefined where it is no seed of a generator that is known here. */
export function readSeed(json: unknown): Seed | undefined {
  if (!isObject(json) || typeof json['seed'] !== 'string') return undefined;
  const generator = GENERATORS.find((name) => name === json['generator']);
  return generator && { generator, text: json['seed'], isTyped: json['typed'] === true };
}

/** The opposite of shortening; undefined where the entry is not the form of any action. */
export function lengthen(entry: unknown): ActionLike | undefined {
  if (typeof entry === 'string') return { kind: entry };
  if (Array.isArray(entry)) return entry.every(Number.isInteger) ? roll(entry as number[]) : undefined;
  return isAction(entry) ? entry : undefined;
}

/** Deeper ones are damage, and would exhaust the functions that walk them. */
const DEEPEST_ACTION = 50;

function shorten(action: ActionLike): SavedAction {
  const fields = Object.keys(action).length;
  if (fields === 1) return action.kind;
  return isRoll(action) && fields === 2 ? action.dice : action;
}

function shortenLink({ at, digest }: ChainLink): SavedLink {
  return [at, digest];
}

function roll(dice: readonly number[]): RollAction {
  return { kind: 'roll', dice };
}

function isAction(entry: unknown): entry is ActionLike {
  return isObject(entry) && typeof entry['kind'] === 'string' && !isDeeperThan(DEEPEST_ACTION, entry);
}
