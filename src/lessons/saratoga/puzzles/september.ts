/** Puzzles of 19 September. The positions are invented; they could have come about. */
import { both, breaks, falls, holds, lives, stands } from './goals';
import { closing, OPEN_FIRE, puzzle } from './puzzle';

export const SEPTEMBER = [
  puzzle({
    id: 'morgan',
    title: 'Save Morgan',
    question: 'Keep Morgan’s riflemen alive through this British attack.',
    story: [
      'Morgan has been shot to pieces in 0507: one more hit destroys him. The 9th, the 62nd and the 20th stand around him. Dearborn and the 1st New Hampshire can help.',
      'You defend, so you fire first among those of the same quality. Whoever is hit before his turn comes fires worse, later, or not at all.',
    ],
    side: 'american',
    position:
      'sept19 turn 4 british fire; 0507 a-va***; 0607 a-dear; 0707 a-1nh; 0508 L-learned; 0708 L-poor; 0411 L-arnold; 0506 b-62*; 0606 b-20***; 0406 b-9; 0504 L-hamilton; 0601 L-burgoyne; morale hamilton 3 learned 3',
    frame: [405, 506, 508, 708],
    best: 0.5415,
    why: 'The 20th has three hits, and Dearborn and the 1st reach nobody else: they may destroy it before it fires. Morgan turns over the 62nd, which then comes after him. Fire at the fresh 9th saves nobody.',
    goal: lives('a-va'),
  }),
  puzzle({
    id: 'hamilton',
    title: 'Break Hamilton this turn',
    question: 'Break Hamilton’s brigade before this turn’s fire is over.',
    story: [
      'The 62nd and the 20th have a marker each, and their brigade must roll 6 or less whenever one of them is turned over. Morgan, Dearborn and the 1st New Hampshire are in reach.',
      'Close in first, then fire.',
    ],
    side: 'american',
    position:
      'sept19 turn 6 american combatMovement; 0507 a-va; 0608 a-dear; 0708 a-1nh; 0508 L-learned; 0809 L-poor; 0411 L-arnold; 0506 b-62*; 0606 b-20*; 0604 L-hamilton; 0601 L-burgoyne; morale hamilton 9',
    frame: [405, 506, 508, 708],
    line: closing('a-1nh 707', 'a-va 407 406', 'a-dear 607', 'L-learned 407 406'),
    best: 0.7471,
    why: 'Morgan goes round to 0406 and takes Learned along, who adds to his die. Now no American stands under the fire of both regiments, and all three shots fall where a hit turns one over.',
    goal: breaks('hamilton'),
  }),
  puzzle({
    id: 'learned',
    title: 'Fraser strikes',
    question: 'Break Learned’s brigade this turn.',
    story: [
      'Dearborn has a marker in 0407, and Learned’s men must roll 6 or less when one of them is turned over. The light infantry and the 24th are near, and so is Fraser.',
    ],
    side: 'british',
    position:
      'sept19 turn 5 british combatMovement; 0306 b-li L-fraser; 0206 b-24; 0407 a-dear*; 0408 a-va**; 0409 L-learned; 0411 L-arnold; 0601 L-burgoyne; morale learned 6',
    frame: [206, 305, 406, 409],
    line: closing('b-li 406', 'b-24 307', 'L-fraser 406'),
    best: 0.5833,
    why: 'Fraser adds 2 to the die of whoever stands with him. With the light infantry he makes its shot, the first of all, certain.',
    goal: breaks('learned'),
  }),
  puzzle({
    id: 'guns',
    title: 'Silence the guns',
    question: 'Destroy the 6-pounders in 0506.',
    story: [
      'The guns and the 62nd stand together at the cabin, each turned over. Two hits destroy either. But in one hex nobody is fired at twice while his neighbour has been spared.',
    ],
    side: 'american',
    position:
      'sept19 turn 8 american combatMovement; 0507 a-va*; 0508 a-dear L-learned; 0608 a-8ma; 0411 L-arnold; 0506 b-62** b-ha1**; 0404 L-hamilton; 0601 L-burgoyne; morale hamilton 6',
    frame: [405, 506, 508, 608],
    line: closing('a-va 407 406', 'a-dear 407 406', 'a-8ma 607 606', 'L-learned 407 406'),
    best: 0.8333,
    why: 'It takes three shots, as one of them must go to the 62nd. Bring all three regiments up, and Learned with two of them.',
    goal: falls('b-ha1'),
  }),
  puzzle({
    id: 'sixty-second',
    title: 'The 62nd',
    question: 'Keep the 62nd Foot alive through this American attack.',
    story: [
      'What is left of the 62nd shares 0506 with the 9th. The 1st New Hampshire in 0606 fires as a B, the 2nd in 0507, nearly spent, as a C. You defend: the 9th fires before any of them.',
    ],
    side: 'british',
    position:
      'sept19 turn 9 american fire; 0506 b-62*** b-9*; 0505 L-hamilton; 0404 L-burgoyne; 0606 a-1nh*; 0507 a-2nh***; 0708 L-poor; 0411 L-arnold; morale hamilton 4 poor 6',
    frame: [405, 506, 508, 606],
    best: 0.5178,
    why: 'Not the weak regiment, the one that fires next: a hit turns the 1st over, so that it fires later and worse, and Poor’s brigade may break on the spot.',
    goal: lives('b-62'),
  }),
  puzzle({
    id: 'poor',
    title: 'Poor wavers',
    question: 'Keep Poor’s brigade from breaking this turn.',
    story: [
      'Two regiments in 0607, one with a marker and one nearly gone; their brigade must roll 7 or less at each loss. The 20th in 0606 has a marker, the 9th in 0507 is nearly gone as well.',
    ],
    side: 'american',
    position:
      'sept19 turn 9 british fire; 0607 a-1nh* a-2nh***; 0608 L-poor; 0411 L-arnold; 0606 b-20*; 0507 b-9***; 0504 L-hamilton; 0601 L-burgoyne; morale poor 6 hamilton 7',
    frame: [506, 606, 608, 708],
    best: 0.7574,
    why: 'The 1st fires before the 20th does: a hit makes a C of it, and the 2nd still has its shot before the British Cs. The 9th can wait for that one.',
    goal: stands('poor'),
  }),
  puzzle({
    id: 'riedesel',
    title: 'Riedesel comes up',
    question: 'Break Poor’s brigade this turn.',
    story: [
      'A quarter past five. Riedesel has marched to the sound of the guns. In 0706 stands Cook’s militia, with a marker; Poor’s brigade must roll 6 or less at a loss.',
    ],
    side: 'british',
    position:
      'sept19 turn 10 british combatMovement; 0805 b-ried L-riedesel; 0905 b-rhetz; 0706 a-cook*; 0707 a-2ny**; 0709 L-poor; 0411 L-arnold; 0601 L-burgoyne; morale poor 7',
    frame: [705, 707, 804, 906],
    line: [...closing('b-rhetz 805'), OPEN_FIRE],
    best: 0.4861,
    why: 'Rhetz joins Riedesel in 0805, and nobody else stirs: the general adds to the dice of all his men who stand with him.',
    goal: breaks('poor'),
  }),
  puzzle({
    id: 'ravine',
    title: 'Hold the ravine till dusk',
    question: 'At the end of this turn hold 0609, with Poor’s brigade unbroken.',
    story: [
      'The last turn of the day, and the last attack. The 2nd New Hampshire has a marker, the 1st one hit left. Opposite, in 0608, the 20th with a marker and the 21st, nearly gone.',
    ],
    side: 'american',
    position:
      'sept19 turn 11 british fire; 0609 a-2nh* a-1nh***; 0610 L-poor; 0411 L-arnold; 0608 b-20* b-21***; 0607 L-hamilton; 0601 L-burgoyne; morale hamilton 7 poor 6',
    frame: [508, 607, 610, 709],
    best: 0.7792,
    why: 'Fire at the 20th with the 2nd: a hit makes a C of it, so that your 1st fires before it. The 21st comes late in any case and is dealt with then.',
    goal: both(holds('american', 609), stands('poor')),
  }),
];
