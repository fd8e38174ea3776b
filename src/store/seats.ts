/** Who plays each side, and who therefore looks at the screen. */
import type { AnyRules, Seat } from '../games/contract';

/**
 * - person: sits at this screen. nobody: not there yet.
 * - self: the person of another side, who has taken this one over and sees what it sees when it must decide.
 * - opponent: the computer, at a level of the game's.
 */
export type Player = 'person' | 'self' | 'nobody' | `opponent ${string}`;
export type Seats = Readonly<Record<string, Player>>;

const OPPONENT = 'opponent ';

export const isPlayer = (value: unknown): value is Player =>
  value === 'person' ||
  value === 'self' ||
  value === 'nobody' ||
  (typeof value === 'string' && /^opponent [\w-]{1,40}$/.test(value));

/** Every side by a person. */
export const persons = (sides: readonly string[]): Seats =>
  Object.fromEntries(sides.map((side) => [side, 'person']));

/** One side by a person, all others by an opponent of this level. */
export const against = (sides: readonly string[], own: string | undefined, level: string): Seats =>
  Object.fromEntries(sides.map((side) => [side, side === own ? 'person' : opponent(level)]));

export const opponent = (level: string): Player => `${OPPONENT}${level}`;

export const isPerson = (seats: Seats, side: string): boolean => seats[side] === 'person';

/** The level of the opponent who plays a side; undefined where none does. */
export const levelAt = (seats: Seats, side: string | undefined): string | undefined => {
  const player = side === undefined ? undefined : seats[side];
  return player?.startsWith(OPPONENT) ? player.slice(OPPONENT.length) : undefined;
};

export const hasOpponent = (seats: Seats): boolean =>
  Object.keys(seats).some((side) => levelAt(seats, side) !== undefined);

/** Each player has the next side. */
export function changed(seats: Seats): Seats {
  const sides = Object.keys(seats);
  return Object.fromEntries(
    sides.map((side, i) => [side, seats[sides[(i + 1) % sides.length] ?? side] ?? 'person']),
  );
}

/** The one person who plays against opponents, or has taken their sides over; undefined where it is not one. */
export function aloneIn(seats: Seats): string | undefined {
  const sides = Object.keys(seats);
  const people = sides.filter((side) => isPerson(seats, side));
  const isAlone = sides.every((side) => seats[side] !== 'nobody') && people.length < sides.length;
  return isAlone && people.length === 1 ? people[0] : undefined;
}

/** Where the decision at hand is made. A person alone against opponents never hands the screen over. */
export function seatAt(
  rules: AnyRules,
  seats: Seats,
  state: unknown,
  seated: string | undefined,
  wantsLook: boolean,
): Seat {
  const alone = aloneIn(seats);
  if (alone !== undefined) {
    const by = rules.game.decision(state)?.by;
    const isOwn = by !== undefined && (seats[by] === 'self' || by === alone);
    // Dice fall before whoever decided last.
    return { viewer: isOwn ? by : (ownSeat(seats, seated) ?? alone), curtain: undefined };
  }
  // Whoever only looks on sees what all may see.
  if (rules.game.sides.every((side) => levelAt(seats, side) !== undefined))
    return { viewer: undefined, curtain: undefined };
  return rules.seatFor(state, seated, wantsLook);
}

const ownSeat = (seats: Seats, seated: string | undefined): string | undefined =>
  seated !== undefined && seats[seated] === 'self' ? seated : undefined;
