/** With dice of the players' own attacks and tests wait for them; cards are drawn by the page, and their numbers are nobody's business. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Action, type FarmDecision, RULES, type State } from '../../src/engine/freemansFarm';
import { isRoll } from '../../src/engine/kernel/dice';
import { isRollDecision } from '../../src/engine/kernel/game';
import { drive } from '../../src/store/driver';
import { gameInPlay, usePlay } from '../../src/store/play';
import { usePreferences } from '../../src/store/preferences';
import { enterDice, hasOwnDice, isRolledByHand } from '../../src/store/rolls';
import { persons } from '../../src/store/seats';
import { stopClock } from './page';

vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

let stop: () => void;
const play = () => usePlay.getState();
const stateNow = () => gameInPlay()?.session.state as State;
const asked = () => RULES.game.decision(stateNow()) as FarmDecision | undefined;
const settle = () => vi.advanceTimersByTime(10_000);
const begin = (setup: object) =>
  play().beginWith(RULES, {
    game: 'freemans-farm',
    setup: { scenario: 'freemansFarm', ...setup },
    seats: persons(['british', 'american']),
    isUndoFree: true,
    dice: undefined,
    isReadyMade: true,
  });

/** The first action that is offered, until dice on the table are asked for or the side is. */
function playUntil(isMet: (asked: FarmDecision) => boolean): FarmDecision {
  for (let step = 0; step < 200; step++) {
    settle();
    const now = asked();
    if (!now) throw new Error('the game is over');
    if (isMet(now)) return now;
    const [first] = RULES.game.actions(stateNow()) as readonly Action[];
    const isTaken = isRollDecision(now)
      ? enterDice(Array.from({ length: now.dice }, () => 2))
      : first && play().act(first);
    expect(isTaken).toBe(true);
  }
  throw new Error('it does not come up');
}

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

describe('6.1 dice on the table', () => {
  it('are not asked for while hands are dealt', () => {
    begin({ open: true });
    expect(hasOwnDice()).toBe(true);
    settle();
    expect(asked()).toMatchObject({ kind: 'keepHand', by: 'british' });
    expect(gameInPlay()?.session.cursor).toBe(6);
  });

  it('decide an attack: the page waits for them, and takes no wrong number', () => {
    begin({ open: true });
    const attack = playUntil((now) => isRollDecision(now) && now.what === 'attack');
    expect(isRolledByHand(attack)).toBe(true);
    const { cursor } = gameInPlay()?.session ?? {};
    settle();
    play().roll();
    expect(gameInPlay()?.session.cursor).toBe(cursor);
    expect(enterDice([7])).toBe(false);
    const dice = isRollDecision(attack) ? attack.dice : 0;
    expect(enterDice(Array.from({ length: dice }, () => 1))).toBe(true);
    expect(gameInPlay()?.session.cursor).toBeGreaterThan(cursor ?? 0);
  });

  it('are never a card: each is drawn by itself, the one that the printed opponent turns up too', () => {
    begin({ solitaire: 'british', level: 'standard' });
    const rolls = new Set<string>();
    const seen = playUntil((now) => {
      if (isRollDecision(now)) rolls.add(now.what);
      return stateNow().round > 2;
    });
    expect(seen).toBeDefined();
    expect([...rolls]).not.toContain('draw');
    expect(stateNow().played.british.length).toBeGreaterThan(1);
  });

  it('are kept as they were entered, and cards as they were drawn', () => {
    begin({ open: true });
    playUntil((now) => isRollDecision(now) && now.what === 'attack');
    const { session } = gameInPlay() ?? {};
    expect(session?.dice).toBeUndefined();
    const draws = (session?.record.actions ?? []).filter(isRoll);
    expect(draws.length).toBeGreaterThanOrEqual(15);
    expect(new Set(draws.map(({ dice }) => dice.join())).size).toBeGreaterThan(3);
  });
});
