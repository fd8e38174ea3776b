/** A game in a sentence, for the picture of it. */
import { type FormationId, ROUNDS, type Side, type View } from '../../../engine/freemansFarm';
import { listed } from '../../text/common';
import { nameOf } from './names';
import { sidesFirst } from './sides';

export const pictured = {
  title: 'Freeman’s Farm, with cards',
  date: '19 September 1777',
  lost: { british: 'British formations lost', american: 'American formations lost' } satisfies Record<
    Side,
    string
  >,
};

/** How it ended, or where it stands. */
export function headlineOf(
  { ending, round }: View,
  lost: Readonly<Record<Side, readonly FormationId[]>>,
): string {
  if (!ending) return `Round ${round} of ${ROUNDS}`;
  const { winner, reason } = ending;
  if (!winner) return `Both armies lose their third formation in the same attack of round ${round}`;
  if (reason === 'time') return `${sidesFirst[winner]} still stand when night falls after round ${ROUNDS}`;
  const fallen = lost[winner === 'british' ? 'american' : 'british'];
  return `${sidesFirst[winner]} win: ${listed(fallen.map(nameOf))} are gone by round ${round}`;
}
