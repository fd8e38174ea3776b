/** The words of the last card and of the review: who won and why, what decided it, how it went in 1777. */
import { type Analysis, type Ending, type Moment, ROUNDS, type Side } from '../../../engine/freemansFarm';
import { capital } from '../../text/common';
import { nameDoes, nameOf, objectiveNames } from './names';
import { sideAdjectives, sideNames, sidesFirst } from './sides';

export const end = {
  label: 'The end',
  name: 'Freeman’s Farm',
  when: (round: number) => `Freeman’s Farm with cards, round ${round} of ${ROUNDS}`,
  won: ({ winner, reason }: Ending) =>
    winner
      ? `${sidesFirst[winner]} have won${reason === 'time' ? ': time has run out' : ''}`
      : 'Both armies are spent',
  lost: (lost: Readonly<Record<Side, number>>) =>
    `Formations lost: British ${lost.british}, American ${lost.american}.`,
  reason: ({ winner, reason }: Ending, bot: Side | undefined): string => {
    if (reason === 'time')
      return bot !== undefined && winner === bot
        ? 'Fifteen rounds are over and the opponent’s line still stands: the day is its own.'
        : 'Night falls after fifteen rounds, and the Americans still stand between Burgoyne and Albany.';
    if (!winner) return 'The third formation fell on both sides in the same attack.';
    return `Three formations of ${sideNames[winner === 'british' ? 'american' : 'british']} are out of the battle.`;
  },
  decided: 'What decided it',
  byItself: (falls: number) =>
    falls === 0
      ? ''
      : `${falls} of these went out by what ${falls === 1 ? 'its' : 'their'} own side paid or risked.`,
  noFalls: 'Nobody was pushed far enough to lose a third formation.',
  moment: (moment: Moment): string => {
    const where = `Round ${moment.round}: `;
    switch (moment.kind) {
      case 'fall':
        return `${where}${nameDoes(moment.formation, 'are')} ${moment.how}${moment.attacker ? `, by ${nameOf(moment.attacker)}` : CAUSES[moment.cause]}.`;
      case 'objective':
        return `${where}${objectiveNames[moment.objective]} turns ${sideAdjectives[moment.side]}.`;
      case 'blow':
        return `${where}${capital(nameDoes(moment.attacker, 'strike'))} ${nameOf(moment.target)}: ${moment.harm} Morale and markers in one attack.`;
    }
  },
  charts: {
    morale: 'Morale of the formations in play',
    markers: 'Markers of the formations in play',
    cubes: 'Cubes at the end of each turn',
    lost: 'Formations lost',
    round: 'Round',
    caption: (what: string) => `${what}, by round`,
    none: 'No turn is over yet.',
  },
  losses: {
    title: 'The armies at the end',
    formation: 'Formation',
    morale: 'Morale',
    markers: 'Markers',
    fate: 'Fate',
  },
  inPlay: 'in play',
  history: {
    title: 'In 1777',
    text: [
      'Burgoyne came down in three columns: Fraser through the woods to turn the American left, Hamilton in the centre to Freeman’s cleared fields, Riedesel and Phillips with the guns along the river road. Morgan’s riflemen met the centre first.',
      'Poor’s and Learned’s men fought Hamilton’s four regiments across one clearing all afternoon; the 62nd was nearly destroyed. Gates kept the right in its works. Toward evening Riedesel marched to the sound of the guns and struck the American flank, and darkness ended it.',
      'The British held the field and had lost some 600 men whom they could not replace; the Americans some 320. In the words of this game: time ran out, and the Americans stood.',
    ],
  },
  luck: 'Luck of the dice',
  dice: {
    title: 'The dice',
    seed: 'The seed of all rolls:',
    check: 'Check a game',
    own: 'The players rolled their own dice.',
  },
};

const CAUSES = {
  activation: ', by what it paid to act',
  extraCost: ', by its own charge',
  reroll: ', by paying to roll again',
  attack: ', in its own attack',
  afterAttack: ', after its own attack',
  card: ', by a card',
  sent: '',
} as const;

export const review = {
  tabs: { charts: 'Charts', story: 'Story', formation: 'Formations', cards: 'Cards' },
  story: 'The moments it turned on',
  none: 'Nothing great has happened yet.',
  working: 'Going through the game …',
};

export type Found = Analysis;
