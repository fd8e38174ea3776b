/** The latest attack: what its dice said stands until the next order, whoever answers in between, and if a phase ends with it. */
import type { Event, EventType } from '../../../engine/firstSaratoga';
import { DICE } from '../../../engine/kernel/game';
import type { Together } from '../../../store/rolls';

interface Step {
  readonly by: string;
  readonly events: readonly unknown[];
}

export function attackIn(log: readonly Step[]): Together | undefined {
  const last = log.findLastIndex(({ by }) => by !== DICE);
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const step = log[i];
    const events = (step?.events ?? []) as readonly Event[];
    if (events.some(({ type }) => type === 'attacked')) return { first: i, last };
    // To give ground is no event before somebody goes; whatever else a side orders is another matter.
    const isAnswer = events.length === 0 || events.some(({ type }) => ANSWERS.includes(type));
    if (step?.by === DICE ? events.some(({ type }) => type === 'fogRolled') : !isAnswer) return undefined;
  }
  return undefined;
}

const ANSWERS: readonly EventType[] = [
  'primaryChosen',
  'exchangeChosen',
  'holdChosen',
  'stepLost',
  'eliminated',
  'disrupted',
  'madeIneffective',
  'routed',
  'retreated',
  'advanced',
  'declined',
  'relocated',
];
