/**
 * The battlefield of 19 September 1777: 15 columns of 17 hexes, 352 yards each, column 15 in the north. Only what
 * `provenance.ts` marks P is published; the rest is reconstructed from the history of the ground and made playable.
 */
import type { Ground } from './types';

/** A column a line, from 01 in the south; rows from west to east. */
const hexes = [
  'D   l   l   .   .   .   .   .   .   l   l   .   .   .   ~   ~   ~', // 01xx
  'l   l   .   .   .   l   .   .   .h  .h  .   .   l   .B  ~   ~   ~', // 02xx
  'l   l   l   .h  .h  .   .   .h  .h  .h  .   .   .   .   .   ~   ~', // 03xx
  'l   l   l   lh  .   l   .   .h  .h  .h  .h  .   .h  .   .   ~   ~', // 04xx
  'D   l   l   .   .   l   l   .   l   l   lb  lb  lb  .b  .b  ~   ~', // 05xx
  'D   l   .s  .s  l   l   l   D   Ds  ls  l   l   l   .   .   ~   ~', // 06xx
  'D   D   l   .   ls  ls  ls  ls  Ds  D   ls  ls  ls  .   .   .   ~', // 07xx
  'D   l   l   lb  l   .   l   l   l   Db  l   l   l   .   .   .   ~', // 08xx
  'D   D   l   lb  l   l   .   .h  l   lb  D   D   l   l   .   .   ~', // 09xx
  'D   D   l   lb  l   .   .h  .hB l   lb  D   l   l   .   .   ~   ~', // 10xx
  'D   l   l   lb  .   .   l   l   l   Db  D   l   lh  .   .   ~   ~', // 11xx
  'D   l   lb  .   .   .   lh  lh  D   l   D   D   lh  .   ~   ~   ~', // 12xx
  'D   D   l   l   lh  lh  l   D   D   l   l   D   l   .   ~   ~   ~', // 13xx
  'D   D   l   l   l   l   l   D   D   ls  ls  ls  ls  .   ~   ~   ~', // 14xx
  'D   D   D   l   l   l   .   l   D   l   .   l   l   .   ~   ~   ~', // 15xx
];

/** The line is closed from the south edge to the river. */
const works = words(`
  0108/0107 0108/0207 0208/0207 0308/0307 0308/0207 0308/0407 0308/0408 0309/0408
  0409/0408 0409/0509 0409/0510 0410/0510 0410/0511 0411/0511 0411/0512 0412/0512
  0412/0513 0413/0513 0413/0514 0414/0514 0414/0515 0415/0515
`);

const creeks = words('0714/0813 0714/0814 0715/0814 0715/0815 0716/0815 0716/0816 1413/1514 1414/1514');

export const GROUND: Ground = {
  columns: 15,
  rows: 17,
  hexes,
  works,
  creeks,
  bridges: [
    { side: '0716/0816', burned: true },
    { side: '1414/1514', burned: true },
  ],
  paths: [
    {
      name: 'River Road',
      kind: 'road',
      hexes: words('0114 0214 0315 0415 0515 0615 0716 0816 0916 1015 1115 1214 1314 1414 1514'),
    },
    { name: 'Bemis Heights Road', kind: 'road', hexes: words('0214 0213 0313 0312 0311 0310 0309 0308') },
    {
      name: 'Quaker Springs track',
      kind: 'track',
      hexes: words('1507 1406 1306 1206 1106 1006 0907 0807 0707 0607 0508 0408 0308'),
    },
    { name: 'Great Ravine track', kind: 'track', hexes: words('1511 1410 1310 1209 1109 1008 0908 0907') },
    { name: "Riedesel's track", kind: 'track', hexes: words('1115 1114 1013 1012 1011 0911 0910 0909 0908') },
    { name: 'West track', kind: 'track', hexes: words('1206 1205 1204 1304 1403 1503') },
  ],
  waters: [
    {
      name: 'Mill Creek (Middle Ravine)',
      kind: 'stream',
      hexes: words('0603 0604 0705 0706 0707 0708 0709 0609 0610 0711 0712 0713'),
    },
    { name: 'Great Ravine', kind: 'stream', hexes: words('1410 1411 1412 1413') },
    { name: 'North Branch', kind: 'brook', hexes: words('1110 1010 0910 0810') },
    { name: 'Americans Creek', kind: 'brook', hexes: words('0511 0512 0513 0514 0515') },
    { name: 'West Brook', kind: 'brook', hexes: words('1203 1104 1004 0904 0804') },
  ],
  places: [
    { hex: '1008', name: "Freeman's Farm", kind: 'farm' },
    { hex: '1205', name: "McBride's Farm", kind: 'farm' },
    { hex: '1213', name: 'River bluffs', kind: 'height' },
    { hex: '1408', name: 'The Great Ravine', kind: 'ravine' },
    { hex: '0214', name: "Bemis's Tavern", kind: 'house' },
    { hex: '0311', name: "Gates' headquarters", kind: 'house' },
    { hex: '0308', name: "Neilson's Farm", kind: 'farm' },
    { hex: '0309', name: 'Bemis Heights', kind: 'height' },
    { hex: '0907', name: "Barber's wheatfield", kind: 'farm' },
    { hex: '0604', name: "Coulter's Farm", kind: 'farm' },
    { hex: '0713', name: 'Mill Creek', kind: 'stream' },
  ],
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
