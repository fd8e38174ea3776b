/** 7.0 Movement at the beginning of the Combat Phase. */
import { describe, expect, it } from 'vitest';
import { actions, decision } from '../../../src/engine/saratoga/game';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, hexOfCounter, move, play, position } from '../../helpers/saratoga/position';

const combatMove = (counters: string, ...path: number[]) =>
  ({ kind: 'combatMove', counters: counters.split(' '), path }) as const;
const END = { kind: 'endCombatMovement' } as const;
const phase = 'combatMovement';

/** What a combat move costs, in movement points. */
function cost(state: State, counters: string, ...path: number[]): number {
  const moved = play(state, combatMove(counters, ...path)).find((event) => event.type === 'moved');
  expect(moved?.combat).toBe(true);
  return (moved?.cost ?? NaN) / 2;
}

/** Units of three formations, a gun, a leader of the first unit, and an enemy: the same for both sides. */
const BOTH = [
  {
    phasing: 'british',
    formation: 'fraser',
    unit: 'b-24',
    second: 'b-9',
    third: 'b-47',
    gun: 'b-fa1',
    leader: 'L-fraser',
    enemy: 'a-3ma',
  },
  {
    phasing: 'american',
    formation: 'poor',
    unit: 'a-1nh',
    second: 'a-8ma',
    third: 'a-11ma',
    gun: 'a-art1',
    leader: 'L-poor',
    enemy: 'b-20',
  },
] as const;

describe.each(BOTH)('7.0 combat movement, $phasing', (side) => {
  const { phasing, formation, unit, second, third, gun, leader, enemy } = side;

  it('an activated unit goes three points and ends next to an enemy unit', () => {
    const state = position({ phase, phasing, at: { '0503': unit, '0605': enemy } });
    expect(decision(state)).toMatchObject({ kind: 'combatMove', by: phasing, case: '7.0' });
    expect(cost(state, unit, 504, 505)).toBe(3);
    expect(hexOfCounter(state, unit)).toBe(505);
  });

  it('and no farther', () => {
    const state = position({ phase, phasing, at: { '0503': unit, '0605': enemy } });
    expect(codeOf(state, combatMove(unit, 603, 604))).toBe('beyondThreePoints');
  });

  it('a move that does not end next to an enemy unit is none', () => {
    const state = position({ phase, phasing, at: { '0503': unit, '0605': enemy } });
    expect(codeOf(state, combatMove(unit, 504))).toBe('mustEndAdjacent');
    const far = position({ phase, phasing, at: { '0503': unit, '1016': enemy } });
    expect(decision(far)?.kind).not.toBe('combatMove');
  });

  it('is in addition to a full move in the Movement Phase', () => {
    const state = position({ phasing, at: { '0501': unit, '0605': enemy } });
    play(state, move(unit, 502, 503));
    expect(codeOf(state, move(unit, 504))).toBe('notEnoughPoints');
    play(state, { kind: 'endMovement' });
    play(state, combatMove(unit, 504, 505));
    expect(hexOfCounter(state, unit)).toBe(505);
  });

  it('guns stay', () => {
    const state = position({ phase, phasing, at: { '0504': `${unit} ${gun}`, '0605': enemy } });
    expect(codeOf(state, combatMove(gun, 505))).toBe('gunsStay');
    expect(codeOf(state, combatMove(`${unit} ${gun}`, 505))).toBe('gunsStay');
    expect(codeOf(state, combatMove(unit, 505))).toBeUndefined();
  });

  it('who is not activated stays, and holds back who would go with him', () => {
    const state = position({
      phase,
      phasing,
      at: { '0504': `${unit} ${second}`, '0605': enemy },
      idle: second,
    });
    expect(codeOf(state, combatMove(second, 505))).toBe('onlyActivatedMove');
    expect(codeOf(state, combatMove(`${unit} ${second}`, 505))).toBe('onlyActivatedMove');
  });

  it('R48 nor does one in contact who is not activated', () => {
    const at = { '0405': unit, '0504': second, '0506': enemy };
    const state = position({ phase, phasing, at, idle: unit, inContact: unit });
    expect(codeOf(state, combatMove(unit, 306, 406))).toBe('onlyActivatedMove');
  });

  it('R94 broken units stay, though their commander may go', () => {
    const at = { '0504': `${unit} ${leader}`, '0605': enemy };
    const state = position({ phase, phasing, at, broken: [formation] });
    expect(codeOf(state, combatMove(unit, 505))).toBe('brokenStay');
    expect(codeOf(state, combatMove(leader, 505))).toBeUndefined();
  });

  it('the other side does not move', () => {
    const state = position({ phase, phasing, at: { '0504': unit, '0606': enemy } });
    expect(codeOf(state, combatMove(enemy, 605))).toBe('notYours');
  });

  it('each goes once', () => {
    const state = position({ phase, phasing, at: { '0504': unit, '0404': second, '0506': enemy } });
    play(state, combatMove(unit, 505));
    expect(codeOf(state, combatMove(unit, 504))).toBe('hasMoved');
    expect(codeOf(state, combatMove(second, 405))).toBeUndefined();
  });

  it('nobody has to, and fire of both sides follows', () => {
    const state = position({ phase, phasing, at: { '0504': unit, '0505': second, '0605': enemy } });
    play(state, END);
    const enemySide = phasing === 'british' ? 'american' : 'british';
    expect(decision(state)).toMatchObject({ kind: 'fire', by: enemySide });
    play(state, { kind: 'holdAll' });
    expect(decision(state)).toMatchObject({ kind: 'fire', by: phasing });
  });

  it('a stack may go together', () => {
    const state = position({ phase, phasing, at: { '0504': `${leader} ${unit} ${second}`, '0605': enemy } });
    play(state, combatMove(`${leader} ${unit} ${second}`, 505));
    expect([leader, unit, second].map((id) => hexOfCounter(state, id))).toEqual([505, 505, 505]);
  });

  it('what is listed can be done', () => {
    const state = position({
      phase,
      phasing,
      at: { '0503': `${leader} ${unit}`, '0404': gun, '0605': enemy },
    });
    const list = actions(state);
    expect(list).toContainEqual(combatMove(unit, 504, 505));
    for (const action of list) expect(codeOf(state, action)).toBeUndefined();
  });

  describe('R53 costs, zones and stacking are those of movement', () => {
    it('a single unit has the road rate: six hexes of road', () => {
      const state = position({ phase, phasing, at: { '0403': unit, '0310': enemy } });
      expect(cost(state, unit, 404, 405, 406, 407, 308, 309)).toBe(3);
    });
    it('a stack has not', () => {
      const state = position({ phase, phasing, at: { '0403': `${unit} ${second}`, '0310': enemy } });
      expect(codeOf(state, combatMove(`${unit} ${second}`, 404, 405, 406, 407, 308, 309))).toBe(
        'beyondThreePoints',
      );
    });
    it('a stream costs a point more and cuts the road', () => {
      const state = position({ phase, phasing, at: { '0309': unit, '0311': enemy } });
      expect(cost(state, unit, 310)).toBe(2);
    });
    it('a slope costs a point more', () => {
      const state = position({ phase, phasing, at: { '0312': unit, '0413': enemy } });
      expect(cost(state, unit, 412)).toBe(2);
    });
    it('an enemy ZOC ends the move', () => {
      const state = position({ phase, phasing, at: { '0404': unit, '0406': second, '0506': enemy } });
      expect(codeOf(state, combatMove(unit, 405, 406))).toBe('stoppedByZoc');
      expect(codeOf(state, combatMove(unit, 405))).toBeUndefined();
    });
    it('no more than two units end in a hex', () => {
      const at = { '0504': unit, '0505': `${second} ${third}`, '0605': enemy };
      const state = position({ phase, phasing, at });
      expect(codeOf(state, combatMove(unit, 505))).toBe('thirdUnit');
    });
    it('but one may pass through two', () => {
      const at = { '0504': unit, '0505': `${second} ${third}`, '0606': enemy };
      const state = position({ phase, phasing, at });
      expect(cost(state, unit, 505, 506)).toBe(2);
    });
    it('and nobody enters a hex of enemy units', () => {
      const state = position({ phase, phasing, at: { '0504': unit, '0306': second, '0505': enemy } });
      expect(codeOf(state, combatMove(unit, 505))).toBe('enemyThere');
    });
  });

  describe('R54 a unit that is next to the enemy already', () => {
    it('does not shift from ZOC to ZOC', () => {
      const state = position({ phase, phasing, at: { '0405': unit, '0506': enemy } });
      expect(codeOf(state, combatMove(unit, 406))).toBe('zocToZoc');
    });
    it('unless friendly units hold the other hex', () => {
      const state = position({ phase, phasing, at: { '0405': unit, '0406': second, '0506': enemy } });
      play(state, combatMove(unit, 406));
      expect(hexOfCounter(state, unit)).toBe(406);
    });
    it('a leader there is not enough', () => {
      const state = position({ phase, phasing, at: { '0405': unit, '0406': leader, '0506': enemy } });
      expect(codeOf(state, combatMove(unit, 406))).toBe('zocToZoc');
    });
    it('may go round through a free hex', () => {
      const state = position({ phase, phasing, at: { '0405': unit, '0506': enemy } });
      expect(cost(state, unit, 306, 406)).toBe(2);
    });
    it('but may not go away', () => {
      const state = position({ phase, phasing, at: { '0405': unit, '0506': enemy } });
      expect(codeOf(state, combatMove(unit, 306))).toBe('mustEndAdjacent');
    });
  });

  it('R55 there is no minimum move: four points for one hex are too many', () => {
    // Over a stream and up a slope into woods.
    const state = position({
      phase,
      phasing,
      at: { '1511': `${unit} ${leader}`, '1609': second, '1509': enemy },
    });
    expect(codeOf(state, combatMove(unit, 1510))).toBe('beyondThreePoints');
    expect(codeOf(state, combatMove(leader, 1510))).toBe('beyondThreePoints');
  });

  describe('R56 a leader alone', () => {
    it('may go three points and ends next to an enemy unit', () => {
      const state = position({ phase, phasing, at: { '0503': leader, '0605': enemy } });
      expect(cost(state, leader, 504, 505)).toBe(3);
    });
    it('not farther, and not elsewhere', () => {
      const state = position({ phase, phasing, at: { '0503': leader, '0605': enemy } });
      expect(codeOf(state, combatMove(leader, 603, 604))).toBe('beyondThreePoints');
      expect(codeOf(state, combatMove(leader, 504))).toBe('mustEndAdjacent');
    });
    it('and only if activated', () => {
      const at = { '0503': `${leader} ${unit}`, '0605': enemy };
      const state = position({ phase, phasing, at, idle: leader });
      expect(codeOf(state, combatMove(leader, 504, 505))).toBe('onlyActivatedMove');
    });
  });
});
