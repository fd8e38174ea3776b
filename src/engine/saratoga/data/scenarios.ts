/** 11.1, 11.2 The two battles: when, who is there, where each may set up, and a ready-made deployment. */
import { MAP } from './map';
import { UNITS } from './units';
import type { Battle, Deployment, FormationId, SetUpArea } from './types';

/** 1.1, 11.1, 11.2 eleven turns of 45 minutes from 10:30 a.m. */
export const TURNS = 11;
export const MINUTES_A_TURN = 45;
export const FIRST_MINUTE = 10 * 60 + 30;

const formation = (battle: Battle, id: FormationId) => [
  `L-${id}`,
  ...UNITS.filter((unit) => unit.formation === id && unit.battles.includes(battle)).map((unit) => unit.id),
];
const GATES_GUNS = UNITS.filter((unit) => unit.formation === undefined).map((unit) => unit.id);
const GUN_WORKS = MAP.works.filter((work) => work.gunsStartHere).map((work) => work.hex);

/** The Americans are listed, and set up, first (R104). */
function americans(battle: Battle, rule: SetUpArea['case']): SetUpArea[] {
  const area = { battle, side: 'american', case: rule } as const;
  const left = [...formation(battle, 'learned'), ...formation(battle, 'poor')];
  const right = [
    ...formation(battle, 'glover'),
    ...formation(battle, 'paterson'),
    ...formation(battle, 'nixon'),
  ];
  return [
    { ...area, who: 'arnold', counters: ['L-arnold'], centres: ['0313'], radius: 0 },
    { ...area, who: 'leftWing', counters: left, centres: ['0313'], radius: 2 },
    { ...area, who: 'gates', counters: ['L-gates'], centres: ['0815'], radius: 0 },
    { ...area, who: 'rightWing', counters: right, centres: ['0815'], radius: 2 },
    { ...area, who: 'guns', counters: GATES_GUNS, centres: GUN_WORKS, radius: 0 },
  ];
}

function british(
  battle: Battle,
  rule: SetUpArea['case'],
  centres: readonly [FormationId, string, number][],
): SetUpArea[] {
  return centres.map(([id, centre, radius]) => ({
    battle,
    side: 'british',
    who: id,
    counters: formation(battle, id),
    centres: [centre],
    radius,
    case: rule,
  }));
}

const SEPTEMBER: readonly [FormationId, string, number][] = [
  ['fraser', '0201', 1],
  ['breymann', '0401', 1],
  ['hamilton', '1504', 1],
  ['riedesel', '2106', 1],
  ['phillips', '2203', 2],
];
const OCTOBER: readonly [FormationId, string, number][] = [
  ['fraser', '0406', 1],
  ['breymann', '0706', 1],
  ['hamilton', '1107', 1],
  ['riedesel', '1507', 1],
  ['phillips', '1305', 2],
];

/** 11.1 Burgoyne starts with any unit of his army on 19 September (R106): his area is where his units stand. */
export const SET_UP: readonly SetUpArea[] = [
  ...americans('sept19', '11.1'),
  ...british('sept19', '11.1', SEPTEMBER),
  ...americans('oct7', '11.2'),
  {
    battle: 'oct7',
    side: 'british',
    who: 'burgoyne',
    counters: ['L-burgoyne'],
    centres: ['0605'],
    radius: 0,
    case: '11.2',
  },
  ...british('oct7', '11.2', OCTOBER),
];

/** Ready-made deployments after what the armies did on the day, as far as 11.1 and 11.2 leave room for it. */
export const DEPLOYMENTS: Readonly<Record<Battle, Deployment>> = {
  sept19: {
    // Morgan and Dearborn feel forward on the road, Poor holds the knoll, Learned the fields west of it.
    '0311': ['a-dear', 'a-va'],
    '0312': ['L-learned', 'a-2ma'],
    '0313': ['L-arnold', 'a-8ma'],
    '0212': ['a-9ma'],
    '0213': ['a-can'],
    '0412': ['L-poor', 'a-2nh', 'a-1nh'],
    '0512': ['a-2ny', 'a-3nh'],
    '0413': ['a-cook', 'a-4ny'],
    // The right wing keeps the breastworks down to the river.
    '0513': ['a-art10', 'a-art9'],
    '0613': ['a-art11', 'a-art8'],
    '0714': ['a-art7', 'a-11ma'],
    '0715': ['L-paterson', 'a-12ma', 'a-10ma'],
    '0614': ['a-14ma'],
    '0814': ['a-art6', 'a-art5'],
    '0815': ['L-gates', 'a-7ma'],
    '0816': ['a-6ma'],
    '0915': ['L-nixon', 'a-5ma', 'a-3ma'],
    '0914': ['a-art4', 'a-art3'],
    '1014': ['a-art2', 'a-1ma'],
    '1015': ['L-glover', 'a-art1', 'a-4ma'],
    '1016': ['a-15ma', 'a-13ma'],
    // Fraser's column, with Breymann behind it, on the Quaker Springs road.
    '0302': ['b-24', 'b-li'],
    '0202': ['L-fraser', 'b-fa1', 'b-gren'],
    '0301': ['b-can', 'b-mark'],
    '0201': ['b-fa2', 'b-loy'],
    '0401': ['L-breymann', 'b-barner', 'b-bgren'],
    '0402': ['b-ba1'],
    // Hamilton and Burgoyne south of the Great Ravine: 21st, 62nd, 20th in line, the 9th behind.
    '1404': ['b-21'],
    '1505': ['b-ha2', 'b-62'],
    '1604': ['b-20'],
    '1504': ['L-hamilton', 'L-burgoyne', 'b-ha1', 'b-9'],
    // Riedesel on the River Road, Phillips with the park and the boats.
    '2107': ['b-ried'],
    '2006': ['b-rhetz'],
    '2106': ['L-riedesel', 'b-ra1', 'b-specht'],
    '2204': ['L-phillips', 'b-47'],
    '2203': ['b-pa2', 'b-pa1'],
    '2202': ['b-pa4', 'b-pa3'],
    '2303': ['b-hh'],
  },
  oct7: {
    // The left wing ready to strike: Morgan toward the west, New Hampshire on the knoll, Learned on the road.
    '0211': ['a-dear', 'a-va'],
    '0311': ['L-learned', 'a-9ma', 'a-8ma'],
    '0312': ['a-can', 'a-2ma'],
    '0313': ['L-arnold', 'a-4ny'],
    '0412': ['L-poor', 'a-2nh', 'a-1nh'],
    '0512': ['a-2ny', 'a-3nh'],
    '0413': ['a-lat', 'a-cook'],
    // The right wing in the works, with the militia of Albany, Dutchess and Ulster.
    '0513': ['a-art10', 'a-art9'],
    '0613': ['a-art11', 'a-art8'],
    '0714': ['a-art7', 'a-11ma'],
    '0715': ['L-paterson', 'a-12ma', 'a-10ma'],
    '0614': ['a-14ma'],
    '0814': ['a-art6', 'a-art5'],
    '0815': ['L-gates', 'a-7ma'],
    '0816': ['a-6ma'],
    '0915': ['L-nixon', 'a-5ma', 'a-3ma'],
    '0914': ['a-art4', 'a-art3'],
    '1014': ['a-art2', 'a-1ma'],
    '1015': ['L-glover', 'a-art1', 'a-4ma'],
    '1016': ['a-15ma', 'a-13ma'],
    '0916': ['a-17alb', 'a-2alb'],
    '0716': ['a-gra'],
    // Fraser before Freeman's Farm, light infantry toward the wheatfield; Burgoyne and Breymann behind.
    '0307': ['b-24', 'b-li'],
    '0407': ['L-fraser', 'b-fa1', 'b-gren'],
    '0306': ['b-can', 'b-mark'],
    '0507': ['b-loy'],
    '0406': ['b-fa2'],
    '0605': ['L-burgoyne', 'b-bgren'],
    '0606': ['L-breymann', 'b-ba1', 'b-barner'],
    // The camp line: Hamilton, the Brunswickers, Phillips with the guns between them.
    '1007': ['b-20'],
    '1107': ['L-hamilton', 'b-ha1', 'b-21'],
    '1106': ['b-ha2'],
    '1108': ['b-9'],
    '1407': ['b-specht'],
    '1507': ['L-riedesel', 'b-ra1', 'b-ried'],
    '1508': ['b-rhetz'],
    '1305': ['L-phillips', 'b-pa2', 'b-pa1'],
    '1306': ['b-hh'],
    '1304': ['b-pa4', 'b-pa3'],
    '1406': ['b-47'],
  },
};
