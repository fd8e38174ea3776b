/** Lesson 1: a move, the odds, disruption, skirmishers, a gun, the second blow, an advance; then a choice of one's own. */
import {
  advance,
  anyOf,
  attack,
  byAttack,
  byButton,
  byMarch,
  END_MOVEMENT,
  type FirstSaratogaLesson,
  HALT,
  march,
  marched,
  want,
} from './hands';
import { WHEATFIELD } from './stage';

export const wheatfield: FirstSaratogaLesson = {
  id: 'wheatfield',
  title: 'Five minutes in Barber’s wheatfield',
  aim: 'Move, read the odds, disrupt a brigade, and hit it again before it rallies.',
  minutes: 5,
  cases: ['4.1', '5.3', '7.4', '7.6', '8.3', '8.8', '8.7', '15.3', '7.7', '8.5', '8.10', '14.1'],
  position: { scenario: WHEATFIELD },
  dice: [3, 1, 4, 2, 5],
  frame: [1206, 1207, 907, 806],
  steps: [
    {
      say: [
        '19 September 1777, half past twelve. Poor’s American brigade has come out into Barber’s wheatfield. Hamilton’s redcoats are yours, with Burgoyne in person; north is up, and the enemy is south of you.',
        'Bring the stack down the track, next to Poor. A track costs 1 point a hex, and they have 4.',
        'Whoever comes next to an enemy goes no farther; only Burgoyne could ride on. Leave him with his men: “Stop here”.',
      ],
      how: byMarch('the redcoats', 1206, 1006, 'Stop here'),
      wanted: [...march('h20_62 f24 burgoyne', 1106, 1006), want(HALT)],
      places: [1006],
      hint: 'The stack is in 1206, at the top of the dashed track. One press takes all three up; the ringed hex is 1006.',
      wrong: 'Not now: take the whole stack in 1206 to the ringed hex, 1006.',
    },
    {
      say: ['There they stand, with their general behind them. The gun can wait. End the movement.'],
      how: byButton('End movement', 'E'),
      wanted: [want(END_MOVEMENT)],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of the card with the question.',
      wrong: 'The gun can wait a turn. End the movement.',
    },
    {
      say: [
        'Now attack. From each hex one unit fights and one battalion joins it: 8 and 3, and 1 for Burgoyne, against Poor’s 7. That is +5, which picks a column; the card shows what each face of the die would do.',
      ],
      how: byAttack('Poor', 907, 'Attack'),
      wanted: [attack(907, 'h20_62 f24')],
      answers: [{ kind: 'giveGround', hex: 907, choice: 'stay' }],
      places: [907],
      part: '.question .answer.chief',
      hint: 'Press Poor in 0907: both your units are in the attack already. Then the orange button.',
      wrong: 'With both of them, or it is no blow: the 20th and 62nd, and the 24th.',
    },
    {
      say: [
        'A 3: they must give ground, or stand and be disrupted. Poor stands. See the torn slip across him: half strength, no attack, and he controls nothing. Next to you he cannot even rally.',
        'Now the Americans have their turn. Dearborn’s light infantry comes to help.',
      ],
      go: 'Let them come',
      answers: [
        ...marched('dearborn', 906),
        END_MOVEMENT,
        { kind: 'attack', mode: 'skirmish', hex: 1006, units: ['dearborn'], primary: 'dearborn' },
      ],
      places: [907, 906],
    },
    {
      say: [
        'Light troops skirmish: their speed, 5, against nothing at all, and no harm can come to them. But they can only shake you.',
        'You name who stands in front. He will have to keep his nerve: 5, and 1 more with Burgoyne beside him.',
      ],
      how: byButton('20th/62nd'),
      wanted: [anyOf({ kind: 'choosePrimary', unit: 'h20_62' }, 'choosePrimary')],
      places: [1006],
      part: '.question-foot .answer',
      hint: 'Both have the same nerve and neither can lose a step, so there is one answer.',
      wrong: 'First somebody must stand in front: the 20th and 62nd.',
    },
    {
      say: [
        'He rolled 4 and needed 6 or less: nothing happened. It is your turn again, and Poor is still shaken. Bring up the gun, to the bare hill beside you.',
        'It will have a point left. Say that it stops there.',
      ],
      how: byMarch('the gun', 1207, 1007, 'Stop here'),
      wanted: [...march('artH', 1107, 1007), want(HALT)],
      places: [1007],
      hint: 'The gun is in 1207, on the wooded hill behind your stack.',
      wrong: 'The gun, from 1207 to the ringed hex 1007, and there it stops.',
    },
    {
      say: ['Good. Nobody else needs to move.'],
      how: byButton('End movement', 'E'),
      wanted: [want(END_MOVEMENT)],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of the card with the question.',
      wrong: 'They stand well. End the movement.',
    },
    {
      say: [
        'Hit Poor again, now, with the gun as well: 8, 3, 3 and 1 against half of 7, rounded up. That is +11, the last column. A unit that is disrupted and hit once more loses a step at least; if it routs, it is gone.',
      ],
      how: byAttack('Poor', 907, 'Attack'),
      wanted: [attack(907, 'h20_62 f24 artH')],
      places: [907],
      part: '.question .answer.chief',
      hint: 'Press Poor in 0907. All three must be in the attack; a press on a counter in the card puts it in or out.',
      wrong: 'Poor in 0907, and with all three: the gun as well.',
    },
    {
      say: [
        'A 2: Poor must keep his nerve, and disrupted he needs 3 or less. He rolled 5. The brigade runs for good: 2 points for you.',
        'The field is empty. Those who attacked may take it. What wins the day lies farther down the track: 0807 for whoever is last in it at nightfall, 0607 at once.',
      ],
      how: byButton('Advance with …', 'Space'),
      wanted: [advance('h20_62 f24', 'burgoyne')],
      answers: [...marched('dearborn', 905), HALT, END_MOVEMENT],
      places: [907],
      part: '.question .answer.chief',
      hint: 'Whoever is marked goes. The orange button sends them.',
      wrong: 'Take the field: the 20th and 62nd should go in.',
    },
    {
      say: [
        'Two things before you are left alone. A battalion that goes back, yours or Dearborn’s, turns grey, ineffective: weaker, unable to attack, and only a morale test out of the enemy’s reach turns it up again.',
        'And whoever stands in an enemy’s zone of control and attacks nobody may be counterattacked when your combat ends. Works and deep woods excuse him, a skirmish is attack enough.',
      ],
      go: 'Good to know',
      places: [907],
    },
    {
      say: [
        'Dearborn has slipped away, and Morgan’s riflemen wait behind the stream in 0606, beside 0607, the ford that wins at once. You hold the field.',
        'Now decide yourself. Go after one of them, bring up the gun, or stand where you are and end the movement: whatever you do is right, and nobody will correct you.',
      ],
      how: {
        mouse: 'Click a stack of yours and a lit hex, or “End movement”.',
        touch: 'Tap a stack of yours and a lit hex, or “End movement”.',
        keys: 'On the map take up a stack with Enter and go to a lit hex; or press E.',
      },
      // Taking up a stack is only half of a move.
      wanted: [anyOf(END_MOVEMENT, 'step', 'halt', 'endMovement')],
      besides: ({ kind }) => kind === 'begin' || kind === 'drop',
      hint: 'A press on a stack shows how far it could go. Woods cost no more than open ground; streams do.',
      wrong: 'One stack, one hex, or the end of the movement: with any of them the lesson goes on.',
    },
    {
      say: [
        'If you marched into 0607, that march won: a British unit there ends the day at once, with a major victory. All else waits for nightfall.',
        'That is the game: mass, strike, and strike the same men again before they rally; keep your own out of reach while they are shaken.',
        'In the battle itself fog rolls a die for every march, and three columns must find their way. “The picket” on the first screen is the small fight to begin with, against a friend or the computer.',
      ],
      go: 'Good',
    },
  ],
};
