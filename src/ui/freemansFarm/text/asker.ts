/** One sentence, with its cases, about whatever somebody points at on the table of Freeman's Farm. */
import type { View } from '../../../engine/freemansFarm';
import type { Asker } from '../../../games/contract';
import { questionFor } from './questions';

export const asker: Asker<View> = {
  tell(what, view) {
    if (what === 'when')
      return { text: 'The round; after the fifteenth the day is over.', cases: ['6', '12'] };
    if (what === 'chapter') return { text: 'Whose turn it is. A turn has seven steps.', cases: ['6.1'] };
    if (what !== 'question') return undefined;
    const { who, question, hint, case: rule } = questionFor(view);
    return { name: who, text: [question, hint].filter(Boolean).join(' '), cases: [rule] };
  },
  parts: [
    ['.ff-box', ['2', '9.1']],
    ['.ff-objective', ['10', '11']],
    ['.ff-chip', ['4.1', '7']],
    [
      '.ff-track',
      ['7', '4.1'],
      'The Morale track: a loss moves the marker down, and a die above the Morale breaks the formation.',
    ],
    [
      '.ff-commands li',
      ['9', '4.1'],
      'A Command of this formation: from where, against whom, with how many dice.',
    ],
    ['.ff-activation', ['4.2', '6.1 step 1']],
    ['.ff-conveyor', ['4.3', '6.1 step 6'], 'Tactics cards for sale; the row moves on when nobody buys.'],
    ['.ff-piles', ['4.2', '4.3'], 'How many cards are left to draw.'],
    [
      '.ff-cubes, .ff-cube-line, .ff-score-cubes',
      ['4.4'],
      'Momentum cubes: they buy cards, search the deck and pay for more.',
    ],
    [
      '.ff-general-line',
      ['8', '6.1 step 1.A'],
      'Generals: each may take over an activation or rescue a formation, once.',
    ],
    ['.ff-rounds', ['6', '12'], 'The fifteen rounds; then the day is over.'],
    ['.ff-lost', ['12'], 'Formations that are out. Who loses too many has lost.'],
    ['.ff-score', ['12', '4.4'], 'How both sides stand: formations lost, cubes in hand.'],
    [
      '.ff-die',
      ['6.1 step 4', '6.1 step 5'],
      'A die of the attack. Pairs do harm; every 3 counts alone and brings cubes.',
    ],
    [
      '.ff-tray',
      ['6.1 step 4', '6.1 step 4.A'],
      'The dice of the attack; some can be rolled again for a price.',
    ],
    ['.ff-play', ['4.3', '6.1 step 3'], 'A Tactics card that can be played now.'],
    ['.answer.ends', ['6.1'], 'Ends this step.'],
  ],
};
