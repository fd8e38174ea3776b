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
  /** 9.0, 10.0 what the first, the second and the third break of an army are worth. */
  readonly breaks: readonly [first: number, second: number, third: number];
  /** A check that is passed moves the marker down: what that counts as, as a share of a break. */
  readonly wear: number;
  /** Each step of rating in fire that a reduced unit no longer gives. */
  readonly fireLost: number;
  /** 3.8.1 the chance that a formation breaks at its next check above which it falls back as a whole. */
  readonly shaken: number;
  /** How much more a unit with a marker fears the next hit. */
  readonly onEdge: number;
  /** A gun fires in both Combat Phases of a turn. */
  readonly salvoes: number;
  /** Whether guns stay behind infantry. */
  readonly screens: number;
  /** What a battery must gain before it leaves a place from which it can fire. */
  readonly limber: number;
  /** How many times that it must gain before it leaves breastworks that nobody comes for. */
  readonly inWorks: number;
  /** How much better closing in has to be than staying. */
  readonly nerve: number;
  /** 7.2 leaders lend their bonus at the front. */
  readonly leading: number;
  /** 8.0 an overall commander rides to men with markers. */
  readonly tending: number;
  /** Attacks whether or not the battle asks for it. */
  readonly isRash: boolean;
  /** Harm done and suffered while in line, and while the army gathers. */
  readonly boldInLine: number;
  readonly shyInLine: number;
  readonly shyGathering: number;
  /** How many times as many as he meets he wants to be before he strikes, and the share of his men that must be there. */
  readonly superior: number;
  readonly enough: number;
  /** In strength: how much the effort of the turn before counts beside a new one. */
  readonly steady: number;
  /** Turns before the end from which he risks more when he is behind, and how much more. */
  readonly hurries: number;
  readonly haste: number;
  /** Gives formations orders of their own by what the battle asks for. */
  readonly isGeneral: boolean;
  /** In strength: what a movement point of the way to another part of the lines, and a part that is held, count. */
  readonly lineMarch: number;
  readonly lineKept: number;
  /** Sends men at batteries and leaders that the enemy leaves unguarded. */
  readonly takesPrizes: boolean;
  /** Watches the road at 0113, and takes it where it is open. */
  readonly watchesRoad: boolean;
  /** Risks more when behind, less when ahead, as the day ends. */
  readonly readsClock: boolean;
}
