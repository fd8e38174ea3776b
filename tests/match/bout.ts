/** One game of any kind between those who sit at its sides, from the set-up to the end; every answer is checked. */
import { type ActionLike, type Decision, isRollDecision } from '../../src/engine/kernel/game';
import type { AnyRules } from '../../src/games/contract';
import { chanceFrom, rollBy } from '../../src/ai/search/chance';

/** Someone who is asked, and answers one or more actions. */
export interface Seat<State = unknown> {
  answer(state: State, asked: Decision): readonly ActionLike[];
}

export interface Bout {
  readonly rules: AnyRules;
  readonly setup: unknown;
  readonly seed: string;
  readonly seats: Readonly<Record<string, Seat>>;
  /** Played before anybody is asked, e.g. another set-up. */
  readonly opening?: readonly ActionLike[] | undefined;
  /** What belongs together when times are told: a phase, a turn. */
  stretch(state: unknown, asked: Decision): string;
  /** Told of each state before it is decided upon. */
  readonly watch?: ((state: unknown, asked: Decision) => void) | undefined;
  readonly listen?: ((event: unknown) => void) | undefined;
}

/** Milliseconds of the processor by side, a number for each stretch in which it was asked. */
export type Times = Readonly<Record<string, readonly number[]>>;

export function fight(bout: Bout): { readonly state: unknown; readonly times: Times } {
  const { rules, seats, watch, listen = () => undefined } = bout;
  const { game } = rules;
  const state = game.start(bout.setup) as unknown;
  for (const action of bout.opening ?? []) game.apply(state, action, listen);
  const dice = chanceFrom(bout.seed, 'dice');
  const times = new Map(Object.keys(seats).map((side) => [side, new Map<string, number>()]));
  let waiting: readonly ActionLike[] = [];
  for (let asked = game.decision(state); asked; asked = game.decision(state)) {
    if (isRollDecision(asked)) {
      game.apply(state, rollBy(dice, asked), listen);
      continue;
    }
    if (waiting.length === 0) {
      watch?.(state, asked);
      const begin = process.cpuUsage();
      waiting = seats[asked.by]?.answer(state, asked) ?? [];
      const { user, system } = process.cpuUsage(begin);
      const spent = times.get(asked.by);
      const stretch = bout.stretch(state, asked);
      spent?.set(stretch, (spent.get(stretch) ?? 0) + (user + system) / 1000);
    }
    const [action, ...rest] = waiting;
    if (!action) throw new Error(`${asked.by} does not answer ${asked.kind}`);
    const refusal = game.check(state, action);
    if (refusal)
      throw new Error(`${asked.by}: ${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`);
    game.apply(state, action, listen);
    waiting = rest;
    if (rest.length > 0 && game.decision(state)?.by !== asked.by)
      throw new Error(`${asked.by} has answered too much`);
  }
  return {
    state,
    times: Object.fromEntries([...times].map(([side, spent]) => [side, [...spent.values()]])),
  };
}
