/** 6.4 to 7.0 and 9.0: passing others, the last hex, closing in, and leaving by the road. */
import { example } from './example';

export const MOVEMENT = [
  example(
    'oct7 british movement; 0605 b-24 b-fa1; 0604 b-li; 0505 b-fa2; 0606 L-poor; 0708 a-1nh',
    '0503 0809',
    {
      '6.4': 'The Light Infantry may pass through 0605, where friends stand; through enemy units it may not.',
      R24: 'The 24th may run Poor over in 0606; the battery by itself may not.',
      R25: 'It costs no more than the ground, and the 24th may go on.',
      R117: 'With the 24th the battery may go into 0606.',
    },
  ),
  example('oct7 british movement; 0312 b-fa1; 0408 L-fraser; outOfCommand b-fa1', '0210 0413', {
    '6.5':
      'The battery is out of command and has 1 MP; the wooded slope of 0212 costs 3. One hex is always possible.',
    R22: 'It may go even where it costs more than all it has, but never into the river.',
  }),
  example(
    'oct7 british combatMovement; 0605 L-fraser b-24 b-fa1; 0604 b-li; 0405 b-9; 0406 a-2nh; 0608 a-1nh; 0409 L-poor',
    '0404 0709',
    {
      '7.0': 'The 24th may spend up to 3 MP to end next to the enemy before the fire.',
      R53: 'Woods cost 2 here as well: 0606 and then 0607 take all three points.',
      R54: 'The 9th stands next to the enemy already; it may shift only where the zones let it.',
      R55: 'No free hex here: what costs more than 3 is out of reach.',
      R56: 'Fraser may go alone, if he ends next to the enemy.',
      R119: 'Poor stands alone in 0409: he counts as an enemy to close in on.',
      R128: 'Ordered too far, the 24th is told of the limit of three points.',
    },
  ),
  example(
    'oct7 british movement; 0113 L-fraser b-24 b-li**; 0213 b-gren*; 0312 b-mark; exited b-9 b-20 b-21; 0412 a-1nh',
    '0111 0413',
    {
      '9.0': 'Three units have left by the road at 0113. If the 24th follows, the British win at once.',
      R26: 'The 24th leaves from 0113 for ½ MP; two together would pay 1.',
      R27: 'The Grenadiers have a marker and still show their front: they would count. The Light Infantry is turned over, and would not.',
      R28: 'Guns count as well as infantry, over any number of turns; the fourth ends the battle.',
      R29: 'Leaving tests nobody’s morale and gives nobody points.',
    },
  ),
  example(
    'oct7 turn 5 american movement; 0605 b-24; 0612 a-1nh L-poor; 0313 L-arnold; broken fraser hamilton',
    '0404 0713',
    {
      R102: 'Two British formations are broken. A third counts when the turn ends, not before.',
    },
  ),
  example(
    'oct7 turn 11 american recovery; 0605 L-fraser b-24**; 0612 L-poor a-1nh**; 0613 a-2nh*; lost b-9 a-va; broken learned',
    '0504 0713',
    {
      '10.0': 'A broken formation is worth ten points; lost and reduced units count by their letter.',
      R100: 'The 24th, turned over, counts two steps; the 9th, lost, four.',
      R101: 'Had the 9th surrendered, it would count all the same.',
    },
  ),
] as const;
