/** Marches over several turns: where a formation is bound for, kept beside the game in this browser and offered again each turn. */
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import {
  counterOf,
  enemyOfSide,
  GRID,
  hexOfCounter,
  isChoosable,
  isUnit,
  type View,
} from '../../../engine/saratoga';
import { array, custom, listOf, noteOf, object, string, tuple, whole } from '../../../store/notes';

export interface StandingMarch {
  readonly counters: readonly string[];
  readonly goal: number;
  /** They last marched in this turn. */
  readonly turn: number;
}

const MOST_MARCHES = 24;
/** Of the games that were played last. */
const MOST_GAMES = 12;
/** A formation that stands around its goal within so many hexes has arrived. */
const ARRIVED = 2;

type Noted = readonly [game: string, marches: readonly StandingMarch[]];

const MARCHES = listOf<StandingMarch>(
  object({
    counters: array(custom<string>(isKnown)),
    goal: custom<number>((hex) => GRID.has(hex as Hex)),
    turn: whole,
  }),
  MOST_MARCHES,
);
/** By game, the latest last. */
const note = noteOf('marches', listOf<Noted>(tuple([string(), MARCHES]), MOST_GAMES));
const read = (): readonly Noted[] => note.read() ?? [];

export const marchesUnderWay = {
  /** What the side that decides had under way in earlier turns and can go on with. */
  of(game: string | undefined, view: View): readonly StandingMarch[] {
    return marchesOf(game).filter(
      ({ counters, goal, turn }) =>
        turn < view.turn &&
        !counters.some((id) => isInContact(view, id)) &&
        counters.some(
          (id) =>
            isOwn(view, id) &&
            isOnMap(view, id) &&
            isChoosable(view, id) &&
            GRID.distance(hexOfCounter(view, id), goal as Hex) > ARRIVED,
        ),
    );
  },
  /** Another march of the same counters takes its place. */
  keep(game: string | undefined, march: StandingMarch): void {
    const others = marchesOf(game).filter(
      ({ counters }) => !counters.some((id) => march.counters.includes(id)),
    );
    write(game, [...others, march].slice(-MOST_MARCHES));
  },
  forget(game: string | undefined, { counters }: StandingMarch): void {
    write(
      game,
      marchesOf(game).filter((march) => march.counters.join() !== counters.join()),
    );
  },
};

/** Others have fallen since. */
export const isOnMap = (view: View, id: string): boolean => hexOfCounter(view, id) !== NO_HEX;

const isOwn = (view: View, id: string): boolean => counterOf(id).side === view.decision?.by;

/** 3.2 whoever stands in an enemy zone of control has found what he marched for. */
const isInContact = (view: View, id: string): boolean =>
  isOwn(view, id) && view.control[enemyOfSide(counterOf(id).side)].includes(hexOfCounter(view, id));

const marchesOf = (game: string | undefined): readonly StandingMarch[] =>
  read().find(([id]) => id === game)?.[1] ?? [];

function isKnown(id: unknown): boolean {
  try {
    return typeof id === 'string' && (isUnit(counterOf(id)) || id.startsWith('L-'));
  } catch {
    return false;
  }
}

function write(game: string | undefined, marches: readonly StandingMarch[]): void {
  if (game === undefined) return;
  const others = read().filter(([id]) => id !== game);
  note.write([...others, [game, marches] as const].slice(-MOST_GAMES));
}
