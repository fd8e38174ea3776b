/** What can be wrong with a scenario file, in codes; FORMAT.md tells them, and the page has words for each. */

export const PROBLEM_CODES = [
  // The shape of a value.
  'notAnObject',
  'notAList',
  'notText',
  'notWhole',
  'notHalves',
  'notYesOrNo',
  'notOneOf',
  'missing',
  'unknownField',
  'badText',
  'badLength',
  'outOfRange',
  // The ground and what lies on it.
  'badHex',
  'notOnMap',
  'notLand',
  'notAdjacent',
  'twice',
  'bridgeWithoutCreek',
  'pathOverCreek',
  // Charts, counters, entries.
  'notRising',
  'noUnits',
  'wrongSetUp',
  'onlyLeaders',
  'bothSides',
  'stackFull',
  'tooFewEntries',
  'noFormation',
  // The ready-made set-up.
  'unknownCounter',
  'unknownEntry',
  'unknownFormation',
  'notOnce',
  'notPlaced',
  'notOnTheMap',
  'notWithAUnit',
  'atTheWorks',
  'mustBeAlone',
  'outsideSetUpArea',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What is wrong with a scenario, and where: a path of fields, or a hex. */
export interface ScenarioProblem {
  readonly code: ProblemCode;
  readonly at: string;
}

export type Tell = (code: ProblemCode, at: string) => void;
