/** 11.0 Set-up: the hexes are counted by hand on the map from what 11.1 and 11.2 say. */
import { describe, expect, it } from 'vitest';
import { formatHex, type Hex, hexOf } from '../../../src/engine/hexmap/hexId';
import type { Action } from '../../../src/engine/saratoga/actions';
import { counterOf } from '../../../src/engine/saratoga/data/counters';
import { startsOf } from '../../../src/engine/saratoga/data/formations';
import { DEPLOYMENTS } from '../../../src/engine/saratoga/data/scenarios';
import { type Battle, BATTLES, type Deployment } from '../../../src/engine/saratoga/data/types';
import { actions, check, decision, start } from '../../../src/engine/saratoga/game';
import { idOf } from '../../../src/engine/saratoga/roster';
import {
  countersIn,
  SET_UP_CODES,
  setUpHexes,
  type SetUpProblem,
  setUpProblems,
} from '../../../src/engine/saratoga/setup';
import { stackIn } from '../../../src/engine/saratoga/stacking';
import type { State } from '../../../src/engine/saratoga/state';
import { stackAt, type View, view } from '../../../src/engine/saratoga/view';
import { codeOf, hexOfCounter, play } from '../../helpers/saratoga/position';

const LEFT_WING = `0112 0113 0114 0211 0212 0213 0214 0311 0312 0313 0314 0315
  0411 0412 0413 0414 0512 0513 0514`;
/** 0817, 0717 and 0917 would be within two hexes as well, but the map ends at row 16. */
const RIGHT_WING = `0614 0615 0616 0714 0715 0716 0813 0814 0815 0816 0914 0915 0916 1014 1015 1016`;
const FORT_NEILSON = '0513 0613 0714 0814 0914 1014 1015';

const AREAS: Readonly<Record<Battle, readonly [where: string, hexes: string, ...counters: string[]][]>> = {
  sept19: [
    ['Arnold sets up in 0313', '0313', 'L-arnold'],
    ['the Left Wing sets up within two hexes of Arnold', LEFT_WING, 'L-poor', 'L-learned', 'a-va', 'a-1nh'],
    ['Gates sets up in 0815', '0815', 'L-gates'],
    [
      'the Right Wing sets up within two hexes of Gates',
      RIGHT_WING,
      'L-glover',
      'L-paterson',
      'L-nixon',
      'a-7ma',
    ],
    ['guns 1-11 set up in the works of Fort Neilson', FORT_NEILSON, 'a-art1', 'a-art11'],
    ['Fraser sets up within one hex of 0201', '0101 0102 0201 0202 0301 0302', 'L-fraser', 'b-24', 'b-fa1'],
    ['Breymann sets up within one hex of 0401', '0301 0302 0401 0402 0501 0502', 'L-breymann', 'b-ba1'],
    ['Hamilton sets up within one hex of 1504', '1403 1404 1503 1504 1505 1603 1604', 'L-hamilton', 'b-62'],
    ['Riedesel sets up within one hex of 2106', '2005 2006 2105 2106 2107 2205 2206', 'L-riedesel', 'b-ra1'],
    [
      'Phillips sets up within two hexes of 2203, but not in the Hudson (R105)',
      '2002 2003 2004 2102 2103 2104 2105 2201 2202 2203 2204 2205 2302 2303 2304 2305',
      'L-phillips',
      'b-47',
    ],
    [
      'Burgoyne sets up wherever a unit of his army may (R106)',
      `0101 0102 0201 0202 0301 0302 0401 0402 0501 0502 1403 1404 1503 1504 1505 1603 1604
      2002 2003 2004 2005 2006 2102 2103 2104 2105 2106 2107 2201 2202 2203 2204 2205 2206 2302 2303 2304 2305`,
      'L-burgoyne',
    ],
    ['who is not there sets up nowhere', '', 'a-lat', 'a-2alb', 'a-17alb', 'a-gra'],
  ],
  oct7: [
    ['Arnold sets up in 0313', '0313', 'L-arnold'],
    ['the Left Wing sets up within two hexes of Arnold', LEFT_WING, 'L-poor', 'L-learned', 'a-va', 'a-lat'],
    ['Gates sets up in 0815', '0815', 'L-gates'],
    [
      'the Right Wing sets up within two hexes of Gates',
      RIGHT_WING,
      'L-glover',
      'L-nixon',
      'a-2alb',
      'a-gra',
    ],
    ['guns 1-11 set up in Fort Neilson, not in 0313 or 0412', FORT_NEILSON, 'a-art1', 'a-art11'],
    ['Burgoyne sets up in 0605', '0605', 'L-burgoyne'],
    ['Fraser sets up within one hex of 0406', '0306 0307 0405 0406 0407 0506 0507', 'L-fraser', 'b-24'],
    ['Breymann sets up within one hex of 0706', '0605 0606 0705 0706 0707 0805 0806', 'L-breymann', 'b-ba1'],
    ['Hamilton sets up within one hex of 1107', '1006 1007 1106 1107 1108 1206 1207', 'L-hamilton', 'b-9'],
    ['Riedesel sets up within one hex of 1507', '1406 1407 1506 1507 1508 1606 1607', 'L-riedesel', 'b-ried'],
    [
      'Phillips sets up within two hexes of 1305',
      '1104 1105 1106 1203 1204 1205 1206 1303 1304 1305 1306 1307 1403 1404 1405 1406 1504 1505 1506',
      'L-phillips',
      'b-pa1',
    ],
    ['the 62nd Foot sets up nowhere (R107)', '', 'b-62'],
  ],
};

describe.each([
  ['11.1', 'sept19'],
  ['11.2', 'oct7'],
] as const)('%s', (rule, battle) => {
  it.each(AREAS[battle])('%s', (_where, hexes, ...counters) => {
    const expected = hexes.split(/\s+/).filter(Boolean);
    const found = counters.map((id) => [id, setUpHexes(battle, id).map(formatHex)]);
    expect(found).toEqual(counters.map((id) => [id, expected]));
  });

  it('the ready-made deployment is a good one', () => {
    expect(setUpProblems(battle, DEPLOYMENTS[battle])).toEqual([]);
  });

  it('an empty table lacks every counter that takes part', () => {
    const problems = setUpProblems(battle, {});
    expect(problems).toEqual(
      countersIn(battle).map(({ id }) => ({ code: 'notPlaced', case: rule, at: '', counter: id })),
    );
    // 66 units less those that are absent, and 13 leaders.
    expect(problems).toHaveLength(battle === 'sept19' ? 66 - 4 + 13 : 66 - 1 + 13);
  });
});

/** The ready-made deployment with some counters elsewhere, on top of who is there; 'away' takes them off the map. */
function deploy(battle: Battle, moves: Readonly<Record<string, string>>): Deployment {
  const stacks: Record<string, string[]> = {};
  for (const [hex, counters] of Object.entries(DEPLOYMENTS[battle]))
    stacks[hex] = counters.filter((id) => !(id in moves));
  for (const [id, hex] of Object.entries(moves)) if (hex !== 'away') (stacks[hex] ??= []).push(id);
  return stacks;
}

const BAD: readonly [what: string, battle: Battle, deployment: Deployment, problem: SetUpProblem][] = [
  [
    '11.1 > a counter that nobody knows',
    'sept19',
    deploy('sept19', { 'b-99': '0402' }),
    { code: 'unknownCounter', case: '11.1', at: '0402', counter: 'b-99' },
  ],
  [
    '11.1 > Latimore on 19 September',
    'sept19',
    deploy('sept19', { 'a-lat': '0212' }),
    { code: 'notInThisBattle', case: '11.1', at: '0212', counter: 'a-lat' },
  ],
  [
    '11.2, R107 > the 62nd Foot on 7 October',
    'oct7',
    deploy('oct7', { 'b-62': '1108' }),
    { code: 'notInThisBattle', case: '11.2', at: '1108', counter: 'b-62' },
  ],
  [
    '11.1 > a counter in two hexes',
    'sept19',
    { ...DEPLOYMENTS.sept19, '1604': ['b-20', 'b-21'] },
    { code: 'placedTwice', case: '11.1', at: '1604', counter: 'b-21' },
  ],
  [
    '11.2 > a counter left out',
    'oct7',
    deploy('oct7', { 'b-9': 'away' }),
    { code: 'notPlaced', case: '11.2', at: '', counter: 'b-9' },
  ],
  [
    '11.1 > a unit two hexes from 0201',
    'sept19',
    deploy('sept19', { 'b-24': '0203' }),
    { code: 'outsideSetUpArea', case: '11.1', at: '0203', counter: 'b-24' },
  ],
  [
    '11.1, R105 > a unit in the Hudson',
    'sept19',
    deploy('sept19', { 'b-hh': '2403' }),
    { code: 'outsideSetUpArea', case: '11.1', at: '2403', counter: 'b-hh' },
  ],
  [
    '11.1 > a unit off the map',
    'sept19',
    deploy('sept19', { 'a-6ma': '0817' }),
    { code: 'outsideSetUpArea', case: '11.1', at: '0817', counter: 'a-6ma' },
  ],
  [
    '11.1 > a place that is no hex',
    'sept19',
    deploy('sept19', { 'a-6ma': 'camp' }),
    { code: 'outsideSetUpArea', case: '11.1', at: 'camp', counter: 'a-6ma' },
  ],
  [
    '11.2 > a gun in 0412, though it is in play',
    'oct7',
    deploy('oct7', { 'a-art1': '0412', 'a-1nh': '0411' }),
    { code: 'outsideSetUpArea', case: '11.2', at: '0412', counter: 'a-art1' },
  ],
  [
    '11.2 > Burgoyne beside 0605',
    'oct7',
    deploy('oct7', { 'L-burgoyne': '0606' }),
    { code: 'outsideSetUpArea', case: '11.2', at: '0606', counter: 'L-burgoyne' },
  ],
  [
    '3.1.1 > three units in a hex',
    'sept19',
    deploy('sept19', { 'b-mark': '0302' }),
    { code: 'tooManyUnits', case: '3.1.1', at: '0302' },
  ],
  [
    '11.1, R106 > Burgoyne alone on 19 September',
    'sept19',
    deploy('sept19', { 'L-burgoyne': '1503' }),
    { code: 'notWithAUnit', case: '11.1', at: '1503', counter: 'L-burgoyne' },
  ],
  [
    '11.1, R106 > Burgoyne with nobody but a leader',
    'sept19',
    deploy('sept19', { 'L-burgoyne': '1503', 'L-hamilton': '1503' }),
    { code: 'notWithAUnit', case: '11.1', at: '1503', counter: 'L-burgoyne' },
  ],
];

describe('a bad deployment is refused', () => {
  it.each(BAD)('%s', (_what, battle, deployment, problem) => {
    expect(setUpProblems(battle, deployment)).toEqual([problem]);
  });

  it('11.0 > for each reason that there is', () => {
    expect(new Set(BAD.map(([, , , { code }]) => code))).toEqual(new Set(SET_UP_CODES));
  });

  it('11.1 > for all that is wrong with it', () => {
    const deployment = deploy('sept19', { 'b-24': '0203', 'b-9': 'away' });
    expect(setUpProblems('sept19', deployment).map(({ code }) => code)).toEqual([
      'outsideSetUpArea',
      'notPlaced',
    ]);
  });
});

describe('a good deployment is accepted', () => {
  it.each<[string, Battle, Readonly<Record<string, string>>]>([
    ['11.1, R106 > Burgoyne with Germans', 'sept19', { 'L-burgoyne': '2006' }],
    ['11.1, R106 > Burgoyne with a gun', 'sept19', { 'L-burgoyne': '0402' }],
    ['11.2 > Burgoyne alone on 7 October', 'oct7', { 'b-bgren': '0706' }],
    ['3.1.1 > leaders do not count toward the limit', 'sept19', { 'L-breymann': '0302', 'L-fraser': '0302' }],
    [
      '11.1 > Fraser and Breymann share a hex of both their areas',
      'sept19',
      { 'b-li': '0202', 'b-ba1': '0302', 'b-gren': '0101' },
    ],
  ])('%s', (_what, battle, moves) => {
    expect(setUpProblems(battle, deploy(battle, moves))).toEqual([]);
  });
});

describe('the table before the first turn', () => {
  const deployedView = (battle: Battle): View => {
    const state = start({ battle, fog: false, morale: startsOf(battle) });
    for (const kind of ['deploy', 'ready', 'deploy', 'ready'] as const) play(state, { kind });
    return view(state, undefined);
  };
  // The boxes are ours (3.8): those that the tracks call Start 1 and Start 2, counted from the top.
  it.each<[string, Battle, number[]]>([
    ['11.1 > the morale markers are on Start 1', 'sept19', [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]],
    ['11.2 > the morale markers are on Start 2', 'oct7', [1, 1, 0, 0, 1, 1, 1, 1, 1, 1]],
  ])('%s, none of them broken', (_what, battle, boxes) => {
    const { morale, turn } = deployedView(battle);
    expect(turn).toBe(1);
    expect(Object.values(morale)).toEqual(boxes.map((box) => ({ box, broken: false })));
  });

  it('3.4 > a stack is listed from the bottom to the top', () => {
    expect(stackAt(deployedView('oct7'), hexOf('0815'))).toEqual(['L-gates', 'a-7ma']);
    expect(stackAt(deployedView('oct7'), hexOf('0201'))).toEqual([]);
  });
});

describe('11.0 the sides set up', () => {
  const DEPLOY: Action = { kind: 'deploy' };
  const READY: Action = { kind: 'ready' };
  const place = (counter: string, hex: number): Action => ({ kind: 'place', counter, hex });
  const lift = (counter: string): Action => ({ kind: 'lift', counter });

  /** The Americans stand ready, and the British begin. */
  function british(battle: Battle): State {
    const state = start({ battle });
    play(state, DEPLOY);
    play(state, READY);
    return state;
  }
  const stack = (state: State, hex: string) => stackIn(state, hexOf(hex)).map(idOf);

  describe.each(BATTLES)('in %s', (battle) => {
    it('R104 the Americans set up first, then the British, then the first turn begins', () => {
      const state = start({ battle });
      expect(decision(state)).toMatchObject({ kind: 'place', by: 'american' });
      play(state, DEPLOY);
      expect(decision(state)).toMatchObject({ kind: 'place', by: 'american' });
      expect(play(state, READY)).toContainEqual({ type: 'deployed', side: 'american' });
      expect(decision(state)).toMatchObject({ kind: 'place', by: 'british' });
      play(state, DEPLOY);
      expect(play(state, READY)).toContainEqual({ type: 'deployed', side: 'british' });
      expect(decision(state)).toMatchObject({ kind: 'roll', case: '4.0' });
      expect(state.turn).toBe(1);
    });
    it('R104 each side places its own counters in its own time', () => {
      expect(codeOf(start({ battle }), place('L-fraser', 406))).toBe('notYours');
      expect(codeOf(british(battle), place('L-arnold', 313))).toBe('notYours');
      expect(codeOf(british(battle), lift('L-arnold'))).toBe('notYours');
    });
    it('11.1, 11.2 nobody is ready while a counter is missing', () => {
      const state = start({ battle });
      expect(codeOf(state, READY)).toBe('notPlaced');
      play(state, DEPLOY);
      play(state, lift('a-7ma'));
      expect(check(state, READY)).toMatchObject({ code: 'notPlaced', at: 'a-7ma' });
      play(state, place('a-7ma', 815));
      expect(codeOf(state, READY)).toBeUndefined();
    });
    it('11.1, 11.2 nor while a leader is missing', () => {
      const state = british(battle);
      play(state, DEPLOY);
      play(state, lift('L-fraser'));
      expect(check(state, READY)).toMatchObject({ code: 'notPlaced', at: 'L-fraser' });
      play(state, place('L-fraser', battle === 'sept19' ? 201 : 406));
      play(state, lift('L-burgoyne'));
      expect(check(state, READY)).toMatchObject({ code: 'notPlaced', at: 'L-burgoyne' });
    });
    it('11.1, 11.2 the ready-made deployment can be played, counter by counter too', () => {
      const state = start({ battle });
      for (const side of ['a', 'b'] as const) {
        // Burgoyne comes after the units that he stands with.
        const counters = Object.entries(DEPLOYMENTS[battle]).flatMap(([hex, ids]) =>
          ids.map((id) => [id, hex] as const),
        );
        const own = counters.filter(([id]) => (counterOf(id).side === 'american') === (side === 'a'));
        const last = own.filter(([id]) => id === 'L-burgoyne');
        for (const [id, hex] of [...own.filter(([id]) => id !== 'L-burgoyne'), ...last])
          play(state, place(id, Number(hex)));
        play(state, READY);
      }
      for (const [hex, ids] of Object.entries(DEPLOYMENTS[battle]))
        expect(stack(state, hex).toSorted()).toEqual([...ids].toSorted());
    });
    it('11.1, 11.2 the ready-made deployment keeps its stacks in order', () => {
      const state = british(battle);
      play(state, DEPLOY);
      for (const [hex, ids] of Object.entries(DEPLOYMENTS[battle])) expect(stack(state, hex)).toEqual(ids);
    });
    it('3.8, 11.1, 11.2 the morale markers stand on their start', () => {
      const september = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1];
      const october = [2, 2, 1, 1, 2, 0, 0, 0, 0, 0];
      expect(start({ battle }).morale).toEqual(battle === 'sept19' ? september : october);
      expect(start({ battle }).broken).not.toContain(true);
    });
  });

  describe('the areas', () => {
    it.each<[string, Battle, string, number, number]>([
      ['Arnold stands in 0313', 'oct7', 'L-arnold', 313, 312],
      ['Gates stands in 0815', 'sept19', 'L-gates', 815, 816],
      ['the left wing stands within two hexes of 0313', 'oct7', 'a-1nh', 311, 310],
      ['a commander of the left wing as well', 'sept19', 'L-poor', 514, 515],
      ['the right wing stands within two hexes of 0815', 'sept19', 'a-7ma', 813, 812],
      ['a commander of the right wing as well', 'oct7', 'L-nixon', 1014, 1113],
      ['Gates’s guns stand in the works', 'sept19', 'a-art5', 714, 715],
      ['Gates’s guns do not start in 0412', 'oct7', 'a-art5', 513, 412],
      ['Gates’s guns do not start in 0313', 'oct7', 'a-art5', 513, 313],
    ])('R105 %s (%s)', (_, battle, counter, inside, outside) => {
      const state = start({ battle });
      expect(codeOf(state, place(counter, outside))).toBe('outsideSetUpArea');
      expect(codeOf(state, place(counter, inside))).toBeUndefined();
    });
    it.each<[string, Battle, string, number, number]>([
      ['Fraser within one hex of 0201', 'sept19', 'b-24', 302, 203],
      ['Breymann within one hex of 0401', 'sept19', 'L-breymann', 501, 403],
      ['Hamilton within one hex of 1504', 'sept19', 'b-62', 1604, 1605],
      ['Riedesel within one hex of 2106', 'sept19', 'b-ra1', 2107, 2108],
      ['Phillips within two hexes of 2203, on land', 'sept19', 'b-hh', 2305, 2403],
      ['Burgoyne in 0605', 'oct7', 'L-burgoyne', 605, 606],
      ['Fraser within one hex of 0406', 'oct7', 'L-fraser', 507, 408],
      ['Breymann within one hex of 0706', 'oct7', 'b-ba1', 806, 807],
      ['Hamilton within one hex of 1107', 'oct7', 'b-9', 1108, 1109],
      ['Riedesel within one hex of 1507', 'oct7', 'b-ried', 1508, 1509],
      ['Phillips within two hexes of 1305', 'oct7', 'b-pa1', 1303, 1302],
    ])('R105 %s (%s)', (_, battle, counter, inside, outside) => {
      const state = british(battle);
      expect(codeOf(state, place(counter, outside))).toBe('outsideSetUpArea');
      expect(codeOf(state, place(counter, inside))).toBeUndefined();
    });
    it('R105, 3.1.1 two units a hex', () => {
      const state = start({ battle: 'oct7' });
      play(state, place('a-1nh', 412));
      play(state, place('a-2nh', 412));
      expect(codeOf(state, place('a-3nh', 412))).toBe('hexFull');
      expect(codeOf(state, place('a-1nh', 412))).toBeUndefined();
    });
    it('R105, 3.1.1 leaders come on top of that', () => {
      const state = start({ battle: 'oct7' });
      for (const id of ['a-1nh', 'a-2nh', 'L-poor', 'L-learned']) play(state, place(id, 412));
      expect(stack(state, '0412')).toHaveLength(4);
    });
    it('R105, 3.1.1 guns count like other units', () => {
      const state = start({ battle: 'oct7' });
      play(state, place('a-art1', 814));
      play(state, place('a-7ma', 814));
      expect(codeOf(state, place('a-art2', 814))).toBe('hexFull');
    });
    it('R105 what is offered is allowed, hex by hex', () => {
      const state = start({ battle: 'sept19' });
      const offers = actions(state).filter((action) => action.kind === 'place');
      // The guns come first: seven works.
      expect(offers.map((offer) => formatHex(offer.hex as Hex))).toEqual(FORT_NEILSON.split(' '));
      for (const offer of offers) expect(codeOf(state, offer)).toBeUndefined();
    });
  });

  describe('Burgoyne on 19 September', () => {
    it.each([
      ['British infantry', 'b-9', 1504],
      ['German infantry', 'b-ried', 2106],
      ['German guns', 'b-ba1', 401],
      ['Canadians', 'b-can', 201],
      ['guns of the park', 'b-pa1', 2203],
    ])('R106, 11.1 stands with %s', (_, unit, hex) => {
      const state = british('sept19');
      expect(codeOf(state, place('L-burgoyne', hex))).toBeDefined();
      play(state, place(unit, hex));
      expect(codeOf(state, place('L-burgoyne', hex))).toBeUndefined();
    });
    it('R106, 11.1 does not stand with a leader alone', () => {
      const state = british('sept19');
      play(state, place('L-hamilton', 1504));
      expect(codeOf(state, place('L-burgoyne', 1504))).toBeDefined();
    });
    it('R106, 11.1 is not left alone when his unit is taken away', () => {
      const state = british('sept19');
      play(state, DEPLOY);
      // He stands with the 9th and a gun in 1504.
      play(state, place('b-9', 1503));
      play(state, place('b-ha1', 1503));
      expect(codeOf(state, READY)).toBe('notWithAUnit');
      play(state, place('L-burgoyne', 1503));
      expect(codeOf(state, READY)).toBeUndefined();
    });
    it('11.2 stands in 0605 on 7 October, with or without a unit', () => {
      const state = british('oct7');
      expect(codeOf(state, place('L-burgoyne', 605))).toBeUndefined();
    });
  });

  describe('who is away', () => {
    it('R107, 11.2 the 62nd Foot on 7 October', () => {
      expect(codeOf(british('oct7'), place('b-62', 1107))).toBe('notInThisBattle');
      expect(codeOf(british('sept19'), place('b-62', 1504))).toBeUndefined();
    });
    it('R107 nobody waits for it', () => {
      const state = british('oct7');
      play(state, DEPLOY);
      expect(hexOfCounter(state, 'b-62')).toBeLessThan(0);
      expect(codeOf(state, READY)).toBeUndefined();
    });
    it.each([
      ['a-lat', 313],
      ['a-2alb', 815],
      ['a-17alb', 815],
      ['a-gra', 815],
    ])('11.1 %s on 19 September', (unit, hex) => {
      expect(codeOf(start({ battle: 'sept19' }), place(unit, hex))).toBe('notInThisBattle');
      expect(codeOf(start({ battle: 'oct7' }), place(unit, hex))).toBeUndefined();
    });
  });

  describe('11.0 second thoughts', () => {
    it('11.0 a counter that stands may be put elsewhere', () => {
      const state = start({ battle: 'oct7' });
      play(state, place('a-1nh', 412));
      play(state, place('a-1nh', 413));
      expect([hexOfCounter(state, 'a-1nh'), stack(state, '0412')]).toEqual([413, []]);
    });
    it('11.0 or lifted, and room is free again', () => {
      const state = start({ battle: 'oct7' });
      for (const id of ['a-1nh', 'a-2nh']) play(state, place(id, 412));
      play(state, lift('a-1nh'));
      expect(stack(state, '0412')).toEqual(['a-2nh']);
      expect(codeOf(state, place('a-3nh', 412))).toBeUndefined();
    });
    it('11.0 who does not stand anywhere is not lifted', () => {
      expect(codeOf(start({ battle: 'oct7' }), lift('a-1nh'))).toBe('notOnMap');
    });
    it('11.0 the ready-made deployment may be changed', () => {
      const state = start({ battle: 'oct7' });
      play(state, DEPLOY);
      play(state, place('a-va', 112));
      play(state, READY);
      expect(hexOfCounter(state, 'a-va')).toBe(112);
    });
    it('11.0 or taken back to after changes', () => {
      const state = start({ battle: 'oct7' });
      for (const id of ['a-3nh', 'a-4ny']) play(state, place(id, 412));
      play(state, DEPLOY);
      expect([hexOfCounter(state, 'a-3nh'), hexOfCounter(state, 'a-4ny')]).toEqual([512, 313]);
      expect(stack(state, '0412')).toEqual(DEPLOYMENTS.oct7['0412']);
    });
    it('11.0 not any more once the side is ready', () => {
      const state = british('oct7');
      expect(codeOf(state, place('a-1nh', 413))).toBe('notYours');
    });
    it('R111 who comes to a stack lies on top', () => {
      const state = start({ battle: 'oct7' });
      for (const id of ['a-1nh', 'a-2nh', 'L-poor']) play(state, place(id, 412));
      expect(stack(state, '0412')).toEqual(['a-1nh', 'a-2nh', 'L-poor']);
    });
    it('R111 the owner may change the order of a stack', () => {
      const state = start({ battle: 'oct7' });
      for (const id of ['a-1nh', 'a-2nh', 'L-poor']) play(state, place(id, 412));
      play(state, { kind: 'reorder', counters: ['L-poor', 'a-2nh', 'a-1nh'] });
      expect(stack(state, '0412')).toEqual(['L-poor', 'a-2nh', 'a-1nh']);
    });
    it('R111 of the whole stack, each counter once, and his own', () => {
      const state = british('oct7');
      play(state, DEPLOY);
      const order = (...counters: string[]) => codeOf(state, { kind: 'reorder', counters });
      expect(order('b-li', 'b-24')).toBeUndefined(); // both of 0307
      expect(order('b-li')).toBe('notAWholeStack');
      expect(order('b-li', 'b-li')).toBe('sameTwice');
      expect(order('b-li', 'b-gren')).toBe('notTogether');
      expect(order('a-va', 'a-dear')).toBe('notYours');
    });
    it('11.0 nothing but setting up is done meanwhile', () => {
      const state = start({ battle: 'oct7' });
      expect(codeOf(state, { kind: 'roll', dice: [1, 2] })).toBe('notNow');
      expect(codeOf(state, { kind: 'endMovement' })).toBe('notNow');
      expect(codeOf(state, place('a-99', 313))).toBe('unknownCounter');
    });
  });
});
