/** How it stands, and what the board shows of an enemy who forms: no more than is so. */
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { settle } from '../../../src/engine/kernel/frames';
import { PHASES } from '../../../src/engine/campaign/phases/index';
import type { Side } from '../../../src/engine/campaign';
import type { State } from '../../../src/engine/campaign/state';
import { view } from '../../../src/engine/campaign/view';
import { usePlay } from '../../../src/store/play';
import { BattleBoard } from '../../../src/ui/campaign/battle/BattleBoard';
import { LostBlocks } from '../../../src/ui/campaign/panels/LostBlocks';
import { battlesTold } from '../../../src/ui/campaign/text/battleTold';
import { describePlace } from '../../../src/ui/campaign/text/describePlace';
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
    expect(standingSentence(seen)).toMatch(/^The British still need Albany; /);
  });
  it('is called fought over', () => {
    expect(play.standing.objective('albany', seen.objectives['albany'])).toBe('Albany: fought over');
  });
});

describe('12.1, 12.2 what the British still need', () => {
  const needed = (at: Record<string, string>) =>
    standingSentence(view(movement({ turn: 12, at }), 'british')).replace(/;.*/, '');
  const WITH = { ft_ticonderoga: 'br_f9', bennington: 'br_f20', albany: 'poor', manchester: 'hale' };
  it('names both ways where both are equally near', () => {
    expect(needed(WITH)).toBe('The British still need Albany or Manchester');
    expect(needed({ ...WITH, ft_ticonderoga: 'long' })).toBe(
      'The British still need Fort Ticonderoga, and Albany or Manchester',
    );
  });
  it('names the nearer way alone', () => {
    expect(needed({ ft_ticonderoga: 'br_f9', albany: 'poor' })).toBe('The British still need Albany');
    expect(needed({ albany: 'br_f9', bennington: 'br_f20', manchester: 'br_f24' })).toBe(
      'The British still need Fort Ticonderoga',
    );
  });
});

describe('12.3, 12.4 what the Americans need', () => {
  const AT = { ft_ticonderoga: 'br_f9', albany: 'poor' };
  const said = (sketch: object, viewer: Side) =>
    standingSentence(view(movement({ at: AT, ...sketch }), viewer)).replace(/^.*; /, '');
  it('is to hold out to the end of turn 20, the week at hand among the rest', () => {
    expect(said({ turn: 12 }, 'american')).toBe(
      'the Americans must hold out 9 weeks, or cut them below 25 SP.',
    );
    expect(said({ turn: 20 }, 'american')).toBe(
      'the Americans must hold out this last week, or cut them below 25 SP.',
    );
  });
  it('K67 is told in the same words however near the British are to 25 SP', () => {
    for (const side of ['british', 'american'] as const)
      expect(said({ turn: 12, britishSp: 26 }, side)).toBe(said({ turn: 12 }, side));
  });
  it('12.1 is to take a place back where the British hold enough', () => {
    expect(said({ turn: 12, at: { ft_ticonderoga: 'br_f9', albany: 'br_f20' } }, 'american')).toBe(
      'the Americans must take a place back, or cut it off.',
    );
  });
});

describe('K65 the last week', () => {
  it('is over for the British where the Americans have played it', () => {
    const state = movement({ turn: 20, at: { ft_ticonderoga: 'br_f9', albany: 'poor' } });
    const after = state.frames.map((frame) =>
      frame.kind === 'turn' ? { ...frame, stage: 'end' as const } : frame,
    );
    expect(standingSentence(view({ ...state, frames: after }, 'british'))).toMatch(/can win no more/);
    const before = after.map((frame) =>
      frame.kind === 'turn' ? { ...frame, stage: 'second' as const } : frame,
    );
    expect(standingSentence(view({ ...state, frames: before }, 'british'))).toMatch(
      /hold out this last week/,
    );
  });
});

describe('a battle that is over', () => {
  const stepLost = (side: Side) =>
    ({ type: 'stepLost', side, cause: 'battle', place: 'albany', isSecret: false }) as const;
  const LOG = [
    { events: [stepLost('british')] },
    { events: [{ type: 'battleBegan', place: 'albany', attacker: 'british', isSkirmish: false }] },
    { events: [stepLost('american'), stepLost('american'), stepLost('british')] },
    {
      events: [
        { type: 'lost', side: 'american', block: 'poor', place: 'albany', cause: 'battle' },
        { type: 'battleEnded', place: 'albany', winner: 'british' },
      ],
    },
  ] as const;
  it('is told with its losses from its own beginning', () => {
    expect(battlesTold(LOG as never, 2)).toEqual([
      {
        text: 'The British hold Albany. Steps lost: British 1, American 2. Lost for good: Poor.',
        side: 'british',
      },
    ]);
  });
  it('is not told again', () => {
    expect(battlesTold(LOG as never, 4)).toEqual([]);
  });
});

it('K74 the lost lie open by name for both', () => {
  const seen = { ...view(movement({ at: { albany: 'hale' } }), 'british'), lost: ['poor', 'br_f9'] };
  expect(describePlace('lost', seen)).toMatch(/British: 9th Foot.*American: Poor/);
  render(<LostBlocks lost={seen.lost} />);
  expect(screen.getByTitle('Poor')).toBeVisible();
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
    const cell = (name: string) => within(screen.getByRole('gridcell', { name: new RegExp(`^${name}: `) }));
    expect(cell('American reserve').getByRole('img', { name: play.battle.closed(7) })).toBeVisible();
    for (const name of ['American left', 'American centre', 'American right'])
      expect(cell(name).queryByText(play.battle.empty)).toBeNull();
  });
});
