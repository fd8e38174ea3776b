/** What mattered since one last decided: told above the question to whoever is asked, until he has answered. */
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Event, RULES, SIDES, type Side } from '../../../src/engine/saratoga';
import { usePlay } from '../../../src/store/play';
import { against } from '../../../src/store/seats';
import { matters } from '../../../src/ui/saratoga/text/matters';
import Matters from '../../../src/ui/table/Matters';
import Since from '../../../src/ui/table/Since';
import { table } from '../../../src/ui/text/table';
import {
  beginGame,
  layGame,
  layWithOwnDice,
  mustAct,
  sessionNow,
  viewNow,
} from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));

const told = (...events: readonly Event[]) =>
  matters(beginGame(), events).map(({ text, side }) => [text, side]);

describe('the words', () => {
  it('3.8.1, 10.0 say what a brigade that broke rolled, what it needed, and what that is worth', () => {
    expect(
      told(
        { type: 'moraleChecked', formation: 'learned', dice: [4, 6], number: 9, passed: false },
        { type: 'broke', formation: 'learned' },
      ),
    ).toEqual([
      ['Learned’s brigade has broken: rolled 10, needed 9 or less. 10 points for the British.', 'american'],
    ]);
  });

  it('7.3, 7.6, 9.0 name who is lost and who is away, and nobody who is only hit', () => {
    const hit = { type: 'stepLost', side: 'american', hex: 606, secret: false } as const;
    expect(
      told(
        { ...hit, unit: 'a-1nh', hits: 2 },
        { ...hit, unit: 'a-va', hits: 4 },
        { ...hit, unit: undefined, hits: 4 },
        { type: 'surrendered', unit: 'b-62', hex: 405 },
        { type: 'leaderKilled', leader: 'L-fraser', hex: 605, by: 'a-va' },
        { type: 'exited', counters: ['b-24'], full: 1 },
      ),
    ).toEqual([
      ['Morgan’s rifle corps is destroyed.', 'american'],
      ['A hidden unit in 0606 is destroyed.', 'american'],
      ['The 62nd Foot surrenders: no way out of 0405.', 'british'],
      ['Fraser has fallen to Morgan’s rifle corps.', 'british'],
      ['The 24th Foot is away by the road. Away at full strength: 1 of 4.', 'british'],
    ]);
  });

  it('9.0 warn of the British at the way out, as long as they stand there', () => {
    const event: Event = {
      type: 'moved',
      counters: ['b-24'],
      shown: 'b-24',
      from: 112,
      path: [113],
      cost: undefined,
      combat: false,
    };
    const at = (hex: string) => matters(layGame(`oct7 american movement; ${hex} b-24; 1015 a-1nh`), [event]);
    expect(at('0113').map(({ text }) => text)).toEqual([
      'The British stand on the road off the map at 0113: four who leave at full strength win.',
    ]);
    expect(at('0112')).toEqual([]);
  });

  it('4.0 say who goes first in a new turn, and who let him', () => {
    const rolled = (winner: Side): Event => ({ type: 'initiativeRolled', british: 5, american: 2, winner });
    const turn: Event = { type: 'turnBegan', turn: 2 };
    expect(told(turn, rolled('british'), { type: 'orderChosen', first: 'british' })).toEqual([
      ['Turn 2: the British won the roll and go first.', 'british'],
    ]);
    expect(told(turn, rolled('british'), { type: 'orderChosen', first: 'american' })).toEqual([
      ['Turn 2: the British won the roll and let the Americans go first.', 'american'],
    ]);
  });
});

describe('above the question', () => {
  it('3.8.3 tells who broke to the owner who must retreat, and to the other until he has answered', async () => {
    layWithOwnDice('oct7 british fire step 3; morale formation poor; 0605 b-24 b-9; 0606 a-1nh** a-2nh');
    mustAct({ kind: 'roll', dice: [6, 6] });
    // 3.8.2 before it goes the enemy has a round.
    expect(viewNow().decision).toMatchObject({ kind: 'freeRound', by: 'british' });
    const { unmount } = render(<Matters />);
    expect(await screen.findByRole('list', { name: table.matters })).toHaveTextContent(
      /^Poor’s brigade has broken: rolled 12, needed \d+ or less\. 10 points for the British\.$/,
    );
    unmount();
    mustAct({ kind: 'hold', unit: 'b-24' });
    render(<Matters />);
    expect(viewNow().decision).toMatchObject({ kind: 'freeRound', by: 'british' });
    expect(screen.queryByRole('list', { name: table.matters })).toBeNull();
    act(() => mustAct({ kind: 'hold', unit: 'b-9' }));
    expect(viewNow().decision).toMatchObject({ kind: 'retreat', by: 'american' });
    expect(await screen.findByText(/^Poor’s brigade has broken/)).toBeVisible();
  });
});

describe('what the computer did before one’s first decision', () => {
  it('is told though an answer that was no choice has been given in between', () => {
    beginGame({ battle: 'sept19', seats: against(SIDES, 'british', 'major'), isUndoFree: true });
    const { act: order, answer, roll } = usePlay.getState();
    roll();
    const first = { kind: 'chooseOrder', first: 'american' } as const;
    if (viewNow().decision?.by === 'british') order(first);
    else answer(first);
    let moves = 0;
    for (let i = 0; i < 40 && viewNow().decision?.by !== 'british'; i++) {
      if (viewNow().decision?.kind === 'roll') {
        roll();
        continue;
      }
      const actions = RULES.game.actions(sessionNow().state);
      const move = moves < 3 ? actions.find(({ kind }) => kind === 'move') : undefined;
      if (move) moves++;
      answer(move ?? actions.at(-1) ?? { kind: 'endMovement' });
    }
    expect(viewNow().decision).toMatchObject({ kind: 'activate', by: 'british' });
    // 5.1 nobody is near a fight: the driver gives this answer by itself.
    expect(RULES.obvious?.(sessionNow().state, 'british')).toEqual({ kind: 'endCommand' });
    mustAct({ kind: 'endCommand' });
    expect(viewNow().decision).toMatchObject({ kind: 'move', by: 'british' });
    render(<Since />);
    expect(screen.getByText(/^What the Americans did/)).toBeInTheDocument();
  });
});
