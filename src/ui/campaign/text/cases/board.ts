/** 1.0-4.0 Board, blocks, set-up, reinforcements. */
import { type Cards, card } from './card';

export const boardCards: Cards = {
  '1.0': card(
    'The map',
    'Forty places joined by roads, from Canada to Albany, and boxes for whoever is not on the map yet or no longer.',
    {
      K1: 'The printed board, the labels of the blocks and the turn track were not at hand. Roads, strengths and dates are reconstructed; the examples of the rulebook prove six roads and three of their kinds. Each value carries its mark.',
    },
    ['1.1', '1.6', '1.7'],
  ),
  '1.1': card(
    'From place to place by road',
    'Blocks go along a road from a place to the next one. No place is skipped, and nobody goes where no road leads.',
    {},
    ['1.2', '6.7'],
  ),
  '1.2': card('Main roads and waterways', 'The blue roads take any number of blocks.', {}, ['1.3', '1.4']),
  '1.3': card(
    'Crossings',
    'A dotted road runs over water. Ten units of a side may use each one in a player turn. Whoever attacks over it pays for it in the first round of the battle.',
    {
      K18: 'Units are counted for each road, both directions together, for one player turn. Forced marches count; retreats and withdrawals do not.',
    },
    ['10.14', '1.5'],
  ),
  '1.4': card(
    'Tracks',
    'A brown road takes seven units of a side in a player turn, and no heavy guns. Light guns may use it.',
    {},
    ['2.7', 'K60'],
  ),
  '1.5': card('Leaders and limits', 'Leaders count toward no limit of a road.', {
    K2: 'A leader is no unit: he counts for no limit, holds no position and no place that decides, and cuts no supply.',
  }),
  '1.6': card(
    'Forts',
    'Eight places are fortified: Crown Point, Ticonderoga, George, Anne, Edward, Dayton, Stanwix and the works on Bemis Heights. A fort helps whoever defends it.',
    {},
    ['10.15', '10.5'],
  ),
  '1.7': card(
    'What is only drawn',
    'Lakes, rivers, hills and woods that no road names change nothing. Only roads and places count.',
  ),
  '2.0': card(
    'Blocks',
    'Each block is a regiment or brigade, a battery, a party of Natives, or a leader.',
    {},
    ['2.1', '2.2', '2.8'],
  ),
  '2.1': card(
    'Hidden faces',
    'A player sees the faces of his own blocks. Of the enemy he sees how many stand in a place, not which. In a battle the positions are turned up; afterwards the blocks stand up again.',
    {
      K7: 'Each activation is announced by its kind and price: a single block, a group, the Natives, Clinton. It does not name the leader or the blocks.',
      K74: 'Lost blocks lie face up for both.',
      K76: 'Nobody can follow a single enemy block with his eyes: after a battle they are mixed. The log keeps what was seen.',
    },
    ['10.3', '8.1'],
  ),
  '2.2': card(
    'Strength',
    'A block begins at its full strength points. It rolls as many dice as it has SP. A hit turns it by a quarter, to one SP less; below 1 it is lost.',
    {},
    ['10.10'],
  ),
  '2.3': card(
    'Regulars',
    'Three or four SP, one place a move, hits on 6. British and German fire makes militia flee.',
    {
      K3: 'Infantry are regulars, elite and militia. Natives are not: they do not fire at those who leave a battle, and do not count as foot when the line is formed.',
    },
  ),
  '2.4': card('American elite', 'Three or four SP, two places a move, hits on 5 and 6.', {
    K4: 'The list of units says 5 and 6, the section on fire says 6 for infantry. The list is the special statement, so 5 and 6.',
  }),
  '2.5': card(
    'Militia',
    'Two or three SP, two places a move, hits on 6. It may flee from British fire.',
    {},
    ['10.13', '3.3'],
  ),
  '2.6': card(
    'Native allies',
    'Two to four SP, two places a move, hits on 6. Their ones and twos make militia flee. They fight one round and are gone.',
    {},
    ['6.2', '10.12', '8.5'],
  ),
  '2.7': card(
    'Guns',
    'Two to four SP, one place a move, hits on 5 and 6. Heavy guns cannot use a track; light guns can.',
    {},
    ['1.4'],
  ),
  '2.8': card(
    'Leaders',
    'One SP, one or two places a move, and a limit of units that go with him. In battle he rolls one die and hits on 6.',
    {},
    ['6.3', '6.4', '10.11'],
  ),
  '2.9': card(
    'What is open',
    'Turn, action points, lost blocks and the schedule of reinforcements are open to both.',
  ),
  '3.0': card(
    'Set-up',
    'The British wait in Canada, the Americans hold Ticonderoga, Stanwix, Albany, Bennington and Manchester, and place their militia.',
    {},
    ['3.1', '3.3'],
  ),
  '3.1': card(
    'British set-up',
    'Burgoyne’s army in the first Canada box, St. Ledger’s in the second, five Native blocks at Oswego, Onondaga, Oneida, St. Frederick and Valcour, Clinton in New York.',
  ),
  '3.2': card(
    'American set-up',
    'St. Clair with the garrison at Ticonderoga, Gansevoort at Fort Stanwix, Stark at Bennington, Warner at Manchester, Schuyler at Albany.',
  ),
  '3.3': card(
    'Militia by choice',
    'Fourteen militia units are placed before the first turn, each in its own country: New York and the Grants take one a place, Massachusetts two. Never where Natives stand.',
    {
      K80: 'The limit is of militia: other Americans in the place do not matter. All fourteen must be placed.',
    },
  ),
  '3.4': card(
    'The Canada boxes',
    'Leaving a box costs action points like any move. The first opens at once, the second on turn 5.',
    {
      K8: 'The first box leads to Valcour, the second to Oswego. Going in is one place of movement without a limit, so that a fast leader may go on. Blocks in a box are in supply, and nobody has to leave it.',
      K9: 'If the enemy stands there, entering is an attack, and whoever must go back returns to the box.',
    },
    ['6.3'],
  ),
  '4.0': card('Reinforcements', 'Americans come on their turn, at three places, without action points.', {}, [
    '4.1',
    '4.2',
    '4.3',
  ]),
  '4.1': card('Where they enter', 'At Albany, Bennington or Manchester.', {
    K12: 'Each block chooses for itself. They must come even if the British hold all three.',
  }),
  '4.2': card(
    'On their turn',
    'They enter on the turn that the schedule names, before movement, without action points.',
    {
      K10: 'They enter at the start of the American turn, after Clinton’s demand and before any move.',
      K11: 'Entering is their move of the turn. As an option they may still be moved with action points.',
      K82: 'A leader enters where enemy blocks stand only after a unit of his side. If no place is left to him, he waits. Entry alone allows no forced march.',
    },
    ['13.3'],
  ),
  '4.3': card('Entering where British stand', 'That is an attack: an overrun or a battle.', {
    K13: 'Whoever is thrown back on entry returns to the box and comes again on the next American turn.',
  }),
};
