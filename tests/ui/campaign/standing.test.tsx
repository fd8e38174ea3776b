/** How it stands, and what the board shows of an enemy who forms: no more than is so. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settle } from '../../../src/engine/kernel/frames';
import { PHASES } from '../../../src/engine/campaign/phases/index';
import type { State } from '../../../src/engine/campaign/state';
import { view } from '../../../src/engine/campaign/view';
import { usePlay } from '../../../src/store/play';
import { BattleBoard } from '../../../src/ui/campaign/battle/BattleBoard';
import { play } from '../../../src/ui/campaign/text/play';
import { standingSentence } from '../../../src/ui/campaign/text/standing';
import { lay, render, sitDown, viewNow } from '../../helpers/campaign/gameView';
import { movement, playerTurn } from '../../helpers/campaign/position';

afterEach(cleanup);

const settled = (state: State): State => {
  settle(state, PHASES, () => undefined);
  return state;
};

describe('K66 a place where both sides stand', () => {
  const seen = view(
    movement({ turn: 12, at: { ft_ticonderoga: 'br_f9', albany: 'fraser br_f20 hale poor' } }),
    'british',
  );
  it('is still needed', () => {
    expect(standingSentence(seen)).toBe('The British still need Albany; 9 weeks are left.');
  });
  it('is called fought over', () => {
    expect(play.standing.objective('albany', seen.objectives['albany'])).toBe('Albany: fought over');
  });
});

describe('10.2 an enemy whose line is not seen yet', () => {
  const AMERICANS = 'hale long francis poor glover nixon st_clair';

  it('is counted once, and no position of his is called empty', () => {
    lay(
      settled(
        playerTurn(
          {
            fog: true,
            at: { castletown: `${AMERICANS} fraser br_f9 br_f20 br_f24` },
            moved: 'br_f9 br_f20 br_f24',
          },
          'battles',
        ),
      ),
    );
    expect(viewNow().decision).toMatchObject({ kind: 'deploy', by: 'american' });
    act(() => {
      usePlay.getState().act({ kind: 'suggest' });
      usePlay.getState().act({ kind: 'ready' });
      sitDown();
    });
    expect(viewNow()).toMatchObject({ viewer: 'british', decision: { kind: 'deploy', by: 'british' } });
    render(<BattleBoard />);
    const cell = (name: string) => within(screen.getByRole('group', { name }));
    expect(cell('American reserve').getByRole('img', { name: play.battle.closed(7) })).toBeVisible();
    for (const name of ['American left', 'American center', 'American right'])
      expect(cell(name).queryByText(play.battle.empty)).toBeNull();
  });
});
