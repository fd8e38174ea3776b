/** Lesson 7: range, sight and what blocks it; what guns may not do. */
import { byButton, byMarch, END_MOVEMENT, fire, move, OPEN_FIRE, type SaratogaLesson, want } from './hands';

export const guns: SaratogaLesson = {
  id: 'guns',
  title: 'Guns',
  aim: 'Find a place from which your guns can see, and fire from afar.',
  minutes: 2,
  cases: ['3.5', '7.4', '7.4.1', '7.4.2', '2.2.6'],
  position:
    'sept19 turn 5 british first movement; 0404 b-ha1; 0304 L-hamilton; 0301 L-burgoyne; 0407 a-2ma; 0508 a-dear; 0410 L-learned; 0412 L-arnold',
  dice: [6],
  frame: [404, 407, 508, 505],
  steps: [
    {
      say: [
        'The British again, with a battery of 6-pounders: range 4. From the woods in 0404 they see little. Woods block the sight through a hex, not into it; higher ground between blocks as well.',
        'Bring them down the road into the clearing.',
      ],
      how: byMarch('the battery', 404, 505),
      wanted: [move('b-ha1', 405, 505)],
      places: [505],
      hint: 'The battery is in 0404. Guns may not go next to an enemy at all: 0406 would be refused.',
      wrong: 'To the ringed hex: open ground, and two hexes from the enemy.',
    },
    {
      say: ['Guns never close in and never go next to the enemy. So: end the movement.'],
      how: {
        mouse: 'Click “End movement”, and once more if it asks.',
        touch: 'Tap “End movement”, and once more if it asks.',
        keys: 'Press E, and E again if it asks.',
      },
      wanted: [want(END_MOVEMENT)],
      answers: [OPEN_FIRE],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of this card.',
      wrong: 'The battery stands well. End the movement.',
    },
    {
      say: [
        'All guns are D: they fire last and need a 6. Next to the enemy they get 1 more, at three hexes or more 1 less; but a 6 on the die always hits.',
        'The 2nd Massachusetts in 0407 is in sight. Dearborn in 0508 is not: the woods of 0507 are in between.',
      ],
      how: byButton('Fire at 2 MA', 'Space'),
      wanted: [fire('b-ha1', 407)],
      places: [407, 508],
      part: '.question .answer.chief',
      hint: 'The orange button, or a press on the 2nd Massachusetts in 0407.',
      wrong: 'A volley costs nothing. Fire at 2 MA, whom the guns can see.',
    },
    {
      say: [
        'A 6! Now and then. A battery does not win a fight, but it hurts from where nobody can fire back. Choose a hex and hold L, or press the fourth tool on the map, to see what can be seen from there.',
      ],
      go: 'Good',
    },
  ],
};
