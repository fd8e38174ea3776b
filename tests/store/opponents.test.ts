/** Opponents at the table: what they are told, how they answer, and that nothing is lost when their thread dies. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { save } from '../../src/engine/kernel/session';
import { drive } from '../../src/store/driver';
import { situationOf, useOpponents } from '../../src/store/opponents';
import { gameInPlay, usePlay } from '../../src/store/play';
import { OPPONENT_PACES, type OpponentPace, usePreferences } from '../../src/store/preferences';
import { against, type Seats } from '../../src/store/seats';
import { useTable } from '../../src/store/table';
import { newToy, TOY, TOY_HANDS, TOY_SIDES, type ToyAction, type ToyEvent } from '../helpers/toy';
import { ToyThinker } from '../helpers/toyOpponent';
import { stopClock } from './page';

vi.mock('../../src/games/list', () => import('./games'));
vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

let stop: () => void;
const play = () => usePlay.getState();
const now = () => useOpponents.getState();
const kinds = () => gameInPlay()?.session.record.actions.map(({ kind }) => kind) ?? [];
const asked = () => useTable.getState().decision;
const act = (...actions: readonly ToyAction[]) => {
  for (const action of actions) expect(play().act(action)).toBe(true);
};
const begin = (seats: Seats, change: Parameters<typeof newToy>[0] = {}) =>
  play().beginWith(TOY, newToy({ seats, ...change }));
/** The person plays blue, so that the opponent begins. */
const BLUE = against(TOY_SIDES, 'blue', 'bold');
const RED = against(TOY_SIDES, 'red', 'bold');

/** Lets thoughts come, and so much time pass. */
async function pass(milliseconds = 0): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
  await vi.advanceTimersByTimeAsync(milliseconds);
}
/** Until a person must decide, or nobody. */
async function untilAsked(): Promise<void> {
  for (
    let i = 0;
    i < 60 && asked() && (asked()?.by === 'dice' || gameInPlay()?.seats[asked()?.by ?? ''] !== 'person');
    i++
  )
    await pass(1_000);
}
const pace = (opponentPace: OpponentPace) => usePreferences.setState({ opponentPace, pace: 'off' });

beforeEach(async () => {
  // The driver fetches it when it is wanted; here it is at hand.
  await import('../../src/store/opponents');
  stopClock();
  ToyThinker.clear();
  play().leave();
  pace('instant');
  stop = drive();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('an opponent', () => {
  it('answers when it must decide, and the person is asked next', async () => {
    begin(BLUE);
    await untilAsked();
    expect(kinds()).toEqual(['ready', 'ready', 'show', 'attack']);
    expect(asked()).toMatchObject({ kind: 'answer', by: 'blue' });
    expect(useTable.getState().viewer).toBe('blue');
    expect(play().curtain).toBeUndefined();
  });

  it('is not asked while a person decides', async () => {
    begin(RED);
    await pass(5_000);
    expect(ToyThinker.all).toEqual([]);
  });

  it('cannot be answered for by whoever sits at the screen', async () => {
    ToyThinker.mood = 'silent';
    begin(BLUE);
    await pass();
    expect(play().act({ kind: 'attack', card: 1001 } as ToyAction)).toBe(false);
    expect(kinds()).toEqual(['ready', 'ready']);
  });

  it('is told what its side may know, and never the state or the seed of the dice', async () => {
    begin(BLUE, { dice: { seed: 'the dice to come', isTyped: false } });
    await untilAsked();
    const told = JSON.stringify(ToyThinker.asked);
    expect(told).toContain('1001');
    for (const card of TOY_HANDS.blue) expect(told).not.toContain(String(card));
    expect(told).not.toContain('the dice to come');
  });

  it('is told the same of two games that differ only in what it may not see', () => {
    const situations = [TOY_HANDS.blue, [1012, 1014, 1016, 1018]].map((blue) => {
      begin(BLUE, { setup: { ...TOY_HANDS, blue } });
      const game = gameInPlay();
      return game && situationOf(game, 'red', 'bold');
    });
    expect(situations[0]).toBeDefined();
    expect(situations[0]).toEqual(situations[1]);
  });

  it('begins once and then goes on from its memory', async () => {
    begin(BLUE);
    await untilAsked();
    act({ kind: 'yield' });
    await untilAsked();
    const [first, second] = ToyThinker.asked;
    expect(first).toMatchObject({ begin: { level: 'bold' }, memory: undefined });
    expect(second).toMatchObject({ begin: undefined, memory: { level: 'bold', thoughts: 1 } });
  });

  it('plays the same game with the same seed and level', async () => {
    const games: string[] = [];
    for (let i = 0; i < 2; i++) {
      begin(against(TOY_SIDES, undefined, 'meek'));
      for (let turns = 0; turns < 80 && asked(); turns++) await pass(1_000);
      const game = gameInPlay();
      games.push(JSON.stringify([game && save(game.session), game?.minds]));
    }
    expect(asked()).toBeUndefined();
    expect(games[0]).toBe(games[1]);
  });

  it('keeps its plans with the places where they were made', async () => {
    begin(BLUE);
    await untilAsked();
    expect(gameInPlay()?.minds).toMatchObject([{ at: 2, side: 'red', turn: 1, plan: { card: 1001 } }]);
  });
});

describe('the pace of its moves', () => {
  it.each(OPPONENT_PACES)('%s ends at the same place', async (each) => {
    pace(each);
    begin(BLUE);
    for (let i = 0; i < 20 && asked()?.by !== 'blue'; i++) {
      await pass(1_000);
      if (now().isWaiting) now().next();
    }
    expect(kinds()).toEqual(['ready', 'ready', 'show', 'attack']);
  });

  it('brisk lets each be seen', async () => {
    usePreferences.setState({ opponentPace: 'brisk', pace: 'normal' });
    begin(BLUE);
    await pass(799);
    expect(kinds()).toHaveLength(2);
    await pass(1);
    expect(kinds()).toHaveLength(3);
    await pass(800);
    expect(kinds()).toHaveLength(4);
  });

  it('straight to the fighting waits before what the game calls a contact, and before a roll', async () => {
    usePreferences.setState({ opponentPace: 'contact', pace: 'normal' });
    begin(BLUE);
    await pass(1);
    expect(kinds()).toEqual(['ready', 'ready', 'show', 'attack']);
    const isContact = (_: unknown, event: ToyEvent) => event.kind === 'attacked';
    play().beginWith({ ...TOY, isContact }, newToy({ seats: BLUE }));
    await pass(1);
    expect(kinds()).toEqual(['ready', 'ready', 'show']);
    await pass(800);
    expect(kinds()).toEqual(['ready', 'ready', 'show', 'attack']);
  });

  it('can be hurried up to one’s own decision, and is as before after it', async () => {
    usePreferences.setState({ opponentPace: 'step', pace: 'normal' });
    begin(BLUE);
    await pass();
    now().hurry();
    for (let i = 0; i < 4; i++) await pass(1);
    expect([kinds().length, asked()?.by, now().isHurried]).toEqual([4, 'blue', false]);
  });

  it('one by one waits for a press each time', async () => {
    pace('step');
    begin(BLUE);
    await pass(60_000);
    expect([kinds().length, now().isWaiting]).toEqual([2, true]);
    now().next();
    await pass(60_000);
    expect([kinds().length, now().isWaiting]).toEqual([3, true]);
  });

  it('can be stopped and gone on with', async () => {
    begin(against(TOY_SIDES, undefined, 'bold'));
    await pass();
    now().hold(true);
    const before = kinds().length;
    await pass(60_000);
    expect(kinds()).toHaveLength(before);
    now().hold(false);
    await pass(5_000);
    expect(kinds().length).toBeGreaterThan(before);
  });
});

describe('a thinker', () => {
  it('that dies is started again, and the game goes on', async () => {
    ToyThinker.next = ['dies'];
    begin(BLUE);
    await untilAsked();
    expect(kinds()).toEqual(['ready', 'ready', 'show', 'attack']);
    expect(ToyThinker.all.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    expect(ToyThinker.asked[0]).toEqual(ToyThinker.asked[1]);
  });

  it('that falls silent is given up after a while', async () => {
    ToyThinker.next = ['silent'];
    begin(BLUE);
    await pass(29_000);
    expect(now().thinking).toBe('red');
    await pass(2_000);
    await untilAsked();
    expect(kinds()).toHaveLength(4);
  });

  it('that dies again and again leaves the side to whoever takes it over', async () => {
    ToyThinker.mood = 'dies';
    begin(BLUE);
    await pass(5_000);
    expect(now()).toMatchObject({ failed: 'red', thinking: undefined });
    expect(kinds()).toEqual(['ready', 'ready']);
    play().seat('red', 'self');
    expect([useTable.getState().viewer, play().curtain]).toEqual(['red', undefined]);
    act({ kind: 'attack', card: 1001 });
    expect(useTable.getState().viewer).toBe('blue');
    act({ kind: 'yield' });
  });

  it('can be tried again', async () => {
    ToyThinker.mood = 'dies';
    begin(BLUE);
    await pass(5_000);
    ToyThinker.mood = 'prompt';
    now().tryAgain();
    await untilAsked();
    expect(kinds()).toHaveLength(4);
  });

  it('that answers what the rules refuse is asked once more, and then no longer', async () => {
    ToyThinker.mood = 'wrong';
    begin(BLUE);
    await pass(5_000);
    expect(now().failed).toBe('red');
    expect(ToyThinker.asked).toHaveLength(2);
  });

  it('is stopped when nobody sits at the table any more', async () => {
    begin(BLUE);
    await untilAsked();
    stop();
    expect(ToyThinker.all.map(({ isStopped }) => isStopped)).toEqual([true]);
  });
});

describe('undo against an opponent', () => {
  it('takes back what it has not answered yet', async () => {
    ToyThinker.mood = 'silent';
    begin(RED);
    act({ kind: 'attack', card: 1001 });
    await pass();
    expect(play().undoable.action).toMatchObject({ kind: 'attack' });
    play().undo();
    expect(asked()?.by).toBe('red');
    act({ kind: 'attack', card: 1003 });
  });

  it('stops once it has answered', async () => {
    begin(BLUE);
    await untilAsked();
    expect(play().undoable).toEqual({ action: undefined, barrier: 'decider' });
  });

  it('goes back to one’s own last decision in practice, and the opponent forgets what came after', async () => {
    begin(BLUE, { isUndoFree: true });
    await untilAsked();
    act({ kind: 'yield' });
    await untilAsked();
    const { length } = kinds();
    expect(length).toBeGreaterThan(5);
    play().undo();
    expect([asked()?.kind, asked()?.by, gameInPlay()?.session.cursor]).toEqual(['answer', 'blue', 4]);
    act({ kind: 'block', card: 1002 });
    expect(gameInPlay()?.minds.every(({ at }) => at <= 4)).toBe(true);
    await untilAsked();
    expect(ToyThinker.asked.at(-1)).toMatchObject({ memory: { thoughts: 1 } });
  });
});

describe('a demonstration', () => {
  it('is watched by nobody in particular, and played to the end', async () => {
    begin(against(TOY_SIDES, undefined, 'bold'), { setup: { ...TOY_HANDS, isOpen: true } });
    expect([useTable.getState().viewer, play().curtain]).toEqual([undefined, undefined]);
    for (let i = 0; i < 80 && asked(); i++) await pass(1_000);
    expect(asked()).toBeUndefined();
  });

  it('lets a side be taken over', async () => {
    begin(against(TOY_SIDES, undefined, 'bold'), { setup: { ...TOY_HANDS, isOpen: true } });
    await pass();
    play().seat('blue', 'person');
    await untilAsked();
    expect([asked()?.by, useTable.getState().viewer]).toEqual(['blue', 'blue']);
  });
});
