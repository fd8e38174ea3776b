/** 13.0 Set-up: the ready-made one of the scenario, and now and then another order of columns. */
import type { Action } from '../../engine/firstSaratoga/index';
import type { Chance } from '../search/chance';
import type { Officer } from './officer';

/** All of it; the last order is to be ready. */
export function setUp(officer: Officer, chance: Chance): readonly Action[] {
  const isFree = officer.side === 'british' && officer.traits.masses;
  return [{ kind: 'deploy' }, ...(isFree ? columns(officer, chance) : []), { kind: 'ready' }];
}

/** 13.3 two columns change places in one game of three; each entry takes any formation. */
function columns({ world }: Officer, chance: Chance): readonly Action[] {
  const taken = Object.entries(world.scenario.readyMade.entries);
  if (taken.length < 2 || chance() > 1 / 3) return [];
  const first = Math.floor(chance() * taken.length);
  const second = (first + 1 + Math.floor(chance() * (taken.length - 1))) % taken.length;
  const [a, b] = [taken[first], taken[second]];
  if (!a || !b) return [];
  return [
    { kind: 'unassign', formation: a[1] },
    { kind: 'assign', formation: b[1], entry: a[0] },
    { kind: 'assign', formation: a[1], entry: b[0] },
  ];
}
