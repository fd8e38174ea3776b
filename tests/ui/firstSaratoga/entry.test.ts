/** First Saratoga on the first screen: its figures are those of its data. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  FIRST_SARATOGA,
  RULES,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  SIDES,
} from '../../../src/engine/firstSaratoga';
import { firstSaratoga } from '../../../src/games/firstSaratoga';
import { GAMES } from '../../../src/games/list';

const facts = (id: ScenarioId) =>
  Object.fromEntries(firstSaratoga.scenarios.find((scenario) => scenario.id === id)?.facts ?? []);

describe('the entry', () => {
  it('is on the list, with the id and the sides of its rules', () => {
    expect(GAMES.map(({ id }) => id)).toContain(firstSaratoga.id);
    expect(firstSaratoga.id).toBe(FIRST_SARATOGA.id);
    expect(firstSaratoga.sides).toEqual(SIDES);
    expect(firstSaratoga.scenarios.map(({ id }) => id).toSorted()).toEqual([...SCENARIO_IDS].toSorted());
  });

  it.each(SCENARIO_IDS)('13.1, 13.2 tells length and armies of %s as its data has them', (id) => {
    const { turns, counters } = SCENARIOS[id];
    const units = (side: string) =>
      counters.filter((each) => each.side === side && each.kind !== 'leader').length;
    expect(facts(id)['Length']).toMatch(new RegExp(`^${turns.length} turns`));
    expect(facts(id)['Armies']).toMatch(
      new RegExp(`^${units('british')} British .*${units('colonial')} American`),
    );
    expect(facts(id)['Players']).toContain('one or two');
  });

  it('begins each scenario by set-ups that its rules read', () => {
    for (const { setups } of firstSaratoga.scenarios) {
      expect(RULES.readSetup(setups.two)).toEqual(setups.two);
      expect(RULES.readSetup(setups.solo)).toEqual(setups.solo);
    }
  });

  it('says where a game stands, and has its picture', () => {
    const label = { scenario: 'battle', turn: 3 } as const;
    expect(firstSaratoga.describe({ ...label, stage: 'play' })).toBe('First Saratoga, turn 3');
    expect(firstSaratoga.describe({ ...label, stage: 'setup' })).toBe('First Saratoga, set-up');
    expect(firstSaratoga.describe({ ...label, stage: 'over' })).toBe('First Saratoga, over in turn 3');
    expect(existsSync(resolve(import.meta.dirname, '../../../public', firstSaratoga.picture))).toBe(true);
  });
});
