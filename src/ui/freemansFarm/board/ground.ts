/** The ground as paths, made once from the features of the data: water, roads, ravine, heights, works. */
import { curveThrough, pathOf, shifted, type Station, stations } from '../../hexboard/drawing/curve';
import { noiseAlong, randomFrom } from '../../hexboard/drawing/random';
import { alongOf, HEIGHT, type Point, WIDTH } from './sheet';

const curve = (id: string): readonly Point[] => curveThrough(alongOf(id));

const wavering = (line: readonly Point[], seed: number, wave: number, swing: number): readonly Point[] => {
  const noise = noiseAlong(seed, wave);
  return shifted(stations(line, 8), ({ at }) => noise(at) * swing);
};

/** The bank of the Hudson, and the water to the edge of the sheet. */
const bank = wavering(curve('hudson'), 3, 60, 5);
export const river = {
  area: `${pathOf(bank)}L${WIDTH + 20} ${HEIGHT}L${WIDTH + 20} 0Z`,
  bank: pathOf(bank),
  lining: [5, 11, 19, 29].map((by) => pathOf(bank.map(({ x, y }) => ({ x: x + by, y })))),
};

const creekLine = wavering(curve('millCreek'), 11, 34, 6);
export const creek = pathOf(creekLine);

export const roads = ['riverRoad', 'wagonRoad'].map((id, i) => pathOf(wavering(curve(id), 20 + i, 80, 3)));

/** Short strokes downhill, from a line to one side; longer in the middle of a swing. */
function hachures(line: readonly Point[], side: 1 | -1, length: number, seed: number): string {
  const random = randomFrom(seed);
  return stations(line, 6)
    .map((station) => {
      const long = length * (0.55 + random() * 0.6);
      const lean = (random() - 0.5) * 3;
      const { x, y } = aside(station, side * long);
      return `M${round(station.x)} ${round(station.y)}L${round(x + lean)} ${round(y)}`;
    })
    .join('');
}

const aside = ({ x, y, dx, dy }: Station, by: number): Point => ({ x: x - dy * by, y: y + dx * by });
const round = (value: number): number => Math.round(value * 10) / 10;

const ravineLine = wavering(curve('greatRavine'), 31, 50, 8);
const lip = (by: number) => shifted(stations(ravineLine, 8), () => by);
export const ravine = {
  floor: pathOf([...lip(-9), ...lip(9).toReversed()], true),
  strokes: hachures(lip(-13), 1, 9, 5) + hachures(lip(13), -1, 9, 6),
};

const crest = wavering(curve('bemisHeights'), 41, 90, 7);
export const heights = {
  crest: pathOf(crest),
  strokes: hachures(
    shifted(stations(crest, 8), () => -16),
    -1,
    15,
    7,
  ),
};

/** A parapet with small bastions. */
export const works = (() => {
  const line = stations(curve('works'), 11);
  return line
    .map((station, i) => {
      const { x, y } = aside(station, i % 4 === 2 ? -9 : 0);
      return `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');
})();

/** How near a point is to anything that woods must leave free. */
export const openLines: readonly (readonly Point[])[] = [
  curveThrough(alongOf('riverRoad')),
  curveThrough(alongOf('wagonRoad')),
  ravineLine,
  creekLine,
];
