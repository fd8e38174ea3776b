/** Positions in which a side is asked whatever it can be asked. */

/** One position at least for every kind of decision. */
export const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  place: [
    'sept19 british placement side british; 0606 a-1nh',
    'oct7 american placement; 0313 L-arnold; 0815 L-gates',
  ],
  chooseOrder: ['oct7 british turn stage order side british; 0605 L-burgoyne b-24'],
  activate: [
    'oct7 british command; 0605 L-burgoyne L-fraser b-24; 1507 L-riedesel b-ried',
    'oct7 american command stage activate; 0815 L-gates L-glover a-1ma; 0313 L-arnold L-poor; idle L-gates glover poor',
  ],
  move: [
    'oct7 british movement; 0113 L-fraser b-24 b-li; 0605 b-9',
    'oct7 british movement party b-24; 0605 b-24 b-li; spent b-24 2',
    'oct7 british movement; 0604 b-24; 0501 b-li; 0612 a-1nh; broken fraser',
    'oct7 british movement; 0605 b-24 b-li b-gren; done b-24',
  ],
  removeExcess: ['oct7 british movement stage excess; 0605 L-fraser b-24 b-li b-gren'],
  combatMove: ['oct7 british combatMovement; 0605 L-fraser b-fa1 b-24; 0608 a-1nh'],
  fire: [
    'oct7 british fire step 3; 0605 L-fraser b-24 b-9; 0606 a-1nh a-2nh*; 0706 L-poor',
    'oct7 british fire step 7; 0306 b-fa1 b-ha1; 0308 a-1nh a-2nh',
  ],
  freeRound: [
    'oct7 british fire step 3; break formation poor; 0605 b-24 b-li; 0606 a-1nh** a-2nh; broken poor; fired b-li 0606',
  ],
  retreat: [
    'oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh** a-2nh; broken poor',
  ],
  displace: [
    `oct7 british fire step 3; break formation poor stage retreat units a-1nh hexes 0606 gone a-1nh; displacement hex 0607 newcomer a-1nh
0605 b-24; 0607 a-va a-dear a-1nh**; broken poor`,
  ],
  relocateLeader: [
    'oct7 british fire step 3; relocation leader L-poor; 0606 L-poor; 0608 a-2nh; 0806 a-3nh; lost a-1nh',
  ],
  advance: [
    `oct7 british fire step 3; advance side british hex 0606 units b-24 b-li b-9
0605 L-fraser b-24 b-li; 0506 L-hamilton b-9; lost a-1nh; fired b-24 0606 b-li 0606 b-9 0606`,
  ],
  recover: ['oct7 american recovery; 0606 a-1nh*; 0815 a-art1*; 0813 L-gates'],
  roll: [
    'oct7 turn 2 british turn',
    'oct7 american command stage gates; 0815 L-gates a-7ma; idle american',
    'oct7 british fire step 3; shot unit b-24 target a-1nh; 0605 b-24; 0606 a-1nh; fired b-24 0606; shotAt a-1nh 1',
    'oct7 british fire step 3; morale formation poor; 0605 b-24; 0606 a-1nh**',
    'oct7 american recovery stage roll group poor queue a-1nh; 0606 a-1nh*',
  ],
};
