/** Puzzles of 7 October. The positions are invented; they could have come about. */
import { both, falls, isRidOf, lives, stands } from './goals';
import { closing, OPEN_FIRE, puzzle } from './puzzle';

export const OCTOBER = [
  puzzle({
    id: 'grenadiers',
    title: 'Acland’s grenadiers',
    question: 'Destroy the grenadiers this turn.',
    story: [
      'Acland’s grenadiers stand alone in 0307, turned over: two hits destroy them. Poor has two fresh regiments at hand.',
    ],
    side: 'american',
    position:
      'oct7 turn 7 american combatMovement; 0309 a-1nh; 0408 a-2nh L-poor; 0411 L-arnold; 0307 b-gren**; 0305 L-fraser; 0601 L-burgoyne',
    frame: [206, 307, 309, 408],
    line: closing('a-1nh 308', 'a-2nh 308', 'L-poor 308'),
    best: 0.4444,
    why: 'Both regiments in one hex, and Poor with them: he adds to the dice of both.',
    goal: falls('b-gren'),
  }),
  puzzle({
    id: 'nerve',
    title: 'With a steady hand',
    question: 'Destroy the Rhetz regiment, and do not let Poor’s brigade break.',
    story: [
      'Rhetz has one hit left. So has the 1st New Hampshire, and Poor’s brigade must roll 7 or less whenever a unit of it is lost or turned over. The Riedesel regiment stands behind, in 0406, with its general.',
    ],
    side: 'american',
    position:
      'oct7 turn 8 american combatMovement; 0308 a-1nh***; 0309 a-2nh*; 0409 a-4ny; 0310 L-poor; 0411 L-arnold; 0307 b-rhetz***; 0406 b-ried* L-riedesel; 0601 L-burgoyne; morale poor 6',
    frame: [206, 307, 310, 406],
    line: [...closing('a-2nh 308'), OPEN_FIRE],
    best: 0.6667,
    why: 'The 2nd joins the 1st and fires first. Nobody goes to 0407, where the Riedesel regiment could answer with its general’s help.',
    goal: both(falls('b-rhetz'), stands('poor')),
  }),
  puzzle({
    id: 'balcarres',
    title: 'Balcarres stands',
    question: 'Keep the light infantry alive through this American attack.',
    story: [
      'The light infantry in 0505 has one hit left. The 24th stands by, and Fraser with it. Opposite are the 8th Massachusetts with a marker, and the 2nd, nearly gone.',
    ],
    side: 'british',
    position:
      'oct7 turn 9 american fire; 0505 b-li***; 0605 b-24* L-fraser; 0601 L-burgoyne; 0506 a-8ma*; 0606 a-2ma***; 0508 L-learned; 0411 L-arnold; morale fraser 5 learned 4',
    frame: [404, 506, 508, 606],
    best: 0.7766,
    why: 'First the light infantry at the 8th; then the 24th, with Fraser’s help, looks at what is left: the 8th again if it still fires as a B, else the 2nd.',
    goal: lives('b-li'),
  }),
  puzzle({
    id: 'breymann',
    title: 'Breymann’s hill',
    question: 'Clear 0304 of Germans by dusk.',
    story: [
      'The last light. Breymann’s grenadiers hold the wooded hill, with a marker; their corps must roll 5 or less at a loss. Morgan and Dearborn are at its foot, and Learned has come up.',
    ],
    side: 'american',
    position:
      'oct7 turn 11 american combatMovement; 0306 a-va; 0206 a-dear L-learned; 0411 L-arnold; 0304 b-bgren* L-breymann; 0601 L-burgoyne; morale breymann 7',
    frame: [204, 303, 306, 404],
    line: closing('a-va 305', 'a-dear 306 305', 'L-learned 306 305'),
    best: 0.4815,
    why: 'All together, Learned in their midst: uphill and into woods each die has 2 taken off, and what he adds counts for both.',
    goal: isRidOf('british', 304),
  }),
];
