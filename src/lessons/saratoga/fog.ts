/** Lesson 10: hidden stacks on one screen: what each may see, and how the screen is handed over. */
import {
  byButton,
  byMarch,
  END_MOVEMENT,
  HOLD_ALL,
  move,
  OPEN_FIRE,
  type SaratogaLesson,
  want,
} from './hands';

export const fog: SaratogaLesson = {
  id: 'fog',
  title: 'Fog on one screen',
  aim: 'Play against somebody beside you without showing him your hand.',
  minutes: 2,
  cases: ['3.4'],
  position:
    'sept19 turn 4 american first fog movement; 0508 a-va; 0607 a-dear; 0409 L-learned; 0411 L-arnold; 0506 b-20 b-62; 0504 b-9; 0403 L-hamilton; 0601 L-burgoyne',
  dice: [],
  frame: [504, 508, 607, 409],
  steps: [
    {
      say: [
        'Two players, one screen, and stacks are hidden. You have lifted the curtain for the Americans: of the enemy you see the top counter of each stack, and nothing of what lies below it.',
        'In 0506 the 62nd lies on top. Of what? Come next to it and find out.',
      ],
      how: byMarch('Morgan', 508, 507),
      wanted: [move('a-va', 507)],
      places: [506, 507],
      hint: 'Morgan is in 0508. The ringed hex is right above him.',
      wrong: 'Morgan, to 0507, next to the hidden stack.',
    },
    {
      say: ['End the movement. Then the fight is at the table: both look, and both see who stands in it.'],
      how: {
        mouse: 'Click “End movement”, and once more if it asks.',
        touch: 'Tap “End movement”, and once more if it asks.',
        keys: 'Press E, and E again if it asks.',
      },
      wanted: [want(END_MOVEMENT)],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of this card.',
      wrong: 'One is enough to find out. End the movement.',
    },
    {
      say: ['Nobody else closes in.'],
      how: byButton('Open fire', 'E'),
      wanted: [want(OPEN_FIRE)],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of this card.',
      wrong: 'Dearborn may stay where he is, and be a secret. Open fire.',
    },
    {
      say: [
        'Two battalions: the 20th lay under the 62nd. Whoever is next to an enemy in combat is seen. Hold your fire this time.',
      ],
      how: {
        mouse:
          'This card first tells the other player what happened: click “Go on”. Then hold the fire of all.',
        touch:
          'This card first tells the other player what happened: tap “Go on”. Then hold the fire of all.',
        keys: 'This card first tells the other player what happened: Tab to “Go on”, Enter. Then press E.',
      },
      wanted: [want(HOLD_ALL)],
      places: [506],
      hint: 'If “Go on” is there, press that first. The other button is at the foot of this card.',
      wrong: 'You came to look. Hold the fire of all.',
    },
    {
      say: [
        'Now the redcoats may fire, and before they do, the curtain would fall and the screen go to your friend. Whoever lifts it finds told in a few lines what he may know, and nothing of what you hide.',
        'To play like this, switch “Fog of war” on when you set a battle up.',
      ],
      go: 'Good',
    },
  ],
};
