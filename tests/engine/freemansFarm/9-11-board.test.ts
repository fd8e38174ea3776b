/** 9, 10, 11 Moving, attacking, reinforcing; Coulter Farm, The Mill, Freeman's Farm. */
import { describe, expect, it } from 'vitest';
import type { FormationId } from '../../../src/engine/freemansFarm/index';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

const fraser1 = card('fraser', 1);
const hamilton1 = card('hamilton', 1);
const riedesel1 = card('riedesel', 1);
const poor1 = card('poor', 1);
const glover1 = card('glover', 1);
const learned1 = card('learned', 1);

const british = (by: string, position: Position = {}) =>
  tableAt({ hand: { british: [by] }, ...position }).play(by);
const american = (by: string, position: Position = {}) =>
  tableAt({ turn: 'american', hand: { american: [by] }, ...position }).play(by);

/** Lets a formation break by its own cost. */
function breakBy(by: string, formation: FormationId, position: Position) {
  const table = tableAt({
    ...position,
    morale: { ...position.morale, [formation]: 1 },
    hand: { [position.turn ?? 'british']: [by] },
  }).play(by);
  const [first] = table.offered('command');
  if (!first) throw new Error('no Command');
  table.act(first).pay('morale');
  expect(table.state.out[formation]?.how).toBe('broken');
  return table.state.objectives;
}

describe('moving', () => {
  it('9.1, F47, T46 Riedesel at #1 may go to #2 and attack, or to #3 without combat; Nixon is out of reach', () => {
    const table = british(riedesel1);
    expect(table.offered('command')).toEqual([
      { kind: 'command', command: 'riedesel.toTwo', target: 'poor' },
      { kind: 'command', command: 'riedesel.toThree' },
    ]);
    expect(
      table.refused({ kind: 'command', command: 'riedesel.attackRight', target: 'nixon' }),
    ).toMatchObject({ code: 'notFromHere', case: '9.1' });
  });

  it('9.1 Riedesel at #3 may attack to his front, or go back to #2', () => {
    const table = british(riedesel1, { at: { riedesel: 'riedesel3' } });
    expect(table.offered('command').map(({ command, target }) => [command, target])).toEqual([
      ['riedesel.toTwo', 'poor'],
      ['riedesel.attackRight', 'nixon'],
    ]);
  });

  it('9.1, F47, T47 all markers go together, and nothing is rolled', () => {
    const table = british(riedesel1).command('riedesel.toThree').pay('morale');
    expect([table.state.at.riedesel, table.state.markers.riedesel]).toEqual(['riedesel3', 5]);
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });

  it('9.1, 11.1, T58 never where another formation stands', () => {
    const table = british(hamilton1, { objectives: { mill: 'british' }, at: { poor: 'freemansFarm' } });
    expect(table.refused({ kind: 'command', command: 'hamilton.takeFarm', target: 'poor' })).toEqual({
      code: 'boxOccupied',
      case: '9.1',
      at: 'freemansFarm',
    });
    expect(table.offered('command').map(({ command }) => command)).toEqual([
      'hamilton.attackMill',
      'hamilton.bayonets',
    ]);
  });

  it('F46, F45 a mandatory move without a target is a plain move, and costs as usual', () => {
    const table = british(fraser1, { out: ['learned'] });
    expect(table.offered('command')).toEqual([{ kind: 'command', command: 'fraser.turnFlank' }]);
    table.command('fraser.turnFlank').pay('morale');
    expect(table.state.at.fraser).toBe('fraser2');
    expect(table.state.morale.fraser).toBe(9);
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });

  it('F46 a plain attack without a target is not legal', () => {
    const table = british(fraser1, { out: ['learned', 'poor'], at: { fraser: 'fraser2' } });
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });

  it('9.1 Poor falls back from the Farm without a cost', () => {
    const table = american(poor1, { at: { poor: 'freemansFarm' } }).command('poor.withdraw');
    expect([table.state.at.poor, table.state.morale.poor, table.state.markers.poor]).toEqual([
      'poor1',
      12,
      6,
    ]);
  });
});

describe('attacking', () => {
  it('9.2 a target must be named, and one of the Command’s', () => {
    const table = british(hamilton1);
    const attack = { kind: 'command', command: 'hamilton.attackMill' };
    expect(table.refused(attack)).toMatchObject({ code: 'targetNeeded', case: '9.2' });
    expect(table.refused({ ...attack, target: 'glover' })).toMatchObject({ code: 'notATarget' });
    expect(table.refused({ ...attack, target: 'poor', markers: 1 })).toMatchObject({
      code: 'noMarkersTaken',
    });
    expect(table.refused({ ...attack, command: 'hamilton.charge' })).toMatchObject({
      code: 'unknownCommand',
    });
    expect(table.refused({ ...attack, command: 'fraser.attackCoulter' })).toMatchObject({
      code: 'notItsCommand',
    });
  });

  it('9.2 a target can be bound to a condition: Glover when Poor is out', () => {
    const table = british(riedesel1, { out: ['poor'], at: { riedesel: 'riedesel2' } });
    expect(table.offered('command').filter(({ command }) => command === 'riedesel.attackPoor')).toEqual([
      { kind: 'command', command: 'riedesel.attackPoor', target: 'glover' },
    ]);
  });
});

describe('reinforcing', () => {
  const glover = { markers: { poor: 4 } };

  it('9.3, F36, F37, T48 one or two to Poor, and one stays', () => {
    const table = american(glover1, glover);
    const offered = table.offered('command').filter(({ command }) => command === 'glover.reinforcePoor');
    expect(offered.map(({ markers }) => markers)).toEqual([1, 2]);
    table.command('glover.reinforcePoor', 'poor', { markers: 2 }).pay('morale');
    expect([table.state.markers.poor, table.state.markers.glover]).toEqual([6, 1]);
  });

  it('9.3, F36, F68, T49 a payment may not take what was to be sent', () => {
    const two = american(glover1, glover).command('glover.reinforcePoor', 'poor', { markers: 2 });
    expect(two.refused({ kind: 'pay', with: 'marker' })).toMatchObject({
      code: 'tooFewLeftToSend',
      case: '9.3',
    });
    const one = american(glover1, glover)
      .command('glover.reinforcePoor', 'poor', { markers: 1 })
      .pay('marker');
    expect([one.state.markers.poor, one.state.markers.glover]).toEqual([5, 1]);
  });

  it('F36 as an option the last marker may go: its formation is destroyed', () => {
    const table = american(glover1, { markers: { poor: 3 }, options: { lastMarker: 'mayGo' } })
      .command('glover.reinforcePoor', 'poor', { markers: 3 })
      .pay('morale');
    expect(table.state.markers.poor).toBe(6);
    expect(table.state.out.glover?.how).toBe('destroyed');
  });

  it('9.3, F37 only into vacant spaces, and no more than the card says', () => {
    const full = american(learned1, { out: ['fraser'] });
    expect(
      full.refused({ kind: 'command', command: 'learned.reinforcePoor', target: 'poor', markers: 1 }),
    ).toMatchObject({ code: 'noVacantSpace', case: '9.3' });
    const table = american(learned1, { markers: { poor: 1 } });
    const offered = table.offered('command').filter(({ command }) => command === 'learned.reinforcePoor');
    expect(offered.map(({ markers }) => markers)).toEqual([1, 2]);
    expect(
      table.refused({ kind: 'command', command: 'learned.reinforcePoor', target: 'poor' }),
    ).toMatchObject({ code: 'markersNeeded' });
    const lone = american(learned1, { markers: { poor: 1, learned: 1 } });
    expect(
      lone.refused({ kind: 'command', command: 'learned.reinforcePoor', target: 'poor', markers: 1 }),
    ).toMatchObject({ code: 'noMarkersToSend' });
  });

  it('4.4 troops, 9.3, T84 never a formation that is out', () => {
    const table = american(glover1, { out: ['poor'] });
    expect(
      table.refused({ kind: 'command', command: 'glover.reinforcePoor', target: 'poor', markers: 1 }),
    ).toEqual({ code: 'formationOut', case: '4.4', at: 'poor' });
  });
});

describe('Coulter Farm', () => {
  it('10.1, T50 Fraser does not enter #2 while it is American', () => {
    expect(
      british(fraser1).refused({ kind: 'command', command: 'fraser.turnFlank', target: 'learned' }),
    ).toEqual({ code: 'coulterFarmHeld', case: '10.1', at: 'coulterFarm' });
  });

  it('10.1, F45, T51 once it is British he must go there, with seven dice on Learned', () => {
    const table = british(fraser1, { objectives: { coulterFarm: 'british' } });
    expect(table.offered('command')).toEqual([
      { kind: 'command', command: 'fraser.turnFlank', target: 'learned' },
    ]);
    expect(
      table.refused({ kind: 'command', command: 'fraser.attackCoulter', target: 'learned' }),
    ).toMatchObject({ code: 'mandatoryCommand', case: '10.1' });
    table.command('fraser.turnFlank', 'learned').pay('morale');
    expect(table.asked).toMatchObject({ dice: 7 });
  });

  it('F45 also when a general activates him', () => {
    const table = tableAt({ objectives: { coulterFarm: 'british' }, hand: { british: [hamilton1] } })
      .countermand(hamilton1, 'burgoyne')
      .activate('fraser');
    expect(table.offered('command').map(({ command }) => command)).toEqual(['fraser.turnFlank']);
  });

  it('10.1, F48, T52 Learned does not take it while Fraser is at #2', () => {
    const table = american(learned1, { objectives: { coulterFarm: 'british' }, at: { fraser: 'fraser2' } })
      .command('learned.attackFraser2', 'fraser')
      .pay('morale')
      .roll(6, 6, 1, 2, 4)
      .stand();
    expect(table.state.markers.fraser).toBe(4);
    expect(table.state.objectives.coulterFarm).toBe('british');
  });

  it('F48, 10 Learned on Fraser at #1 wins it back', () => {
    const table = american(learned1, { objectives: { coulterFarm: 'british', mill: 'british' } })
      .command('learned.attackFraser1', 'fraser')
      .pay('morale')
      .roll(6, 6, 1, 2, 4)
      .stand();
    expect(table.state.objectives.coulterFarm).toBe('american');
    expect(table.state.markers.fraser).toBe(5);
  });

  it('10.1, T53 when Learned goes out it is British', () => {
    expect(breakBy(learned1, 'learned', { turn: 'american' }).coulterFarm).toBe('british');
  });

  it('10.1, T54 when Fraser goes out it is American', () => {
    const position = { objectives: { coulterFarm: 'british' }, at: { fraser: 'fraser2' } } as const;
    expect(breakBy(fraser1, 'fraser', position).coulterFarm).toBe('american');
  });

  it('F43 with both out the last event decides', () => {
    expect(
      breakBy(fraser1, 'fraser', { out: ['learned'], objectives: { mill: 'american' } }).coulterFarm,
    ).toBe('american');
    expect(breakBy(learned1, 'learned', { turn: 'american', out: ['fraser'] }).coulterFarm).toBe('british');
  });
});

describe('The Mill', () => {
  it('10.2, F39, F42, T55 when Poor goes out it is British at once, Glover or not', () => {
    expect(breakBy(poor1, 'poor', { turn: 'american' }).mill).toBe('british');
  });

  it('11, F40, T56 when Hamilton goes out it is American, unless Riedesel is near', () => {
    const mill = { objectives: { mill: 'british' } } as const;
    expect(breakBy(hamilton1, 'hamilton', { ...mill, at: { riedesel: 'riedesel2' } }).mill).toBe('british');
    expect(breakBy(hamilton1, 'hamilton', { ...mill, at: { riedesel: 'freemansFarm' } }).mill).toBe(
      'british',
    );
    expect(breakBy(hamilton1, 'hamilton', mill).mill).toBe('american');
    expect(breakBy(hamilton1, 'hamilton', { ...mill, out: ['riedesel'] }).mill).toBe('american');
  });

  it('F41 nothing when Riedesel falls', () => {
    const position = {
      objectives: { mill: 'british' },
      out: ['hamilton'],
      at: { riedesel: 'riedesel2' },
    } as const;
    expect(breakBy(riedesel1, 'riedesel', position).mill).toBe('british');
  });

  it('10.2, T80 whoever does not hold it stays out of the Farm', () => {
    expect(
      british(hamilton1).refused({ kind: 'command', command: 'hamilton.takeFarm', target: 'poor' }),
    ).toEqual({ code: 'millHeld', case: '10.2', at: 'mill' });
    expect(
      american(poor1, { objectives: { mill: 'british' } }).refused({
        kind: 'command',
        command: 'poor.takeFarm',
        target: 'hamilton',
      }),
    ).toEqual({ code: 'millHeld', case: '10.2', at: 'mill' });
  });

  it('10, 11, F39, F48, T60 Glover wins it back when Poor is out', () => {
    const table = american(glover1, { out: ['poor'] })
      .command('glover.attackHamilton', 'hamilton')
      .pay('morale')
      .roll(6, 6, 1, 2)
      .stand();
    expect(table.state.objectives.mill).toBe('american');
    expect(table.state.markers.hamilton).toBe(5);
  });

  it('F48 Glover on Riedesel threatens it only when Poor is out', () => {
    const position = { objectives: { mill: 'british' }, at: { riedesel: 'riedesel2' } } as const;
    const attack = (more: Position) =>
      american(glover1, { ...position, ...more })
        .command('glover.attackRiedesel', 'riedesel')
        .pay('morale')
        .roll(6, 6, 1, 2)
        .stand().state;
    expect(attack({}).objectives.mill).toBe('british');
    expect(attack({}).markers.riedesel).toBe(4);
    expect(attack({ out: ['poor'] }).objectives.mill).toBe('american');
  });

  it('F48 Fraser on Poor, and Riedesel on Poor, threaten it too', () => {
    const fraser = british(fraser1, { out: ['learned'], at: { fraser: 'fraser2' } })
      .command('fraser.rollUp', 'poor')
      .pay('morale')
      .roll(6, 6, 1, 2, 3)
      .stand();
    expect([fraser.state.objectives.mill, fraser.state.markers.poor]).toEqual(['british', 6]);
    const riedesel = british(riedesel1)
      .command('riedesel.toTwo', 'poor')
      .pay('morale')
      .roll(6, 6, 6, 6, 1, 2)
      .stand();
    expect([riedesel.state.objectives.mill, riedesel.state.markers.poor]).toEqual(['british', 5]);
  });

  it('F48 Poor on Riedesel wins it back', () => {
    const table = american(poor1, { objectives: { mill: 'british' }, at: { riedesel: 'riedesel2' } })
      .command('poor.attackRiedesel', 'riedesel')
      .pay('morale')
      .roll(6, 6, 1, 2, 3)
      .stand();
    expect([table.state.objectives.mill, table.state.markers.riedesel]).toEqual(['american', 5]);
  });

  it('11, T81 when Glover goes out too it is British', () => {
    const position = { turn: 'american', out: ['poor'], objectives: { mill: 'american' } } as const;
    expect(breakBy(glover1, 'glover', position).mill).toBe('british');
    expect(breakBy(glover1, 'glover', { turn: 'american' }).mill).toBe('american');
  });

  it('F73, T82 Poor and Glover out, then Hamilton: the last event decides', () => {
    expect(breakBy(hamilton1, 'hamilton', { out: ['poor', 'glover'] }).mill).toBe('american');
  });

  it('11 it changes hands any number of times', () => {
    const table = american(poor1, { objectives: { mill: 'british' } })
      .command('poor.attackHamilton', 'hamilton')
      .pay('morale')
      .roll(6, 6, 1, 2, 3)
      .stand();
    expect(table.state.objectives.mill).toBe('american');
    expect(table.state.markers.hamilton).toBe(5);
  });
});

describe('Freeman’s Farm', () => {
  it('11.1, F45, T57 with The Mill British and the Farm empty Hamilton must go there, six dice on Poor', () => {
    const table = british(hamilton1, { objectives: { mill: 'british' } });
    expect(table.offered('command')).toEqual([
      { kind: 'command', command: 'hamilton.takeFarm', target: 'poor' },
    ]);
    expect(table.refused({ kind: 'command', command: 'hamilton.attackMill', target: 'poor' })).toMatchObject({
      code: 'mandatoryFarm',
      case: '11.1',
    });
    table.command('hamilton.takeFarm', 'poor').pay('morale');
    expect(table.state.at.hamilton).toBe('freemansFarm');
    expect(table.asked).toMatchObject({ dice: 6 });
  });

  const riedeselOn = (position: Position) =>
    british(riedesel1, position).command('riedesel.toTwo', 'poor').pay('morale').asked;

  it('11.1, F38, T59 Poor at #1 counts as there while The Mill is American', () => {
    expect(riedeselOn({})).toMatchObject({ dice: 6 });
    expect(riedeselOn({ objectives: { mill: 'british' } })).toMatchObject({ dice: 5 });
  });

  it('F38, T83 not while a British formation stands there', () => {
    expect(riedeselOn({ at: { hamilton: 'freemansFarm' } })).toMatchObject({ dice: 5 });
  });

  it('F38 as an option only his real box counts', () => {
    const options = { poorAtFarm: 'real' } as const;
    expect(riedeselOn({ options })).toMatchObject({ dice: 5 });
    expect(riedeselOn({ options, at: { poor: 'freemansFarm' } })).toMatchObject({ dice: 6 });
  });

  it('11.1 for American attacks Poor is where he really stands', () => {
    const table = american(poor1);
    expect(
      table.refused({ kind: 'command', command: 'poor.attackFromFarm', target: 'hamilton' }),
    ).toMatchObject({ code: 'notFromHere' });
  });

  it('F44 its tenant stays when The Mill changes hands', () => {
    const table = american(poor1, { at: { poor: 'freemansFarm' }, objectives: { mill: 'british' } });
    expect(table.offered('command').map(({ command }) => command)).toContain('poor.attackFromFarm');
    expect(table.state.at.poor).toBe('freemansFarm');
  });

  it('2, 11.1 takes one formation: Riedesel does not enter while Hamilton is there', () => {
    const table = british(riedesel1, {
      objectives: { mill: 'british' },
      at: { riedesel: 'riedesel2', hamilton: 'freemansFarm' },
    });
    expect(table.refused({ kind: 'command', command: 'riedesel.takeFarm', target: 'poor' })).toMatchObject({
      code: 'boxOccupied',
      at: 'freemansFarm',
    });
  });

  it('11.1, F38 bayonets need Poor in the Farm, or Hamilton himself', () => {
    const refused = (position: Position) =>
      british(hamilton1, position).refused({
        kind: 'command',
        command: 'hamilton.bayonets',
        target: 'poor',
      });
    expect(refused({})).toBeUndefined();
    expect(refused({ at: { riedesel: 'freemansFarm' } })).toMatchObject({
      code: 'poorNotInFarm',
      case: '11.1',
    });
  });
});
