/** 3.4, R108-R110 Who may look at the one screen: where a decision is made, when the screen changes hands, what is told then. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parsePosition, SARATOGA, type Side, type State } from '../../src/engine/saratoga';
import { keep, kept } from '../../src/store/autosave';
import { useGame } from '../../src/store/game';
import { seatFor, seen } from '../../src/store/seat';
import { useTable } from '../../src/store/table';
import { beginGame, clearGame, mustAct, sessionNow, viewNow } from '../helpers/gameView';

vi.mock(import('../../src/store/autosave'), async (original) => ({
  ...(await original()),
  keep: vi.fn<typeof keep>(),
  kept: vi.fn<typeof kept>(),
}));

beforeEach(() => {
  clearGame();
  vi.mocked(keep).mockReset().mockResolvedValue(true);
  vi.mocked(kept).mockReset().mockResolvedValue([]);
});

function stateOf(text: string): State {
  const state = parsePosition(text);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state as State;
}

const ALONE = { british: { viewer: 'british', curtain: undefined } } as const;
const TABLE = { viewer: undefined, curtain: undefined };
const curtain = (side: Side) => ({ viewer: undefined, curtain: side });

describe('a decision', () => {
  it('without fog is made before everybody', () => {
    const state = stateOf('oct7 british movement; 0605 b-24; 0612 a-1nh');
    for (const seated of [undefined, 'british', 'american'] as const)
      expect(seatFor(state, seated, false)).toEqual(TABLE);
  });
  it.each([
    ['placement side british; 0606 a-1nh', 'placement'],
    ['command; 0605 L-burgoyne L-fraser b-24; 0612 a-1nh', 'activations'],
    ['movement; 0605 b-24; 0612 a-1nh', 'moves'],
    ['movement stage excess; 0605 b-24 b-li b-gren; 0612 a-1nh', 'removals'],
    ['combatMovement; 0605 b-24; 0608 a-1nh', 'closing in'],
    ['recovery; 0605 b-24*; 0612 a-1nh', 'recovery'],
  ])('R108 that is for one side alone needs the screen: %s', (rest) => {
    const state = stateOf(`oct7 british fog ${rest}`);
    expect(SARATOGA.decision(state)?.by).toBe('british');
    expect(seatFor(state, undefined, false)).toEqual(curtain('british'));
    expect(seatFor(state, 'american', false)).toEqual(curtain('british'));
    expect(seatFor(state, 'british', false)).toEqual(ALONE.british);
  });
  it('R112 about the order is open', () => {
    const state = stateOf('oct7 british fog turn stage order side british; 0605 L-burgoyne b-24');
    expect(seatFor(state, 'american', false)).toEqual(TABLE);
  });
  it('R109 in the fire is made at the table, whoever sat there before', () => {
    const state = stateOf('oct7 british fog fire step 3; 0605 b-24; 0606 a-1nh');
    for (const seated of [undefined, 'british', 'american'] as const)
      expect(seatFor(state, seated, false)).toEqual(TABLE);
    expect(seen(state, undefined).actions).toEqual(SARATOGA.actions(state));
  });
  it('is made by the side alone if it wants to look under its stacks', () => {
    const state = stateOf('oct7 british fog fire step 3; 0605 b-24; 0606 a-1nh');
    expect(seatFor(state, undefined, true)).toEqual(curtain('british'));
    expect(seatFor(state, 'british', true)).toEqual(ALONE.british);
  });
  it('of dice falls before whoever looks', () => {
    const state = stateOf('oct7 american fog command stage gates; 0815 L-gates a-7ma; 0605 b-24');
    for (const seated of [undefined, 'british', 'american'] as const)
      expect(seatFor(state, seated, false)).toEqual({ viewer: seated, curtain: undefined });
  });
  it('when all is over is seen by all', () => {
    const state = stateOf('oct7 british fog movement; 0605 b-24');
    state.ending = { reason: 'points', winner: 'british' };
    expect(seatFor(state, 'american', false)).toEqual(TABLE);
  });
});

describe('R65, R109 at the table', () => {
  // 0308 and 0310 lie in the open; the gun under the 24th Foot is two hexes away, and nobody is next to it.
  it('guns under a closed stack are not offered, and their owner finds them when he looks alone', () => {
    const state = stateOf('oct7 british fog fire step 7; 0306 b-fa1 b-24; 0308 a-1nh');
    const firers = (viewer: Side | undefined) =>
      new Set(seen(state, viewer).actions.flatMap((action) => (action.kind === 'fire' ? [action.unit] : [])));
    expect(seatFor(state, undefined, false)).toEqual(TABLE);
    expect([...firers('british')]).toEqual(['b-fa1']);
    expect([...firers(undefined)]).toEqual([]);
  });
  it('7.4, R73 a gun on top of a closed stack needs the screen, whether another gun binds it or not', () => {
    // 0606 lies four hexes away, in the range of b-fa1 and not in that of b-fa2; b-ra1 has an enemy before it in any case.
    const guns = (stack: string) =>
      stateOf(`oct7 british fog fire step 7; 0206 ${stack}; 0606 a-1nh; 1010 b-ra1; 1011 a-2nh`);
    const bound = SARATOGA.actions(guns('b-fa2 b-fa1')).filter(
      (action) => action.kind === 'fire' && action.unit === 'b-fa1',
    );
    expect(bound).toEqual([]);
    for (const stack of ['b-fa1', 'b-fa2 b-fa1', 'b-24 b-fa1'])
      expect(seatFor(guns(stack), 'american', false)).toEqual(curtain('british'));
    expect(seatFor(guns('b-24'), 'american', false)).toEqual(TABLE);
  });
  it('3.8.3 a retreat beside a closed stack would tell how full it is', () => {
    const retreat = (beside: string) =>
      stateOf(
        `oct7 british fog fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh**${beside}; broken poor`,
      );
    expect(seatFor(retreat(''), 'british', false)).toEqual(TABLE);
    expect(seatFor(retreat('; 0607 a-va a-dear'), 'british', false)).toEqual(curtain('american'));
    expect(seatFor(retreat('; 0612 a-va a-dear'), 'british', false)).toEqual(TABLE);
  });
  it('7.3, R80 where a leader finds friends would tell whose men stand in a closed stack', () => {
    const relocation = (british: string) =>
      stateOf(
        `oct7 british fog fire step 3; relocation leader L-poor; 0606 L-poor; 0608 a-2nh; 0806 a-3nh; lost a-1nh; ${british}`,
      );
    expect(seatFor(relocation('0607 b-24; 0805 b-li'), 'british', false)).toEqual(TABLE);
    expect(seatFor(relocation('0607 b-24'), 'british', false)).toEqual(curtain('american'));
  });
});

describe('R108 the screen', () => {
  const { act, roll, sitDown, lookAlone, undo } = useGame.getInitialState();
  const now = () => useGame.getState();
  const begin = (deployed: boolean) => {
    clearGame();
    now().begin({ battle: 'oct7', options: {}, mode: 'two', fog: true, seed: 'fog', deployed });
  };
  const first = () => {
    begin(true);
    roll();
    mustAct({ kind: 'chooseOrder', first: 'british' });
  };

  it('is empty until the first side sits down to deploy', () => {
    begin(false);
    expect([now().curtain, now().view, useTable.getState().view]).toEqual(['american', undefined, undefined]);
    expect(act({ kind: 'deploy' })).toBe(false);
    sitDown();
    expect(viewNow()).toMatchObject({ viewer: 'american', decision: { kind: 'place', by: 'american' } });
    expect(Object.values(viewNow().stacks).flat()).toEqual([]);
    mustAct({ kind: 'deploy' }, { kind: 'ready' });
    expect([now().curtain, now().view, useTable.getState().view]).toEqual(['british', undefined, undefined]);
    sitDown();
    expect(viewNow().viewer).toBe('british');
    const american = Object.values(viewNow().stacks)
      .flat()
      .filter((id) => id.startsWith('a-'));
    // 3.4 of each stack the top unit alone.
    for (const ids of Object.values(viewNow().stacks))
      expect(ids.filter((id) => american.includes(id)).length).toBeLessThan(2);
  });

  it('shows the table while the order is chosen, then asks for the side that begins', () => {
    begin(true);
    roll();
    expect([now().curtain, viewNow().viewer]).toEqual([undefined, undefined]);
    mustAct({ kind: 'chooseOrder', first: 'british' });
    expect([now().curtain, now().view]).toEqual(['british', undefined]);
    sitDown();
    expect([now().curtain, viewNow().viewer, viewNow().phase]).toEqual([undefined, 'british', 'command']);
  });

  it('stays with a side as long as it decides', () => {
    first();
    sitDown();
    mustAct({ kind: 'endCommand' });
    expect([now().curtain, viewNow().viewer, viewNow().phase]).toEqual([undefined, 'british', 'movement']);
    undo();
    expect([now().curtain, viewNow().phase]).toEqual([undefined, 'command']);
  });

  it('tells the other side what it missed, and only that', () => {
    first();
    sitDown();
    mustAct({ kind: 'endCommand' });
    const before = sessionNow().cursor;
    mustAct({ kind: 'endMovement' });
    for (let i = 0; i < 20 && !now().curtain; i++)
      if (viewNow().decision?.by === 'dice') roll();
      else mustAct(viewNow().actions.at(-1) ?? { kind: 'holdAll' });
    expect(now().curtain).toBe('american');
    sitDown();
    expect(viewNow().viewer).toBe('american');
    expect(now().recap).toContain(before);
    expect(now().recap.every((step) => step < sessionNow().cursor)).toBe(true);
    now().replay(before);
    expect(now().latest).toBe(before);
    now().replay(undefined);
    expect(now().recap).toEqual([]);
  });

  it('is closed again after a reload', () => {
    first();
    sitDown();
    const saved: unknown = JSON.parse(JSON.stringify(vi.mocked(keep).mock.lastCall?.[0].saved));
    clearGame();
    expect(now().resume(saved, 'two')).toBe(true);
    expect([now().curtain, now().view]).toEqual(['british', undefined]);
  });

  it('is closed when the side that had it leaves the table', () => {
    first();
    sitDown();
    expect(viewNow().viewer).toBe('british');
    now().standUp();
    expect([now().curtain, now().view, now().seated]).toEqual(['british', undefined, undefined]);
  });
  it('is given to whoever wants to look alone, and goes back to the table afterwards', () => {
    clearGame();
    now().layOut('oct7 british fog fire step 7; 0306 b-fa1 b-24; 0406 b-ha1 b-9; 0308 a-1nh; 0815 a-art1');
    expect([now().curtain, viewNow().viewer]).toEqual([undefined, undefined]);
    lookAlone();
    expect([now().curtain, now().view]).toEqual(['british', undefined]);
    sitDown();
    expect(viewNow().viewer).toBe('british');
    mustAct({ kind: 'hold', unit: 'b-ha1' });
    expect([now().curtain, viewNow().viewer]).toEqual([undefined, 'british']);
    mustAct({ kind: 'fire', unit: 'b-fa1', hex: 308, place: 0 });
    roll();
    expect(now().curtain === undefined || now().curtain === 'american').toBe(true);
  });

  it('is open to one person who plays both sides, and where both want it so', () => {
    for (const game of [
      { mode: 'solo', fog: true },
      { mode: 'two', fog: false },
    ] as const) {
      const view = beginGame(game);
      expect([view.fog, now().curtain]).toEqual([false, undefined]);
    }
  });
});
