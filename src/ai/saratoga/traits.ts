/** What an officer thinks of, and how much each thing counts with him: weaker ones leave considerations out. */

/** In victory points, or as shares of them; see where each is used. */
export interface Traits {
  /** Harm that a unit may do from where it stands, and harm that it may suffer there. */
  readonly attack: number;
  readonly danger: number;
  /** The fire of enemies who are not adjacent yet but can come, and of guns. */
  readonly foresight: number;
  readonly gunFear: number;
  /** What the fire at those who come is worth beside theirs. */
  readonly patience: number;
  /** The pull of ground that shelters, of friends beside, and the push of a crowd. */
  readonly cover: number;
  readonly support: number;
  readonly crowd: number;
  /** Each movement point of the way that is left, and each hex away from where one shall hold. */
  readonly way: number;
  readonly holding: number;
  readonly command: number;
  /** How far others who can reach the same enemy share his fire. */
  readonly mass: number;
  /** 3.8.1 whether the morale of formations counts: what a break is worth beyond its points. */
  readonly morale: number;
  /** 8.0 the share of a loss that a marker counts as. */
  readonly marker: number;
  /** Whether guns stay behind infantry. */
  readonly screens: number;
  /** How much better closing in has to be than staying. */
  readonly nerve: number;
  /** 7.2 leaders lend their bonus at the front. */
  readonly leading: number;
  /** Attacks whether or not the battle asks for it. */
  readonly isRash: boolean;
  /** Gives formations orders of their own by what the battle asks for. */
  readonly isGeneral: boolean;
  /** Watches the road at 0113, and takes it where it is open. */
  readonly watchesRoad: boolean;
  /** Risks more when behind, less when ahead, as the day ends. */
  readonly readsClock: boolean;
}
