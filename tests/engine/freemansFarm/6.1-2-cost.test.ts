/** 6.1 step 2 The activation cost, and going out by it. */
import { describe, expect, it } from 'vitest';
import { card } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

const fraser1 = card('fraser', 1);
const hamilton1 = card('hamilton', 1);
const breymann3 = card('breymann', 3);
const fraserAt = (morale: number, more = {}) =>
  tableAt({ morale: { fraser: morale }, hand: { british: [fraser1] }, ...more })
    .play(fraser1)
    .command('fraser.attackCoulter', 'learned');

describe('the cost', () => {
  it('6.1 step 2, T20 a Morale, without a test above 5', () => {
    const table = fraserAt(10).pay('morale');
    expect(table.state.morale.fraser).toBe(9);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'attack', dice: 5 });
  });

  it('6.1 step 2, F24, T21 who fails the test on paying does not attack; cubes are kept, step 6 follows', () => {
    const table = fraserAt(6, { used: ['burgoyne'] }).pay('morale');
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'test', dice: 1, faces: 6, case: '7' });
    table.roll(6);
    expect(table.state.out.fraser).toEqual({ how: 'broken', round: 1 });
    expect(table.state.cubes.british).toBe(1);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'draw', case: '6.1 step 6' });
  });

  it('6.1 step 2, T22 a marker, without a test', () => {
    const table = fraserAt(6).pay('marker');
    expect([table.state.markers.fraser, table.state.morale.fraser]).toEqual([4, 6]);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'attack' });
  });

  it('6.1 step 2, T23 nothing with Willing Troops, and the card is gone', () => {
    const table = fraserAt(10, { held: { british: ['willingTroops.1'] } }).tactics('willingTroops.1');
    expect([table.state.markers.fraser, table.state.morale.fraser]).toEqual([5, 10]);
    expect(table.state.discards).toEqual(['willingTroops.1']);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'attack' });
  });

  it('6.1 step 2 must be paid', () => {
    expect(fraserAt(10).refused({ kind: 'pass' })).toEqual({ code: 'mustPay', case: '6.1 step 2' });
  });

  it('F20 the last marker may be paid: the formation is out, and its activation ends', () => {
    const table = fraserAt(10, { markers: { fraser: 1 } }).pay('marker');
    expect(table.state.out.fraser).toEqual({ how: 'destroyed', round: 1 });
    expect(table.state.objectives.coulterFarm).toBe('american');
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });

  it('F20 the last Morale may be paid', () => {
    expect(fraserAt(1).pay('morale').state.out.fraser?.how).toBe('broken');
  });

  it('F24 a move does not happen if its formation goes out by the cost', () => {
    const riedesel1 = card('riedesel', 1);
    const table = tableAt({ morale: { riedesel: 1 }, hand: { british: [riedesel1] } })
      .play(riedesel1)
      .command('riedesel.toThree')
      .pay('morale');
    expect(table.state.at.riedesel).toBe('riedesel1');
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });

  it('F24 a reinforcement does not happen if its giver goes out by the cost', () => {
    const glover1 = card('glover', 1);
    const table = tableAt({
      turn: 'american',
      morale: { glover: 1 },
      markers: { poor: 3 },
      hand: { american: [glover1] },
    })
      .play(glover1)
      .command('glover.reinforcePoor', 'poor', { markers: 2 })
      .pay('morale');
    expect(table.state.out.glover?.how).toBe('broken');
    expect([table.state.markers.poor, table.state.markers.glover]).toEqual([3, 3]);
    expect(table.told('reinforced')).toEqual([]);
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });
});

describe('Breymann', () => {
  it('F22, 9.3, T24 pays a marker, then sends what is vacant', () => {
    const table = tableAt({ markers: { hamilton: 3 }, hand: { british: [breymann3] } }).play(breymann3);
    const named = table
      .offered('command')
      .flatMap((each) => (each.command === 'breymann.reinforceHamilton' ? [each.markers] : []));
    expect(named).toEqual([1, 2]);
    table.command('breymann.reinforceHamilton', 'hamilton', { markers: 2 });
    expect(table.offered('pay')).toEqual([{ kind: 'pay', with: 'marker' }]);
    expect(table.refused({ kind: 'pay', with: 'morale' })).toMatchObject({ code: 'noMoraleTrack' });
    table.pay('marker');
    expect([table.state.markers.hamilton, table.state.markers.breymann]).toEqual([5, 2]);
  });

  it('F68 names at most what paying leaves him', () => {
    const table = tableAt({ markers: { hamilton: 1, breymann: 3 }, hand: { british: [breymann3] } }).play(
      breymann3,
    );
    const markers = table
      .offered('command')
      .flatMap((each) => (each.command === 'breymann.reinforceHamilton' ? [each.markers] : []));
    expect(markers).toEqual([1, 2]);
    expect(
      table.refused({
        kind: 'command',
        command: 'breymann.reinforceHamilton',
        target: 'hamilton',
        markers: 3,
      }),
    ).toMatchObject({ code: 'tooManyMarkers', case: '9.3' });
  });

  it('F36, F68 with nothing to pay he may send his last marker', () => {
    const table = tableAt({ markers: { hamilton: 4, breymann: 1 }, hand: { british: [breymann3] } })
      .countermand(breymann3, 'burgoyne')
      .activate('breymann')
      .command('breymann.reinforceHamilton', 'hamilton', { markers: 1 });
    expect([table.state.markers.hamilton, table.state.markers.breymann]).toEqual([5, 0]);
    expect(table.state.out.breymann).toBeUndefined();
  });
});

describe('an extra cost', () => {
  it('F21, 7, T25 is a loss of its own with its own test', () => {
    const table = tableAt({ morale: { hamilton: 7 }, hand: { british: [hamilton1] } })
      .play(hamilton1)
      .command('hamilton.bayonets', 'poor')
      .pay('morale');
    expect(table.told('moraleLost').map(({ left, cause }) => [left, cause])).toEqual([
      [6, 'activation'],
      [5, 'extraCost'],
    ]);
    table.roll(5);
    expect(table.state.morale.hamilton).toBe(5);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'attack', dice: 7 });
  });

  it('F21 is due with Burgoyne and with Willing Troops too', () => {
    const general = tableAt({ hand: { british: [hamilton1] } })
      .countermand(hamilton1, 'burgoyne')
      .activate('hamilton')
      .command('hamilton.bayonets', 'poor');
    expect(general.state.morale.hamilton).toBe(9);
    const willing = tableAt({ hand: { british: [hamilton1] }, held: { british: ['willingTroops.1'] } })
      .play(hamilton1)
      .command('hamilton.bayonets', 'poor')
      .tactics('willingTroops.1');
    expect(willing.state.morale.hamilton).toBe(9);
  });

  it('F21, F24 who goes out by it does not attack', () => {
    const table = tableAt({ morale: { hamilton: 2 }, used: ['burgoyne'], hand: { british: [hamilton1] } })
      .play(hamilton1)
      .command('hamilton.bayonets', 'poor')
      .pay('marker')
      .roll(6);
    expect(table.state.out.hamilton?.how).toBe('broken');
    expect(table.asked).toMatchObject({ case: '6.1 step 6' });
  });
});
