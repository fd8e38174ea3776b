/** What the data is made of. Ids derive from these lists; the order of a list is the order of the data. */

export const SIDES = ['british', 'american'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<Value> = Record<Side, Value>;

export const FORMATIONS = [
  'fraser',
  'hamilton',
  'riedesel',
  'phillips',
  'breymann',
  'learned',
  'poor',
  'glover',
  'paterson',
  'nixon',
  'americanArtillery',
] as const;
export type FormationId = (typeof FORMATIONS)[number];

export const BOXES = [
  'fraser1',
  'fraser2',
  'hamilton1',
  'freemansFarm',
  'breymann1',
  'riedesel1',
  'riedesel2',
  'riedesel3',
  'phillips1',
  'phillips2',
  'learned1',
  'poor1',
  'glover1',
  'paterson1',
  'nixon1',
  'artillery1',
] as const;
export type BoxId = (typeof BOXES)[number];

export const OBJECTIVES = ['coulterFarm', 'mill'] as const;
export type ObjectiveId = (typeof OBJECTIVES)[number];

export const GENERALS = ['burgoyne', 'arnold', 'gates'] as const;
export type GeneralId = (typeof GENERALS)[number];

export const COMMANDS = [
  'fraser.attackCoulter',
  'fraser.turnFlank',
  'fraser.attackLearned',
  'fraser.rollUp',
  'fraser.reinforceHamilton',
  'hamilton.attackMill',
  'hamilton.takeFarm',
  'hamilton.attackFromFarm',
  'hamilton.bayonets',
  'riedesel.toTwo',
  'riedesel.toThree',
  'riedesel.attackPoor',
  'riedesel.takeFarm',
  'riedesel.attackFromFarm',
  'riedesel.attackRight',
  'riedesel.reinforceHamilton',
  'phillips.advance',
  'phillips.counterBattery',
  'phillips.bombardRight',
  'breymann.reinforceFraser',
  'breymann.reinforceHamilton',
  'breymann.skirmish',
  'learned.attackFraser1',
  'learned.attackFraser2',
  'learned.attackHamilton',
  'learned.reinforcePoor',
  'poor.attackHamilton',
  'poor.takeFarm',
  'poor.attackFromFarm',
  'poor.attackRiedesel',
  'poor.attackFraser',
  'poor.reinforceLearned',
  'poor.withdraw',
  'glover.reinforcePoor',
  'glover.reinforcePaterson',
  'glover.artillery',
  'glover.attackRiedesel',
  'glover.attackHamilton',
  'paterson.artillery',
  'paterson.attackRiedesel',
  'paterson.reinforceNixon',
  'paterson.reinforceGlover',
  'nixon.artillery',
  'nixon.attackRiedesel',
  'nixon.attackPhillips',
  'nixon.reinforcePaterson',
  'artillery.firePhillips1',
  'artillery.firePhillips2',
  'artillery.fireRiedesel',
] as const;
export type CommandId = (typeof COMMANDS)[number];

export const COMMAND_KINDS = ['attack', 'moveAttack', 'move', 'reinforce', 'activate'] as const;
export type CommandKind = (typeof COMMAND_KINDS)[number];

export const TACTICS = [
  'backInTheSaddle',
  'steadyTheRanks',
  'coldSteel',
  'morgansRiflemen',
  'crashingVolley',
  'pressThemHard',
  'gunsWellLaid',
  'freshResolve',
  'drumsAndColours',
  'stragglersComeIn',
  'quickMarch',
  'willingTroops',
  'fogInTheClearing',
  'breastworks',
  'officersDown',
  'prisoners',
  'lowOnPowder',
  'aideDeCamp',
  'noRespite',
  'skirmishLine',
] as const;
export type TacticId = (typeof TACTICS)[number];

/** F18 when a Tactics card may be played. */
export const WINDOWS = [
  'ownTurn',
  'payActivation',
  'beforeRoll',
  'enemyBeforeRoll',
  'afterRoll',
  'enemyReroll',
  'moraleTestFailed',
  'afterMove',
  'afterAttack',
  'draw',
] as const;
export type Window = (typeof WINDOWS)[number];

/** 13.1, F56 how much the solitaire opponent suffers from its own 2s. */
export const LEVELS = ['easy', 'standard', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The state of the data that a set-up may name. One that names none is of the time before, and plays with what the values were `formerly`. */
export const EDITIONS = [4] as const;
export type Edition = (typeof EDITIONS)[number];
export const LATEST_EDITION: Edition = 4;

/** Published, from the sister game, inferred, reconstructed. */
export const MARKS = ['P', 'S', 'I', 'R'] as const;
export interface Provenance {
  readonly mark: (typeof MARKS)[number];
  readonly why: string;
}

/** A list of conditions means all of them. */
export type Condition =
  | { readonly objective: ObjectiveId; readonly is: Side }
  /** In play and in one of these boxes. */
  | { readonly formation: FormationId; readonly at: readonly BoxId[] }
  | { readonly formation: FormationId; readonly inPlay: boolean }
  | { readonly formation: FormationId; readonly minMarkers: number }
  /** In play as well. */
  | { readonly formation: FormationId; readonly maxMarkers: number }
  | { readonly location: BoxId; readonly vacant: boolean }
  | { readonly flag: 'poorCountsAsInFreemansFarm' }
  | { readonly any: readonly Condition[] };

export interface Box {
  readonly id: BoxId;
  readonly name: string;
  readonly kind: 'start' | 'move' | 'shared';
  readonly holds: readonly FormationId[];
  readonly side?: Side;
  readonly spaces: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Objective {
  readonly id: ObjectiveId;
  readonly name: string;
  readonly startsWith: Side;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly contestedBy: Readonly<BySide<readonly FormationId[]>>;
}

export interface Arrow {
  readonly formation: FormationId;
  readonly from: BoxId;
  readonly to: BoxId;
  readonly requires: readonly Condition[];
}

export interface Feature {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly along?: readonly (readonly number[])[];
  readonly at?: readonly number[];
}

export interface Formation {
  readonly id: FormationId;
  readonly side: Side;
  readonly name: string;
  readonly arm: 'infantry' | 'artillery';
  readonly colour: 'red' | 'green' | 'blue';
  readonly wing: 'left' | 'centre' | 'right';
  readonly startsAt: BoxId;
  readonly markers: number;
  /** The highest box of its track, if it has one. */
  readonly morale?: number;
  readonly formerly?: { readonly morale: number };
  readonly canBreak: boolean;
  readonly canBeDestroyed: boolean;
}

export interface Target {
  readonly formation: FormationId;
  /** 10 the objective whose skirmishers the attack threatens, if `skirmishersOnlyIf` holds. */
  readonly skirmishersAt?: ObjectiveId;
  readonly skirmishersOnlyIf?: readonly Condition[];
  readonly when?: readonly Condition[];
}

export const MODIFIERS = [
  'flank',
  'freemansFarm',
  'bayonets',
  'poorInFarm',
  'riverRoad',
  'heavyGuns',
  'millIsAmerican',
  'marksmen',
] as const;
export interface CommandModifier {
  readonly code: (typeof MODIFIERS)[number];
  readonly add: number;
  readonly formerly?: number;
  readonly when: readonly Condition[];
}

export interface Command {
  readonly id: CommandId;
  readonly formation: FormationId;
  readonly kind: CommandKind;
  readonly from: readonly BoxId[];
  readonly to?: BoxId;
  readonly conditions: readonly Condition[];
  readonly targets: readonly Target[];
  readonly dice?: number;
  readonly modifiers: readonly CommandModifier[];
  readonly maxMarkers?: number;
  readonly formerly?: { readonly dice?: number; readonly maxMarkers?: number };
  readonly activates?: FormationId;
  /** `byActivator`: paid with the Command that activates, and not again. */
  readonly activationCost: 'normal' | 'none' | 'byActivator';
  /** F21 Morale on top of the activation cost. */
  readonly extraMorale?: number;
  /** F45 the only choice while it is legal. */
  readonly mandatory: boolean;
}

export interface ActivationCard {
  readonly id: string;
  readonly side: Side;
  readonly formation: FormationId;
  readonly icons: number;
}

export interface General {
  readonly id: GeneralId;
  readonly side: Side;
  readonly name: string;
  readonly activates: readonly FormationId[];
  readonly momentum: number;
  readonly activationCost: 'normal' | 'none';
  readonly extraDice: number;
  readonly rescues: readonly FormationId[];
  readonly addToMorale: number;
}

/** What a Tactics card is played on; where there is nothing to choose from, it cannot be played. */
export type Selection =
  | 'ownExpendedGeneral'
  | 'ownFormationInPlayWithTrackBelowStart'
  | 'ownInfantryInPlayWithVacantSpace'
  | 'ownFormationInPlay'
  | 'enemyFormationWithTrackThatYouCouldAttackNow'
  | 'anyUnattachedCardOfTheOpponent'
  | 'anyCardOfYourActivationDeck';

export type Effect =
  | {
      readonly do: 'addDice';
      readonly dice: number;
      readonly attackers?: readonly FormationId[];
      readonly moraleAfter?: number;
    }
  | { readonly do: 'removeDice'; readonly dice: number }
  | { readonly do: 'freeReroll' }
  | { readonly do: 'cancelReroll' }
  | { readonly do: 'gainMorale' | 'loseMorale'; readonly morale: number; readonly choose: Selection }
  | { readonly do: 'gainMarkers'; readonly markers: number; readonly choose: Selection }
  | { readonly do: 'passMoraleTest' }
  | { readonly do: 'attackNow'; readonly after: 'moveWithoutCombat' | 'attackResolved' }
  | { readonly do: 'attach'; readonly choose: Selection; readonly removesDice: number }
  | { readonly do: 'readyGeneral' | 'takeTacticsCard' | 'chooseDraw'; readonly choose: Selection }
  | { readonly do: 'waiveActivationCost' }
  | { readonly do: 'singleSixTakesSkirmishers' };

export interface Tactic {
  readonly id: TacticId;
  readonly name: string;
  readonly copies: number;
  readonly cost: number;
  readonly usableBy: Side | 'any';
  readonly window: Window;
  readonly ongoing: boolean;
  readonly usefulAgainstSolitaire: boolean;
  readonly effect: Effect;
}

/** 13.1 an entry of a solitaire order. */
export interface Order {
  readonly command: CommandId;
  readonly target?: FormationId;
  readonly onlyIf?: readonly Condition[];
}
