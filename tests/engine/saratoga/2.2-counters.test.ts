/** 2.2 The counters: what the letters and numbers on them do in play. */
import { describe, expect, it } from 'vitest';
import { counterOf } from '../../../src/engine/saratoga/data/counters';
import type { FormationId } from '../../../src/engine/saratoga/data/types';
import { decision } from '../../../src/engine/saratoga/game';
import { knownPiece, sideOf } from '../../../src/engine/saratoga/roster';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hitsOn, move, play, position } from '../../helpers/saratoga/position';

const sideOfCounter = (id: string) => sideOf(knownPiece(id));
/** A unit of the other side that is rated D and so fires after everybody else. */
const victimOf = (id: string) => (sideOfCounter(id) === 'british' ? 'a-gra' : 'b-loy');
const isActive = (state: State, id: string) => state.active[knownPiece(id)];
const isInCommand = (state: State, id: string) => state.inCommand[knownPiece(id)];
const activate = (formation: FormationId) => ({ kind: 'activate', formation }) as const;

/** Does a unit in 0605 hit an enemy in 0606 with this die? Both hexes are clear and level. */
function hits(unit: string, die: number, { leader = '', steps = 0 } = {}): boolean {
  const victim = victimOf(unit);
  const state = position({
    phase: 'fire',
    phasing: sideOfCounter(victim),
    at: { '0605': `${unit} ${leader}`, '0606': victim },
    hits: { [unit]: steps },
  });
  play(state, fireAt(unit, 606), die);
  return hitsOn(state, victim) === 1;
}

describe('2.2.1 combat rating', () => {
  it.each([
    ['b-li', 'front', 'A', 3],
    ['b-li', 'reduced', 'B', 4],
    ['b-24', 'front', 'B', 4],
    ['b-24', 'reduced', 'C', 5],
    ['b-rhetz', 'front', 'C', 5],
    ['b-rhetz', 'reduced', 'D', 6],
    ['b-loy', 'front', 'D', 6],
    ['b-loy', 'reduced', 'D', 6],
    ['a-va', 'front', 'A', 3],
    ['a-va', 'reduced', 'B', 4],
    ['a-1nh', 'front', 'B', 4],
    ['a-1nh', 'reduced', 'C', 5],
    ['a-2ma', 'front', 'C', 5],
    ['a-2ma', 'reduced', 'D', 6],
    ['a-gra', 'front', 'D', 6],
    ['a-gra', 'reduced', 'D', 6],
  ] as const)('%s, %s side: the letter %s hits from %s on', (unit, face, letter, lowest) => {
    const reduced = face === 'reduced';
    expect(counterOf(unit)).toHaveProperty(['rating', reduced ? 'reduced' : 'full'], letter);
    expect(hits(unit, lowest, { steps: reduced ? 2 : 0 })).toBe(true);
    expect(hits(unit, lowest - 1, { steps: reduced ? 2 : 0 })).toBe(false);
  });

  it.each([
    ['on the front', 1, 3],
    ['on the reduced side', 3, 4],
  ])('a step-loss marker %s leaves the letter as it is', (_, steps, lowest) => {
    expect(hits('b-li', lowest, { steps })).toBe(true);
    expect(hits('b-li', lowest - 1, { steps })).toBe(false);
  });
});

/** So many steps of one point each, between two clear hexes. */
const steps = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 606 : 605));

describe('2.2.2 movement allowance', () => {
  it.each([
    ['b-pa1', 3],
    ['b-fa1', 4],
    ['b-24', 5],
    ['b-li', 6],
    ['L-burgoyne', 8],
    ['L-fraser', 8],
    ['a-art1', 3],
    ['a-art3', 4],
    ['a-1nh', 5],
    ['a-va', 6],
    ['L-gates', 6],
    ['L-poor', 7],
  ])('%s spends up to %s points, and no more', (id, points) => {
    const state = position({ phasing: sideOfCounter(id), at: { '0605': id } });
    expect(codeOf(state, move(id, ...steps(points)))).toBeUndefined();
    expect(codeOf(state, move(id, ...steps(points + 1)))).toBe('notEnoughPoints');
  });

  it('is the same on the reduced side', () => {
    const state = position({ at: { '0605': 'b-li' }, hits: { 'b-li': 3 } });
    expect(codeOf(state, move('b-li', ...steps(6)))).toBeUndefined();
    expect(codeOf(state, move('b-li', ...steps(7)))).toBe('notEnoughPoints');
  });

  it('is for the whole Movement Phase, in however many moves', () => {
    const state = position({ at: { '0605': 'b-24' } });
    play(state, move('b-24', ...steps(2)));
    play(state, move('b-24', ...steps(2)));
    expect(codeOf(state, move('b-24', ...steps(2)))).toBe('notEnoughPoints');
    expect(codeOf(state, move('b-24', ...steps(1)))).toBeUndefined();
  });

  it('is there again in the next Movement Phase', () => {
    const state = position({ at: { '0605': 'b-24 L-fraser', '1016': 'a-1nh' } });
    play(state, move('b-24', ...steps(4)));
    play(state, { kind: 'endMovement' }, 6, 1);
    play(state, { kind: 'chooseOrder', first: 'british' });
    expect(decision(state)).toMatchObject({ kind: 'move', by: 'british' });
    expect(codeOf(state, move('b-24', ...steps(5)))).toBeUndefined();
  });

  it('does not save up what was not spent', () => {
    const state = position({ at: { '0605': 'b-24 L-fraser', '1016': 'a-1nh' } });
    play(state, { kind: 'endMovement' }, 6, 1);
    play(state, { kind: 'chooseOrder', first: 'british' });
    expect(codeOf(state, move('b-24', ...steps(6)))).toBe('notEnoughPoints');
  });
});

describe('2.2.3 combat bonus', () => {
  // Each of these units is rated B and hits from 4 on.
  it.each([
    ['L-fraser', 'b-24', 2],
    ['L-hamilton', 'b-9', 0],
    ['L-riedesel', 'b-ried', 1],
    ['L-phillips', 'b-47', 1],
    ['L-breymann', 'b-bgren', 0],
    ['L-learned', 'a-8ma', 1],
    ['L-poor', 'a-1nh', 1],
    ['L-glover', 'a-4ma', 1],
    ['L-paterson', 'a-11ma', 0],
    ['L-nixon', 'a-3ma', 0],
  ])('%s gives the fire of %s %s more', (leader, unit, bonus) => {
    expect(hits(unit, 4 - bonus, { leader })).toBe(true);
    expect(hits(unit, 3 - bonus, { leader })).toBe(false);
  });

  it.each([
    ['L-burgoyne', 'b-24'],
    ['L-gates', 'a-3ma'],
    ['L-arnold', 'a-1nh'],
  ])('%s, an overall commander, gives nothing', (leader, unit) => {
    expect(hits(unit, 4, { leader })).toBe(true);
    expect(hits(unit, 3, { leader })).toBe(false);
  });
});

describe('2.2.4 activation rating', () => {
  const british = {
    '0605': 'L-burgoyne',
    '0606': 'L-breymann',
    '0406': 'L-fraser',
    '1107': 'L-hamilton',
    '1305': 'L-phillips',
    '1405': 'L-riedesel',
    '1016': 'a-1nh',
  };
  const americans = {
    '0815': 'L-gates',
    '0814': 'L-nixon',
    '0714': 'L-glover',
    '0914': 'L-paterson',
    '0313': 'L-arnold',
    '0312': 'L-poor',
    '0412': 'L-learned',
    '2301': 'b-24',
  };

  it('Burgoyne activates three of his five', () => {
    const state = position({ phase: 'command', at: british });
    play(state, activate('fraser'));
    play(state, activate('riedesel'));
    expect(codeOf(state, activate('phillips'))).toBeUndefined();
    play(state, activate('phillips'));
    // The three are spent, so nothing is left to choose and the Movement Phase has begun.
    expect(decision(state)).toMatchObject({ kind: 'move' });
    expect(isActive(state, 'L-phillips')).toBe(true);
    expect(isActive(state, 'L-hamilton')).toBe(false);
    expect(isActive(state, 'L-breymann')).toBe(false);
  });

  it('he may activate fewer', () => {
    const state = position({ phase: 'command', at: british });
    play(state, activate('fraser'));
    play(state, { kind: 'endCommand' });
    expect(isActive(state, 'L-fraser')).toBe(true);
    expect(isActive(state, 'L-phillips')).toBe(false);
  });

  it('Gates activates two of his three', () => {
    const state = position({ phase: 'command', phasing: 'american', at: americans });
    play(state, { kind: 'roll', dice: [6, 4] });
    play(state, activate('nixon'));
    play(state, activate('glover'));
    expect(codeOf(state, activate('paterson'))).toBe('ratingUsedUp');
  });

  it('what Gates has used up does not bind Arnold, who activates both of his', () => {
    const state = position({ phase: 'command', phasing: 'american', at: americans });
    play(state, { kind: 'roll', dice: [6, 4] });
    for (const formation of ['nixon', 'glover', 'poor', 'learned'] as const) play(state, activate(formation));
    expect(isActive(state, 'L-poor')).toBe(true);
    expect(isActive(state, 'L-learned')).toBe(true);
  });

  it('a commander is within the span of eight by his own hex, not by Burgoyne’s', () => {
    const at = { '0605': 'L-burgoyne', '0606': 'L-breymann' };
    const near = position({ phase: 'command', at: { ...at, '1405': 'L-riedesel' } });
    expect(codeOf(near, activate('riedesel'))).toBeUndefined();
    const far = position({ phase: 'command', at: { ...at, '1505': 'L-riedesel' } });
    expect(codeOf(far, activate('riedesel'))).toBe('outsideSpan');
  });
});

describe('2.2.5 command span', () => {
  // All lie in one column, so the rows count the hexes; R9 this is the case that 5.0 means.
  it.each([
    ['L-fraser', 4, '0409', 'b-24', '0405', '0404'],
    ['L-hamilton', 3, '1107', 'b-9', '1104', '1103'],
    ['L-burgoyne', 8, '0610', 'b-24', '0602', '0601'],
    ['L-poor', 3, '0313', 'a-1nh', '0310', '0309'],
    ['L-gates', 5, '0815', 'a-3ma', '0810', '0809'],
    ['L-arnold', 6, '0313', 'a-1nh', '0307', '0306'],
  ])('R9 %s reaches %s hexes, counting the unit’s and not his', (leader, _, here, unit, last, beyond) => {
    const command = { phase: 'command', phasing: sideOfCounter(unit) } as const;
    expect(isInCommand(position({ ...command, at: { [here]: leader, [last]: unit } }), unit)).toBe(true);
    expect(isInCommand(position({ ...command, at: { [here]: leader, [beyond]: unit } }), unit)).toBe(false);
  });

  it.each([
    ['L-fraser', 'b-24'],
    ['L-poor', 'a-1nh'],
  ])('a unit stacked with %s is in command', (leader, unit) => {
    const state = position({
      phase: 'command',
      phasing: sideOfCounter(unit),
      at: { '0605': `${leader} ${unit}` },
    });
    expect(isInCommand(state, unit)).toBe(true);
  });

  it.each([
    ['b-24', 'Burgoyne', { '2301': 'L-fraser', '0605': 'L-burgoyne', '0601': 'b-24' }],
    ['b-24', 'Fraser', { '2301': 'L-burgoyne', '0605': 'L-fraser', '0601': 'b-24' }],
    ['a-1nh', 'Arnold', { '1016': 'L-poor', '0313': 'L-arnold', '0309': 'a-1nh' }],
    ['a-1nh', 'Poor', { '1016': 'L-arnold', '0312': 'L-poor', '0309': 'a-1nh' }],
  ])('%s traces to either of its two leaders, here %s', (unit, _, at) => {
    const state = position({ phase: 'command', phasing: sideOfCounter(unit), at });
    expect(isInCommand(state, unit)).toBe(true);
  });
});

describe('2.2.6 range', () => {
  it.each([
    ['b-pa1', 5, 2206, 2107],
    ['b-pa4', 4, 2205, 2206],
    ['b-fa2', 3, 2204, 2205],
    ['a-art1', 5, 2206, 2107],
    ['a-art3', 4, 2205, 2206],
    ['a-art9', 3, 2204, 2205],
  ])('%s fires %s hexes far, counting the target’s and not its own', (gun, _, last, beyond) => {
    const british = sideOfCounter(gun) === 'british';
    const state = position({
      phase: 'fire',
      phasing: sideOfCounter(gun),
      at: { '2201': gun, [last]: british ? 'a-gra' : 'b-loy', [beyond]: british ? 'a-2alb' : 'b-can' },
    });
    expect(codeOf(state, fireAt(gun, last))).toBeUndefined();
    expect(codeOf(state, fireAt(gun, beyond))).toBe('outOfRange');
  });

  it.each([
    ['b-24', 'a-gra', 'a-2alb'],
    ['a-1nh', 'b-loy', 'b-can'],
  ])('%s has a range of one', (unit, near, far) => {
    const state = position({
      phase: 'fire',
      phasing: sideOfCounter(unit),
      at: { '0605': unit, '0606': near, '0603': far },
    });
    expect(codeOf(state, fireAt(unit, 606))).toBeUndefined();
    expect(codeOf(state, fireAt(unit, 603))).toBe('targetNotAdjacent');
  });
});

describe('2.2.7 calibre', () => {
  const pairs = [
    ['24 pounder', 'b-pa1', '12 pounder', 'b-pa2'],
    ['howitzer', 'b-pa4', '6 pounder', 'b-fa1'],
    ['12 pounder', 'a-art1', '6 pounder', 'a-art3'],
  ] as const;

  const calibreOf = (id: string) => (counterOf(id) as { calibre?: string }).calibre;

  it.each(pairs)('a %s (%s) hits like a %s (%s)', (_, first, __, second) => {
    expect(calibreOf(first)).not.toBe(calibreOf(second));
    const dice = [1, 2, 3, 4, 5, 6];
    // Rated D, and one better next to the target.
    expect(dice.filter((die) => hits(first, die))).toEqual([5, 6]);
    expect(dice.filter((die) => hits(second, die))).toEqual([5, 6]);
  });

  it.each(pairs.slice(0, 2))('a %s (%s) moves and reaches like a %s (%s)', (_, first, __, second) => {
    const far = (gun: string) => {
      const state = position({ at: { '0605': gun } });
      return [3, 4, 5].map((points) => codeOf(state, move(gun, ...steps(points))));
    };
    expect(far(first)).toEqual(far(second));
    const reach = (gun: string) => {
      const at = { '2201': gun, '2203': 'a-gra', '2205': 'a-2alb', '2206': 'a-17alb' };
      const state = position({ phase: 'fire', at });
      return [2203, 2205, 2206].map((hex) => codeOf(state, fireAt(gun, hex)));
    };
    expect(reach(first)).toEqual(reach(second));
  });
});
