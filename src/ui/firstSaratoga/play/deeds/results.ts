/** 8.3-8.10, 10.3 What follows a result, on the map: giving ground, retreats, the advance, a leader's flight. */
import type { Action, View } from '../../../../engine/firstSaratoga';
import { fieldNow, hexOfCounter } from '../../field';
import { act, check } from '../../table';
import { hexNumber } from '../../text/names';
import { complain, type Deed, type Lit, type LitHexes, NOTHING, NOWHERE } from '../deed';
import { type Hand, hold, prepare } from '../hand';

export type Retreat = Extract<Action, { kind: 'retreat' }>;
const isRetreat = (action: Action): action is Retreat => action.kind === 'retreat';

export const retreats = (view: View): readonly Retreat[] => view.actions.filter(isRetreat);

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/** The ways of those in hand, one for each hex; where several lead there, one that crosses no creek. */
export function waysBack(view: View, { chosen, withLeaders }: Hand): ReadonlyMap<number, Retreat> {
  const own = retreats(view).filter(({ units, path }) => path.length > 0 && isSame(units, chosen));
  const hasChoice = new Set(own.map(({ leaders }) => leaders.length)).size > 1;
  const fitting = own.filter(({ leaders }) => !hasChoice || leaders.length > 0 === withLeaders);
  const ways = new Map<number, Retreat>();
  for (const action of fitting) {
    const hex = action.path.at(-1) ?? 0;
    const known = ways.get(hex);
    if (!known || (wades(view, known) && !wades(view, action))) ways.set(hex, action);
  }
  return ways;
}

/** 8.9 whether its way crosses a creek. */
export function wades(view: View, { units, path }: Retreat): boolean {
  const { world } = fieldNow();
  let from = hexOfCounter(view.stacks, units[0] ?? '');
  return path.some((to) => {
    const direction = world.grid.directionTo(from as never, to as never);
    const isFord = world.ford[from * 6 + direction] === 1;
    from = to;
    return isFord;
  });
}

export const retreat: Deed = {
  lit: (view, hand) => {
    const lit: Record<number, Lit> = {};
    const about = view.about?.kind === 'retreat' ? view.about.units : [];
    const isUnsafe = about.some(({ unit, fate }) => hand.chosen.includes(unit) && fate === 'unsafe');
    for (const [hex, action] of waysBack(view, hand))
      lit[hex] = {
        kind: isUnsafe || wades(view, action) ? 'danger' : 'choice',
        path: action.path,
        spoken: hexNumber(hex),
      };
    return lit as LitHexes;
  },
  waiting: (view) => [
    ...new Set(retreats(view).map(({ units }) => hexOfCounter(view.stacks, units[0] ?? ''))),
  ],
  press: (hex, view, hand) => {
    const way = waysBack(view, hand).get(hex);
    const here = retreats(view).find(({ units }) => hexOfCounter(view.stacks, units[0] ?? '') === hex);
    if (way) act(way);
    else if (here) hold({ chosen: here.units });
    else complain(check({ kind: 'retreat', units: hand.chosen, leaders: [], path: [hex] }));
  },
};

/** The whole stack by one way if it can go so, else the first of them. */
prepare('retreat', (view) => {
  const all = retreats(view).filter(({ path }) => path.length > 0);
  const most = [...all].sort((a, b) => b.units.length - a.units.length)[0];
  return { chosen: most?.units ?? retreats(view)[0]?.units ?? [] };
});

type Advance = Extract<Action, { kind: 'advance' }>;

export const advance: Deed = {
  lit: (view) =>
    view.about?.kind === 'advance' ? { [view.about.hexes[0] ?? 0]: { kind: 'choice' } } : NOTHING,
  waiting: () => NOWHERE,
  press: (hex, view, hand) => {
    if (view.about?.kind === 'advance' && view.about.hexes.includes(hex) && hand.chosen.length > 0)
      act(advanceOf(hand.chosen));
  },
  end: () => act({ kind: 'decline' }),
};

export function advanceOf(chosen: readonly string[]): Advance {
  const { world } = fieldNow();
  const isLeader = (id: string) => world.isLeader[world.numberOf.get(id) ?? -1] === true;
  return {
    kind: 'advance',
    units: chosen.filter((id) => !isLeader(id)),
    leaders: chosen.filter(isLeader),
  };
}

/** As many as may go. */
prepare('advance', (view) => {
  const all = view.actions.filter((action): action is Advance => action.kind === 'advance');
  const size = ({ units, leaders }: Advance) => units.length * 10 + leaders.length;
  const most = [...all].sort((a, b) => size(b) - size(a))[0];
  return { chosen: most ? [...most.units, ...most.leaders] : [] };
});

type Flight = Extract<Action, { kind: 'relocate' }>;
const flights = (view: View): readonly Flight[] =>
  view.actions.filter((action): action is Flight => action.kind === 'relocate');

export const relocate: Deed = {
  lit: (view) => Object.fromEntries(flights(view).map(({ hex }) => [hex, { kind: 'choice' } as Lit])),
  waiting: () => NOWHERE,
  press: (hex, view) => {
    const flight = flights(view).find((each) => each.hex === hex);
    if (flight) act(flight);
  },
};

/** The hexes that must choose are ringed; the answers stand beside the map. */
export const giveGround: Deed = {
  lit: (view) =>
    view.about?.kind === 'giveGround'
      ? Object.fromEntries(view.about.hexes.map((hex) => [hex, { kind: 'target' } as Lit]))
      : NOTHING,
  waiting: () => NOWHERE,
  press: () => undefined,
};

/** The hex of the attack at hand. */
export const inAttack: Deed = {
  lit: (view) => (view.about?.kind === 'attack' ? { [view.about.hex]: { kind: 'target' } } : NOTHING),
  waiting: () => NOWHERE,
  press: (hex, view) => {
    const own = view.actions.find(
      (action) => action.kind === 'choosePrimary' && hexOfCounter(view.stacks, action.unit) === hex,
    );
    if (own && view.actions.length === 1) act(own);
  },
};
