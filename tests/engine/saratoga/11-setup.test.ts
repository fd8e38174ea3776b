/** 11.0 Set-up: the hexes are counted by hand on the map from what 11.1 and 11.2 say. */
import { describe, expect, it } from 'vitest';
import { formatHex, hexOf } from '../../../src/engine/hexmap/hexId';
import { DEPLOYMENTS } from '../../../src/engine/saratoga/data/scenarios';
import type { Battle, Deployment } from '../../../src/engine/saratoga/data/types';
import {
  countersIn,
  SET_UP_CODES,
  setUpHexes,
  type SetUpProblem,
  setUpProblems,
} from '../../../src/engine/saratoga/setup';
import { deployedView, stackAt } from '../../../src/engine/saratoga/view';

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
  // The boxes are ours (3.8): those that the tracks call Start 1 and Start 2, counted from the top.
  it.each<[string, Battle, number[]]>([
    ['11.1 > the morale markers are on Start 1', 'sept19', [0, 0, 0, 0, 0, 1, 1, 1, 1, 1]],
    ['11.2 > the morale markers are on Start 2', 'oct7', [2, 2, 1, 1, 2, 0, 0, 0, 0, 0]],
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
