/** 6.1 step 1.A, 8 Generals in place of a card. */
import { describe, expect, it } from 'vitest';
import type { GeneralId } from '../../../src/engine/freemansFarm/data/types';
import { card, cardsWith } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

const nixon1 = card('nixon', 1);

describe('a countermand', () => {
  it('6.1 step 1.A, T15 gives the general’s cubes, costs nothing with Arnold, and adds his dice', () => {
    const table = tableAt({ turn: 'american', hand: { american: [nixon1] } })
      .countermand(nixon1, 'arnold')
      .activate('poor')
      .command('poor.attackHamilton', 'hamilton');
    expect(table.state.cubes.american).toBe(3);
    expect(table.state.morale.poor).toBe(12);
    expect(table.asked).toMatchObject({ kind: 'roll', dice: 7, what: 'attack' });
    expect(table.state.usedGenerals).toEqual(['arnold']);
  });

  it('6.1 step 1.A, T16 Arnold cannot activate Glover', () => {
    const table = tableAt({ turn: 'american', hand: { american: [nixon1] } }).countermand(nixon1, 'arnold');
    expect(table.refused({ kind: 'activate', formation: 'glover' })).toEqual({
      code: 'notInGeneralsList',
      case: '6.1 step 1.A',
      at: 'glover',
    });
    expect(table.offered('activate').map(({ formation }) => formation)).toEqual(['learned', 'poor']);
  });

  it('6.1 step 1.A, 4.4 artillery, T17 with Gates Glover fires the guns, and pays', () => {
    const table = tableAt({ turn: 'american', hand: { american: [nixon1] } })
      .countermand(nixon1, 'gates')
      .activate('glover')
      .command('glover.artillery', 'phillips', { gunCommand: 'artillery.firePhillips1' });
    expect(table.state.cubes.american).toBe(3);
    expect(table.asked).toMatchObject({ kind: 'payCost', by: 'american', formation: 'glover' });
    expect(table.offered('pay')).toHaveLength(2);
  });

  it('F8, T18 completes a set and leaves the count empty', () => {
    const threes = [card('hamilton', 3), card('riedesel', 3)];
    const fraser1 = card('fraser', 1);
    const table = tableAt({ played: { british: threes }, hand: { british: [fraser1] } });
    expect(table.countermand(fraser1, 'burgoyne').state.cubes.british).toBe(5);
    const phillips3 = card('phillips', 3);
    const next = tableAt({
      played: { british: [...threes, [fraser1, 'burgoyne']] },
      used: ['burgoyne'],
      hand: { british: [phillips3] },
    });
    expect(next.play(phillips3).state.cubes.british).toBe(3);
  });

  it('F8 does not continue a set: two equal cards with a general between them', () => {
    const [a = '', b = '', c = '', d = ''] = cardsWith('british', [3, 3, 1, 3]);
    const table = tableAt({
      played: { british: [a, [c, 'burgoyne'], b] },
      used: ['burgoyne'],
      hand: { british: [d] },
    });
    expect(table.play(d).state.cubes.british).toBe(3);
  });

  it('F55 spends the card played, whose own icons count for nothing; it may be of a formation that is out', () => {
    const fraser3 = card('fraser', 3);
    const table = tableAt({ out: ['fraser'], hand: { british: [fraser3] } }).countermand(fraser3, 'burgoyne');
    expect(table.state.hands.british).toEqual([]);
    expect(table.state.played.british).toEqual([{ card: fraser3, round: 1, general: 'burgoyne' }]);
    expect(table.state.cubes.british).toBe(3);
  });

  it('F55 a general without a legal formation cannot be used', () => {
    const table = tableAt({ turn: 'american', out: ['learned', 'poor'], hand: { american: [nixon1] } });
    expect(table.refused({ kind: 'countermand', card: nixon1, general: 'arnold' })).toMatchObject({
      code: 'generalHasNobody',
      case: '6.1 step 1.A',
    });
  });

  it('8 once a game: a general who is used cannot countermand, nor can one of the enemy', () => {
    const table = tableAt({ used: ['burgoyne'], hand: { british: [card('fraser', 1)] } });
    const countermand = { kind: 'countermand', card: card('fraser', 1) };
    expect(table.refused({ ...countermand, general: 'burgoyne' })).toEqual({
      code: 'generalUsed',
      case: '8',
      at: 'burgoyne',
    });
    expect(table.refused({ ...countermand, general: 'gates' })).toMatchObject({ code: 'notYourGeneral' });
    expect(table.refused({ ...countermand, general: 'howe' })).toMatchObject({ code: 'unknownGeneral' });
  });

  it('6.1 step 1.A only a formation with a legal Command, and a Command must be chosen', () => {
    const fraser1 = card('fraser', 1);
    const table = tableAt({ markers: { breymann: 0 }, hand: { british: [fraser1] } }).countermand(
      fraser1,
      'burgoyne',
    );
    expect(table.refused({ kind: 'activate', formation: 'breymann' })).toMatchObject({
      code: 'noCommandFor',
    });
    expect(table.refused({ kind: 'activate', formation: 'wellington' })).toMatchObject({
      code: 'unknownFormation',
    });
    expect(table.refused({ kind: 'pass' })).toMatchObject({ code: 'mustCommand' });
  });

  it('8, T19 Back in the Saddle readies Burgoyne, and nobody is activated', () => {
    const table = tableAt({ used: ['burgoyne'], held: { british: ['backInTheSaddle.1'] } });
    table.tactics('backInTheSaddle.1', { general: 'burgoyne' });
    expect(table.state.usedGenerals).toEqual([]);
    expect(table.state.discards).toEqual(['backInTheSaddle.1']);
    expect(table.kind).toBe('playCard');
  });

  it('8 Back in the Saddle is refused for a general who is ready, and for one of the enemy', () => {
    const saddle = 'backInTheSaddle.1';
    const refused = (used: readonly GeneralId[], general: GeneralId) =>
      tableAt({ turn: 'american', used, held: { american: [saddle] } }).refused({
        kind: 'playTactics',
        card: saddle,
        general,
      })?.code;
    expect(refused([], 'arnold')).toBeDefined();
    expect(refused(['gates'], 'arnold')).toBe('notAChoice');
    expect(refused(['gates', 'burgoyne'], 'burgoyne')).toBe('notAChoice');
    expect(refused(['gates'], 'gates')).toBeUndefined();
  });
});
