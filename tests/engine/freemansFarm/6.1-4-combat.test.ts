/** 6.1 steps 4 and 5, 10 Dice and results. */
import { describe, expect, it } from 'vitest';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

const hamilton1 = card('hamilton', 1);
const fraser1 = card('fraser', 1);
const learned1 = card('learned', 1);
const nixon1 = card('nixon', 1);
const poor1 = card('poor', 1);

/** Hamilton attacks Poor toward The Mill and has paid a Morale. */
const attackMill = (more: Position = {}) =>
  tableAt({ hand: { british: [hamilton1] }, ...more })
    .play(hamilton1)
    .command('hamilton.attackMill', 'poor')
    .pay('morale');

describe('results', () => {
  it('6.1 step 4, 6.1 step 5, 10, T26 the first pair of 6s takes The Mill, pairs of 4s and 5s cost Morale', () => {
    const table = attackMill().roll(6, 6, 4, 4, 1).stand();
    expect(table.state.objectives.mill).toBe('british');
    expect([table.state.morale.poor, table.state.markers.poor]).toEqual([11, 6]);
    expect([table.state.morale.hamilton, table.state.markers.hamilton]).toEqual([9, 5]);
  });

  it('10, F49, T27 the second pair of 6s removes a marker, each 3 gives a cube', () => {
    const table = attackMill().roll(6, 6, 6, 6, 3).stand();
    expect(table.state.objectives.mill).toBe('british');
    expect(table.state.markers.poor).toBe(5);
    expect(table.state.cubes.british).toBe(2);
  });

  it('6.1 step 4, T28 1s and 2s fall on the attacker', () => {
    const table = attackMill().roll(1, 1, 2, 2, 3).stand();
    expect([table.state.markers.hamilton, table.state.morale.hamilton]).toEqual([4, 8]);
    expect(table.state.cubes.british).toBe(2);
    expect(table.state.objectives.mill).toBe('american');
  });

  it('F28, T29 three of a kind are one pair', () => {
    expect(attackMill().roll(4, 4, 4, 5, 2).stand().state.morale.poor).toBe(11);
  });

  it('F28 four of a kind are two pairs', () => {
    expect(attackMill().roll(5, 5, 5, 5, 2).stand().state.morale.poor).toBe(10);
  });

  it('F29, 7, T30 several Morale at once are one loss with one test at the final value', () => {
    const table = attackMill({ morale: { poor: 6 } })
      .roll(4, 4, 5, 5, 2)
      .stand();
    expect(table.state.morale.poor).toBe(4);
    table.roll(4);
    expect(table.state.out.poor).toBeUndefined();
    expect(table.told('moraleTested')).toHaveLength(1);
  });

  it('F49 who holds the objective already removes a marker with the first pair', () => {
    const table = attackMill({ objectives: { mill: 'british' }, at: { poor: 'freemansFarm' } })
      .roll(6, 6, 1, 2, 3)
      .stand();
    expect(table.state.markers.poor).toBe(5);
  });

  it('F30, 4.4 artillery, T32 Morale results do nothing to the guns', () => {
    const phillips1 = card('phillips', 1);
    const table = tableAt({ at: { phillips: 'phillips2' }, hand: { british: [phillips1] } })
      .play(phillips1)
      .command('phillips.counterBattery', 'americanArtillery')
      .pay('morale')
      .roll(4, 4, 5, 5, 6, 6, 3)
      .stand();
    expect(table.state.markers.americanArtillery).toBe(1);
    expect(table.state.out.americanArtillery).toBeUndefined();
    expect(table.state.cubes.british).toBe(2);
  });

  it('4.4 artillery, F23, F30, T33 Nixon pays for the guns, who take the results', () => {
    const table = tableAt({ turn: 'american', hand: { american: [nixon1] } })
      .play(nixon1)
      .command('nixon.artillery', 'phillips', { gunCommand: 'artillery.firePhillips1' })
      .pay('morale')
      .roll(1, 1, 2, 2)
      .stand();
    expect(table.state.morale.nixon).toBe(6);
    expect(table.state.markers.americanArtillery).toBe(1);
    expect(table.state.markers.nixon).toBe(3);
  });

  it('4.4 artillery the American guns never move, and have no card', () => {
    const table = tableAt({ turn: 'american', hand: { american: [nixon1] } }).play(nixon1);
    expect(table.offered('command').filter(({ gunCommand }) => gunCommand)).toEqual([
      {
        kind: 'command',
        command: 'nixon.artillery',
        gunCommand: 'artillery.firePhillips1',
        target: 'phillips',
      },
    ]);
    const artillery = { kind: 'command', command: 'nixon.artillery' };
    expect(table.refused(artillery)).toMatchObject({ code: 'gunCommandNeeded', case: '4.4' });
    expect(
      table.refused({ ...artillery, gunCommand: 'artillery.firePhillips2', target: 'phillips' }),
    ).toMatchObject({ code: 'targetElsewhere' });
  });

  it('F27 the order: skirmishers, the defender’s markers and Morale, the attacker’s, then cubes', () => {
    const table = attackMill({ cubes: { british: 3 } })
      .roll(6, 6, 4, 4, 1)
      .reroll('cubes', 5)
      .roll(1)
      .stand();
    const order = table.events
      .slice(table.events.findIndex(({ type }) => type === 'attackResolved') + 1)
      .map(({ type }) => type);
    expect(order.slice(0, 2)).toEqual(['objectiveTaken', 'moraleLost']);
    const both = tableAt({
      hand: { british: [hamilton1] },
      held: { british: ['crashingVolley.1', 'crashingVolley.2'] },
    })
      .play(hamilton1)
      .command('hamilton.attackMill', 'poor')
      .pay('morale')
      .tactics('crashingVolley.1')
      .tactics('crashingVolley.2')
      .roll(6, 6, 6, 6, 1, 1, 3)
      .stand();
    const told = both.events
      .slice(both.events.findIndex(({ type }) => type === 'attackResolved') + 1)
      .flatMap((event) =>
        event.type === 'markersLost' ? [`${event.formation} ${event.type}`] : [String(event.type)],
      );
    expect(told.slice(0, 4)).toEqual([
      'objectiveTaken',
      'poor markersLost',
      'hamilton markersLost',
      'cubesGained',
    ]);
  });

  it('F26 the attacker’s own results apply when the defender has gone out', () => {
    const table = attackMill({ morale: { poor: 1 } })
      .roll(4, 4, 1, 1, 3)
      .stand();
    expect(table.state.out.poor?.how).toBe('broken');
    expect(table.state.markers.hamilton).toBe(4);
    expect(table.state.cubes.british).toBe(2);
  });

  it('F74 an attacker who goes out by his own results still brings the cubes for his 3s', () => {
    const table = attackMill({ markers: { hamilton: 1 } })
      .roll(1, 1, 2, 2, 3)
      .stand();
    expect(table.state.out.hamilton?.how).toBe('destroyed');
    expect(table.state.morale.hamilton).toBe(9);
    expect(table.state.cubes.british).toBe(2);
  });

  it('4.4 troops a formation without markers is destroyed, and its box is free', () => {
    const table = attackMill({
      markers: { poor: 1 },
      objectives: { mill: 'british' },
      at: { poor: 'freemansFarm' },
    })
      .roll(6, 6, 1, 2, 3)
      .stand();
    expect(table.state.out.poor).toEqual({ how: 'destroyed', round: 1 });
  });
});

describe('the number of dice', () => {
  const learnedOn = (position: Position) =>
    tableAt({ turn: 'american', hand: { american: [learned1] }, ...position })
      .play(learned1)
      .command('learned.attackFraser1', 'fraser')
      .pay('morale').asked;

  it('9.2, F50, T31 Learned rolls one more against Fraser at #1 while The Mill is American', () => {
    expect(learnedOn({})).toMatchObject({ dice: 6 });
    expect(learnedOn({ objectives: { mill: 'british' } })).toMatchObject({ dice: 5 });
  });

  it('F50 not against Fraser at #2', () => {
    const table = tableAt({ turn: 'american', hand: { american: [learned1] }, at: { fraser: 'fraser2' } })
      .play(learned1)
      .command('learned.attackFraser2', 'fraser')
      .pay('morale');
    expect(table.asked).toMatchObject({ dice: 5 });
  });

  it('F31, 6.1 step 3, T34 all that adds, cut to 7, then all that takes away', () => {
    const table = tableAt({
      turn: 'american',
      at: { poor: 'freemansFarm' },
      hand: { american: [poor1] },
      held: { american: ['crashingVolley.1'], british: ['fogInTheClearing.1'] },
    })
      .countermand(poor1, 'arnold')
      .activate('poor')
      .command('poor.attackFromFarm', 'hamilton')
      .tactics('crashingVolley.1');
    expect(table.asked).toMatchObject({ kind: 'answerAttack', by: 'british', formation: 'hamilton' });
    table.tactics('fogInTheClearing.1');
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 5 });
  });

  it('F31 never fewer than two', () => {
    const breymann3 = card('breymann', 3);
    const table = tableAt({
      hand: { british: [breymann3] },
      held: { american: ['fogInTheClearing.1', 'fogInTheClearing.2'] },
    })
      .play(breymann3)
      .command('breymann.skirmish', 'learned')
      .pay('marker')
      .tactics('fogInTheClearing.1')
      .tactics('fogInTheClearing.2');
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 2 });
  });

  it('F70 is counted at the first roll: rolling again does not change it', () => {
    const table = attackMill({ cubes: { british: 3 } }).roll(6, 6, 1, 2, 4);
    table.reroll('cubes', 3);
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 1 });
    expect(table.roll(6).told('rerolled')[0]?.dice).toEqual([6, 6, 6, 2, 4]);
  });

  it('6.1 step 3, 10, T35 with Skirmish Line a single 6 takes the objective', () => {
    const table = tableAt({ hand: { british: [fraser1] }, held: { british: ['skirmishLine.1'] } })
      .play(fraser1)
      .command('fraser.attackCoulter', 'learned')
      .pay('morale')
      .tactics('skirmishLine.1')
      .roll(6, 5, 4, 2, 1)
      .stand();
    expect(table.state.objectives.coulterFarm).toBe('british');
    expect(table.state.markers.learned).toBe(5);
  });
});
