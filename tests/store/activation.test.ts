/** 5.1 What activations would do, told before they are made. */
import { describe, expect, it } from 'vitest';
import { FORMATION_LIST, type FormationId } from '../../src/engine/saratoga';
import { effectsOf } from '../../src/store/activation';
import { refusalFor, stateOnTable, useGame } from '../../src/store/game';
import { beginGame, lastPlayed, layGame, mustAct, viewNow } from '../helpers/gameView';

const COMMAND = `oct7 british command; 0605 L-burgoyne b-9; 0606 L-fraser b-24; 1305 L-riedesel; 1505 b-ried; 1506 b-rhetz
2204 b-specht`;

function effect(formation: FormationId) {
  const state = stateOnTable();
  if (!state) throw new Error('no game');
  const found = effectsOf(state, 'british').get(formation);
  if (!found) throw new Error('no effect');
  return found;
}

describe('5.1 an activation', () => {
  it('brings those that no active leader reaches yet, and leaves those beyond the span', () => {
    layGame(COMMAND);
    const before = JSON.stringify(stateOnTable());
    // Burgoyne's span of 8 reaches all but the Germans; Riedesel's of 4 reaches two of the three.
    expect(effect('riedesel')).toEqual({
      brings: [
        { id: 'b-ried', hex: 1505 },
        { id: 'b-rhetz', hex: 1506 },
      ],
      already: [],
      beyond: [{ id: 'b-specht', hex: 2204 }],
    });
    expect(effect('fraser')).toEqual({ brings: [], already: [{ id: 'b-24', hex: 606 }], beyond: [] });
    expect(JSON.stringify(stateOnTable())).toBe(before);
  });

  it('brings nobody where it is refused', () => {
    layGame(COMMAND);
    expect(refusalFor({ kind: 'activate', formation: 'phillips' })).toMatchObject({ code: 'leaderLost' });
    expect(effect('phillips')).toEqual({ brings: [], already: [], beyond: [] });
  });

  it('does what was told', () => {
    beginGame({ battle: 'oct7', mode: 'solo' });
    useGame.getState().roll();
    mustAct({ kind: 'chooseOrder', first: 'british' });
    const { undo } = useGame.getState();
    const asked = () => viewNow().decision;
    for (const { id } of FORMATION_LIST.filter(({ side }) => side === 'british')) {
      if (refusalFor({ kind: 'activate', formation: id })) continue;
      const told = effect(id).brings.map((unit) => unit.id);
      const idle = () =>
        Object.keys(viewNow().marks).filter((each) => viewNow().marks[each]?.includes('notActivated'));
      mustAct({ kind: 'endCommand' });
      const without = idle();
      undo();
      mustAct({ kind: 'activate', formation: id });
      if (asked()?.kind === 'activate') mustAct({ kind: 'endCommand' });
      const brought = without.filter((each) => !idle().includes(each) && !each.startsWith('L-'));
      expect(told.toSorted()).toEqual(brought.toSorted());
      while (asked()?.kind !== 'activate' || asked()?.by !== 'british') undo();
      while (lastPlayed()?.kind === 'activate') undo();
    }
  });
});
