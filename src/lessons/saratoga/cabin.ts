/** Lesson 1: the first shot, the enemy's answer, morale, a leader, a move, a rally, and a brigade that breaks. */
import {
  advance,
  byButton,
  byMarch,
  END_COMMAND,
  END_MOVEMENT,
  fire,
  marched,
  move,
  OPEN_FIRE,
  type SaratogaLesson,
  shot,
  want,
} from './hands';

/** From the redcoats to where Learned waits. */
const WITH_LEARNED = [506, 406, 607, 410];

export const cabin: SaratogaLesson = {
  id: 'cabin',
  title: 'Five minutes at Freeman’s cabin',
  aim: 'Fire, move, lose your nerve and find it again, and break a brigade.',
  minutes: 5,
  cases: ['7.2', '7.1.3', '7.3', '3.8.1', '3.8.2', '5.0', '6.0', '3.2.1', '8.0', 'CRT'],
  position:
    'sept19 turn 4 american first fire; 0507 a-va; 0607 a-dear; 0410 L-learned; 0413 L-arnold; 0506 b-20; 0504 b-62; 0403 L-hamilton; 0601 L-burgoyne; morale hamilton 7',
  dice: [4, 2, 5, 3, 4, 6, 3, 2, 5, 4, 5, 4, 5, 5, 2, 3, 5],
  frame: [505, 406, 508, 607],
  steps: [
    {
      say: [
        'Morgan’s riflemen, the blue counter with the A, are yours; a redcoat battalion has come out of the trees right before them.',
        'The letter is a unit’s quality, A to D. An A hits with 3 or more on one die: 67%.',
      ],
      how: byButton('Fire at 20th Foot', 'Space'),
      wanted: [fire('a-va', 506)],
      places: [506],
      part: '.question .answer.chief',
      hint: 'The orange button does it, and so does a press on the redcoats themselves.',
      wrong: 'They will not wait. Fire at the redcoats in the ringed hex: the orange button.',
    },
    {
      say: [
        'A hit: the 20th Foot has a marker. One more hit would turn it over to its weaker side.',
        'Fire is never one-sided. The 20th fires back: B needs 4, but you are in woods, which takes 1 off their die.',
      ],
      go: 'Let them fire',
      answers: [shot('b-20', 507)],
      places: [506, 507],
    },
    {
      say: [
        'A 2: missed. So it began on 19 September 1777, at a quarter to one. Now the British have their turn: they move, and then both sides fire again.',
      ],
      go: 'Watch them',
      answers: [END_COMMAND, marched('b-62', 505, 405, 406), END_MOVEMENT, OPEN_FIRE],
    },
    {
      say: [
        'The 62nd has come up on your left, and there it must stop: whoever comes next to an enemy goes no farther. Quality decides who fires first: A before B, and whoever is attacked before the attacker. So Morgan fires before them all.',
        'The 20th already has a marker: a second hit turns it over.',
      ],
      how: byButton('Fire at 20th Foot', 'Space'),
      wanted: [fire('a-va', 506)],
      places: [506],
      part: '.question .answer.chief',
      hint: 'If another target is planned, press the ringed 20th Foot on the map.',
      wrong: 'The 62nd is fresh. The ringed 20th has a marker: one more hit turns it over.',
    },
    {
      say: [
        'Hit, and the 20th is turned over. Each time that happens its formation must hold its nerve, here Hamilton’s brigade: two dice, 8 or less. They rolled 7 and stand; but the next test is harder, 7 or less.',
        'Now the rest fire at you.',
      ],
      go: 'Let them fire',
      answers: [shot('b-62', 507), shot('b-20', 507)],
      places: [406, 506],
      part: '.morale-strip',
    },
    {
      say: [
        'The 62nd rolled a 6: Morgan has a marker. The turn is over, and both sides have rolled for the next: you won, so you choose.',
      ],
      how: byButton('The Americans go first'),
      wanted: [want({ kind: 'chooseOrder', first: 'american' })],
      part: '.question .answer',
      hint: 'Go first: Morgan wants to get away before they fire again.',
      wrong: 'You may, but Morgan would rather leave first.',
    },
    {
      say: [
        'Morgan is marked OUT: too far ahead of General Learned, whose orders carry 3 hexes. He is 2 points slower for it, and may not attack.',
        'A turn begins with command. Activate Learned: only activated leaders and their units may go next to the enemy.',
      ],
      how: {
        mouse: 'Click General Learned, ringed on the map, or “Learned” in this card.',
        touch: 'Tap General Learned, ringed on the map.',
        keys: 'Tab to “Learned”, Enter.',
      },
      wanted: [want({ kind: 'activate', formation: 'learned' })],
      places: [410, 507],
      frame: WITH_LEARNED,
      part: '.question .formations button',
      hint: 'He stands near the foot of the map. The button with his name in this card does it, too.',
      wrong: 'Activate Learned first: Morgan needs him.',
    },
    {
      say: [
        'Learned is active. Bring the general himself up through the woods, to just behind Morgan: out of the redcoats’ reach, and near enough to be heard.',
      ],
      how: byMarch('General Learned on the map', 410, 508),
      frame: WITH_LEARNED,
      wanted: [move('L-learned', 409, 509, 508)],
      places: [410, 508],
      hint: 'Learned stands alone, ringed, near the foot of the map. The other ring, next to Morgan, is where he goes.',
      wrong:
        'General Learned himself first, and all the way: from the foot of the map to the ringed hex next to Morgan.',
    },
    {
      say: [
        'Now Morgan falls back to him. Of his 6 movement points OUT leaves him 4; a hex of woods costs 2, open ground 1.',
      ],
      how: byMarch('Morgan', 507, 508),
      wanted: [move('a-va', 508)],
      places: [508],
      hint: 'Morgan is the one next to the enemy. The ringed hex is where Learned stands.',
      wrong: 'Morgan goes to Learned, in the ringed hex.',
    },
    {
      say: [
        'Together. OUT stays until your next turn begins: then command is looked at again. Nobody else has to move, and nobody is near enough to fire.',
      ],
      how: {
        mouse: 'Click “End movement”.',
        touch: 'Tap “End movement”.',
        keys: 'Press E.',
      },
      wanted: [want(END_MOVEMENT)],
      answers: [OPEN_FIRE],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of this card.',
      wrong: 'They stand well. End the movement.',
    },
    {
      say: [
        'Last in a turn one brigade may rally. Away from the enemy and with his brigadier beside him, Morgan is sure to shake off his marker.',
      ],
      how: byButton('Learned'),
      wanted: [want({ kind: 'recover', group: 'learned' })],
      places: [508],
      part: '.question .formations button',
      hint: 'The button with Learned’s name.',
      wrong: 'Let Learned’s brigade recover: it is certain.',
    },
    {
      say: ['The marker is gone. The redcoats take it for a flight and follow into the woods.'],
      go: 'Let them come',
      answers: [END_COMMAND, marched('b-62', 507), END_MOVEMENT, OPEN_FIRE],
    },
    {
      say: [
        'The 62nd is in front of both your battalions, alone. Morgan fires first again; Learned’s presence adds 1, their woods take 1 off. Then Dearborn, B, before the 62nd can.',
      ],
      how: {
        mouse: 'Click “Fire at 62nd Foot” twice: for Morgan, then for Dearborn.',
        touch: 'Tap “Fire at 62nd Foot” twice: for Morgan, then for Dearborn.',
        keys: 'Press Space twice: for Morgan, then for Dearborn.',
      },
      wanted: [fire('a-va', 507), fire('a-dear', 507)],
      places: [507],
      part: '.question .answer.chief',
      hint: 'Press the orange button for Morgan, and again for Dearborn.',
      wrong: 'You will not get them closer. Fire at the 62nd with both.',
    },
    {
      say: [
        'Two hits turned the 62nd over. Hamilton’s brigade had to roll 7 or less and rolled 9: it breaks, and for good. Its men run, but first whoever stands next to them fires once more, free.',
      ],
      how: byButton('Fire all 2', 'Space'),
      wanted: [fire('a-va', 507), fire('a-dear', 507)],
      answers: [{ kind: 'retreat', unit: 'b-62', hex: 406 }],
      places: [507],
      part: '.question .answer.chief',
      hint: 'The orange button fires with both of them.',
      wrong: 'It is free, and they are running. Fire with both.',
    },
    {
      say: ['They are gone from the woods. Those who fired may take the ground.'],
      how: {
        mouse: 'Click the ringed hex, or Morgan in this card; then “Advance”.',
        touch: 'Tap the ringed hex, or Morgan in this card; then “Advance”.',
        keys: 'Tab to Morgan in this card, Enter; then to “Advance”, Enter.',
      },
      wanted: [advance('a-va L-learned')],
      hint: 'A press on a counter in this card puts it in or out.',
      wrong: 'Morgan should go: the woods are his again.',
      places: [507],
    },
    {
      say: [
        'That is the game: get your best men next to the enemy under cover, fire first, keep the leaders close, and pull back whoever wavers.',
        'An army loses when three of its brigades are broken; else points decide at dusk, and a broken brigade is worth 10.',
      ],
      go: 'Good',
    },
  ],
};
