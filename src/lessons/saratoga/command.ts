/** Lesson 4: spans, activation, out of command, and Gates who may not stir. */
import { byButton, byMarch, END_COMMAND, move, type SaratogaLesson, want } from './hands';

export const command: SaratogaLesson = {
  id: 'command',
  title: 'Command',
  aim: 'See who obeys whom, and choose whom to wake.',
  minutes: 3,
  cases: ['5.0', '5.1', '5.2', '3.6', '3.7', '2.2.4', '2.2.5'],
  position:
    'sept19 turn 3 american first command; 0415 L-arnold; 0409 L-learned; 0408 a-8ma; 0506 a-va; 0712 L-poor; 0711 a-1nh; 0815 L-gates; 0914 L-nixon a-3ma; 0404 b-20; 0302 L-hamilton; 0301 L-burgoyne',
  dice: [4, 4],
  frame: [404, 506, 409, 608],
  steps: [
    {
      say: [
        'A turn begins with command. Two generals lead your wings: Arnold, and Gates, who is cautious. Gates had to roll 10 or more with two dice and rolled 8. He does not stir, and his wing will not attack.',
        'It still marches: a leader who sleeps commands all the same.',
      ],
      places: [815],
      frame: [404, 506, 415, 711, 815],
    },
    {
      say: [
        'Arnold always acts. He may activate two brigadiers within his 6 hexes. Only activated units may go next to the enemy and attack. Learned would bring the 8th Massachusetts, too far off for Arnold himself.',
      ],
      how: {
        mouse: 'Click “Learned” in this card, or Learned on the map.',
        touch: 'Tap “Learned” in this card, and once more.',
        keys: 'Tab to “Learned”, Enter.',
      },
      wanted: [want({ kind: 'activate', formation: 'learned' })],
      places: [409, 408],
      frame: [404, 506, 415, 711, 815],
      part: '.question .formations button',
      hint: 'Learned stands in 0409. The button says whom he would bring.',
      wrong: 'Learned first: he is the one near the enemy.',
    },
    {
      say: ['Poor is too far from any enemy to matter now. You may leave him asleep; that costs nothing.'],
      how: byButton('Done with activations', 'E'),
      wanted: [want(END_COMMAND)],
      part: '.question .answer.ends',
      hint: 'The button is at the foot of this card.',
      wrong: 'Leave Poor asleep, and finish.',
    },
    {
      say: [
        'Look at Morgan in 0506: OUT. He is 4 hexes from Learned, whose voice carries 3, and far from Arnold. Command is settled now, for the whole turn: 2 points slower, and no attack.',
        'Bring Learned nearer, so that next turn all of them obey.',
      ],
      how: byMarch('Learned', 409, 508),
      wanted: [move('L-learned', 509, 508)],
      places: [508],
      hint: 'Learned stands alone in 0409. Crossing the stream costs him 1 more.',
      wrong: 'Learned, to the ringed hex.',
    },
    {
      say: [
        'That is what leaders are for: not to be near the enemy, but near their men when the next turn begins. Hold C, or press the third tool on the map, to see every span and who reaches whom.',
      ],
      go: 'Good',
    },
  ],
};
