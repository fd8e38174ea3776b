/** Marches over several turns: where a formation is bound for, kept beside the game in this browser and offered again each turn. */
import { counterOf, hexOfCounter, isChoosable, isUnit, type View } from '../../../engine/saratoga';

export interface StandingMarch {
  readonly counters: readonly string[];
  readonly goal: number;
}

const PREFIX = 'saratoga-1777.marches.';
const MOST = 24;

export const standing = {
  /** What the side that decides has under way and can go on with. */
  of(game: string | undefined, view: View): readonly StandingMarch[] {
    return read(game).filter(({ counters, goal }) =>
      counters.some((id) => isOwn(view, id) && isChoosable(view, id) && hexOfCounter(view, id) !== goal),
    );
  },
  /** Another march of the same counters takes its place. */
  keep(game: string | undefined, counters: readonly string[], goal: number): void {
    const others = read(game).filter((march) => !march.counters.some((id) => counters.includes(id)));
    write(game, [...others, { counters, goal }].slice(-MOST));
  },
  forget(game: string | undefined, { counters }: StandingMarch): void {
    write(
      game,
      read(game).filter((march) => march.counters.join() !== counters.join()),
    );
  },
};

const isOwn = (view: View, id: string): boolean => counterOf(id).side === view.decision?.by;

/** Written by hand or damaged, it is nothing. */
function read(game: string | undefined): readonly StandingMarch[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(PREFIX + game) ?? '[]');
    return Array.isArray(list) ? list.flatMap((march) => (isMarch(march) ? [march] : [])) : [];
  } catch {
    return [];
  }
}

function isMarch(value: unknown): value is StandingMarch {
  const { counters, goal } = (value ?? {}) as Partial<StandingMarch>;
  return Number.isInteger(goal) && Array.isArray(counters) && counters.every((id) => isKnown(id));
}

function isKnown(id: unknown): boolean {
  try {
    return typeof id === 'string' && (isUnit(counterOf(id)) || id.startsWith('L-'));
  } catch {
    return false;
  }
}

function write(game: string | undefined, marches: readonly StandingMarch[]): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify(marches));
  } catch {
    // Full or refused: the marches last as long as their turn.
  }
}
