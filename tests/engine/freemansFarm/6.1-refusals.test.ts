/** 6.1 What is no action of the game, whatever it is, is refused and never throws. */
import { describe, expect, it } from 'vitest';
import { isCommand } from '../../../src/engine/freemansFarm/commands';
import { CODES, REFUSALS } from '../../../src/engine/freemansFarm/index';
import { card } from '../../helpers/freemansFarm/position';
import { dealt, newTable, tableAt } from '../../helpers/freemansFarm/table';

describe('the form of an action', () => {
  it('6.1 names a kind that there is, with its fields and no others', () => {
    const table = dealt();
    const codes = [
      [null, 'malformed'],
      [[], 'malformed'],
      ['play', 'malformed'],
      [{}, 'malformed'],
      [{ kind: 7 }, 'malformed'],
      [{ kind: 'constructor' }, 'unknownAction'],
      [{ kind: 'march' }, 'unknownAction'],
      [{ kind: 'play' }, 'malformed'],
      [{ kind: 'play', card: 3 }, 'malformed'],
      [{ kind: 'play', card: 'british.fraser.1', extra: 1 }, 'unknownField'],
      [{ kind: 'keep', cards: 'abc' }, 'malformed'],
      [{ kind: 'keep', cards: Array.from({ length: 299 }, () => 'x') }, 'malformed'],
      [{ kind: 'pay', with: 'gold' }, 'malformed'],
      [{ kind: 'buy', slot: 0.5 }, 'malformed'],
      [{ kind: 'reroll', dice: [null], pay: 'cubes' }, 'malformed'],
      [{ kind: 'roll', dice: [1] }, 'notNow'],
      [{ kind: 'roll' }, 'notNow'],
      [{ kind: 'attack' }, 'notNow'],
      [{ kind: 'stand' }, 'notNow'],
    ] as const;
    for (const [action, code] of codes) expect([action, table.refused(action)?.code]).toEqual([action, code]);
  });

  it('6.1 step 4 a roll must be one that was asked for', () => {
    const table = newTable();
    expect(table.refused({ kind: 'roll', dice: [16] })).toMatchObject({ code: 'badRoll' });
    expect(table.refused({ kind: 'roll', dice: [1, 2] })).toMatchObject({ code: 'badRoll' });
    expect(table.refused({ kind: 'roll', dice: 'six' })).toMatchObject({ code: 'badRoll' });
    expect(table.refused({ kind: 'pass' })).toMatchObject({ code: 'notNow' });
  });

  it('6.1 every code has a case of the rulebook', () => {
    for (const code of CODES) expect(REFUSALS[code]).toMatch(/^\d+(\.\d+)?( step \d(\.A)?)?$/);
    expect(isCommand('toString')).toBe(false);
  });

  it('4.3 a Tactics card that does not exist, or is not held', () => {
    const table = tableAt({ held: { american: ['freshResolve.1'] } });
    expect(table.refused({ kind: 'playTactics', card: 'freshResolve.9' })).toMatchObject({
      code: 'unknownTactics',
    });
    expect(table.refused({ kind: 'playTactics', card: 'freshResolve.1' })).toMatchObject({ code: 'notHeld' });
  });

  it('F72, 6.1 step 4.A after Low on Powder no card gives a re-roll either', () => {
    const hamilton3 = card('hamilton', 3);
    const table = tableAt({
      hand: { british: [hamilton3] },
      held: { british: ['pressThemHard.1'], american: ['lowOnPowder.1'] },
    })
      .play(hamilton3)
      .command('hamilton.attackMill', 'poor')
      .pay('morale')
      .roll(6, 4, 2, 2, 1)
      .reroll('cubes', 1)
      .tactics('lowOnPowder.1');
    expect(table.kind).not.toBe('maintain');
    expect(table.told('attackResolved')).toHaveLength(1);
    expect(table.state.held.british).toEqual(['pressThemHard.1']);
  });
});
