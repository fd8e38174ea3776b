/** 6.1 step 4.A Rolling again, every way to pay for it, and the answer to it. */
import { describe, expect, it } from 'vitest';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

const hamilton3 = card('hamilton', 3);
const hamilton1 = card('hamilton', 1);
const fraser1 = card('fraser', 1);
const nixon1 = card('nixon', 1);

const mill = (by: string, more: Position = {}) =>
  tableAt({ hand: { british: [by] }, ...more })
    .play(by)
    .command('hamilton.attackMill', 'poor')
    .pay('marker');

const fraserOn = (more: Position) =>
  tableAt({ hand: { british: [fraser1] }, ...more })
    .play(fraser1)
    .command('fraser.attackCoulter', 'learned')
    .pay('marker');

describe('rolling again', () => {
  it('6.1 step 4.A, F32, T36 chosen dice for three cubes', () => {
    const table = mill(hamilton3).roll(6, 4, 2, 2, 1).reroll('cubes', 3, 4, 5);
    expect(table.state.cubes.british).toBe(0);
    table.roll(6, 4, 3);
    expect(table.state.frames.at(-1)).toMatchObject({ kind: 'attack', dice: [6, 4, 6, 4, 3] });
    table.stand();
    expect(table.state.objectives.mill).toBe('british');
    expect(table.state.morale.poor).toBe(11);
    expect(table.state.cubes.british).toBe(1);
  });

  it('6.1 step 5, T37 cubes of 3s that lie on the table are not there yet', () => {
    const table = mill(hamilton1).roll(3, 3, 5, 2, 1);
    expect(table.refused({ kind: 'reroll', dice: [0], pay: 'cubes' })).toEqual({
      code: 'tooFewCubes',
      case: '6.1 step 5',
    });
    expect(table.offered('reroll').some(({ pay }) => pay === 'cubes')).toBe(false);
  });

  it('F25, T38 who goes out by paying makes the attack void: no results, no cubes', () => {
    const table = fraserOn({ morale: { fraser: 6 }, used: ['burgoyne'] })
      .roll(3, 3, 4, 4, 1)
      .reroll('morale', 5)
      .roll(6);
    expect(table.state.out.fraser?.how).toBe('broken');
    expect(table.told('attackVoid')).toMatchObject([{ why: 'payerOut' }]);
    expect(table.state.cubes.british).toBe(1);
    expect([table.state.morale.learned, table.state.markers.learned]).toEqual([8, 5]);
  });

  it('F25 the last marker may be paid, and ends the attack too', () => {
    const table = fraserOn({ markers: { fraser: 2 } })
      .roll(4, 4, 5, 5, 1)
      .reroll('marker', 5);
    expect(table.state.out.fraser?.how).toBe('destroyed');
    expect(table.state.morale.learned).toBe(8);
  });

  it('F25, F23 the same if the payer of the guns goes out', () => {
    const table = tableAt({ turn: 'american', hand: { american: [nixon1] }, markers: { nixon: 1 } })
      .play(nixon1)
      .command('nixon.artillery', 'phillips', { gunCommand: 'artillery.firePhillips1' })
      .pay('morale')
      .roll(4, 4, 6, 6)
      .reroll('marker', 1);
    expect(table.state.out.nixon?.how).toBe('destroyed');
    expect(table.told('attackVoid')).toMatchObject([{ why: 'payerOut' }]);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'draw', case: '6.1 step 6' });
    expect([table.state.morale.phillips, table.state.markers.phillips]).toEqual([9, 4]);
  });

  it('F23 who activated the guns pays for their re-roll, in Morale as in markers', () => {
    const table = tableAt({ turn: 'american', hand: { american: [nixon1] } })
      .play(nixon1)
      .command('nixon.artillery', 'phillips', { gunCommand: 'artillery.firePhillips1' })
      .pay('morale')
      .roll(1, 1, 4, 5)
      .reroll('morale', 1);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'test' });
    table.roll(5).roll(2).reroll('marker', 2).roll(3);
    expect([table.state.morale.nixon, table.state.markers.nixon]).toEqual([5, 2]);
    expect(table.state.markers.americanArtillery).toBe(2);
  });

  it('6.1 step 4.A, F32 again and again, the same die too, each time for a price', () => {
    const table = mill(hamilton1)
      .roll(1, 2, 3, 4, 5)
      .reroll('morale', 1)
      .roll(1)
      .reroll('morale', 1)
      .roll(1)
      .reroll('marker', 1, 2, 3, 4, 5)
      .roll(6, 6, 6, 6, 6);
    expect([table.state.morale.hamilton, table.state.markers.hamilton]).toEqual([8, 3]);
    expect(table.kind).toBe('maintain');
  });

  it('F32 no set is empty, names a die twice, or one that is not there', () => {
    const table = mill(hamilton1).roll(1, 2, 3, 4, 5);
    const refused = (...dice: number[]) => table.refused({ kind: 'reroll', dice, pay: 'morale' })?.code;
    expect([refused(), refused(1, 1), refused(5), refused(-1)]).toEqual([
      'noDiceChosen',
      'dieTwice',
      'noSuchDie',
      'noSuchDie',
    ]);
    expect(table.refused({ kind: 'reroll', dice: [0], pay: 'gold' })).toMatchObject({
      code: 'unknownPayment',
    });
    expect(table.refused({ kind: 'reroll', dice: [0], pay: 'pressThemHard.1' })).toMatchObject({
      code: 'notHeld',
    });
  });

  it('F29, 7 a Morale paid for it is tested at once, before the dice fall', () => {
    const table = fraserOn({ morale: { fraser: 6 } })
      .roll(1, 2, 3, 4, 5)
      .reroll('morale', 1);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'test' });
    table.roll(5);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'attack', dice: 1 });
  });

  it('8, 6.1 step 4.A a rescue in the middle of paying: the attack goes on', () => {
    const table = fraserOn({ morale: { fraser: 6 } })
      .roll(1, 2, 3, 4, 5)
      .reroll('morale', 1)
      .roll(6);
    expect(table.asked).toMatchObject({ kind: 'rescue', by: 'british', formation: 'fraser' });
    table.act({ kind: 'rescue', general: 'burgoyne' }).roll(6);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'attack', dice: 1 });
  });

  it('F72, 7 Low on Powder is asked when the Morale paid has been tested', () => {
    const table = fraserOn({ morale: { fraser: 6 }, held: { american: ['lowOnPowder.1'] } })
      .roll(1, 2, 3, 4, 5)
      .reroll('morale', 1);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'test' });
    expect(table.roll(5).asked).toMatchObject({ kind: 'answerReroll', by: 'american' });
  });

  it('F68 Breymann may pay his last marker for it, and attacks on', () => {
    const breymann3 = card('breymann', 3);
    const table = tableAt({ markers: { breymann: 2 }, hand: { british: [breymann3] } })
      .play(breymann3)
      .command('breymann.skirmish', 'learned')
      .pay('marker')
      .roll(6, 4, 1);
    expect(new Set(table.offered('reroll').map(({ pay }) => pay))).toEqual(new Set(['cubes', 'marker']));
    table.reroll('marker', 2, 3);
    expect(table.state.markers.breymann).toBe(0);
    table.roll(6, 6);
    table.stand();
    expect(table.state.objectives.coulterFarm).toBe('british');
    expect(table.state.out.breymann).toBeUndefined();
  });
});

describe('cards', () => {
  it('F72, 6.1 step 4.A, T39 Low on Powder: the payment stands, the dice stay, no more re-rolls', () => {
    const table = mill(hamilton3, { held: { american: ['lowOnPowder.1'] } })
      .roll(6, 4, 2, 2, 1)
      .reroll('cubes', 3);
    expect(table.asked).toMatchObject({ kind: 'answerReroll', by: 'american' });
    table.tactics('lowOnPowder.1');
    expect(table.state.cubes.british).toBe(0);
    expect(table.told('attackResolved')[0]?.dice).toEqual([6, 4, 2, 2, 1]);
    expect(table.told('rerolled')).toEqual([]);
  });

  it('F72 the answer may be no: then the dice fall', () => {
    const table = mill(hamilton3, { held: { american: ['lowOnPowder.1'] } })
      .roll(6, 4, 2, 2, 1)
      .reroll('cubes', 3)
      .pass();
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 1 });
  });

  it('F72, T88 Press Them Hard is no payment: nobody is asked', () => {
    const table = mill(hamilton1, {
      held: { british: ['pressThemHard.1'], american: ['lowOnPowder.1'] },
    })
      .roll(6, 4, 2, 2, 1)
      .reroll('pressThemHard.1', 3);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'attack', dice: 1 });
    expect(table.state.discards).toEqual(['pressThemHard.1']);
    expect(table.state.cubes.british).toBe(1);
  });

  it('F72 if the payer goes out nobody is asked', () => {
    const table = fraserOn({
      morale: { fraser: 1 },
      held: { american: ['lowOnPowder.1'] },
    })
      .roll(1, 2, 3, 4, 5)
      .reroll('morale', 1);
    expect(table.state.out.fraser?.how).toBe('broken');
    expect(table.state.held.american).toEqual(['lowOnPowder.1']);
    expect(table.kind).toBe('roll');
  });

  it('4.3 cash, F13, T63 three cards cashed in bring the third cube for a re-roll', () => {
    const held = ['fogInTheClearing.1', 'freshResolve.1', 'aideDeCamp.1'];
    const table = mill(hamilton1, { cubes: { british: 1 }, held: { british: held } }).roll(1, 2, 3, 4, 5);
    expect(table.state.cubes.british).toBe(2);
    expect(table.refused({ kind: 'reroll', dice: [0], pay: 'cubes' })).toBeDefined();
    table.act({ kind: 'cashIn', cards: held });
    expect(table.state.cubes.british).toBe(3);
    expect(table.state.held.british).toEqual([]);
    expect(table.offered('reroll').some(({ pay }) => pay === 'cubes')).toBe(true);
  });
});
