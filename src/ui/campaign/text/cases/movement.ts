/** 5.0-9.0 Sequence, movement, forced marches, supply, Clinton. */
import { POINTS_BY_DIE, BASE_POINTS } from '../../../../engine/campaign';
import { type Cards, card } from './card';

export const movementCards: Cards = {
  '5.0': card(
    'A turn',
    'Both roll for action points; the first side moves and fights, then the second; then the week is over.',
    {},
    ['5.1', '5.3'],
  ),
  '5.1': {
    ...card(
      'Action points',
      'Each side rolls a die at the start of the turn and gets two points and what its table adds.',
      {
        K6: 'Both dice fall in one roll, the British one first, and both are open.',
      },
    ),
    table: {
      head: ['Die', 'British', 'American'],
      rows: [1, 2, 3, 4, 5, 6].map((die) => [
        String(die),
        String(BASE_POINTS + (POINTS_BY_DIE.british[die - 1] ?? 0)),
        String(BASE_POINTS + (POINTS_BY_DIE.american[die - 1] ?? 0)),
      ]),
    },
  },
  '5.2': card('Who goes first', 'The side with more action points. On a tie the British.'),
  '5.3': card(
    'A player turn',
    'Movement, then forced marches, then all battles. Points that are left are lost.',
    {},
    ['6.1', '7.1', '10.1'],
  ),
  '5.4': card(
    'The victory check',
    'Whether the British have won is tested when an American player turn ends.',
    {
      K65: 'After each American player turn, whether it came first or second in the week.',
    },
  ),
  '5.5': card('Twenty turns', 'After turn 20 the campaign is over.', {}, ['12.3']),
  '5.6': card(
    'Once a turn',
    'A block moves once a turn. Fighting, giving way and retreating are no moves.',
    {},
    ['11.5'],
  ),
  '6.0': card(
    'Movement',
    'Action points activate a single unit, a leader with his group, or all Natives.',
    {},
    ['6.1', '6.2', '6.3'],
  ),
  '6.1': card(
    'A single unit',
    'For 1 AP a unit goes by itself, as far as its own rate lets it. Out of supply it costs 2.',
    {
      K81: 'Also where a leader stands: he need not take everybody along, and those left behind must be able to move.',
      K23: 'With 1 AP left a block that is out of supply stays.',
    },
  ),
  '6.2': card(
    'All Natives',
    'For 1 AP every Native block may move, each on its own, up to two places. No leader takes them along.',
    {
      K19: 'Any of them, each once; the activation ends when the owner says so. Those that stayed may move later for another point.',
    },
  ),
  '6.3': card(
    'A leader and his group',
    'For 1 AP a leader moves with units that start where he stands, at his rate.',
    {
      K14: 'A leader may go alone, but never into a place that holds enemy blocks, whatever they are.',
      K15: 'Another leader may ride along, outside the limit; then both have moved.',
      K16: 'All go at the leader’s rate, whether their own is higher or lower.',
      K21: 'The group pays by the supply of the place where the leader starts.',
    },
    ['6.4', '8.1'],
  ),
  '6.4': card(
    'Group limits',
    'Never more units than the leader’s limit. A leader who goes two places may leave units at the first and take up others there.',
    {
      K17: 'Those who are taken up must not have moved, and go one place with him. Those who are left have moved.',
    },
  ),
  '6.5': card(
    'Rates are not saved',
    'Places that are not gone cannot be kept for later or lent to another block.',
  ),
  '6.6': card('No stacking limit', 'Any number of blocks may stand in a place.'),
  '6.7': card(
    'What bounds a move',
    'Action points, the rate, the roads and their limits, all together.',
    {},
    ['1.3', '1.4', '6.1'],
  ),
  '6.8': card(
    'Meeting the enemy',
    'Entering a place that holds enemy units ends the move and makes a battle, unless they are overrun.',
    {
      K20: 'A lone enemy leader gives way at once, as a defender would retreat, or is lost; the move goes on.',
    },
    ['10.5', '10.1'],
  ),
  '6.9': card(
    'The printed example of movement',
    'The game plays the rulebook’s example of groups and singles from Skenesboro as it is printed.',
    {},
    ['6.3', '1.4'],
  ),
  '7.0': card(
    'Forced marches',
    'After normal movement a leader who has moved may try to go one place on.',
    {},
    ['7.1', '7.3', '7.4'],
  ),
  '7.1': card(
    'Who may',
    'A leader in supply who has moved this turn, with infantry that moved with him and stands with him, up to his limit. No guns, no Natives.',
    {
      K24: 'One try for each leader and turn. Not out of a place that holds enemy units.',
      K28: 'The order binds: after the end of movement there is no normal move.',
      K83: 'Supply is judged where he stands. Other leaders try for themselves. Stragglers fall out before a battle or overrun is judged; if no unit is left, the leader goes back.',
    },
  ),
  '7.2': card('What it costs', 'Nothing; but 1 AP if an enemy block stands in the place.', {
    K25: 'The point is paid before the die and lost on 1 to 3.',
  }),
  '7.3': card('The leader’s die', 'On 4, 5 or 6 they go. On 1, 2 or 3 nobody stirs.'),
  '7.4': card(
    'Stragglers',
    'Then a die for each infantry unit: 1 to 3 costs it a step. With a fast leader 4 does, too.',
    {
      K26: 'A unit at 1 SP that loses a step is gone. The dice fall together, in the order of the list.',
    },
  ),
  '7.5': card('After an overrun', 'A leader who has overrun somebody may still force the march.', {
    K27: 'A forced march may end in an overrun or a battle as usual; its road is the one that counts for water.',
  }),
  '7.6': card(
    'The printed example of a forced march',
    'Fraser’s march from Pawlet to Manchester plays as it is printed.',
    {},
    ['7.3', '7.4'],
  ),
  '8.0': card('Supply', 'Who is cut off pays double. Strength is not lost for want of supply.', {}, [
    '8.1',
    '8.3',
    '8.4',
  ]),
  '8.1': card(
    'Out of supply',
    'A single unit or a group that is out of supply costs 2 AP instead of 1. It cannot force a march. The price that is told is the true one, though it may give away that no unit stands in an enemy place.',
    {},
    ['8.2', '8.3'],
  ),
  '8.2': card('When it is judged', 'When the move begins, where it begins.'),
  '8.3': card(
    'A line of supply',
    'A way along roads of any length to a source of one’s own, through places without enemy units.',
    {
      K22: 'An enemy unit that is no Native blocks in any place of the line, the source and the start included. So does a place that is being fought over.',
    },
    ['8.4', '8.5'],
  ),
  '8.4': card(
    'Sources',
    'British: Valcour and Oswego. American: Manchester, the Green Mountains, Arlington, Bennington, Pittsfield and Albany.',
  ),
  '8.5': card('Natives and supply', 'Natives are always in supply, and cut nobody’s line.', {}, ['8.3']),
  '9.0': card('Clinton', 'Clinton at New York can draw American units away to the Highlands.', {}, [
    '9.1',
    '9.2',
    '9.4',
  ]),
  '9.1': card(
    'Clinton sets out',
    'From turn 14 the British may try him for 1 AP: on 4, 5 or 6 he comes up the Hudson.',
    {
      K30: 'Once a turn, at any time in British movement, while he is in New York.',
    },
  ),
  '9.2': card(
    'Four for West Point',
    'At the start of the American turn four regular or elite infantry units of at least 10 SP together go to West Point.',
    {
      K29: 'Where the rulebook’s two texts differ, the longer one is played. If there are too few, all go; if four cannot reach 10 SP, the four strongest.',
      K31: 'From any place, also from beside the enemy, but not from a box. They cannot be attacked there.',
      K33: 'Nobody is sent while Clinton is in New York.',
    },
  ),
  '9.3': card('Clinton goes home', 'When the American player turn ends he is back in New York.'),
  '9.4': card(
    'Coming back',
    'While Clinton threatens they stay. Otherwise they may return to Albany or to any place with an American leader.',
    {
      K32: 'At the start of the American turn, never to a place with British blocks; then they may move as usual. They may also stay; if Clinton threatens again, they count among the four.',
    },
  ),
};
