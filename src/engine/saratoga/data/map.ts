/**
 * 2.1 The battlefield. Only the hexes in `namedHexes` are published facts; all else is reconstructed from the history of
 * the ground and made playable: some 175 yards a column and 300 a row, where the rulebook has 200 (1.1).
 */
import type { MapData } from './types';

/** A row of hexes a line, columns 01 to 24: c clear or w woods with the level; ~~ the Hudson; .. beyond it, not in play. */
const ground = `
01  w3 w3 c2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 c1 c1 ~~
02  w3 c3 c2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 c1 c1 c1 ~~
03  w3 w3 w3 w3 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 c1 c1 c1 ~~
04  w3 w2 w3 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 c1 c1 c1 ~~
05  w3 w2 w2 c2 c2 c2 w2 w2 w2 w2 w2 w2 c2 w2 w2 w2 c2 c2 w2 w2 c1 c1 c1 ~~
06  w3 w2 c2 c2 c2 c2 c2 w2 w2 w2 c2 w2 w2 c2 c2 w2 w2 c3 c2 c1 c1 c1 ~~ ..
07  w3 c2 c2 c2 w2 w2 w2 w2 w2 w2 c2 c2 w2 w2 c2 w2 w2 w2 c2 c1 c1 ~~ ~~ ..
08  c2 c2 c2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 c1 c1 c1 c1 ~~ .. ..
09  w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 c1 c1 c1 c1 ~~ ~~ .. .. ..
10  w2 c2 c2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 c1 c1 ~~ ~~ .. .. .. .. ..
11  w2 w2 c2 w2 w2 w2 w2 w2 w2 w2 w2 w2 w2 c1 c1 c1 c1 ~~ .. .. .. .. .. ..
12  w3 w3 c2 c3 c2 c2 w2 w2 w2 w2 w2 w2 c1 c1 c1 ~~ ~~ .. .. .. .. .. .. ..
13  w3 c3 c3 c3 c3 c3 c2 c2 c2 c2 w2 c1 c1 ~~ ~~ .. .. .. .. .. .. .. .. ..
14  w3 w3 c3 c3 c3 c3 c3 c3 c2 c2 c1 c1 ~~ .. .. .. .. .. .. .. .. .. .. ..
15  w3 w3 c3 c3 c3 c3 c3 c3 c2 c1 c1 ~~ ~~ .. .. .. .. .. .. .. .. .. .. ..
16  w3 w3 w3 w3 w3 w3 c3 c3 c2 c1 c1 ~~ .. .. .. .. .. .. .. .. .. .. .. ..
`;

const hexsides = (text: string) => text.trim().split(/\s+/);
const hexes = hexsides;

const GUNS_FIT =
  'seven hexes for eleven gun counters at two a hex, along the breastwork that ran from the bluff to Neilson';

export const MAP: MapData = {
  columns: 24,
  rows: 16,
  ground,

  groundProvenance: [
    {
      code: 'w3',
      hexes: hexes('0303 0304 0403'),
      why: 'the hill on which the Brunswickers built their redoubt',
    },
    { code: 'c3', hexes: ['1806'], why: 'the cleared knoll of the Great Redoubt above the river' },
    { code: 'c3', hexes: ['0202'], why: 'a clearing on the Quaker Springs road' },
    {
      code: 'c1',
      why: 'the flood plain of the Hudson, half a mile wide in the middle and narrow at both ends, farmed',
    },
    { code: 'c2', why: 'a farm, camp or half-cleared field that the accounts name on the plateau' },
    {
      code: 'w2',
      why: 'the plateau: all that no account calls a farm, camp or flat was woods, three quarters of the upland',
    },
    { code: 'c3', why: 'the cleared top of Bemis Heights inside the American lines' },
    { code: 'w3', why: 'the till hills of the west and south, steep and wooded' },
    {
      code: '~~',
      why: 'the Hudson runs from north-north-east to south-south-west and cuts off the south-east corner',
    },
    { code: '..', why: 'the east bank, where nobody fought' },
  ],

  streams: [
    {
      name: 'Great Ravine (Kroma Kill)',
      course:
        hexsides(`0601/0701 0701/0702 0702/0801 0801/0802 0802/0902 0902/0903 0902/1002 1001/1002 1002/1102
        1102/1103 1102/1202 1201/1202 1202/1302 1302/1303 1303/1402 1402/1403 1403/1503 1503/1504 1503/1603 1602/1603
        1603/1703 1703/1704 1704/1803 1803/1804 1804/1904 1904/1905 1905/2004 2004/2005 2004/2105 2104/2105 2105/2204
        2204/2205 2204/2305 2304/2305`),
      provenance: { why: 'reaches the river at Wilbur’s Basin, north of the Great Redoubt' },
    },
    {
      name: 'Middle Ravine (Mill Creek)',
      course:
        hexsides(`0109/0110 0109/0209 0208/0209 0209/0309 0309/0310 0309/0409 0408/0409 0409/0509 0509/0510
        0509/0609 0608/0609 0609/0709 0709/0710 0709/0809 0808/0809 0809/0909 0909/0910 0909/1009 1008/1009 1009/1109
        1109/1110 1110/1209 1209/1210 1210/1310 1310/1311 1310/1410 1409/1410 1410/1510 1510/1511 1511/1610 1610/1611
        1610/1711 1710/1711`),
      provenance: { why: 'the ravine between the armies' },
    },
    {
      name: 'North Branch of Mill Creek',
      course:
        hexsides(`0705/0804 0705/0805 0706/0805 0805/0806 0806/0906 0806/0907 0807/0907 0907/0908 0908/1007
        1007/1008 1008/1108 1008/1109`),
      provenance: { why: 'passes just east of Freeman’s Farm and joins Mill Creek' },
    },
    {
      name: 'Americans Creek',
      course:
        hexsides(`0611/0712 0711/0712 0712/0811 0811/0812 0812/0912 0912/0913 0913/1012 1012/1013 1012/1113
        1112/1113 1113/1212 1212/1213 1212/1313 1312/1313 1313/1412`),
      provenance: { why: 'the wooded ravine a quarter of a mile before the American right and centre' },
    },
  ],

  roads: [
    {
      name: 'River Road',
      path: hexes(`2201 2202 2203 2204 2205 2106 2107 2007 1908 1808 1709 1609 1610 1511 1411 1412 1313 1213 1114 1115
        1015 1016`),
      provenance: { why: 'the Albany road along the Hudson' },
    },
    {
      name: 'Bemis road',
      path: hexes('1015 0915 0815 0715 0614 0514 0413 0313 0213 0113'),
      provenance: {
        fixed: 'a road leaves the map at 0113 (9.0)',
        why: 'the way up from Bemis’s tavern past Neilson’s and on to the west',
      },
    },
    {
      name: 'Quaker Springs road',
      path: hexes('0313 0312 0311 0310 0309 0308 0407 0406 0405 0404 0403 0303 0302 0201'),
      provenance: { why: 'from Neilson’s north by Freeman’s Farm; Fraser’s route on 19 September' },
    },
    {
      name: 'Camp road',
      path: hexes(
        '0405 0505 0604 0704 0804 0904 1004 1104 1204 1304 1404 1504 1604 1705 1805 1906 2006 2107',
      ),
      provenance: { why: 'inferred: Hamilton has to get forward from 1504 somehow' },
    },
    {
      name: 'Barber lane',
      path: hexes('0406 0307 0207 0108'),
      provenance: { why: 'the lane through two wheatfields along which the British formed on 7 October' },
    },
  ],

  exits: [
    { hex: '2201', edge: 'N', road: 'River Road' },
    { hex: '1016', edge: 'S', road: 'River Road' },
    { hex: '0113', edge: 'W', road: 'Bemis road' },
    { hex: '0201', edge: 'N', road: 'Quaker Springs road' },
    { hex: '0108', edge: 'W', road: 'Barber lane' },
  ],
  britishExit: '0113',

  works: [
    ...['0313', '0412'].map((hex) => ({
      hex,
      inPlay: ['oct7'] as const,
      gunsStartHere: false,
      provenance: {
        fixed: 'fortification, out of play on 19 September, no guns at the start (11.1, 11.2)',
        why: 'Neilson’s knoll, fortified between the battles',
      },
    })),
    ...['0513', '0613', '0714', '0814', '0914', '1014', '1015'].map((hex) => ({
      hex,
      inPlay: ['sept19', 'oct7'] as const,
      gunsStartHere: true,
      provenance: { fixed: 'Fort Neilson has fortification hexes for guns 1-11 (11.1, 11.2)', why: GUNS_FIT },
    })),
  ],

  places: [
    {
      name: 'Freeman’s Farm',
      kind: 'farm',
      hexes: hexes('0405 0505 0406 0506'),
      provenance: {
        why: 'half way between the armies on 19 September, inside the British set-up on 7 October',
      },
    },
    {
      name: 'Barber’s wheatfield',
      kind: 'farm',
      hexes: hexes('0207 0208 0108'),
      provenance: { why: 'the western of the two wheatfields of 7 October' },
    },
    {
      name: 'Coulter’s farm',
      kind: 'farm',
      hexes: hexes('0307 0308'),
      provenance: { why: 'south-west of Freeman’s in modern accounts' },
    },
    {
      name: 'McBride’s farm',
      kind: 'farm',
      hexes: hexes('0302 0301'),
      provenance: { why: 'north-west of Freeman’s in modern accounts' },
    },
    {
      name: 'Chatfield’s farm',
      kind: 'farm',
      hexes: hexes('0210 0310'),
      provenance: { why: 'on the ridge south of the Middle Ravine; an estimate from the tour order' },
    },
    {
      name: 'Neilson’s house',
      kind: 'house',
      hexes: ['0313'],
      provenance: {
        fixed: 'Arnold sets up here (11.1, 11.2)',
        why: 'the origin from which the ground was laid out',
      },
    },
    {
      name: 'Neilson’s barn',
      kind: 'house',
      hexes: ['0412'],
      provenance: { fixed: 'a fortification hex (11.1)', why: 'the barn was made into Fort Neilson' },
    },
    {
      name: 'Gates’s quarters',
      kind: 'house',
      hexes: ['0815'],
      provenance: {
        fixed: 'Gates sets up here (11.1, 11.2)',
        why: 'really half a mile south of Neilson, in the Woodworth house',
      },
    },
    {
      name: 'Bemis’s tavern',
      kind: 'house',
      hexes: ['1015'],
      provenance: { why: 'the defile between bluff and river, one hex wide, shut by a trench' },
    },
    {
      name: 'Taylor’s house',
      kind: 'house',
      hexes: ['2007'],
      provenance: { why: 'on the River Road below the Great Redoubt' },
    },
    {
      name: 'Wilbur’s Basin',
      kind: 'landing',
      hexes: ['2205'],
      provenance: { why: 'mouth of the Great Ravine' },
    },
    {
      name: 'Mouth of Mill Creek',
      kind: 'landing',
      hexes: ['1610'],
      provenance: { why: 'where the Middle Ravine meets the flats' },
    },
    {
      name: 'Great Redoubt hill',
      kind: 'hill',
      hexes: ['1806'],
      provenance: { why: 'the knoll of the later British redoubt' },
    },
    {
      name: 'Breymann’s redoubt (later)',
      kind: 'site',
      hexes: ['0304'],
      provenance: { why: 'stormed in the evening of 7 October; no fortification in these rules' },
    },
    {
      name: 'Balcarres’s redoubt (later)',
      kind: 'site',
      hexes: ['0505'],
      provenance: { why: 'dug at Freeman’s after 19 September; no fortification in these rules' },
    },
    {
      name: 'Wheatfield hill',
      kind: 'hill',
      hexes: ['0107'],
      provenance: { why: 'the height on the west by which Morgan went round Fraser’s flank' },
    },
  ],

  namedHexes: [
    { hex: '0113', case: '9.0', what: 'the road by which the British may win' },
    { hex: '0201', case: '11.1', what: 'Fraser, 19 September' },
    { hex: '0313', case: '11.1', what: 'Arnold in both battles; fortification out of play on 19 September' },
    { hex: '0401', case: '11.1', what: 'Breymann, 19 September' },
    { hex: '0406', case: '11.2', what: 'Fraser, 7 October' },
    { hex: '0412', case: '11.1', what: 'fortification out of play on 19 September' },
    { hex: '0605', case: '11.2', what: 'Burgoyne, 7 October' },
    { hex: '0706', case: '11.2', what: 'Breymann, 7 October' },
    { hex: '0815', case: '11.1', what: 'Gates in both battles' },
    { hex: '1107', case: '11.2', what: 'Hamilton, 7 October' },
    { hex: '1305', case: '11.2', what: 'Phillips, 7 October' },
    { hex: '1504', case: '11.1', what: 'Hamilton, 19 September' },
    { hex: '1507', case: '11.2', what: 'Riedesel, 7 October' },
    { hex: '2106', case: '11.1', what: 'Riedesel, 19 September' },
    { hex: '2203', case: '11.1', what: 'Phillips, 19 September' },
  ],
};
