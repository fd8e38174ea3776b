/** The game on the table: beginning, playing, rolling, taking back, and taking up again. */
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { BATTLES, deployedView, type Side } from '../../src/engine/saratoga';
import { keep, kept } from '../../src/store/autosave';
import { refusalFor, savedGame, stateOnTable, undoable, useGame } from '../../src/store/game';
import { askFor, MODES, newSeed, takeUp } from '../../src/store/newGame';
import { otherLines } from '../../src/store/lines';
import { useTable } from '../../src/store/table';
import {
  beginGame,
  clearGame,
  lastPlayed,
  layGame,
  mustAct,
  played,
  refusedNow,
  sessionNow,
  viewNow,
  whereIs,
} from '../helpers/gameView';

vi.mock(import('../../src/store/autosave'), async (original) => ({
  ...(await original()),
  keep: vi.fn<typeof keep>(),
  kept: vi.fn<typeof kept>(),
}));

const { act, roll, undo, redo, look, layOut, resume, leave, open } = useGame.getInitialState();
const asked = () => viewNow().decision;
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

beforeEach(() => {
  clearGame();
  vi.mocked(keep).mockReset().mockResolvedValue(true);
  vi.mocked(kept).mockReset().mockResolvedValue([]);
});

/** A game whose first roll this side wins. */
function wonBy(side: Side, mode: (typeof MODES)[number] = 'two'): void {
  for (let i = 0; i < 50; i++) {
    beginGame({ mode, seed: `seed ${i}` });
    roll();
    if (asked()?.by === side) return;
  }
  throw new Error(`${side} never wins`);
}

/** So that the deployment is one of one's own. */
function putBack(counter: string): void {
  const hex = whereIs(counter) ?? 0;
  mustAct({ kind: 'lift', counter });
  mustAct({ kind: 'place', counter, hex });
}

describe.each(BATTLES)('%s begins', (battle) => {
  describe.each(MODES)('in mode %s', (mode) => {
    it('with the ready-made deployment, and waits for the first dice', () => {
      const view = beginGame({ battle, mode });
      expect(view).toMatchObject({ battle, turn: 1, fog: false, notPlaced: [] });
      expect(asked()).toMatchObject({ kind: 'roll', by: 'dice', dice: 2, case: '4.0' });
      const sorted = (stacks: Readonly<Record<number, readonly string[]>>) =>
        Object.fromEntries(Object.entries(stacks).map(([hex, ids]) => [hex, [...ids].sort()]));
      expect(sorted(view.stacks)).toEqual(sorted(deployedView(battle).stacks));
      expect(useGame.getState().mode).toBe(mode);
      expect(useTable.getState().view).toBe(view);
    });

    it('with a free deployment, the Americans first', () => {
      const view = beginGame({ battle, mode, deployed: false });
      expect(asked()).toMatchObject({ kind: 'place', by: 'american', case: '11.0' });
      expect(view.stacks).toEqual({});
      expect(played()).toEqual([]);
      mustAct({ kind: 'deploy' }, { kind: 'ready' });
      expect(asked()).toMatchObject({ kind: 'place', by: 'british' });
    });
  });

  it('with the rulings that were chosen', () => {
    expect(beginGame({ battle, options: { losHeight: 'either' } }).options.losHeight).toBe('either');
  });
});

describe('an action', () => {
  const TEXT = 'oct7 british movement; 0605 b-24; 0613 a-1nh';

  it('is played and shown', () => {
    layGame(TEXT);
    expect(act({ kind: 'move', counters: ['b-24'], path: [604] })).toBe(true);
    expect(played()).toEqual([{ kind: 'move', counters: ['b-24'], path: [604] }]);
    expect(viewNow().stacks[604]).toEqual(['b-24']);
    expect(refusedNow()).toBeUndefined();
  });

  it('that is refused changes nothing and tells why', () => {
    layGame(TEXT);
    const session = sessionNow();
    expect(act({ kind: 'move', counters: ['a-1nh'], path: [612] })).toBe(false);
    expect(sessionNow()).toBe(session);
    expect(refusedNow()).toMatchObject({ code: 'notYours', case: '4.0', at: 'a-1nh' });
  });

  it('that is refused again has another number, so that it is told again', () => {
    layGame(TEXT);
    act({ kind: 'holdAll' });
    const first = useGame.getState().refused;
    act({ kind: 'holdAll' });
    const second = useGame.getState().refused;
    expect(second?.refusal).toEqual(first?.refusal);
    expect(second?.number).not.toBe(first?.number);
  });

  it('that is played ends the note of the one before', () => {
    layGame(TEXT);
    act({ kind: 'holdAll' });
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    expect(refusedNow()).toBeUndefined();
  });

  it('finds the note gone when it was read', () => {
    layGame(TEXT);
    act({ kind: 'holdAll' });
    useGame.getState().forgive();
    expect(refusedNow()).toBeUndefined();
  });

  it('has to wait for the dice', () => {
    beginGame();
    expect(act({ kind: 'chooseOrder', first: 'british' })).toBe(false);
    expect(refusedNow()).toMatchObject({ code: 'rollExpected', case: '4.0' });
  });

  it('is nothing without a game', () => {
    expect(act({ kind: 'ready' })).toBe(false);
    expect(useGame.getState().session).toBeUndefined();
  });

  it('is kept at once, with the mode', () => {
    layGame(TEXT);
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    const now = { mode: 'solo', saved: savedGame(sessionNow()) };
    expect(vi.mocked(keep).mock.lastCall?.[0]).toMatchObject(now);
  });

  it('tells whether the browser keeps it', async () => {
    layGame(TEXT);
    await vi.waitFor(() => expect(useGame.getState().isKept).toBe(true));
    vi.mocked(keep).mockResolvedValue(false);
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    await vi.waitFor(() => expect(useGame.getState().isKept).toBe(false));
  });
});

describe('a roll', () => {
  it('is never thrown by an action', () => {
    layGame('oct7 british fire step 3; 0605 b-24; 0606 a-1nh');
    mustAct({ kind: 'fire', unit: 'b-24', hex: 606, place: 0 });
    expect(asked()).toMatchObject({ kind: 'roll', case: '7.2' });
    expect(played()).toHaveLength(1);
  });

  it('leaves the cup alone, even where the next one is asked for at once', () => {
    layGame('oct7 american recovery; 0606 a-1nh*; 0612 a-2nh*; 0812 a-3nh*');
    mustAct({ kind: 'recover', group: 'poor' });
    for (const thrown of [1, 2, 3]) {
      expect(asked()).toMatchObject({ kind: 'roll', dice: 1, case: '8.0' });
      roll();
      expect(played()).toHaveLength(1 + thrown);
      expect(lastPlayed()).toMatchObject({ kind: 'roll', dice: [expect.any(Number)] });
    }
    expect(asked()).toMatchObject({ kind: 'roll', case: '4.0' }); // the next turn
  });

  it('is of as many dice as are asked for', () => {
    beginGame();
    roll();
    const fell = lastPlayed();
    const dice = fell?.kind === 'roll' ? fell.dice : [];
    expect(dice).toHaveLength(2);
    for (const die of dice) expect([1, 2, 3, 4, 5, 6]).toContain(die);
    expect(asked()?.kind).toBe('chooseOrder');
  });

  it('is nothing where a side decides', () => {
    layGame('oct7 british movement; 0605 b-24');
    const session = sessionNow();
    roll();
    expect(sessionNow()).toBe(session);
  });

  it('follows from the seed', () => {
    const throwOnce = (seed: string) => {
      beginGame({ seed });
      roll();
      return lastPlayed();
    };
    expect(throwOnce('one')).toEqual(throwOnce('one'));
    const seeds = Array.from({ length: 20 }, (_, i) => JSON.stringify(throwOnce(`seed ${i}`)));
    expect(new Set(seeds).size).toBeGreaterThan(5);
  });

  it('has seeds that nobody can foresee', () => {
    expect(newSeed()).toMatch(/^[0-9a-f]{24}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});

describe('undo between two people', () => {
  it('goes back within a phase and forth again', () => {
    wonBy('british');
    mustAct({ kind: 'chooseOrder', first: 'british' }, { kind: 'endCommand' });
    const before = sessionNow().cursor;
    const start = viewNow();
    const moves = viewNow().actions.filter((action) => action.kind === 'move');
    mustAct(moves[0] ?? { kind: 'halt' });
    const moved = viewNow();
    undo();
    expect([sessionNow().cursor, viewNow()]).toEqual([before, start]);
    redo();
    expect(viewNow()).toEqual(moved);
  });

  it('stops where the dice have fallen', () => {
    wonBy('british');
    const { cursor } = sessionNow();
    mustAct({ kind: 'chooseOrder', first: 'british' }, { kind: 'endCommand' });
    undo();
    undo();
    expect(sessionNow().cursor).toBe(cursor);
    expect(undoable(sessionNow())).toEqual({ to: cursor, barrier: 'roll' });
    undo();
    expect(sessionNow().cursor).toBe(cursor);
    expect(asked()?.kind).toBe('chooseOrder');
  });

  it('stops where the other side has decided', () => {
    beginGame({ deployed: false });
    mustAct({ kind: 'deploy' }, { kind: 'ready' });
    undo();
    expect(asked()).toMatchObject({ kind: 'place', by: 'british' });
    expect(undoable(sessionNow())).toEqual({ to: 2, barrier: 'decider' });
  });

  it('takes back a decision while its dice still lie in the cup', () => {
    beginGame({ deployed: false });
    for (const kind of ['deploy', 'ready', 'deploy'] as const) mustAct({ kind });
    putBack('b-24');
    mustAct({ kind: 'ready' });
    undo();
    expect(asked()).toMatchObject({ kind: 'place', by: 'british' });
    redo();
    expect(asked()).toMatchObject({ kind: 'roll', case: '4.0' });
  });

  it('stops where a ready-made deployment has begun the game', () => {
    beginGame();
    const begun = sessionNow();
    undo();
    expect(sessionNow()).toBe(begun);
    expect(refusedNow()).toMatchObject({ code: 'nothingToUndo' });
  });

  it('tells what stops it', () => {
    wonBy('british');
    undo();
    expect(refusedNow()).toMatchObject({ code: 'roll' });
  });

  it('drops what another action replaces', () => {
    beginGame({ deployed: false });
    mustAct({ kind: 'deploy' });
    undo();
    mustAct({ kind: 'place', counter: 'a-art1', hex: 513 });
    redo();
    expect(played()).toEqual([{ kind: 'place', counter: 'a-art1', hex: 513 }]);
    expect(sessionNow().branches).toEqual([]);
  });

  it('finds nothing at the beginning and nothing at the end', () => {
    beginGame({ deployed: false });
    const session = sessionNow();
    undo();
    redo();
    expect(sessionNow()).toBe(session);
  });

  it('lets one look behind a barrier, but not play there', () => {
    wonBy('british');
    look(0);
    expect(asked()).toMatchObject({ kind: 'place', by: 'american' });
    expect(act({ kind: 'deploy' })).toBe(false);
    expect(refusedNow()?.code).toBe('barrier');
  });
});

describe('undo by one person', () => {
  it('goes back behind dice, which fall again as they fell', () => {
    wonBy('american', 'solo');
    mustAct({ kind: 'chooseOrder', first: 'american' });
    roll();
    const fell = lastPlayed();
    expect(fell).toMatchObject({ kind: 'roll' });
    undo();
    expect(asked()).toMatchObject({ kind: 'chooseOrder', by: 'american' });
    mustAct({ kind: 'chooseOrder', first: 'american' });
    roll();
    expect(lastPlayed()).toEqual(fell);
  });

  it('goes back over the other side to the first decision', () => {
    beginGame({ deployed: false, mode: 'solo' });
    for (const kind of ['deploy', 'ready', 'deploy'] as const) mustAct({ kind });
    putBack('b-24');
    mustAct({ kind: 'ready' });
    for (let i = 0; i < 10; i++) undo();
    expect([sessionNow().cursor, asked()]).toMatchObject([0, { kind: 'place', by: 'american' }]);
  });

  it('comes forth again with the dice', () => {
    wonBy('american', 'solo');
    mustAct({ kind: 'chooseOrder', first: 'american' });
    roll();
    const end = viewNow();
    undo();
    redo();
    expect(viewNow()).toEqual(end);
  });

  it('keeps the line of play that is left', () => {
    beginGame({ deployed: false, mode: 'solo' });
    mustAct({ kind: 'deploy' });
    undo();
    mustAct({ kind: 'place', counter: 'a-art1', hex: 513 });
    expect(sessionNow().branches).toMatchObject([{ actions: [{ kind: 'deploy' }] }]);
  });
});

describe('a saved game', () => {
  it('goes on where it stood, in its mode', () => {
    wonBy('british', 'solo');
    const [saved, view] = [json(savedGame(sessionNow())), viewNow()];
    clearGame();
    expect(resume(saved, 'solo')).toBe(true);
    expect(viewNow()).toEqual(view);
    expect(useGame.getState().mode).toBe('solo');
    expect(sessionNow().isLifted).toBe(true);
  });

  it('waits for its dice, which fall as they would have fallen', () => {
    beginGame({ seed: 'the same' });
    const saved = json(savedGame(sessionNow()));
    roll();
    const fell = lastPlayed();
    clearGame();
    resume(saved, 'two');
    expect(asked()).toMatchObject({ kind: 'roll', case: '4.0' });
    roll();
    expect(lastPlayed()).toEqual(fell);
  });

  it('can be a position', () => {
    layGame('oct7 british fire step 3; 0605 b-24; 0606 a-1nh');
    mustAct({ kind: 'fire', unit: 'b-24', hex: 606, place: 0 });
    const [saved, view] = [json(savedGame(sessionNow())), viewNow()];
    clearGame();
    expect(resume(saved, 'solo')).toBe(true);
    expect(viewNow()).toEqual(view);
  });

  it('that is damaged at its end opens at the last good action', () => {
    beginGame({ deployed: false });
    mustAct({ kind: 'deploy' });
    const saved = savedGame(sessionNow());
    clearGame();
    expect(resume(json({ ...saved, actions: [...saved.actions, { kind: 'nonsense' }] }), 'two')).toBe(true);
    expect(played()).toEqual([{ kind: 'deploy' }]);
  });

  test.each([[undefined], [null], ['text'], [{}], [{ format: 1, game: 'chess' }], [[]]])(
    'that is %j cannot be taken up, and the table stays as it was',
    (saved) => {
      const view = layGame('oct7 british movement; 0605 b-24');
      expect(resume(saved, 'two')).toBe(false);
      expect(viewNow()).toBe(view);
      expect(useGame.getState().mode).toBe('solo');
    },
  );
});

describe('opening the table', () => {
  const wanted = { battle: 'sept19', options: {}, mode: 'solo', seed: 'x', deployed: true } as const;

  it('takes up the game that the title asked for, once', async () => {
    askFor(wanted);
    await open();
    expect(viewNow().battle).toBe('sept19');
    expect(takeUp()).toBeUndefined();
  });

  it('prefers it to the one under way', async () => {
    beginGame();
    askFor(wanted);
    await open();
    expect(viewNow().battle).toBe('sept19');
  });

  it('goes on with the one under way', async () => {
    const view = beginGame();
    await open();
    expect(viewNow()).toBe(view);
    expect(kept).not.toHaveBeenCalled();
  });

  it('takes the newest that can be read of those that were kept', async () => {
    beginGame({ battle: 'sept19' });
    const saved = json(savedGame(sessionNow()));
    clearGame();
    vi.mocked(kept).mockResolvedValue([
      { mode: 'two', saved: { damaged: true }, shelf: 'now' },
      { mode: 'solo', saved, shelf: 'backup' },
    ]);
    await open();
    expect([viewNow().battle, useGame.getState().mode]).toEqual(['sept19', 'solo']);
  });

  it('stays empty where nothing was kept', async () => {
    await open();
    expect(useGame.getState().session).toBeUndefined();
  });

  it('is empty again after leaving', () => {
    beginGame();
    leave();
    expect(useGame.getState()).toMatchObject({ session: undefined, view: undefined, refused: undefined });
  });
});

describe('a position in writing', () => {
  it('is laid out for one person', () => {
    expect(layOut('oct7 turn 3 american fire; 0605 b-24; 0606 a-va')).toEqual([]);
    expect(viewNow()).toMatchObject({ battle: 'oct7', turn: 3, phasing: 'american' });
    expect(useGame.getState().mode).toBe('solo');
    expect(sessionNow().isLifted).toBe(true);
  });

  it('may wait for dice, which do not fall by themselves', () => {
    expect(layOut('oct7 turn 2 british turn')).toEqual([]);
    expect(asked()).toMatchObject({ kind: 'roll', case: '4.0' });
    expect(played()).toEqual([]);
  });

  test.each([
    ['', 'unknownBattle', 'battle'],
    ['monmouth british fire', 'unknownBattle', 'monmouth'],
    ['oct7 british fire; 0605 b-99', 'unknownCounter', 'b-99'],
    ['oct7 british fire; 2416 b-24', 'offMap', '2416'],
    ['oct7 british movement; 0605 b-24; 0604 b-24', 'twice', 'b-24'],
    ['oct7 turn 12 british movement; 0605 b-24', 'badTurn', 'turn'],
  ])('%j tells what is wrong, and the table stays as it was', (text, code, at) => {
    const view = beginGame();
    expect(layOut(text)).toContainEqual({ code, at });
    expect(viewNow()).toBe(view);
    expect(useGame.getState().mode).toBe('two');
  });
});

describe('questions to the engine', () => {
  it('tell why an action would be refused, without trying it', () => {
    layGame('oct7 british movement; 0605 b-24');
    const session = sessionNow();
    expect(refusalFor({ kind: 'endMovement' })).toBeUndefined();
    expect(refusalFor({ kind: 'endCommand' })).toMatchObject({ code: 'notNow' });
    expect(sessionNow()).toBe(session);
    expect(refusedNow()).toBeUndefined();
  });

  it('have no answer without a game', () => {
    expect(stateOnTable()).toBeUndefined();
    expect(refusalFor({ kind: 'ready' })).toBeUndefined();
  });
});

describe('back to a place', () => {
  const { backTo, restartPhase, followLine, nameLine } = useGame.getInitialState();
  const toMovement = (mode: (typeof MODES)[number]) => {
    wonBy('british', mode);
    mustAct({ kind: 'chooseOrder', first: 'british' }, { kind: 'endCommand' });
    return sessionNow().cursor;
  };
  const anyMove = () => viewNow().actions.find((action) => action.kind === 'move') ?? { kind: 'halt' };

  it('takes back all that was done since', () => {
    const place = toMovement('two');
    const before = viewNow();
    mustAct(anyMove());
    mustAct(anyMove());
    backTo(place);
    expect([sessionNow().cursor, viewNow()]).toEqual([place, before]);
  });

  it('begins the phase anew', () => {
    const place = toMovement('two');
    mustAct(anyMove());
    mustAct(anyMove());
    restartPhase();
    expect(sessionNow().cursor).toBe(place);
  });

  it('stops at a barrier and says which', () => {
    toMovement('two');
    backTo(0);
    // The dice for the order have fallen; what came after them is taken back.
    expect(asked()).toMatchObject({ kind: 'chooseOrder' });
    expect(refusedNow()).toMatchObject({ code: 'roll' });
  });

  it('loses nothing for one person: the line that is left can be followed again', () => {
    const place = toMovement('solo');
    mustAct(anyMove());
    const left = viewNow().stacks;
    backTo(place);
    mustAct({ kind: 'endMovement' });
    const [line] = sessionNow().branches;
    expect(line?.actions.length).toBe(place + 1);
    expect(otherLines(sessionNow())).toMatchObject([
      {
        name: '1',
        from: { turn: 1, kind: 'movement', side: 'british' },
        to: { turn: 1, kind: 'movement', side: 'british' },
      },
    ]);
    nameLine('1', '  Straight \n at them ');
    nameLine('Straight at them', '   ');
    expect(sessionNow().branches.map(({ name }) => name)).toEqual(['Straight at them']);
    followLine('Straight at them');
    expect(viewNow().stacks).toEqual(left);
    expect(sessionNow().branches).toHaveLength(1);
  });
});
