/** What the dice and the fire came to, in a word or two for each hex: more would hide the map. */
import type { Event } from '../../engine/saratoga';
import { verdicts } from './text/verdicts';

export interface Verdict {
  readonly hex: number;
  readonly dice: readonly number[];
  readonly words: string;
  readonly isGrave: boolean;
  /** Where the shot came from: neither the firer nor its arrow should be hidden. */
  readonly from?: number;
}

/** `at`: where a morale check belongs, which its event does not say. */
export function verdictsOf(events: readonly Event[], at: number | undefined): readonly Verdict[] {
  const byHex = new Map<number, Verdict>();
  for (const event of events) {
    const told = verdictOf(event, at);
    if (!told) continue;
    const before = byHex.get(told.hex);
    const words = before ? `${before.words}, ${told.words}` : told.words;
    const dice = [...(before?.dice ?? []), ...told.dice];
    byHex.set(told.hex, { ...before, ...told, words, dice });
  }
  return [...byHex.values()];
}

/** Where the last hit before the end of the log fell: what a morale check is about. */
export function lastHit(log: readonly { readonly events: readonly Event[] }[]): number | undefined {
  const hit = log
    .slice(-RECENT)
    .flatMap(({ events }) => events)
    .findLast((event) => event.type === 'stepLost');
  return hit?.type === 'stepLost' ? hit.hex : undefined;
}

/** A leader may look for a place between the hit and the check (7.3). */
const RECENT = 8;

function verdictOf(event: Event, at: number | undefined): Verdict | undefined {
  const grave = (hex: number, words: string): Verdict => ({ hex, dice: [], words, isGrave: true });
  switch (event.type) {
    case 'shot':
      return {
        hex: event.hex,
        dice: [event.die],
        words: event.hit ? verdicts.hit : verdicts.miss,
        isGrave: event.hit,
        from: event.from,
      };
    case 'stepLost':
      return event.hits === undefined ? undefined : grave(event.hex, verdicts.stepLost(event.hits));
    case 'moraleChecked':
      // A break is a great moment, with dice of its own.
      return at === undefined || !event.passed
        ? undefined
        : { hex: at, dice: event.dice, words: verdicts.holds, isGrave: false };
    case 'leaderKilled':
      return grave(event.hex, verdicts.killed);
    case 'surrendered':
      return grave(event.hex, verdicts.surrendered);
    case 'removedByStacking':
      return grave(event.hex, verdicts.removed);
    default:
      return undefined;
  }
}
