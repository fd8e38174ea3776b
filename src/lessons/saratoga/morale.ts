/** Lesson 6: a brigade of one's own under fire: the test, the break and its free round, the retreat, the withdrawal. */
import {
  byButton,
  byMarch,
  END_COMMAND,
  END_MOVEMENT,
  fire,
  HOLD_ALL,
  move,
  OPEN_FIRE,
  type SaratogaLesson,
  shot,
  want,
} from './hands';

export const morale: SaratogaLesson = {
  id: 'morale',
  title: 'Morale',
  aim: 'Know when a brigade has had enough, and what to do once it runs.',
  minutes: 3,
  cases: ['3.8', '3.8.1', '3.8.2', '3.8.3', '7.3'],
  position:
    'sept19 turn 6 british first fire; 0607 a-1nh*; 0608 a-2nh; 0609 L-poor; 0407 a-8ma*; 0409 L-learned; 0412 L-arnold; 0606 b-20; 0507 b-9; 0504 L-hamilton; 0601 L-burgoyne; morale poor 5 learned 4; fired a-8ma 507',
  dice: [2, 6, 5, 5, 1, 2],
  frame: [507, 606, 609, 808],
  steps: [
    {
      say: [
        'Above this card (on a phone under Morale) stands a number for every brigade: what it must roll, or less, with two dice, whenever one of its units is turned over or destroyed. Each test passed lowers it.',
        'Poor’s brigade is down to 8, and the 1st New Hampshire has a marker. One hit, and the brigade tests: 28% that it breaks.',
      ],
      part: '.morale-strip',
      places: [607],
    },
    {
      say: ['The British attack. As the defender you fire first among the Bs.'],
      how: byButton('Fire at 20th Foot', 'Space'),
      wanted: [fire('a-1nh', 606)],
      places: [606],
      part: '.question .answer.chief',
      hint: 'The orange button, or a press on the 20th in 0606.',
      wrong: 'They are about to fire at you. Fire first: at the 20th.',
    },
    {
      say: ['A miss. It would have been wiser to pull the 1st back a turn ago. Now the 20th.'],
      go: 'Take it',
      answers: [shot('b-20', 607)],
      places: [606, 607],
    },
    {
      say: [
        'Hit: turned over. Poor needed 8 or less and rolled 10. The brigade breaks, for the rest of the day, and that is 10 points.',
        'The enemy’s infantry next to it fires once more, free.',
      ],
      go: 'Take it',
      answers: [shot('b-9', 607), HOLD_ALL],
      places: [507, 607],
    },
    {
      say: [
        'The free round did no harm. Now whoever stands in an enemy zone falls back a hex, toward his own edge: yours is the south.',
      ],
      how: {
        mouse: 'Click the ringed hex.',
        touch: 'Tap the ringed hex twice.',
        keys: 'Arrow keys on the map to 0708, Enter.',
      },
      wanted: [want({ kind: 'retreat', unit: 'a-1nh', hex: 708 })],
      answers: [{ kind: 'decline' }, shot('b-9', 407), END_COMMAND],
      places: [708],
      hint: '0708 is right below 0607, where the 1st stands, and out of every enemy’s reach.',
      wrong: 'Back toward your own edge, to the ringed hex.',
    },
    {
      say: [
        'Your turn. The broken must withdraw: every unit within reach of the enemy at least a hex farther from him than it was, every turn. They may not attack, but they defend themselves.',
      ],
      how: {
        mouse: 'Drag 1 NH to 0808 and 2 NH to 0709.',
        touch: 'Tap 1 NH, then 0808 twice. Tap 2 NH, then 0709 twice.',
        keys: 'On the map: 1 NH (0708), Enter, 0808, Enter. 2 NH (0608), Enter, 0709, Enter.',
      },
      wanted: [move('a-1nh', 808), move('a-2nh', 709)],
      places: [808, 709],
      hint: '1 NH is in 0708, 2 NH in 0608. The ringed hexes lie farther south.',
      wrong: '1 NH to 0808 and 2 NH to 0709, the ringed hexes.',
    },
    {
      say: [
        'The 9th Foot fired at Learned’s 8th Massachusetts and missed. It has a marker, too, and Learned is down to 8 as Poor was. This is the time to stop: pull it out before it is hit.',
      ],
      how: byMarch('8 MA', 407, 408),
      wanted: [move('a-8ma', 408)],
      places: [408],
      hint: '8 MA is in 0407. The ringed hex is right below it.',
      wrong: 'Not forward with a marker and a shaken brigade: 8 MA back, to the ringed hex.',
    },
    {
      say: ['Nobody is within reach. End the movement: it is allowed only now that the broken have gone.'],
      how: byButton('End movement', 'E'),
      wanted: [want(END_MOVEMENT)],
      answers: [OPEN_FIRE],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of this card.',
      wrong: 'They are safe. End the movement.',
    },
    {
      say: [
        'A broken brigade never comes back; three of them lose the day. So count: a unit with a marker, in a brigade whose number is low, does not belong in the front line.',
      ],
      go: 'Understood',
    },
  ],
};
