/** What opponents remembered and meant, thought by thought: kept beside the record, so that a game goes on as it would have. */
import type { ActionLike } from '../engine/kernel/game';
import { sharedLength } from '../engine/kernel/json';

export interface Mind {
  /** It was thought after so many actions. */
  readonly at: number;
  readonly side: string;
  readonly level: string;
  readonly turn: number;
  /** What the side remembers; only of thoughts that may be gone on from. */
  readonly memory?: unknown;
  /** What it meant to do from there; only of its last thought. */
  readonly actions?: readonly ActionLike[] | undefined;
  /** What it was about, where that had changed. */
  readonly plan?: unknown;
}

export type Minds = readonly Mind[];

/** With one more thought. Where everything can be taken back, the first memory of each turn is kept, too. */
export function withMind(minds: Minds, mind: Mind, isLifted: boolean): Minds {
  const before = minds.filter(({ at }) => at < mind.at);
  const kept = before.flatMap(({ at, side, level, turn, memory, plan: meant }) => {
    const isOwn = side === mind.side;
    const keepsMemory = !isOwn || (isLifted && isFirstOfTurn(before, at, side, turn));
    const bare = {
      at,
      side,
      level,
      turn,
      ...(keepsMemory && memory !== undefined ? { memory } : {}),
      ...(meant === undefined ? {} : { plan: meant }),
    };
    return 'memory' in bare || 'plan' in bare ? [bare] : [];
  });
  const { plan, ...rest } = mind;
  return [...kept, isSame(planAt(kept, mind.side, mind.at), plan) ? rest : mind];
}

const isFirstOfTurn = (minds: Minds, at: number, side: string, turn: number): boolean =>
  !minds.some((other) => other.side === side && other.turn === turn && other.at < at);

/** The rest belongs to a line of play that was left. */
export const mindsUpTo = (minds: Minds, place: number): Minds =>
  minds.every(({ at }) => at <= place) ? minds : minds.filter(({ at }) => at <= place);

/** What a side remembers at a place of the record; undefined where it must begin, as another level must. */
export function memoryAt(minds: Minds, side: string, level: string, place: number): unknown {
  const last = minds.findLast((mind) => mind.side === side && mind.at <= place && mind.memory !== undefined);
  return last?.level === level ? last.memory : undefined;
}

/** What is left of the last thought of a side, if everything since has gone as it meant. */
export function restAt(
  minds: Minds,
  side: string,
  level: string,
  played: readonly ActionLike[],
): readonly ActionLike[] | undefined {
  const last = minds.findLast((mind) => mind.side === side && mind.at <= played.length);
  if (!last?.actions || last.level !== level) return undefined;
  const since = played.slice(last.at);
  const isAsMeant = sharedLength(since, last.actions) === since.length;
  return isAsMeant && since.length < last.actions.length ? last.actions.slice(since.length) : undefined;
}

/** What a side was about at a place of the record. */
export const planAt = (minds: Minds, side: string, place: number): unknown =>
  minds.findLast((mind) => mind.side === side && mind.at <= place && mind.plan !== undefined)?.plan;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
