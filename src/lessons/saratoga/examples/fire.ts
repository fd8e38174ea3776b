/** 7.1 to 7.6 and 8.0: fire, hits, guns, advances, leaders alone, recovery. */
import { example } from './example';

export const FIRE = [
  example(
    'oct7 british fire step 2; 0605 L-fraser b-24 b-li; 0506 L-hamilton b-9; 0606 L-poor a-1nh a-2nh*; 0707 a-2ny; 0307 b-20; 0308 a-3nh',
    '0305 0808',
    {
      '2.2.1': 'The 24th is a B: it needs 4 or more before modifiers, and fires in the B steps.',
      '2.2.3': 'Fraser stands with the 24th and adds his bonus to its die; the 9th gets nothing from him.',
      '7.1': 'Each unit fires for itself at one unit next to it.',
      '7.1.2': 'Nobody has to fire: any of them may hold.',
      '7.1.3': 'Third of eight steps: the defending Bs fire before the attacking Bs.',
      '7.2': 'The 1st New Hampshire fires at 0605: one die against the number of its letter.',
      CRT: 'B needs 4; two units in the target hex make it easier by 1; woods would make it harder by 1.',
      R10: 'The opening paragraph of 7.1 is played as the case that is missing.',
      R57: 'The fight at 0308 waits for the same steps as the one at Freeman’s Farm.',
      R58: 'Within the step the Americans choose which of their Bs fires next.',
      R59: 'The 2nd New Hampshire has one marker: a hit turns it over, and if its letter drops it fires later.',
      R60: 'Whoever has fired does not fire again in this phase.',
      R63: 'After one shot at the 1st, the 2nd is the next target in 0606, whoever fires.',
      R64: 'Which of the two is shot at first is the firing side’s choice.',
      R66: 'It is the British turn, but when the Americans fire, the British are the ‘defenders’ of the table.',
      R69: 'A die that comes to the number or more hits; no face always misses.',
      R70: 'Two units share 0606 now; if one falls before the shot, the +1 is gone.',
      R71: 'Poor adds his bonus to his own regiments in defence, too, activated or not.',
      R124: 'Holding fire uses the chance up, whatever happens to the unit later.',
    },
  ),
  example('oct7 british fire step 3; 0404 b-24; 0304 a-1nh; 0405 b-9; 0513 a-art1; 0512 b-20', '0303 0514', {
    R13: 'Fort Neilson shelters whoever stands in it, from every side: −1 for the 20th.',
    R67: 'The 24th fires from level 2 to level 3: −1 for the slope, at any range.',
    R68: 'Woods and slope add up: −2 against 0304.',
  }),
  example(
    'oct7 british fire step 3; 0605 b-24 b-li; 0606 a-1nh a-2nh*; 0706 a-3nh** a-2ny***; 0609 L-poor',
    '0504 0809',
    {
      '7.3': 'Four New Hampshire and New York regiments, with none to three hits.',
      '7.3 point 1': 'A hit on the 1st New Hampshire puts a marker on it.',
      '7.3 point 2': 'A hit on the 2nd turns it over, and Poor’s formation tests.',
      '7.3 point 3': 'A hit on the 3rd, already turned over, puts a marker on it again.',
      '7.3 point 4': 'A hit on the 2nd New York removes it, and Poor’s formation tests.',
      R83: 'Hits come one at a time, and so do the tests.',
    },
  ),
  example(
    'oct7 british fire step 3; relocation leader L-poor; 0606 L-poor; 0608 a-2nh; 0806 a-3nh; lost a-1nh',
    '0505 0809',
    {
      R80: 'Poor’s last unit here is gone. Two of his regiments are equally near: the owner chooses.',
    },
  ),
  example(
    'oct7 british fire step 7; 0306 b-fa1 b-fa2; 0308 a-1nh a-2nh; 0405 L-fraser; 0409 a-va',
    '0205 0510',
    {
      '2.2.6': 'The 6-pounders reach 4 hexes, the 3-pounders 3.',
      '7.4': 'Two batteries in one hex fire at the same hex, here 0308.',
      '7.4.1': 'From 0306 over the field of 0307 to 0308 the line is free; to 0409 woods stand in the way.',
      '7.4.2': '0307 and 0308: the range is two hexes.',
      R61: 'Guns far from the enemy fire in the D steps.',
      R73: 'Both fire at 0308, each at a unit of its choice, or not at all.',
      R74: 'Only ground that rises above both ends would block.',
      R75: 'Ground of the same height does not block; woods do.',
      R76: 'Where a line runs along a hexside, river and places off the map count as open.',
      R115: 'At long range the die loses 1.',
    },
  ),
  example('oct7 american fire step 6; 0306 b-fa1; 0308 a-1nh; 0605 b-24; 0606 a-2nh', '0205 0708', {
    R62: 'In the American turn the battery may fire at 0308 although nobody stands next to it.',
  }),
  example('oct7 british fire step 7; 0605 b-fa1; 0606 a-1nh; 0608 a-2nh', '0504 0709', {
    R116: 'At the enemy in the next hex the battery fires like any unit, with +1, and needs no line of sight.',
  }),
  example(
    'oct7 british fire step 3; advance side british hex 0606 units b-24 b-li b-9; 0605 L-fraser b-24 b-li; 0506 L-hamilton b-9; 0707 a-2nh; lost a-1nh; fired b-24 0606 b-li 0606 b-9 0606',
    '0404 0808',
    {
      '7.5': '0606 has been emptied: up to two of those who fired at it may advance, with leaders.',
      R77: 'It is offered at once to the side that emptied it.',
      R78: 'The zone of the 2nd New Hampshire over 0606 does not hinder an advance.',
      R114: 'Declined, it is gone; who advances keeps his step in the order of fire.',
    },
  ),
  example('oct7 british fire step 7; 0306 b-fa1 b-fa2; 0308 a-1nh***', '0205 0410', {
    '7.5.1': 'If the guns alone destroy the 1st New Hampshire, nobody advances.',
  }),
  example(
    'oct7 british fire step 3; 0605 b-24; 0606 L-poor; 0306 b-fa1; 0308 L-learned; 0612 a-1nh',
    '0305 0708',
    {
      '7.6': 'Poor stands alone next to the 24th: if it fires, he falls without a roll.',
      R49: 'His regiments are then out of command until they come within Arnold’s span.',
      R50: 'An overall commander who falls is replaced by nobody.',
      R79: 'Guns at a distance do nothing to Learned, alone in 0308.',
      R118: 'Whoever kills Poor here may advance into 0606.',
    },
  ),
  example(
    'oct7 american recovery; 0612 L-poor a-1nh*; 0611 a-2nh*; 0706 a-3nh*; 0705 b-24; 0815 L-gates a-art1*; 0513 a-art2*; 0512 L-arnold',
    '0504 0916',
    {
      '3.5 point 3': 'Gates’s guns began in Fort Neilson, and may leave it.',
      '3.8 exception': 'Whatever happens to American guns, no formation tests for them.',
      '8.0':
        'Poor’s formation is chosen: the 1st, with its commander, loses its marker without a roll; the 2nd rolls.',
      '8.0 note': 'American guns recover with a formation whose commander reaches them.',
      R51: 'Gates’s guns have no formation: they never break and get no bonus.',
      R97: 'The 3rd New Hampshire stands next to the enemy and may not recover.',
      R98: 'The gun in 0815, in Gates’s reach alone, is a group of its own.',
      R99: 'A unit recovers by the letter of the face now showing.',
      R123: 'Guns that only Arnold reaches would be a group as well.',
    },
  ),
] as const;
