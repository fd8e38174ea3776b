/** 7.6 Leaders who stand alone, and what their death does. */
import { describe, expect, it } from 'vitest';
import { actions, decision } from '../../../src/engine/saratoga/game';
import { codeOf, fireAt, hexOfCounter, move, play, position } from '../../helpers/saratoga/position';

const HOLD = { kind: 'holdAll' } as const;
/** R118 the hex is empty now, and nobody goes there. */
const STAY = { kind: 'decline' } as const;
const LOST = -1;
const ALONE = -1;
const otherSide = (side: 'british' | 'american') => (side === 'british' ? 'american' : 'british');

const BOTH = [
  {
    side: 'british',
    unit: 'b-24',
    other: 'b-li',
    gun: 'b-fa1',
    own: 'L-fraser',
    enemy: 'a-1nh',
    leader: 'L-poor',
  },
  {
    side: 'american',
    unit: 'a-1nh',
    other: 'a-va',
    gun: 'a-art3',
    own: 'L-poor',
    enemy: 'b-24',
    leader: 'L-fraser',
  },
] as const;

describe.each(BOTH)('7.6, R79 fire at leaders alone, $side', ({ side, unit, other, gun, enemy, leader }) => {
  const overall = side === 'british' ? 'L-arnold' : 'L-burgoyne';

  it.each(['own', 'enemy'])('adjacent infantry eliminates them without a roll, in the %s phase', (whose) => {
    const phasing = whose === 'own' ? side : otherSide(side);
    const at = { '0605': unit, '0606': leader, '0116': enemy };
    const state = position({ phase: 'fire', phasing, at });
    expect(decision(state)).toMatchObject({ kind: 'fire', by: side });
    const events = play(state, fireAt(unit, 606, ALONE));
    expect(events).toContainEqual(expect.objectContaining({ type: 'leaderKilled', leader, hex: 606 }));
    expect(hexOfCounter(state, leader)).toBe(LOST);
    expect(events.some((event) => event.type === 'shot' || event.type === 'moraleChecked')).toBe(false);
  });
  it('all of them in the hex', () => {
    const at = { '0605': unit, '0606': `${leader} ${overall}`, '0116': enemy };
    const state = position({ phase: 'fire', phasing: side, at });
    play(state, fireAt(unit, 606, ALONE));
    expect([leader, overall].map((id) => hexOfCounter(state, id))).toEqual([LOST, LOST]);
  });
  it('this takes a shot, in the step of the rating', () => {
    const at = { '0605': unit, '0505': other, '0606': leader, '0506': enemy };
    const state = position({ phase: 'fire', phasing: side, at });
    expect(codeOf(state, fireAt(unit, 606, ALONE))).toBe('notThisStep');
    play(state, HOLD); // the A
    play(state, HOLD); // the enemy
    play(state, fireAt(unit, 606, ALONE));
    expect(decision(state)?.kind).not.toBe('fire');
  });
  it('who has a combat unit with him is not alone', () => {
    const at = { '0605': `${unit} ${other}`, '0606': `${leader} ${enemy}` };
    const state = position({ phase: 'fire', phasing: side, at });
    expect(codeOf(state, fireAt(other, 606, ALONE))).toBe('noSuchTarget');
  });
  it('nor from two hexes away', () => {
    const at = { '0605': unit, '0607': leader, '0606': enemy };
    const state = position({ phase: 'fire', phasing: side, at });
    play(state, HOLD);
    expect(codeOf(state, fireAt(unit, 607, ALONE))).toBe('targetNotAdjacent');
  });
  it.each([
    ['from a distance', '0405'],
    ['adjacent', '0406'],
  ])('guns do nothing to them, %s', (_, hex) => {
    const far = { '2103': 'b-loy', '2104': 'a-lat' };
    const state = position({ phase: 'fire', phasing: side, at: { '0407': gun, [hex]: leader, ...far } });
    play(state, HOLD); // the D of the other side
    expect(codeOf(state, fireAt(gun, Number(hex), ALONE))).toBe('gunsSpareLeaders');
    expect(codeOf(state, fireAt(gun, Number(hex)))).toBe('noSuchTarget');
    const targets = actions(state).flatMap((action) => (action.kind === 'fire' ? [action.hex] : []));
    expect(targets).not.toContain(Number(hex));
  });
  it('nobody has to', () => {
    const state = position({
      phase: 'fire',
      phasing: side,
      at: { '0605': unit, '0606': leader, '0116': enemy },
    });
    play(state, HOLD);
    expect(hexOfCounter(state, leader)).toBe(606);
  });
});

describe.each(BOTH)(
  '7.6 a hex with leaders alone is entered, $side',
  ({ side, unit, gun, own, enemy, leader }) => {
    it('infantry that moves in eliminates them, and goes on', () => {
      const state = position({ phasing: side, at: { '0505': unit, '0506': leader, '0116': enemy } });
      const events = play(state, move(unit, 506, 606));
      expect(events).toContainEqual(expect.objectContaining({ type: 'leaderKilled', leader, hex: 506 }));
      expect([hexOfCounter(state, leader), hexOfCounter(state, unit)]).toEqual([LOST, 606]);
    });
    it('no check of morale follows', () => {
      const state = position({ phasing: side, at: { '0505': unit, '0506': leader, '0116': enemy } });
      expect(play(state, move(unit, 506)).some((event) => event.type === 'moraleChecked')).toBe(false);
      expect(decision(state)).toMatchObject({ kind: 'move', by: side });
    });
    it('R24 guns do not run leaders over, nor do leaders', () => {
      const state = position({
        phasing: side,
        at: { '0505': `${gun} ${own}`, '0506': leader, '0116': enemy },
      });
      for (const group of [gun, own, `${gun} ${own}`])
        expect(codeOf(state, move(group, 506))).toBe('onlyInfantryRunsOver');
    });
    it('R24 a gun may come along with infantry', () => {
      const state = position({
        phasing: side,
        at: { '0505': `${unit} ${gun}`, '0506': leader, '0116': enemy },
      });
      play(state, move(`${unit} ${gun}`, 506));
      expect(hexOfCounter(state, leader)).toBe(LOST);
    });
    it('in combat movement too', () => {
      const at = { '0505': unit, '0506': leader, '0607': enemy };
      const state = position({ phase: 'combatMovement', phasing: side, at });
      play(state, { kind: 'combatMove', counters: [unit], path: [506, 606] });
      expect(hexOfCounter(state, leader)).toBe(LOST);
      expect(hexOfCounter(state, unit)).toBe(606);
    });
  },
);

describe('R49 the units of a commander who was killed', () => {
  const AMERICAN = {
    '0306': 'b-li',
    '0307': 'L-learned',
    '0406': 'a-2ma',
    '0605': 'b-rhetz',
    '0706': 'a-9ma',
    '1205': 'L-arnold',
  };
  const BRITISH = {
    '0306': 'a-va',
    '0307': 'L-riedesel',
    '0406': 'b-rhetz',
    '0706': 'a-2ma',
    '0605': 'b-specht',
    '1405': 'L-burgoyne',
  };

  it('attack while he lives', () => {
    const state = position({ phase: 'fire', phasing: 'american', at: AMERICAN });
    play(state, HOLD); // the light infantry
    play(state, HOLD); // Rhetz
    expect(codeOf(state, fireAt('a-2ma', 306))).toBeUndefined();
  });
  it('are no longer activated, except within the span of Arnold', () => {
    const state = position({ phase: 'fire', phasing: 'american', at: AMERICAN });
    play(state, fireAt('b-li', 307, ALONE));
    play(state, STAY);
    play(state, HOLD); // Rhetz
    expect(codeOf(state, fireAt('a-2ma', 306))).toBe('notActivated');
    expect(codeOf(state, fireAt('a-9ma', 605))).toBeUndefined();
  });
  it('are no longer activated, except within the span of Burgoyne', () => {
    const state = position({ phase: 'fire', phasing: 'british', at: BRITISH });
    play(state, fireAt('a-va', 307, ALONE));
    play(state, STAY);
    play(state, HOLD); // 2 MA
    expect(codeOf(state, fireAt('b-rhetz', 306))).toBe('notActivated');
    expect(codeOf(state, fireAt('b-specht', 706))).toBeUndefined();
  });
  it('still fire if they stood in an enemy ZOC', () => {
    const state = position({ phase: 'fire', phasing: 'american', at: AMERICAN, inContact: 'a-2ma' });
    play(state, fireAt('b-li', 307, ALONE));
    play(state, STAY);
    play(state, HOLD);
    expect(codeOf(state, fireAt('a-2ma', 306))).toBeUndefined();
  });
  it.each([
    ['strict', 'notReturning'],
    ['always', undefined],
  ] as const)(
    'R47 in the enemy phase they fire back or not, as the option has it: %s',
    (returnFire, code) => {
      const at = { '0605': 'b-li', '0606': 'L-poor', '0405': 'b-9', '0406': 'a-1nh', '0306': 'a-8ma' };
      const state = position({ phase: 'fire', at, options: { returnFire } });
      play(state, fireAt('b-li', 606, ALONE));
      play(state, STAY);
      expect(codeOf(state, fireAt('a-1nh', 405))).toBe(code);
      expect(codeOf(state, fireAt('a-8ma', 405))).toBeUndefined();
    },
  );
  it('units of other formations do not feel it', () => {
    const at = { ...AMERICAN, '0406': 'a-10ma' };
    const state = position({ phase: 'fire', phasing: 'american', at });
    play(state, fireAt('b-li', 307, ALONE));
    play(state, STAY);
    play(state, HOLD);
    expect(codeOf(state, fireAt('a-10ma', 306))).toBeUndefined();
  });

  it.each([
    ['american', 'L-learned', 'L-arnold', 'a-2ma', 'a-9ma', 'b-9'],
    ['british', 'L-riedesel', 'L-burgoyne', 'b-rhetz', 'b-specht', 'a-3ma'],
  ] as const)(
    'R42 in later turns act under the overall commander if within his span, else are out of command: %s',
    (phasing, killed, overall, near, far, enemy) => {
      const at = { '0505': `${overall} ${near}`, '1905': far, '0507': enemy };
      const state = position({ phase: 'command', phasing, at, lost: killed });
      expect(decision(state)?.kind).toBe('move');
      expect(codeOf(state, move(near, 506))).toBeUndefined(); // into a ZOC, so activated
      // Three points are left of five: enough for the fields, not for the ravine and the woods behind it.
      expect(codeOf(state, move(far, 1906, 1907))).toBeUndefined();
      expect(codeOf(state, move(far, 1904, 1903))).toBe('notEnoughPoints');
    },
  );
});

describe('R50 an overall commander who was killed', () => {
  it.each([
    ['american', 'b-li', 'L-arnold', 'a-2ma'],
    ['british', 'a-va', 'L-burgoyne', 'b-rhetz'],
  ] as const)('changes nothing in the phase: %s', (phasing, killer, overall, unit) => {
    const enemy = phasing === 'american' ? 'b-specht' : 'a-9ma';
    const at = { '0306': killer, '0307': overall, '0605': unit, '0706': enemy };
    const state = position({ phase: 'fire', phasing, at });
    const events = play(state, fireAt(killer, 307, ALONE));
    play(state, STAY);
    expect(events.some((event) => event.type === 'moraleChecked')).toBe(false);
    play(state, HOLD);
    expect(codeOf(state, fireAt(unit, 706))).toBeUndefined();
  });
  it.each([
    ['american', 'L-arnold', 'L-learned', 'a-2ma', 'b-9'],
    ['british', 'L-burgoyne', 'L-fraser', 'b-24', 'a-3ma'],
  ] as const)(
    'activates nobody, though formation commanders still command: %s',
    (phasing, overall, leader, unit, enemy) => {
      const at = { '0505': `${leader} ${unit}`, '0507': enemy };
      const dead = position({ phase: 'command', phasing, at, lost: overall });
      expect(decision(dead)?.kind).toBe('move'); // nobody to activate
      expect(codeOf(dead, move(unit, 506))).toBe('notActivatedIntoZoc');
      expect(codeOf(dead, move(unit, 504, 503))).toBeUndefined(); // four points: it is in command

      const alive = position({ phase: 'command', phasing, at: { ...at, '0503': overall } });
      expect(decision(alive)).toMatchObject({ kind: 'activate', by: phasing });
    },
  );
  it('Gates does not take over from Arnold', () => {
    const at = { '0505': 'L-learned a-2ma L-gates', '0504': 'L-nixon a-5ma', '2103': 'b-9' };
    const state = position({ phase: 'command', phasing: 'american', at, lost: 'L-arnold' });
    play(state, { kind: 'roll', dice: [6, 6] });
    expect(codeOf(state, { kind: 'activate', formation: 'learned' })).toBe('overallNotActive');
    expect(codeOf(state, { kind: 'activate', formation: 'nixon' })).toBeUndefined();
  });
});
