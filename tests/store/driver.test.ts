/** Dice fall by themselves, at the pace that the players chose, before whoever has heard what came before. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RULES } from '../../src/engine/saratoga';
import { drive } from '../../src/store/driver';
import { gameInPlay, usePlay } from '../../src/store/play';
import { PACES, usePreferences } from '../../src/store/preferences';
import { enterDice, hasOwnDice, latestRolls, luckSoFar, seedInPlay } from '../../src/store/rolls';
import { useTable } from '../../src/store/table';
import { newToy, TOY, TOY_HANDS, type ToyAction } from '../helpers/toy';
import { stopClock } from './page';

vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

/** Milliseconds between the question and the answer of the dice. */
const PAUSES = { slow: 1_600, normal: 700, quick: 250, off: 0 } as const;
const OPEN = { ...TOY_HANDS, isOpen: true };

let stop: () => void;
const play = () => usePlay.getState();
const act = (...actions: readonly ToyAction[]) => {
  for (const action of actions) expect(play().act(action)).toBe(true);
};
const played = () => gameInPlay()?.session.cursor ?? 0;
const asked = () => useTable.getState().decision;
const ATTACK: readonly ToyAction[] = [
  { kind: 'attack', card: 1007 },
  { kind: 'block', card: 1004 },
];
const begin = (change: Parameters<typeof newToy>[0] = {}) =>
  play().beginWith(TOY, newToy({ setup: OPEN, ...change }));

beforeEach(() => {
  stopClock();
  play().leave();
  usePreferences.setState({ pace: 'normal' });
  stop = drive();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('dice that are asked for', () => {
  it.each(PACES)('fall after a moment at pace %s', (pace) => {
    usePreferences.setState({ pace });
    begin();
    act(...ATTACK);
    expect(asked()).toMatchObject({ kind: 'roll', by: 'dice' });
    if (PAUSES[pace] > 0) vi.advanceTimersByTime(PAUSES[pace] - 1);
    expect(played()).toBe(4);
    vi.advanceTimersByTime(1);
    expect(played()).toBe(5);
    expect(asked()).toMatchObject({ kind: 'turn', by: 'red' });
    expect(useTable.getState().latest).toBe(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are those of the seed', () => {
    const falls = (seed: string) => {
      begin({ dice: { seed, isTyped: false } });
      act(...ATTACK);
      vi.advanceTimersByTime(700);
      return JSON.stringify(gameInPlay()?.session.record.actions.at(-1));
    };
    expect(falls('one')).toBe(falls('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(falls)).size).toBeGreaterThan(1);
  });

  it('fall one after the other where one roll follows another', () => {
    play().layOut(RULES, 'oct7 american recovery; 0606 a-1nh*; 0612 a-2nh*; 0812 a-3nh*');
    expect(play().act({ kind: 'recover', group: 'poor' } as { kind: string })).toBe(true);
    for (const rolls of [1, 2, 3]) {
      vi.advanceTimersByTime(699);
      expect(played()).toBe(rolls);
      vi.advanceTimersByTime(1);
      expect(played()).toBe(rolls + 1);
    }
  });

  it('do not wait anew because something else has changed', () => {
    begin();
    act(...ATTACK);
    vi.advanceTimersByTime(600);
    play().refuse({ code: 'notNow', case: '' });
    play().forgive();
    play().notify('cut');
    usePreferences.getState().set({ follow: false });
    vi.advanceTimersByTime(100);
    expect(played()).toBe(5);
  });

  it('wait anew at another pace', () => {
    begin();
    act(...ATTACK);
    vi.advanceTimersByTime(600);
    usePreferences.getState().set({ pace: 'slow' });
    vi.advanceTimersByTime(1_599);
    expect(played()).toBe(4);
    usePreferences.getState().set({ pace: 'off' });
    vi.advanceTimersByTime(0);
    expect(played()).toBe(5);
  });

  it('stay in the cup where the decision is taken back before', () => {
    begin({ isUndoFree: true });
    act(...ATTACK);
    vi.advanceTimersByTime(600);
    play().undo();
    vi.advanceTimersByTime(5_000);
    expect([played(), asked()]).toMatchObject([3, { kind: 'answer' }]);
    play().redo();
    vi.advanceTimersByTime(699);
    expect(played()).toBe(4);
    vi.advanceTimersByTime(1);
    expect(played()).toBe(5);
  });

  it('stay in the cup where the game is left, or nobody drives any more', () => {
    begin();
    act(...ATTACK);
    const { session } = gameInPlay() ?? {};
    play().leave();
    vi.advanceTimersByTime(5_000);
    expect([gameInPlay(), session?.cursor]).toEqual([undefined, 4]);
    begin();
    act(...ATTACK);
    stop();
    vi.advanceTimersByTime(5_000);
    expect(played()).toBe(4);
  });

  it('of another game wait for themselves', () => {
    begin();
    act(...ATTACK);
    vi.advanceTimersByTime(600);
    begin();
    act(...ATTACK);
    vi.advanceTimersByTime(600);
    expect(played()).toBe(4);
    vi.advanceTimersByTime(100);
    expect(played()).toBe(5);
  });

  it('fall at once in a game that is taken up where it waits for them', () => {
    stop();
    begin();
    act(...ATTACK);
    stop = drive();
    vi.advanceTimersByTime(700);
    expect(played()).toBe(5);
  });
});

describe('dice before whoever looks', () => {
  const hide = () => {
    play().beginWith(TOY, newToy());
    play().sitDown();
    act({ kind: 'attack', card: 1007 });
  };

  it('fall before the side that looks alone, once it has heard what came before', () => {
    hide();
    expect(play().curtain).toBe('blue');
    vi.advanceTimersByTime(5_000);
    play().sitDown();
    expect(play().recap).toEqual([2]);
    act({ kind: 'block', card: 1004 });
    // Whoever acts has heard enough.
    expect(play().recap).toEqual([]);
    expect([play().curtain, useTable.getState().viewer]).toEqual([undefined, 'blue']);
    vi.advanceTimersByTime(700);
    expect(played()).toBe(5);
    expect(play().curtain).toBe('red');
  });

  it('do not fall behind a curtain, nor during a recap', () => {
    stop();
    hide();
    play().sitDown();
    act({ kind: 'block', card: 1004 });
    usePlay.setState({ recap: [2, 3] });
    stop = drive();
    vi.advanceTimersByTime(5_000);
    expect(played()).toBe(4);
    usePlay.setState({ recap: [], curtain: 'red' });
    vi.advanceTimersByTime(5_000);
    expect(played()).toBe(4);
    usePlay.setState({ curtain: undefined });
    vi.advanceTimersByTime(700);
    expect(played()).toBe(5);
  });
});

describe('dice of the players’ own', () => {
  it('are never thrown for them, and are taken when they are entered', () => {
    begin({ dice: undefined });
    expect([hasOwnDice(), seedInPlay()]).toEqual([true, undefined]);
    act(...ATTACK);
    vi.advanceTimersByTime(60_000);
    play().roll();
    expect(played()).toBe(4);
    expect([enterDice([1, 2]), enterDice([1, 2, 9]), enterDice([1, 2, 3])]).toEqual([false, false, true]);
    expect(gameInPlay()?.session.record.actions.at(-1)).toEqual({ kind: 'roll', dice: [1, 2, 3] });
    expect(enterDice([1, 2, 3])).toBe(false);
  });

  it('are told from those of a seed, and from no game at all', () => {
    expect([hasOwnDice(), seedInPlay()]).toEqual([false, undefined]);
    begin({ dice: { seed: 'typed', isTyped: true } });
    expect(hasOwnDice()).toBe(false);
    expect(seedInPlay()).toEqual({ generator: 'sfc32', text: 'typed', isTyped: true });
  });
});

describe('what the dice brought', () => {
  it('since a side last decided, and how they fell for each side', () => {
    begin();
    act(...ATTACK);
    expect(latestRolls(useTable.getState().log)).toEqual([]);
    vi.advanceTimersByTime(700);
    const [events] = latestRolls(useTable.getState().log);
    expect(events).toMatchObject([
      { kind: 'thrown', side: 'red', bonus: 3 },
      { kind: 'scored', points: 1007 },
    ]);
    const luck = luckSoFar(useTable.getState().log);
    expect(luck).toMatchObject({ red: { dice: 3, rows: [{ row: 'throw', tries: 1 }] }, blue: { dice: 0 } });
    act({ kind: 'sort', card: 1001 });
    expect(latestRolls(useTable.getState().log)).toEqual([]);
    play().leave();
    expect(luckSoFar([])).toBeUndefined();
  });
});

describe('5.1 an answer that is no choice', () => {
  /** Everybody stands within Burgoyne's span: no commander would bring anybody. */
  const IDLE = 'oct7 british command; 0605 L-burgoyne b-9; 0606 L-fraser b-24; 1212 a-1nh';
  const lay = () => expect(play().layOut(RULES, IDLE)).toEqual(expect.any(String));

  it('is given after a moment', () => {
    lay();
    expect(asked()).toMatchObject({ kind: 'activate' });
    vi.advanceTimersByTime(700);
    expect(asked()).toMatchObject({ kind: 'move' });
    expect(gameInPlay()?.session.record.actions).toEqual([{ kind: 'endCommand' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is no decision that could be undone', () => {
    lay();
    vi.advanceTimersByTime(700);
    expect(play().undoable).toEqual({ action: undefined, barrier: undefined });
    expect(play().act({ kind: 'move', counters: ['b-24'], path: [607] } as { kind: string })).toBe(true);
    expect(play().undoable.action).toMatchObject({ kind: 'move' });
    play().undo();
    expect(asked()).toMatchObject({ kind: 'move' });
    expect(played()).toBe(1);
  });

  it('leaves what was played after it as it was', () => {
    lay();
    vi.advanceTimersByTime(700);
    expect(play().act({ kind: 'move', counters: ['b-24'], path: [607] } as { kind: string })).toBe(true);
    play().backTo(0);
    expect(played()).toBe(0);
    vi.advanceTimersByTime(700);
    expect(played()).toBe(1);
    expect(play().redoable).toMatchObject({ kind: 'move' });
  });

  it('R129 is left to the side in the fog where the screen would change hands by it', () => {
    // Nobody can recover, and the enemy is not to know.
    play().layOut(RULES, 'oct7 british fog recovery; 0405 b-24 b-20; 0410 a-1nh');
    if (play().curtain) play().sitDown();
    usePlay.setState({ recap: [] });
    expect(asked()).toMatchObject({ kind: 'recover', by: 'british' });
    vi.advanceTimersByTime(60_000);
    expect(played()).toBe(0);
  });

  it('is given in the fog while the side goes on looking alone', () => {
    play().layOut(RULES, IDLE.replace('british', 'british fog'));
    if (play().curtain) play().sitDown();
    usePlay.setState({ recap: [] });
    vi.advanceTimersByTime(700);
    expect(asked()).toMatchObject({ kind: 'move', by: 'british' });
  });

  it('waits for whoever hears what happened before', () => {
    lay();
    usePlay.setState({ recap: [0] });
    vi.advanceTimersByTime(5_000);
    expect(played()).toBe(0);
    usePlay.setState({ recap: [] });
    vi.advanceTimersByTime(700);
    expect(played()).toBe(1);
  });
});
