/** One sentence, with its cases, about whatever somebody points at on the table of First Saratoga. */
import type { View } from '../../../engine/firstSaratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import type { Asker } from '../../../games/contract';
import { fieldNow } from '../field';
import { describeHex } from './describe';
import { questionFor } from './questions';

export const asker: Asker<View> = {
  tell(what, view) {
    const [kind, id = ''] = what.split(' ');
    if (kind === 'question') {
      const { who, question, hint, case: rule } = questionFor(view);
      return {
        name: who,
        text: [question, hint].filter(Boolean).join(' '),
        cases: rule === '' ? [] : [rule],
      };
    }
    if (kind === 'when') return { text: 'The turn, its hour, and the weather.', cases: ['3.1', '15.5'] };
    if (kind === 'chapter') return { text: 'Whose part of the turn it is, and which.', cases: ['3.1'] };
    if (kind !== 'place') return undefined;
    const hex = Number(id);
    if (fieldNow().world.land[hex] === undefined || hex === 0)
      return { text: 'Beside the map.', cases: ['TEC'] };
    const stands = (view.stacks[hex] ?? []).length > 0;
    return {
      text: describeHex(hex as Hex, view),
      cases: stands ? ['2.1', '6.1', '5.1', 'TEC'] : ['TEC', '4.2'],
    };
  },
  parts: [
    ['.fs-counter-button', ['2.1', '2.4']],
    ['.fs-chances', ['CRT', '7.6'], 'What the die would bring in this column.'],
    [
      '.fs-sums',
      ['7.4', '1.3'],
      'How the strength of both sides is counted: halved once for each reason, rounded up once.',
    ],
    [
      '.fs-odds',
      ['7.4', '7.6', 'CRT'],
      'The attack as it stands: both strengths, the column and its chances.',
    ],
    ['.fs-flags', ['14.1', '14.3'], 'Who holds the places that count.'],
    ['.fs-score', ['14.0', '14.3'], 'Points so far, and how near each side is to winning at once.'],
    ['.fs-track li', ['13.2', '15.5']],
    ['.fs-track', ['13.2'], 'The turns of the day, and when fog may lie.'],
    ['.fs-aims', ['14.0'], 'What this side plays for.'],
    ['.fs-members', ['2.4', '8.4'], 'Who has been lost so far.'],
    ['.fs-hex-list', ['TEC', '4.2'], 'What this hex is, costs and does.'],
    ['.answer.ends', ['3.1'], 'Ends this part of the turn.'],
  ],
};
