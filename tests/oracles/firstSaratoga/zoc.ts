/** 5.1, 5.2 by asking every unit about every hex. */
import type { Scenario, Side, View } from '../../../src/engine/firstSaratoga';

/** The hexes around, by the printed numbers: even columns lie half a hex toward the higher rows. */
export function around(hex: string): readonly string[] {
  const [c, r] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  const up = c % 2 === 0 ? [r, r + 1] : [r - 1, r];
  const pairs = [
    [c, r - 1],
    [c, r + 1],
    ...[c - 1, c + 1].flatMap((column) => up.map((row) => [column, row])),
  ];
  return pairs.map(
    ([column = 0, row = 0]) => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`,
  );
}

export function groundOf({ ground }: Scenario, hex: string): string {
  if (!/^\d{4}$/.test(hex)) return 'x';
  return ground.hexes[Number(hex.slice(0, 2)) - 1]?.split(/\s+/)[Number(hex.slice(2)) - 1] ?? 'x';
}

export const isLand = (scenario: Scenario, hex: string): boolean => !/^[~x]/.test(groundOf(scenario, hex));

export function slowZoc(
  scenario: Scenario,
  view: Pick<View, 'stacks' | 'marks'>,
  side: Side,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [number, ids] of Object.entries(view.stacks)) {
    const hex = number.padStart(4, '0');
    for (const id of ids) {
      const counter = scenario.counters.find((each) => each.id === id);
      if (!counter || counter.side !== side || counter.kind === 'leader') continue;
      const marks = view.marks[id] ?? [];
      if (marks.includes('disrupted') || marks.includes('ineffective')) continue;
      if (groundOf(scenario, hex).includes('D')) continue;
      for (const next of around(hex)) {
        if (!isLand(scenario, next) || groundOf(scenario, next).includes('D')) continue;
        if (scenario.ground.works.includes(`${next}/${hex}`)) continue;
        found.add(next);
      }
    }
  }
  return found;
}
