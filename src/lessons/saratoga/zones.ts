/** Lesson 3: zones of control stop; how to slip away, and hold a line with few. */
import {
  byMarch,
  END_COMMAND,
  END_MOVEMENT,
  HOLD_ALL,
  marched,
  move,
  OPEN_FIRE,
  type SaratogaLesson,
} from './hands';

export const zones: SaratogaLesson = {
  id: 'zones',
  title: 'Zones of control',
  aim: 'Hold a line with two battalions, and get away when it is time.',
  minutes: 3,
  cases: ['3.2', '3.2.1', '3.2.4', '6.4'],
  position:
    'sept19 turn 3 american first movement; 0607 a-1nh; 0409 a-2nh; 0508 L-poor; 0610 L-arnold; 0504 b-9; 0403 b-20; 0502 L-hamilton; 0601 L-burgoyne',
  dice: [2, 5],
  frame: [307, 607, 504, 409],
  steps: [
    {
      say: [
        'Every unit holds the six hexes around it: its zone of control. Whoever enters an enemy zone must stop there.',
        'So a line needs no wall. Put the 2nd New Hampshire in 0307: with two hexes between it and the 1st, their zones meet.',
      ],
      how: byMarch('2 NH', 409, 307),
      wanted: [move('a-2nh', 408, 407, 307)],
      places: [307, 407, 507],
      hint: '2 NH is in 0409. The hex to the left of the three ringed ones is 0307.',
      wrong: 'In 0307, please: two hexes from the 1st New Hampshire are enough.',
    },
    {
      say: ['Two battalions, four hexes, no hole. Let the 9th Foot try to walk through.'],
      go: 'Watch it',
      answers: [
        END_MOVEMENT,
        OPEN_FIRE,
        END_COMMAND,
        marched('b-9', 505, 506, 507),
        END_MOVEMENT,
        OPEN_FIRE,
        HOLD_ALL,
        HOLD_ALL,
      ],
      places: [407, 507],
    },
    {
      say: [
        'It got to 0507 and had to stop, next to you. Nobody fired, this once. You have won the roll and go first.',
      ],
      go: 'Go first',
      answers: [{ kind: 'chooseOrder', first: 'american' }, END_COMMAND],
    },
    {
      say: [
        'Now get the 1st away. It may leave a zone, but not step from one zone straight into another: 0508, next to the 9th as well, is barred. Back to 0608 is free.',
        'Try the wrong one first if you like.',
      ],
      how: byMarch('1 NH', 607, 608),
      wanted: [move('a-1nh', 608)],
      places: [608],
      hint: '1 NH is in 0607, 0608 is right below it.',
      wrong: 'Straight back, to the ringed hex.',
    },
    {
      say: [
        'Gone, and the 9th has marched for nothing. Only where a friend stands already may one go from zone to zone. Hold Z, or press the second tool on the map, to see all zones.',
      ],
      go: 'Good',
    },
  ],
};
