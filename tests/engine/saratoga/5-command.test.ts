/** 5.0 The Command Phase: who is in command, who is activated, and Gates. */
import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/engine/saratoga/game';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import { codeOf, play, position } from '../../helpers/position';

const american = { phase: 'command', phasing: 'american' } as const;

describe('5.0, 3.7 in command', () => {
  it('2.2.5 within the span of the own commander or overall commander, counting the unit’s hex', () => {
    // Fraser's span is 4: 0401 lies four hexes north of 0405, 0400 would be off the map, 0801 is six away.
    const state = position({
      phase: 'command',
      at: { '0405': 'L-fraser', '0401': 'b-24', '0801': 'b-li', '2305': 'L-burgoyne', '1016': 'a-1nh' },
    });
    expect(state.inCommand[knownPiece('b-24')]).toBe(true);
    expect(state.inCommand[knownPiece('b-li')]).toBe(false);
  });
  it('R40 infantry traces to the commander of its own wing, or by choice to either', () => {
    const at = { '0313': 'L-arnold', '0312': 'a-1ma', '2301': 'b-24' };
    const strict = position({ ...american, at });
    expect(strict.inCommand[knownPiece('a-1ma')]).toBe(false);
    const wide = position({ ...american, at, options: { wingCommand: 'either' } });
    expect(wide.inCommand[knownPiece('a-1ma')]).toBe(true);
  });
  it('3.5 guns trace to any friendly leader', () => {
    const state = position({ ...american, at: { '0313': 'L-arnold', '0312': 'a-art1', '2301': 'b-24' } });
    expect(state.inCommand[knownPiece('a-art1')]).toBe(true);
  });
});

describe('5.0 activation', () => {
  const at = {
    '0605': 'L-burgoyne b-bgren',
    '0606': 'L-breymann b-barner',
    '0406': 'L-fraser b-24',
    '1107': 'L-hamilton b-9',
    '1305': 'L-phillips b-47',
    '2305': 'L-riedesel b-ried',
    '1016': 'a-1nh',
  };
  it('as many commanders within span as the rating says, and no more', () => {
    const state = position({ phase: 'command', at });
    expect(codeOf(state, { kind: 'activate', formation: 'riedesel' })).toBe('outsideSpan');
    for (const formation of ['fraser', 'hamilton', 'breymann'] as const)
      play(state, { kind: 'activate', formation });
    // Burgoyne's rating is 3: the phase has nothing more to ask, and movement has begun.
    expect(decision(state)).toMatchObject({ kind: 'move' });
    expect(state.active[knownPiece('b-24')]).toBe(true);
    expect(state.active[knownPiece('b-47')]).toBe(true); // R42 within Burgoyne's own span of 8
    expect(state.active[knownPiece('b-ried')]).toBe(false);
  });
  it('R41 Arnold does not activate Gates’s commanders', () => {
    const state = position({
      ...american,
      at: { '0313': 'L-arnold', '0312': 'L-poor a-1nh', '0413': 'L-glover a-1ma', '2301': 'b-24' },
    });
    expect(codeOf(state, { kind: 'activate', formation: 'glover' })).toBe('overallNotActive');
    expect(codeOf(state, { kind: 'activate', formation: 'poor' })).toBeUndefined();
    expect(codeOf(state, { kind: 'activate', formation: 'fraser' })).toBe('wrongFormation');
  });
});

describe('5.2 Gates', () => {
  const far = { '0815': 'L-gates a-3ma', '0814': 'L-nixon', '2301': 'b-24' };
  const near = { '0815': 'L-gates a-3ma', '0814': 'L-nixon', '0812': 'b-24' };
  it.each([
    ['10 with the enemy far away', far, [5, 5], true],
    ['9 with the enemy far away', far, [5, 4], false],
    ['8 with the enemy within three hexes', near, [4, 4], true],
    ['7 with the enemy within three hexes', near, [4, 3], false],
  ])('%s', (_, at, dice, active) => {
    const state = position({ ...american, at });
    expect(decision(state)).toMatchObject({ kind: 'roll', by: 'dice', dice: 2, case: '5.2' });
    play(state, { kind: 'roll', dice });
    expect(state.active[knownPiece('L-gates')]).toBe(active);
    // He gives command all the same.
    expect(state.inCommand[knownPiece('a-3ma')]).toBe(true);
  });
});
