/** The words on the sheet that are no places of the game: waters, mountains, countries, towns that are only drawn. */
import { DRAWING } from '../../../engine/campaign';
import { UNIT } from '../spots';

export interface Lettering {
  readonly text: string;
  /** In units of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly spacing: number;
  readonly turn: number;
  readonly kind: 'water' | 'range' | 'country' | 'drawn';
}

const letters = (
  kind: Lettering['kind'],
  text: string,
  x: number,
  y: number,
  size: number,
  spacing = 0,
  turn = 0,
): Lettering => ({ kind, text, x: x * UNIT, y: y * UNIT, size, spacing, turn });

export const LETTERING: readonly Lettering[] = [
  letters('water', 'Lake Champlain', 834, 236, 34, 3, 84),
  letters('water', 'Lake George', 716, 512, 24, 1, -55),
  letters('water', 'Lake Ontario', 62, 340, 38, 4, 82),
  letters('water', 'Hudson’s River', 662, 1262, 32, 5, -81),
  letters('water', 'Mohawk River', 448, 922, 24, 2, 36),
  letters('water', 'R. St. Lawrence', 520, 88, 30, 4, -12),
  letters('water', 'Oneida L.', 180, 742, 20, 0, 12),
  letters('water', 'Batten Kill', 880, 836, 19, 0, 14),
  letters('water', 'Hoosic R.', 760, 972, 19, 0, 8),
  letters('water', 'Otter Creek', 1012, 470, 19, 0, 63),
  letters('water', 'Schoharie Cr.', 536, 1170, 19, 0, -84),
  letters('range', 'Couchsachraga, or the Beaver-Hunting Country', 440, 640, 30, 4),
  letters('range', 'Green Mountains', 1150, 300, 34, 6, 84),
  letters('range', 'Catskills', 470, 1290, 32, 6),
  letters('country', 'NEW YORK', 300, 1130, 72, 34),
  letters('country', 'THE GRANTS', 1036, 400, 46, 14, 76),
  letters('country', 'MASSACHUSETTS', 1050, 1150, 40, 10),
  ...DRAWING.names.map(({ name, x, y }) => letters('drawn', name, Math.min(x, 1150), y, 26)),
];

/** Where countries meet, in units of the data. */
export const BORDERS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [862, 60],
    [862, 200],
    [850, 300],
    [822, 400],
    [826, 500],
    [862, 560],
    [868, 660],
    [900, 740],
    [914, 830],
    [902, 930],
    [884, 1010],
    [886, 1100],
    [842, 1200],
    [788, 1300],
    [752, 1390],
  ],
  [
    [885, 1050],
    [1000, 1046],
    [1180, 1050],
  ],
];

/** Room that hills and trees leave for the letters. */
export const letterRoom = (): readonly { x: number; y: number; room: number }[] =>
  LETTERING.flatMap(({ size, spacing, text, turn, x, y }) => {
    const wide = text.length * (size * 0.5 + spacing);
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const steps = Math.max(1, Math.ceil(wide / size));
    return Array.from({ length: steps + 1 }, (_, i) => {
      const along = (i / steps - 0.5) * wide;
      return { x: x + dx * along, y: y + dy * along - size * 0.3, room: size * 0.62 };
    });
  });
