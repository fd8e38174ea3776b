/** An opponent for the toy game, and a thinker that answers when a test lets it: late, wrongly, or never again. */
import type { Opponent } from '../../src/ai/opponent';
import type { Advice, Decided, Situation, Thinker, Thought } from '../../src/games/contract';
import { TOY, type ToyAction, type ToySide, type ToyState, type ToyTypes } from './toy';

export interface ToyMemory {
  readonly level: string;
  readonly seed: string;
  readonly thoughts: number;
}
export interface ToyPlan {
  readonly card: number | undefined;
}

export const TOY_OPPONENT: Opponent<ToyTypes, ToyMemory, ToyPlan> = {
  game: 'toy',
  levels: ['meek', 'bold'],
  begin: (level, _side, seed) => ({ level, seed, thoughts: 0 }),
  think: (observed, side, memory) => {
    const card = observed.hands[side].at(memory.level === 'bold' ? 0 : -1);
    return {
      actions: actionsOf(observed, card),
      memory: { ...memory, thoughts: memory.thoughts + 1 },
      plan: { card },
    };
  },
};

function actionsOf(observed: ToyState, card = 0): readonly ToyAction[] {
  switch (TOY.game.decision(observed)?.kind) {
    case 'ready':
      return [{ kind: 'ready' }];
    case 'turn':
      return [
        { kind: 'show', card },
        { kind: 'attack', card },
      ];
    default:
      return [{ kind: 'yield' }];
  }
}

export const think = (situation: Situation): Thought => {
  const { begin, memory, observed, side } = situation;
  const own = side as ToySide;
  const known = begin ? TOY_OPPONENT.begin(begin.level, own, begin.seed) : (memory as ToyMemory);
  return TOY_OPPONENT.think(structuredClone(observed) as ToyState, own, known);
};

/** What was asked of it, and how it fares. */
export class ToyThinker implements Thinker {
  static readonly all: ToyThinker[] = [];
  /** - prompt: answers. dies: fails at the question. silent: never answers. wrong: answers what the rules refuse. */
  static mood: 'prompt' | 'dies' | 'silent' | 'wrong' = 'prompt';
  /** Moods of the next ones, one after the other. */
  static next: (typeof ToyThinker.mood)[] = [];
  readonly asked: Situation[] = [];
  readonly courses: (readonly Decided[])[] = [];
  isStopped = false;
  readonly #mood = ToyThinker.next.shift() ?? ToyThinker.mood;

  constructor() {
    ToyThinker.all.push(this);
  }

  think(situation: Situation): Promise<Thought> {
    this.asked.push(situation);
    if (this.isStopped) throw new Error('asked after its end');
    if (this.#mood === 'dies') return Promise.reject(new Error('dead'));
    if (this.#mood === 'silent') return new Promise(() => undefined);
    const thought = think(situation);
    return Promise.resolve(this.#mood === 'wrong' ? { ...thought, actions: [WRONG] } : thought);
  }

  async advise(situation: Situation, course?: readonly Decided[]): Promise<Advice | undefined> {
    if (course) this.courses.push(course);
    const { actions, memory } = await this.think(situation);
    const [action] = course ? course.map((decided) => decided.action) : actions;
    return action && { action, memory };
  }

  stop(): void {
    this.isStopped = true;
  }

  static clear(): void {
    ToyThinker.all.length = 0;
    ToyThinker.next = [];
    ToyThinker.mood = 'prompt';
  }

  static get asked(): readonly Situation[] {
    return ToyThinker.all.flatMap(({ asked }) => asked);
  }
}

const WRONG = { kind: 'block', card: 1 };
