/** 6.0, 7.0, 5.0 What one press does for many: marches of formations, those under way, closing in, commanders on the map. */
import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Hex, hexOf } from '../../../src/engine/hexmap/hexId';
import { usePlay } from '../../../src/store/play';
import { Move } from '../../../src/ui/saratoga/play/decisions/Move';
import { useOrders } from '../../../src/ui/saratoga/play/orders';
import { movableOf, usePlans } from '../../../src/ui/saratoga/play/plans';
import { type Means, press as pressNow } from '../../../src/ui/saratoga/play/press';
import { marchesUnderWay } from '../../../src/ui/saratoga/play/standing';
import { play } from '../../../src/ui/saratoga/text/play';
import { questionFor } from '../../../src/ui/saratoga/text/questions';
import { ask, hasButton, press } from '../../helpers/saratoga/answers';
import { lastPlayed, layGame, played, viewNow } from '../../helpers/saratoga/gameView';

/** Three of Fraser's with their commander, far from the enemy. */
const MARCH = 'oct7 british movement; 0302 L-fraser b-24 b-li; 0402 b-gren; 1015 a-1nh';
const plans = () => usePlans.getState();
const pressHex = (hex: Hex, means: Means) => act(() => pressNow(hex, means));

afterEach(() => {
  plans().drop();
  localStorage.clear();
});

describe('the march of a formation', () => {
  it('is carried out as the single moves that were planned, and is taken back as a whole', () => {
    ask(<Move />, MARCH);
    const before = viewNow().stacks;
    press(play.move.whole('Fraser', 4));
    pressHex(hexOf('0306'), 'key');
    const moves = plans().march?.moves ?? [];
    const ends = plans().march?.ends ?? {};
    expect(moves.length).toBeGreaterThan(1);
    press(play.move.march(moves.length));
    expect(played()).toEqual(moves);
    for (const [id, hex] of Object.entries(ends)) expect(viewNow().stacks[hex]).toContain(id);
    press(play.move.undoMarch);
    expect(viewNow().stacks).toEqual(before);
  });

  it('is taken back as a whole also after a part of it was', () => {
    ask(<Move />, MARCH);
    const before = viewNow().stacks;
    press(play.move.whole('Fraser', 4));
    pressHex(hexOf('0306'), 'key');
    press(play.move.march(plans().march?.moves.length ?? 0));
    const all = played().length;
    act(() => usePlay.getState().undo());
    expect(played().length).toBeLessThan(all);
    expect(played().length).toBeGreaterThan(0);
    press(play.move.undoMarch);
    expect(viewNow().stacks).toEqual(before);
    expect(hasButton(play.move.undoMarch)).toBe(false);
  });

  it('is asked about as a whole: nobody of it is in hand, so that no hex is spoken of as lit', () => {
    const view = (() => {
      ask(<Move />, MARCH);
      press(play.move.whole('Fraser', 4));
      pressHex(hexOf('0303'), 'key');
      press(play.move.march(plans().march?.moves.length ?? 0));
      return viewNow();
    })();
    expect(useOrders.getState().chosen).toEqual([]);
    expect(questionFor(view, []).question).toBe('Which British counters move, and where to?');
    expect(questionFor(view).question).toMatch(/^March on\? /);
  });

  it('leaves out whoever is put out of it, and can be left', () => {
    ask(<Move />, MARCH);
    press(play.move.whole('Fraser', 4));
    plans().toggle('b-gren');
    plans().pointAt(hexOf('0306'));
    expect(Object.keys(plans().march?.ends ?? {})).not.toContain('b-gren');
    pressHex(hexOf('0306'), 'key');
    expect(viewNow().stacks[402]).toEqual(['b-gren']);
  });

  it('is carried out by one press of a mouse, which has shown it before, and laid ready by a finger', () => {
    ask(<Move />, MARCH);
    press(play.move.whole('Fraser', 4));
    pressHex(hexOf('0306'), 'touch');
    expect(plans().march?.moves.length).toBeGreaterThan(1);
    expect(played()).toEqual([]);
    act(() => plans().drop());
    press(play.move.whole('Fraser', 4));
    pressHex(hexOf('0306'), 'mouse');
    expect(played().length).toBeGreaterThan(1);
    expect(plans().marching).toEqual([]);
  });

  it('is taken up by two presses on a counter', () => {
    layGame(MARCH);
    pressHex(hexOf('0402'), 'key');
    expect(plans().marching).toEqual([]);
    pressHex(hexOf('0402'), 'key');
    expect([...plans().marching].sort()).toEqual(['L-fraser', 'b-24', 'b-gren', 'b-li']);
    expect(plans().marching).toEqual(movableOf(viewNow(), 'fraser'));
  });
});

describe('two presses with something between them', () => {
  it.each([
    ['Escape', () => useOrders.getState().drop()],
    ['a counter put down', () => useOrders.getState().toggle('b-24')],
  ])('%s: take up the stack, not the formation', (_, between) => {
    layGame(MARCH);
    pressHex(hexOf('0302'), 'key');
    act(between);
    pressHex(hexOf('0302'), 'key');
    expect(plans().marching).toEqual([]);
    expect(useOrders.getState().chosen).toHaveLength(3);
  });
});

it('a press that was an order is not the first of two on whoever stands there now', () => {
  layGame(MARCH);
  pressHex(hexOf('0402'), 'mouse');
  pressHex(hexOf('0403'), 'mouse');
  expect(lastPlayed()).toMatchObject({ kind: 'move', counters: ['b-gren'] });
  pressHex(hexOf('0403'), 'mouse');
  expect(plans().marching).toEqual([]);
});

describe('a march under way', () => {
  const GRENADIERS = { counters: ['b-gren'], goal: 406, turn: 0 };

  it('is offered again in the next turn, until they arrive, and goes on', () => {
    ask(<Move />, MARCH);
    const game = usePlay.getState().id;
    marchesUnderWay.keep(game, GRENADIERS);
    expect(marchesUnderWay.of(game, viewNow())).toEqual([GRENADIERS]);
    plans().goOn(GRENADIERS);
    expect(lastPlayed()).toMatchObject({ kind: 'move', counters: ['b-gren'] });
    // They have marched in this turn.
    expect(marchesUnderWay.of(game, viewNow())).toEqual([]);
  });

  it('goes on without those who have fallen since', () => {
    ask(<Move />, `${MARCH}; lost b-9`);
    const game = usePlay.getState().id;
    marchesUnderWay.keep(game, { counters: ['b-9'], goal: 406, turn: 0 });
    expect(marchesUnderWay.of(game, viewNow())).toEqual([]);
    const both = { counters: ['b-9', 'b-gren'], goal: 406, turn: 0 };
    marchesUnderWay.keep(game, both);
    expect(marchesUnderWay.of(game, viewNow())).toEqual([both]);
    plans().goOn(both);
    expect(lastPlayed()).toMatchObject({ kind: 'move', counters: ['b-gren'] });
  });

  it('is over within two hexes of its goal', () => {
    layGame(MARCH);
    const game = usePlay.getState().id;
    marchesUnderWay.keep(game, { ...GRENADIERS, goal: 404 });
    expect(marchesUnderWay.of(game, viewNow())).toEqual([]);
    marchesUnderWay.keep(game, { ...GRENADIERS, goal: 405 });
    expect(marchesUnderWay.of(game, viewNow())).toHaveLength(1);
  });

  it('gives way to another of the same counters, and damaged notes are nothing', () => {
    layGame(MARCH);
    const game = usePlay.getState().id ?? '';
    marchesUnderWay.keep(game, { counters: ['b-gren', 'b-24'], goal: 306, turn: 0 });
    marchesUnderWay.keep(game, GRENADIERS);
    expect(marchesUnderWay.of(game, viewNow())).toEqual([GRENADIERS]);
    for (const damaged of [
      '{',
      'null',
      JSON.stringify([[game, [{ counters: ['x'], goal: 406, turn: 0 }, { goal: 'y' }]]]),
      JSON.stringify([[game, [{ ...GRENADIERS, goal: 9999 }]]]),
      JSON.stringify([[7, [GRENADIERS]], [game], 'x']),
    ]) {
      localStorage.setItem('saratoga-1777.marches', damaged);
      expect(marchesUnderWay.of(game, viewNow())).toEqual([]);
    }
  });

  it('is kept for a dozen games, those played last', () => {
    layGame(MARCH);
    for (let game = 0; game < 14; game++) marchesUnderWay.keep(`game ${game}`, GRENADIERS);
    const kept = (game: number) => marchesUnderWay.of(`game ${game}`, viewNow()).length;
    expect([kept(0), kept(1), kept(2), kept(13)]).toEqual([0, 0, 1, 1]);
  });

  it('is not offered to the other side', () => {
    ask(<Move />, 'oct7 american movement; 0302 b-24; 1015 a-1nh');
    marchesUnderWay.keep(usePlay.getState().id, { counters: ['b-24'], goal: 306, turn: 0 });
    expect(marchesUnderWay.of(usePlay.getState().id, viewNow())).toEqual([]);
    expect(hasButton(play.move.goOnAll)).toBe(false);
  });
});

describe('one press on the map', () => {
  it('7.0 closes in where an arrow ends', () => {
    layGame('oct7 turn 3 british first combatMovement; 0604 b-24; 0607 a-1nh');
    const [best] = plans().closings;
    pressHex(hexOf('0606'), 'key');
    expect(best?.to).toBe(606);
    expect(lastPlayed()).toEqual(best?.action);
  });

  it('5.0 activates the commander who stands there', () => {
    layGame('oct7 british command; 0605 L-burgoyne; 0705 L-riedesel b-ried; 1207 a-1nh; idle british');
    pressHex(hexOf('0705'), 'key');
    expect(lastPlayed()).toEqual({ kind: 'activate', formation: 'riedesel' });
  });
});
