/** 3.1 Stacking: how many in a hex, on a road, at what pace together, and what too many cost. */
import { describe, expect, it } from 'vitest';
import { decision } from '../../../src/engine/saratoga/game';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hexOfCounter, move, play, position } from '../../helpers/saratoga/position';

const END = { kind: 'endMovement' } as const;
const GONE = -1;
const remove = (counter: string) => ({ kind: 'remove', counter }) as const;
const displace = (unit: string, hex: number) => ({ kind: 'displace', unit, hex }) as const;
const retreat = (unit: string, hex: number) => ({ kind: 'retreat', unit, hex }) as const;

/** What a move costs, in movement points. */
function cost(state: State, counters: string, ...path: number[]): number {
  const moved = play(state, move(counters, ...path)).find((event) => event.type === 'moved');
  return (moved?.cost ?? NaN) / 2;
}

/** The Combat Phase follows at once where nothing has to be removed. */
const combatFollows = expect.objectContaining({ type: 'phaseBegan', phase: 'combat' }) as unknown;

/** The same for both sides: two line units, a third, two guns, two leaders. */
const ARMIES = [
  { side: 'british', a: 'b-24', b: 'b-li', c: 'b-gren', guns: 'b-fa1 b-fa2', leaders: 'L-fraser L-burgoyne' },
  { side: 'american', a: 'a-1nh', b: 'a-2nh', c: 'a-3nh', guns: 'a-art1 a-art3', leaders: 'L-poor L-arnold' },
] as const;

describe.each(ARMIES)('3.1.1 stacking limits, $side', ({ side: phasing, a, b, c, guns, leaders }) => {
  it('two combat units may end the phase in a hex', () => {
    const state = position({ phasing, at: { '0605': a, '0606': b } });
    play(state, move(a, 606));
    expect(play(state, END)).toContainEqual(combatFollows);
    expect([hexOfCounter(state, a), hexOfCounter(state, b)]).toEqual([606, 606]);
  });

  it('three may not', () => {
    const state = position({ phasing, at: { '0605': a, '0606': `${b} ${c}` } });
    play(state, move(a, 606));
    expect(play(state, END)).not.toContainEqual(combatFollows);
    expect(decision(state)).toMatchObject({ kind: 'removeExcess', by: phasing, case: '3.1.4' });
  });

  it('guns are combat units and count', () => {
    const state = position({ phasing, at: { '0605': a, '0606': guns } });
    play(state, move(a, 606));
    expect(play(state, END)).not.toContainEqual(combatFollows);
  });

  it('leaders do not count', () => {
    const state = position({ phasing, at: { '0605': `${a} ${leaders}`, '0606': b } });
    play(state, move(`${a} ${leaders}`, 606));
    expect(play(state, END)).toContainEqual(combatFollows);
  });

  it('step-loss markers do not count', () => {
    const state = position({ phasing, at: { '0605': a, '0606': b }, hits: { [a]: 1, [b]: 3 } });
    play(state, move(a, 606));
    expect(play(state, END)).toContainEqual(combatFollows);
  });

  it('the limit is ignored while moving through', () => {
    const state = position({ phasing, at: { '0605': a, '0606': `${b} ${c}` } });
    play(state, move(a, 606, 706));
    expect(play(state, END)).toContainEqual(combatFollows);
    expect(hexOfCounter(state, a)).toBe(706);
  });

  it('a third may rest there and go on, as long as it does not end the phase there', () => {
    const state = position({ phasing, at: { '0605': a, '0606': `${b} ${c}` } });
    play(state, move(a, 606));
    play(state, move(a, 706));
    expect(play(state, END)).toContainEqual(combatFollows);
  });

  it('a third may come if one of the two then goes', () => {
    const state = position({ phasing, at: { '0605': a, '0606': `${b} ${c}` } });
    play(state, move(a, 606));
    play(state, move(b, 607));
    expect(play(state, END)).toContainEqual(combatFollows);
  });
});

// The road runs 0406, 0405, 0404 (woods), 0403 (woods on a hill), and 0311 to 0313 through clear hexes.
describe('3.1.2 road stacking limits', () => {
  it.each([
    ['a single unit', 'b-24', 0.5],
    ['a single gun', 'b-fa1', 0.5],
    ['a unit with any number of leaders', 'b-24 L-fraser L-burgoyne L-breymann', 0.5],
    ['leaders by themselves', 'L-fraser L-burgoyne', 0.5],
    ['two units, who pay for the woods', 'b-24 b-li', 2],
    ['a unit and a gun, who pay for the woods', 'b-24 b-fa1', 2],
    ['two units and their leader, who pay for the woods', 'b-24 b-li L-fraser', 2],
  ])('British on the road: %s', (_, group, points) => {
    expect(cost(position({ at: { '0405': group } }), group, 404)).toBe(points);
  });

  it.each([
    ['a single unit', 'a-1nh', 0.5],
    ['a unit with leaders', 'a-1nh L-poor L-arnold', 0.5],
    ['two units, who pay for the clear hex', 'a-1nh a-2nh', 1],
    ['two guns, who pay for the clear hex', 'a-art1 a-art2', 1],
  ])('Americans on the road: %s', (_, group, points) => {
    expect(cost(position({ phasing: 'american', at: { '0312': group } }), group, 311)).toBe(points);
  });

  it('two units pay for the slope as well, which a single one on the road does not', () => {
    expect(cost(position({ at: { '0404': 'b-24 b-li' } }), 'b-24 b-li', 403)).toBe(3);
    expect(cost(position({ at: { '0404': 'b-24' } }), 'b-24', 403)).toBe(0.5);
  });

  it('R15 the first of two who start together has the road rate', () => {
    expect(cost(position({ at: { '0405': 'b-li b-24' } }), 'b-24', 404)).toBe(0.5);
  });

  it('R15 and so has the second', () => {
    const state = position({ at: { '0405': 'b-li b-24' } });
    play(state, move('b-24', 404, 403));
    expect(cost(state, 'b-li', 404)).toBe(0.5);
  });

  it.each(['b-li', 'b-fa1', 'b-li b-gren'])(
    'R16 a road hex with %s in it costs its other terrain',
    (there) => {
      expect(cost(position({ at: { '0405': 'b-24', '0404': there } }), 'b-24', 404)).toBe(2);
    },
  );

  it('R16 the other terrain counts with its slope', () => {
    expect(cost(position({ at: { '0404': 'b-24', '0403': 'b-li' } }), 'b-24', 403)).toBe(3);
  });

  it('R16 beyond such a hex the road rate is there again', () => {
    // Two points for the woods with the friend, half a point for the next road hex.
    const state = position({ at: { '0405': 'b-24', '0404': 'b-li' } });
    expect(cost(state, 'b-24', 404, 403)).toBe(2.5);
  });

  it('R16 before such a hex, too', () => {
    const state = position({ at: { '0406': 'b-24', '0404': 'b-li' } });
    expect(cost(state, 'b-24', 405, 404)).toBe(2.5);
  });

  it('a leader in the road hex does not matter', () => {
    expect(cost(position({ at: { '0405': 'b-24', '0404': 'L-fraser' } }), 'b-24', 404)).toBe(0.5);
  });

  it('a unit that is picked up on the road ends the road rate', () => {
    const state = position({ at: { '0406': 'b-24', '0405': 'b-li' } });
    play(state, move('b-24', 405));
    expect(cost(state, 'b-24 b-li', 404)).toBe(2);
  });

  it('a stack that drops a unit on the road gains it', () => {
    const state = position({ at: { '0406': 'b-24 b-li' } });
    expect(cost(state, 'b-24 b-li', 405)).toBe(1);
    expect(cost(state, 'b-24', 404)).toBe(0.5);
  });
});

/** So many steps of one point each, between 0605 and 0606. */
const steps = (count: number) => Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 606 : 605));

describe('3.1.3 joint movement by stacks', () => {
  it.each([
    ['british', 'b-pa1 b-li', 3],
    ['british', 'b-24 b-li', 5],
    ['american', 'a-art1 a-va', 3],
    ['american', 'a-1nh a-va', 5],
  ] as const)('%s: %s go at the pace of the slowest, %s points', (phasing, group, points) => {
    const state = position({ phasing, at: { '0605': group } });
    expect(codeOf(state, move(group, ...steps(points)))).toBeUndefined();
    expect(codeOf(state, move(group, ...steps(points + 1)))).toBe('notEnoughPoints');
  });

  it('a faster unit is free of the slower one as soon as it goes alone', () => {
    const state = position({ at: { '0605': 'b-pa1 b-li' } });
    play(state, move('b-pa1 b-li', ...steps(3)));
    expect(codeOf(state, move('b-pa1', 605))).toBe('notEnoughPoints');
    // It stands in 0606 and has three of its six points left.
    expect(codeOf(state, move('b-li', 605, 606, 605))).toBeUndefined();
  });

  it.each([
    ['british', 'b-24', 'L-fraser', 5, 8],
    ['american', 'a-va', 'L-learned', 6, 7],
  ] as const)(
    'R19 %s: the unit %s is the limit, not its faster leader %s',
    (phasing, unit, leader, slow, fast) => {
      const state = position({ phasing, at: { '0605': `${unit} ${leader}` } });
      const both = `${unit} ${leader}`;
      expect(codeOf(state, move(both, ...steps(slow)))).toBeUndefined();
      expect(codeOf(state, move(both, ...steps(slow + 1)))).toBe('notEnoughPoints');
      expect(codeOf(state, move(leader, ...steps(fast)))).toBeUndefined();
    },
  );

  it('R19 a unit out of command slows its stack by two', () => {
    const state = position({ at: { '0605': 'b-24 b-li L-fraser' }, outOfCommand: 'b-24' });
    expect(codeOf(state, move('b-24 b-li L-fraser', ...steps(3)))).toBeUndefined();
    expect(codeOf(state, move('b-24 b-li L-fraser', ...steps(4)))).toBe('notEnoughPoints');
  });
});

/** Three units in 0605 when the phase has ended. */
function crowded({ side: phasing, a, b, c, leaders }: (typeof ARMIES)[number]): State {
  const state = position({ phasing, at: { '0605': `${a} ${b} ${leaders}`, '0606': c } });
  play(state, move(c, 605));
  play(state, END);
  return state;
}

describe.each(ARMIES)('3.1.4 stacking violations, $side', (army) => {
  const { side: phasing, a, b, c, guns, leaders } = army;

  it.each(['a', 'b', 'c'] as const)('R23 the owner removes whichever he chooses: %s', (which) => {
    const state = crowded(army);
    const events = play(state, remove(army[which]));
    expect(events).toContainEqual({ type: 'removedByStacking', unit: army[which], hex: 605 });
    expect(events).toContainEqual(combatFollows);
    for (const id of [a, b, c]) expect(hexOfCounter(state, id)).toBe(id === army[which] ? GONE : 605);
  });

  it('R23 the phase goes no further until he has', () => {
    const state = crowded(army);
    expect(codeOf(state, END)).toBe('notNow');
    expect(codeOf(state, move(a, 606))).toBe('notNow');
  });

  it('R23 a stack may grow too large while the phase goes on, and the phase may be ended', () => {
    const state = position({ phasing, at: { '0605': `${a} ${b}`, '0606': c } });
    expect(codeOf(state, move(c, 605))).toBeUndefined();
    play(state, move(c, 605));
    expect(codeOf(state, END)).toBeUndefined();
  });

  it('no leader is removed', () => {
    const [leader = ''] = leaders.split(' ');
    expect(codeOf(crowded(army), remove(leader))).toBe('notCrowded');
  });

  it('nobody is removed from another hex, nor of the enemy', () => {
    const enemy = phasing === 'british' ? 'a-va' : 'b-20';
    const [gun = ''] = guns.split(' ');
    const state = position({ phasing, at: { '0605': `${a} ${b}`, '0606': c, '0604': gun, '2301': enemy } });
    play(state, move(c, 605));
    play(state, END);
    expect(codeOf(state, remove(gun))).toBe('notCrowded');
    expect(codeOf(state, remove(enemy))).toBe('notYours');
  });

  it('of four units two go', () => {
    const [gun = ''] = guns.split(' ');
    const state = position({ phasing, at: { '0605': `${a} ${b}`, '0606': `${c} ${gun}` } });
    play(state, move(`${c} ${gun}`, 605));
    play(state, END);
    play(state, remove(a));
    expect(decision(state)).toMatchObject({ kind: 'removeExcess', by: phasing });
    expect(play(state, remove(gun))).toContainEqual(combatFollows);
    expect([b, c].map((id) => hexOfCounter(state, id))).toEqual([605, 605]);
  });

  it('each hex with too many gives one up', () => {
    const [first = '', second = ''] = guns.split(' ');
    const more = phasing === 'british' ? 'b-20' : 'a-va';
    const at = { '0605': `${a} ${b}`, '0606': c, '2203': `${first} ${second}`, '2103': more };
    const state = position({ phasing, at });
    play(state, move(c, 605));
    play(state, move(more, 2203));
    play(state, END);
    play(state, remove(a));
    expect(codeOf(state, remove(b))).toBe('notCrowded');
    expect(play(state, remove(more))).toContainEqual(combatFollows);
  });

  it('R84 the loss calls for no morale check', () => {
    const events = play(crowded(army), remove(a));
    expect(events.map((event) => event.type)).not.toContain('moraleChecked');
  });
});

/** A unit with one hit is fired at and breaks; the enemy forgoes the free round, and it has to retreat. */
function breakBy(state: State, unit: string, hex: number): void {
  play(state, fireAt(unit, hex), 6, 6, 6);
  play(state, { kind: 'holdAll' });
}

describe('3.1.4 stacking in the Combat Phase', () => {
  // The three hexes to the south, 0507, 0607 and 0707, are full; the light infantry controls those to the north.
  const americans = {
    '0605': 'b-li',
    '0606': 'a-2ma',
    '0507': 'a-4ny a-cook',
    '0607': 'a-1nh a-2nh',
    '0707': 'a-3nh a-2ny',
  };
  const retreating = () => {
    const state = position({ phase: 'fire', at: americans, hits: { 'a-2ma': 1 } });
    breakBy(state, 'b-li', 606);
    play(state, retreat('a-2ma', 607));
    return state;
  };

  it('R90 a unit that must retreat into a full hex drives another one hex on, of the owner’s choice', () => {
    const state = retreating();
    expect(decision(state)).toMatchObject({ kind: 'displace', by: 'american', case: '3.1.4' });
    expect(codeOf(state, displace('a-2nh', 608))).toBeUndefined();
    play(state, displace('a-1nh', 608));
    expect(['a-2ma', 'a-2nh', 'a-1nh'].map((id) => hexOfCounter(state, id))).toEqual([607, 607, 608]);
  });

  it('R90 not the one that has just come, nor into another full hex', () => {
    const state = retreating();
    expect(codeOf(state, displace('a-2ma', 608))).toBe('notToDisplace');
    expect(codeOf(state, displace('a-1nh', 707))).toBe('noRoomThere');
  });

  it('R90 a British unit that must retreat does the same to the north', () => {
    // The three hexes to the north, 0505, 0604 and 0705, are full; Morgan controls those to the south.
    const state = position({
      phase: 'fire',
      phasing: 'american',
      at: {
        '0606': 'a-va',
        '0605': 'b-rhetz',
        '0505': 'b-24 b-li',
        '0604': 'b-9 b-20',
        '0705': 'b-47 b-hh',
      },
      hits: { 'b-rhetz': 1 },
    });
    breakBy(state, 'a-va', 605);
    play(state, retreat('b-rhetz', 604));
    expect(decision(state)).toMatchObject({ kind: 'displace', by: 'british', case: '3.1.4' });
    play(state, displace('b-20', 603));
    expect(['b-rhetz', 'b-9', 'b-20'].map((id) => hexOfCounter(state, id))).toEqual([604, 604, 603]);
  });

  it('a unit for which nobody can make room is eliminated', () => {
    // 0116 and 0215 are full, and who stands there has only full hexes or British ZOCs around.
    const state = position({
      phase: 'fire',
      at: {
        '0114': 'b-li',
        '0314': 'b-24',
        '0115': 'a-2ma',
        '0116': 'a-1nh a-2nh',
        '0215': 'a-3nh a-2ny',
        '0216': 'a-4ny a-cook',
        '0316': 'a-lat a-3ma',
      },
      hits: { 'a-2ma': 1 },
    });
    breakBy(state, 'b-li', 115);
    expect(hexOfCounter(state, 'a-2ma')).toBe(GONE);
    expect(hexOfCounter(state, 'a-1nh')).toBe(116);
  });
});
