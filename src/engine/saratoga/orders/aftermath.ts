/** 3.8.3, 3.1.4, 7.3, 7.5 What follows from fire: falling back, making room, leaders who find friends, advances. */
import { check } from '../game';
import { byHex, firstOffered, hexOfCounter, LISTED, onlyUnit, type Order } from './order';

const step = (kind: 'retreat' | 'displace'): Order => ({
  ...LISTED,
  taking: (view, unit) => ({ kind, unit, hex: hexOfCounter(view, unit) }),
  there: (view, [unit = onlyUnit(view) ?? ''], hex) => ({ kind, unit, hex }),
});

export const retreat: Order = { ...step('retreat'), first: firstOffered };
export const displace: Order = step('displace');

export const relocateLeader: Order = {
  ...LISTED,
  hand: 'nobody',
  ways: (_, view) => byHex(view.actions),
  there: (_, __, hex) => ({ kind: 'relocate', hex }),
};

/** They may come from several hexes. */
export const advance: Order = {
  ...LISTED,
  hand: 'several',
  ways(state, { about }, counters) {
    const action = { kind: 'advance', counters } as const;
    if (about?.kind !== 'advance' || counters.length === 0 || check(state, action)) return {};
    return { [about.hex]: { actions: [action] } };
  },
  taking: (_, id) => ({ kind: 'advance', counters: [id] }),
};

export const removeExcess: Order = {
  ...LISTED,
  taking: (_, counter) => ({ kind: 'remove', counter }),
};
