/** 12 How a game ends. */
import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../src/engine/freemansFarm/data/activationCards';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

const hamilton1 = card('hamilton', 1);
const fraser1 = card('fraser', 1);
const breymann3 = card('breymann', 3);

describe('three formations out', () => {
  it('12, 10, T66 ends the game at once: the attacker’s own results are not applied', () => {
    const table = tableAt({
      out: ['learned', 'nixon'],
      morale: { poor: 1 },
      hand: { british: [hamilton1] },
    })
      .play(hamilton1)
      .command('hamilton.attackMill', 'poor')
      .pay('morale')
      .roll(4, 4, 1, 1, 2)
      .stand();
    expect(table.state.ending).toEqual({ winner: 'british', reason: 'formations' });
    expect(table.state.markers.hamilton).toBe(5);
    expect(table.asked).toBeUndefined();
    expect(table.refused({ kind: 'pass' })).toMatchObject({ code: 'gameOver', case: '12' });
  });

  const bothAtTwo = (more: Position = {}) =>
    tableAt({
      out: ['riedesel', 'phillips', 'nixon', 'paterson'],
      markers: { fraser: 1 },
      morale: { learned: 1 },
      hand: { british: [fraser1] },
      ...more,
    })
      .play(fraser1)
      .command('fraser.attackCoulter', 'learned')
      .pay('morale')
      .roll(4, 4, 1, 1, 3)
      .stand();

  it('12, F52, F27, T67 third losses on both sides: the defender’s comes first', () => {
    expect(bothAtTwo().state.ending).toEqual({ winner: 'british', reason: 'formations' });
  });

  it('F52 as an option a draw, when all results are applied', () => {
    const table = bothAtTwo({ options: { bothThirdLosses: 'draw' } });
    expect(table.state.ending).toEqual({ winner: undefined, reason: 'formations' });
    expect(table.state.out.fraser?.how).toBe('destroyed');
    expect(table.state.cubes.british).toBe(2);
  });

  it('F52 the option changes nothing where only one side has lost three', () => {
    const table = bothAtTwo({ options: { bothThirdLosses: 'draw' }, markers: { fraser: 3 } });
    expect(table.state.ending).toEqual({ winner: 'british', reason: 'formations' });
    expect(table.state.markers.fraser).toBe(2);
  });

  it('12, F53, T68 a side that breaks its own third formation has lost', () => {
    const table = tableAt({
      out: ['riedesel', 'phillips'],
      morale: { hamilton: 1 },
      hand: { british: [hamilton1] },
    })
      .play(hamilton1)
      .command('hamilton.attackMill', 'poor')
      .pay('morale');
    expect(table.state.ending).toEqual({ winner: 'american', reason: 'formations' });
  });

  it('F53 in the middle of paying for a re-roll', () => {
    const table = tableAt({
      out: ['riedesel', 'phillips'],
      markers: { hamilton: 2 },
      hand: { british: [hamilton1] },
    })
      .play(hamilton1)
      .command('hamilton.attackMill', 'poor')
      .pay('marker')
      .roll(1, 2, 3, 4, 5)
      .reroll('marker', 1);
    expect(table.state.ending).toEqual({ winner: 'american', reason: 'formations' });
    expect(table.state.frames).toEqual([]);
  });

  it('12 by a card in the middle of preparing an attack', () => {
    const table = tableAt({
      out: ['nixon', 'paterson'],
      morale: { learned: 1 },
      hand: { british: [fraser1] },
      held: { british: ['officersDown.1'] },
    })
      .play(fraser1)
      .command('fraser.attackCoulter', 'learned')
      .pay('morale')
      .tactics('officersDown.1', { formation: 'learned' });
    expect(table.state.ending).toEqual({ winner: 'british', reason: 'formations' });
  });

  it('12, 4.4 Breymann, F51, T70 Breymann never counts', () => {
    const table = tableAt({
      out: ['riedesel', 'phillips'],
      markers: { breymann: 2 },
      hand: { british: [breymann3] },
    })
      .play(breymann3)
      .command('breymann.skirmish', 'learned')
      .pay('marker')
      .roll(1, 1, 4)
      .stand();
    expect(table.state.markers.breymann).toBe(0);
    expect(table.state.out.breymann).toBeUndefined();
    expect(table.state.ending).toBeUndefined();
  });

  it('F51 destroyed and broken at once is out once', () => {
    const table = tableAt({
      markers: { poor: 1 },
      morale: { poor: 1 },
      at: { poor: 'freemansFarm' },
      objectives: { mill: 'british' },
      hand: { british: [hamilton1] },
    })
      .play(hamilton1)
      .command('hamilton.attackMill', 'poor')
      .pay('morale')
      .roll(6, 6, 4, 4, 1)
      .stand();
    expect(table.told('wentOut')).toHaveLength(1);
    expect(table.state.out.poor?.how).toBe('destroyed');
  });
});

describe('time', () => {
  it('12, 6, T69 after the American turn of round 15 the Americans win', () => {
    const cards = deckOf('american');
    const last = card('paterson', 2);
    const table = tableAt({
      turn: 'american',
      round: 15,
      out: ['paterson', 'nixon'],
      played: { american: cards.filter((each) => each !== last), british: deckOf('british') },
      hand: { american: [last] },
    })
      .play(last)
      .finishTurn();
    expect(table.state.ending).toEqual({ winner: 'american', reason: 'time' });
    expect(table.told('ended')).toHaveLength(1);
  });

  it('6 a round is a British turn, then an American one', () => {
    const riedesel1 = card('riedesel', 1);
    const paterson2 = card('paterson', 2);
    const table = tableAt({ hand: { british: [riedesel1], american: [paterson2] } })
      .play(riedesel1)
      .command('riedesel.toThree')
      .pay('morale')
      .finishTurn();
    expect([table.state.phasing, table.state.round]).toEqual(['american', 1]);
    table
      .play(paterson2)
      .command('paterson.attackRiedesel', 'riedesel')
      .pay('morale')
      .roll(1, 2, 4, 5)
      .stand()
      .finishTurn();
    expect([table.state.phasing, table.state.round]).toEqual(['british', 2]);
  });
});
