/** 7, 8 Morale Tests, and what can save a formation. */
import { describe, expect, it } from 'vitest';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

const hamilton1 = card('hamilton', 1);
const fraser1 = card('fraser', 1);

/** Hamilton pays a Morale for his attack. */
const hamiltonFrom = (morale: number, more: Position = {}) =>
  tableAt({ morale: { hamilton: morale }, hand: { british: [hamilton1] }, ...more })
    .play(hamilton1)
    .command('hamilton.attackMill', 'poor')
    .pay('morale');

/** Fraser attacks Learned with a pair of 4s, in the British turn. */
const learnedFrom = (morale: number, more: Position = {}) =>
  tableAt({ morale: { learned: morale }, hand: { british: [fraser1] }, ...more })
    .play(fraser1)
    .command('fraser.attackCoulter', 'learned')
    .pay('marker')
    .roll(4, 4, 1, 2, 6)
    .stand();

describe('a test', () => {
  it('7, T40 none from 7 to 6', () => {
    expect(hamiltonFrom(7).asked).toMatchObject({ what: 'attack' });
  });

  it('7, F3, T41 from 6 to 5: passed with 5, failed with 6', () => {
    const passed = hamiltonFrom(6).roll(5);
    expect(passed.asked).toMatchObject({ what: 'attack' });
    const failed = hamiltonFrom(6, { used: ['burgoyne'] }).roll(6);
    expect(failed.state.out.hamilton?.how).toBe('broken');
  });

  it('F3 as an option the test at 5 is always passed, without a die', () => {
    const table = hamiltonFrom(6, { options: { moraleTest: 'steady' } });
    expect(table.asked).toMatchObject({ what: 'attack' });
    expect(table.told('moraleTested')).toEqual([
      { type: 'moraleTested', formation: 'hamilton', die: undefined, needed: 5, passed: true },
    ]);
    expect(hamiltonFrom(5, { options: { moraleTest: 'steady' } }).asked).toMatchObject({ what: 'test' });
  });

  it('7, T42 none on the way up', () => {
    const table = tableAt({ morale: { hamilton: 3 }, held: { british: ['freshResolve.1'] } });
    table.tactics('freshResolve.1', { formation: 'hamilton' });
    expect(table.state.morale.hamilton).toBe(4);
    expect(table.kind).toBe('playCard');
  });

  it('7, 8, T43 at 0 a formation is broken at once: neither general nor card is offered', () => {
    const table = hamiltonFrom(1, { held: { british: ['steadyTheRanks.1'] } });
    expect(table.state.out.hamilton?.how).toBe('broken');
    expect(table.told('moraleTested')).toEqual([]);
    expect(table.state.held.british).toEqual(['steadyTheRanks.1']);
    expect(table.state.usedGenerals).toEqual([]);
  });

  it('F33 is not rolled again for cubes, Morale or markers', () => {
    const table = hamiltonFrom(4, { cubes: { british: 9 } }).roll(6);
    expect(table.kind).toBe('rescue');
    expect(table.refused({ kind: 'reroll', dice: [0], pay: 'cubes' })).toMatchObject({ code: 'notNow' });
    expect(table.offered('reroll')).toEqual([]);
  });

  it('7 does not stop the attack when it is passed', () => {
    expect(hamiltonFrom(5).roll(4).asked).toMatchObject({ kind: 'roll', what: 'attack', dice: 5 });
  });
});

describe('a rescue', () => {
  it('8, F34, T44 Burgoyne: a second test, passed up to Morale + 1', () => {
    const table = hamiltonFrom(4).roll(5);
    expect(table.asked).toMatchObject({ kind: 'rescue', by: 'british', case: '8', formation: 'hamilton' });
    table.act({ kind: 'rescue', general: 'burgoyne' });
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'test', case: '8' });
    table.roll(4);
    expect(table.state.out.hamilton).toBeUndefined();
    expect(table.state.morale.hamilton).toBe(3);
    expect(table.state.usedGenerals).toEqual(['burgoyne']);
  });

  it('8, F34, F35, T45 in the enemy’s turn: Arnold fails and is used up, then the card saves', () => {
    const table = learnedFrom(4, { held: { american: ['steadyTheRanks.1'] } }).roll(6);
    expect(table.asked).toMatchObject({ kind: 'rescue', by: 'american', formation: 'learned' });
    table.act({ kind: 'rescue', general: 'arnold' }).roll(5);
    expect(table.kind).toBe('rescue');
    expect(table.state.usedGenerals).toEqual(['arnold']);
    table.tactics('steadyTheRanks.1');
    expect(table.state.out.learned).toBeUndefined();
    expect(table.state.morale.learned).toBe(3);
  });

  it('F35 the card may be played first; a rescued formation keeps its Morale', () => {
    const table = learnedFrom(4, { held: { american: ['steadyTheRanks.1'] } })
      .roll(6)
      .tactics('steadyTheRanks.1');
    expect(table.state.morale.learned).toBe(3);
    expect(table.state.usedGenerals).toEqual([]);
  });

  it('8 may be declined', () => {
    const table = learnedFrom(4).roll(6).act({ kind: 'letBreak' });
    expect(table.state.out.learned?.how).toBe('broken');
    expect(table.state.usedGenerals).toEqual([]);
  });

  it('8 only by the general of its list', () => {
    const table = learnedFrom(4).roll(6);
    expect(table.refused({ kind: 'rescue', general: 'gates' })).toEqual({
      code: 'cannotRescue',
      case: '8',
      at: 'gates',
    });
    expect(table.refused({ kind: 'rescue', general: 'burgoyne' })).toMatchObject({ code: 'notYourGeneral' });
    expect(table.offered('rescue')).toEqual([{ kind: 'rescue', general: 'arnold' }]);
  });

  it('F34 a second failure without more help breaks it', () => {
    const table = learnedFrom(4).roll(6).act({ kind: 'rescue', general: 'arnold' }).roll(4);
    expect(table.state.out.learned?.how).toBe('broken');
  });

  it('F13 three cards may be cashed in at a rescue, the saving one too: then nothing helps', () => {
    const held = ['steadyTheRanks.1', 'freshResolve.1', 'aideDeCamp.1'];
    const table = learnedFrom(4, { held: { american: held }, used: ['arnold'] }).roll(6);
    table.act({ kind: 'cashIn', cards: held });
    expect(table.state.cubes.american).toBe(1);
    expect(table.state.out.learned?.how).toBe('broken');
  });
});
