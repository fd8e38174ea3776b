/** 7.1 Who fires when, and at whom. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/saratoga/actions';
import { actions, decision } from '../../../src/engine/saratoga/game';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hexOfCounter, hitsOn, play, position } from '../../helpers/saratoga/position';

const phase = 'fire';
const HOLD = { kind: 'holdAll' } as const;
const hold = (unit: string) => ({ kind: 'hold', unit }) as const;

/** Whose step it is, and who could fire in it. */
function stepNow(state: State): string {
  const units = actions(state).flatMap((action) => (action.kind === 'fire' ? [action.unit] : []));
  return `${decision(state)?.by}: ${[...new Set(units)].sort().join(' ')}`;
}

/** All steps that somebody could fire in, if nobody does. */
function steps(state: State): string[] {
  const list: string[] = [];
  for (let step = 0; step < 8 && decision(state)?.kind === 'fire'; step++) {
    list.push(stepNow(state));
    play(state, HOLD);
  }
  return list;
}

/** Everybody holds fire until the step in which this is allowed; there are eight (7.1.3). */
function holdUntil(state: State, action: Action): void {
  for (let step = 0; step < 8 && codeOf(state, action) !== undefined; step++)
    play(state, { kind: 'holdAll' });
}

/** Through everything else to the fire of the next British Combat Phase. */
function toNextBritishFire(state: State): void {
  const ways: Readonly<Record<string, Action>> = {
    roll: { kind: 'roll', dice: [6, 1] },
    chooseOrder: { kind: 'chooseOrder', first: 'british' },
    activate: { kind: 'endCommand' },
    move: { kind: 'endMovement' },
    combatMove: { kind: 'endCombatMovement' },
    fire: HOLD,
  };
  const { turn } = state;
  for (let act = 0; act < 20 && !(decision(state)?.kind === 'fire' && state.turn > turn); act++)
    play(state, ways[decision(state)?.kind ?? ''] ?? HOLD);
}

describe('7.1.3 the order of fire', () => {
  const at = { '0505': 'b-li b-24', '0605': 'b-rhetz b-loy', '0506': 'a-va a-1nh', '0606': 'a-2ma a-lat' };

  it('eight steps, A to D, the Americans first when the British are phasing', () => {
    expect(steps(position({ phase, phasing: 'british', at }))).toEqual([
      'american: a-va',
      'british: b-li',
      'american: a-1nh',
      'british: b-24',
      'american: a-2ma',
      'british: b-rhetz',
      'american: a-lat',
      'british: b-loy',
    ]);
  });
  it('eight steps, A to D, the British first when the Americans are phasing', () => {
    expect(steps(position({ phase, phasing: 'american', at }))).toEqual([
      'british: b-li',
      'american: a-va',
      'british: b-24',
      'american: a-1nh',
      'british: b-rhetz',
      'american: a-2ma',
      'british: b-loy',
      'american: a-lat',
    ]);
  });
  it('a reduced unit fires in the step of its reduced side', () => {
    const hits = { 'b-li': 2, 'a-va': 2, 'a-1nh': 2, 'b-rhetz': 2 };
    expect(steps(position({ phase, at, hits }))).toEqual([
      'american: a-va',
      'british: b-24 b-li',
      'american: a-1nh a-2ma',
      'american: a-lat',
      'british: b-loy b-rhetz',
    ]);
  });
  it('nobody fires before his step, nor after it', () => {
    const state = position({ phase, at });
    expect(codeOf(state, fireAt('a-1nh', 505))).toBe('notThisStep');
    expect(codeOf(state, fireAt('b-li', 506))).toBe('notYours');
    play(state, fireAt('a-va', 505), 1);
    expect(codeOf(state, fireAt('b-24', 506))).toBe('notThisStep');
    play(state, HOLD);
    play(state, HOLD);
    expect(codeOf(state, fireAt('b-li', 506))).toBe('notThisStep');
    expect(codeOf(state, fireAt('b-24', 506))).toBeUndefined();
  });

  it('R57 is one for the whole map', () => {
    const far = { '2103': 'b-li', '2104': 'a-lat' };
    const near = { '0505': 'b-24', '0506': 'a-1nh' };
    expect(steps(position({ phase, at: { ...far, ...near } }))).toEqual([
      'british: b-li',
      'american: a-1nh',
      'british: b-24',
      'american: a-lat',
    ]);
  });

  it.each([
    ['british', 'b-li', 'b-gren', 'a-2ma'],
    ['american', 'a-1nh', 'a-3ma', 'b-rhetz'],
  ] as const)('R58 inside a step the owner chooses, one unit at a time: %s', (phasing, one, other, enemy) => {
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const state = position({ phase, phasing, at: { '0505': one, '0605': other, '0506': enemy } });
      play(state, fireAt(first, 506), 1);
      expect(stepNow(state)).toBe(`${phasing}: ${second}`);
      expect(codeOf(state, fireAt(first, 506))).toBe('alreadyFired');
    }
  });

  it('R59 a defender whose rating drops before its step fires in the later one', () => {
    const at = { '0505': 'b-li', '0605': 'b-24', '0506': 'a-1nh' };
    const state = position({ phase, at, hits: { 'a-1nh': 1 } });
    play(state, fireAt('b-li', 506), 6, 1, 1); // 1 NH turns from B to C
    expect(stepNow(state)).toBe('british: b-24');
    play(state, HOLD);
    expect(stepNow(state)).toBe('american: a-1nh');
    expect(play(state, fireAt('a-1nh', 505), 4)[0]).toMatchObject({ needed: 5, hit: false });
  });
  it('R59 an attacker as well', () => {
    const state = position({
      phase,
      at: { '0605': 'b-li', '0606': 'a-va', '0706': 'a-8ma' },
      hits: { 'b-li': 1 },
    });
    play(state, fireAt('a-va', 605), 3, 1, 1); // the light infantry turns from A to B
    expect(stepNow(state)).toBe('american: a-8ma');
    play(state, HOLD);
    expect(stepNow(state)).toBe('british: b-li');
  });
  it('R59 with the Americans phasing', () => {
    const at = { '0505': 'a-va', '0605': 'a-8ma', '0506': 'b-24' };
    const state = position({ phase, phasing: 'american', at, hits: { 'b-24': 1 } });
    play(state, fireAt('a-va', 506), 3, 1, 1); // the 24th turns from B to C
    expect(stepNow(state)).toBe('american: a-8ma');
    play(state, HOLD);
    expect(stepNow(state)).toBe('british: b-24');
  });
  it('R59 one whose two sides have the same rating keeps its step', () => {
    const at = { '0505': 'b-li', '0605': 'b-loy', '0506': 'a-lat' };
    const state = position({ phase, at, hits: { 'a-lat': 1 } });
    play(state, fireAt('b-li', 506), 6, 1, 1);
    expect(stepNow(state)).toBe('american: a-lat');
  });

  it('R60 each fires once a phase, reduced or not', () => {
    const at = { '0505': 'b-li', '0605': 'b-24', '0506': 'a-1nh' };
    const state = position({ phase, at, hits: { 'b-li': 1 } });
    play(state, fireAt('b-li', 506), 1);
    play(state, fireAt('a-1nh', 505), 6, 1, 1); // the light infantry is a B now, but has fired as an A
    expect(stepNow(state)).toBe('british: b-24');
    expect(codeOf(state, fireAt('b-li', 506))).toBe('alreadyFired');
  });
  it('R60 and again in the next phase', () => {
    const state = position({ phase, at: { '0505': 'L-burgoyne b-li', '0506': 'a-2ma' } });
    play(state, fireAt('b-li', 506), 1);
    toNextBritishFire(state);
    expect(stepNow(state)).toBe('british: b-li');
  });
});

describe('7.1 fire is individual, at single units next to the firer', () => {
  it.each([
    ['british', 'b-li', 'a-2ma', 'a-9ma'],
    ['american', 'a-va', 'b-rhetz', 'b-specht'],
  ] as const)('%s', (phasing, unit, near, far) => {
    const state = position({ phase, phasing, at: { '0505': unit, '0506': near, '0507': far } });
    expect(codeOf(state, fireAt(unit, 507))).toBe('targetNotAdjacent');
    play(state, fireAt(unit, 506), 6);
    expect([hitsOn(state, near), hitsOn(state, far)]).toEqual([1, 0]);
  });
  it('R33 across a stream too', () => {
    const state = position({ phase, at: { '0309': 'b-li', '0310': 'a-2ma' } });
    play(state, fireAt('b-li', 310), 6);
    expect(hitsOn(state, 'a-2ma')).toBe(1);
  });
  it('not at nobody, and not at friends', () => {
    const state = position({ phase, at: { '0505': 'b-li', '0506': 'a-2ma', '0605': 'b-24' } });
    expect(codeOf(state, fireAt('b-li', 405))).toBe('noSuchTarget');
    expect(codeOf(state, fireAt('b-li', 605))).toBe('noSuchTarget');
    expect(codeOf(state, fireAt('b-li', 506, 1))).toBe('noSuchTarget');
  });
  it.each([
    [0, 'a-9ma', 'a-2ma'],
    [1, 'a-2ma', 'a-9ma'],
  ])('R64 the firer names the unit: place %i of the stack', (place, hit, spared) => {
    const state = position({ phase, at: { '0505': 'b-li', '0506': 'a-2ma a-9ma' } });
    play(state, fireAt('b-li', 506, place), 6);
    expect([hitsOn(state, hit), hitsOn(state, spared)]).toEqual([1, 0]);
  });
});

describe('7.1, R63 nobody is fired at twice while another in the hex was spared', () => {
  const SIDES = [
    ['british', 'b-24', 'b-mark', 'b-9', 'a-2ma a-9ma'],
    ['american', 'a-1nh', 'a-2nh', 'a-8ma', 'b-rhetz b-specht'],
  ] as const;

  it.each(SIDES)('the second shot goes to the other, hit or miss: %s', (phasing, one, two, three, pair) => {
    for (const die of [1, 6]) {
      const at = { '0505': one, '0605': two, '0606': three, '0506': pair };
      const state = position({ phase, phasing, at });
      play(state, fireAt(one, 506, 0), die);
      expect(codeOf(state, fireAt(two, 506, 0))).toBe('firedAtBefore');
      expect(codeOf(state, fireAt(two, 506, 1))).toBeUndefined();
    }
  });
  it.each(SIDES)('after that the choice is free again: %s', (phasing, one, two, three, pair) => {
    const at = { '0505': one, '0605': two, '0606': three, '0506': pair };
    const state = position({ phase, phasing, at });
    play(state, fireAt(one, 506, 1), 1);
    play(state, fireAt(two, 506, 0), 1);
    expect(codeOf(state, fireAt(three, 506, 0))).toBeUndefined();
    expect(codeOf(state, fireAt(three, 506, 1))).toBeUndefined();
  });
  it('somebody alone may be fired at by all', () => {
    const state = position({ phase, at: { '0505': 'b-li b-gren', '0506': 'a-2ma' } });
    play(state, fireAt('b-li', 506), 1);
    expect(codeOf(state, fireAt('b-gren', 506))).toBeUndefined();
  });
  it('units in other hexes do not matter', () => {
    const state = position({ phase, at: { '0505': 'b-li b-gren', '0506': 'a-2ma', '0605': 'a-9ma' } });
    play(state, fireAt('b-li', 506), 1);
    expect(codeOf(state, fireAt('b-gren', 506))).toBeUndefined();
  });
  it('fire from different hexes counts together', () => {
    const state = position({ phase, at: { '0505': 'b-li', '0507': 'b-gren', '0506': 'a-2ma a-9ma' } });
    play(state, fireAt('b-li', 506, 0), 1);
    expect(codeOf(state, fireAt('b-gren', 506, 0))).toBe('firedAtBefore');
  });
  it('leaders are not spared units', () => {
    const state = position({ phase, at: { '0505': 'b-li b-gren', '0506': 'L-learned a-2ma' } });
    play(state, fireAt('b-li', 506), 1);
    expect(codeOf(state, fireAt('b-gren', 506))).toBeUndefined();
  });
  it('when the other is gone, the one left may be fired at again', () => {
    const at = { '0505': 'b-li b-gren', '0605': 'b-24', '0506': 'a-2ma a-9ma', '0116': 'a-8ma' };
    const state = position({ phase, at, hits: { 'a-9ma': 3 } });
    play(state, fireAt('b-li', 506, 1), 1);
    play(state, fireAt('b-gren', 506, 0), 6, 1, 1);
    expect(codeOf(state, fireAt('b-24', 506, 0))).toBeUndefined();
  });
  it.each([
    ['british', 'b-li', '0404', 'b-fa1', 'a-2ma a-9ma'],
    ['american', 'a-va', '0404', 'a-art1', 'b-rhetz b-specht'],
  ] as const)('fire from a distance counts: %s', (phasing, unit, hex, gun, pair) => {
    // 0404 sees 0406 over the open field of 0405.
    const state = position({ phase, phasing, at: { '0506': unit, [hex]: gun, '0406': pair } });
    play(state, fireAt(unit, 406, 0), 1);
    holdUntil(state, fireAt(gun, 406, 1));
    expect(codeOf(state, fireAt(gun, 406, 0))).toBe('firedAtBefore');
  });
  it('two guns that are not adjacent share their fire as well', () => {
    const at = { '0404': 'b-fa1', '0407': 'b-9', '0206': 'b-ha1', '0406': 'a-2ma a-9ma' };
    const state = position({ phase, at });
    holdUntil(state, fireAt('b-fa1', 406));
    play(state, fireAt('b-fa1', 406, 0), 1);
    expect(codeOf(state, fireAt('b-ha1', 406, 0))).toBe('firedAtBefore');
    expect(codeOf(state, fireAt('b-ha1', 406, 1))).toBeUndefined();
  });
  it('each Combat Phase counts anew', () => {
    const state = position({ phase, at: { '0505': 'L-burgoyne b-li', '0506': 'a-2ma a-9ma' } });
    play(state, fireAt('b-li', 506, 0), 1);
    toNextBritishFire(state);
    expect(codeOf(state, fireAt('b-li', 506, 0))).toBeUndefined();
  });
});

describe('7.1.2 combat is voluntary', () => {
  it.each(['british', 'american'] as const)(
    'for both sides: nobody fires, no die is thrown, %s phasing',
    (phasing) => {
      const at = { '0505': 'b-li b-24', '0506': 'a-va a-1nh' };
      const state = position({ phase, phasing, at });
      expect(steps(state)).toHaveLength(4);
      expect(['b-li', 'b-24', 'a-va', 'a-1nh'].map((id) => hitsOn(state, id))).toEqual([0, 0, 0, 0]);
      expect(decision(state)?.kind).not.toBe('fire');
    },
  );
  it('one unit may hold, the others of the step are still asked', () => {
    const state = position({ phase, at: { '0505': 'b-li b-gren', '0506': 'a-2ma' } });
    play(state, hold('b-gren'));
    expect(stepNow(state)).toBe('british: b-li');
    expect(codeOf(state, fireAt('b-gren', 506))).toBe('alreadyFired');
  });
  it('to hold a whole step holds nobody of later steps', () => {
    const state = position({ phase, at: { '0505': 'b-li b-gren', '0605': 'b-24', '0506': 'a-2ma' } });
    play(state, HOLD);
    expect(stepNow(state)).toBe('british: b-24');
  });
  it('one who held does not fire later with a lower rating', () => {
    const at = { '0505': 'b-li', '0605': 'b-24', '0506': 'a-1nh' };
    const state = position({ phase, at, hits: { 'b-li': 1 } });
    play(state, hold('b-li'));
    play(state, fireAt('a-1nh', 505), 6, 1, 1);
    expect(stepNow(state)).toBe('british: b-24');
  });
  it.each([
    ['british', 'b-li', 'a-2ma'],
    ['american', 'a-va', 'b-rhetz'],
  ] as const)('units that moved in this phase may hold as well: %s', (phasing, unit, enemy) => {
    const state = position({ phase: 'combatMovement', phasing, at: { '0504': unit, '0506': enemy } });
    play(state, { kind: 'combatMove', counters: [unit], path: [505] });
    expect(stepNow(state)).toBe(`${phasing}: ${unit}`);
    play(state, hold(unit));
    expect(hitsOn(state, enemy)).toBe(0);
    expect(hexOfCounter(state, unit)).toBe(505);
  });
});

describe('5.1 who fires in the own phase', () => {
  const SIDES = [
    ['british', 'b-24', 'b-9', 'a-2ma'],
    ['american', 'a-1nh', 'a-8ma', 'b-rhetz'],
  ] as const;

  it.each(SIDES)('5.1 point 1 an activated unit attacks: %s', (phasing, unit, other, enemy) => {
    const state = position({ phase, phasing, at: { '0505': unit, '0605': other, '0506': enemy } });
    expect(codeOf(state, fireAt(unit, 506))).toBeUndefined();
  });
  it.each(SIDES)(
    '5.1 point 2 one in command and not activated does not: %s',
    (phasing, unit, other, enemy) => {
      const at = { '0505': unit, '0605': other, '0506': enemy };
      const state = position({ phase, phasing, at, idle: unit });
      expect(codeOf(state, fireAt(unit, 506))).toBe('notActivated');
      expect(stepNow(state)).toBe(`${phasing}: ${other}`);
    },
  );
  it.each(SIDES)('5.1 point 3 one out of command does not: %s', (phasing, unit, other, enemy) => {
    const at = { '0505': unit, '0605': other, '0506': enemy };
    const state = position({ phase, phasing, at, outOfCommand: unit });
    expect(codeOf(state, fireAt(unit, 506))).toBe('notActivated');
  });
  it.each(SIDES)(
    '5.1 point 4, R48 unless it began the Command Phase in an enemy ZOC; it fires in the step of the attack: %s',
    (phasing, unit, _, enemy) => {
      const defender = enemy.startsWith('a') ? 'a-3ma' : 'b-47';
      const at = { '0505': unit, '0506': defender };
      for (const how of ['idle', 'outOfCommand'] as const) {
        const state = position({ phase, phasing, at, [how]: unit, inContact: unit });
        expect(stepNow(state)).not.toContain(unit);
        play(state, HOLD);
        expect(stepNow(state)).toBe(`${phasing}: ${unit}`);
      }
    },
  );

  it('R46 when Gates fails, his guns do not fire in the own phase', () => {
    const at = { '0815': 'L-gates', '0715': 'a-art1', '0415': 'b-9' };
    for (const [dice, kind] of [
      [[5, 4], 'roll'],
      [[5, 5], 'fire'],
    ] as const) {
      const state = position({ phase: 'command', phasing: 'american', at });
      play(state, { kind: 'roll', dice });
      play(state, { kind: 'endMovement' });
      if (decision(state)?.kind === 'combatMove') play(state, { kind: 'endCombatMovement' });
      expect(decision(state)?.kind).toBe(kind);
    }
  });
  it.each(['always', 'strict'] as const)('R46 in the British phase they do: %s', (returnFire) => {
    const at = { '0815': 'L-gates', '0715': 'a-art1', '0415': 'b-9' };
    const state = position({ phase, at, idle: 'L-gates a-art1', options: { returnFire } });
    expect(stepNow(state)).toBe('american: a-art1');
  });
});

describe('R47 who fires back', () => {
  const SIDES = [
    ['british', 'a-2ma', 'a-9ma', 'b-rhetz'],
    ['american', 'b-rhetz', 'b-specht', 'a-2ma'],
  ] as const;
  const strict = { returnFire: 'strict' } as const;

  it.each(SIDES)('everybody, activated or not, when the %s are phasing', (phasing, unit, other, enemy) => {
    const at = { '0505': unit, '0605': other, '0506': enemy };
    const state = position({ phase, phasing, at, idle: unit, outOfCommand: other });
    expect(codeOf(state, fireAt(unit, 506))).toBeUndefined();
    expect(codeOf(state, fireAt(other, 506))).toBeUndefined();
  });
  it.each(SIDES)('strict: not who is not activated, %s phasing', (phasing, unit, other, enemy) => {
    const at = { '0505': unit, '0605': other, '0506': enemy };
    const state = position({ phase, phasing, at, idle: unit, options: strict });
    expect(codeOf(state, fireAt(unit, 506))).toBe('notReturning');
    expect(codeOf(state, fireAt(other, 506))).toBeUndefined();
  });
  it.each(SIDES)('strict: unless it stood in an enemy ZOC, %s phasing', (phasing, unit, _, enemy) => {
    const at = { '0505': unit, '0506': enemy };
    const state = position({ phase, phasing, at, outOfCommand: unit, inContact: unit, options: strict });
    expect(codeOf(state, fireAt(unit, 506))).toBeUndefined();
  });
  it.each([
    ['strict', 'american: a-2ma'],
    ['always', 'american: a-2ma a-9ma'],
  ] as const)('what counts is the ZOC when the Command Phase began: %s', (returnFire, firers) => {
    const at = { '0505': 'L-burgoyne b-rhetz', '0506': 'a-2ma', '0706': 'b-specht', '0607': 'a-9ma' };
    const state = position({ phase: 'command', at, idle: 'a-2ma a-9ma', options: { returnFire } });
    play(state, { kind: 'move', counters: ['b-specht'], path: [707] });
    play(state, { kind: 'endMovement' });
    if (decision(state)?.kind === 'combatMove') play(state, { kind: 'endCombatMovement' });
    expect(stepNow(state)).toBe(firers);
  });
});

describe('7.2 who fires', () => {
  it.each([
    ['british', 'L-fraser', 'american'],
    ['american', 'L-poor', 'british'],
  ] as const)('7.2 a leader of the %s side does not', (side, leader, _enemy) => {
    const phasing = side === 'british' ? 'british' : 'american';
    const at = { '0605': 'L-fraser b-loy', '0606': 'L-poor a-cook' };
    const state = position({ phase: 'fire', phasing, at });
    while (decision(state)?.by !== side) play(state, { kind: 'holdAll' });
    const hex = side === 'british' ? 606 : 605;
    expect(codeOf(state, { kind: 'fire', unit: leader, hex, place: 0 })).toBe('leadersDoNotFire');
    expect(codeOf(state, { kind: 'hold', unit: leader })).toBe('leadersDoNotFire');
  });
});
