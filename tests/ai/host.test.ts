/** Where opponents think: each answer goes to whoever asked, and a worker that dies is started again. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startThinker } from '../../src/ai/host';
import type { Question, Reply } from '../../src/ai/opponent';
import type { Situation, Thinker } from '../../src/games/contract';
import { thinkingPlace } from '../../src/store/thinking';

type Listener = (event: object) => void;

/** A worker that does what a test says. */
class StubWorker {
  static readonly all: StubWorker[] = [];
  readonly questions: Question[] = [];
  isEnded = false;
  readonly #listeners = new Map<string, Listener>();

  constructor() {
    StubWorker.all.push(this);
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  postMessage(question: Question): void {
    this.questions.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  reply(reply: Reply): void {
    this.#listeners.get('message')?.({ data: reply });
  }
  die(): void {
    this.#listeners.get('error')?.({ message: 'out of memory' });
  }
  garble(): void {
    this.#listeners.get('messageerror')?.({});
  }
}

const SITUATION: Situation = {
  game: 'saratoga',
  side: 'british',
  observed: {},
  memory: {},
  begin: undefined,
};
const thoughtOf = (kind: string) => ({ actions: [{ kind }], memory: {}, plan: [] });
const worker = (number: number): StubWorker => {
  const found = StubWorker.all[number];
  if (!found) throw new Error(`no worker ${number}`);
  return found;
};

beforeEach(() => {
  StubWorker.all.length = 0;
  vi.stubGlobal('Worker', StubWorker);
});
afterEach(() => vi.unstubAllGlobals());

describe('a thinker', () => {
  it('gives each answer to whoever asked, in whatever order they come', async () => {
    const thinker = startThinker();
    const [one, other] = [thinker.think(SITUATION), thinker.think(SITUATION)];
    const [first = 0, second = 0] = worker(0).questions.map(({ number }) => number);
    expect(second).not.toBe(first);
    worker(0).reply({ number: second, thought: thoughtOf('two') });
    worker(0).reply({ number: first, thought: thoughtOf('one') });
    expect([await one, await other]).toEqual([thoughtOf('one'), thoughtOf('two')]);
  });

  it('drops an answer to an old question', async () => {
    const thinker = startThinker();
    const answer = thinker.think(SITUATION);
    const { number } = worker(0).questions[0] ?? { number: 0 };
    worker(0).reply({ number: number - 1, thought: thoughtOf('old') });
    worker(0).reply({ number, thought: thoughtOf('new') });
    worker(0).reply({ number, thought: thoughtOf('again') });
    expect(await answer).toEqual(thoughtOf('new'));
  });

  it('tells the advice, or that there is none', async () => {
    const thinker = startThinker();
    const given = { action: { kind: 'hold' }, memory: {}, reason: 'quiet' };
    const [some, none] = [thinker.advise(SITUATION), thinker.advise(SITUATION)];
    const [first = 0, second = 0] = worker(0).questions.map(({ number }) => number);
    worker(0).reply({ number: first, advice: { given: given as never } });
    worker(0).reply({ number: second, advice: { given: undefined } });
    expect([await some, await none]).toEqual([given, undefined]);
  });

  it('tells a mistake of the worker, and goes on thinking', async () => {
    const thinker = startThinker();
    const [bad, good] = [thinker.think(SITUATION), thinker.think(SITUATION)];
    worker(0).reply({ number: 1, error: 'no such hex' });
    await expect(bad).rejects.toThrow('no such hex');
    worker(0).reply({ number: 2, thought: thoughtOf('fire') });
    expect(await good).toEqual(thoughtOf('fire'));
    expect(worker(0).isEnded).toBe(false);
  });

  it.each([
    ['dies', (dead: StubWorker) => dead.die(), /no more: out of memory/],
    ['cannot be understood', (dead: StubWorker) => dead.garble(), /could not be understood/],
  ])('fails all who wait when its worker %s', async (_, end, why) => {
    const thinker = startThinker();
    const waiting = [thinker.think(SITUATION), thinker.think(SITUATION)];
    const failed = waiting.map((each) => expect(each).rejects.toThrow(why));
    end(worker(0));
    await Promise.all(failed);
    expect(worker(0).isEnded).toBe(true);
  });

  it('fails those who wait when it is stopped', async () => {
    const thinker = startThinker();
    const answer = thinker.think(SITUATION);
    thinker.stop();
    await expect(answer).rejects.toThrow('stopped');
    expect(worker(0).isEnded).toBe(true);
  });
});

describe('a worker that dies', () => {
  const ask = (thinker: Thinker) => thinker.think(SITUATION);
  /** The question of the worker with this number, when it has come. */
  const asked = (number: number) => vi.waitFor(() => expect(worker(number).questions).toHaveLength(1));

  it('is started again and asked the same; so is the next that dies', async () => {
    const answer = thinkingPlace().ask('saratoga', ask, () => true);
    for (const number of [0, 1]) {
      await asked(number);
      worker(number).die();
    }
    await asked(2);
    expect(worker(2).questions).toEqual(worker(0).questions);
    worker(2).reply({ number: 1, thought: thoughtOf('fire') });
    expect(await answer).toEqual({ answer: thoughtOf('fire') });
    expect(StubWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
  });

  it('is given up after the third death, and started anew when somebody asks again', async () => {
    const place = thinkingPlace();
    const answer = place.ask('saratoga', ask, () => true);
    for (const number of [0, 1, 2]) {
      await asked(number);
      worker(number).die();
    }
    expect(await answer).toBeUndefined();
    expect(StubWorker.all).toHaveLength(3);
    const again = place.ask('saratoga', ask, () => true);
    await asked(3);
    worker(3).reply({ number: 1, thought: thoughtOf('hold') });
    expect(await again).toEqual({ answer: thoughtOf('hold') });
  });

  it('is not started again for a question that nobody wants to be answered any more', async () => {
    let isWanted = true;
    const answer = thinkingPlace().ask('saratoga', ask, () => isWanted);
    await asked(0);
    isWanted = false;
    worker(0).die();
    expect(await answer).toBeUndefined();
    expect(StubWorker.all).toHaveLength(1);
  });
});
