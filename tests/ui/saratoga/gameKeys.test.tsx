/** 4.0 Keys that give orders: one press is one order, however long it is held. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '../../../src/loading';
import { usePlay } from '../../../src/store/play';
import { laterAnswers } from '../../../src/ui/saratoga/play/decisions/panels';
import { useOrders } from '../../../src/ui/saratoga/play/orders';
import { Question } from '../../../src/ui/saratoga/play/Question';
import { marchesUnderWay } from '../../../src/ui/saratoga/play/standing';
import { useGameKeys } from '../../../src/ui/saratoga/play/useGameKeys';
import { usePlans } from '../../../src/ui/saratoga/play/plans';
import { ask } from '../../helpers/saratoga/answers';
import { clearGame, layGame, mustAct, played, viewNow } from '../../helpers/saratoga/gameView';

const STILL = 'oct7 turn 3 british first movement; 0605 b-24; 0405 b-9; 0305 b-20; 1406 a-1nh';
const FIRE = 'oct7 british fire step 3; 0605 b-24 b-9; 0606 a-1nh a-2nh';
/** Whoever presses later than this has seen what he answers. */
const SEEN = 500;

// They come while a player looks at the map.
beforeAll(() => loadPart(laterAnswers));

let clock = 0;

beforeEach(() => {
  clearGame();
  clock += 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  usePlans.getState().drop();
  localStorage.clear();
});

/** The table with its keys and its question. */
function sit(position: string): HTMLElement {
  const card = ask(<Question />, position);
  renderHook(() => useGameKeys({ current: null }, () => undefined));
  return card;
}

interface Press {
  readonly later?: number;
  readonly repeat?: boolean;
  readonly ctrlKey?: boolean;
  readonly on?: Element;
}

/** False if the page has kept the key from what it does elsewhere. */
function key(name: string, { later = SEEN, on = document.body, ...how }: Press = {}): boolean {
  clock += later;
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...how });
  let isFree = true;
  act(() => void (isFree = on.dispatchEvent(event)));
  return isFree;
}

/** As a keyboard repeats it, thirty times a second. */
const hold = (name: string, how: Press = {}) => {
  key(name, how);
  for (let i = 0; i < 60; i++) key(name, { ...how, later: i === 0 ? 500 : 33, repeat: true });
};
const isAsked = () => useOrders.getState().isEnding;
const kinds = () => played().map(({ kind }) => kind);

describe('E', () => {
  it('held down asks whether movement ends, and ends nothing', () => {
    sit(STILL);
    hold('e');
    expect([isAsked(), kinds()]).toEqual([true, []]);
  });
  it('held down holds the fire of one step at most', () => {
    sit('oct7 british fire step 1; 0605 b-24 b-9; 0606 a-1nh a-2nh; 0306 b-fa1; 0308 a-dear');
    hold('e');
    expect(kinds()).toEqual(['holdAll']);
    key('e');
    expect(kinds()).toEqual(['holdAll', 'holdAll']);
  });
  it('pressed twice in a hurry is no answer to what nobody can have read', () => {
    sit(STILL);
    key('e');
    key('e', { later: 120 });
    expect([isAsked(), kinds()]).toEqual([true, []]);
    key('e');
    expect(kinds()).toEqual(['endMovement']);
  });
  it('pressed twice in a hurry ends one phase, not two', () => {
    sit('oct7 turn 3 british first movement; 0605 b-24; done b-24; 0608 a-1nh');
    key('e');
    expect([kinds(), viewNow().decision?.kind]).toEqual([['endMovement'], 'combatMove']);
    key('e', { later: 120 });
    expect(kinds()).toEqual(['endMovement']);
    key('e');
    expect(kinds()).toEqual(['endMovement', 'endCombatMovement']);
  });
  it('in a field is a letter', () => {
    const card = sit(FIRE);
    const field = card.appendChild(document.createElement('input'));
    expect(key('e', { on: field })).toBe(true);
    expect(kinds()).toEqual([]);
  });
});

describe('the end of movement where most could still move', () => {
  const isAskedAgain = (turn: number, moves: readonly string[] = []) => {
    const id = usePlay.getState().id;
    layGame(STILL.replace('turn 3', `turn ${turn}`));
    usePlay.setState({ id });
    for (const [at, unit] of moves.entries())
      act(() => mustAct({ kind: 'move', counters: [unit], path: [[604, 404, 304][at] ?? 0] }));
    useOrders.getState().endPhase();
    const was = isAsked();
    if (was) useOrders.getState().endPhase();
    expect(kinds().at(-1)).toBe('endMovement');
    return was;
  };

  it('is asked once of whoever stands still on purpose, and again once he has marched', () => {
    layGame(STILL);
    usePlay.setState({ id: 'a-game-of-its-own' });
    expect(isAskedAgain(3)).toBe(true);
    expect(isAskedAgain(4)).toBe(false);
    expect(isAskedAgain(5, ['b-24', 'b-9', 'b-20'])).toBe(false);
    expect(isAskedAgain(6)).toBe(true);
  });
});

describe('U', () => {
  it.each([['u', {}] as const, ['z', { ctrlKey: true }] as const])(
    'held down takes back one order: %s',
    (name, how) => {
      sit('oct7 british movement; 0605 b-24');
      for (const path of [604, 605, 606])
        act(() => mustAct({ kind: 'move', counters: ['b-24'], path: [path] }));
      hold(name, how);
      expect(played()).toHaveLength(2);
      key(name, how);
      expect(played()).toHaveLength(1);
    },
  );
});

describe('G', () => {
  const MARCH = 'oct7 british movement; 0302 L-fraser b-24 b-li; 0402 b-gren; 1015 a-1nh';
  const GRENADIERS = { counters: ['b-gren'], goal: 407, turn: 0 };
  const FRASER = { counters: ['b-24', 'b-li'], goal: 307, turn: 0 };

  it('lets the marches of earlier turns go on, all at once', () => {
    sit(MARCH);
    const game = usePlay.getState().id;
    marchesUnderWay.keep(game, GRENADIERS);
    marchesUnderWay.keep(game, FRASER);
    expect(key('g')).toBe(false);
    const moved = new Set(played().flatMap((action) => (action.kind === 'move' ? action.counters : [])));
    expect(moved).toEqual(new Set(['b-gren', 'b-24', 'b-li']));
    expect(marchesUnderWay.of(game, viewNow())).toEqual([]);
  });
  it('held down lets them go on once', () => {
    sit(MARCH);
    marchesUnderWay.keep(usePlay.getState().id, GRENADIERS);
    key('g');
    const once = played();
    marchesUnderWay.keep(usePlay.getState().id, { ...GRENADIERS, counters: ['b-24'] });
    key('g', { repeat: true });
    expect(played()).toEqual(once);
  });
  it('means nothing in another phase', () => {
    sit(FIRE);
    expect(key('g')).toBe(true);
    expect(played()).toEqual([]);
  });
});

describe('Space', () => {
  const chief = (card: Element) => card.querySelector<HTMLElement>('.answer.chief:not(.ends)');

  it('gives the chief answer, wherever the focus is', () => {
    const card = sit(FIRE);
    expect(chief(card)).not.toBeNull();
    expect(key(' ')).toBe(false);
    expect(kinds()[0]).toBe('fire');
  });
  it('held down gives it once', () => {
    const card = sit(FIRE);
    const pressed = vi.fn<() => void>();
    chief(card)?.addEventListener('click', pressed);
    hold(' ');
    expect(pressed).toHaveBeenCalledOnce();
  });
  it('belongs to the button that has the focus', () => {
    const card = sit(FIRE);
    const other = card.querySelector('.answer.ends');
    expect(other).not.toBeNull();
    expect(key(' ', { on: other ?? card })).toBe(true);
    expect(played()).toEqual([]);
  });
  it('ends no phase', () => {
    const card = sit(STILL);
    expect(card.querySelector('.answer.ends')).not.toBeNull();
    expect(chief(card)).toBeNull();
    expect(key(' ')).toBe(true);
    expect([isAsked(), played()]).toEqual([false, []]);
  });
});

describe('Enter', () => {
  it('held down presses no button that comes to stand there', () => {
    const card = sit(FIRE);
    const ends = card.querySelector('.answer.ends') ?? card;
    expect(key('Enter', { on: ends })).toBe(true);
    expect(key('Enter', { on: ends, repeat: true })).toBe(false);
  });
});
