/** The printer's colours: coats for the troops, bands for the formations. */
import type { FormationId, Troops } from '../../../engine/saratoga';

export interface Coat {
  readonly face: string;
  readonly edge: string;
  readonly ink: string;
  /** The reduced side is paler, and printed in a dark ink. */
  readonly reverse: string;
  readonly reverseInk: string;
}

export const COATS: Readonly<Record<Troops, Coat>> = {
  british: { face: '#a3271f', edge: '#6d1712', ink: '#fdf4e0', reverse: '#e2ada0', reverseInk: '#4a110d' },
  german: { face: '#56611a', edge: '#353d0e', ink: '#f6f2dc', reverse: '#c9cf9c', reverseInk: '#2a340c' },
  provincial: { face: '#85452f', edge: '#572a1b', ink: '#fbeeda', reverse: '#d9b6a1', reverseInk: '#431f12' },
  continental: {
    face: '#24406f',
    edge: '#142748',
    ink: '#f4f2e6',
    reverse: '#a9b9d6',
    reverseInk: '#132545',
  },
  militia: { face: '#c3a673', edge: '#83693d', ink: '#2c1e0d', reverse: '#e9dcbd', reverseInk: '#4a3617' },
};

/** Formation bands, chosen so that no kind of colour blindness confuses two; each also carries the name. */
export const BANDS: Readonly<Record<FormationId | 'none', { readonly fill: string; readonly ink: string }>> =
  {
    fraser: { fill: '#edd137', ink: '#2a1a05' },
    hamilton: { fill: '#7a9a43', ink: '#12240b' },
    riedesel: { fill: '#72aac5', ink: '#23102f' },
    phillips: { fill: '#fae0f5', ink: '#2a2115' },
    breymann: { fill: '#eca532', ink: '#2f1404' },
    learned: { fill: '#7bcade', ink: '#08222d' },
    poor: { fill: '#c3d6a2', ink: '#360b17' },
    glover: { fill: '#c4b084', ink: '#22260a' },
    paterson: { fill: '#d67c8d', ink: '#2f1a06' },
    nixon: { fill: '#ae8cfa', ink: '#15163a' },
    none: { fill: '#c7fab4', ink: '#26241e' },
  };

/** A leader's field is pale; the frame tells his side. */
export const LEADER_FIELD = {
  british: { face: '#f3dfc9', edge: '#a3271f', ink: '#4a110d' },
  american: { face: '#e3e3da', edge: '#24406f', ink: '#132545' },
} as const;
