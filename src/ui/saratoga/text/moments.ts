/** The words of the great moments: a headline, and a line that says how it came. */
import { counterOf, type Ending, type FormationId, isUnit, type Side } from '../../../engine/saratoga';
import { english } from './english';
import { capital } from '../../text/common';
import { counterName, counterNames, hexNumber } from './names';
import { sideAdjectives, sideNames, sidesFirst } from './sides';

/** What each commander had under him, as one would have said. */
export const BODIES: Readonly<Record<FormationId, string>> = {
  fraser: 'Fraser’s corps',
  hamilton: 'Hamilton’s brigade',
  riedesel: 'Riedesel’s wing',
  phillips: 'Phillips’s wing',
  breymann: 'Breymann’s corps',
  learned: 'Learned’s brigade',
  poor: 'Poor’s brigade',
  glover: 'Glover’s brigade',
  paterson: 'Paterson’s brigade',
  nixon: 'Nixon’s brigade',
};

/** ‘Poor’s brigade, in 0606’. */
function whereOf(id: string | undefined, hex: number): string {
  const counter = id === undefined ? undefined : counterOf(id);
  const formation = counter && isUnit(counter) ? counter.formation : undefined;
  return formation ? `${BODIES[formation]}, in ${hexNumber(hex)}` : `In ${hexNumber(hex)}`;
}

export const moments = {
  breaks: (formation: FormationId) => `${BODIES[formation]} breaks`,
  /** 10.0 */
  brokenFor: (side: Side) => `Ten points to ${sideNames[side]}`,
  rolled: (dice: readonly number[], number: number) =>
    `${dice.reduce((sum, die) => sum + die, 0)}, needed ${number} or less`,
  falls: (leader: string) => `${counterName(leader)} falls`,
  fellTo: (by: string) => `Caught without troops by ${counterName(by)}`,
  leaves: (leader: string) => `${counterName(leader)} leaves the field`,
  noFriends: 'There are no friends left to join',
  destroyed: (unit: string | undefined) => `${capital(counterName(unit))} is destroyed`,
  surrenders: (unit: string) => `${capital(counterName(unit))} surrenders`,
  givenUp: (unit: string) => `${capital(counterName(unit))} is lost`,
  where: whereOf,
  noWayOut: (hex: number) => `No way out of ${hexNumber(hex)}`,
  noRoom: (hex: number) => `No room in ${hexNumber(hex)}`,
  lost: (count: number) => `${count} units are lost`,
  names: (ids: readonly string[]) => capital(counterNames(ids)),
  away: (ids: readonly string[]) =>
    `${capital(counterNames(ids))} ${ids.length === 1 ? 'is' : 'are'} away by the road`,
  awayOf: (full: number, needed: number) => `${full} of ${needed} gone at full strength by 0113`,
  won: ({ winner }: Ending) => (winner ? `${sidesFirst[winner]} win` : 'Nobody wins'),
  why: ({ winner, reason }: Ending, points: Readonly<Record<Side, number>>): string => {
    switch (reason) {
      case 'exit':
        return 'Four British units have marched round the American army by 0113';
      case 'demoralised':
        return `Three ${sideAdjectives[winner === 'british' ? 'american' : 'british']} formations are broken`;
      case 'bothDemoralised':
        return 'Three formations are broken on each side';
      case 'points':
        return `Night falls: ${english.listed([`British ${points.british}`, `Americans ${points.american}`])}`;
      case 'tie':
        return 'Night falls, and the points are equal: a tie is American';
    }
  },
};
