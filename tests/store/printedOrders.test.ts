/** 13.2 The turn of a side that follows printed orders goes at the pace of an opponent: it can be stopped, stepped through and skipped. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Action, RULES, SIDES } from '../../src/engine/freemansFarm';
import { drive } from '../../src/store/driver';
import { useOpponents } from '../../src/store/opponents';
import { gameInPlay, usePlay } from '../../src/store/play';
import { usePreferences } from '../../src/store/preferences';
import { persons } from '../../src/store/seats';
import { useTable } from '../../src/store/table';
import { stopClock } from './page';

vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

let stop: () => void;
const played = () => gameInPlay()?.session.cursor ?? 0;
const asked = () => useTable.getState().decision;

/** Cards that nobody watches are drawn one after the other. */
async function quietly(): Promise<void> {
  for (let n = 0; n < 30 && (asked() as { readonly isQuiet?: boolean }).isQuiet; n++)
    await vi.advanceTimersByTimeAsync(1);
}

/** 13.2 The British have printed orders and begin; the American player keeps a hand and looks on. */
async function begin(): Promise<void> {
  usePlay.getState().beginWith(RULES, {
    game: 'freemans-farm',
    setup: { scenario: 'freemansFarm', solitaire: 'british' },
    seats: persons(SIDES),
    isUndoFree: false,
    dice: { seed: 'printed', isTyped: true },
    isReadyMade: true,
  });
  await quietly();
  const dealt = (useTable.getState().view as { readonly dealt?: readonly string[] }).dealt ?? [];
  const keep: Action = { kind: 'keep', cards: dealt.slice(0, 3) };
  expect(usePlay.getState().act(keep)).toBe(true);
  // The row is filled quietly; the opponents of the store are fetched.
  await quietly();
  await vi.dynamicImportSettled();
  expect(asked()).toMatchObject({ kind: 'roll', case: '13.2' });
}

beforeEach(() => {
  stopClock();
  usePlay.getState().leave();
  usePreferences.setState({ pace: 'normal', opponentPace: 'brisk' });
  stop = drive();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('13.2 a turn by printed orders', () => {
  it('is shown a moment longer than dice that one has ordered oneself', async () => {
    await begin();
    const before = played();
    await vi.advanceTimersByTimeAsync(1_399);
    expect(played()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(played()).toBe(before + 1);
  });
  it('waits while it is stopped, and goes on', async () => {
    await begin();
    const before = played();
    useOpponents.getState().hold(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(played()).toBe(before);
    useOpponents.getState().hold(false);
    await vi.advanceTimersByTimeAsync(1_400);
    expect(played()).toBe(before + 1);
  });
  it('waits for a press where each is wanted by itself', async () => {
    usePreferences.setState({ opponentPace: 'step' });
    await begin();
    const before = played();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(played()).toBe(before);
    expect(useOpponents.getState().isWaiting).toBe(true);
    useOpponents.getState().next();
    await vi.advanceTimersByTimeAsync(1);
    expect(played()).toBe(before + 1);
  });
  it('is over at once where it is skipped, and the next is watched again', async () => {
    await begin();
    useOpponents.getState().hurry();
    await vi.advanceTimersByTimeAsync(50);
    expect(asked()).toMatchObject({ by: 'american' });
    expect(useOpponents.getState().isHurried).toBe(false);
  });
});
