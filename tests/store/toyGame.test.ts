/** The store serves any game: a toy game with hidden hands, begun, played, handed over, kept, sent, read again and reviewed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digest } from '../../src/engine/kernel/digest';
import { isRollDecision } from '../../src/engine/kernel/game';
import { MOST_ACTIONS } from '../../src/engine/kernel/readLine';
import { save } from '../../src/engine/kernel/save';
import type { AnyRules } from '../../src/games/contract';
import { PACES } from '../../src/store/preferences';
import { persons } from '../../src/store/seats';
import {
  newToy,
  TOY,
  TOY_HANDS,
  TOY_SIDES,
  type ToyAction,
  type ToyState,
  type ToyView,
} from '../helpers/toy';
import { type Browser, openBrowser } from './browser';
import { GAMES } from './games';
import { openTab, type Page, reload, savedIn, stopClock, untilSaved } from './page';

vi.mock('../../src/games/list', () => import('./games'));

let browser: Browser;
beforeEach(() => {
  browser = openBrowser();
});
afterEach(() => void vi.useRealTimers());

const sort = (card: number): ToyAction => ({ kind: 'sort', card });
const show = (card: number): ToyAction => ({ kind: 'show', card });
const attack = (card: number): ToyAction => ({ kind: 'attack', card });
const block = (card: number): ToyAction => ({ kind: 'block', card });
const YIELD: ToyAction = { kind: 'yield' };
const OPEN = { ...TOY_HANDS, isOpen: true };

/** A page with the toy game, and short words for what is done there. */
async function table() {
  const page = await reload(browser);
  return { page, ...handsOn(page) };
}

function handsOn(page: Page) {
  const play = () => page.usePlay.getState();
  return {
    play,
    begin: (change?: Parameters<typeof newToy>[0]) => play().beginWith(TOY, newToy(change)),
    act: (...actions: readonly ToyAction[]) => {
      for (const action of actions)
        if (!play().act(action))
          throw new Error(`${action.kind} is refused: ${play().refused?.refusal.code}, ${play().curtain}`);
    },
    session: () => {
      const { session } = page.gameInPlay() ?? {};
      if (!session) throw new Error('no game is in play');
      return session;
    },
    state: () => page.gameInPlay()?.session.state as ToyState,
    view: () => page.useTable.getState().view as ToyView,
    log: () => page.useTable.getState().log.map(({ events }) => events),
  };
}

/** All numbers that lie anywhere in a value. */
function numbersIn(value: unknown, found = new Set<number>()): ReadonlySet<number> {
  if (typeof value === 'number') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) numbersIn(part, found);
  return found;
}

/**
 * What the screen gives away from now on: cards that whoever looks may not know. The table is searched at every change of
 * anything, and what can be undone and redone, too, when all has come to rest.
 */
function watch({ useTable, usePlay, gameInPlay }: Page) {
  const leaks: string[] = [];
  let looks = 0;
  const search = (what: () => unknown) => () => {
    const { rules, session } = gameInPlay() ?? {};
    const state = session?.state as ToyState | undefined;
    if (!rules || !state || !rules.isHiding(state)) return;
    looks++;
    const { viewer, game } = useTable.getState();
    const secret = TOY_SIDES.filter((side) => side !== viewer).flatMap((side) => state.hands[side]);
    const shown = numbersIn(what());
    const found = secret.filter((card) => shown.has(card) && !state.shown.includes(card));
    if (found.length > 0) leaks.push(`${viewer ?? 'the table'} sees ${found.join()}`);
    if (usePlay.getState().curtain !== undefined && game !== undefined)
      leaks.push('something lies there behind the curtain');
  };
  useTable.subscribe(search(() => useTable.getState()));
  usePlay.subscribe(search(() => useTable.getState()));
  return { leaks, looks: () => looks, atRest: search(() => [useTable.getState(), usePlay.getState()]) };
}

/** A stream of numbers below a bound, out of a seed. */
function chanceFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Plays on by chance, with hands over the table, until the game is over or so long. */
function playByChance(page: Page, seed: number, most = 500, atRest = () => undefined as void): void {
  const chance = chanceFrom(seed);
  const { play, act, view } = handsOn(page);
  for (let i = 0; i < most; i++) {
    atRest();
    if (play().curtain !== undefined) {
      play().sitDown();
      atRest();
      for (const step of play().recap) play().replay(step);
      play().replay(undefined);
    }
    const { decision } = page.useTable.getState();
    if (!decision) return;
    if (isRollDecision(decision)) play().roll();
    else {
      if (decision.kind === 'answer' && view().viewer === undefined && chance(3) > 0) {
        play().lookAlone();
        continue;
      }
      // More attacks than sorting, so that it comes to an end; now and then something is taken back.
      const { actions } = view();
      const serious = actions.filter(({ kind }) => kind !== 'sort' && kind !== 'show');
      const from = serious.length > 0 && chance(3) > 0 ? serious : actions;
      const action = from[chance(from.length)];
      if (action) act(action);
      atRest();
      if (chance(5) === 0) play().undo();
      atRest();
      if (chance(5) === 0) play().standUp();
      atRest();
      if (chance(5) === 0) play().redo();
    }
  }
}

describe('hidden hands', () => {
  it('are shown to nobody before he sits down, and to him alone', async () => {
    const { page, play, begin, act, view } = await table();
    const { leaks } = watch(page);
    begin({ isReadyMade: false });
    expect([play().curtain, page.useTable.getState().view]).toEqual(['red', undefined]);
    expect(play().act({ kind: 'ready' })).toBe(false);
    play().sitDown();
    expect(view().hands).toEqual({ red: TOY_HANDS.red, blue: 4 });
    act({ kind: 'ready' });
    expect([play().curtain, page.useTable.getState().view]).toEqual(['blue', undefined]);
    play().sitDown();
    expect(view().hands).toEqual({ red: 4, blue: TOY_HANDS.blue });
    act({ kind: 'ready' });
    expect(play().curtain).toBe('red');
    expect(leaks).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6])('lie nowhere on the table in whole game %i', async (seed) => {
    const { page, begin, state } = await table();
    const { leaks, looks, atRest } = watch(page);
    begin({ isReadyMade: seed % 2 === 0, dice: { seed: `game ${seed}`, isTyped: false } });
    playByChance(page, seed, 500, atRest);
    expect(TOY.game.outcome(state())).toBeDefined();
    expect(leaks).toEqual([]);
    expect(looks()).toBeGreaterThan(50);
  });

  it('are found by the search, if they lie there', async () => {
    const { page, play, begin } = await table();
    const { leaks } = watch(page);
    begin();
    play().sitDown();
    page.useTable.setState({ opening: [{ secret: [{ card: 1004 }] }] });
    expect(leaks).toEqual(['red sees 1004']);
  });

  it('lie open when all is over', async () => {
    const { page, play, begin, act, log } = await table();
    begin({ setup: { red: [1001], blue: [1002] } });
    play().sitDown();
    act(sort(1001), attack(1001), YIELD);
    play().sitDown();
    expect(log().flat()).not.toContainEqual({ kind: 'sorted', side: 'red', hand: [1001] });
    act(attack(1002));
    expect(page.useTable.getState()).toMatchObject({
      isHiding: false,
      viewer: undefined,
      decision: undefined,
    });
    expect(log().flat()).toContainEqual({ kind: 'sorted', side: 'red', hand: [1001] });
    expect(page.useTable.getState().opening).toHaveLength(2);
    expect(page.analysis()).toEqual({ turns: 2, points: { red: 1001, blue: 1002 } });
  });

  it('are not asked about by the other side', async () => {
    const { page, play, begin } = await table();
    begin();
    expect(page.ask('sum')).toBeUndefined();
    play().sitDown();
    expect([page.ask('sum'), page.ask('holds', 1002)]).toEqual([4016, false]);
  });
});

describe('the hand-over', () => {
  it('tells a side in a recap what it has missed, as it may know it', async () => {
    const { page, play, begin, act, log } = await table();
    begin();
    play().sitDown();
    act(sort(1005), show(1003), attack(1007));
    expect(play().curtain).toBe('blue');
    play().sitDown();
    // Blue has decided last that it was ready, at the second step.
    expect(play().recap).toEqual([2, 3, 4]);
    expect(play().recap.map((step) => log()[step])).toEqual([
      [{ kind: 'sorted', side: 'red' }],
      [{ kind: 'shown', side: 'red', card: 1003 }],
      [{ kind: 'attacked', side: 'red', card: 1007 }],
    ]);
    play().replay(3);
    expect(page.useTable.getState().latest).toBe(3);
    play().replay(undefined);
    expect(play().recap).toEqual([]);
  });

  it('tells no step twice, and none that the side has seen itself', async () => {
    const { play, begin, act } = await table();
    begin();
    play().sitDown();
    act(sort(1005), attack(1007));
    play().sitDown();
    expect(play().recap).toEqual([2, 3]);
    act(block(1004));
    play().roll();
    // Red hears what came of its attack, of the answer and of the dice.
    expect(play().curtain).toBe('red');
    play().sitDown();
    expect(play().recap).toEqual([3, 4, 5]);
    act(attack(1005));
    play().sitDown();
    // The curtain fell with the dice: blue hears of them, too.
    expect(play().recap).toEqual([5, 6]);
    play().standUp();
    play().sitDown();
    // Who has looked once has seen it.
    expect(play().recap).toEqual([]);
  });

  it('is remembered by no page: whoever opens a game sits down first', async () => {
    const { play, begin, act } = await table();
    const id = begin();
    play().sitDown();
    act(sort(1005));
    await untilSaved(browser, id, 3);
    const next = await table();
    expect(await next.play().open(id)).toBeUndefined();
    expect(next.play()).toMatchObject({ curtain: 'red', seated: undefined });
    expect(next.page.useTable.getState().view).toBeUndefined();
    next.play().sitDown();
    expect(next.view().hands.red).toEqual([1005, 1001, 1003, 1007]);
  });

  it('lets a side give an answer at the table, or look at its hand first', async () => {
    const { play, begin, act, view } = await table();
    begin({ setup: { red: [1001, 1003], blue: [1002] } });
    play().sitDown();
    act(attack(1003));
    expect(play()).toMatchObject({ curtain: undefined, seated: undefined });
    expect(view()).toMatchObject({ viewer: undefined, hands: { red: 1, blue: 1 }, actions: [YIELD] });
    play().lookAlone();
    expect(play().curtain).toBe('blue');
    play().sitDown();
    expect(view().actions).toContainEqual(block(1002));
    play().standUp();
    // Nobody looks any longer; the question is one for the table again.
    expect(play()).toMatchObject({ curtain: undefined, seated: undefined });
  });
});

describe('undo', () => {
  it('goes back to the barriers and no further, and forth again', async () => {
    const { play, begin, act, session } = await table();
    begin();
    play().sitDown();
    const at = () => session().cursor;
    act(sort(1005), sort(1007));
    play().undo();
    play().undo();
    expect([at(), play().undoable]).toEqual([2, { action: undefined, barrier: 'decider' }]);
    play().undo();
    expect([at(), play().refused?.refusal.code]).toEqual([2, 'decider']);
    play().redo();
    play().redo();
    expect(at()).toBe(4);
    act(show(1003));
    expect(play().undoable).toEqual({ action: undefined, barrier: 'reveal' });
    act(sort(1003));
    play().backTo(2);
    expect([at(), play().refused?.refusal.code]).toEqual([5, 'reveal']);
    act(attack(1007));
    play().sitDown();
    expect(play().undoable).toEqual({ action: undefined, barrier: 'decider' });
    act(block(1006));
    expect(play().undoable).toEqual({ action: block(1006), barrier: undefined });
    play().roll();
    expect(play().curtain).toBe('red');
    play().sitDown();
    expect(play().undoable).toEqual({ action: undefined, barrier: 'roll' });
  });

  it('shows the other side nothing that could be taken back or done again', async () => {
    const { play, begin, act } = await table();
    begin();
    play().sitDown();
    act(sort(1005), sort(1007));
    play().undo();
    expect(play().redoable).toEqual(sort(1007));
    play().standUp();
    expect(play()).toMatchObject({ curtain: 'red', redoable: undefined, undoable: { action: undefined } });
  });

  it('does not tell at the table which card it was', async () => {
    const { play, begin, act } = await table();
    begin({ setup: { red: [1001, 1003], blue: [1002] } });
    play().sitDown();
    act(attack(1003));
    play().lookAlone();
    play().sitDown();
    act(block(1002));
    play().standUp();
    expect(play()).toMatchObject({ seated: undefined, curtain: undefined });
    expect(play().undoable.action).toEqual({ kind: 'block' });
    play().undo();
    expect(play()).toMatchObject({ seated: undefined, curtain: undefined, redoable: { kind: 'block' } });
    expect(play().redoable).not.toHaveProperty('card');
    play().redo();
    expect(play().undoable.action).toEqual({ kind: 'block' });
  });

  it('begins the turn anew', async () => {
    const { play, begin, act, session } = await table();
    begin();
    play().sitDown();
    act(sort(1005), sort(1007), sort(1001));
    play().restartChapter();
    expect(session().cursor).toBe(2);
  });

  it('is free for one person, who loses no line of play', async () => {
    const { page, play, begin, act, session, state } = await table();
    begin({ setup: OPEN, isUndoFree: true });
    act(attack(1007), block(1002));
    play().roll();
    const fell = session().record.actions[4];
    act(attack(1005), YIELD);
    const left = digest(state());
    play().backTo(3);
    act(YIELD);
    const { otherLines } = await import('../../src/store/lines');
    expect(session().branches).toMatchObject([{ name: '1', actions: { length: 7 } }]);
    expect(otherLines()).toMatchObject([{ name: '1', from: { kind: 'turn', turn: 1 }, to: { turn: 2 } }]);
    play().nameLine('1', 'The bold line');
    play().followLine('The bold line');
    expect([digest(state()), session().cursor]).toEqual([left, 7]);
    // The dice of before fall again as they fell.
    play().backTo(3);
    act(block(1002));
    expect(page.useTable.getState().decision).toMatchObject({ kind: 'roll' });
    play().roll();
    expect(session().record.actions[4]).toEqual(fell);
    expect(session().branches).toHaveLength(1);
  });
});

describe('the library', () => {
  it('keeps the game, tells how it stands, and opens it again', async () => {
    const { page, play, begin, act, state } = await table();
    const id = begin();
    play().sitDown();
    act(sort(1005), attack(1007));
    play().sitDown();
    act(YIELD);
    await untilSaved(browser, id, 5);
    expect(await page.games()).toMatchObject([
      { id, game: 'toy', actions: 5, label: { scenario: 'cards', turn: 1, stage: 'play' } },
    ]);
    const next = await table();
    expect(await next.play().open(id)).toBeUndefined();
    expect(digest(next.state())).toBe(digest(state()));
    expect(next.play()).toMatchObject({ id, game: 'toy', notice: undefined, isUndoFree: false });
  });

  it('tells nothing of a hand', async () => {
    const { play, begin, act } = await table();
    const id = begin();
    play().sitDown();
    act(sort(1005));
    await untilSaved(browser, id, 3);
    const cards = numbersIn(browser.values.get(`entry:${id}`));
    expect([...TOY_HANDS.red, ...TOY_HANDS.blue].filter((card) => cards.has(card))).toEqual([]);
  });

  it('keeps a game of the toy beside one of Saratoga, each opened with its own rules', async () => {
    const { page, play, begin } = await table();
    const toyId = begin();
    play().sitDown();
    play().act(sort(1005));
    const [, saratoga] = GAMES;
    const setup = saratoga?.scenarios[0]?.setups.solo;
    const seats = { british: 'person', american: 'person' } as const;
    const saratogaId = await play().begin({ ...newToy({ setup, seats }), game: 'saratoga' });
    expect(page.useTable.getState().game).toBe('saratoga');
    play().roll();
    await untilSaved(browser, saratogaId, 5);
    expect((await page.games()).map(({ id, game }) => [id, game])).toEqual([
      [saratogaId, 'saratoga'],
      [toyId, 'toy'],
    ]);
    expect(await play().open(toyId)).toBeUndefined();
    play().sitDown();
    expect(page.useTable.getState().game).toBe('toy');
    expect(await play().open(saratogaId)).toBeUndefined();
    expect(page.useTable.getState()).toMatchObject({ game: 'saratoga', view: { battle: 'sept19' } });
  });

  it('lists a game that this page does not have, but does not open it', async () => {
    const { play, begin } = await table();
    const id = begin();
    await untilSaved(browser, id, 2);
    const entry = browser.values.get(`entry:${id}`) as object;
    browser.values.set(`entry:${id}`, { ...entry, game: 'chess' });
    play().leave();
    const next = await table();
    expect(await next.page.games()).toMatchObject([{ id, game: 'chess' }]);
    expect(await next.play().open(id)).toBe('unreadable');
    expect(await next.page.useReview.getState().open(id)).toBe('unreadable');
    expect([await next.page.linkOf(id), await next.page.fileOf(id)]).toEqual([
      { error: 'unreadable' },
      { error: 'unreadable' },
    ]);
  });
});

describe('a game that is sent', () => {
  /** What a machine elsewhere finds in a text. */
  async function arrive(page: Page, text: string) {
    const arrival = await page.weigh(await page.readGame(text));
    if (arrival.error) throw new Error(arrival.error);
    return arrival;
  }
  const asLink = async (page: Page, id: string) =>
    `https://example.org/#/link/${(await page.linkOf(id)).text}`;

  it('is the same by link and by file on another machine', async () => {
    const { page, begin, state, session } = await table();
    const id = begin({ dice: { seed: 'sent', isTyped: true } });
    playByChance(page, 7, 30);
    const [link, file] = [await asLink(page, id), (await page.fileOf(id)).text ?? ''];
    for (const text of [link, file]) {
      browser = openBrowser();
      const there = await table();
      const arrival = await arrive(there.page, text);
      expect(arrival).toMatchObject({ verdict: 'new', notice: undefined, label: { scenario: 'cards' } });
      expect(await there.page.accept(arrival, 'itself')).toBe(id);
      expect(await there.play().open(id)).toBeUndefined();
      expect(digest(there.state())).toBe(digest(state()));
      expect(there.session().cursor).toBe(session().cursor);
      expect(there.session().dice?.seed).toEqual({ generator: 'sfc32', text: 'sent', isTyped: true });
      expect((await arrive(there.page, text)).verdict).toBe('same');
    }
  });

  it('is later, older, parted or changed, as it stands to ours', async () => {
    const { page, play, begin, act } = await table();
    const id = begin();
    play().sitDown();
    act(sort(1005), sort(1007));
    const early = await asLink(page, id);
    await untilSaved(browser, id, 4);
    act(sort(1001));
    const late = await asLink(page, id);
    await untilSaved(browser, id, 5);
    expect(await arrive(page, early)).toMatchObject({ verdict: 'older', shared: 4 });
    expect(await arrive(page, late)).toMatchObject({ verdict: 'same' });
    // On another machine, which knows the early state alone.
    browser = openBrowser();
    const there = await table();
    await there.page.accept(await arrive(there.page, early), 'itself');
    expect(await arrive(there.page, late)).toMatchObject({ verdict: 'later', shared: 4 });
    await there.play().open(id);
    there.play().sitDown();
    there.act(sort(1003));
    await untilSaved(browser, id, 5);
    expect(await arrive(there.page, late)).toMatchObject({ verdict: 'parted', shared: 4 });
    // What was sent is agreed upon: another past is a change.
    await there.page.linkOf(id);
    expect(await arrive(there.page, late)).toMatchObject({ verdict: 'changed' });
  });

  it('that somebody has changed is seen by its own seal', async () => {
    const { page, play, begin, act } = await table();
    const id = begin();
    play().sitDown();
    act(sort(1005), sort(1007));
    await page.linkOf(id);
    const file = JSON.parse((await page.fileOf(id)).text ?? '') as { saved: { actions: unknown[] } };
    file.saved.actions[3] = sort(1003);
    browser = openBrowser();
    const there = await table();
    const arrival = await arrive(
      there.page,
      JSON.stringify({ ...file, saved: { ...file.saved, chain: [] } }),
    );
    expect(arrival.verdict).toBe('changed');
  });

  it('may be a position alone, where everything lies open', async () => {
    const { page, play, begin, act, state } = await table();
    const hidden = begin();
    expect(await page.positionLinkOf(hidden)).toBeUndefined();
    const id = begin({ setup: OPEN });
    act(attack(1007), block(1002));
    play().roll();
    const letters = await page.positionLinkOf(id);
    const arrival = await arrive(page, `#/link/${letters}`);
    expect(arrival.parcel.saved.actions).toEqual([]);
    const copy = (await page.accept(arrival, 'itself')) ?? '';
    const before = state();
    expect(await play().open(copy)).toBeUndefined();
    const { frames, hands, score, turn } = state();
    expect({ frames, hands, score, turn }).toEqual({
      frames: before.frames,
      hands: before.hands,
      score: before.score,
      turn: before.turn,
    });
  });
});

describe('a review', () => {
  it('is closed while a hand is hidden, and opens when the game is over', async () => {
    const { page, begin, session } = await table();
    const review = () => page.useReview.getState();
    const id = begin();
    expect(await review().open(id)).toBe('hidden');
    playByChance(page, 11);
    expect(await review().open(id, 0)).toBeUndefined();
    expect(page.useTable.getState()).toMatchObject({
      view: { hands: TOY_HANDS },
      cursor: 0,
      isHiding: false,
    });
    expect(review().chapters).toEqual(
      TOY.chapters(session().snapshots[0]?.state as ToyState, session().steps as never),
    );
    expect(review().chapters.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['deal', 'turn', 'end']),
    );
    review().step('turn', 1);
    expect(review().place).toBe(2);
    review().go(session().cursor);
    expect(page.useTable.getState().view).toMatchObject({ hands: { red: [], blue: [] } });
  });

  it('of a game of the library changes nothing of it, also for whoever plays it', async () => {
    const first = await table();
    const id = first.begin();
    playByChance(first.page, 11);
    await untilSaved(browser, id, first.session().record.actions.length);
    const before = JSON.stringify([...browser.values]);
    const tab = await openTab();
    expect(await tab.useReview.getState().open(id, 3)).toBeUndefined();
    expect(tab.useReview.getState()).toMatchObject({ id, game: 'toy', place: 3 });
    tab.useReview.getState().step('chapter', 1);
    tab.useReview.getState().close();
    await browser.settled();
    expect(JSON.stringify([...browser.values])).toBe(before);
    expect(first.page.gameInPlay()?.id).toBe(id);
  });

  it('lets a game that was hidden be played on as a position in the open', async () => {
    const { page, play, begin, state, session } = await table();
    const id = begin();
    playByChance(page, 11);
    const over = session();
    for (let place = 3; place < over.cursor; place += 3) {
      await page.useReview.getState().open(id, place);
      const then = page.useTable.getState();
      const copy = page.useReview.getState().playOn();
      expect(copy, `from ${place}`).toEqual(expect.any(String));
      expect(play()).toMatchObject({ id: copy, isUndoFree: true, curtain: undefined });
      expect(state().isOpen).toBe(true);
      expect(page.useTable.getState()).toMatchObject({
        cursor: 0,
        decision: then.decision,
        view: { hands: (then.view as ToyView).hands, score: (then.view as ToyView).score },
      });
      await untilSaved(browser, copy ?? '', 0);
      await play().open(id);
    }
  });

  it('lets an open game be played on with its past, and keeps the line that was played', async () => {
    const { page, play, begin, session } = await table();
    const id = begin({ setup: OPEN });
    playByChance(page, 11);
    const { length } = session().record.actions;
    await page.useReview.getState().open(id, 4);
    expect(page.useReview.getState().playOn()).toBe(play().id);
    expect(session()).toMatchObject({ cursor: 4, isLifted: true, branches: [{ actions: { length } }] });
  });
});

describe('a record of the toy', () => {
  it('is verified as any other', async () => {
    const { page, begin, session } = await table();
    const id = begin({ dice: { seed: 'true dice', isTyped: false } });
    playByChance(page, 5);
    const { verifyText } = await import('../../src/store/verify');
    const file = (await page.fileOf(id)).text ?? '';
    const all = { rules: 'yes', actions: 'yes', dice: 'yes', digests: 'yes', end: 'yes' } as const;
    const { length } = session().record.actions;
    for (const text of [file, `#/link/${(await page.linkOf(id)).text}`])
      expect(await verifyText(text)).toMatchObject({
        game: 'toy',
        answers: all,
        flaw: undefined,
        played: length,
        seed: 'true dice',
        end: { chapter: { kind: 'end' } },
      });
    const { saved } = JSON.parse(file) as { saved: { actions: unknown[] } };
    const at = saved.actions.findIndex((entry) => Array.isArray(entry));
    expect(at).toBeGreaterThan(0);
    const [one = 0, ...rest] = saved.actions[at] as number[];
    const changed = [one === 8 ? 1 : one + 1, ...rest];
    const bent = { ...saved, actions: saved.actions.with(at, changed) };
    expect(await verifyText(JSON.stringify(bent))).toMatchObject({
      answers: { dice: 'no' },
      flaw: { kind: 'die', place: { at, chapter: { kind: 'turn' } }, expected: saved.actions[at] },
    });
  });
});

describe('a record that is full', () => {
  /** A game in the open with so many actions, and so many more in another line. */
  const full = async (actions: number, others = 0, last: readonly ToyAction[] = []) => {
    const { page, play, begin, act, session } = await table();
    begin({ setup: OPEN, isUndoFree: true });
    const sorts = (count: number, card = 1003) => Array.from({ length: count }, () => sort(card));
    const line = [...session().record.actions, ...sorts(actions - 2 - last.length), ...last];
    const branches = others > 0 ? [{ name: 'other', from: 2, actions: sorts(others, 1007) }] : [];
    const saved = { ...save(session()), actions: line, cursor: line.length, branches, chain: [] };
    expect(play().resume(TOY, saved, persons(TOY_SIDES))).toBeDefined();
    return { page, play, act, session };
  };

  it.each([
    ['by itself', MOST_ACTIONS, 0],
    ['with its other lines', MOST_ACTIONS - 1_000, 1_000],
  ])('%s takes no more actions, and says why', async (_, actions, others) => {
    const { play, act, session } = await full(actions, others);
    expect(session().cursor).toBe(actions);
    expect(play().act(sort(1005))).toBe(false);
    expect(play().refused?.refusal).toEqual({ code: 'recordFull', case: '' });
    play().undo();
    // What stands there already may be played again.
    act(sort(1003));
    expect(session().cursor).toBe(actions);
  });

  it('lets no dice fall either, and says it once', async () => {
    const { page, play } = await full(MOST_ACTIONS, 0, [attack(1007), block(1002)]);
    expect(page.useTable.getState().decision).toMatchObject({ kind: 'roll' });
    play().roll();
    play().roll();
    expect(play().refused).toEqual({ refusal: { code: 'recordFull', case: '' }, number: 1 });
  });
});

describe('dice', () => {
  it.each(PACES)('are let fall by the driver at pace %s, through a whole game', async (pace) => {
    const { page, play, begin, act, view } = await table();
    const { drive } = await import('../../src/store/driver');
    stopClock();
    page.usePreferences.setState({ pace });
    const stop = drive();
    begin({ setup: OPEN, dice: { seed: 'driven', isTyped: false } });
    const pause = { slow: 1_600, normal: 700, quick: 250, off: 0 }[pace];
    let rolls = 0;
    for (let i = 0; i < 100 && page.useTable.getState().decision; i++) {
      const { cursor, decision } = page.useTable.getState();
      const { actions } = view();
      const action = ['block', 'attack'].flatMap(
        (kind) => actions.find((each) => each.kind === kind) ?? [],
      )[0];
      if (!isRollDecision(decision)) act(action ?? YIELD);
      else vi.advanceTimersByTime(pause);
      rolls += isRollDecision(decision) ? 1 : 0;
      expect(page.useTable.getState().cursor).toBe(cursor + 1);
    }
    stop();
    expect(rolls).toBeGreaterThan(2);
    expect(play().seated).toBeUndefined();
    expect(page.useTable.getState().decision).toBeUndefined();
  });

  it('of the players’ own are entered, and no page throws them', async () => {
    const { page, play, begin, act, session } = await table();
    const { enterDice } = await import('../../src/store/rolls');
    const id = begin({ setup: OPEN, dice: undefined });
    act(attack(1007), block(1002));
    play().roll();
    expect(page.useTable.getState().decision).toMatchObject({ kind: 'roll', dice: 3, faces: 8 });
    expect([enterDice([9, 1, 1]), enterDice([8, 8, 8])]).toEqual([false, true]);
    expect(session().record.actions.at(-1)).toEqual({ kind: 'roll', dice: [8, 8, 8] });
    await untilSaved(browser, id, 5);
    expect(savedIn(browser, `game:${id}`)).not.toHaveProperty('dice');
    const next = await table();
    await next.play().open(id);
    expect(next.session().dice).toBeUndefined();
  });
});

describe.each(GAMES)('$id, by the same code', ({ id: game, scenarios, sides, rules }) => {
  it.each(['two', 'solo'] as const)('is begun, played, kept, sent and read again: %s', async (who) => {
    const page = await reload(browser);
    const play = () => page.usePlay.getState();
    const chance = chanceFrom(3);
    const seats = Object.fromEntries(sides.map((side) => [side, 'person'] as const));
    const id = await play().begin({
      game,
      setup: scenarios[0]?.setups[who],
      seats,
      isUndoFree: who === 'solo',
      dice: { seed: 'any game', isTyped: false },
      isReadyMade: true,
    });
    const inPlay = () => {
      const { session } = page.gameInPlay() ?? {};
      if (!session) throw new Error('no game is in play');
      return session;
    };
    const any: AnyRules = await rules();
    for (let i = 0; i < 60 && any.game.decision(inPlay().state); i++) {
      if (play().curtain !== undefined) play().sitDown();
      const { cursor } = inPlay();
      const actions = any.game.actions(inPlay().state) as readonly { kind: string }[];
      const action = actions[chance(actions.length)];
      if (action) play().act(action);
      else play().roll();
      expect(inPlay().cursor).toBe(cursor + 1);
    }
    const [end, state] = [inPlay().cursor, digest(inPlay().state)];
    await untilSaved(browser, id, end);
    expect(await page.games()).toMatchObject([{ id, game, actions: end }]);
    const [link, file] = [(await page.linkOf(id)).text, (await page.fileOf(id)).text];
    for (const text of [`#/link/${link}`, file ?? '']) {
      expect(await page.weigh(await page.readGame(text))).toMatchObject({
        verdict: 'same',
        notice: undefined,
      });
      browser = openBrowser();
      const there = await reload(browser);
      const arrival = await there.weigh(await there.readGame(text));
      if (arrival.error) throw new Error(arrival.error);
      await there.accept(arrival, 'itself');
      expect(await there.usePlay.getState().open(id)).toBeUndefined();
      expect(digest(there.gameInPlay()?.session.state)).toBe(state);
    }
  });
});
