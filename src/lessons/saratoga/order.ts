/** Lesson 5: closing in; A before B, defence before attack; choosing targets; hold or fire. */
import { byButton, byMarch, closeIn, fire, OPEN_FIRE, type SaratogaLesson, shot, want } from './hands';

export const order: SaratogaLesson = {
  id: 'order',
  title: 'The order of fire',
  aim: 'Close in, know who fires first, and pick the target that counts.',
  minutes: 3,
  cases: ['7.0', '7.1', '7.1.2', '7.1.3', '7.2', '2.2.1'],
  position:
    'sept19 turn 5 american first combatMovement; 0507 a-va; 0608 a-dear; 0609 a-1nh; 0508 L-learned; 0610 L-poor; 0411 L-arnold; 0506 b-li; 0606 b-20*; 0504 L-fraser; 0604 L-hamilton; 0601 L-burgoyne',
  dice: [2, 5, 3, 4, 3, 4],
  frame: [506, 606, 508, 609],
  steps: [
    {
      say: [
        'Combat begins with closing in: active infantry may go 3 points more, if that brings them next to an enemy. Dearborn is two hexes from the 20th Foot.',
      ],
      how: byMarch('Dearborn', 608, 607),
      wanted: [closeIn('a-dear', 607)],
      places: [607],
      hint: 'Dearborn is in 0608. From 0607 he touches the 20th in 0606.',
      wrong: 'Dearborn, to the ringed hex.',
    },
    {
      say: ['The 1st New Hampshire is too far off to help. Enough: open fire.'],
      how: byButton('Open fire', 'E'),
      wanted: [want(OPEN_FIRE)],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of this card.',
      wrong: 'That will do. Open fire.',
    },
    {
      say: [
        'Who fires first? The A units of whoever is attacked, then the A units of the attacker; then B, C and D likewise. Hits count at once: who is shot to pieces does not fire back.',
        'So the British light infantry, A and attacked, have the first shot.',
      ],
      go: 'Take it',
      answers: [shot('b-li', 507)],
      places: [506],
    },
    {
      say: [
        'Missed. Now Morgan, A in attack, with both enemies in reach. The light infantry is fresh. The 20th has a marker: a hit turns it over, and its brigade must test. And it has not fired yet.',
      ],
      how: {
        mouse: 'Click the 20th Foot on the map, or in the list of targets.',
        touch: 'Tap the 20th Foot in the list of targets.',
        keys: 'Tab to the 20th Foot in the list of targets, Enter.',
      },
      wanted: [fire('a-va', 606)],
      places: [606],
      hint: 'Each target says what a hit would do. The 20th is in 0606.',
      wrong: 'A fresh unit gets a marker, no more. The 20th in 0606 would be turned over.',
    },
    {
      say: [
        'Hit, and the brigade holds: 7, needed 11. But the 20th is turned over, and its B has become a C. Now Dearborn, B in attack, fires before it.',
      ],
      how: byButton('Fire at 20th Foot', 'Space'),
      wanted: [fire('a-dear', 606)],
      places: [606],
      part: '.question .answer.chief',
      hint: 'The orange button, or a press on the 20th in 0606.',
      wrong: 'Now, before it can fire itself: Dearborn at the 20th.',
    },
    {
      say: ['A miss. Last comes what is left of the 20th.'],
      go: 'Take it',
      answers: [shot('b-20', 607)],
      places: [606],
    },
    {
      say: [
        'It needed 5 and you stand in woods: a miss, too. Had Morgan fired at the light infantry, the 20th would have fired as B, before Dearborn.',
        'Nobody has to fire; but a volley costs nothing, so fire unless you have a reason not to.',
      ],
      go: 'Good',
    },
  ],
};
