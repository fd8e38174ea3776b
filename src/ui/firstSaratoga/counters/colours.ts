/** The printer's colours: coats by the word that the data has for them. */
import type { Counter } from '../../../engine/firstSaratoga';

export interface Coat {
  readonly face: string;
  readonly edge: string;
  readonly ink: string;
  /** The back is paler, and printed in a dark ink. */
  readonly back: string;
  readonly backInk: string;
}

const COATS: Readonly<Record<string, Coat>> = {
  red: { face: '#a3271f', edge: '#6d1712', ink: '#fdf4e0', back: '#e2ada0', backInk: '#4a110d' },
  'gray-green': { face: '#1f5a58', edge: '#0f3837', ink: '#f3f3e2', back: '#a8c7c1', backInk: '#0d3334' },
  green: { face: '#4c5a24', edge: '#2f3a12', ink: '#f6f3dc', back: '#c4cb9c', backInk: '#2b3410' },
  'dark blue': { face: '#24406f', edge: '#152947', ink: '#f4f7ff', back: '#b0c0dc', backInk: '#14264a' },
  'light blue': { face: '#6d8fb3', edge: '#40607f', ink: '#0d1c2c', back: '#cfdcea', backInk: '#1c3550' },
};
const USUAL = { british: 'red', colonial: 'dark blue' } as const;

const LEADERS = {
  british: { face: '#f3dccb', edge: '#8a2a20', ink: '#3f0f0b', back: '#d9d2c6', backInk: '#3a342b' },
  colonial: { face: '#d9e3f2', edge: '#24406f', ink: '#10203d', back: '#d2d5d8', backInk: '#2c343f' },
} as const satisfies Record<string, Coat>;

export function coatOf({ kind, side, colour }: Counter): Coat {
  if (kind === 'leader') return LEADERS[side];
  return COATS[colour] ?? COATS[USUAL[side]] ?? LEADERS[side];
}
