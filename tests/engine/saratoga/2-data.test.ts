/** 2.0 The data of both battles: sound as it is, and every kind of mistake in it is found and named by its place. */
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { GRID, isWork, ROAD_LINKS, STREAM_SIDES } from '../../../src/engine/saratoga/battlefield';
import { FORMATION_LIST } from '../../../src/engine/saratoga/data/formations';
import { LEADERS } from '../../../src/engine/saratoga/data/leaders';
import { MAP } from '../../../src/engine/saratoga/data/map';
import { PROVENANCE } from '../../../src/engine/saratoga/data/provenance';
import {
  DEPLOYMENTS,
  FIRST_MINUTE,
  MINUTES_A_TURN,
  SET_UP,
  TURNS,
} from '../../../src/engine/saratoga/data/scenarios';
import { UNITS } from '../../../src/engine/saratoga/data/units';
import { dataProblems, type GameData } from '../../helpers/saratoga/dataProblems';

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
type Draft = Writable<GameData>;
type Change = (draft: Draft) => void;

const REAL: GameData = {
  map: MAP,
  army: { units: UNITS, leaders: LEADERS, formations: FORMATION_LIST, setUp: SET_UP, provenance: PROVENANCE },
  deployments: DEPLOYMENTS,
};

function problemsAfter(change: Change): string[] {
  const draft = structuredClone(REAL) as Draft;
  change(draft);
  return dataProblems(draft);
}

/** The entry with this id, name, hex or owner. */
function the<T extends object>(list: readonly T[], name: string): T {
  const found = list.find((entry) =>
    ['id', 'name', 'hex', 'who'].some((key) => (entry as Record<string, unknown>)[key] === name),
  );
  if (!found) throw new Error(`nothing called '${name}'`);
  return found;
}

/** Writes another code, or none, for a hex. */
const write = (hex: string, code: string) => (draft: Draft) => {
  const lines = draft.map.ground.split('\n');
  const codes = lines[Number(hex.slice(2))]?.split(/\s+/) ?? [];
  codes[Number(hex.slice(0, 2))] = code;
  lines[Number(hex.slice(2))] = codes.join(' ');
  draft.map.ground = lines.join('\n');
};

const BLANK = { provenance: { why: ' ' } };
const COLUMNS = Array.from({ length: 24 }, (_, i) => String(i + 1).padStart(2, '0'));

const KROMA = 'Great Ravine (Kroma Kill)';
const unit = (id: string, values: object) => (draft: Draft) =>
  void Object.assign(the(draft.army.units, id), values);
const leader = (id: string, values: object) => (draft: Draft) =>
  void Object.assign(the(draft.army.leaders, id), values);
const formation = (id: string, values: object) => (draft: Draft) =>
  void Object.assign(the(draft.army.formations, id), values);
const road = (name: string, change: (path: string[]) => void) => (draft: Draft) =>
  change(the(draft.map.roads, name).path);
const kroma = (change: (course: string[]) => void) => (draft: Draft) =>
  change(the(draft.map.streams, KROMA).course);
const exit = (hex: string, values: object) => (draft: Draft) =>
  void Object.assign(the(draft.map.exits, hex), values);

/** The area of the same owner on 19 September, which is listed first. */
const area = (who: string, values: object) => (draft: Draft) =>
  void Object.assign(the(draft.army.setUp, who), values);

it('2.0 > the data has no problems', () => {
  expect(dataProblems(REAL)).toEqual([]);
});

const MISTAKES: Readonly<Record<string, readonly [what: string, change: Change, ...problems: string[]][]>> = {
  '2.1 the ground': [
    ['a missing hex', write('2408', ''), 'ground: no hex 2408'],
    ['a hex too many', write('2508', '..'), 'ground: hex 2508 is off the map'],
    ['an unknown code', write('0507', 'w4'), "ground: 0507 has the unknown code 'w4'"],
    ['a bank that is woods (R7)', write('2303', 'w2'), 'ground: 2303 touches the Hudson and is w2, not c1'],
    ['ground without a reason', write('0507', 'w1'), 'ground: no reason given for w1 at 0507'],
    ['a reason for other ground', write('1806', 'w2'), 'ground: 1806 is w2, but explained as c3'],
  ],
  '6.3 roads': [
    [
      'a road with a gap',
      road('Camp road', (path) => path.splice(2, 1)),
      "road 'Camp road': 0505 and 0704 are not neighbours",
    ],
    [
      'a road to nowhere',
      road('Camp road', (path) => path.push('2207')),
      "road 'Camp road': 2207 is not land",
    ],
    [
      'two roads of one name',
      (draft) => void draft.map.roads.push(the(draft.map.roads, 'Barber lane')),
      "two roads have the name 'Barber lane'",
    ],
    ['an exit of no road', exit('0108', { road: 'Lost lane' }), "exit 0108: no road 'Lost lane'"],
    [
      'an exit in the middle of a road',
      exit('0201', { road: 'River Road' }),
      "exit 0201: 'River Road' does not end there",
    ],
    ['an exit on the wrong edge', exit('1016', { edge: 'N' }), 'exit 1016: not on the N edge of the map'],
    [
      'no road where the British win (9.0)',
      (draft) => void (draft.map.britishExit = '0112'),
      '9.0: no road leaves the map at 0112',
    ],
  ],
  '2.1.1 streams': [
    [
      'a stream with a gap',
      kroma((course) => course.splice(5, 1)),
      `stream '${KROMA}': 0902/1002 does not go on from 0802/0902`,
    ],
    [
      'a stream that forks',
      kroma((course) => course.splice(1, 0, '0601/0702')),
      `stream '${KROMA}': 0701/0702 does not go on from 0601/0702`,
    ],
    [
      'a stream off its neighbours',
      kroma((course) => course.splice(0, 1, '0601/0703')),
      `stream '${KROMA}': 0601 and 0703 are not neighbours`,
      `stream '${KROMA}': 0701/0702 does not go on from 0601/0703`,
    ],
    [
      'a hexside listed twice',
      kroma((course) => course.unshift('0601/0701')),
      `stream '${KROMA}': 0601/0701 twice`,
      `stream '${KROMA}': 0701/0702 does not go on from 0601/0701`,
    ],
    [
      'a stream in the river',
      kroma((course) => course.push('2305/2404')),
      `stream '${KROMA}': 2404 is not land`,
    ],
    [
      'a stream from mouth to source',
      kroma((course) => course.reverse()),
      `stream '${KROMA}': it ends at '0601/0701', neither at the Hudson nor at another stream`,
    ],
    [
      'two streams of one name',
      (draft) => void (the(draft.map.streams, 'Americans Creek').name = KROMA),
      `two streams have the name '${KROMA}'`,
    ],
  ],
  '2.1 works and places': [
    [
      'a work in the woods',
      (draft) => void (the(draft.map.works, '0412').hex = '0411'),
      'work 0411: not on clear land',
    ],
    ['two works in a hex', (draft) => void (the(draft.map.works, '0412').hex = '0313'), 'two works in 0313'],
    [
      'a place in the river',
      (draft) => void the(draft.map.places, 'Wilbur’s Basin').hexes.push('2405'),
      "place 'Wilbur’s Basin': 2405 is not land",
    ],
    [
      'a named hex in the river',
      (draft) => void (the(draft.map.namedHexes, '2203').hex = '2403'),
      'named hex (11.1): 2403 is not land',
    ],
  ],
  '2.2 counters': [
    [
      'two units of one id',
      (draft) => void draft.army.units.push(the(draft.army.units, 'b-24')),
      'two counters have the id b-24',
    ],
    [
      'two leaders of one id',
      (draft) => void draft.army.leaders.push(the(draft.army.leaders, 'L-poor')),
      'two counters have the id L-poor',
    ],
    ['a gun with range 6', unit('b-pa1', { range: 6 }), 'b-pa1: a gun with range 6 (2.2.6)'],
    ['a gun without range', unit('b-pa1', { range: 0 }), 'b-pa1: a gun with range 0 (2.2.6)'],
    ['infantry with range 2', unit('a-va', { range: 2 }), 'a-va: infantry with range 2 (2.2.6)'],
    ['a gun rated C', unit('a-art1', { rating: { full: 'C', reduced: 'D' } }), 'a-art1: a gun rated C (8.0)'],
    [
      'a unit that is better when reduced',
      unit('b-24', { rating: { full: 'C', reduced: 'B' } }),
      'b-24: C, but B when reduced (2.2.1)',
    ],
    ['a unit that cannot move', unit('b-24', { movement: 0 }), 'b-24: movement 0 (2.2.2)'],
    ['a leader who cannot move', leader('L-poor', { movement: 0 }), 'L-poor: movement 0 (2.2.2)'],
    ['a combat bonus of 3', leader('L-fraser', { bonus: 3 }), 'L-fraser: combat bonus 3 (2.2.3)'],
    ['no activation rating', leader('L-gates', { activation: 0 }), 'L-gates: activation rating 0 (2.2.4)'],
    ['no command span', leader('L-gates', { span: 0 }), 'L-gates: command span 0 (2.2.5)'],
  ],
  '3.6 formations': [
    ['a formation that does not exist', unit('b-24', { formation: 'stark' }), "b-24: no formation 'stark'"],
    [
      'a formation of the other side',
      unit('b-24', { formation: 'poor' }),
      'b-24: british, in the american formation poor',
    ],
    ['infantry without a formation (3.5)', unit('a-gra', { formation: '' }), 'a-gra: no formation (3.5)'],
    [
      'a formation without units',
      (draft) => {
        for (const each of draft.army.units) if (each.formation === 'breymann') each.formation = 'fraser';
      },
      'formation breymann: no units',
    ],
    [
      'a commander who does not exist',
      formation('nixon', { commander: 'L-stark' }),
      "L-nixon: not the commander of 'nixon' (3.6)",
      "formation nixon: no leader 'L-stark'",
    ],
    [
      'a commander of the other side',
      formation('nixon', { commander: 'L-fraser' }),
      "L-nixon: not the commander of 'nixon' (3.6)",
      'formation nixon: L-fraser is british',
    ],
    [
      'a subordinate of a formation commander',
      formation('nixon', { overall: 'L-poor' }),
      'formation nixon: L-poor is no overall commander',
    ],
    [
      'an overall commander without subordinates',
      (draft) => {
        for (const each of draft.army.formations) if (each.overall === 'L-arnold') each.overall = 'L-gates';
      },
      'L-arnold: nobody is under him (3.6)',
    ],
    [
      'a formation left out',
      (draft) => void draft.army.formations.pop(),
      "a-3ma: no formation 'nixon'",
      "a-5ma: no formation 'nixon'",
      "a-6ma: no formation 'nixon'",
      "a-7ma: no formation 'nixon'",
      "L-nixon: not the commander of 'nixon' (3.6)",
      'no formation nixon (3.6)',
    ],
    [
      'a formation listed twice',
      (draft) => void draft.army.formations.push(the(draft.army.formations, 'poor')),
      'two formations have the id poor',
    ],
  ],
  '3.8 morale': [
    [
      'a start beyond the track',
      formation('nixon', { start: { sept19: 1, oct7: 7 } }),
      'formation nixon: no morale box 7 to start in on 7 October (3.8)',
    ],
    [
      'a box that two dice cannot exceed',
      formation('nixon', { morale: [13, 9] }),
      'formation nixon: a morale box of 13 (3.8.1)',
    ],
    [
      'a track that rises',
      formation('nixon', { morale: [9, 10] }),
      'formation nixon: morale rises from 9 to 10',
    ],
  ],
  '11.0 who is there and where': [
    [
      'the 62nd Foot in October (R107)',
      unit('b-62', { battles: ['sept19', 'oct7'] }),
      'b-62: present on 7 October (11.2)',
      'b-62: 0 set-up areas on 7 October (11.2)',
    ],
    [
      'Graham in September',
      unit('a-gra', { battles: ['sept19', 'oct7'] }),
      'a-gra: present on 19 September (11.1)',
      'a-gra: 0 set-up areas on 19 September (11.1)',
    ],
    [
      'a unit that stays away',
      unit('b-24', { battles: ['oct7'] }),
      'b-24: missing on 19 September (11.1)',
      'set-up of fraser, 19 September: b-24 is no british counter of this battle',
    ],
    [
      'a counter with two areas',
      (draft) => void the(draft.army.setUp, 'breymann').counters.push('L-fraser'),
      'L-fraser: 2 set-up areas on 19 September (11.1)',
    ],
    [
      'an area of its own for Burgoyne on 19 September (R106)',
      (draft) => void the(draft.army.setUp, 'breymann').counters.push('L-burgoyne'),
      'L-burgoyne: 1 set-up areas on 19 September (11.1)',
    ],
    [
      'an area in the river',
      area('gates', { centres: ['2403'] }),
      'set-up of gates, 19 September: 2403 is not land',
    ],
    [
      'an area of the other case',
      area('gates', { case: '11.2' }),
      'set-up of gates, 19 September: case 11.2',
    ],
    [
      'an area that is too small (3.1.1)',
      area('breymann', { radius: 0 }),
      'set-up of breymann, 19 September: no room for b-ba1 (3.1.1)',
    ],
    [
      'three areas that are too small together (3.1.1)',
      (draft) => {
        area('breymann', { centres: ['0201'] })(draft);
        area('riedesel', { centres: ['0201'] })(draft);
      },
      'set-up of riedesel, 19 September: no room for b-rhetz (3.1.1)',
      'set-up of riedesel, 19 September: no room for b-specht (3.1.1)',
      'set-up of riedesel, 19 September: no room for b-ra1 (3.1.1)',
    ],
    [
      'too few works for the guns',
      (draft) => void draft.map.works.splice(2, 2),
      '19 September: 5 works do not hold 11 guns (11.1)',
      '19 September: guns may not start in 0513 (11.1)',
      '19 September: guns may not start in 0613 (11.1)',
      '7 October: 5 works do not hold 11 guns (11.2)',
      '7 October: guns may not start in 0513 (11.2)',
      '7 October: guns may not start in 0613 (11.2)',
    ],
    [
      'guns in a work that is not in play (R12)',
      area('guns', { centres: ['0313', '0513', '0613', '0714', '0814', '0914', '1014', '1015'] }),
      '19 September: guns may not start in 0313 (11.1)',
    ],
    [
      'a deployment with three units in a hex',
      (draft) => {
        draft.deployments.oct7['1007'] = [];
        draft.deployments.oct7['1107']?.push('b-20');
      },
      'deployment 7 October 1107 tooManyUnits (3.1.1)',
    ],
    [
      'a deployment without the 9th Foot',
      (draft) => void delete draft.deployments.oct7['1108'],
      'deployment 7 October b-9 notPlaced (11.2)',
    ],
  ],
  'without a reason': [
    ['a unit', (draft) => void (draft.army.provenance['b-24'] = { why: ' ' }), 'b-24: no reason given'],
    ['a leader', (draft) => void delete draft.army.provenance['L-poor'], 'L-poor: no reason given'],
    ['a formation', (draft) => void delete draft.army.provenance['poor'], 'formation poor: no reason given'],
    [
      'a stream',
      (draft) => void Object.assign(the(draft.map.streams, KROMA), BLANK),
      `stream '${KROMA}': no reason given`,
    ],
    [
      'a road',
      (draft) => void Object.assign(the(draft.map.roads, 'Camp road'), BLANK),
      "road 'Camp road': no reason given",
    ],
    [
      'a work',
      (draft) => void Object.assign(the(draft.map.works, '0412'), BLANK),
      'work 0412: no reason given',
    ],
    [
      'a place',
      (draft) => void Object.assign(the(draft.map.places, 'Freeman’s Farm'), BLANK),
      "place 'Freeman’s Farm': no reason given",
    ],
  ],
};

describe.each(Object.entries(MISTAKES))('%s', (_about, mistakes) => {
  it.each(mistakes)('%s is named by its place', (_what, change, ...problems) => {
    expect(problemsAfter(change)).toEqual(problems);
  });
});

describe('2.1 the ground', () => {
  it('a row written twice is named by its hexes', () => {
    const problems = problemsAfter(({ map }) => void (map.ground += map.ground.split('\n')[8] ?? ''));
    expect(problems).toEqual(COLUMNS.map((column) => `ground: hex ${column}08 twice`));
  });
});

describe('3.1.1 room to set up', () => {
  it('is found by letting others stand elsewhere', () => {
    // Eleven units for the six hexes of Fraser, and Breymann's three only fit those that Fraser's would fill first.
    expect(problemsAfter(area('breymann', { centres: ['0101'] }))).toEqual([]);
  });
});

describe('what the rulebook says', () => {
  it('2.2, 3.6 > there are 66 combat units and 13 leaders', () => {
    expect(UNITS).toHaveLength(66);
    expect(LEADERS).toHaveLength(13);
  });

  it('3.6 > Burgoyne, Gates and Arnold are the overall commanders', () => {
    const overall = LEADERS.filter((each) => each.kind === 'overall').map(({ id, side }) => [id, side]);
    expect(overall).toEqual([
      ['L-burgoyne', 'british'],
      ['L-gates', 'american'],
      ['L-arnold', 'american'],
    ]);
  });

  it.each([
    ['fraser', 'Right Wing', 'L-burgoyne'],
    ['hamilton', 'Centre', 'L-burgoyne'],
    ['riedesel', 'Left Wing', 'L-burgoyne'],
    ['phillips', 'Rear Guard', 'L-burgoyne'],
    ['breymann', 'Reserve', 'L-burgoyne'],
    ['glover', 'First, Right Wing', 'L-gates'],
    ['paterson', 'Second, Right Wing', 'L-gates'],
    ['nixon', 'Third, Right Wing', 'L-gates'],
    ['learned', 'First, Left Wing', 'L-arnold'],
    ['poor', 'Second, Left Wing', 'L-arnold'],
  ])('3.6 > %s commands the %s under %s', (id, historicalName, overall) => {
    expect(the(FORMATION_LIST, id)).toMatchObject({ historicalName, overall, commander: `L-${id}` });
    expect(FORMATION_LIST).toHaveLength(10);
  });

  it.each([
    ['L-burgoyne', 'Lieutenant General John Burgoyne'],
    ['L-breymann', 'Lieutenant Colonel Heinrich von Breymann'],
    ['L-fraser', 'Brigadier Simon Fraser'],
    ['L-hamilton', 'Brigadier James Hamilton'],
    ['L-phillips', 'Major General William Phillips'],
    ['L-riedesel', 'Major General Frederick von Riedesel'],
    ['L-arnold', 'Major General Benedict Arnold'],
    ['L-gates', 'Major General Horatio Gates'],
    ['L-learned', 'Brigadier General Ebenezer Learned'],
    ['L-nixon', 'Brigadier General John Nixon'],
    ['L-paterson', 'Brigadier General John Paterson'],
    ['L-poor', 'Brigadier General Enoch Poor'],
  ])('2.2.8, R11 > %s is %s', (id, longName) => {
    expect(the(LEADERS, id).longName).toBe(longName);
  });

  it('3.5 > Gates has guns 1 to 11, and they belong to no formation', () => {
    const guns = UNITS.filter((each) => each.formation === undefined);
    expect(guns.map((each) => each.name)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `Guns ${n}`),
    );
  });

  it.each([
    ['b-62', 'hamilton', ['sept19']],
    ['a-lat', 'poor', ['oct7']],
    ['a-2alb', 'glover', ['oct7']],
    ['a-17alb', 'glover', ['oct7']],
    ['a-gra', 'glover', ['oct7']],
  ])('11.1, 11.2 > %s of %s fights on %s only', (id, of, battles) => {
    expect(the(UNITS, id)).toMatchObject({ formation: of, battles });
  });

  it('11.1 > 0313 and 0412, the works that are out of play together, are adjacent', () => {
    expect(GRID.areAdjacent(hexOf('0313'), hexOf('0412'))).toBe(true);
  });

  it.each(['0313', '0412'])(
    '11.1, 11.2, R12 > %s is a work on 7 October only, and no gun starts there',
    (hex) => {
      expect(isWork(hexOf(hex), 'sept19')).toBe(false);
      expect(isWork(hexOf(hex), 'oct7')).toBe(true);
      expect(the(MAP.works, hex).gunsStartHere).toBe(false);
    },
  );

  it('9.0, R26 > the British win by the road that leaves the map to the west at 0113', () => {
    expect(MAP.britishExit).toBe('0113');
    expect(the(MAP.exits, '0113').edge).toBe('W');
  });

  it('9.0, 11.1, 11.2 > fifteen hexes are named', () => {
    const printed = '0113 0201 0313 0401 0406 0412 0605 0706 0815 1107 1305 1504 1507 2106 2203';
    expect(MAP.namedHexes.map((each) => each.hex)).toEqual(printed.split(' '));
  });

  it('11.1, 11.2 > eleven turns from 10:30 a.m. to 6:45 p.m.', () => {
    expect(TURNS).toBe(11);
    expect(FIRST_MINUTE).toBe(10 * 60 + 30);
    expect(FIRST_MINUTE + TURNS * MINUTES_A_TURN).toBe((12 + 6) * 60 + 45);
  });
});

describe('2.1 the tables made from the map', () => {
  it('TEC > a stream negates the road on these four hexsides', () => {
    const crossings = MAP.roads
      .flatMap(({ path }) => path.slice(1).map((to, i) => [path[i] ?? '', to] as const))
      .filter(([a, b]) => STREAM_SIDES.between(hexOf(a), hexOf(b)));
    expect(crossings.map((ends) => [...ends].sort().join('/')).sort()).toEqual([
      '0309/0310',
      '1313/1412',
      '1511/1610',
      '2204/2205',
    ]);
  });

  it('6.3 > a road joins the hexes along it and no others', () => {
    expect(ROAD_LINKS.between(hexOf('0113'), hexOf('0213'))).toBe(true);
    // Both have a road, but not the same one.
    expect(ROAD_LINKS.between(hexOf('0413'), hexOf('0312'))).toBe(false);
  });
});
