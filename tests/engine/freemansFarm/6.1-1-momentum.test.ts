/** 6.1 step 1, 4.2 Playing a card: cubes, sets, no targets, the pool. */
import { describe, expect, it } from 'vitest';
import type { FormationId } from '../../../src/engine/freemansFarm/index';
import { card, cardsWith } from '../../helpers/freemansFarm/position';
import { tableAt } from '../../helpers/freemansFarm/table';

describe('cubes', () => {
  it('6.1 step 1, T6 a card gives as many as it has icons', () => {
    const hamilton3 = card('hamilton', 3);
    expect(hamilton3).toBe('british.hamilton.4');
    const table = tableAt({ hand: { british: [hamilton3] } }).play(hamilton3);
    expect(table.state.cubes.british).toBe(3);
    expect(table.state.played.british).toEqual([{ card: hamilton3, round: 1 }]);
  });

  it('6.1 step 1 a card of the hand must be played, and only one of the hand', () => {
    const table = tableAt({ hand: { british: [card('hamilton', 3)] } });
    expect(table.refused({ kind: 'pass' })).toEqual({ code: 'mustPlay', case: '6.1 step 1' });
    expect(table.refused({ kind: 'play', card: card('fraser', 1) })).toMatchObject({ code: 'notInHand' });
    expect(table.refused({ kind: 'play', card: 'british.gates.1' })).toMatchObject({ code: 'unknownCard' });
  });

  it('F11, 4.4 momentum, T13 both together never hold more than 25', () => {
    const three = card('hamilton', 3);
    const table = tableAt({ cubes: { british: 12, american: 12 }, hand: { british: [three] } }).play(three);
    expect(table.state.cubes.british).toBe(13);
    expect(table.told('cubesGained')).toEqual([
      { type: 'cubesGained', side: 'british', cubes: 1, why: 'card' },
    ]);
  });
});

describe('sets', () => {
  const riedesel2 = card('riedesel', 2);
  const twos = [card('fraser', 2), card('phillips', 2)];

  it('6.1 step 1 bonus, T7 the third equal card in a row gives two more', () => {
    const table = tableAt({ played: { british: twos }, hand: { british: [riedesel2] } }).play(riedesel2);
    expect(table.state.cubes.british).toBe(4);
  });

  it('6.1 step 1 bonus, F7, T8 the count begins anew: a fourth gives none', () => {
    const fourth = card('riedesel', 2, 1);
    const table = tableAt({
      played: { british: [...twos, riedesel2] },
      hand: { british: [fourth] },
    }).play(fourth);
    expect(table.state.cubes.british).toBe(2);
  });

  it('F7 five equal cards give one bonus: the fifth none', () => {
    const ones = cardsWith('british', [1, 1, 1, 1, 1]);
    const last = ones.at(-1) ?? '';
    const table = tableAt({ played: { british: ones.slice(0, 4) }, hand: { british: [last] } }).play(last);
    expect(table.state.cubes.british).toBe(1);
  });

  it('6.1 step 1 bonus, T9 equal cards with another between them are not in a row', () => {
    const before = cardsWith('british', [2, 3, 2], [riedesel2]);
    const table = tableAt({ played: { british: before }, hand: { british: [riedesel2] } }).play(riedesel2);
    expect(table.state.cubes.british).toBe(2);
  });

  it('4.2, F10, T10 a card of a formation that is out gives cubes and set, no Command, no cost, no two more', () => {
    const fraser3 = card('fraser', 3);
    const table = tableAt({
      out: ['fraser'],
      played: { british: [card('hamilton', 3), card('riedesel', 3)] },
      hand: { british: [fraser3] },
      row: ['crashingVolley.1', 'crashingVolley.2', 'crashingVolley.3'],
    }).play(fraser3);
    expect(table.state.cubes.british).toBe(5);
    expect(table.asked).toMatchObject({ kind: 'purchase', case: '6.1 step 6' });
  });
});

describe('no targets', () => {
  it('6.1 step 1 no targets, F9, T11 two more when all that it could ever attack is out, and no cost', () => {
    const fraser2 = card('fraser', 2);
    const table = tableAt({
      out: ['learned', 'poor'],
      at: { fraser: 'fraser2' },
      hand: { british: [fraser2] },
    });
    expect(table.state.objectives).toEqual({ coulterFarm: 'british', mill: 'british' });
    table.play(fraser2);
    expect(table.state.cubes.british).toBe(4);
    expect(table.state.morale.fraser).toBe(10);
  });

  it('F10 but not for a formation that is itself out', () => {
    const fraser2 = card('fraser', 2);
    const position = { out: ['fraser', 'learned', 'poor'], hand: { british: [fraser2] } } as const;
    expect(tableAt(position).play(fraser2).state.cubes.british).toBe(2);
    const option = tableAt({ ...position, options: { noTargets: 'noCommand' } });
    expect(option.play(fraser2).state.cubes.british).toBe(2);
  });

  it('6.1 step 1 no targets, F9, T12 none while a target is in play, even if no Command is legal', () => {
    const breymann = card('breymann', 3);
    const position = { markers: { breymann: 0 }, hand: { british: [breymann] } };
    expect(tableAt(position).play(breymann).state.cubes.british).toBe(3);
    const option = tableAt({ ...position, options: { noTargets: 'noCommand' } }).play(breymann);
    expect(option.state.cubes.british).toBe(5);
  });

  it('F9 a formation that can still reinforce has an option, so no bonus', () => {
    const fraser2 = card('fraser', 2);
    const table = tableAt({ out: ['learned', 'poor'], hand: { british: [fraser2] } }).play(fraser2);
    expect(table.state.cubes.british).toBe(2);
    expect(table.offered('command')).toEqual([{ kind: 'command', command: 'fraser.turnFlank' }]);
  });

  it('F9 the targets of the guns count for who activates them, even when the guns are gone', () => {
    const paterson2 = card('paterson', 2);
    const position = { turn: 'american', hand: { american: [paterson2] } } as const;
    const cubes = (...out: readonly FormationId[]) =>
      tableAt({ ...position, out }).play(paterson2).state.cubes.american;
    expect(cubes('riedesel', 'americanArtillery')).toBe(2);
    expect(cubes('riedesel', 'phillips')).toBe(4);
  });
});

describe('a Command', () => {
  it('6.1 step 1, F6, T14 must be chosen if one is legal', () => {
    const learned1 = card('learned', 1);
    const table = tableAt({ turn: 'american', hand: { american: [learned1] } }).play(learned1);
    expect(table.refused({ kind: 'pass' })).toEqual({ code: 'mustCommand', case: '6.1 step 1' });
    expect(table.state.morale.learned).toBe(8);
  });

  it('F6, F68, T85 Breymann with one marker has none: cubes alone', () => {
    const breymann = card('breymann', 3);
    const table = tableAt({ markers: { breymann: 1, hamilton: 2 }, hand: { british: [breymann] } }).play(
      breymann,
    );
    expect(table.state.cubes.british).toBe(3);
    expect(table.kind).not.toBe('chooseCommand');
    expect(table.state.markers.breymann).toBe(1);
  });
});
