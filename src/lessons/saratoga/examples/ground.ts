/** 1.0 to 3.3: the map, the counters, stacks and zones of control. */
import { example } from './example';

export const GROUND = [
  example(
    'oct7 british movement; 0505 L-hamilton b-9; 0606 b-20 b-21; 0405 b-ha1; 0603 L-burgoyne; 0508 L-poor a-1nh a-2nh',
    '0403 0708',
    {
      '1.0': 'British and Americans on the ground of Freeman’s Farm.',
      '1.1': 'From the 9th Foot in 0505 to the Americans in 0508 are three hexes, some 600 yards.',
      '2.0': 'Map, counters and the letters on them; the dice lie beside it.',
      '2.1': 'Every hex has its number: Hamilton stands in 0505, column 05, row 05.',
      '2.1.1': 'Clear fields at Freeman’s Farm, woods around them, a road through 0405.',
      '2.2': 'Infantry with crossed muskets, a gun in 0405, leaders with a bust: Hamilton, Burgoyne, Poor.',
      '2.2.2': 'The 9th Foot has 5 movement points; three clear hexes leave it 2.',
      '2.2.7': 'The battery in 0405 is a 6-pounder: that tells how heavy it is, and changes nothing.',
      '2.2.8': '‘1 NH’ is the 1st New Hampshire, ‘RA 6 pdr’ the Royal Artillery’s 6-pounders.',
      '2.3': 'Markers lie on the counters; nobody has one yet.',
      '3.0': 'Stacks, zones of control and leaders, all in one place.',
      '3.3': 'The 9th Foot faces every way at once: it may fire at any of the six hexes around it.',
      '3.6': 'Hamilton commands the formation of the 9th, 20th and 21st; Burgoyne commands Hamilton.',
      '6.0': 'Every British stack may march now, or stay where it is.',
      R1: 'Fields, woods and the road are told apart; slopes and works count as well where there are any.',
      R2: 'From 0505 into 0605, clear ground: 1 MP, on this level as on any other.',
      R11: 'Poor’s first regiment is ‘1 NH’ here and everywhere.',
      R30: 'None of these roads leads off the map: only the one at 0113 does.',
    },
  ),
  example('oct7 british movement; 0402 b-24; 0303 b-li; 0404 b-9', '0301 0505', {
    '6.2': 'The 24th pays 2 for the woods of 0303 and 1 for the slope: 3 of its 5 points.',
    R3: '0402 lies on level 2 and 0303 on level 3: between them is a slope.',
    R4: 'The 24th pays 1 more to climb; from level 1 to 3 it would pay no more than that.',
    R5: 'The Light Infantry goes down from 0303 into 0402 for the woods alone: 2.',
    R18: 'The 9th takes the road to 0403 for ½ and keeps 4½.',
    TEC: 'Woods cost 2, a slope upward 1 more, the road ½ whatever lies beneath it.',
  }),
  example('oct7 british movement; 1710 b-47; 1709 L-phillips b-hh', '1608 1811', {
    R7: 'The 47th stands on the bank: a whole hex of clear ground, level 1.',
    R8: 'East of 1710 is the Hudson: nobody enters it.',
  }),
  example('oct7 british movement; 0405 b-9 b-20; 0407 b-21; 0604 b-24; 0309 b-mark; 0306 b-li', '0304 0611', {
    '3.1.2': 'The 9th and the 20th together pay 1 MP for 0406; one of them alone would pay ½.',
    '6.3': 'The 24th follows the road from 0604 to 0505 for ½ MP.',
    R6: 'South of the Marksmen the stream cuts the road: 0310 costs them 1 for the field and 1 for the water.',
    R15: 'The 9th alone leaves the shared hex 0405 by the road for ½.',
    R16: 'In 0407 stands a friend: entering costs 1, and beyond it the road rate is back.',
    R17: 'The Light Infantry comes onto the road at 0406 for 1, and goes on for ½ a hex.',
  }),
  example('oct7 british movement; 0605 L-fraser b-24 b-li b-gren; 0603 b-mark b-fa1', '0503 0706', {
    '3.1': 'Three units and Fraser in 0605; the Marksmen and a battery in 0603.',
    '3.1.1': 'Two units may stay in 0605 when the phase ends. Fraser takes no room.',
    '3.1.3': 'The Marksmen go no faster than the guns if they go together.',
    '6.1': 'One stack after the other: whoever sets out finishes before the next.',
    R19: 'Fraser rides with anybody and slows nobody.',
    R20: 'Part of the stack may go on alone, with the points it has left, until another stack sets out.',
    R125: 'A leader who has ridden far can take a fresh unit along only as far as he himself can go.',
  }),
  example('oct7 british movement stage excess; 0605 L-fraser b-24 b-li b-gren', '0504 0706', {
    '3.1.4': 'The phase is over and three units share 0605: one of them is lost.',
    R23: 'The owner says which; the game has warned him before.',
    R84: 'Whichever goes, Fraser’s formation does not test its morale for it.',
  }),
  example(
    'oct7 british fire step 3; break formation poor stage retreat units a-1nh hexes 0606 gone a-1nh; displacement hex 0607 newcomer a-1nh; 0605 b-24; 0607 a-va a-dear a-1nh**; broken poor',
    '0505 0709',
    {
      R90: 'The 1st New Hampshire has fallen back into a full hex: Morgan or Dearborn makes room, one hex away.',
      R121: 'Whoever makes room goes to an empty hex, as long as there is one.',
    },
  ),
  example(
    'oct7 british movement; 0604 b-24; 0506 b-li; 0507 b-gren; 0605 L-fraser; 0606 a-1nh*',
    '0404 0708',
    {
      '3.2': 'The six hexes around the 1st New Hampshire are its zone of control.',
      '3.2.1': 'One marker or not, the 1st controls all six hexes; Fraser, a leader, controls none.',
      '3.2.2': 'In 0507 both zones overlap: each side stops the other there.',
      '3.2.4': 'The 24th may enter 0605, and must stop there.',
      R31: 'The Light Infantry may go straight from 0506 to 0507, where the Grenadiers stand, and to no other hex of the zone.',
      R32: 'Fraser alone in 0605 does not open that hex to the Light Infantry.',
      R36: 'Fraser is in the zone, too: to another hex of it he may not step.',
    },
  ),
  example('oct7 british movement; 0605 L-fraser b-24 b-fa1; 0805 a-1nh', '0504 0907', {
    '3.2.3': 'The stream between 0706 and 0805 stops the zone: 0706 is free.',
    R34: 'The battery may go to 0706, beside the enemy, since the water is between them.',
  }),
  example('oct7 british fire step 3; 0706 b-24; 0805 a-1nh', '0604 0907', {
    R33: 'Across the stream they are still neighbours: the 24th may fire.',
  }),
  example('oct7 british movement; 0605 L-fraser b-fa1 b-24; 0507 b-fa2; 0607 a-1nh', '0404 0709', {
    '3.5': 'Batteries rate D, fire far, and keep away from the enemy.',
    '3.5 point 1': 'The 6-pounders may not enter 0606, where the enemy controls.',
    R35: 'The 3-pounders in 0507 have been caught: they may stay and fire, or leave to 0506.',
  }),
] as const;
