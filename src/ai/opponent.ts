/**
 * What a computer opponent is to whoever hosts it: types only.
 *
 * A host keeps for each computer side a memory, which is JSON and belongs into the save beside the game. Whenever that side
 * must decide, it sends what the side may know and the memory, and gets a thought back:
 *
 *   memory = opponent.begin(level, side, seed)                     once a game; the seed is any text, not the dice's
 *   thought = opponent.think(rules.observe(state, side), side, memory)
 *   play thought.actions one after the other, each checked by the rules; keep thought.memory; show thought.plan
 *
 * The actions answer the decision at hand and those that follow it, up to the first one that dice can change or that shows the
 * side something new: mostly a whole phase, a single shot in a fight. When they are played and the side must decide again, ask
 * again. Should the rules refuse one (the state was not the one that was observed), drop the rest and ask again.
 *
 * The same observed state, side and memory give the same thought on every machine. There is no clock in it: levels differ in
 * what they consider and in how many playouts they make. The memory has no more in it than what the side was shown.
 */
import type { Advice, Decided, GameTypes, Situation, Thought } from '../games/contract';

export type { Thought } from '../games/contract';

export interface Opponent<T extends GameTypes = GameTypes, Memory = unknown, Plan = unknown> {
  readonly game: string;
  /** From the weakest to the strongest; words for them are the host's. */
  readonly levels: readonly string[];
  begin(level: string, side: T['side'], seed: string): Memory;
  think(observed: T['state'], side: T['side'], memory: Memory): Thought<T['action'], Memory, Plan>;
  /** One order with what speaks for it. Without this, advice is the first action of a thought. */
  advise?(observed: T['state'], side: T['side'], memory: Memory): Advice<T['action'], Memory>;
  /** Of the decisions of a phase, the one order that would have been clearly better by the opponent's own measure. */
  missed?(
    course: readonly Decided<T['state'], T['action']>[],
    side: T['side'],
    memory: Memory,
  ): Advice<T['action'], Memory> | undefined;
}

/** One message to the worker, and its answer. The number comes back, so that an answer to an old question can be dropped. */
export interface Question extends Situation {
  readonly number: number;
  /** Advice is wanted, not an answer; of these decisions, where there are any. */
  readonly advice?: { readonly course: readonly Decided[] | undefined } | undefined;
}

export interface Reply {
  readonly number: number;
  readonly thought?: Thought;
  /** Where advice was asked for; none where there is nothing to say. */
  readonly advice?: { readonly given: Advice | undefined };
  /** A programmer's mistake, for the log. */
  readonly error?: string;
}
