/** 3.8 The morale tracks at the end of each turn of a game. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { turnEnds } from '../../src/store/byTurn';
import { useGame } from '../../src/store/game';
import { layGame, mustAct, sessionNow, viewNow } from '../helpers/gameView';

vi.mock(import('../../src/store/autosave'), async (original) => ({
  ...(await original()),
  keep: () => Promise.resolve(true),
}));

describe('how a game went by turns', () => {
  beforeEach(() => void layGame('oct7 turn 10 american recovery; 0605 b-24; 1212 a-1nh*; morale poor 3'));

  it('begins with the tracks as they were laid out', () => {
    const ends = turnEnds(sessionNow());
    expect(ends.map(({ turn }) => turn)).toEqual([9]);
    expect(ends[0]?.morale.poor).toEqual({ box: 3, broken: false });
  });

  it('has an entry for each turn that ended', () => {
    mustAct({ kind: 'endRecovery' });
    expect(turnEnds(sessionNow()).map(({ turn }) => turn)).toEqual([9, 10]);
    expect(turnEnds(sessionNow())[1]?.morale).toEqual(viewNow().morale);
  });

  it('forgets a turn end that was taken back', () => {
    mustAct({ kind: 'endRecovery' });
    useGame.getState().undo();
    expect(turnEnds(sessionNow()).map(({ turn }) => turn)).toEqual([9]);
  });
});
