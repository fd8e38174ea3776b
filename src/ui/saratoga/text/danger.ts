/** What threatens a side, in words. */
import type { Danger } from '../../../engine/saratoga';
import { english } from './english';
import { formationName, nameOf } from './play';

const { listed } = english;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A formation that would break on so many of 36 throws, or more, is near it. */
export const SHAKY = 10;

export const danger = {
  title: 'Danger',
  what: 'Fire that could come from where the enemy stands now, with the chance that it hits.',
  none: 'Nothing can fire at you from where the enemy stands now.',
  chance: (hit: number) => percent(hit),
  lines: ({ units, formations, leadersAlone }: Danger): readonly string[] => {
    const edge = Object.entries(units).filter(([, unit]) => unit.onEdge);
    const shaky = formations.filter(({ breaks }) => breaks >= SHAKY);
    return [
      ...(edge.length > 0
        ? [`One hit from turning over or from ruin: ${listed(edge.map(([id]) => nameOf(id)))}.`]
        : []),
      ...shaky.map(
        ({ formation, needed, breaks }) =>
          `${formationName(formation)} holds on ${needed} or less: ${percent(breaks / 36)} to break at its next test.`,
      ),
      ...(leadersAlone.length > 0 ? [`Leaders without troops: ${listed(leadersAlone.map(nameOf))}.`] : []),
    ];
  },
};
