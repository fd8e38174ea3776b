/** 4.0 by trying every sequence of steps of a group, with the rules written down a second time. */
import type { Scenario, Side, View } from '../../../src/engine/firstSaratoga';
import { around, groundOf, isLand, slowZoc } from './zoc';

export interface Walkers {
  readonly ids: readonly string[];
  readonly from: string;
  readonly march: boolean;
  /** In points. */
  readonly allowance: number;
}

/** The cheapest cost of each hex where the group may end its move. */
export function slowReach(scenario: Scenario, view: View, walkers: Walkers): ReadonlyMap<string, number> {
  const kinds = walkers.ids.map((id) => {
    const counter = scenario.counters.find((each) => each.id === id);
    if (!counter) throw new Error(`no ${id}`);
    return counter;
  });
  const side = kinds[0]?.side ?? 'british';
  const enemy: Side = side === 'british' ? 'colonial' : 'british';
  const unitsAt = (hex: string, of: Side) =>
    (view.stacks[Number(hex)] ?? []).filter((id) => {
      const counter = scenario.counters.find((each) => each.id === id);
      return counter?.side === of && counter.kind !== 'leader';
    });
  const zoc = slowZoc(scenario, view, enemy);
  const isShaken = walkers.ids.some((id) =>
    (view.marks[id] ?? []).some(
      (mark) => mark === 'disrupted' || (mark === 'ineffective' && !isLeader(scenario, id)),
    ),
  );
  const units = kinds.filter(({ kind }) => kind !== 'leader');
  const guns = kinds.filter(({ kind }) => kind === 'artillery');
  const foot = kinds.length > guns.length;
  const linkOf = (a: string, b: string): 'road' | 'track' | undefined => {
    const { bridges, paths } = scenario.ground;
    if (bridges.some(({ side: pair, burned }) => burned && (pair === `${a}/${b}` || pair === `${b}/${a}`)))
      return undefined;
    const links = paths.filter(({ hexes }) =>
      hexes.some((hex, i) => (hex === a && hexes[i + 1] === b) || (hex === b && hexes[i + 1] === a)),
    );
    return links.some(({ kind }) => kind === 'road') ? 'road' : links[0]?.kind;
  };
  const isCreek = (a: string, b: string) =>
    scenario.ground.creeks.some((pair) => pair === `${a}/${b}` || pair === `${b}/${a}`);
  const fits = (hex: string) => {
    const all = [
      ...unitsAt(hex, side).filter((id) => !walkers.ids.includes(id)),
      ...units.map(({ id }) => id),
    ];
    const battalion = all.some(
      (id) => scenario.counters.find((each) => each.id === id)?.kind === 'battalion',
    );
    return all.length <= (battalion ? 4 : 3);
  };
  const isStream = (hex: string) => {
    const code = groundOf(scenario, hex);
    return code.includes('s') || (view.fog && code.includes('b'));
  };
  const best = new Map<string, number>();
  const tried = new Map<string, number>();
  const go = (hex: string, spent: number, steps: number): void => {
    for (const to of around(hex)) {
      if (!isLand(scenario, to) || unitsAt(to, enemy).length > 0) continue;
      const link = linkOf(hex, to);
      const code = groundOf(scenario, to);
      if (walkers.march && (!link || around(to).some((next) => unitsAt(next, enemy).length > 0))) continue;
      if (!link && code.includes('D') && guns.length > 0) continue;
      if (units.length > 0 && zoc.has(to) && (isShaken || zoc.has(hex))) continue;
      const left = walkers.allowance - spent;
      let cost: number;
      let ends = false;
      if (link) cost = link === 'road' ? 0.5 : 1;
      else if (isCreek(hex, to)) {
        if (steps > 0) continue;
        cost = left;
        ends = true;
      } else {
        cost = 1 + (foot && isStream(to) ? 1 : 0) + (scenario.ground.works.includes(`${to}/${hex}`) ? 1 : 0);
        ends = code.includes('D') || (guns.length > 0 && isStream(to));
      }
      if (cost > left) {
        if (steps > 0 || left < 1 || walkers.march) continue;
        cost = left;
      }
      if (left <= 0) continue;
      if (units.length > 0 && zoc.has(to)) ends = true;
      // 15.4 a militia unit that must check has to be able to stay where it is
      const checks =
        zoc.has(to) &&
        !/[lD]/.test(code) &&
        kinds.some(({ kind }) => kind === 'militia' || kind === 'irregular');
      if (checks && !fits(hex)) continue;
      const total = spent + cost;
      if (fits(to) && total < (best.get(to) ?? Infinity)) best.set(to, total);
      if (ends || total >= walkers.allowance) continue;
      if (total >= (tried.get(to) ?? Infinity)) continue;
      tried.set(to, total);
      go(to, total, steps + 1);
    }
  };
  go(walkers.from, 0, 0);
  best.delete(walkers.from);
  return best;
}

const isLeader = (scenario: Scenario, id: string): boolean =>
  scenario.counters.find((each) => each.id === id)?.kind === 'leader';
