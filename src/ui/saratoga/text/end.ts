/** The words of the last card: who won and why, what it cost, and how it went in 1777. */
import type { Battle, Ending, FormationId, Rating, Side } from '../../../engine/saratoga';
import { english } from './english';
import { formationName } from './play';
import { otherSide, sideAdjectives, sidesFirst } from './sides';

/** ‘2 units’. */
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

export const end = {
  won: (side: Side) => `${sidesFirst[side]} have won`,
  draw: 'Nobody has won',
  when: (battle: Battle, turn: number, last: number) =>
    turn >= last
      ? `${english.battles[battle].name}, ${english.battles[battle].date}, after the last turn`
      : `${english.battles[battle].name}, ${english.battles[battle].date}, in turn ${turn}`,
  reason: (
    { winner, reason }: Ending,
    points: Readonly<Record<Side, { readonly total: number }>>,
  ): string => {
    const total = (side: Side) => points[side].total;
    switch (reason) {
      case 'exit':
        return 'Four British units at full strength have gone by the road at 0113, round the American army.';
      case 'demoralised':
        return `Three formations of ${otherSide(winner ?? 'british')} are broken: that army will fight no more today.`;
      case 'bothDemoralised':
        return 'Three formations are broken on either side, and neither army will fight on today.';
      case 'points':
        return winner === 'british'
          ? `Night falls. The British win on points, ${total('british')} to ${total('american')}.`
          : `Night falls. The Americans win on points, ${total('american')} to ${total('british')}.`;
      case 'tie':
        return `Night falls with ${total('american')} points each. A tie goes to the Americans, who stand where they stood.`;
    }
  },
  rule: ({ reason }: Ending): string => (reason === 'points' || reason === 'tie' ? '10.0' : '9.0'),
  points: {
    title: 'Victory points',
    what: 'For losses of the enemy',
    broken: 'Formations broken',
    steps: (rating: Rating) => `${rating} steps`,
    times: (formations: number) => `${formations} × 10`,
    divided: (steps: number, rating: Rating) =>
      `${steps}${{ A: '', B: ' ÷ 2', C: ' ÷ 3', D: ' ÷ 4' }[rating]}`,
    handicap: 'Handicap, a house rule',
    /** What a side has before the count in a battle of our own arrangement. */
    given: { clearing: 'For the clearing' },
    total: 'Total',
    undecided: 'The points did not decide this battle; they tell how hard it was fought.',
    rounded: 'Steps are added up by letter for the whole army and rounded down.',
  },
  losses: {
    title: 'Losses',
    formation: (group: FormationId | 'gatesGuns') => formationName(group),
    fates: { lost: 'lost', reduced: 'reduced', whole: 'whole', exited: 'gone by the road' },
    none: (units: number) => `${count(units, 'unit')}, none lost`,
    some: (lost: number, reduced: number, units: number) =>
      [
        ...(lost > 0
          ? [lost === units ? `all ${count(units, 'unit')} lost` : `${lost} of ${count(units, 'unit')} lost`]
          : []),
        ...(reduced > 0
          ? [lost > 0 ? `${reduced} reduced` : `${reduced} of ${count(units, 'unit')} reduced`]
          : []),
      ].join(', '),
    brokeIn: (turn: number) => `broke in turn ${turn}`,
    broken: 'broken',
    leaderLost: 'commander lost',
    commanders: (names: readonly string[]) => `Also lost: ${english.listed(names)}.`,
  },
  morale: {
    title: 'Morale by turn',
    note: 'The number that each formation had to roll or stay under. A cross: it broke.',
    start: 'start',
    turn: 'Turn',
    caption: (side: Side) => `Morale of the ${sideAdjectives[side]} formations by turn`,
    brokeMark: 'broke',
  },
  luck: {
    title: 'Luck of the dice',
    none: 'Not a shot was fired.',
  },
  history: {
    title: 'In 1777',
    sept19: [
      'It began with Morgan’s riflemen shooting down the pickets at Freeman’s cabin, and went on all afternoon across one clearing. Hamilton’s three regiments held its northern edge; the 62nd came out of it with scarcely one man in five still on his feet.',
      'At dusk Riedesel brought his Brunswickers up from the river road and struck the American right. The British kept Freeman’s Farm, at the price of some 600 men they could not replace. The Americans lost some 320 and went back to their works, with Albany still behind them.',
    ],
    oct7: [
      'Burgoyne sent about 1,500 men and ten guns into Barber’s wheatfield to look at the American left. In the middle of the afternoon Poor, Morgan and Learned were upon them. Fraser, riding to steady the line, was shot and died the next morning.',
      'Arnold, who had no command that day, led the rush that took the Breymann redoubt at dusk, and with it the flank of the British camp; Breymann fell there, and Arnold was hit in the leg. The British lost some 900 men, the Americans some 150. Ten days later, on 17 October, Burgoyne’s army laid down its arms at Saratoga.',
    ],
  } satisfies Record<Battle, readonly string[]> & { title: string },
  share: 'Share a picture',
  field: {
    title: 'The turning point',
    final: 'The field at the end',
    of: (what: string, where: string) => (where === '' ? `${what}.` : `${what}, ${where}.`),
    working: 'Going through the game …',
  },
  dice: {
    working: 'Checking the dice …',
    fair: 'Dice checked: fair',
    typed: 'Dice checked: they follow the typed seed',
    own: 'Your own dice',
    not: 'The dice could not be confirmed',
    how: (rolls: number) =>
      `The whole game was just played again from its record: all ${rolls} rolls are those of the seed, every order was legal, and the result is the same.`,
    failed: 'The record, its seed and its digests do not agree. The check says where.',
  },
};
