/** 3.3 Facing, 3.5 artillery, 3.6 who is what and under whom, and words that the rulebook writes in two ways. */
import { describe, expect, it } from 'vitest';
import { counterOf } from '../../../src/engine/saratoga/data/counters';
import { DEPLOYMENTS } from '../../../src/engine/saratoga/data/scenarios';
import { BATTLES, FORMATIONS, type FormationId } from '../../../src/engine/saratoga/data/types';
import { check, decision } from '../../../src/engine/saratoga/game';
import { knownPiece, sideOf } from '../../../src/engine/saratoga/roster';
import { setUpHexes } from '../../../src/engine/saratoga/setup';
import type { State } from '../../../src/engine/saratoga/state';
import { codeOf, fireAt, hexOfCounter, hitsOn, move, play, position } from '../../helpers/saratoga/position';

const isInCommand = (state: State, id: string) => state.inCommand[knownPiece(id)];
const isActive = (state: State, id: string) => state.active[knownPiece(id)];
const activate = (formation: FormationId) => ({ kind: 'activate', formation }) as const;
const sideOfCounter = (id: string) => sideOf(knownPiece(id));

/** The neighbours of 0606. */
const AROUND = [
  ['north', '0605'],
  ['north-east', '0706'],
  ['south-east', '0707'],
  ['south', '0607'],
  ['south-west', '0507'],
  ['north-west', '0506'],
] as const;

describe('3.3 facing', () => {
  it.each(AROUND)('a unit fires to the %s', (_, hex) => {
    const state = position({ phase: 'fire', at: { '0606': 'b-24', [hex]: 'a-gra' } });
    expect(codeOf(state, fireAt('b-24', Number(hex)))).toBeUndefined();
  });

  it.each(AROUND)('an American unit is fired at from the %s, and fires back there', (_, hex) => {
    const state = position({ phase: 'fire', at: { '0606': 'a-va', [hex]: 'b-li' } });
    play(state, fireAt('a-va', Number(hex)), 1);
    expect(codeOf(state, fireAt('b-li', 606))).toBeUndefined();
  });

  it.each(AROUND)('units and leaders move to the %s', (_, hex) => {
    const state = position({ at: { '0606': 'b-24 L-fraser' } });
    expect(codeOf(state, move('b-24', Number(hex)))).toBeUndefined();
    expect(codeOf(state, move('L-fraser', Number(hex)))).toBeUndefined();
  });

  it('turning about costs nothing', () => {
    // Five clear hexes, each back to where the last step came from, for five points.
    const state = position({ at: { '0606': 'b-24' } });
    expect(codeOf(state, move('b-24', 605, 606, 605, 606, 605))).toBeUndefined();
  });
});

describe('3.5 guns alone fire from a distance', () => {
  // Clear flats: the enemy in 2204 is adjacent to 2203, the one in 2201 two hexes away.
  it.each([
    ['b-fa1', 'can', undefined, 'a-gra', 'a-2alb'],
    ['b-24', 'cannot', 'targetNotAdjacent', 'a-gra', 'a-2alb'],
    ['a-art3', 'can', undefined, 'b-loy', 'b-can'],
    ['a-1nh', 'cannot', 'targetNotAdjacent', 'b-loy', 'b-can'],
  ])('%s %s', (unit, _, code, near, far) => {
    const state = position({
      phase: 'fire',
      phasing: sideOfCounter(near),
      at: { '2203': unit, '2204': near, '2201': far },
    });
    expect(codeOf(state, fireAt(unit, 2204))).toBeUndefined();
    expect(codeOf(state, fireAt(unit, 2201))).toBe(code);
  });
});

/** A gun with a friend and two enemies: the same for both sides. */
const BOTH = [
  { phasing: 'british', gun: 'b-fa2', friend: 'b-24', leader: 'L-fraser', enemy: 'a-gra', other: 'a-2alb' },
  { phasing: 'american', gun: 'a-art3', friend: 'a-1nh', leader: 'L-poor', enemy: 'b-loy', other: 'b-can' },
] as const;

describe.each(BOTH)('3.5 point 1, guns and enemy ZOCs, $phasing', (army) => {
  const { phasing, gun, friend, leader, enemy, other } = army;

  it('an activated gun does not enter an enemy ZOC', () => {
    const state = position({ phasing, at: { '0605': gun, '0607': enemy } });
    expect(codeOf(state, move(gun, 606))).toBe('gunsNotIntoZoc');
  });

  it('nor on the way to somewhere else', () => {
    const state = position({ phasing, at: { '0605': gun, '0607': enemy } });
    expect(codeOf(state, move(gun, 606, 706))).toBe('gunsNotIntoZoc');
    expect(codeOf(state, move(gun, 706))).toBeUndefined();
  });

  it('nor with infantry and a leader beside it', () => {
    const group = `${gun} ${friend} ${leader}`;
    const state = position({ phasing, at: { '0605': group, '0607': enemy } });
    expect(codeOf(state, move(group, 606))).toBe('gunsNotIntoZoc');
    expect(codeOf(state, move(`${friend} ${leader}`, 606))).toBeUndefined();
  });

  it('nor where friends hold the hex', () => {
    const state = position({ phasing, at: { '0605': gun, '0606': friend, '0607': enemy } });
    expect(codeOf(state, move(gun, 606))).toBe('gunsNotIntoZoc');
  });

  // Mill Creek runs between 0309 and 0310.
  it('R34 it may go next to an enemy across a stream, where no ZOC is', () => {
    const [start, bank, far] = phasing === 'british' ? ['0308', 309, '0310'] : ['0311', 310, '0309'];
    const state = position({ phasing, at: { [start]: gun, [far]: enemy } });
    play(state, move(gun, bank));
    expect(hexOfCounter(state, gun)).toBe(bank);
  });

  it('R34 not if another enemy controls that bank', () => {
    const [start, bank, far, near] =
      phasing === 'british' ? ['0308', 309, '0310', '0208'] : ['0311', 310, '0309', '0210'];
    const state = position({ phasing, at: { [start]: gun, [far]: enemy, [near]: other } });
    expect(codeOf(state, move(gun, bank))).toBe('gunsNotIntoZoc');
  });

  it('R35 a gun that an enemy has come up to may stay', () => {
    const state = position({ phasing, at: { '0606': gun, '0607': enemy } });
    play(state, { kind: 'endMovement' });
    expect(hexOfCounter(state, gun)).toBe(606);
  });

  it('R35 it may fire at him', () => {
    const state = position({
      phase: 'fire',
      phasing: sideOfCounter(enemy),
      at: { '0606': gun, '0607': enemy },
    });
    expect(codeOf(state, fireAt(gun, 607))).toBeUndefined();
  });

  it('R35 it may leave', () => {
    const state = position({ phasing, at: { '0606': gun, '0607': enemy } });
    expect(codeOf(state, move(gun, 605))).toBeUndefined();
  });

  it('R35 but not to another hex of his ZOC', () => {
    const state = position({ phasing, at: { '0606': gun, '0707': friend, '0607': enemy } });
    expect(codeOf(state, move(gun, 507))).toBe('gunsNotIntoZoc');
    expect(codeOf(state, move(gun, 707))).toBe('gunsNotIntoZoc');
  });
});

describe('3.5 point 2, whom guns trace to', () => {
  it.each([
    ['fraser', 'b-fa1 b-fa2'],
    ['breymann', 'b-ba1'],
    ['hamilton', 'b-ha1 b-ha2'],
    ['riedesel', 'b-ra1'],
    ['phillips', 'b-pa1 b-pa2 b-pa3 b-pa4'],
  ])('the British guns of %s start where he does, in both battles', (formation, guns) => {
    for (const gun of guns.split(' ')) {
      expect(counterOf(gun)).toMatchObject({ kind: 'artillery', formation });
      for (const battle of BATTLES)
        expect(setUpHexes(battle, gun)).toEqual(setUpHexes(battle, `L-${formation}`));
    }
  });

  it.each(BATTLES)('all eleven American guns start in the fort, in command of Gates: %s', (battle) => {
    const guns = Object.entries(DEPLOYMENTS[battle]).flatMap(([hex, ids]) =>
      ids.filter((id) => id.startsWith('a-art')).map((id) => [hex, id] as const),
    );
    expect(guns).toHaveLength(11);
    const at: Record<string, string> = { '0815': 'L-gates' };
    for (const [hex, id] of guns) at[hex] = `${at[hex] ?? ''} ${id}`;
    const state = position({ battle, phase: 'command', phasing: 'american', at });
    expect(guns.filter(([, id]) => !isInCommand(state, id))).toEqual([]);
  });

  it.each(['L-burgoyne', 'L-fraser', 'L-hamilton', 'L-riedesel', 'L-phillips', 'L-breymann'])(
    'a British gun may trace to %s',
    (leader) => {
      const state = position({ phase: 'command', at: { '0605': leader, '0602': 'b-fa1' } });
      expect(isInCommand(state, 'b-fa1')).toBe(true);
    },
  );

  it.each(['L-gates', 'L-arnold', 'L-learned', 'L-poor', 'L-glover', 'L-paterson', 'L-nixon'])(
    'an American gun may trace to %s',
    (leader) => {
      const at = { '0605': leader, '0602': 'a-art1' };
      const state = position({ phase: 'command', phasing: 'american', at });
      expect(isInCommand(state, 'a-art1')).toBe(true);
    },
  );

  it('not beyond his span', () => {
    const state = position({ phase: 'command', at: { '0605': 'L-hamilton', '0601': 'b-fa1' } });
    expect(isInCommand(state, 'b-fa1')).toBe(false);
  });

  it('not to a leader of the enemy', () => {
    const at = { '0605': 'L-fraser', '0602': 'a-art1' };
    expect(isInCommand(position({ phase: 'command', phasing: 'american', at }), 'a-art1')).toBe(false);
  });

  it('infantry does not trace to the commander of another formation', () => {
    const state = position({ phase: 'command', at: { '0605': 'L-riedesel', '0602': 'b-24' } });
    expect(isInCommand(state, 'b-24')).toBe(false);
  });

  it('a gun is activated by the leader whom it traces to', () => {
    // 1705 is within Riedesel's span, and too far from Burgoyne and Fraser.
    const at = { '0605': 'L-burgoyne', '0606': 'L-fraser', '1405': 'L-riedesel', '1705': 'b-fa1' };
    const state = position({ phase: 'command', at });
    play(state, activate('riedesel'));
    play(state, { kind: 'endCommand' });
    expect(isActive(state, 'b-fa1')).toBe(true);
  });
});

describe('3.5 point 3, leaving Fort Neilson', () => {
  it.each(BATTLES)('an American gun may leave the fort: %s', (battle) => {
    const state = position({ battle, phasing: 'american', at: { '1015': 'a-art1' } });
    play(state, move('a-art1', 1115));
    expect(hexOfCounter(state, 'a-art1')).toBe(1115);
  });
});

/** 3.6 as printed: the commander's formation, his overall commander, and a unit of his. */
const FORMATION_TABLE = [
  ['fraser', 'L-burgoyne', 'b-24'],
  ['hamilton', 'L-burgoyne', 'b-9'],
  ['riedesel', 'L-burgoyne', 'b-rhetz'],
  ['phillips', 'L-burgoyne', 'b-47'],
  ['breymann', 'L-burgoyne', 'b-barner'],
  ['glover', 'L-gates', 'a-1ma'],
  ['paterson', 'L-gates', 'a-10ma'],
  ['nixon', 'L-gates', 'a-5ma'],
  ['learned', 'L-arnold', 'a-2ma'],
  ['poor', 'L-arnold', 'a-1nh'],
] as const;

describe('3.6 terminology', () => {
  it.each(FORMATION_TABLE)('%s is activated by %s', (formation, overall, unit) => {
    const at = { '0605': overall, '0606': `L-${formation} ${unit}` };
    const state = position({ phase: 'command', phasing: sideOfCounter(unit), at });
    if (overall === 'L-gates') play(state, { kind: 'roll', dice: [5, 5] });
    play(state, activate(formation));
    expect(isActive(state, `L-${formation}`)).toBe(true);
  });

  it('Burgoyne has five subordinates, all the British, and none of the others', () => {
    const at = { '0605': 'L-burgoyne', '0606': FORMATIONS.map((id) => `L-${id}`).join(' ') };
    const state = position({ phase: 'command', at });
    expect(FORMATIONS.filter((id) => codeOf(state, activate(id)) === undefined)).toEqual([
      'fraser',
      'hamilton',
      'riedesel',
      'phillips',
      'breymann',
    ]);
  });

  it('Arnold has two, and while Gates fails nobody activates the other three', () => {
    const at = { '0605': 'L-arnold L-gates', '0606': FORMATIONS.map((id) => `L-${id}`).join(' ') };
    const state = position({ phase: 'command', phasing: 'american', at });
    play(state, { kind: 'roll', dice: [1, 1] });
    expect(FORMATIONS.filter((id) => codeOf(state, activate(id)) === undefined)).toEqual(['learned', 'poor']);
  });

  it('Gates has three, and where Arnold is missing nobody activates the other two', () => {
    const at = { '0605': 'L-gates', '0606': FORMATIONS.map((id) => `L-${id}`).join(' ') };
    const state = position({ phase: 'command', phasing: 'american', at });
    play(state, { kind: 'roll', dice: [6, 6] });
    expect(FORMATIONS.filter((id) => codeOf(state, activate(id)) === undefined)).toEqual([
      'glover',
      'paterson',
      'nixon',
    ]);
  });

  it.each(FORMATION_TABLE)('%s has a morale marker of its own', (formation, _, unit) => {
    const firer = sideOfCounter(unit) === 'british' ? 'a-va' : 'b-li';
    const state = position({
      phase: 'fire',
      phasing: sideOfCounter(firer),
      at: { '0605': firer, '0606': unit },
      hits: { [unit]: 1 },
    });
    const before = [...state.morale];
    play(state, fireAt(firer, 606), 6, 1, 1);
    const lowered = FORMATIONS.filter((__, i) => state.morale[i] !== before[i]);
    expect(lowered).toEqual([formation]);
  });

  it.each(FORMATION_TABLE)('%s breaks by itself', (formation, _, unit) => {
    const firer = sideOfCounter(unit) === 'british' ? 'a-va' : 'b-li';
    const state = position({
      phase: 'fire',
      phasing: sideOfCounter(firer),
      at: { '0605': firer, '0606': unit },
      hits: { [unit]: 1 },
    });
    play(state, fireAt(firer, 606), 6, 6, 6);
    expect(FORMATIONS.filter((__, i) => state.broken[i])).toEqual([formation]);
  });
});

describe('3.6 words that the rulebook writes in two ways', () => {
  it('R10 7.1 its paragraph is the rule: each fires by itself at one unit, and nobody twice before the others', () => {
    const state = position({ phase: 'fire', at: { '0605': 'b-li b-gren', '0606': 'a-2ma a-9ma' } });
    expect(play(state, fireAt('b-li', 606), 1).filter((event) => event.type === 'shot')).toHaveLength(1);
    expect(decision(state)).toMatchObject({ kind: 'fire', by: 'british' });
    expect(check(state, fireAt('b-gren', 606))).toMatchObject({ code: 'firedAtBefore', case: '7.1' });
    expect(check(state, fireAt('b-gren', 606, 1))).toBeUndefined();
  });

  it.each([
    ['L-paterson', 'Paterson'],
    ['L-phillips', 'Phillips'],
    ['L-breymann', 'Breymann'],
    ['a-lat', 'Latimore'],
  ])('R11 %s is called %s', (id, name) => {
    expect(counterOf(id).name).toBe(name);
    expect(counterOf(id).longName).toContain(name);
  });

  it('R14 a commander who is not activated keeps his span, bonus and allowance', () => {
    const idle = 'L-fraser';
    const traced = position({ phase: 'command', at: { '0405': 'L-fraser', '0401': 'b-24' } });
    expect([isActive(traced, 'L-fraser'), isInCommand(traced, 'b-24')]).toEqual([false, true]);
    const firing = position({ phase: 'fire', idle, at: { '0605': 'b-24 L-fraser', '0606': 'a-gra' } });
    play(firing, fireAt('b-24', 606), 2);
    expect(hitsOn(firing, 'a-gra')).toBe(1);
    const moving = position({ idle, at: { '0605': 'L-fraser' } });
    expect(codeOf(moving, move('L-fraser', 606, 605, 606, 605, 606, 605, 606, 605))).toBeUndefined();
  });

  it('R14 Gates on his other side has the same span of five', () => {
    const at = { '0815': 'L-gates', '0810': 'a-3ma', '0809': 'a-5ma' };
    const state = position({ phase: 'command', phasing: 'american', at });
    play(state, { kind: 'roll', dice: [1, 1] });
    expect(isActive(state, 'L-gates')).toBe(false);
    expect([isInCommand(state, 'a-3ma'), isInCommand(state, 'a-5ma')]).toEqual([true, false]);
  });
});
