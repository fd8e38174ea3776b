/** How a game between two levels goes, as one digest: the same seed and level play the same game, wherever that is. */
import { digest } from '../../../src/engine/kernel/digest';
import { fight } from '../../match/bout';
import { type Ring, seatsOf, stretchIn } from '../../match/ring';

export interface Course {
  readonly game: string;
  readonly players: Readonly<Record<string, string>>;
  /** So many events, and the digest of them all. */
  readonly events: number;
  readonly digest: string;
}

/** Each level that the page offers against the next, hidden what a game hides. */
export function coursesOf(ring: Ring): Course[] {
  const { entry } = ring;
  const levels = entry.opponents.map(({ id }) => id);
  const [first = '', second = ''] = entry.sides;
  return levels.map((level, i) => {
    const players = { [first]: level, [second]: levels[(i + 1) % levels.length] ?? level };
    const setup = entry.scenarios[i % entry.scenarios.length]?.setups.two;
    const events: unknown[] = [];
    fight({
      rules: ring.rules,
      setup,
      seed: level,
      seats: seatsOf(ring, players, level),
      stretch: (state, asked) => stretchIn(ring, state, asked),
      listen: (event) => events.push(event),
    });
    return { game: entry.id, players, events: events.length, digest: digest(events) };
  });
}
