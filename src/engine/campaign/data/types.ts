/** The words of the game's data. */

export const SIDES = ['british', 'american'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<Value> = Readonly<Record<Side, Value>>;

export const NATIONS = ['british', 'german', 'native', 'american'] as const;
export type Nation = (typeof NATIONS)[number];

export const BLOCK_TYPES = [
  'regular',
  'elite',
  'militia',
  'native',
  'artillery',
  'lightArtillery',
  'leader',
] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export const REGIONS = ['NY', 'NHG', 'MA'] as const;
export type Region = (typeof REGIONS)[number];

export const ROAD_KINDS = ['blue', 'dotted', 'brown'] as const;
export type RoadKind = (typeof ROAD_KINDS)[number];

export const POSITIONS = ['left', 'center', 'right', 'reserve'] as const;
export type Position = (typeof POSITIONS)[number];

export interface PlaceData {
  readonly id: string;
  readonly name: string;
  readonly region: Region;
  readonly kind: string;
  readonly isFort: boolean;
  readonly supply: Side | undefined;
  readonly isEntry: boolean;
  readonly x: number;
  readonly y: number;
  readonly lat: number;
  readonly lon: number;
}

export interface RoadData {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly kind: RoadKind;
}

export interface BoxData {
  readonly id: string;
  readonly name: string;
  readonly side: Side | 'both';
  readonly to: readonly string[];
  readonly fromTurn: number;
  readonly x: number;
  readonly y: number;
}

export interface BlockData {
  readonly id: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly name: string;
  readonly type: BlockType;
  /** Full strength. */
  readonly sp: number;
  readonly move: number;
  /** How many units a leader takes along; 0 for all others. */
  readonly group: number;
  /** A place, a box, or `choice:` and a region. */
  readonly start: string;
  /** When it comes, for reinforcements; 0 for all others. */
  readonly turn: number;
}

/** P published, I inferred, R reconstructed. */
export type Grade = 'P' | 'I' | 'R';

export interface Provenance {
  readonly grades: Readonly<Record<string, Grade>>;
  readonly why: string;
}

export interface Drawing {
  readonly features: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: string;
    /** Samples spread evenly along the line. */
    readonly width: readonly number[];
    readonly points: readonly (readonly number[])[];
  }[];
  readonly names: readonly { readonly name: string; readonly x: number; readonly y: number }[];
}
