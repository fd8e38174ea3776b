/** Heights: a wash for each level, hachures that point downhill along each change of level, and light from the north-west. */
import { type Point } from '../../hexboard/layout';
import {
  type Outline,
  outlined,
  pathOf,
  short,
  smooth,
  type Station,
  stations,
} from '../../hexboard/drawing/curve';
import { borders } from '../../hexboard/drawing/outline';
import { noiseAlong, randomFrom } from '../../hexboard/drawing/random';
import { CELLS, isAtLeast } from './ground';

export interface Contour {
  readonly level: number;
  readonly wash: Outline;
  /** One path a piece of the contour, so that only what is in sight is painted. */
  readonly hachures: readonly string[];
  /** The slopes toward the light and those away from it, each widest where it lies straight across. */
  readonly lit: string;
  readonly shaded: string;
}

export function contours(): Contour[] {
  return [2, 3].map((level) => {
    const lines = borders(CELLS, isAtLeast(level)).map((border) =>
      wander(smooth(border.points, true, 3), level),
    );
    return {
      level,
      wash: outlined(lines),
      hachures: lines.flatMap((line, i) => hachures(line, level * 100 + i)),
      lit: lines.map((line) => slopes(line, 1)).join(''),
      shaded: lines.map((line) => slopes(line, -1)).join(''),
    };
  });
}

/** A surveyor's line is never quite straight. */
function wander(line: ReturnType<typeof smooth>, seed: number) {
  const noise = noiseAlong(seed, 34);
  return stations(line, 7, true).map((s) => ({
    x: s.x + s.dy * noise(s.at) * 3.4,
    y: s.y - s.dx * noise(s.at) * 3.4,
  }));
}

function hachures(line: readonly { x: number; y: number }[], seed: number): string[] {
  const random = randomFrom(seed);
  const swell = noiseAlong(seed + 50, 60);
  const pieces: string[] = [];
  let piece = '';
  stations(line, 4.3, true).forEach((s, i) => {
    const light = lightOn(s);
    const length = 12.5 + swell(s.at) * 3.5 + random() * 3 - light * 2.5;
    const half = 0.85 + random() * 0.35 - light * 0.4;
    const lean = (random() - 0.5) * 2.2;
    // The inside, which is higher, lies to the right: downhill is to the left.
    const tip = { x: s.x + s.dy * length + s.dx * lean, y: s.y - s.dx * length + s.dy * lean };
    piece += `M${short(s.x - s.dx * half)} ${short(s.y - s.dy * half)}L${short(tip.x)} ${short(tip.y)}L${short(s.x + s.dx * half)} ${short(s.y + s.dy * half)}Z`;
    if (i % 60 === 59) {
      pieces.push(piece);
      piece = '';
    }
  });
  return piece ? [...pieces, piece] : pieces;
}

/** The inside, which is higher, lies to the right, so a slope looks to the left: 1 straight at the light, -1 away from it. */
const lightOn = ({ dx, dy }: Pick<Station, 'dx' | 'dy'>) => (dx - dy) * Math.SQRT1_2;

const SLOPE = 21;

/** The bands beside a contour that look toward the light (1) or away from it (-1). */
function slopes(line: readonly Point[], toward: 1 | -1): string {
  let band: Station[] = [];
  let path = '';
  const close = () => {
    if (band.length > 3) {
      const foot = band.map((s) => {
        const wide = SLOPE * lightOn(s) * toward;
        return { x: s.x + s.dy * wide, y: s.y - s.dx * wide };
      });
      path += pathOf([...band, ...foot.reverse()], true);
    }
    band = [];
  };
  for (const s of stations(evened(line), 6, true))
    if (lightOn(s) * toward > 0) band.push(s);
    else close();
  close();
  return path;
}

/** Without the small bends, in which light and shade would flicker. */
function evened(line: readonly Point[]): Point[] {
  return line.map((_, i) => {
    let [x, y] = [0, 0];
    for (let k = -4; k <= 4; k++) {
      const near = line[(i + k + line.length) % line.length];
      x += (near?.x ?? 0) / 9;
      y += (near?.y ?? 0) / 9;
    }
    return { x, y };
  });
}
