/** What a scenario of First Saratoga is made of: ground, counters, charts, turns, set-up and victory, all plain JSON. */

export const SIDES = ['british', 'colonial'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

/** 2.0 infantry is every unit but guns; leaders are no units. */
export const KINDS = ['leader', 'infantry', 'battalion', 'militia', 'irregular', 'artillery'] as const;
export type Kind = (typeof KINDS)[number];

/** 15.3 light, rifle or neither. */
export const TYPES = ['', 'L', 'R'] as const;
export type LightType = (typeof TYPES)[number];

/** 2.1 one face of a unit. */
export interface UnitFace {
  readonly cf: number;
  readonly morale: number;
  readonly ma: number;
  readonly type: LightType;
}
/** 2.2 guns attack with their bombardment factor. */
export interface GunFace extends UnitFace {
  readonly bombard: number;
  readonly range: number;
}
/** 2.3 */
export interface LeaderFace {
  readonly combatBonus: number;
  readonly moraleBonus: number;
  readonly ma: number;
}

/** How a counter comes into play. */
export type SetUp =
  /** 13.3 off the map, by the hex of its formation. */
  | { readonly kind: 'entry'; readonly formation: string }
  /** 13.3 off the map, with whichever formation its player likes. */
  | { readonly kind: 'anyEntry' }
  /** 13.4 anywhere in the columns of the free set-up. */
  | { readonly kind: 'free' }
  /** 13.4 alone in a protected hex. */
  | { readonly kind: 'works' }
  /** 13.4 a leader, with any unit. */
  | { readonly kind: 'withUnit' }
  /** 13.4 at the start of the first own movement phase of a clear turn. */
  | { readonly kind: 'whenClear'; readonly hex: string }
  /** In its place from the start. */
  | { readonly kind: 'at'; readonly hex: string };

export interface LeaderCounter {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: 'leader';
  readonly colour: string;
  readonly front: LeaderFace;
  readonly back: LeaderFace;
  readonly setUp: SetUp;
}
/** 2.4 the back is the reduced side of two steps. */
export interface TwoStepCounter {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: 'infantry' | 'militia' | 'irregular';
  readonly colour: string;
  readonly front: UnitFace;
  readonly back: UnitFace;
  readonly setUp: SetUp;
}
/** 2.5 the back is the ineffective side. */
export interface BattalionCounter {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: 'battalion';
  readonly colour: string;
  readonly front: UnitFace;
  readonly back: UnitFace;
  readonly setUp: SetUp;
}
export interface GunCounter {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly kind: 'artillery';
  readonly colour: string;
  readonly front: GunFace;
  readonly setUp: SetUp;
}
export type Counter = LeaderCounter | TwoStepCounter | BattalionCounter | GunCounter;

export const PATH_KINDS = ['road', 'track'] as const;
export const WATER_KINDS = ['stream', 'brook'] as const;

export interface Ground {
  readonly columns: number;
  readonly rows: number;
  /**
   * A column a line, from 01 on; its hexes from row 01 on, parted by spaces: `.` clear, `l` light woods, `D` deep woods, `~` river,
   * `x` out of play; then `h` hill, `s` stream, `b` brook, `B` buildings.
   */
  readonly hexes: readonly string[];
  /** Protected hex, a stroke, the hex outside. */
  readonly works: readonly string[];
  readonly creeks: readonly string[];
  readonly bridges: readonly { readonly side: string; readonly burned: boolean }[];
  readonly paths: readonly {
    readonly name: string;
    readonly kind: (typeof PATH_KINDS)[number];
    readonly hexes: readonly string[];
  }[];
  /** For the drawing; what waters do is in the hexes. */
  readonly waters: readonly {
    readonly name: string;
    readonly kind: (typeof WATER_KINDS)[number];
    readonly hexes: readonly string[];
  }[];
  readonly places: readonly { readonly hex: string; readonly name: string; readonly kind: string }[];
}

/** 13.2, 15.5 a box of the Turn Record Track. */
export interface Turn {
  readonly time: string;
  /** The faces that mean fog, lowest and highest; none: always clear. */
  readonly fog?: readonly [number, number];
  /** M3 whether the die falls even if it was clear before. */
  readonly always: boolean;
}

/** 4.0, 6.0, 7.0, 8.0 the numbers of the charts. Movement points may have halves. */
export interface Charts {
  readonly move: {
    readonly clear: number;
    readonly lightWoods: number;
    readonly deepWoods: number;
    readonly road: number;
    readonly track: number;
    readonly stream: number;
    readonly works: number;
    readonly entry: number;
  };
  /** 7.5 */
  readonly works: { readonly cf: number; readonly morale: number };
  readonly buildings: { readonly cf: number };
  /** 6.1, 15.1 */
  readonly stack: { readonly units: number; readonly withBattalion: number };
  /** The lowest difference of each column but the first. */
  readonly columns: readonly number[];
  /** By face of the die, a result for each column. */
  readonly results: readonly (readonly string[])[];
  /** 8.11 the face that asks for leader dice, and the lowest face that kills. */
  readonly leaderDie: number;
  readonly leaderKilled: number;
  /** 8.9 */
  readonly retreat: number;
  /** 10.3 */
  readonly flight: number;
}

export interface Entry {
  readonly id: string;
  readonly hex: string;
  /** 13.3 to the movement die. */
  readonly dieModifier: number;
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly ground: Ground;
  readonly charts: Charts;
  readonly turns: readonly Turn[];
  readonly counters: readonly Counter[];
  /** 13.3 */
  readonly entries: readonly Entry[];
  readonly leastEntry: number;
  /** 13.4 the first and the last column of the free set-up. */
  readonly freeColumns: readonly [number, number];
  /** 11.1 the first and the last column that a chain of recovery must reach. */
  readonly rearColumns: readonly [number, number];
  /** 14.0 */
  readonly victory: {
    readonly atOnce: readonly string[];
    readonly flags: readonly {
      readonly hex: string;
      /** Whose victory hex it is, and who was there last before the game. */
      readonly wins: Side;
      readonly owner: Side;
    }[];
  };
  /** Ready-made: the formation at each entry, the free leaders with a formation, and who stands in which hex. */
  readonly readyMade: {
    readonly entries: Readonly<Record<string, string>>;
    readonly leaders: Readonly<Record<string, string>>;
    readonly places: Readonly<Record<string, readonly string[]>>;
  };
}

/** P published, I inferred from something published, R reconstructed by us. */
export type Provenance = 'P' | 'I' | 'R';
