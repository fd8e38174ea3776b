/** The latest attack of the phase: what its dice said stands until the next one, whoever answers in between. */
import type { Event } from '../../../engine/firstSaratoga';
import { DICE } from '../../../engine/kernel/game';
import type { Together } from '../../../store/rolls';

interface Step {
  readonly by: string;
  readonly events: readonly unknown[];
}

export function attackIn(log: readonly Step[]): Together | undefined {
  const last = log.findLastIndex(({ by }) => by !== DICE);
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const events = (log[i]?.events ?? []) as readonly Event[];
    if (events.some(({ type }) => type === 'attacked')) return { first: i, last };
    if (events.some(({ type }) => type === 'phaseBegan')) return undefined;
  }
  return undefined;
}
