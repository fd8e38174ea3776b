/** What formations, boxes, objectives, generals and cards are called. */
import {
  type BoxId,
  cardOf,
  type DicePart,
  findTactic,
  FORMATION_BY_ID,
  type FormationId,
  type GeneralId,
  type ObjectiveId,
  TACTIC_BY_ID,
  type TacticId,
} from '../../../engine/freemansFarm';

/** Within a sentence. */
export const nameOf = (formation: FormationId): string =>
  formation === 'americanArtillery' ? 'the American guns' : FORMATION_BY_ID[formation].name;

/** ‘Poor attacks’, ‘the American guns attack’: a name with its verb, given as for several. */
export function nameDoes(formation: FormationId, verb: string): string {
  const isSeveral = formation === 'americanArtillery';
  const one = verb === 'are' ? 'is' : verb === 'have' ? 'has' : `${verb}s`;
  return `${nameOf(formation)} ${isSeveral ? verb : one}`;
}

/** On a card or a box. */
export const titleOf = (formation: FormationId): string =>
  formation === 'americanArtillery' ? 'Artillery' : FORMATION_BY_ID[formation].name;

/** The men behind the name, for the back of a Formation card. */
export const menOf: Readonly<Record<FormationId, string>> = {
  fraser: 'light infantry, grenadiers and the 24th Foot',
  hamilton: 'the 9th, 20th, 21st and 62nd Foot',
  riedesel: 'Brunswickers from the river road',
  phillips: 'the artillery park',
  breymann: 'German reserve; cannot be broken',
  learned: 'Massachusetts men on the left',
  poor: 'New Hampshire, New York and Connecticut',
  glover: 'Massachusetts men behind the centre',
  paterson: 'Massachusetts men on the heights',
  nixon: 'Massachusetts men by the river',
  americanArtillery: 'guns in the works; others fire them',
};

export const boxNames: Readonly<Record<BoxId, string>> = {
  fraser1: 'Fraser 1',
  fraser2: 'Fraser 2',
  hamilton1: 'Hamilton 1',
  freemansFarm: 'Freeman’s Farm',
  breymann1: 'Breymann 1',
  riedesel1: 'Riedesel 1',
  riedesel2: 'Riedesel 2',
  riedesel3: 'Riedesel 3',
  phillips1: 'Phillips 1',
  phillips2: 'Phillips 2',
  learned1: 'Learned 1',
  poor1: 'Poor 1',
  glover1: 'Glover 1',
  paterson1: 'Paterson 1',
  nixon1: 'Nixon 1',
  artillery1: 'American Artillery',
};

export const objectiveNames: Readonly<Record<ObjectiveId, string>> = {
  coulterFarm: 'Coulter Farm',
  mill: 'The Mill',
};

export const generalNames: Readonly<Record<GeneralId, string>> = {
  burgoyne: 'Burgoyne',
  arnold: 'Arnold',
  gates: 'Gates',
};

/** ‘Hamilton 3’: formation and icons. */
export function cardName(card: string): string {
  const { formation, icons } = cardOf(card);
  return `${titleOf(formation)} ${icons}`;
}

export const tacticName = (title: TacticId): string => curly(TACTIC_BY_ID[title].name);

/** Of one copy. */
export function tacticsName(card: string): string {
  const tactic = findTactic(card);
  return tactic ? tacticName(tactic.id) : card;
}

const curly = (words: string): string => words.replaceAll("'", '’');

const PARTS: Readonly<Record<string, string>> = {
  command: 'Command',
  most: 'most is 7',
  fewest: 'fewest is 2',
  flank: 'on the flank',
  freemansFarm: 'Freeman’s Farm',
  bayonets: 'bayonets',
  poorInFarm: 'Poor at the Farm',
  riverRoad: 'river road',
  heavyGuns: 'heavy guns',
  millIsAmerican: 'The Mill is American',
  marksmen: 'marksmen',
  ...generalNames,
};

/** ‘+2 bayonets’. */
export const partName = (code: DicePart['code']): string => PARTS[code] ?? tacticName(code as TacticId);
