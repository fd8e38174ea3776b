/** 13 The solitaire opponent: its card, its orders, its table, its generals. */
import { describe, expect, it } from 'vitest';
import { deckOf } from '../../../src/engine/freemansFarm/data/activationCards';
import type { FormationId, Side } from '../../../src/engine/freemansFarm/index';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { type Table, tableAt } from '../../helpers/freemansFarm/table';

/** The opponent turns the first card of this formation. */
function flips(formation: FormationId, side: Side, position: Position = {}): Table {
  const table = tableAt({ bot: side, turn: side, ...position });
  const at = table.state.decks[side].findIndex((id) => id.includes(`.${formation}.`));
  return table.roll(at + 1);
}

const poorTakesFarm = (level: 'easy' | 'standard' | 'hard') =>
  flips('poor', 'american', { level }).roll(1, 2, 2, 4, 6, 3).roll(5);

describe('its turn', () => {
  it('13.1, 13.2, F57, F58, T71 single dice count, 3s are rolled again', () => {
    const { state, events } = poorTakesFarm('standard');
    expect(state.at.poor).toBe('freemansFarm');
    expect([state.markers.hamilton, state.morale.hamilton]).toEqual([4, 8]);
    expect([state.markers.poor, state.morale.poor]).toEqual([5, 10]);
    expect(events.some(({ type }) => type === 'cubesGained')).toBe(false);
  });

  it('F56, 13.1, T72 easy: each 2 costs a Morale; hard: none', () => {
    expect(poorTakesFarm('easy').state.morale.poor).toBe(9);
    expect(poorTakesFarm('hard').state.morale.poor).toBe(11);
  });

  it('F58 again and again, all 3s together, until none is left', () => {
    const table = flips('poor', 'american').roll(3, 3, 1, 1, 3, 4);
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 3, case: '13.1' });
    table.roll(3, 4, 5);
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 1 });
    table.roll(1);
    expect(table.told('attackResolved')[0]?.dice).toEqual([1, 4, 1, 1, 5, 4]);
  });

  it('13.1, T73 the first order that can be played, and why each before it cannot', () => {
    const table = flips('phillips', 'british');
    expect([table.state.at.phillips, table.state.morale.phillips]).toEqual(['phillips2', 8]);
    expect(table.told('orderFollowed')).toEqual([
      {
        type: 'orderFollowed',
        side: 'british',
        formation: 'phillips',
        place: 3,
        skipped: [
          { command: 'phillips.counterBattery', code: 'notFromHere', case: '9.1' },
          { command: 'phillips.bombardRight', target: 'nixon', code: 'notFromHere', case: '9.1' },
          { command: 'phillips.bombardRight', target: 'paterson', code: 'notFromHere', case: '9.1' },
        ],
      },
    ]);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'draw', case: '6.1 step 6' });
  });

  it('F63 the order names the target: Nixon before Paterson', () => {
    const first = flips('phillips', 'british', { at: { phillips: 'phillips2' }, out: ['americanArtillery'] });
    expect(first.told('commanded')).toMatchObject([{ command: 'phillips.bombardRight', target: 'nixon' }]);
    const second = flips('phillips', 'british', {
      at: { phillips: 'phillips2' },
      out: ['americanArtillery', 'nixon'],
    });
    expect(second.told('commanded')).toMatchObject([{ target: 'paterson' }]);
    expect(second.told('orderFollowed')[0]?.skipped.at(-1)).toMatchObject({
      target: 'nixon',
      code: 'noTarget',
    });
  });

  it('13.2, F65, T76 the row moves on', () => {
    const table = flips('phillips', 'british', {
      row: ['crashingVolley.1', 'crashingVolley.2', 'crashingVolley.3'],
    });
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'draw', faces: 29 });
    table.roll(1);
    expect(table.state.row).toEqual(['backInTheSaddle.1', 'crashingVolley.1', 'crashingVolley.2']);
    expect(table.asked).toMatchObject({ kind: 'playCard', by: 'american' });
  });

  it('13.2, F64, T78 a card for a formation that is out: nothing but the row', () => {
    const table = flips('learned', 'american', { out: ['learned'] });
    expect(table.events.map(({ type }) => type)).toEqual(['flipped', 'rowMoved']);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'draw', case: '6.1 step 6' });
  });

  it('F63, T91 a conditional order that does not hold is skipped', () => {
    const table = flips('riedesel', 'british', { out: ['poor', 'glover'] });
    expect([table.state.at.riedesel, table.state.morale.riedesel]).toEqual(['riedesel3', 10]);
    expect(table.told('orderFollowed')[0]).toMatchObject({ place: 5 });
    expect(table.told('orderFollowed')[0]?.skipped[4]).toMatchObject({
      command: 'riedesel.toTwo',
      code: 'conditionNotMet',
    });
  });

  it('13.1, F61, T92 where no order can be played nothing is paid', () => {
    const table = flips('poor', 'american', { out: ['hamilton'], at: { poor: 'freemansFarm' } });
    expect(table.told('noOrder')).toHaveLength(1);
    expect(table.told('noOrder')[0]?.skipped).toHaveLength(5);
    expect(table.state.morale.poor).toBe(12);
    expect(table.told('rowMoved')).toHaveLength(1);
  });

  it('F22, F63, 9.3, T93 Breymann pays nothing and sends as many as fit', () => {
    const table = flips('breymann', 'british', { markers: { hamilton: 2 } });
    expect([table.state.markers.hamilton, table.state.markers.breymann]).toEqual([5, 2]);
  });

  it('F63 others keep one marker', () => {
    const table = flips('glover', 'american', { markers: { poor: 1 } });
    expect([table.state.markers.poor, table.state.markers.glover]).toEqual([3, 1]);
    expect(table.state.morale.glover).toBe(7);
    const option = flips('glover', 'american', { markers: { poor: 1 }, options: { lastMarker: 'mayGo' } });
    expect(option.state.markers.glover).toBe(1);
  });

  it('F45 its mandatory Commands come first', () => {
    const table = flips('hamilton', 'british', { objectives: { mill: 'british' } });
    expect(table.told('commanded')).toMatchObject([{ command: 'hamilton.takeFarm', target: 'poor' }]);
    expect(table.state.at.hamilton).toBe('freemansFarm');
  });

  it('4.4 artillery, F63, F59 its guns follow their own order, ignore their 1s, and another formation pays', () => {
    const table = flips('nixon', 'american').roll(1, 1, 2, 6);
    expect(table.told('commanded')).toMatchObject([
      { command: 'nixon.artillery', gunCommand: 'artillery.firePhillips1', target: 'phillips' },
    ]);
    expect(table.told('orderFollowed')[0]?.guns).toMatchObject({
      place: 2,
      skipped: [
        { command: 'artillery.firePhillips2', code: 'targetElsewhere' },
        { command: 'artillery.fireRiedesel', code: 'targetElsewhere' },
      ],
    });
    expect(table.state.morale.nixon).toBe(6);
    expect(table.state.markers.americanArtillery).toBe(2);
    expect(table.state.markers.phillips).toBe(3);
  });

  it('F60 its first 6 takes the skirmishers, the others remove markers', () => {
    const table = flips('fraser', 'british').roll(6, 6, 6, 1, 2);
    expect(table.state.objectives.coulterFarm).toBe('british');
    expect(table.state.markers.learned).toBe(3);
    expect([table.state.markers.fraser, table.state.morale.fraser]).toEqual([4, 8]);
  });

  it('4.4 artillery, 13.1 without a target for the guns the entry is skipped', () => {
    const table = flips('nixon', 'american', { out: ['phillips'] });
    expect(table.told('noOrder')[0]?.skipped).toEqual([
      { command: 'nixon.attackRiedesel', code: 'targetElsewhere', case: '9.2' },
      { command: 'nixon.attackPhillips', code: 'targetElsewhere', case: '9.2' },
      { command: 'nixon.artillery', code: 'noGunCommand', case: '4.4' },
      { command: 'nixon.reinforcePaterson', code: 'conditionNotMet', case: '9.2' },
    ]);
  });

  it('F57 your Fog works against it, and so do Breastworks', () => {
    const table = flips('fraser', 'british', {
      held: { american: ['fogInTheClearing.1'] },
      attached: { learned: 'breastworks.1' },
    });
    expect(table.asked).toMatchObject({ kind: 'answerAttack', by: 'american', formation: 'learned' });
    expect(table.tactics('fogInTheClearing.1').asked).toMatchObject({ kind: 'roll', dice: 2 });
  });

  it('13.2 you may rescue your formation in its turn', () => {
    const table = flips('fraser', 'british', { morale: { learned: 5 } })
      .roll(4, 1, 1, 2, 6)
      .roll(5);
    expect(table.asked).toMatchObject({ kind: 'rescue', by: 'american', formation: 'learned' });
    table.act({ kind: 'rescue', general: 'arnold' }).roll(4);
    expect(table.state.out.learned).toBeUndefined();
    expect(table.state.markers.fraser).toBe(3);
  });
});

describe('its generals', () => {
  it('13.2, F62, F34, T74 the first failure is rallied without a roll, and it goes on', () => {
    const table = flips('learned', 'american', { morale: { learned: 6 } }).roll(6);
    expect(table.state.usedGenerals).toEqual(['arnold']);
    expect(table.state.morale.learned).toBe(5);
    expect(table.asked).toMatchObject({ kind: 'roll', what: 'attack', dice: 6 });
  });

  it('13.2, F61, F62, T75 once: then it is broken, and the Command is lost', () => {
    const table = flips('learned', 'american', { morale: { learned: 6 }, used: ['arnold'] }).roll(6);
    expect(table.state.out.learned?.how).toBe('broken');
    expect(table.told('rowMoved')).toHaveLength(1);
  });

  it('8, F61, T90 at 0 none of them helps', () => {
    const table = flips('learned', 'american', { morale: { learned: 1 } });
    expect(table.state.out.learned?.how).toBe('broken');
    expect(table.told('moraleTested')).toEqual([]);
    expect(table.state.usedGenerals).toEqual([]);
    expect(table.state.objectives.coulterFarm).toBe('british');
    expect(table.told('rowMoved')).toHaveLength(1);
  });

  it('F62 Gates for the right, Burgoyne for all British', () => {
    const gates = flips('paterson', 'american', { morale: { paterson: 4 }, used: ['arnold'] }).roll(6);
    expect(gates.state.usedGenerals).toEqual(['arnold', 'gates']);
    expect(flips('fraser', 'british', { morale: { fraser: 4 } }).roll(6).state.usedGenerals).toEqual([
      'burgoyne',
    ]);
  });

  it('F62, F67 also when your attack or your card makes it fail', () => {
    const fraser1 = card('fraser', 1);
    const table = tableAt({
      bot: 'american',
      morale: { learned: 5 },
      hand: { british: [fraser1] },
      held: { british: ['officersDown.1'] },
    })
      .tactics('officersDown.1', { formation: 'learned' })
      .roll(6);
    expect(table.state.usedGenerals).toEqual(['arnold']);
    expect(table.kind).toBe('playCard');
  });
});

describe('the player', () => {
  it('13.1, F67 your attacks count in pairs; it holds no cards and answers nothing', () => {
    const fraser1 = card('fraser', 1);
    const table = tableAt({
      bot: 'american',
      hand: { british: [fraser1] },
      held: { british: ['prisoners.1', 'lowOnPowder.1', 'aideDeCamp.1'] },
    });
    expect(table.refused({ kind: 'playTactics', card: 'prisoners.1', taken: 'x' })).toMatchObject({
      code: 'notAChoice',
    });
    table.play(fraser1).command('fraser.attackCoulter', 'learned').pay('morale').roll(4, 4, 6, 1, 2).stand();
    expect([table.state.morale.learned, table.state.objectives.coulterFarm]).toEqual([7, 'american']);
    expect(
      table.refused({ kind: 'cashIn', cards: ['prisoners.1', 'lowOnPowder.1', 'aideDeCamp.1'] }),
    ).toBeUndefined();
  });

  it('13.3, F66, T77 when time is up the solitaire opponent has won, also as the British', () => {
    const last = card('paterson', 2);
    const position = {
      turn: 'american',
      round: 15,
      played: { american: deckOf('american').filter((each) => each !== last), british: deckOf('british') },
      hand: { american: [last] },
      out: ['paterson'],
    } as const;
    expect(
      tableAt({ ...position, bot: 'british' })
        .play(last)
        .finishTurn().state.ending,
    ).toEqual({
      winner: 'british',
      reason: 'time',
    });
  });

  it('13.3 three formations win for you as for it', () => {
    const fraser1 = card('fraser', 1);
    const table = tableAt({
      bot: 'american',
      out: ['nixon', 'paterson'],
      morale: { learned: 1 },
      hand: { british: [fraser1] },
    })
      .play(fraser1)
      .command('fraser.attackCoulter', 'learned')
      .pay('morale')
      .roll(4, 4, 1, 2, 6)
      .stand();
    expect(table.state.ending).toEqual({ winner: 'british', reason: 'formations' });
  });
});
