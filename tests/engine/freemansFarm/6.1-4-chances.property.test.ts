/** 6.1 step 4 The exact chances, against a count of every single way in which the dice can fall. */
import { describe, expect, it } from 'vitest';
import { fallsOf } from '../../../src/engine/freemansFarm/dicePools';
import { type AttackChances, type Chances, RULES } from '../../../src/engine/freemansFarm/index';
import { copyState, type State } from '../../../src/engine/freemansFarm/state';
import { card, type Position } from '../../helpers/freemansFarm/position';
import { Table, tableAt } from '../../helpers/freemansFarm/table';

const hamilton1 = card('hamilton', 1);
const { questions } = RULES;

const mill = (more: Position = {}) =>
  tableAt({ hand: { british: [hamilton1] }, ...more })
    .play(hamilton1)
    .command('hamilton.attackMill', 'poor')
    .pay('marker');

function asked(state: State): AttackChances {
  const chances = questions.attackChances(state);
  if (!chances) throw new Error('no attack is under way');
  return chances;
}

/** Every way in which so many dice can fall. */
function* rolls(dice: number, faces: readonly number[] = [1, 2, 3, 4, 5, 6]): Generator<number[]> {
  if (dice === 0) yield [];
  else for (const rest of rolls(dice - 1, faces)) for (const face of faces) yield [...rest, face];
}

/** Plays the roll in the game itself, with every die of the tests that follow, and nobody helping. */
function playedOut(state: State, dice: readonly number[], finish: (table: Table) => void): Chances {
  const sum = {
    defenderMorale: 0,
    defenderMarkers: 0,
    defenderOut: 0,
    objective: 0,
    attackerMorale: 0,
    attackerMarkers: 0,
    attackerOut: 0,
    cubes: 0,
  };
  const attack = state.frames.findLast((frame) => frame.kind === 'attack');
  if (!attack) throw new Error('no attack');
  const { attacker, target } = attack;
  const follow = (table: Table, chance: number): void => {
    const at = table.asked;
    if (at && 'what' in at && at.what === 'test') {
      for (let die = 1; die <= 6; die++) {
        const next = new Table(copyState(table.state));
        next.events.push(...table.events);
        follow(next.roll(die), chance / 6);
      }
      return;
    }
    if (at?.kind === 'rescue') {
      follow(table.act({ kind: 'letBreak' }), chance);
      return;
    }
    const lost = (formation: string, type: 'moraleLost' | 'markersLost') =>
      table.told(type).some((event) => event.formation === formation && event.cause === 'attack');
    if (lost(target, 'moraleLost')) sum.defenderMorale += chance;
    if (lost(target, 'markersLost')) sum.defenderMarkers += chance;
    if (lost(attacker, 'moraleLost')) sum.attackerMorale += chance;
    if (lost(attacker, 'markersLost')) sum.attackerMarkers += chance;
    if (table.told('objectiveTaken').length > 0) sum.objective += chance;
    if (table.state.out[target]) sum.defenderOut += chance;
    if (table.state.out[attacker]) sum.attackerOut += chance;
    for (const { why, cubes } of table.told('cubesGained')) if (why === 'threes') sum.cubes += chance * cubes;
  };
  const table = new Table(copyState(state)).roll(...dice);
  finish(table);
  follow(table, 1);
  return {
    ...sum,
    average: { defenderMorale: 0, defenderMarkers: 0, attackerMorale: 0, attackerMarkers: 0 },
  };
}

function counted(
  state: State,
  ways: readonly number[][],
  finish: (table: Table) => void = (table) => void table.stand(),
): Omit<Chances, 'average'> {
  const all = ways.map((dice) => playedOut(state, dice, finish));
  const of = (name: Exclude<keyof Chances, 'average'>) =>
    all.reduce((sum, each) => sum + each[name], 0) / ways.length;
  return {
    defenderMorale: of('defenderMorale'),
    defenderMarkers: of('defenderMarkers'),
    defenderOut: of('defenderOut'),
    objective: of('objective'),
    attackerMorale: of('attackerMorale'),
    attackerMarkers: of('attackerMarkers'),
    attackerOut: of('attackerOut'),
    cubes: of('cubes'),
  };
}

function expectSame(told: Chances, truth: Omit<Chances, 'average'>): void {
  const rounded = (chances: Omit<Chances, 'average'>) =>
    Object.fromEntries(
      Object.keys(truth).map((name) => [name, chances[name as keyof typeof truth].toFixed(10)]),
    );
  expect(rounded(told)).toEqual(rounded(truth));
}

describe('an attack', () => {
  it('6.1 step 4 the chances of five dice are those of all 7,776 rolls', () => {
    const { state } = mill({ morale: { poor: 6, hamilton: 6 }, markers: { hamilton: 2, poor: 1 } });
    const told = asked(state);
    expect(told.dice).toBe(5);
    expectSame(told.chances, counted(state, [...rolls(5)]));
  });

  it('12, 6.1 step 4 where the defender’s fall ends the game the attacker’s losses count only without it', () => {
    const { state } = mill({
      out: ['nixon', 'paterson'],
      morale: { poor: 3 },
      cubes: { british: 20, american: 4 },
    });
    expectSame(asked(state).chances, counted(state, [...rolls(5)]));
  });

  it('4.3 Cold Steel’s Morale is part of the attacker’s risk', () => {
    const table = mill({
      morale: { hamilton: 5 },
      held: { british: ['coldSteel.1'], american: ['fogInTheClearing.1', 'fogInTheClearing.2'] },
    })
      .tactics('coldSteel.1')
      .tactics('fogInTheClearing.1')
      .tactics('fogInTheClearing.2');
    expect(asked(table.state).dice).toBe(3);
    expectSame(asked(table.state).chances, counted(table.state, [...rolls(3)]));
  });

  it('13.1, F58 the solitaire opponent’s dice without their 3s', () => {
    const table = tableAt({
      bot: 'american',
      turn: 'american',
      morale: { hamilton: 4 },
      used: ['arnold'],
    }).roll(5);
    const told = asked(table.state);
    expect(told.dice).toBe(6);
    const all = [...rolls(6, [1, 2, 4, 5, 6])];
    expectSame(
      told.chances,
      counted(table.state, all, () => undefined),
    );
  });

  it('6.1 step 4 the chances of a first roll as they are tabled: a pair of a given face, expected Morale, markers and cubes', () => {
    const rows = [
      [2, 2.8, 0.06, 0.03, 0.33],
      [3, 7.4, 0.15, 0.07, 0.5],
      [4, 13.2, 0.27, 0.13, 0.67],
      [5, 19.6, 0.4, 0.2, 0.83],
      [6, 26.3, 0.54, 0.27, 1],
      [7, 33.0, 0.7, 0.35, 1.17],
    ] as const;
    for (const [dice, pair, morale, markers, cubes] of rows) {
      const falls = fallsOf(dice);
      const sum = (of: (counts: readonly number[]) => number) =>
        falls.reduce((total, { counts, chance }) => total + chance * of(counts), 0);
      expect(sum(() => 1)).toBeCloseTo(1, 12);
      expect(100 * sum(([ones = 0]) => (ones >= 2 ? 1 : 0))).toBeCloseTo(pair, 1);
      expect(
        sum(([, , , fours = 0, fives = 0]) => Math.floor(fours / 2) + Math.floor(fives / 2)),
      ).toBeCloseTo(morale, 1);
      expect(sum(([, , , , , sixes = 0]) => Math.floor(sixes / 2))).toBeCloseTo(markers, 1);
      expect(sum(([, , threes = 0]) => threes)).toBeCloseTo(cubes, 2);
    }
  });
});

describe('rolling again', () => {
  it('6.1 step 4.A the chances of chosen dice are those of all their rolls; standing is what lies', () => {
    const table = mill({ morale: { poor: 6, hamilton: 6 }, markers: { hamilton: 3 } }).roll(6, 4, 2, 2, 1);
    const told = questions.rerollChances(table.state, undefined, [2, 3, 4]);
    const after = new Table(copyState(table.state)).reroll('marker', 3, 4, 5);
    const truth = counted(after.state, [...rolls(3)]);
    // The marker is paid before: only what hangs on it may differ.
    if (!told) throw new Error('nothing is told');
    expect(truth.attackerOut).toBeGreaterThanOrEqual(told.chances.attackerOut - 1e-12);
    expectSame({ ...told.chances, attackerOut: 0 }, { ...truth, attackerOut: 0 });
    expect(told.standing).toMatchObject({ attackerMorale: 1, objective: 0, defenderMorale: 0 });
    expect(told.payments.map(({ pay }) => pay)).toEqual(['morale', 'marker']);
    expect(told.payments[0]?.out).toBeCloseTo(1 / 6, 12);
    expect(told.payments[1]?.out).toBe(0);
  });

  it('F25 a payment with the last marker is certain to end it', () => {
    const table = mill({ markers: { hamilton: 2 }, cubes: { british: 5 } }).roll(6, 4, 2, 2, 1);
    expect(questions.rerollChances(table.state, undefined, [0])?.payments).toEqual([
      { pay: 'cubes', out: 0 },
      { pay: 'morale', out: 0 },
      { pay: 'marker', out: 1 },
    ]);
    expect(questions.rerollChances(table.state, undefined, [])).toBeUndefined();
    expect(questions.rerollChances(table.state, undefined, [9])).toBeUndefined();
  });
});

describe('before a Command is chosen', () => {
  it('9.2 the chances of any attack that could be chosen; none of one that could not', () => {
    const { state } = tableAt();
    expect(questions.commandChances(state, undefined, 'hamilton.bayonets', 'poor')?.dice).toBe(7);
    expect(questions.commandChances(state, undefined, 'learned.attackFraser1', 'fraser')?.dice).toBe(6);
    expect(
      questions.commandChances(state, undefined, 'poor.attackHamilton', 'hamilton', 'arnold')?.dice,
    ).toBe(7);
    expect(questions.commandChances(state, undefined, 'fraser.turnFlank', 'learned')).toBeUndefined();
    expect(questions.commandChances(state, undefined, 'glover.reinforcePoor', 'poor')).toBeUndefined();
    expect(questions.commandChances(state, undefined, 'nothing', 'poor')).toBeUndefined();
  });

  it('6.1 step 1 a card in hand is previewed to its owner alone', () => {
    const threes = [card('hamilton', 3), card('riedesel', 3)];
    const fraser3 = card('fraser', 3);
    const { state } = tableAt({ played: { british: threes }, hand: { british: [fraser3] } });
    expect(questions.cardPreview(state, 'british', fraser3)).toMatchObject({
      formation: 'fraser',
      cubes: 5,
      completesSet: true,
      noTargets: false,
      choices: [{ command: 'fraser.attackCoulter', target: 'learned' }],
    });
    expect(questions.cardPreview(state, 'american', fraser3)).toBeUndefined();
    expect(questions.cardPreview(state, 'british', card('fraser', 1))).toBeUndefined();
  });
});
