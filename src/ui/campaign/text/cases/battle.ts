/** 10.0 Battle. */
import { type Cards, card } from './card';

export const battleCards: Cards = {
  '10.0': card(
    'Battle',
    'Where both sides have units after movement they fight, on a board with left, centre, right and reserve.',
    {},
    ['10.2', '10.6', '10.8'],
  ),
  '10.1': card('Battles must be fought', 'One after the other, in the order that the attacker chooses.', {
    K78: 'Natives who are attacked by a move defend like others. Only a retreat pushes them away.',
  }),
  '10.2': card(
    'Forming the line',
    'The defender first, then the attacker, unseen by each other. Left, centre and right each need a unit of foot or guns; all others stand where their owner likes, in the reserve too.',
    {
      K36: 'Natives may hold in the first round those positions for which there is no foot or gun unit. With three or more of these each position needs one.',
      K37: 'A position with only a leader counts as empty.',
    },
    ['10.3'],
  ),
  '10.3': card('Faces up', 'When both have formed, the positions are turned up. The reserves stay hidden.', {
    K49: 'A block is turned up when it comes into a position, and stays known when it goes back.',
  }),
  '10.4': card(
    'Skirmish',
    'With fewer than three units on a side all stand in the centre, and there is no reserve.',
    {
      K34: 'Fewer than three on either side are enough: two cannot man three positions.',
      K45: 'After the first round Natives go to a reserve for good. If that empties a position the British fill it at once, or must retreat. Natives alone leave without being fired at.',
    },
  ),
  '10.5': card(
    'Overrun',
    'Three or more units that enter an open place with fewer than three enemy units run them over: each loses 1 SP, the rest must go. It happens while moving, and the group may go on. Not in a fort.',
    {
      K35: 'It is judged at each entry, with all units of the mover that stand there. Natives, reinforcements and forced marches can overrun, too.',
      K38: 'Losses first, then the way out. Leaders go along. No faces are shown and nobody fires. Without a way out they are lost.',
    },
    ['11.5'],
  ),
  '10.6': card(
    'A round',
    'First every block of the defender fires or shifts, then every block of the attacker.',
    {
      K48: 'In any order. Leaders and blocks without dice may pass, and the reserve may stay; all other units in line must act.',
      K77: 'After a round in which nobody fired the attacker must withdraw. If he cannot, nobody may shift in the next one.',
    },
  ),
  '10.7': card(
    'Shifting',
    'Instead of firing a block goes from its position to the reserve, or from the reserve to a position.',
    {
      K47: 'Whoever empties his own position in this way must retreat. It is allowed, after a warning.',
    },
  ),
  '10.8': card(
    'Fire',
    'A block in line fires at the position before it: left at right, centre at centre, right at left. The reserve does not fire.',
    {
      K41: 'A block with no dice left cannot fire; it may still shift.',
    },
    ['10.9', '10.14', '10.15'],
  ),
  '10.9': {
    ...card('What hits', 'Each die by itself.'),
    table: {
      head: ['Block', 'Hits on'],
      rows: [
        ['Regulars, militia, Natives, leaders', '6'],
        ['American elite', '5, 6'],
        ['Guns', '5, 6'],
      ],
    },
  },
  '10.10': card(
    'Taking hits',
    'At once, one by one, each to a block of the position that the owner chooses.',
    {
      K39: 'He may give a hit to a leader there, but need not while a unit stands there.',
      K40: 'Hits that the position cannot take are gone.',
    },
  ),
  '10.11': card(
    'Arnold',
    'He rolls four dice. If two or more of them are ones he is out of the campaign, after his hits are taken.',
    {
      K52: 'In the reserve he rolls nothing and risks nothing.',
    },
  ),
  '10.12': card(
    'Natives in battle',
    'They fight in the first round, then leave the line. Nobody fires at them as they go.',
    {
      K46: 'If the enemy is gone by the end of the first round they stay in the place.',
      K84: 'Natives who were held back stay in the reserve. Foot or guns from the reserve must fill a position that Natives leave empty; that is their act of the round.',
    },
  ),
  '10.13': card(
    'Militia flees',
    'For each one that British or German blocks roll, and for each one or two that Natives roll, a militia unit in the target runs to the reserve, after the hits. It does not come back.',
    {
      K5: 'Guns and leaders scare militia as well.',
      K50: 'The American chooses which. Where no militia stands nothing happens.',
      K51: 'Fled militia takes hits only when its army leaves the battle.',
    },
    ['10.15'],
  ),
  '10.14': card(
    'Over water',
    'In the first round each attacking block that came over a crossing has one die less.',
    {
      K44: 'Each block carries the road by which it came.',
    },
    ['1.3'],
  ),
  '10.15': card(
    'Forts in battle',
    'In the first round infantry and Natives that attack a fort have one die less. Guns keep theirs. Militia that defends does not flee.',
    {
      K42: 'A leader loses a die over water against an open place, at a fort none. Arnold always rolls four.',
      K43: 'Fort and water do not add up: the fort’s rule takes the place of the other.',
    },
  ),
  '10.16': card(
    'The printed example of battle',
    'The rulebook’s example of fire, hits and flights plays as it is printed.',
    {},
    ['10.13'],
  ),
};
