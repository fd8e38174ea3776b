/** The printer's colours of the blocks: wood in the colour of the side, labels by nation and kind. */
import type { BlockData, Side } from '../../../engine/campaign';

export interface Coat {
  readonly label: string;
  /** The middle of the label, where it differs. */
  readonly panel: string;
  readonly ink: string;
}

export const WOOD: Readonly<
  Record<Side, { readonly front: string; readonly side: string; readonly lit: string }>
> = {
  british: { front: '#9c2a22', side: '#651610', lit: '#c55a4c' },
  american: { front: '#2b4a7d', side: '#162a4d', lit: '#5b7cb2' },
};

const COATS = {
  british: { label: '#a93126', panel: '#a93126', ink: '#fff5e2' },
  german: { label: '#a93126', panel: '#1d5a50', ink: '#f6f4e2' },
  native: { label: '#c58a2c', panel: '#c58a2c', ink: '#2a1703' },
  american: { label: '#2b4a7d', panel: '#2b4a7d', ink: '#f4f5ff' },
  elite: { label: '#2b4a7d', panel: '#12284f', ink: '#ffe9a8' },
  militia: { label: '#2b4a7d', panel: '#4d6a35', ink: '#f7f5df' },
  leader: { label: '#f3e6cb', panel: '#f3e6cb', ink: '#2a1a0c' },
} as const satisfies Readonly<Record<string, Coat>>;

export function coatOf({ type, nation }: Pick<BlockData, 'type' | 'nation'>): Coat {
  if (type === 'leader' || type === 'militia' || type === 'elite') return COATS[type];
  return COATS[nation];
}
