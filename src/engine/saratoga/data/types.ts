/** The shapes of the data: who fights, with what, on which ground, and how we know. */

export const SIDES = ['british', 'american'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const BATTLES = ['sept19', 'oct7'] as const;
export type Battle = (typeof BATTLES)[number];

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
] as const;
export type FormationId = (typeof FORMATIONS)[number];

/** R98, R123 American guns that reach an overall commander and no formation's commander. */
export const GUN_GROUPS = ['gatesGuns', 'arnoldGuns'] as const;
/** 8.0 who recovers together. */
export const RECOVERY_GROUPS = [...FORMATIONS, ...GUN_GROUPS] as const;
export type RecoveryGroup = (typeof RECOVERY_GROUPS)[number];

/** 2.2.1 from best to worst. */
export const RATINGS = ['A', 'B', 'C', 'D'] as const;
export type Rating = (typeof RATINGS)[number];

/** What the rulebook itself fixes of a value, and why we chose the rest. */
export interface Provenance {
  /** The published part with its case, or nothing where all of it is reconstructed. */
  readonly fixed?: string;
  /** Why the reconstructed part is as it is. */
  readonly why: string;
  /** What history says; (unchecked) marks a figure recalled from the literature. */
  readonly history?: string;
}

/** Whose coat a unit wears: the colour of its counter. */
export const TROOPS = ['british', 'german', 'provincial', 'continental', 'militia'] as const;
export type Troops = (typeof TROOPS)[number];

/** What kind of soldiers: the picture on its counter. */
export const ARMS = ['line', 'light', 'grenadier', 'rifle', 'irregular', 'gun'] as const;
export type Arm = (typeof ARMS)[number];

export interface Unit {
  readonly id: string;
  readonly side: Side;
  /** Gates' guns belong to no formation (3.5). */
  readonly formation?: FormationId;
  readonly name: string;
  readonly longName: string;
  readonly kind: 'infantry' | 'artillery';
  readonly troops: Troops;
  readonly arm: Arm;
  /** 2.2.1 the combat rating of the front and of the reduced side. */
  readonly rating: { readonly full: Rating; readonly reduced: Rating };
  readonly movement: number;
  readonly range: number;
  readonly calibre?: string;
  readonly battles: readonly Battle[];
}

interface LeaderBase {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly longName: string;
  readonly span: number;
  readonly movement: number;
}

/** 2.2.4, 3.6 an overall commander shows an activation rating. */
export interface OverallCommander extends LeaderBase {
  readonly kind: 'overall';
  readonly activation: number;
}

/** 2.2.3, 3.6 a formation commander shows a combat bonus. */
export interface FormationCommander extends LeaderBase {
  readonly kind: 'formation';
  readonly formation: FormationId;
  readonly bonus: number;
}

export type Leader = OverallCommander | FormationCommander;

export interface Formation {
  readonly id: FormationId;
  readonly side: Side;
  readonly name: string;
  /** 3.6 the name that it had in 1777. */
  readonly historicalName: string;
  /** 3.6 its commander, and whose subordinate he is. */
  readonly commander: string;
  readonly overall: string;
  /** 3.8 the boxes of the morale track, top to bottom. */
  readonly morale: readonly number[];
  /** The index of the box where the marker starts. */
  readonly start: Readonly<Record<Battle, number>>;
  /** Where it started before set-ups said so themselves: what is meant where one does not. */
  readonly formerly: Readonly<Record<Battle, number>>;
}

/** 11.1, 11.2 where a group of counters may be set up. */
export interface SetUpArea {
  readonly battle: Battle;
  readonly side: Side;
  readonly who: string;
  readonly counters: readonly string[];
  /** Within so many hexes of one of these; 0 means on it. */
  readonly centres: readonly string[];
  readonly radius: number;
  readonly case: '11.1' | '11.2';
}

/** Counters by hex, each list from the bottom of the stack to its top. */
export type Deployment = Readonly<Record<string, readonly string[]>>;

export interface Stream {
  readonly name: string;
  /** Hexsides 'CCRR/CCRR' from the source to the mouth. */
  readonly course: readonly string[];
  readonly provenance: Provenance;
}

export interface Road {
  readonly name: string;
  readonly path: readonly string[];
  readonly provenance: Provenance;
}

export interface Exit {
  readonly hex: string;
  readonly edge: 'N' | 'S' | 'W';
  readonly road: string;
}

/** A fortification hex: battles in which it counts, and whether guns may start in it. */
export interface Work {
  readonly hex: string;
  readonly inPlay: readonly Battle[];
  readonly gunsStartHere: boolean;
  readonly provenance: Provenance;
}

export const PLACE_KINDS = ['farm', 'house', 'hill', 'site', 'landing'] as const;
export interface Place {
  readonly name: string;
  readonly kind: (typeof PLACE_KINDS)[number];
  /** The first is where its buildings stand. */
  readonly hexes: readonly string[];
  readonly provenance: Provenance;
}

/** A hex that the rulebook names, and what for. */
export interface NamedHex {
  readonly hex: string;
  readonly case: string;
  readonly what: string;
}

/** Why hexes of one code are what they are; the first entry that names the hex, or no hexes at all, speaks for it. */
export interface GroundProvenance {
  readonly code: string;
  readonly hexes?: readonly string[];
  readonly why: string;
}

export interface MapData {
  readonly columns: number;
  readonly rows: number;
  readonly ground: string;
  readonly groundProvenance: readonly GroundProvenance[];
  readonly streams: readonly Stream[];
  readonly roads: readonly Road[];
  readonly exits: readonly Exit[];
  readonly britishExit: string;
  readonly works: readonly Work[];
  readonly places: readonly Place[];
  readonly namedHexes: readonly NamedHex[];
}

export interface ArmyData {
  readonly units: readonly Unit[];
  readonly leaders: readonly Leader[];
  readonly formations: readonly Formation[];
  readonly setUp: readonly SetUpArea[];
  /** By counter. */
  readonly provenance: Readonly<Record<string, Provenance>>;
}
