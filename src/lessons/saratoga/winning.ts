/** Lesson 9: points, broken brigades, the road at 0113, dusk. */
import { byMarch, move, type SaratogaLesson, want } from './hands';

export const winning: SaratogaLesson = {
  id: 'winning',
  title: 'Winning',
  aim: 'Read the score, and know the three ways in which a day ends.',
  minutes: 2,
  cases: ['9.0', '10.0'],
  position:
    'sept19 turn 9 british first movement; 0213 b-24; 0210 b-20; 0311 L-fraser; 0205 L-burgoyne; 0415 a-3ma; 0515 L-nixon; 0815 L-gates; exited b-li b-gren; broken poor',
  dice: [],
  frame: [113, 210, 415],
  steps: [
    {
      say: [
        'Half past four. The score, above this card (on a phone under Morale), says how it stands: points, and how many brigades are broken on each side. Three of one army broken at the end of a turn, and it has lost the day.',
        'Poor’s brigade is broken: 10 points for the British, which you lead.',
      ],
      part: '.morale-strip',
    },
    {
      say: [
        'Steps lost are points as well: each A step 1, two B steps 1, three C steps 1, four D steps 1. At dusk, after turn 11, the higher number wins; a tie is American, so the British must attack.',
      ],
    },
    {
      say: [
        'The third way is the road west, 0113: four British units at full strength that leave the map there win at once. Two have gone. Send the 24th after them: first to the edge.',
      ],
      how: byMarch('the 24th Foot', 213, 113),
      wanted: [move('b-24', 113)],
      places: [113],
      hint: 'The 24th is in 0213, on the road at the left edge of the map.',
      wrong: 'The 24th, to the ringed hex.',
    },
    {
      say: ['Now off the map with it.'],
      how: {
        mouse: 'Click “Leave the map by the road”.',
        touch: 'Tap “Leave the map by the road”.',
        keys: 'Tab to “Leave the map by the road”, Enter.',
      },
      wanted: [want({ kind: 'exit', counters: ['b-24'] })],
      places: [113],
      hint: 'If nobody is in hand, choose the 24th in 0113 again; then the button is there.',
      wrong: 'First the 24th, off the map by the road: it still has the points for it.',
    },
    {
      say: [
        'Three. One more, at full strength, and Albany lies open. As the American you would rather have somebody stand on that road.',
      ],
      go: 'Good',
    },
  ],
};
