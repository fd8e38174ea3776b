/** 7.2, 7.3 What a hit does, at once; and where it leaves the leaders. */
import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/engine/saratoga/game';
import { FORMATIONS, type FormationId } from '../../../src/engine/saratoga/data/types';
import type { Event } from '../../../src/engine/saratoga/events';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hexOfCounter, hitsOn, play, position } from '../../helpers/saratoga/position';

const phase = 'fire';
const LOST = -1;
const DECLINE = { kind: 'decline' } as const;
const checks = (events: readonly Event[]) => events.filter((event) => event.type === 'moraleChecked').length;
const boxOf = (state: State, formation: FormationId) => state.morale[FORMATIONS.indexOf(formation)];

/** A firer whom nobody forestalls, its target in a formation that has another unit far away. */
const BOTH = [
  { phasing: 'british', firer: 'b-li', target: 'a-2ma', formation: 'learned', other: 'a-8ma', start: 0 },
  { phasing: 'american', firer: 'a-va', target: 'b-rhetz', formation: 'riedesel', other: 'b-ried', start: 1 },
] as const;

describe.each(BOTH)('7.3 four hits, $phasing fire', ({ phasing, firer, target, formation, other, start }) => {
  const shotAt = (hits: number, ...dice: number[]) => {
    const at = { '0505': firer, '0506': target, '0112': other };
    const state = position({ phase, phasing, at, hits: { [target]: hits } });
    return { state, events: play(state, fireAt(firer, 506), ...dice) };
  };

  it('no hit, no loss', () => {
    const { state, events } = shotAt(0, 2);
    expect(hitsOn(state, target)).toBe(0);
    expect(events.some((event) => event.type === 'stepLost')).toBe(false);
  });
  it('7.3 point 1 the first puts a marker on the unit and checks nothing', () => {
    const { state, events } = shotAt(0, 6);
    expect([hitsOn(state, target), hexOfCounter(state, target)]).toEqual([1, 506]);
    expect(checks(events)).toBe(0);
    expect(decision(state)?.kind).not.toBe('roll');
  });
  it('7.3 point 2 the second turns it to its reduced side and calls for a check', () => {
    const { state, events } = shotAt(1, 6, 1, 1);
    expect([hitsOn(state, target), hexOfCounter(state, target)]).toEqual([2, 506]);
    expect(checks(events)).toBe(1);
    expect(boxOf(state, formation)).toBe(start + 1);
  });
  it('7.3 point 3 the third puts a marker on the reduced side and checks nothing', () => {
    const { state, events } = shotAt(2, 6);
    expect([hitsOn(state, target), hexOfCounter(state, target)]).toEqual([3, 506]);
    expect(checks(events)).toBe(0);
    expect(boxOf(state, formation)).toBe(start);
  });
  it('7.3 point 4 the fourth eliminates it and calls for a check', () => {
    const { state, events } = shotAt(3, 6, 1, 1);
    expect([hitsOn(state, target), hexOfCounter(state, target)]).toEqual([4, LOST]);
    expect(checks(events)).toBe(1);
    expect(boxOf(state, formation)).toBe(start + 1);
  });
});

describe('R83 hits come one at a time', () => {
  it('the best of shots is one hit', () => {
    const state = position({ phase, at: { '0505': 'L-fraser b-li', '0506': 'a-2ma a-9ma' } });
    play(state, fireAt('b-li', 506), 6);
    expect(hitsOn(state, 'a-9ma')).toBe(1);
  });
  it('one check for the flip and one for the end, four shots at one unit', () => {
    const at = { '0505': 'b-li b-gren', '0605': 'b-24 b-mark', '0506': 'a-2ma', '0112': 'a-8ma' };
    const state = position({ phase, at });
    const counts = [
      play(state, fireAt('b-li', 506), 6),
      play(state, fireAt('b-gren', 506), 6, 1, 1),
      play(state, fireAt('b-24', 506), 6),
      play(state, fireAt('b-mark', 506), 6, 1, 1),
    ].map(checks);
    expect(counts).toEqual([0, 1, 0, 1]);
    expect(boxOf(state, 'learned')).toBe(2);
  });
});

describe('7.2 a shot and its result', () => {
  it('one die for each firing unit', () => {
    const state = position({ phase, at: { '0505': 'b-li', '0506': 'a-2ma' } });
    play(state, fireAt('b-li', 506));
    expect(decision(state)).toMatchObject({ kind: 'roll', by: 'dice', dice: 1, faces: 6 });
    for (const dice of [[0], [7], [3, 3], []]) expect(codeOf(state, { kind: 'roll', dice })).toBe('badRoll');
  });
  it.each([
    ['british', 'b-li', 'a-2ma', 'a-8ma'],
    ['american', 'a-va', 'b-rhetz', 'b-ried'],
  ] as const)('a unit eliminated before its step does not fire back: %s', (phasing, firer, target, other) => {
    const at = { '0505': firer, '0506': target, '0112': other };
    const state = position({ phase, phasing, at, hits: { [target]: 3 } });
    play(state, fireAt(firer, 506), 6, 1, 1);
    play(state, DECLINE);
    expect(decision(state)?.kind).not.toBe('fire');
  });
  it('an attacker may fall before it attacks', () => {
    const at = { '0505': 'a-va', '0506': 'b-24', '0101': 'b-mark' };
    const state = position({ phase, phasing: 'british', at, hits: { 'b-24': 3 } });
    play(state, fireAt('a-va', 506), 6, 1, 1);
    play(state, DECLINE);
    expect(decision(state)?.kind).not.toBe('fire');
  });
  it('one that is only hurt fires in its step', () => {
    const state = position({ phase, at: { '0505': 'b-li', '0506': 'a-2ma' } });
    play(state, fireAt('b-li', 506), 6);
    play(state, fireAt('a-2ma', 505), 5);
    expect([hitsOn(state, 'a-2ma'), hitsOn(state, 'b-li')]).toEqual([1, 1]);
  });
});

describe('7.3, R80 leaders whose last units are eliminated', () => {
  /** The American in 0506 has one step left and falls to the light infantry; two dice let its formation pass. */
  const american = (stack: string, others: Record<string, string>) => {
    const state = position({
      phase,
      at: { '0505': 'b-li', '0506': stack, ...others },
      hits: { 'a-1nh': 3 },
    });
    return state;
  };
  const british = (stack: string, others: Record<string, string>) =>
    position({
      phase,
      phasing: 'american',
      at: { '0505': 'a-va', '0506': stack, ...others },
      hits: { 'b-24': 3 },
    });

  it('go to the nearest unit of their formation, past nearer friends', () => {
    const state = american('L-poor a-1nh', { '0507': 'a-2ma', '0508': 'a-2nh', '0511': 'a-3nh' });
    expect(play(state, fireAt('b-li', 506), 6, 1, 1)).toContainEqual(
      expect.objectContaining({ type: 'relocated', leader: 'L-poor', from: 506, hex: 508 }),
    );
    expect(hexOfCounter(state, 'L-poor')).toBe(508);
  });
  it('British ones too, and a gun of the formation is a unit', () => {
    const state = british('L-fraser b-24', { '0405': 'b-9', '0304': 'b-fa1', '0101': 'b-li' });
    play(state, fireAt('a-va', 506), 6, 1, 1);
    expect(hexOfCounter(state, 'L-fraser')).toBe(304);
  });
  it('with none of their formation left, to the nearest friend', () => {
    const state = american('L-poor a-1nh', { '0507': 'a-2ma', '0508': 'a-8ma' });
    play(state, fireAt('b-li', 506), 6, 1, 1);
    expect(hexOfCounter(state, 'L-poor')).toBe(507);
  });
  it('British ones too with none of their formation left', () => {
    const state = british('L-fraser b-24', { '0402': 'b-9', '0704': 'b-ra1' });
    play(state, fireAt('a-va', 506), 6, 1, 1);
    expect(hexOfCounter(state, 'L-fraser')).toBe(704);
  });
  it.each([
    ['L-arnold', 'a-3ma'],
    ['L-gates', 'a-8ma'],
  ])('an overall commander goes to the nearest friend of any formation: %s', (leader, near) => {
    const state = american(`${leader} a-1nh`, { '0507': near, '0508': 'a-2nh a-11ma' });
    play(state, fireAt('b-li', 506), 6, 1, 1);
    expect(hexOfCounter(state, leader)).toBe(507);
  });
  it('Burgoyne to the nearest friend', () => {
    const state = british('L-burgoyne b-24', { '0405': 'b-rhetz', '0404': 'b-mark' });
    play(state, fireAt('a-va', 506), 6, 1, 1);
    expect(hexOfCounter(state, 'L-burgoyne')).toBe(405);
  });

  it('on equal distance the owner picks, before the check', () => {
    const state = american('L-poor a-1nh', {
      '0407': 'a-2nh',
      '0508': 'a-3nh',
      '0509': 'a-2ny',
      '0507': 'a-2ma',
    });
    play(state, fireAt('b-li', 506), 6);
    expect(decision(state)).toMatchObject({ kind: 'relocateLeader', by: 'american', case: '7.3' });
    expect(codeOf(state, { kind: 'relocate', hex: 509 })).toBe('notNearest');
    expect(codeOf(state, { kind: 'relocate', hex: 507 })).toBe('notNearest');
    expect(codeOf(state, { kind: 'relocate', hex: 508 })).toBeUndefined();
    expect(checks(play(state, { kind: 'relocate', hex: 407 }, 1, 1))).toBe(1);
    expect(hexOfCounter(state, 'L-poor')).toBe(407);
  });
  it('the British pick in the American phase', () => {
    const state = british('L-burgoyne b-24', { '0405': 'b-9', '0605': 'b-20' });
    play(state, fireAt('a-va', 506), 6);
    expect(decision(state)).toMatchObject({ kind: 'relocateLeader', by: 'british' });
    play(state, { kind: 'relocate', hex: 605 }, 1, 1);
    expect(hexOfCounter(state, 'L-burgoyne')).toBe(605);
  });
  it('two units in one hex are no tie', () => {
    const state = american('L-poor a-1nh', { '0508': 'a-2nh a-3nh', '0511': 'a-2ny' });
    play(state, fireAt('b-li', 506), 6, 1, 1);
    expect(hexOfCounter(state, 'L-poor')).toBe(508);
  });

  it.each([
    ['L-poor', 'american', 'a-1nh', 'b-li'],
    ['L-arnold', 'american', 'a-1nh', 'b-li'],
    ['L-fraser', 'british', 'b-24', 'a-va'],
  ] as const)('with no friend left they are removed: %s', (leader, side, unit, firer) => {
    const state = (side === 'american' ? american : british)(`${leader} ${unit}`, {});
    expect(play(state, fireAt(firer, 506), 6, 1, 1)).toContainEqual(
      expect.objectContaining({ type: 'leaderRemoved', leader }),
    );
    expect(hexOfCounter(state, leader)).toBe(LOST);
  });
  it('who still has a friendly unit in the hex stays, be it of another formation', () => {
    const state = american('L-poor a-2ma a-1nh', { '0508': 'a-2nh' });
    play(state, fireAt('b-li', 506), 6, 1, 1);
    expect(hexOfCounter(state, 'L-poor')).toBe(506);
  });
  it('each of several goes his own way', () => {
    const state = american('L-poor L-learned L-arnold a-1nh', {
      '0507': 'a-3ma',
      '0508': 'a-2nh',
      '0409': 'a-2ma',
    });
    play(state, fireAt('b-li', 506), 6, 1, 1);
    expect(['L-arnold', 'L-poor', 'L-learned'].map((id) => hexOfCounter(state, id))).toEqual([507, 508, 409]);
  });
  it('they go before the check is made', () => {
    const state = american('L-poor a-1nh', { '0508': 'a-2nh' });
    const types = play(state, fireAt('b-li', 506), 6, 1, 1).map((event) => event.type);
    expect(types.indexOf('relocated')).toBeGreaterThan(types.indexOf('stepLost'));
    expect(types.indexOf('relocated')).toBeLessThan(types.indexOf('moraleChecked'));
  });
  it('they go also when a broken unit is eliminated, and nothing is checked', () => {
    const state = position({
      phase,
      at: { '0505': 'b-li', '0506': 'L-poor a-1nh', '0508': 'a-2nh' },
      hits: { 'a-1nh': 3 },
      broken: ['poor'],
    });
    expect(checks(play(state, fireAt('b-li', 506), 6))).toBe(0);
    expect(hexOfCounter(state, 'L-poor')).toBe(508);
  });
  it('a hit that does not eliminate moves nobody', () => {
    const state = position({
      phase,
      at: { '0505': 'b-li', '0506': 'L-poor a-1nh', '0508': 'a-2nh' },
      hits: { 'a-1nh': 2 },
    });
    play(state, fireAt('b-li', 506), 6);
    expect(hexOfCounter(state, 'L-poor')).toBe(506);
  });
});
