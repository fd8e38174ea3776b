/** 7.0 Combat: the order of fire, the CRT with its modifiers, results, breaking, advance, leaders. */
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { isHit, modifiers, numberNeeded } from '../../../src/engine/saratoga/combat';
import { decision } from '../../../src/engine/saratoga/game';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hexOfCounter, hitsOn, play, position } from '../../helpers/position';

const sum = (state: State, unit: string, hex: string, defenders = 1) =>
  modifiers(state, knownPiece(unit), hexOf(hex), defenders).reduce((total, entry) => total + entry.value, 0);

describe('CRT', () => {
  it.each([
    ['A', 0, [3, 4, 5, 6]],
    ['B', 1, [4, 5, 6]],
    ['C', 2, [5, 6]],
    ['D', 3, [6]],
  ])('%s hits on the numbers of its row', (_, rating, hits) => {
    expect([1, 2, 3, 4, 5, 6].filter((die) => isHit(die, rating, 0))).toEqual(hits);
    expect(numberNeeded(rating)).toBe(hits[0]);
  });
  it('note: a natural 6 always hits, and nothing always misses (R69)', () => {
    expect(isHit(6, 3, -4)).toBe(true);
    expect(isHit(1, 0, 2)).toBe(true);
    expect(isHit(5, 3, 0)).toBe(false);
  });
});

describe('CRT modifiers', () => {
  it('woods -1', () =>
    expect(sum(position({ at: { '0506': 'b-24', '0507': 'a-1nh' } }), 'b-24', '0507')).toBe(-1));
  it('up slope -1 added to woods (R68)', () =>
    expect(sum(position({ at: { '0312': 'b-24', '0212': 'a-1nh' } }), 'b-24', '0212')).toBe(-2));
  it('fortification -1, only in play (R12)', () => {
    const at = { '0512': 'b-24', '0412': 'a-1nh' };
    expect(sum(position({ battle: 'oct7', at }), 'b-24', '0412')).toBe(-2); // with the slope
    expect(sum(position({ battle: 'sept19', at }), 'b-24', '0412')).toBe(-1);
  });
  it('two defending units +1', () =>
    expect(sum(position({ at: { '0605': 'b-24', '0606': 'a-1nh a-2nh' } }), 'b-24', '0606', 2)).toBe(1));
  it('guns: +1 at one hex, nothing at two, -1 from three on (R115)', () => {
    const at = { '0407': 'b-fa1', '0406': 'a-1nh', '0405': 'a-2nh', '0404': 'a-3nh' };
    expect(sum(position({ at }), 'b-fa1', '0406')).toBe(1);
    expect(sum(position({ at }), 'b-fa1', '0405')).toBe(0);
    expect(sum(position({ at }), 'b-fa1', '0404')).toBe(-2); // with the woods
  });
  it('7.2 a commander helps his own formation alone', () => {
    const own = position({ at: { '0605': 'L-fraser b-24', '0606': 'a-1nh' } });
    expect(sum(own, 'b-24', '0606')).toBe(2);
    const other = position({ at: { '0605': 'L-fraser b-9', '0606': 'a-1nh' } });
    expect(sum(other, 'b-9', '0606')).toBe(0);
  });
});

describe('7.1.3 fire priority', () => {
  it('better ratings first, the defender before the attacker', () => {
    const state = position({ phase: 'fire', at: { '0605': 'b-li', '0606': 'a-va', '0506': 'b-24' } });
    // Morgan is A and defends, the light infantry is A and attacks, the 24th is B.
    expect(codeOf(state, fireAt('a-va', 605))).toBeUndefined();
    expect(codeOf(state, fireAt('b-li', 606))).toBe('notYours');
    play(state, fireAt('a-va', 605), 1);
    expect(decision(state)).toMatchObject({ kind: 'fire', by: 'british' });
    expect(codeOf(state, fireAt('b-24', 606))).toBe('notThisStep');
    expect(codeOf(state, fireAt('b-li', 606))).toBeUndefined();
  });
  it('R59 a unit whose rating drops before its step fires in the later one', () => {
    const state = position({
      phase: 'fire',
      at: { '0605': 'b-li', '0606': 'a-va' },
      hits: { 'b-li': 1 },
    });
    play(state, fireAt('a-va', 605), 3, 1, 1); // a hit turns the light infantry to B, its formation passes
    expect(hitsOn(state, 'b-li')).toBe(2);
    expect(decision(state)).toMatchObject({ kind: 'fire', by: 'british' });
    expect(state.frames.at(-1)).toMatchObject({ kind: 'fire', step: 3 });
  });
  it('7.1, R63 nobody twice while another in the hex was spared', () => {
    const state = position({ phase: 'fire', at: { '0606': 'a-2ma a-9ma', '0605': 'b-li b-gren' } });
    play(state, fireAt('b-li', 606, 0), 1);
    expect(codeOf(state, fireAt('b-gren', 606, 0))).toBe('firedAtBefore');
    expect(codeOf(state, fireAt('b-gren', 606, 1))).toBeUndefined();
  });
});

describe('5.1, R46-R48, R94 who fires', () => {
  const at = { '0605': 'b-li', '0606': 'a-2ma' };
  it('a phasing unit that is not activated does not', () => {
    const state = position({ phase: 'fire', at: { ...at, '0506': 'b-gren' }, idle: 'b-li' });
    expect(codeOf(state, { kind: 'holdAll' })).toBeUndefined();
    play(state, { kind: 'hold', unit: 'b-gren' });
    expect(hitsOn(state, 'a-2ma')).toBe(0);
    expect(decision(state)).toMatchObject({ by: 'american' });
  });
  it('unless it stood in an enemy ZOC when the Command Phase began', () => {
    const state = position({ phase: 'fire', at, idle: 'b-li', inContact: 'b-li' });
    expect(codeOf(state, fireAt('b-li', 606))).toBeUndefined();
  });
});

describe('7.3, 3.8.1 results', () => {
  it('first hit a marker, second the reduced side and a check, third a marker, fourth the end and a check', () => {
    for (const [before, dice, checks] of [
      [0, [6], 0],
      [1, [6, 1, 1], 1],
      [2, [6], 0],
      [3, [6, 1, 1], 1],
    ] as const) {
      const state = position({
        phase: 'fire',
        at: { '0605': 'b-li', '0606': 'a-2ma', '0116': 'a-8ma' },
        hits: { 'a-2ma': before },
      });
      const events = play(state, fireAt('b-li', 606), ...dice);
      expect(events.filter((event) => event.type === 'moraleChecked')).toHaveLength(checks);
      expect(hitsOn(state, 'a-2ma')).toBe(before + 1);
      expect(hexOfCounter(state, 'a-2ma')).toBe(before === 3 ? -1 : 606);
    }
  });
  it('3.8.1 a passed check moves the marker down, equal to the box is enough', () => {
    const state = position({ phase: 'fire', at: { '0605': 'b-li', '0606': 'a-2ma' }, hits: { 'a-2ma': 1 } });
    // Learned starts on 11 on 7 October.
    expect(play(state, fireAt('b-li', 606), 6, 5, 6)).toContainEqual(
      expect.objectContaining({ type: 'moraleChecked', number: 11, passed: true }),
    );
    expect(state.morale[5]).toBe(1);
  });
  it('3.8.2, 3.8.3 a failed check breaks it: a free round, then a retreat to the south', () => {
    const state = position({ phase: 'fire', at: { '0605': 'b-li', '0606': 'a-2ma' }, hits: { 'a-2ma': 1 } });
    play(state, fireAt('b-li', 606), 6, 6, 6);
    expect(state.broken[5]).toBe(true);
    expect(decision(state)).toMatchObject({ kind: 'freeRound', by: 'british' });
    play(state, fireAt('b-li', 606), 1); // R86 it fires again although it has fired
    expect(decision(state)).toMatchObject({ kind: 'retreat', by: 'american' });
    expect(codeOf(state, { kind: 'retreat', unit: 'a-2ma', hex: 506 })).toBe('notARetreatHex');
    expect(codeOf(state, { kind: 'retreat', unit: 'a-2ma', hex: 607 })).toBeUndefined();
    play(state, { kind: 'retreat', unit: 'a-2ma', hex: 607 });
    expect(decision(state)).toMatchObject({ kind: 'advance', by: 'british' });
    play(state, { kind: 'advance', counters: ['b-li'] });
    expect(hexOfCounter(state, 'b-li')).toBe(606);
  });
  it('3.8 the loss of American guns checks nobody’s morale', () => {
    const state = position({
      phase: 'fire',
      at: { '0605': 'b-li', '0606': 'a-art3' },
      hits: { 'a-art3': 1 },
    });
    expect(play(state, fireAt('b-li', 606), 6).map((event) => event.type)).not.toContain('moraleChecked');
  });
});

describe('7.4 ranged fire', () => {
  it('2.2.6 reaches as far as its range, and sees (7.4.1)', () => {
    const state = position({
      phase: 'fire',
      phasing: 'american',
      at: { '0407': 'b-fa2', '0404': 'a-2alb', '0403': 'a-17alb', '0210': 'a-gra' },
    });
    expect(codeOf(state, fireAt('b-fa2', 404))).toBeUndefined();
    expect(codeOf(state, fireAt('b-fa2', 403))).toBe('outOfRange');
    expect(codeOf(state, fireAt('b-fa2', 210))).toBe('outOfRange');
  });
  it('7.4.1 woods between block the line', () => {
    const state = position({
      phase: 'fire',
      phasing: 'american',
      at: { '0407': 'b-fa1', '0409': 'a-2alb', '0405': 'a-gra' },
    });
    expect(codeOf(state, fireAt('b-fa1', 409))).toBe('noLineOfSight');
  });
  it('R73 two guns in a hex fire at the same hex', () => {
    const state = position({
      phase: 'fire',
      phasing: 'american',
      at: { '0407': 'b-fa1 b-fa2', '0405': 'a-2alb', '0205': 'a-gra', '0605': 'a-17alb' },
    });
    play(state, fireAt('b-fa1', 405), 1);
    expect(codeOf(state, fireAt('b-fa2', 605))).toBe('otherGunsTarget');
    expect(codeOf(state, fireAt('b-fa2', 405))).toBeUndefined();
  });
});

describe('7.6 combat against leaders', () => {
  it('R79 adjacent infantry eliminates leaders who stand alone, without a roll', () => {
    const state = position({ phase: 'fire', at: { '0605': 'b-li', '0606': 'L-poor', '0116': 'a-1nh' } });
    expect(play(state, fireAt('b-li', 606, -1))).toContainEqual(
      expect.objectContaining({ type: 'leaderKilled', leader: 'L-poor' }),
    );
  });
});
