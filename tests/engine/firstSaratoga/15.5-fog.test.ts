import { describe, expect, it } from 'vitest';
import { createGame, SCENARIOS } from '../../../src/engine/firstSaratoga';
import { BATTLE_GAME, begin, changed, step, Table, table } from '../../helpers/firstSaratoga/position';

/** A battle at the fog die of this turn. */
function atFog(turn: number, fog: boolean): Table {
  const t = table({}, { turn: turn - 1, fog, side: 'colonial' });
  t.act({ kind: 'endMovement' });
  return t;
}

describe('15.5 fog', () => {
  it('15.5 M2 the first turn rolls too, and any face of our range means fog', () => {
    const t = new Table(BATTLE_GAME.start({ scenario: 'battle' }));
    t.act({ kind: 'deploy' }).act({ kind: 'ready' }).act({ kind: 'deploy' }).act({ kind: 'ready' });
    expect(t.asks).toBe('dice fog');
    t.roll(6);
    expect(t.state.fog).toBe(true);
  });

  it('15.5 T6 turn 2: a 4 is fog, a 5 is clear', () => {
    expect(atFog(2, true).roll(4).state.fog).toBe(true);
    expect(atFog(2, true).roll(5).state.fog).toBe(false);
  });

  it('15.5 M3 T7 clear on turn 3: no die on turns 4 and 5, then one on 6 and on 7 whatever was before', () => {
    const t = atFog(3, true).roll(4);
    const pass = () => t.act({ kind: 'endMovement' });
    const turns: string[] = [];
    for (let turn = 4; turn <= 7; turn++) {
      pass();
      pass();
      turns.push(`${t.state.turn} ${t.asks}`);
      if (t.asks === 'dice fog') t.roll(turn === 6 ? 1 : 4);
      turns.push(t.state.fog ? 'fog' : 'clear');
    }
    expect(turns).toEqual([
      '4 british move',
      'clear',
      '5 british move',
      'clear',
      '6 dice fog',
      'fog',
      '7 dice fog',
      'clear',
    ]);
  });

  it('M1 fog is 15.5, and its marker begins on the fog side (13.2)', () => {
    expect(BATTLE_GAME.start({ scenario: 'battle' }).fog).toBe(true);
    expect(SCENARIOS.battle.turns).toHaveLength(7);
    expect(SCENARIOS.battle.turns.map(({ time }) => time).join(' ')).toBe(
      '0800 0930 1100 1230 1400 1530 1700',
    );
  });

  it('13.2 the British go first, and seven turns are played', () => {
    const t = table({}, { turn: 7, side: 'colonial' }).act({ kind: 'endMovement' });
    expect(t.asks).toBe('nothing');
    const first = atFog(4, false);
    expect(first.asks).toBe('british move');
  });

  it('4.5 M7 the allowance is the die or the printed one, whichever is lower; the other switch takes the die itself', () => {
    const allowance = (id: string, die: number, fogMovement: 'lower' | 'die') => {
      const t = table({ '0505': 'poor arnold' }, { fog: true, side: 'colonial', options: { fogMovement } });
      return t.act(begin(id), die).last('movementRolled').allowance / 2;
    };
    expect(allowance('poor', 3, 'lower')).toBe(3);
    expect(allowance('poor', 6, 'lower')).toBe(4);
    expect(allowance('poor', 6, 'die')).toBe(6);
    expect(allowance('poor', 2, 'die')).toBe(2);
  });

  it('4.5 M21 leaders alone roll too', () => {
    const t = table({ '0505': 'arnold' }, { fog: true, side: 'colonial' }).act(begin('arnold'));
    expect(t.asks).toBe('dice movement');
    t.roll(2);
    expect(t.last('movementRolled').allowance).toBe(4);
  });

  it('4.5 a group that has rolled has begun: it may halt, but not set out again', () => {
    const t = table({ '0505': 'poor' }, { fog: true, side: 'colonial' })
      .act(begin('poor'), 1)
      .act({ kind: 'halt' });
    expect(t.refusal(begin('poor'))).toBe('hasMoved 4.1');
  });

  it('4.5 a march doubles the result of the die', () => {
    const t = table({ '1206': 'h20_62' }, { fog: true }).act(begin('h20_62', true), 2);
    expect(t.last('movementRolled').allowance).toBe(8);
    expect(t.refusal(step('1106 1006 0907 0807'))).toBe('allowed');
    expect(t.refusal(step('1106 1006 0907 0807 0707'))).toBe('notEnoughPoints 4.2');
  });

  it('M8 T18 T36 in fog a brook is a stream for movement and guns see one hex; in clear weather neither', () => {
    const from = (fog: boolean) => {
      const t = table({ '0614': 'rRied' }, { fog });
      return fog ? t.act(begin('rRied'), 4) : t.act(begin('rRied'));
    };
    expect(from(true).act(step('0514')).last('stepped').cost).toBe(4);
    expect(from(false).act(step('0514')).last('stepped').cost).toBe(2);
    const gun = (fog: boolean) =>
      table({ '1007': 'artH', '0806': 'morgan' }, { fog, phase: 'combat' }).refusal({
        kind: 'attack',
        mode: 'bombard',
        hex: 806,
        units: ['artH'],
        primary: 'artH',
      });
    // In fog nobody can attack at all, so that the phase is over.
    expect(gun(false)).toBe('allowed');
    expect(gun(true)).toBe('outOfSight 7.8');
  });

  it('15.5 a scenario may have turns that are always clear', () => {
    const clear = changed({ turns: [{ time: '1200', always: false }] });
    const t = new Table(createGame(clear).start({ scenario: 'x' }), createGame(clear));
    t.act({ kind: 'deploy' }).act({ kind: 'ready' }).act({ kind: 'deploy' }).act({ kind: 'ready' });
    expect([t.asks, t.state.fog]).toEqual(['british move', false]);
  });
});
