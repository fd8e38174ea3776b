/** A game against an opponent outlives the page: its seats, its memory, and what it was about to do; and how it ended is kept. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seats } from '../../src/store/seats';
import { newToy, TOY, TOY_SIDES, type ToyAction } from '../helpers/toy';
import { type Browser, openBrowser } from './browser';
import type * as Games from './games';
import { type Page, reload, untilSaved } from './page';

vi.mock('../../src/games/list', () => import('./games'));

let browser: Browser;
let stop: (() => void) | undefined;
beforeEach(() => {
  browser = openBrowser();
});
afterEach(() => stop?.());

const against = (own: string | undefined): Seats =>
  Object.fromEntries(TOY_SIDES.map((side) => [side, side === own ? 'person' : 'opponent bold']));

/** As a page that was just loaded, with the driver at work. */
async function load(pace: 'instant' | 'step', mood: 'prompt' | 'silent' = 'prompt') {
  stop?.();
  const page = await reload(browser);
  // The list is the same for all pages, and so are its thinkers.
  const { ToyThinker } = (await import('../../src/games/list')) as unknown as typeof Games;
  const { drive } = await import('../../src/store/driver');
  const { useOpponents } = await import('../../src/store/opponents');
  ToyThinker.clear();
  ToyThinker.mood = mood;
  page.usePreferences.setState({ opponentPace: pace, pace: 'off' });
  stop = drive();
  return { ...page, ToyThinker, useOpponents };
}
const lengthOf = ({ gameInPlay }: Page) => gameInPlay()?.session.cursor ?? 0;

describe('a page that is loaded again', () => {
  it('in the middle of a thought asks the same once more', async () => {
    const before = await load('instant', 'silent');
    const id = before.usePlay.getState().beginWith(TOY, newToy({ seats: against('blue') }));
    await vi.waitFor(() => expect(before.ToyThinker.asked).toHaveLength(1));
    const [question] = before.ToyThinker.asked;
    await untilSaved(browser, id, 2);
    const after = await load('instant');
    await after.usePlay.getState().open(id);
    await vi.waitFor(() => expect(lengthOf(after)).toBe(4));
    expect(after.ToyThinker.asked[0]).toEqual(question);
    expect(after.usePlay.getState().seats).toEqual(against('blue'));
  });

  it('between two answers of a thought goes on with the second, and asks nobody', async () => {
    const before = await load('step');
    const id = before.usePlay.getState().beginWith(TOY, newToy({ seats: against('blue') }));
    await vi.waitFor(() => expect(before.useOpponents.getState().isWaiting).toBe(true));
    before.useOpponents.getState().next();
    await vi.waitFor(() => expect(lengthOf(before)).toBe(3));
    await untilSaved(browser, id, 3);
    const after = await load('instant');
    await after.usePlay.getState().open(id);
    await vi.waitFor(() => expect(lengthOf(after)).toBe(4));
    expect(after.ToyThinker.asked).toEqual([]);
    expect(after.gameInPlay()?.session.record.actions.at(-1)).toEqual({ kind: 'attack', card: 1001 });
    // From there it remembers.
    expect(after.usePlay.getState().act({ kind: 'yield' } as ToyAction)).toBe(true);
    await vi.waitFor(() => expect(after.ToyThinker.asked.at(-1)).toMatchObject({ memory: { thoughts: 1 } }));
  });

  it('thinks anew where what was kept of its thoughts is damaged', async () => {
    const before = await load('instant');
    const id = before.usePlay.getState().beginWith(TOY, newToy({ seats: against('blue') }));
    await vi.waitFor(() => expect(lengthOf(before)).toBe(4));
    await untilSaved(browser, id, 4);
    stop?.();
    const record = browser.values.get(`game:${id}`) as object;
    browser.values.set(`game:${id}`, { ...record, minds: [{ at: -1 }, 'x', { side: 'red' }] });
    const after = await load('instant');
    await after.usePlay.getState().open(id);
    expect(after.usePlay.getState().act({ kind: 'yield' } as ToyAction)).toBe(true);
    await vi.waitFor(() => expect(after.ToyThinker.asked.at(-1)).toMatchObject({ begin: { level: 'bold' } }));
  });
});

describe('the result of a game', () => {
  const results = async () => (await import('../../src/store/library/results')).results();

  /** Blue yields and attacks until nobody is left. */
  async function playOut(page: Awaited<ReturnType<typeof load>>) {
    for (let i = 0; i < 400 && page.gameInPlay(); i++) {
      const { view } = page.useTable.getState();
      const { decision, actions } = view as { decision?: { by: string }; actions: readonly ToyAction[] };
      if (!decision) return;
      const choice = actions.find(({ kind }) => kind === 'yield' || kind === 'attack');
      if (decision.by === 'blue' && choice) page.usePlay.getState().act(choice);
      else await new Promise((done) => setTimeout(done));
    }
  }

  it.each([
    { seats: against('blue'), isUndoFree: false, kept: 1 },
    { seats: against('blue'), isUndoFree: true, kept: 0 },
    { seats: against(undefined), isUndoFree: false, kept: 0 },
  ])('is kept $kept times, free undo $isUndoFree, seats $seats', async ({ seats, isUndoFree, kept }) => {
    const page = await load('instant');
    const id = page.usePlay.getState().beginWith(TOY, newToy({ seats, isUndoFree }));
    await playOut(page);
    await vi.waitFor(() =>
      expect(page.gameInPlay()?.rules.game.outcome(page.gameInPlay()?.session.state)).toBeDefined(),
    );
    await browser.settled();
    const found = await results();
    expect(found).toHaveLength(kept);
    if (kept === 0) return;
    const state = page.gameInPlay()?.session.state as { score: { red: number; blue: number } };
    const { red, blue } = state.score;
    expect(found[0]).toEqual({
      game: 'toy',
      scenario: 'cards',
      side: 'blue',
      level: 'bold',
      won: red === blue ? undefined : blue > red,
    });
    await page.remove(id);
    expect(await results()).toHaveLength(1);
  });
});
