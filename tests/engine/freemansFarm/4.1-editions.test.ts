/** F1 Values that were weighed anew: new games play with them, and whatever was recorded before plays on with the old ones. */
import { describe, expect, it } from 'vitest';
import {
  type CommandId,
  DATA_VERSION,
  type Edition,
  EDITIONS,
  type FormationId,
  LATEST_EDITION,
  PROVENANCE,
  RULES,
} from '../../../src/engine/freemansFarm/index';
import { freemansFarm } from '../../../src/games/freemansFarm';
import { card, type Position, stateAt } from '../../helpers/freemansFarm/position';
import { newTable, tableAt } from '../../helpers/freemansFarm/table';

/** Of the first edition and of the fourth. */
const BOTH: readonly (Edition | undefined)[] = [undefined, 4];
const edited = (edition: Edition | undefined, position: Position): Position => ({
  ...position,
  ...(edition === undefined ? {} : { edition }),
});

describe('editions of the data', () => {
  it('F1, 5 Nixon begins with two Morale more, Paterson with one', () => {
    const morale = BOTH.map((edition) => {
      const { state } = newTable(edition === undefined ? {} : { edition });
      return [state.morale.learned, state.morale.nixon, state.morale.paterson];
    });
    expect(morale).toEqual([
      [8, 7, 7],
      [8, 9, 8],
    ]);
  });

  it.each<[CommandId, FormationId, Position, readonly [number, number]]>([
    ['riedesel.attackRight', 'nixon', { at: { riedesel: 'riedesel3' } }, [7, 6]],
    ['phillips.counterBattery', 'americanArtillery', { at: { phillips: 'phillips2' } }, [7, 5]],
    ['phillips.bombardRight', 'nixon', { at: { phillips: 'phillips2' } }, [5, 5]],
    ['nixon.attackRiedesel', 'riedesel', { turn: 'american', at: { riedesel: 'riedesel3' } }, [4, 5]],
    ['paterson.attackRiedesel', 'riedesel', { turn: 'american', at: { riedesel: 'riedesel3' } }, [4, 5]],
  ])('F1, 9.2 the dice of %s', (command, target, position, dice) => {
    const asked = BOTH.map(
      (edition) =>
        RULES.questions.commandChances(stateAt(edited(edition, position)), undefined, command, target)?.dice,
    );
    expect(asked).toEqual(dice);
  });

  it.each(['fraser', 'riedesel'] as const)('F1, 9.3 %s may send Hamilton two markers, now three', (giver) => {
    const most = BOTH.map((edition) => {
      const by = card(giver, 1);
      const table = tableAt(edited(edition, { hand: { british: [by] }, markers: { hamilton: 1 } })).play(by);
      return Math.max(...table.offered('command').map(({ markers = 0 }) => markers));
    });
    expect(most).toEqual([2, 3]);
  });

  it('F1, 4.3 a card lifts Nixon to where he began, and no farther', () => {
    const lifted = BOTH.map((edition) => {
      const table = tableAt(
        edited(edition, { turn: 'american', morale: { nixon: 7 }, held: { american: ['freshResolve.1'] } }),
      );
      return table.offered('playTactics').some(({ formation }) => formation === 'nixon');
    });
    expect(lifted).toEqual([false, true]);
  });

  it('F1 a set-up says which edition it is of; one that nobody knows is none', () => {
    const scenario = 'freemansFarm';
    expect(RULES.readSetup({ scenario, edition: 4 })).toEqual({ scenario, edition: 4 });
    expect(RULES.readSetup({ scenario })).toEqual({ scenario });
    for (const edition of [3, 5, '4', null]) expect(RULES.readSetup({ scenario, edition })).toBeUndefined();
  });

  it('F1 what begins from the first screen is of the latest, which is the version of the data', () => {
    expect([EDITIONS.at(-1), DATA_VERSION]).toEqual([LATEST_EDITION, LATEST_EDITION]);
    for (const { setups } of freemansFarm.scenarios) {
      const all = [setups.two, setups.solo, ...(setups.against ?? []).map(([, setup]) => setup)];
      expect(all).toHaveLength(4);
      for (const setup of all) expect(setup).toMatchObject({ edition: LATEST_EDITION });
    }
  });

  it('F1 a value that was moved is reconstructed, and says what it was and why', () => {
    const moved = Object.entries(PROVENANCE).filter(([, { why }]) =>
      why.includes('until the data was weighed anew'),
    );
    expect(moved.map(([place]) => place).sort()).toEqual([
      'commands.fraser.reinforceHamilton',
      'commands.nixon.attackRiedesel.dice',
      'commands.paterson.attackRiedesel.dice',
      'commands.phillips.counterBattery.dice',
      'commands.riedesel.attackRight.riverRoad',
      'commands.riedesel.reinforceHamilton',
      'formations.nixon.morale',
      'formations.paterson.morale',
    ]);
    expect(new Set(moved.map(([, { mark }]) => mark))).toEqual(new Set(['R']));
  });
});
