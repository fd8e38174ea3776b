/** Lesson 8: a commander's bonus, the advance after combat, recovery. */
import { byButton, fire, type SaratogaLesson, want } from './hands';

export const leaders: SaratogaLesson = {
  id: 'leaders',
  title: 'Leaders, advance, recovery',
  aim: 'Use a commander in the fight, take the ground, and mend what is hurt.',
  minutes: 2,
  cases: ['2.2.3', '7.2', '7.5', '7.6', '8.0'],
  position:
    'sept19 turn 7 british first fire; 0506 b-24 L-fraser; 0505 b-mark*; 0507 a-9ma***; 0411 L-learned; 0409 a-8ma; 0413 L-arnold; 0403 L-burgoyne',
  dice: [3, 2, 3, 3],
  frame: [505, 507, 409],
  steps: [
    {
      say: [
        'Fraser stands with his 24th Foot. His bonus, +2, goes to every unit of his own brigade that fires from his hex. B needs 4; +2 for Fraser, 1 less for the woods: 3 or more.',
      ],
      how: byButton('Fire at 9 MA', 'Space'),
      wanted: [fire('b-24', 507)],
      places: [506, 507],
      part: '.question .answer.chief',
      hint: 'The orange button, or a press on the 9th Massachusetts in 0507.',
      wrong: 'With Fraser beside them they should. Fire at 9 MA.',
    },
    {
      say: [
        'A 3, just enough. The fourth hit destroys: the 9th Massachusetts is gone, and Learned’s brigade tested and held.',
        'The hex is empty: those who fired may take it. Let the 24th go, and Fraser stay. A leader alone in a hex is lost if the enemy comes.',
      ],
      how: {
        mouse: 'Click 24th Foot in this card, and no one else; then “Advance”.',
        touch: 'Tap 24th Foot in this card, and no one else; then “Advance”.',
        keys: 'Tab to 24th Foot in this card, Enter; then to “Advance”, Enter.',
      },
      wanted: [want({ kind: 'advance', counters: ['b-24'] })],
      places: [507],
      hint: 'If Fraser is chosen as well, press him once to leave him behind.',
      wrong: 'The 24th alone. Fraser is wanted here.',
    },
    {
      say: [
        'Last comes recovery: one brigade a turn. The marksmen, B, lose their marker on 4 or less; next to Fraser the die counts 1 less, so 5 will do. With him in their hex it would be certain; next to an enemy nobody recovers.',
      ],
      how: byButton('Fraser'),
      wanted: [want({ kind: 'recover', group: 'fraser' })],
      places: [505, 506],
      part: '.question .formations button',
      hint: 'The button with Fraser’s name.',
      wrong: 'Let Fraser’s men recover: 5 faces of 6 mend the marksmen.',
    },
    {
      say: ['Rolled 3: the marker is off. Only markers can be mended. A unit that is turned over stays so.'],
      go: 'Good',
    },
  ],
};
