/** Counters, formations, sides and hexes as they are called in a sentence. Every unit is one thing: it fires, they do not. */
import { formatHex, type Hex } from '../../../engine/hexmap/hexId';
import { counterOf, FORMATION_BY_ID, isUnit, type RecoveryGroup } from '../../../engine/saratoga';
import { english } from './english';

export const unitNames: Readonly<Record<string, string>> = {
  'b-li': 'the Light Infantry',
  'b-gren': 'the Grenadier battalion',
  'b-24': 'the 24th Foot',
  'b-mark': 'the company of marksmen',
  'b-loy': 'the Loyalist corps',
  'b-can': 'the corps of Canadians and Indians',
  'b-fa1': 'Fraser’s 6-pounder battery',
  'b-fa2': 'Fraser’s 3-pounder battery',
  'b-bgren': 'the Brunswick grenadier battalion',
  'b-barner': 'Barner’s light battalion',
  'b-ba1': 'Breymann’s 6-pounder battery',
  'b-9': 'the 9th Foot',
  'b-20': 'the 20th Foot',
  'b-21': 'the 21st Foot',
  'b-62': 'the 62nd Foot',
  'b-ha1': 'Jones’s 6-pounder battery',
  'b-ha2': 'Hamilton’s 3-pounder battery',
  'b-ried': 'Regiment Riedesel',
  'b-rhetz': 'Regiment Rhetz',
  'b-specht': 'Regiment Specht',
  'b-ra1': 'Pausch’s 6-pounder battery',
  'b-47': 'the 47th Foot',
  'b-hh': 'the Hesse-Hanau regiment',
  'b-pa1': 'the 24-pounder battery',
  'b-pa2': 'the first 12-pounder battery',
  'b-pa3': 'the second 12-pounder battery',
  'b-pa4': 'the howitzer battery',
  'a-1nh': 'the 1st New Hampshire',
  'a-2nh': 'the 2nd New Hampshire',
  'a-3nh': 'the 3rd New Hampshire',
  'a-2ny': 'the 2nd New York',
  'a-4ny': 'the 4th New York',
  'a-cook': 'Cook’s militia regiment',
  'a-lat': 'Latimore’s militia regiment',
  'a-va': 'Morgan’s rifle corps',
  'a-dear': 'Dearborn’s light battalion',
  'a-2ma': 'the 2nd Massachusetts',
  'a-8ma': 'the 8th Massachusetts',
  'a-9ma': 'the 9th Massachusetts',
  'a-can': 'the 1st Canadian',
  'a-1ma': 'the 1st Massachusetts',
  'a-4ma': 'the 4th Massachusetts',
  'a-13ma': 'the 13th Massachusetts',
  'a-15ma': 'the 15th Massachusetts',
  'a-2alb': 'the 2nd Albany militia',
  'a-17alb': 'the 17th Albany militia',
  'a-gra': 'Graham’s militia regiment',
  'a-10ma': 'the 10th Massachusetts',
  'a-11ma': 'the 11th Massachusetts',
  'a-12ma': 'the 12th Massachusetts',
  'a-14ma': 'the 14th Massachusetts',
  'a-3ma': 'the 3rd Massachusetts',
  'a-5ma': 'the 5th Massachusetts',
  'a-6ma': 'the 6th Massachusetts',
  'a-7ma': 'the 7th Massachusetts',
  'a-art1': 'Gates’s battery 1',
  'a-art2': 'Gates’s battery 2',
  'a-art3': 'Gates’s battery 3',
  'a-art4': 'Gates’s battery 4',
  'a-art5': 'Gates’s battery 5',
  'a-art6': 'Gates’s battery 6',
  'a-art7': 'Gates’s battery 7',
  'a-art8': 'Gates’s battery 8',
  'a-art9': 'Gates’s battery 9',
  'a-art10': 'Gates’s battery 10',
  'a-art11': 'Gates’s battery 11',
};

/** 3.4 whoever is not named is hidden. */
export function counterName(id: string | undefined): string {
  if (id === undefined) return 'a hidden unit';
  return unitNames[id] ?? counterOf(id).name;
}

/** Who is fired at, with the formation that will feel its loss: ‘Poor’s 1st New Hampshire’; of a closed stack nobody (R65). */
export function targetName(id: string | undefined): string {
  if (id === undefined) return 'the stack';
  const name = counterName(id);
  const counter = counterOf(id);
  const formation = isUnit(counter) ? counter.formation : undefined;
  return formation && name.startsWith('the ')
    ? `${FORMATION_BY_ID[formation].name}’s ${name.slice(4)}`
    : name;
}

export const counterNames = (ids: readonly string[]): string => english.listed(ids.map(counterName));

/** R98, R123 American guns by the overall commander whom they reach. */
export const gunGroups = { gatesGuns: 'Gates’s guns', arnoldGuns: 'Arnold’s guns' } as const;

export const groupName = (group: RecoveryGroup): string =>
  group === 'gatesGuns' || group === 'arnoldGuns'
    ? gunGroups[group]
    : `${FORMATION_BY_ID[group].name}’s formation`;

export const hexNumber = (hex: number): string => formatHex(hex as Hex);
