/** 2, 4.1 The data: what each value is, that it hangs together, and that each has its provenance. */
import { describe, expect, it } from 'vitest';
import {
  ACTIVATION_CARDS,
  ARROWS,
  BOX_LIST,
  COMMAND_LIST,
  COMMANDS,
  FORMATION_LIST,
  FORMATIONS,
  GENERAL_LIST,
  MARKS,
  MOMENTUM_CUBES,
  OBJECTIVE_LIST,
  ORDERS,
  PROVENANCE,
  ROUNDS,
  SIDES,
  TACTIC_LIST,
  TACTICS,
  TACTICS_DECK,
} from '../../../src/engine/freemansFarm/index';
import { newTable, tableAt } from '../../helpers/freemansFarm/table';

describe('the board', () => {
  it('2, 4.4 troops, 4.4 skirmishers, 4.1, T79 begins with boxes, markers and Morale as they are printed', () => {
    const { state } = newTable();
    expect(FORMATIONS.map((each) => [each, state.at[each], state.markers[each], state.morale[each]])).toEqual(
      [
        ['fraser', 'fraser1', 5, 10],
        ['hamilton', 'hamilton1', 5, 10],
        ['riedesel', 'riedesel1', 5, 11],
        ['phillips', 'phillips1', 4, 9],
        ['breymann', 'breymann1', 5, 0],
        ['learned', 'learned1', 5, 8],
        ['poor', 'poor1', 6, 12],
        ['glover', 'glover1', 3, 8],
        ['paterson', 'paterson1', 3, 7],
        ['nixon', 'nixon1', 3, 7],
        ['americanArtillery', 'artillery1', 2, 0],
      ],
    );
    expect(state.objectives).toEqual({ coulterFarm: 'american', mill: 'american' });
    expect(state.cubes).toEqual({ british: 0, american: 0 });
    expect(MOMENTUM_CUBES).toBe(25);
  });

  it('2 has 16 boxes, two objectives and nine arrows, each between boxes that the formation may hold', () => {
    expect([BOX_LIST.length, OBJECTIVE_LIST.length, ARROWS.length]).toEqual([16, 2, 9]);
    const holds = (box: string) => BOX_LIST.find(({ id }) => id === box)?.holds ?? [];
    for (const { formation, from, to } of ARROWS) {
      expect(holds(from)).toContain(formation);
      expect(holds(to)).toContain(formation);
    }
    expect(holds('freemansFarm')).toEqual(['hamilton', 'riedesel', 'poor']);
  });

  it('2, 9.1 has an arrow for every Command that moves, and no other', () => {
    const moves = COMMAND_LIST.flatMap(({ formation, from, to }) =>
      to ? from.map((each) => `${formation} ${each} ${to}`) : [],
    );
    expect(moves.sort()).toEqual(
      ARROWS.map(({ formation, from, to }) => `${formation} ${from} ${to}`).sort(),
    );
  });
});

describe('the cards', () => {
  it('4.1 five British and six American formations, each with its Commands in the order of the data', () => {
    expect(SIDES.map((side) => FORMATION_LIST.filter((each) => each.side === side).length)).toEqual([5, 6]);
    expect(COMMAND_LIST.map(({ id }) => id)).toEqual([...COMMANDS]);
    expect(FORMATION_LIST.map(({ id }) => id)).toEqual([...FORMATIONS]);
  });

  it('4.2 fifteen Activation cards a side, five each with 1, 2 and 3 icons; the American guns have none', () => {
    for (const side of SIDES) {
      const icons = ACTIVATION_CARDS.filter((card) => card.side === side).map((card) => card.icons);
      expect([1, 2, 3].map((number) => icons.filter((each) => each === number).length)).toEqual([5, 5, 5]);
    }
    expect(ACTIVATION_CARDS.some(({ formation }) => formation === 'americanArtillery')).toBe(false);
    expect(ROUNDS).toBe(15);
  });

  it('4.3 twenty titles and 32 Tactics cards, copies one after another', () => {
    expect(TACTIC_LIST.map(({ id }) => id)).toEqual([...TACTICS]);
    expect(TACTICS_DECK).toHaveLength(32);
    expect(TACTICS_DECK.slice(8, 11)).toEqual(['crashingVolley.1', 'crashingVolley.2', 'crashingVolley.3']);
  });

  it('8 three generals, Burgoyne for all British', () => {
    expect(GENERAL_LIST.map(({ id, side, extraDice }) => [id, side, extraDice])).toEqual([
      ['burgoyne', 'british', 1],
      ['arnold', 'american', 2],
      ['gates', 'american', 0],
    ]);
  });

  it('13.1 an order for every formation, of its own Commands alone', () => {
    for (const formation of FORMATIONS)
      for (const { command } of ORDERS[formation])
        expect(COMMAND_LIST.find(({ id }) => id === command)?.formation).toBe(formation);
  });

  it('F1 every value says what it rests on', () => {
    for (const { mark, why } of Object.values(PROVENANCE)) {
      expect(MARKS).toContain(mark);
      expect(why.length).toBeGreaterThan(1);
    }
    const known = Object.keys(PROVENANCE);
    for (const { id } of COMMAND_LIST) expect(known).toContain(`commands.${id}`);
    for (const { id } of FORMATION_LIST) expect(known).toContain(`formations.${id}.markers`);
    for (const { id } of TACTIC_LIST) expect(known).toContain(`tactics.${id}.effect`);
    for (const { id } of BOX_LIST) expect(known).toContain(`boxes.${id}.position`);
  });
});

describe('who plays', () => {
  it('3 two people, or one against the solitaire opponent on either side', () => {
    expect(newTable().asked).toMatchObject({ kind: 'roll', what: 'draw', side: 'british', faces: 15 });
    expect(newTable({ solitaire: 'british' }).asked).toMatchObject({ kind: 'roll', side: 'american' });
    expect(newTable({ solitaire: 'american', level: 'hard' }).state.bot).toEqual({
      side: 'american',
      level: 'hard',
    });
  });

  it('4.1 one Command an activation: after it the turn goes on to step 6', () => {
    const table = tableAt({ hand: { british: ['british.riedesel.1'] } });
    table.play('british.riedesel.1').command('riedesel.toThree').pay('morale');
    expect(table.asked).toMatchObject({ kind: 'roll', case: '6.1 step 6' });
  });
});
