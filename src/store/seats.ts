/** Who plays each side, and who therefore looks at the screen. */
import type { AnyRules, Seat } from '../games/contract';

/** A person at this screen, a computer's opponent by its name, or nobody yet. */
export type Player = 'person' | 'nobody' | `opponent ${string}`;
export type Seats = Readonly<Record<string, Player>>;

export const isPlayer = (value: unknown): value is Player =>
  value === 'person' ||
  value === 'nobody' ||
  (typeof value === 'string' && /^opponent [\w-]{1,40}$/.test(value));

/** Every side by a person. */
export const persons = (sides: readonly string[]): Seats =>
  Object.fromEntries(sides.map((side) => [side, 'person']));

export const isPerson = (seats: Seats, side: string): boolean => seats[side] === 'person';

/** Where the decision at hand is made. A person alone against opponents never hands the screen over. */
export function seatAt(
  rules: AnyRules,
  seats: Seats,
  state: unknown,
  seated: string | undefined,
  wantsLook: boolean,
): Seat {
  const people = rules.game.sides.filter((side) => isPerson(seats, side));
  const isAlone =
    people.length === 1 && rules.game.sides.some((side) => seats[side]?.startsWith('opponent '));
  if (isAlone) return { viewer: people[0], curtain: undefined };
  return rules.seatFor(state, seated, wantsLook);
}
