/** The words of what became of an attack or a turn. */
import type { Level, Side } from '../../../engine/freemansFarm';
import { capital, count, listed } from '../../text/common';
import type { Harm } from '../play/told';
import { CAUSED } from './log';
import { nameDoes } from './names';
import { sideAdjectives } from './sides';

export const report = {
  own: 'Your attack',
  turn: (side: Side, round: number) => `The ${sideAdjectives[side]} turn, round ${round}`,
  unhurt: 'Nobody is hurt.',
  harm: ({ formation, cause, morale, moraleLeft, markers, markersLeft }: Harm): string => {
    const lost = [
      ...(markers > 0 ? [`${count(markers, 'marker')} (${markersLeft} left)`] : []),
      ...(morale > 0 ? [`${morale} Morale (now ${moraleLeft})`] : []),
    ];
    return `${capital(nameDoes(formation, 'lose'))} ${listed(lost)}${CAUSED[cause]}.`;
  },
  noPairs: 'No pairs needed: each of its dice counts.',
  /** 13.1 what a newcomer takes for an error. */
  singles: (level: Level) =>
    `Its dice need no pairs: each 4 or 5 costs a Morale, each 6 a marker or the skirmishers; ${TWOS[level]}.`,
};

const TWOS: Readonly<Record<Level, string>> = {
  easy: 'a 1 costs it a marker, each 2 a Morale of its own',
  standard: 'a 1 costs it a marker, 2s together one Morale of its own',
  hard: 'a 1 costs it a marker of its own, 2s nothing',
};
