/** 3.7, 5.0 Command: spans, who is in command, who is activated, what that allows, and Gates. */
import { describe, expect, it } from 'vitest';
import { formatHex, hexAt } from '../../../src/engine/hexmap/hexId';
import type { Action } from '../../../src/engine/saratoga/actions';
import { LEADERS } from '../../../src/engine/saratoga/data/leaders';
import { BATTLES, SIDES, type Side } from '../../../src/engine/saratoga/data/types';
import { UNITS } from '../../../src/engine/saratoga/data/units';
import { decision, start } from '../../../src/engine/saratoga/game';
import { knownPiece } from '../../../src/engine/saratoga/roster';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hitsOn, move, play, position } from '../../helpers/saratoga/position';

const isInCommand = (state: State, id: string) => state.inCommand[knownPiece(id)];
const isActive = (state: State, id: string) => state.active[knownPiece(id)];

const PASS: Readonly<Record<string, Action>> = {
  activate: { kind: 'endCommand' },
  move: { kind: 'endMovement' },
  combatMove: { kind: 'endCombatMovement' },
};
/** Passes what is asked before this kind of decision. */
function passTo(state: State, kind: string): void {
  for (let asked = decision(state); asked && asked.kind !== kind; asked = decision(state)) {
    const action = PASS[asked.kind];
    if (!action) return;
    play(state, action);
  }
}

/** There and back between 2301 and 2302, clear ground of one point a hex, so many times. */
const pace = (counters: string, steps: number): Action =>
  move(counters, ...Array.from({ length: steps }, (_, i) => (i % 2 === 0 ? 2302 : 2301)));

const american = { phase: 'command', phasing: 'american' } as const;
const FAR_BRITISH = { '2304': 'b-47' };
const FAR_AMERICAN = { '1016': 'a-1nh' };

describe('2.2.5, 3.7 the command span', () => {
  /** A unit for each leader that may trace to him. */
  const UNDER: Readonly<Record<string, string>> = {
    'L-burgoyne': 'b-24',
    'L-fraser': 'b-24',
    'L-hamilton': 'b-9',
    'L-riedesel': 'b-ried',
    'L-phillips': 'b-47',
    'L-breymann': 'b-bgren',
    'L-gates': 'a-3ma',
    'L-arnold': 'a-1nh',
    'L-learned': 'a-2ma',
    'L-poor': 'a-1nh',
    'L-glover': 'a-1ma',
    'L-paterson': 'a-10ma',
    'L-nixon': 'a-3ma',
  };
  it.each(LEADERS.map((leader) => [leader.name, leader] as const))(
    '2.2.5, 3.7, R9 %s gives command up to his span, the hex of the unit counted and his own not',
    (_, { id, side, span }) => {
      // Straight down a column, so that the rows count the hexes.
      const commands = (distance: number) => {
        const unit = UNDER[id] ?? '';
        const hex = formatHex(hexAt(4, 1 + distance));
        const at = distance === 0 ? { '0401': `${id} ${unit}` } : { '0401': id, [hex]: unit };
        return isInCommand(position({ phase: 'command', phasing: side, at }), unit);
      };
      expect([commands(0), commands(1), commands(span), commands(span + 1)]).toEqual([
        true,
        true,
        true,
        false,
      ]);
    },
  );

  it.each([
    ['british', 'b-24', 'L-fraser', 'a-1nh a-2nh'],
    ['american', 'a-1nh', 'L-poor', 'b-24 b-li'],
  ] as const)(
    'R38 woods, a stream and enemies between do not matter to the %s',
    (phasing, unit, leader, foe) => {
      // The Middle Ravine runs between 0408 and 0409; the enemy holds 0410 and reaches over 0409 and 0411.
      const state = position({
        phase: 'command',
        phasing,
        at: { '0408': leader, '0410': foe, '0411': unit },
      });
      expect(isInCommand(state, unit)).toBe(true);
    },
  );

  it.each([
    ['british', 'b-24', 'L-hamilton'],
    ['american', 'a-1nh', 'L-learned'],
    ['american', 'a-1ma', 'L-nixon'],
  ] as const)(
    '3.7 %s infantry does not trace to the commander of another formation',
    (phasing, unit, leader) => {
      const state = position({ phase: 'command', phasing, at: { '0405': `${leader} ${unit}` } });
      expect(isInCommand(state, unit)).toBe(false);
    },
  );

  it.each([
    ['american', 'a-art1', 'L-gates'],
    ['american', 'a-art1', 'L-arnold'],
    ['american', 'a-art1', 'L-poor'],
    ['american', 'a-art1', 'L-nixon'],
    ['british', 'b-fa1', 'L-fraser'],
    ['british', 'b-fa1', 'L-hamilton'],
    ['british', 'b-fa1', 'L-burgoyne'],
  ] as const)('3.5 point 2 %s guns trace to any friendly leader: %s to %s', (phasing, gun, leader) => {
    const state = position({ phase: 'command', phasing, at: { '0405': leader, '0407': gun } });
    expect(isInCommand(state, gun)).toBe(true);
  });

  it('3.5 point 2 but not to a leader of the enemy', () => {
    const state = position({ phase: 'command', at: { '0405': 'L-poor a-1nh', '0407': 'b-fa1' } });
    expect(isInCommand(state, 'b-fa1')).toBe(false);
  });
});

describe('3.7 which overall commander', () => {
  const cases = [
    ['a-1ma', 'L-arnold', 'of the right wing'],
    ['a-1nh', 'L-gates', 'of the left wing'],
  ] as const;
  it.each(cases)('R40, 3.7 %s is not commanded by %s, for it is %s', (unit, leader) => {
    const state = position({ ...american, at: { '0313': leader, '0312': unit, ...FAR_BRITISH } });
    expect(isInCommand(state, unit)).toBe(false);
  });
  it.each(cases)('R40 by choice %s is commanded by %s, though it is %s', (unit, leader) => {
    const options = { wingCommand: 'either' } as const;
    const state = position({ ...american, options, at: { '0313': leader, '0312': unit, ...FAR_BRITISH } });
    expect(isInCommand(state, unit)).toBe(true);
  });
  it.each([
    ['own', false],
    ['either', true],
  ] as const)(
    'R40, R42 with the choice %s Arnold activates a unit of Gates’s wing: %s',
    (wingCommand, active) => {
      const state = position({
        ...american,
        options: { wingCommand },
        at: { '0313': 'L-arnold', '0312': 'a-1ma', ...FAR_BRITISH },
      });
      expect(isActive(state, 'a-1ma')).toBe(active);
    },
  );
  it('R40 by choice a unit that already traces to its own commander gains nothing from an idle Gates', () => {
    const state = position({
      ...american,
      options: { wingCommand: 'either' },
      at: { '0313': 'L-gates L-poor a-1nh', ...FAR_BRITISH },
    });
    play(state, { kind: 'roll', dice: [1, 1] });
    expect([isInCommand(state, 'a-1nh'), isActive(state, 'a-1nh')]).toEqual([true, false]);
  });
});

describe('3.7 out of command', () => {
  const sides = [
    ['british', 'b-24', 'L-fraser', 'L-burgoyne', { '0416': 'a-2nh' }],
    ['american', 'a-1nh', 'L-poor', 'L-arnold', { '0401': 'b-9' }],
  ] as const;
  it.each(sides)('3.7 a %s unit in command has its whole allowance of five', (phasing, unit, commander) => {
    const state = position({ phase: 'command', phasing, at: { '2301': unit, '2304': commander } });
    expect(codeOf(state, pace(unit, 5))).toBeUndefined();
    expect(codeOf(state, pace(unit, 6))).toBe('notEnoughPoints');
  });
  it.each(sides)(
    '3.7 a %s unit under the overall commander alone has it too',
    (phasing, unit, _, overall) => {
      const state = position({ phase: 'command', phasing, at: { '2301': unit, '2304': overall } });
      expect(codeOf(state, pace(unit, 5))).toBeUndefined();
    },
  );
  it.each(sides)('3.7 a %s unit out of command has two points less', (phasing, unit, _, __, foe) => {
    const state = position({ phase: 'command', phasing, at: { '2301': unit, ...foe } });
    expect(codeOf(state, pace(unit, 3))).toBeUndefined();
    expect(codeOf(state, pace(unit, 4))).toBe('notEnoughPoints');
  });
  it.each(sides)('3.7 a %s leader needs no command to move', (phasing, _, commander, __, foe) => {
    // Fraser moves eight points, Poor seven.
    const allowance = commander === 'L-fraser' ? 8 : 7;
    const state = position({
      phase: 'command',
      phasing,
      outOfCommand: commander,
      at: { '2301': commander, ...foe },
    });
    expect(codeOf(state, pace(commander, allowance))).toBeUndefined();
    expect(codeOf(state, pace(commander, allowance + 1))).toBe('notEnoughPoints');
  });
  // 2304 is three hexes from 2301, Hamilton's span, and 2305 is four.
  it('R39 settled in the Command Phase: the commander rides off, and the unit keeps its points', () => {
    const state = position({ phase: 'command', at: { '2301': 'b-9', '2304': 'L-hamilton' } });
    play(state, move('L-hamilton', 2305));
    expect(codeOf(state, pace('b-9', 5))).toBeUndefined();
  });
  it('R39 settled in the Command Phase: the commander comes too late', () => {
    const state = position({ phase: 'command', at: { '2301': 'b-9', '2305': 'L-hamilton' } });
    play(state, move('L-hamilton', 2304));
    expect(codeOf(state, pace('b-9', 3))).toBeUndefined();
    expect(codeOf(state, pace('b-9', 4))).toBe('notEnoughPoints');
  });
  it('R39 in the next turn it is settled anew', () => {
    const state = position({ phase: 'turn', at: { '2301': 'b-9', '2305': 'L-hamilton', '0416': 'a-1nh' } });
    play(state, { kind: 'roll', dice: [6, 1] });
    play(state, { kind: 'chooseOrder', first: 'british' });
    play(state, move('L-hamilton', 2304));
    play(state, { kind: 'endMovement' });
    play(state, { kind: 'endMovement' });
    play(state, { kind: 'roll', dice: [6, 1] });
    play(state, { kind: 'chooseOrder', first: 'british' });
    expect(codeOf(state, pace('b-9', 5))).toBeUndefined();
  });
});

describe('5.0 activation', () => {
  /** Riedesel and the 9th are out of Burgoyne's span of eight, the others are within it. */
  const BRITISH = {
    '0605': 'L-burgoyne b-bgren',
    '0606': 'L-breymann b-barner',
    '0406': 'L-fraser b-24',
    '1107': 'L-hamilton',
    '1510': 'b-9',
    '1305': 'L-phillips b-47',
    '2305': 'L-riedesel b-ried',
    ...FAR_AMERICAN,
  };
  const AMERICAN = {
    '0815': 'L-gates',
    '0814': 'L-nixon a-3ma',
    '0816': 'L-glover a-1ma',
    '0715': 'L-paterson a-10ma',
    '0313': 'L-arnold',
    '0312': 'L-poor a-1nh',
    '0412': 'L-learned a-2ma',
    ...FAR_BRITISH,
  };
  const activate = (formation: Extract<Action, { kind: 'activate' }>['formation']): Action => ({
    kind: 'activate',
    formation,
  });

  it.each([
    ['british', 'L-burgoyne'],
    ['american', 'L-arnold'],
  ] as const)('5.0 the %s overall commander %s activates by himself', (phasing, leader) => {
    const at = { ...BRITISH, ...AMERICAN };
    expect(isActive(position({ phase: 'command', phasing, at, idle: leader }), leader)).toBe(true);
  });

  it('2.2.4, 5.0 Burgoyne activates three of his five commanders, and no more', () => {
    const state = position({ phase: 'command', at: BRITISH });
    for (const formation of ['fraser', 'hamilton', 'breymann'] as const) play(state, activate(formation));
    expect(decision(state)).toMatchObject({ kind: 'move' });
    expect(
      ['fraser', 'hamilton', 'breymann', 'phillips', 'riedesel'].map((id) => isActive(state, `L-${id}`)),
    ).toEqual([true, true, true, false, false]);
  });
  it('2.2.4, 5.0 any three: the player chooses which', () => {
    const state = position({ phase: 'command', at: BRITISH });
    for (const formation of ['phillips', 'fraser', 'hamilton'] as const) play(state, activate(formation));
    expect(['fraser', 'hamilton', 'breymann', 'phillips'].map((id) => isActive(state, `L-${id}`))).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
  it('2.2.4, 5.0 Gates activates two of his three commanders, Arnold both of his', () => {
    const state = position({ ...american, at: AMERICAN });
    play(state, { kind: 'roll', dice: [6, 6] });
    play(state, activate('nixon'));
    play(state, activate('glover'));
    expect(codeOf(state, activate('paterson'))).toBe('ratingUsedUp');
    play(state, activate('poor'));
    play(state, activate('learned'));
    expect(decision(state)).toMatchObject({ kind: 'move' });
    expect(
      ['nixon', 'glover', 'paterson', 'poor', 'learned'].map((id) => isActive(state, `L-${id}`)),
    ).toEqual([true, true, false, true, true]);
  });
  it('5.0 fewer than the rating may be activated, even nobody', () => {
    const state = position({ phase: 'command', at: BRITISH });
    play(state, { kind: 'endCommand' });
    expect(decision(state)).toMatchObject({ kind: 'move' });
    expect(isActive(state, 'L-fraser')).toBe(false);
  });
  it('5.0 nobody is activated twice', () => {
    const state = position({ phase: 'command', at: BRITISH });
    play(state, activate('fraser'));
    expect(codeOf(state, activate('fraser'))).toBe('alreadyActive');
  });
  it('3.6, 5.0 nobody activates commanders of the enemy', () => {
    const state = position({ phase: 'command', at: BRITISH });
    expect(codeOf(state, activate('poor'))).toBe('wrongFormation');
  });

  it.each([
    [
      'british',
      'riedesel',
      { '0401': 'L-burgoyne L-fraser', '0410': 'L-riedesel', '0411': 'b-ried' },
      'b-ried',
    ],
    ['american', 'poor', { '0401': 'L-arnold L-learned', '0408': 'L-poor', '0409': 'a-1nh' }, 'a-1nh'],
  ] as const)(
    '5.0, R44 a %s commander out of span (%s) is not activated; his unit is in command only',
    (phasing, formation, at, unit) => {
      const state = position({ phase: 'command', phasing, at });
      expect(codeOf(state, activate(formation))).toBe('outsideSpan');
      play(state, { kind: 'endCommand' });
      expect([isInCommand(state, unit), isActive(state, unit)]).toEqual([true, false]);
    },
  );
  it.each([
    ['british', 'fraser', { '0401': 'L-burgoyne', '0409': 'L-fraser' }],
    ['american', 'poor', { '0401': 'L-arnold', '0407': 'L-poor' }],
  ] as const)(
    '5.0 a %s commander (%s) at the very end of the span is activated',
    (phasing, formation, at) => {
      expect(codeOf(position({ phase: 'command', phasing, at }), activate(formation))).toBeUndefined();
    },
  );

  it('5.0 a unit out of command is not activated with its commander', () => {
    const state = position({ phase: 'command', at: BRITISH });
    // 1510 is five hexes from Hamilton, whose span is three, and nine from Burgoyne.
    play(state, activate('hamilton'));
    play(state, { kind: 'endCommand' });
    expect([isInCommand(state, 'b-9'), isActive(state, 'b-9')]).toEqual([false, false]);
  });

  it.each(['glover', 'paterson', 'nixon'] as const)('R41 Arnold does not activate %s', (formation) => {
    const at = { '0313': 'L-arnold', '0312': 'L-poor a-1nh', '0413': `L-${formation}`, ...FAR_BRITISH };
    const own = position({ ...american, at });
    expect(codeOf(own, activate(formation))).toBe('overallNotActive');
    expect(codeOf(own, activate('poor'))).toBeUndefined();
    const either = position({ ...american, at, options: { wingCommand: 'either' } });
    expect(codeOf(either, activate(formation))).toBe('overallNotActive');
  });

  it.each([
    ['british', { '0405': 'L-burgoyne', '0406': 'b-24', '0407': 'b-9', '0408': 'b-ried', '0409': 'b-47' }],
    ['american', { '0405': 'L-arnold', '0406': 'a-1nh', '0407': 'a-2nh', '0408': 'a-2ma', '0409': 'a-va' }],
  ] as const)('R42, 5.0 %s units straight under the overall commander need no rating', (phasing, at) => {
    // Four units of several formations, and no formation commander on the map.
    const state = position({ phase: 'command', phasing, at });
    const units = Object.values(at).filter((id) => !id.startsWith('L-'));
    expect(units.map((id) => isActive(state, id))).toEqual([true, true, true, true]);
  });
  it('R42 they do not use up the rating', () => {
    const state = position({ phase: 'command', at: { ...BRITISH, '0604': 'b-li', '0504': 'b-gren' } });
    for (const formation of ['fraser', 'hamilton', 'breymann'] as const) play(state, activate(formation));
    expect(isActive(state, 'b-47')).toBe(true); // with Phillips, who is not activated, eight hexes or less from Burgoyne
    expect(isActive(state, 'b-ried')).toBe(false);
  });

  it.each([
    ['british', { '0405': 'L-burgoyne', '0407': 'L-fraser', '0408': 'b-24' }, 'b-24'],
    ['american', { '0405': 'L-arnold', '0407': 'L-poor', '0408': 'a-1nh' }, 'a-1nh'],
  ] as const)(
    'R43 a %s unit under an idle commander is activated by the overall commander',
    (phasing, at, unit) => {
      const state = position({ phase: 'command', phasing, at });
      play(state, { kind: 'endCommand' });
      expect(isActive(state, unit)).toBe(true);
    },
  );
  it.each([
    ['british', 'fraser', { '0401': 'L-burgoyne', '0408': 'L-fraser', '0412': 'b-24' }, 'b-24'],
    ['american', 'poor', { '0401': 'L-arnold', '0406': 'L-poor', '0409': 'a-1nh' }, 'a-1nh'],
  ] as const)(
    'R43, 5.1 a %s unit out of the overall commander’s span is activated with its own commander (%s)',
    (phasing, formation, at, unit) => {
      const state = position({ phase: 'command', phasing, at });
      play(state, activate(formation));
      expect(isActive(state, unit)).toBe(true);
    },
  );
  it('R43, 3.5 point 2 a gun takes whichever of its leaders is active', () => {
    const state = position({
      phase: 'command',
      at: { '0401': 'L-burgoyne', '0408': 'L-fraser L-hamilton', '0411': 'b-fa1' },
    });
    play(state, activate('hamilton'));
    play(state, { kind: 'endCommand' });
    expect(isActive(state, 'b-fa1')).toBe(true);
  });
});

describe('5.1 how long activation lasts', () => {
  const at = {
    '0401': 'L-burgoyne',
    '0408': 'L-fraser',
    '0411': 'b-24',
    '1016': 'L-arnold',
    '1015': 'a-1nh',
  };
  const first = (first: Side): Action => ({ kind: 'chooseOrder', first });
  function britishTurn(): State {
    const state = position({ phase: 'turn', at });
    play(state, { kind: 'roll', dice: [6, 1] });
    play(state, first('british'));
    play(state, { kind: 'activate', formation: 'fraser' });
    play(state, { kind: 'endMovement' });
    return state;
  }
  it('5.1 it lasts through the turn of the other player', () => {
    const state = britishTurn();
    expect(decision(state)).toMatchObject({ kind: 'move', by: 'american' });
    expect(['L-burgoyne', 'L-fraser', 'b-24'].map((id) => isActive(state, id))).toEqual([true, true, true]);
  });
  it('5.1 it ends with the next Command Phase of the same player', () => {
    const state = britishTurn();
    play(state, { kind: 'endMovement' });
    play(state, { kind: 'roll', dice: [6, 1] });
    play(state, first('british'));
    expect(decision(state)).toMatchObject({ kind: 'activate', by: 'british' });
    expect([isActive(state, 'L-fraser'), isActive(state, 'b-24')]).toEqual([false, false]);
  });
});

describe('5.1 what it allows', () => {
  /** The same for both sides: who, from where, which hex of the enemy's ZOC, and three kinds of leader behind. */
  const sides = [
    [
      'british',
      'b-24',
      '0605',
      606,
      { '0607': 'a-1nh' },
      607,
      { '0603': 'L-burgoyne' },
      { '0603': 'L-fraser' },
    ],
    ['american', 'a-1nh', '0608', 607, { '0606': 'b-24' }, 606, { '0610': 'L-arnold' }, { '0610': 'L-poor' }],
  ] as const;
  it.each(sides)(
    '5.1 point 1 a %s unit that is activated enters an enemy ZOC and attacks',
    (phasing, unit, from, into, foe, target, overall) => {
      const state = position({ phase: 'command', phasing, at: { [from]: unit, ...foe, ...overall } });
      play(state, move(unit, into));
      passTo(state, 'fire');
      play(state, { kind: 'holdAll' }); // the defender, who has the same rating
      expect(decision(state)).toMatchObject({ kind: 'fire', by: phasing });
      play(state, fireAt(unit, target), 6);
      expect(hitsOn(state, Object.values(foe)[0] ?? '')).toBe(1);
    },
  );
  it.each(sides)(
    '5.1 point 2 a %s unit that is only in command does not enter an enemy ZOC',
    (phasing, unit, from, into, foe, _, __, commander) => {
      const state = position({ phase: 'command', phasing, at: { [from]: unit, ...foe, ...commander } });
      expect([isInCommand(state, unit), isActive(state, unit)]).toEqual([true, false]);
      expect(codeOf(state, move(unit, into))).toBe('notActivatedIntoZoc');
    },
  );
  it.each(sides)('5.1 point 3 a %s unit out of command does not either', (phasing, unit, from, into, foe) => {
    const state = position({ phase: 'command', phasing, at: { [from]: unit, ...foe } });
    expect(isInCommand(state, unit)).toBe(false);
    expect(codeOf(state, move(unit, into))).toBe('notActivatedIntoZoc');
  });
  it('5.1 point 2 it moves with its whole allowance', () => {
    const state = position({ phase: 'command', at: { '2301': 'b-24', '2304': 'L-fraser' } });
    expect(isActive(state, 'b-24')).toBe(false);
    expect(codeOf(state, pace('b-24', 5))).toBeUndefined();
  });
  it('5.1 point 3 it moves with two points less', () => {
    const state = position({ phase: 'command', at: { '2301': 'b-24' } });
    expect(codeOf(state, pace('b-24', 4))).toBe('notEnoughPoints');
  });

  /** Neighbours across the Middle Ravine: adjacent, but in nobody's ZOC (3.2.3). */
  const across = [
    [
      'british',
      'b-24',
      { '0309': 'b-24', '0310': 'a-1nh' },
      310,
      { '0308': 'L-burgoyne' },
      { '0308': 'L-fraser' },
    ],
    [
      'american',
      'a-1nh',
      { '0309': 'b-24', '0310': 'a-1nh' },
      309,
      { '0311': 'L-arnold' },
      { '0311': 'L-poor' },
    ],
  ] as const;
  it.each(across)(
    '5.1 point 1, R33 a %s unit that is activated attacks across a stream',
    (phasing, unit, at, target, overall) => {
      const state = position({ phase: 'command', phasing, at: { ...at, ...overall } });
      passTo(state, 'fire');
      play(state, { kind: 'holdAll' });
      expect(codeOf(state, fireAt(unit, target))).toBeUndefined();
    },
  );
  it.each(across)(
    '5.1 point 2 a %s unit that is only in command does not attack',
    (phasing, _, at, __, ___, commander) => {
      const state = position({ phase: 'command', phasing, at: { ...at, ...commander } });
      passTo(state, 'fire');
      play(state, { kind: 'holdAll' });
      expect(decision(state)).toMatchObject({ kind: 'roll', case: '4.0' });
    },
  );
  it.each(across)('5.1 point 3 a %s unit out of command does not attack', (phasing, _, at) => {
    const state = position({ phase: 'command', phasing, at });
    passTo(state, 'fire');
    play(state, { kind: 'holdAll' });
    expect(decision(state)).toMatchObject({ kind: 'roll', case: '4.0' });
  });
  it('5.1 point 2 it is told so while others attack', () => {
    const state = position({
      phase: 'fire',
      at: { '0309': 'b-24 b-9', '0310': 'a-2ma' },
      idle: 'b-24',
    });
    expect(codeOf(state, fireAt('b-24', 310))).toBe('notActivated');
    expect(codeOf(state, fireAt('b-9', 310))).toBeUndefined();
  });
});

describe('5.1 point 4 fire without activation', () => {
  const sides = [
    ['british', 'american', 'b-24', 607, { '0606': 'b-24', '0607': 'a-1nh' }],
    ['american', 'british', 'a-1nh', 606, { '0606': 'b-24', '0607': 'a-1nh' }],
  ] as const;
  it.each(sides)(
    '5.1 point 4, R47 a %s unit that began its Command Phase in a ZOC fires in that turn',
    (phasing, _, unit, target, at) => {
      const state = position({ phase: 'command', phasing, at });
      expect(isActive(state, unit)).toBe(false);
      passTo(state, 'fire');
      play(state, { kind: 'holdAll' });
      expect(codeOf(state, fireAt(unit, target))).toBeUndefined();
    },
  );
  it.each(sides)(
    'R48 the %s unit fires in the offensive step, after a defender of its rating',
    (phasing, enemy, _, __, at) => {
      const state = position({ phase: 'command', phasing, at });
      passTo(state, 'fire');
      expect(decision(state)).toMatchObject({ kind: 'fire', by: enemy });
      play(state, { kind: 'holdAll' });
      expect(decision(state)).toMatchObject({ kind: 'fire', by: phasing });
    },
  );
  it.each(sides)('R48 the %s unit has no movement in the Combat Phase', (phasing, _, unit, __, at) => {
    // A friend who may move keeps the step open; for both sides 0507 is adjacent to units of the other.
    const friend: Readonly<Record<string, string>> =
      phasing === 'british' ? { '0604': 'b-li' } : { '0608': 'a-va' };
    const state = position({
      phase: 'combatMovement',
      phasing,
      at: { ...at, ...friend },
      idle: unit,
      inContact: unit,
    });
    expect(codeOf(state, { kind: 'combatMove', counters: [unit], path: [507] })).toBe('onlyActivatedMove');
  });

  /** The attacker comes up from two hexes away; the one attacked was not in his ZOC before. */
  const attacked = [
    [
      'british',
      'american',
      'a-1nh',
      { '0603': 'L-burgoyne', '0605': 'b-24', '0607': 'a-1nh' },
      move('b-24', 606),
    ],
    [
      'american',
      'british',
      'b-24',
      { '0610': 'L-arnold', '0608': 'a-1nh', '0606': 'b-24' },
      move('a-1nh', 607),
    ],
  ] as const;
  it.each(attacked)(
    'R47 attacked by the %s, an idle %s unit fires back',
    (phasing, enemy, unit, at, attack) => {
      const state = position({ phase: 'command', phasing, at, idle: unit });
      play(state, attack);
      passTo(state, 'fire');
      expect(decision(state)).toMatchObject({ kind: 'fire', by: enemy });
    },
  );
  it.each(attacked)(
    'R47 by choice, attacked by the %s, an idle %s unit that was in no ZOC does not',
    (phasing, _, unit, at, attack) => {
      const options = { returnFire: 'strict' } as const;
      const state = position({ phase: 'command', phasing, at, idle: unit, options });
      play(state, attack);
      passTo(state, 'fire');
      expect(decision(state)).toMatchObject({ kind: 'fire', by: phasing });
    },
  );
  it.each(attacked)(
    'R47 by choice, attacked by the %s, a %s unit that is activated fires back',
    (phasing, enemy, _, at, attack) => {
      const state = position({ phase: 'command', phasing, at, options: { returnFire: 'strict' } });
      play(state, attack);
      passTo(state, 'fire');
      expect(decision(state)).toMatchObject({ kind: 'fire', by: enemy });
    },
  );
  it.each(sides)(
    'R47 by choice in the %s turn, an idle %s unit that was in a ZOC fires back',
    (phasing, enemy, _, __, at) => {
      const idle = enemy === 'british' ? 'b-24' : 'a-1nh';
      const state = position({ phase: 'command', phasing, at, idle, options: { returnFire: 'strict' } });
      passTo(state, 'fire');
      expect(decision(state)).toMatchObject({ kind: 'fire', by: enemy });
    },
  );

  // 0513 looks over the clear ground of 0512 at 0511, two hexes off.
  const fort = { '0513': 'a-art9', '0511': 'b-24' };
  it.each(['always', 'strict'] as const)(
    '5.1 point 4 idle guns fire defensively at what they reach and see (returnFire %s)',
    (returnFire) => {
      const state = position({ phase: 'fire', at: fort, idle: 'a-art9', options: { returnFire } });
      expect(codeOf(state, fireAt('a-art9', 511))).toBeUndefined();
    },
  );
  it.each([
    ['fails', [1, 1], { kind: 'roll', case: '4.0' }],
    ['succeeds', [6, 6], { kind: 'fire', by: 'american' }],
  ] as const)('R46 when Gates %s his guns fire offensively only if he leads them', (_, dice, next) => {
    const state = position({ ...american, at: { ...fort, '0514': 'L-gates' } });
    play(state, { kind: 'roll', dice });
    passTo(state, 'fire');
    expect(decision(state)).toMatchObject(next);
  });
  it('R46 after he has failed they fire defensively in the British turn', () => {
    const state = position({ phase: 'turn', at: { ...fort, '0514': 'L-gates' } });
    play(state, { kind: 'roll', dice: [1, 6] });
    play(state, { kind: 'chooseOrder', first: 'american' });
    play(state, { kind: 'roll', dice: [1, 1] });
    play(state, { kind: 'endMovement' });
    play(state, { kind: 'endMovement' });
    expect(isActive(state, 'a-art9')).toBe(false);
    expect(decision(state)).toMatchObject({ kind: 'fire', by: 'american' });
    expect(codeOf(state, fireAt('a-art9', 511))).toBeUndefined();
  });
});

describe('5.2 Gates', () => {
  const gates = { '0815': 'L-gates a-3ma', '0814': 'L-nixon' };
  it.each([
    ['10 activates him', { ...gates, '2301': 'b-24' }, [5, 5], true],
    ['9 does not', { ...gates, '2301': 'b-24' }, [5, 4], false],
    ['8 activates him with an enemy three hexes away', { ...gates, '0812': 'b-24' }, [4, 4], true],
    ['7 does not, even so', { ...gates, '0812': 'b-24' }, [4, 3], false],
    ['8 activates him with an enemy adjacent', { ...gates, '0816': 'b-24' }, [6, 2], true],
    ['9 does not with an enemy four hexes away', { ...gates, '0811': 'b-24' }, [4, 5], false],
    ['R45 8 activates him with enemy guns three hexes away', { ...gates, '0812': 'b-fa1' }, [3, 5], true],
    [
      'R45 9 does not with an enemy leader three hexes away',
      { ...gates, '0812': 'L-burgoyne' },
      [6, 3],
      false,
    ],
  ] as const)('5.2 %s', (_, at, dice, active) => {
    const state = position({ ...american, at });
    expect(decision(state)).toMatchObject({ kind: 'roll', by: 'dice', dice: 2, case: '5.2' });
    play(state, { kind: 'roll', dice });
    expect(isActive(state, 'L-gates')).toBe(active);
  });

  const wings = {
    '0815': 'L-gates a-7ma',
    '0814': 'L-nixon a-3ma',
    '0313': 'L-arnold',
    '0312': 'L-poor a-1nh',
    ...FAR_BRITISH,
  };
  it('5.2 if he fails, none of his commanders is activated, but Arnold’s are', () => {
    const state = position({ ...american, at: wings });
    play(state, { kind: 'roll', dice: [4, 5] });
    expect(codeOf(state, { kind: 'activate', formation: 'nixon' })).toBe('overallNotActive');
    expect(codeOf(state, { kind: 'activate', formation: 'poor' })).toBeUndefined();
  });
  it('5.2, R42 if he fails, units straight under him are not activated', () => {
    const state = position({ ...american, at: wings });
    play(state, { kind: 'roll', dice: [4, 5] });
    play(state, { kind: 'endCommand' });
    expect(['a-7ma', 'a-3ma', 'a-1nh'].map((id) => isActive(state, id))).toEqual([false, false, true]);
  });
  it('5.2 if he is activated, his commanders and the units under him are, as usual', () => {
    const state = position({ ...american, at: wings });
    play(state, { kind: 'roll', dice: [6, 4] });
    expect(codeOf(state, { kind: 'activate', formation: 'nixon' })).toBeUndefined();
    play(state, { kind: 'endCommand' });
    expect(['a-7ma', 'a-3ma'].map((id) => isActive(state, id))).toEqual([true, true]);
  });
  it('5.2, R14 he gives command even when he has failed, as far as before', () => {
    // 2205 is five hexes from 2301, his span.
    const state = position({ ...american, at: { '2301': 'a-3ma', '2205': 'L-gates', '0401': 'b-24' } });
    play(state, { kind: 'roll', dice: [1, 1] });
    expect(isInCommand(state, 'a-3ma')).toBe(true);
    expect(codeOf(state, pace('a-3ma', 5))).toBeUndefined();
  });
  it('5.2 for this turn only: he rolls in every American Command Phase', () => {
    const state = position({ phase: 'turn', at: { '0815': 'L-gates', '2301': 'b-24' } });
    const round = (dice: readonly number[]) => {
      play(state, { kind: 'roll', dice: [1, 6] });
      play(state, { kind: 'chooseOrder', first: 'american' });
      expect(decision(state)).toMatchObject({ kind: 'roll', case: '5.2' });
      play(state, { kind: 'roll', dice });
      const active = isActive(state, 'L-gates');
      play(state, { kind: 'endMovement' });
      play(state, { kind: 'endMovement' });
      return active;
    };
    expect([round([6, 6]), round([1, 1]), round([5, 5])]).toEqual([true, false, true]);
  });
  it('5.2 nobody rolls in the British Command Phase', () => {
    const state = position({ phase: 'command', at: { '0405': 'L-burgoyne L-fraser', ...wings } });
    expect(decision(state)).toMatchObject({ kind: 'activate', by: 'british' });
  });
});

describe('7.6 leaders who are killed', () => {
  /** The commander alone beside the enemy, a unit of his out of every other span, and its enemies. */
  const killed = [
    [
      'american',
      'L-fraser',
      'b-24',
      { '0606': 'L-fraser', '0604': 'b-24', '0607': 'a-1nh' },
      fireAt('a-1nh', 606, -1),
    ],
    [
      'british',
      'L-poor',
      'a-1nh',
      { '0607': 'L-poor', '0609': 'a-1nh', '0606': 'b-24' },
      fireAt('b-24', 607, -1),
    ],
  ] as const;
  const OVERALL = { 'b-24': { '0603': 'L-burgoyne' }, 'a-1nh': { '0610': 'L-arnold' } } as const;
  it.each(killed)(
    'R49 the %s kill the commander %s: %s is out of command and not activated',
    (phasing, leader, unit, at, shot) => {
      const state = position({ phase: 'fire', phasing, at });
      expect(play(state, shot)).toContainEqual(expect.objectContaining({ type: 'leaderKilled', leader }));
      expect([isInCommand(state, unit), isActive(state, unit)]).toEqual([false, false]);
    },
  );
  it.each(killed)(
    'R49 the %s kill the commander %s: %s within an overall commander’s span stays as it was',
    (phasing, _, unit, at, shot) => {
      const state = position({ phase: 'fire', phasing, at: { ...at, ...OVERALL[unit] } });
      play(state, shot);
      expect([isInCommand(state, unit), isActive(state, unit)]).toEqual([true, true]);
    },
  );
  const orphans = [
    ['british', 'L-fraser', 'b-24', '0604'],
    ['american', 'L-poor', 'a-1nh', '0609'],
  ] as const;
  it.each(orphans)(
    'R49 in a later %s Command Phase without %s, %s is out of command',
    (phasing, lost, unit, hex) => {
      const state = position({ phase: 'command', phasing, lost, at: { [hex]: unit } });
      expect([isInCommand(state, unit), isActive(state, unit)]).toEqual([false, false]);
    },
  );
  it.each(orphans)(
    'R49, R42 in a later %s Command Phase without %s, %s near the overall commander is activated',
    (phasing, lost, unit, hex) => {
      const state = position({ phase: 'command', phasing, lost, at: { [hex]: unit, ...OVERALL[unit] } });
      expect([isInCommand(state, unit), isActive(state, unit)]).toEqual([true, true]);
    },
  );
  it('R49 a commander who was killed is not activated', () => {
    const state = position({
      phase: 'command',
      lost: 'L-fraser',
      at: { '0603': 'L-burgoyne L-hamilton', '0604': 'b-24' },
    });
    expect(codeOf(state, { kind: 'activate', formation: 'fraser' })).toBe('leaderLost');
  });

  it('R50 without Burgoyne nobody is activated, and commanders still command', () => {
    const state = position({
      phase: 'command',
      lost: 'L-burgoyne',
      at: { '0405': 'L-fraser', '0406': 'b-24', ...FAR_AMERICAN },
    });
    expect(decision(state)).toMatchObject({ kind: 'move' });
    expect(isActive(state, 'L-fraser')).toBe(false);
    expect([isInCommand(state, 'b-24'), isActive(state, 'b-24')]).toEqual([true, false]);
  });
  it('R50 without Arnold his commanders are not activated, though Gates is', () => {
    const state = position({
      ...american,
      lost: 'L-arnold',
      at: { '0815': 'L-gates', '0814': 'L-nixon', '0715': 'L-poor', '0714': 'a-1nh', ...FAR_BRITISH },
    });
    play(state, { kind: 'roll', dice: [6, 6] });
    expect(codeOf(state, { kind: 'activate', formation: 'poor' })).toBe('overallNotActive');
    play(state, { kind: 'endCommand' });
    expect([isInCommand(state, 'a-1nh'), isActive(state, 'a-1nh')]).toEqual([true, false]);
  });
  it('R50 without Gates nobody rolls for him, and Arnold does not take his place', () => {
    const state = position({
      ...american,
      lost: 'L-gates',
      at: { '0313': 'L-arnold L-poor', '0413': 'L-nixon a-3ma', ...FAR_BRITISH },
    });
    expect(decision(state)).toMatchObject({ kind: 'activate' });
    expect(codeOf(state, { kind: 'activate', formation: 'nixon' })).toBe('overallNotActive');
  });
});

describe('guns and formations', () => {
  it('R51 American guns have no bonus from a formation commander', () => {
    const at = { '0513': 'L-poor a-art9', '0511': 'b-24' };
    const state = position({ phase: 'fire', phasing: 'american', at });
    const [shot] = play(state, fireAt('a-art9', 511), 5);
    expect(shot).toMatchObject({ type: 'shot', hit: false, modifiers: [{ what: 'woods', value: -1 }] });
  });
  it('R51, 3.8 exception: the loss of American guns checks nobody’s morale', () => {
    const at = { '0605': 'b-li', '0606': 'L-poor a-art9 a-1nh' };
    const state = position({ phase: 'fire', at, hits: { 'a-art9': 1 } });
    const events = play(state, fireAt('b-li', 606, 1), 6);
    expect(hitsOn(state, 'a-art9')).toBe(2);
    expect(events.map((event) => event.type)).not.toContain('moraleChecked');
    expect(decision(state)).toMatchObject({ kind: 'fire' });
  });
  it('R51 American guns do not break with the formation whose commander they trace to', () => {
    const at = { '0513': 'L-poor a-art9', '0511': 'b-24' };
    const firing = position({ phase: 'fire', phasing: 'american', at, broken: ['poor'] });
    expect(codeOf(firing, fireAt('a-art9', 511))).toBeUndefined();
    const moving = position({ phase: 'movement', phasing: 'american', at, broken: ['poor'] });
    expect(codeOf(moving, { kind: 'endMovement' })).toBeUndefined();
  });
  it('R52 British guns that trace to another leader check the morale of their own formation', () => {
    const at = { '0605': 'L-hamilton b-fa1', '0606': 'a-1nh', '0401': 'L-fraser' };
    const state = position({ phase: 'fire', phasing: 'american', at, hits: { 'b-fa1': 1 } });
    expect(play(state, fireAt('a-1nh', 605), 6, 1, 1)).toContainEqual(
      expect.objectContaining({ type: 'moraleChecked', formation: 'fraser' }),
    );
  });
  it('R52 British guns break with their own formation, wherever they trace to', () => {
    const at = { '0605': 'L-hamilton b-fa1', '0610': 'a-1nh' };
    const own = position({ phase: 'movement', at, broken: ['fraser'] });
    expect(codeOf(own, { kind: 'endMovement' })).toBe('owesWithdrawal');
    const other = position({ phase: 'movement', at, broken: ['hamilton'] });
    expect(codeOf(other, { kind: 'endMovement' })).toBeUndefined();
  });
});

describe('R113 before the first Command Phase', () => {
  function deployed(battle: (typeof BATTLES)[number]): State {
    const state = start({ battle });
    for (const _ of SIDES) {
      play(state, { kind: 'deploy' });
      play(state, { kind: 'ready' });
    }
    return state;
  }
  // In both ready-made deployments everybody stands within the span of a leader.
  it.each(BATTLES)('R113 all units deployed for %s are in command and not activated', (battle) => {
    const state = deployed(battle);
    const units = UNITS.filter((unit) => unit.battles.includes(battle)).map((unit) => unit.id);
    expect(units.filter((id) => !isInCommand(state, id))).toEqual([]);
    expect(units.filter((id) => isActive(state, id))).toEqual([]);
  });
  it.each([
    ['british', 'a-1nh'],
    ['american', 'b-24'],
  ] as const)(
    'R113 with the %s first, %s of the other side is in command and not activated',
    (first, unit) => {
      const state = deployed('oct7');
      play(state, { kind: 'roll', dice: first === 'british' ? [6, 1] : [1, 6] });
      play(state, { kind: 'chooseOrder', first });
      expect([isInCommand(state, unit), isActive(state, unit)]).toEqual([true, false]);
    },
  );
});
