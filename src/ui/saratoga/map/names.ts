/** The names on the map and where each is written: along a curve for great features, beside the hex for small ones. */
import { type Hex, hexOf } from '../../../engine/hexmap/hexId';
import { centreOf, type Point } from '../../hexboard/layout';
import { curveThrough } from '../../hexboard/drawing/curve';

export interface CurvedName {
  readonly id: string;
  readonly text: string;
  readonly line: readonly Point[];
  readonly size: number;
  readonly spacing: number;
  readonly kind: 'river' | 'stream' | 'height' | 'farm';
}

export interface PlainName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A name runs through points given as a hex and a shift from its centre. */
type Stop = readonly [hex: string, dx: number, dy: number];

const along = (...stops: readonly Stop[]): Point[] =>
  curveThrough(stops.map(([hex, dx, dy]) => moved(hexOf(hex), dx, dy)));

export const CURVED_NAMES: readonly CurvedName[] = [
  {
    id: 'hudson',
    text: 'HUDSON RIVER',
    kind: 'river',
    size: 44,
    spacing: 21,
    line: along(
      ['1314', 30, 30],
      ['1513', 25, 0],
      ['1712', 0, -5],
      ['1910', -10, 40],
      ['2009', 65, 10],
      ['2208', 10, -10],
      ['2306', 20, 30],
      ['2405', 0, 20],
    ),
  },
  {
    id: 'great-ravine',
    text: 'The Great Ravine',
    kind: 'stream',
    size: 25,
    spacing: 7,
    line: along(
      ['0802', -60, -70],
      ['0902', 20, -36],
      ['1102', 0, -28],
      ['1202', 40, -52],
      ['1402', 0, -34],
      ['1602', 0, -18],
    ),
  },
  {
    id: 'middle-ravine',
    text: 'The Middle Ravine',
    kind: 'stream',
    size: 25,
    spacing: 9,
    line: along(['0509', -30, 68], ['0709', 0, 72], ['0909', 0, 74], ['1010', 30, 0], ['1210', 0, 20]),
  },
  {
    id: 'mill-creek',
    text: 'Mill Creek',
    kind: 'stream',
    size: 20,
    spacing: 4,
    line: along(['1210', 60, -60], ['1310', 20, -64], ['1409', 40, 16], ['1510', 30, 6]),
  },
  {
    id: 'north-branch',
    text: 'North Branch',
    kind: 'stream',
    size: 18,
    spacing: 2,
    line: along(['0806', 22, -66], ['0906', 2, -30], ['0906', 20, 46], ['0907', 50, 60], ['1007', 30, 40]),
  },
  {
    id: 'americans-creek',
    text: 'Americans Creek',
    kind: 'stream',
    size: 18,
    spacing: 2.5,
    line: along(
      ['0811', -40, 22],
      ['0912', -20, -28],
      ['0912', 46, 6],
      ['1012', 20, 10],
      ['1112', 40, 10],
      ['1212', 20, -10],
    ),
  },
  {
    id: 'bemis-heights',
    text: 'BEMIS HEIGHTS',
    kind: 'height',
    size: 33,
    spacing: 13,
    line: along(['0215', 40, 20], ['0415', 0, -6], ['0615', 30, 0], ['0716', 30, -20]),
  },
  {
    id: 'freemans-farm',
    text: 'FREEMAN’S FARM',
    kind: 'farm',
    size: 26,
    spacing: 7,
    line: along(['0305', -10, 60], ['0405', 0, 42], ['0505', 10, 60], ['0605', 30, 38], ['0706', 40, -16]),
  },
];

const plain = (
  hex: string,
  text: string,
  dx: number,
  dy: number,
  anchor: PlainName['anchor'] = 'middle',
) => ({
  text,
  anchor,
  ...moved(hexOf(hex), dx, dy),
});

export const PLAIN_NAMES: readonly PlainName[] = [
  plain('0207', 'Barber’s wheatfield', 0, 47),
  plain('0307', 'Coulter’s', 4, 44),
  plain('0302', 'McBride’s', 44, 26, 'start'),
  plain('0210', 'Chatfield’s', 0, 44),
  plain('0313', 'Neilson’s', -44, -33, 'end'),
  plain('0815', 'Gates’s quarters', 6, 46),
  plain('1015', 'Bemis’s tavern', 52, 32, 'start'),
  plain('2007', 'Taylor’s', -40, 30, 'end'),
  plain('2205', 'Wilbur’s Basin', -8, 44),
  plain('1806', 'Great Redoubt hill', 0, 48),
  plain('0304', 'Breymann’s hill', 0, 46),
  plain('0107', 'Wheatfield hill', 14, 44),
];

function moved(hex: Hex, dx: number, dy: number): Point {
  const { x, y } = centreOf(hex);
  return { x: x + dx, y: y + dy };
}
