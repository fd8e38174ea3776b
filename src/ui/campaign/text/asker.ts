/** One sentence, with its cases, about whatever somebody points at on the table of the campaign. */
import type { View } from '../../../engine/campaign';
import type { Asker } from '../../../games/contract';
import { placeOf, spotNumbered } from '../spots';
import { describePlace } from './describePlace';
import { questionFor } from './questions';

export const asker: Asker<View> = {
  tell(what, view) {
    const [kind, id = ''] = what.split(' ');
    if (kind === 'question') {
      const { who, question, hint, case: rule } = questionFor(view);
      return { name: who, text: [question, hint].filter(Boolean).join(' '), cases: [rule] };
    }
    if (kind === 'when')
      return { text: 'The week; after the twentieth the campaign is over.', cases: ['5.5'] };
    if (kind === 'chapter') return { text: 'Whose part of the week it is.', cases: ['5.3'] };
    if (kind !== 'place') return undefined;
    const spot = spotNumbered(Number(id));
    if (!spot)
      return { text: 'Only drawn: the armies keep to roads, rivers and lakes.', cases: ['1.7', '1.1'] };
    const place = placeOf(spot.id);
    const stands = Object.values(view.counts[spot.id] ?? {}).some((number) => number > 0);
    return {
      text: describePlace(spot.id, view),
      cases: [
        ...(stands ? ['2.1', '2.2'] : []),
        ...(place?.isFort ? ['1.6', '10.15'] : []),
        ...(place?.supply ? ['8.4'] : []),
        ...(place ? ['1.1'] : ['3.4']),
      ],
    };
  },
  parts: [
    ['.block-button', ['2.1', '2.2']],
    ['.fighter', ['2.2', '10.8']],
    [
      '.position',
      ['10.2', '10.8'],
      'A position of the battle: whoever stands here fires at whoever stands opposite.',
    ],
    ['.battle-board', ['10.6', '10.8'], 'The battle: left, centre and right, in rounds of fire.'],
    ['.points', ['5.1'], 'Action points: what a side may still do this week.'],
    ['.objectives-held', ['12.1', '12.2'], 'Ticonderoga, Albany, the Grants: who holds what decides.'],
    ['.sp-left', ['12.4'], 'British strength on the map; below 25 the campaign is lost.'],
    ['.standing', ['12.0'], 'How the campaign stands.'],
    ['.weeks li', ['5.5', '4.2']],
    ['.weeks', ['5.5', '4.2'], 'The twenty weeks, with who is still to come.'],
    ['.road-list', ['1.1', '1.4'], 'The ways from here, and how many may still use them this week.'],
    ['.place-card', ['1.1', '2.1'], 'What is known of this place.'],
    ['.answer.ends', ['5.3'], 'Ends this part of the week.'],
  ],
};
