/** Heights: a wash for each level and hachures that point downhill along each change of level. */
import { type Outline, outlined, short, smooth, stations } from '../../drawing/curve';
import { borders } from '../../drawing/outline';
import { noiseAlong, randomFrom } from '../../drawing/random';
import { CELLS, isAtLeast } from './ground';

export interface Contour {
  readonly level: number;
  readonly wash: Outline;
  /** One path a piece of the contour, so that only what is in sight is painted. */
  readonly hachures: readonly string[];
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
    const length = 12.5 + swell(s.at) * 3.5 + random() * 3;
    const half = 0.85 + random() * 0.35;
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
