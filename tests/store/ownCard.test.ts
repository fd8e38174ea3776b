/** 4.2 Between two people: nobody is told at the table what he has just played himself, whatever was drawn for him before. */
import { beforeEach, expect, it, vi } from 'vitest';
import { type Action, RULES, SIDES, type View } from '../../src/engine/freemansFarm';
import { isRollDecision } from '../../src/engine/kernel/game';
import { usePlay } from '../../src/store/play';
import { persons } from '../../src/store/seats';
import { useTable } from '../../src/store/table';

vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

const play = () => usePlay.getState();
const view = () => useTable.getState().view as View;

/** Plays the first thing that is offered until this is asked, and takes the screen whenever it is handed over. */
function playUntil(kind: string, by: string): void {
  for (let n = 0; n < 200; n++) {
    if (play().curtain !== undefined) play().sitDown();
    play().replay(undefined);
    const { decision } = useTable.getState();
    if (decision?.kind === kind && decision.by === by) return;
    if (isRollDecision(decision)) play().roll();
    else if (!play().act(offered())) throw new Error(`${decision?.kind} was refused its answer`);
  }
  throw new Error(`${kind} was never asked`);
}

function offered(): Action {
  const { actions } = view();
  const found = actions.find(({ kind }) => kind === 'stand' || kind === 'pass') ?? actions[0];
  if (!found) throw new Error('nothing is offered');
  return found;
}

beforeEach(() => {
  play().leave();
  play().beginWith(RULES, {
    game: 'freemans-farm',
    setup: { scenario: 'freemansFarm' },
    seats: persons(SIDES),
    isUndoFree: false,
    dice: { seed: 'own card', isTyped: true },
    isReadyMade: true,
  });
});

it.each(SIDES)('the %s card of the second round, for which one was drawn in the first', (side) => {
  playUntil('playCard', side);
  expect(play().act(offered())).toBe(true);
  playUntil('playCard', side);
  expect(view().round).toBe(2);
  expect(play().act(offered())).toBe(true);
  expect(play().recap).toEqual([]);
});
