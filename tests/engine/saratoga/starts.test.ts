/** Parts of a battle from a later hour: our own arrangement, by the rules as they are. */
import { describe, expect, it } from 'vitest';
import { load, save, start } from '../../../src/engine/kernel/session';
import {
  combatUnitsOf,
  pointsFor,
  RULES,
  SARATOGA,
  type Setup,
  START_DATA,
  STARTS,
  type State,
} from '../../../src/engine/saratoga/index';
import { copyState } from '../../../src/engine/saratoga/state';
import { play } from '../../match/contest';

const CLEARING: Setup = { battle: 'sept19', start: 'clearing', fog: false };
const onMap = (state: State) =>
  (['british', 'american'] as const).map(
    (side) => combatUnitsOf(side).filter((unit) => (state.at[unit] ?? 0) > 0).length,
  );

describe.each(STARTS)('%s', (name) => {
  const setup: Setup = { battle: START_DATA[name].battle, start: name, fog: true };

  it('4.0 begins with the dice for who goes first, in its turn', () => {
    const state = SARATOGA.start(setup);
    expect(state.turn).toBe(START_DATA[name].turn);
    expect(SARATOGA.decision(state)).toMatchObject({ kind: 'roll', by: 'dice', dice: 2 });
  });

  it('is read from JSON as it is written, and refused in another battle or by another name', () => {
    expect(RULES.readSetup(setup)).toEqual(setup);
    expect(RULES.readSetup({ ...setup, battle: 'oct7' })).toBeUndefined();
    expect(RULES.readSetup({ ...setup, start: 'elsewhere' })).toBeUndefined();
    expect(() => SARATOGA.start({ ...setup, battle: 'oct7' })).toThrow('no start');
  });

  it('is named in the library, in copies, and in what is saved', () => {
    const session = start(SARATOGA, setup, { waits: true });
    expect(RULES.label(session.state).scenario).toBe(name);
    expect(copyState(session.state)).toEqual(session.state);
    expect(RULES.observe(session.state, 'british').start).toBe(name);
    const { session: again } = load(SARATOGA, JSON.parse(JSON.stringify(save(session))));
    expect(again?.state).toEqual(session.state);
  });

  it('10.0 ends after turn 11, by points', () => {
    const { ending, turn } = play({
      battle: setup.battle,
      start: name,
      fog: true,
      seed: 'dusk',
      british: 'colonel',
      american: 'colonel',
    });
    expect(turn).toBe(11);
    expect(['points', 'tie', 'exit']).toContain(ending.reason);
  });
});

describe('the clearing', () => {
  it('10.0 has ten British units and twelve American, and a point for the clearing', () => {
    const state = SARATOGA.start(CLEARING);
    expect(onMap(state)).toEqual([10, 12]);
    expect([pointsFor(state, 'british').total, pointsFor(state, 'american').total]).toEqual([1, 0]);
  });

  it('10.0 has another handicap where the players agree on one', () => {
    const state = SARATOGA.start({ ...CLEARING, handicap: { side: 'american', points: 3 } });
    expect([pointsFor(state, 'british').total, pointsFor(state, 'american').total]).toEqual([0, 3]);
  });
});
