/** What sums, results and outcomes of an attack are called. */
import type { Charts, Halving, Mode, Outcome, SumLine } from '../../../engine/firstSaratoga';
import { counterName, percent, signed } from './names';

export const modeNames: Readonly<Record<Mode, string>> = {
  normal: 'Assault',
  skirmish: 'Skirmish',
  bombard: 'Bombard',
};
export const modeHints: Readonly<Record<Mode, string>> = {
  normal: 'Both sides can be hurt; the winner may advance.',
  skirmish: 'No risk, no advance: at most the enemy gives ground.',
  bombard: 'Guns alone. Two hexes off they cannot be hurt.',
};

const HALVED: Readonly<Record<Halving, string>> = {
  works: 'against works',
  creek: 'across a creek',
  stream: 'across a stream',
  woods: 'through woods',
  disrupted: 'disrupted',
};

export function sumLine({ what, counter, printed, halved }: SumLine): string {
  const name = counter === undefined ? '' : counterName(counter);
  const why =
    halved.length > 0 ? ` ${printed}, halved: ${halved.map((each) => HALVED[each]).join(', ')}` : '';
  switch (what) {
    case 'unit':
    case 'gun':
      return `${name}${why}`;
    case 'battalion':
      return `${name}${why}`;
    case 'skirmisher':
      return `${name}, light: counts its MA${why}`;
    case 'notLight':
      return `${name}, not light: counts nothing`;
    case 'leader':
      return 'Leader';
    case 'works':
      return 'Behind works';
    case 'buildings':
      return 'In buildings';
  }
}

const HEADS: Readonly<Record<string, string>> = {
  NE: 'no effect',
  Ac: 'attacker tests morale',
  Ar: 'attacker gives ground',
  Ax: 'attacker tests: loses a step or goes back',
  Dc: 'defender tests morale',
  Dr: 'defender gives ground',
  Dx: 'defender tests: loses a step or goes back',
  Dm: 'defender tests or routs',
  Ex: 'exchange: a step each',
};

const AFTER: Readonly<Record<string, string>> = {
  NE: 'nothing',
  Dr: 'it gives ground all the same',
};

/** ‘Dc(Ex)’ in words; `passes`: what is known of its test. */
export function resultName(result: string, passes = ''): string {
  const head = `${HEADS[result.slice(0, 2)] ?? result}${passes && ` (${passes})`}`;
  const bracket = /\((\w\w)\)/.exec(result)?.[1];
  if (bracket !== undefined) return `${head}; if it passes, ${AFTER[bracket] ?? HEADS[bracket] ?? bracket}`;
  return result === 'Ac' || result === 'Dc' ? `${head}; if it passes, ${AFTER['NE']}` : head;
}

export const outcomeNames: Readonly<Record<Outcome, string>> = {
  NE: 'Nothing happens',
  Ar: 'Attackers disrupted or back',
  AxHold: 'Attackers lose a step or go back',
  AxRetreat: 'Attackers driven back, disrupted',
  Ex: 'A step each, or defender back',
  Dr: 'Defender disrupted or back',
  DxHold: 'Defender loses a step or goes back',
  DxRetreat: 'Defender driven back, disrupted',
  DmRout: 'Defender routs',
};

/** 8.7 against men who are disrupted already. */
export const shakenOutcomes: Readonly<Partial<Record<Outcome, string>>> = {
  Dr: 'Defender loses a step and goes back',
  DxHold: 'Defender loses a step and may stay',
  DxRetreat: 'Defender loses a step and is driven back',
  DmRout: 'Defender routs and is gone',
};

/** 8.2, 8.4, 8.5 the results that ask for a morale test of one side. */
export const testerOf = (result: string): 'attacker' | 'defender' | undefined =>
  /^(?:Ac|Ax)/.test(result) ? 'attacker' : /^D[cxm]/.test(result) ? 'defender' : undefined;

/** Of six faces, how many pass. `isUnsure`: a leader may fall before. */
export const passesIn = (needed: number, isUnsure: boolean): string =>
  `passes ${Math.max(0, Math.min(6, needed))} in 6${isUnsure ? ' if no leader falls' : ''}`;

const KILLS: Readonly<Record<number, string>> = { 5: '5 or 6', 6: '6' };

export const testedOn = (needed: number): string =>
  needed >= 6
    ? 'passes any morale test'
    : needed <= 0
      ? 'passes no morale test'
      : `passes a morale test on ${needed} or less`;

export const combatWords = {
  attack: 'Attack',
  defence: 'Defence',
  difference: 'Difference',
  column: (name: string) => `Column ${name}`,
  columns: 'The nine columns of the results table',
  faces: 'What each face of the die does',
  chances: 'How it will end',
  attackerMorale: (needed: number) => `Attacker ${testedOn(needed)}`,
  defenderMorale: (needed: number) => `Defender ${testedOn(needed)}`,
  risk: (names: string, leaders: number, { leaderDie, leaderKilled }: Charts) =>
    `${names} may fall: a ${leaderDie}, then ${KILLS[leaderKilled] ?? `${leaderKilled} to 6`} (${percent((7 - leaderKilled) / 36)}${leaders > 1 ? ' each' : ''}).`,
  ways: 'Ways to attack',
  offer: (difference: number, share: string) => `${signed(difference)} · ${share}`,
  offers: 'Difference, and the chance that they give ground or worse.',
  inFront: 'Defended by',
  primary: 'In front',
  primaryHint: 'It tests morale and takes the loss.',
};

/** The names of the columns, from the lowest differences that open them. */
export const columnNames = (columns: readonly number[]): readonly string[] => [
  `≤${signedShort((columns[0] ?? 0) - 1)}`,
  ...columns.map((low, i) => {
    const next = columns[i + 1];
    if (next === undefined) return `${signedShort(low)}+`;
    return next - 1 === low ? signedShort(low) : `${signedShort(low)},${signedShort(next - 1)}`;
  }),
];

const signedShort = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
