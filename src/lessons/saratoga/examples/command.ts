/** 3.4 to 3.7, 4.0 and 5.0: what is seen, who commands whom, who goes first, who is activated. */
import { example } from './example';

export const COMMAND = [
  example(
    'sept19 turn 4 american first fog movement; 0508 a-va; 0607 a-dear; 0409 L-learned; 0411 L-arnold; 0506 b-20 b-62; 0504 b-9; 0403 L-hamilton; 0601 L-burgoyne',
    '0403 0709',
    {
      '3.4': 'Of the stack in 0506 the Americans see the top unit alone.',
      R108: 'Whoever looks now sees one side’s stacks; the screen is covered before it changes hands.',
      R109: 'In the Combat Phase an American unit next to 0506 would open the stack.',
      R110: 'Odds against 0506 are told from best to worst, so that nobody learns who lies beneath.',
      R111: 'In his own Movement Phase the owner may put another on top.',
      R127: 'Should guns empty 0504 from afar, nobody would learn whether a leader had stood there and slipped away.',
      R129: 'The Americans are asked even where they could do nothing: a phase skipped would tell something.',
    },
  ),
  example('oct7 british fog fire step 7; 0306 b-fa1; 0308 a-1nh a-2nh; 0110 L-poor', '0205 0410', {
    R65: 'The battery may fire at the top of the hidden stack or at ‘another’, without learning which that is.',
  }),
  example(
    'oct7 british command; 0605 L-burgoyne L-fraser b-24; 0504 L-hamilton b-9 b-ha1; 0705 L-riedesel b-ried; 0704 L-phillips b-47; 1702 L-breymann b-bgren; 0806 a-1nh; idle L-fraser L-hamilton L-riedesel L-phillips L-breymann',
    '0404 0806',
    {
      '2.2.4': 'Burgoyne’s rating is 3: of his commanders in reach he may activate three.',
      '2.2.5': 'From Burgoyne to the 9th Foot in 0504 are two hexes: well within his span.',
      '3.5 point 2': 'The battery in 0504 may trace to any British leader, not to Hamilton alone.',
      '3.7': 'All units near Freeman’s Farm are in somebody’s span, so they have their full allowance.',
      '5.0': 'The British choose whom to activate.',
      R9: 'How far Burgoyne reaches is his command span.',
      R38: 'Woods and streams between do not matter, only the distance.',
      R42: 'The 24th is in Burgoyne’s own span: active with him, without using up his rating.',
      R43: 'The 9th is in reach of Hamilton and of Burgoyne: whichever serves it better counts.',
      R44: 'Breymann, far away in 1702, is beyond Burgoyne’s span and cannot be activated.',
      R52: 'Whoever commands Hamilton’s battery, its loss would test Hamilton’s formation.',
    },
  ),
  example(
    'oct7 american command stage activate; 0815 L-gates L-glover a-1ma; 0612 L-arnold L-poor a-1nh; 0511 L-learned a-va; 0508 b-24; idle L-gates glover poor learned',
    '0410 0915',
    {
      R40: 'Poor’s and Learned’s regiments trace to Arnold, Glover’s to Gates.',
      R41: 'Arnold may activate Learned and Poor; Glover depends on Gates.',
    },
  ),
  example(
    'oct7 british movement; 0604 L-fraser b-24; 0406 b-20; 0408 b-9; 0307 L-hamilton; 0506 a-1nh; idle b-20 L-hamilton; outOfCommand b-9',
    '0303 0709',
    {
      '5.1': 'Three British regiments: active, in command only, and out of command.',
      '5.1 point 1': 'The 24th is active: it may go to 0505, next to the enemy, and attack.',
      '5.1 point 2': 'The 20th is in command, not active: it moves, but not into the enemy’s zone.',
      '5.1 point 3': 'The 9th is out of command: two points fewer, and not next to the enemy.',
      R21: 'Even its free hex of 6.5 may not lead the 20th into the zone.',
      R37: 'Hamilton, not activated, may enter the zone only where friendly units are.',
      R39: 'Settled in the Command Phase: riding up to the 9th now does not help it this turn.',
    },
  ),
  example(
    'oct7 turn 2 british fire step 3; 0605 b-24; 0506 b-9; 0606 a-1nh; idle b-9 a-1nh; inContact b-9 a-1nh',
    '0404 0708',
    {
      '5.1 point 4': 'The 9th is not activated, but began beside the enemy: it may fire.',
      R46: 'Guns that depend on an idle Gates fire back in the same way.',
      R47: 'The 1st New Hampshire is not activated either; firing back is always open to it.',
      R48: 'The 9th fires in the attacking step of its letter, and does not close in.',
    },
  ),
  example(
    'oct7 american command stage gates; 0815 L-gates a-7ma; 0313 L-arnold; 0813 b-24; idle american',
    '0712 0916',
    {
      '5.2': 'A British regiment is two hexes from Gates: he acts on 8 or more with two dice, else on 10.',
      R14: 'If he fails he is turned down, but his span and his numbers stay.',
      R45: 'Combat units count for this, from where they stand as the phase begins; leaders do not.',
    },
  ),
  example(
    'oct7 turn 3 british turn stage order side british; 0605 L-burgoyne b-24; 0612 a-1nh',
    '0504 0713',
    {
      '4.0': 'The dice have fallen, and the British say who goes first.',
      '4.0 A': 'The side with the higher die chooses.',
      '4.0 B': 'Whoever goes first commands, moves, fights and recovers.',
      '4.0 C': 'Then the other side does the same.',
      '4.0 D': 'When both have played, the end of the turn is looked at.',
      R103: 'Had both dice shown the same, the Americans would choose.',
      R112: 'Both sides see the dice, and hear the choice.',
    },
  ),
  example('sept19 american placement; 0313 L-arnold a-1nh; 0412 L-poor a-2nh', '0210 0815', {
    '11.0': 'The Americans place their army in the areas that are given.',
    '11.1': '19 September: Arnold begins at Neilson’s house, 0313.',
    R12: 'The works in 0313 and 0412 are only traced: they are not built yet.',
    R104: 'The Americans set up first.',
    R105: 'Two units a hex; Arnold and Poor take no room.',
    R113: 'Until the first Command Phase all are in command and nobody is activated.',
  }),
  example(
    'oct7 british placement side british; 0605 L-burgoyne b-ried; 0504 b-9 b-20; 0612 a-1nh',
    '0403 0807',
    {
      '11.2': '7 October: the British deploy around Freeman’s Farm.',
      R106: 'Burgoyne may start with any unit, here with Riedesel’s Germans.',
      R107: 'The 62nd Foot is not there to be placed.',
    },
  ),
] as const;
