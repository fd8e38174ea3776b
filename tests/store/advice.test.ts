/** Advice at the table: for one person alone, out of what he may know, and without a trace in the save. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { save } from '../../src/engine/kernel/session';
import { askAdvice, dismiss } from '../../src/store/advice';
import { adviseeIn, lastPhaseOf } from '../../src/store/advised';
import { useAdvice } from '../../src/store/adviceNow';
import { gameInPlay, usePlay } from '../../src/store/play';
import { against, persons, type Seats } from '../../src/store/seats';
import { newToy, TOY, TOY_HANDS, TOY_SIDES } from '../helpers/toy';
import { ToyThinker } from '../helpers/toyOpponent';

vi.mock('../../src/games/list', () => import('./games'));
vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

const play = () => usePlay.getState();
const RED = against(TOY_SIDES, 'red', 'bold');
const begin = (seats: Seats, change: Parameters<typeof newToy>[0] = {}) =>
  play().beginWith(TOY, newToy({ seats, ...change }));
const game = () => {
  const now = gameInPlay();
  if (!now) throw new Error('no game');
  return now;
};

beforeEach(() => {
  ToyThinker.clear();
  play().leave();
  dismiss();
});
afterEach(() => play().leave());

describe('whoever may be advised', () => {
  it('plays against the computer, when it is his turn', () => {
    begin(RED);
    expect(adviseeIn(game())).toBe('red');
    begin(against(TOY_SIDES, 'blue', 'bold'));
    expect(adviseeIn(game())).toBeUndefined();
  });

  it('is never one of two', async () => {
    begin(persons(TOY_SIDES));
    expect(adviseeIn(game())).toBeUndefined();
    expect(lastPhaseOf(game())).toBeUndefined();
    await askAdvice('order');
    await askAdvice('missed');
    expect(ToyThinker.asked).toEqual([]);
    expect(useAdvice.getState().wish).toBeUndefined();
  });

  it('is nobody where something is hidden from two, though they may take everything back', () => {
    begin(persons(TOY_SIDES), { isUndoFree: true });
    expect(game().rules.isHiding(game().session.state)).toBe(true);
    expect(adviseeIn(game())).toBeUndefined();
  });
});

describe('advice', () => {
  it('is an order of the best opponent, for as long as the position stands', async () => {
    begin(RED);
    await askAdvice('order');
    const { wish, given, isThinking } = useAdvice.getState();
    expect([wish, isThinking]).toEqual(['order', false]);
    expect(ToyThinker.asked).toMatchObject([{ side: 'red', begin: { level: 'bold' } }]);
    expect(given?.action.kind).toBe('show');
    expect(given && play().act(given.action)).toBe(true);
    expect(useAdvice.getState().wish).toBeUndefined();
  });

  it('is thought of from what the side may know: twins hear the same, and nothing else goes over', async () => {
    const told: unknown[] = [];
    for (const blue of [TOY_HANDS.blue, [1012, 1014, 1016, 1018]]) {
      begin(RED, { setup: { ...TOY_HANDS, blue }, dice: { seed: 'the dice to come', isTyped: false } });
      ToyThinker.clear();
      await askAdvice('order');
      const [situation] = ToyThinker.asked;
      told.push([{ ...situation, begin: undefined }, useAdvice.getState().given?.action]);
      for (const card of blue) expect(JSON.stringify(situation)).not.toContain(String(card));
      expect(JSON.stringify(situation)).not.toContain('the dice to come');
      dismiss();
    }
    expect(told[0]).toEqual(told[1]);
  });

  it('leaves no trace in the game or in what is kept of it', async () => {
    begin(RED);
    const before = JSON.stringify([save(game().session), game().minds, game().seats]);
    await askAdvice('order');
    await askAdvice('missed');
    expect(JSON.stringify([save(game().session), game().minds, game().seats])).toBe(before);
  });

  it('is the same when it is asked for again, and is not thought of twice', async () => {
    begin(RED);
    await askAdvice('order');
    const first = useAdvice.getState().given;
    dismiss();
    await askAdvice('order');
    expect(useAdvice.getState().given).toBe(first);
    expect(ToyThinker.asked).toHaveLength(1);
  });

  it('goes on from what the adviser remembers', async () => {
    begin(RED);
    await askAdvice('order');
    play().act(useAdvice.getState().given?.action ?? { kind: '' });
    await askAdvice('order');
    expect(ToyThinker.asked[1]).toMatchObject({ begin: undefined, memory: { thoughts: 1 } });
  });

  it('that does not come is said to fail, and comes when it can be had again', async () => {
    begin(RED);
    ToyThinker.mood = 'dies';
    await askAdvice('order');
    expect(useAdvice.getState()).toMatchObject({ hasFailed: true, given: undefined });
    ToyThinker.mood = 'prompt';
    await askAdvice('order');
    expect(useAdvice.getState()).toMatchObject({ hasFailed: false, given: { action: { kind: 'show' } } });
  });
});
