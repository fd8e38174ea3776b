/** The game in play: beginning, playing, rolling, taking back, and taking up again. */
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { act as actIn, save, seek } from '../../src/engine/kernel/session';
import { BATTLES, RULES, type Side, SIDES } from '../../src/engine/saratoga';
import { chaptersOf } from '../../src/store/inPlay';
import { autosave } from '../../src/store/library/autosave';
import { otherLines } from '../../src/store/lines';
import { newSeed } from '../../src/store/newGame';
import { gameInPlay, usePlay } from '../../src/store/play';
import { persons } from '../../src/store/seats';
import { ask, check, useTable } from '../../src/store/table';
import {
  begin as beginBy,
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
} from '../helpers/saratoga/gameView';
import { newToy, TOY } from '../helpers/toy';

vi.mock('../../src/games/list', () => import('./games'));
vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: vi.fn<typeof autosave>(),
}));

const { act, roll, undo, redo, layOut, resume, leave, open, begin, backTo } = usePlay.getInitialState();
const asked = () => viewNow().decision;
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const undoable = () => usePlay.getState().undoable;
const TWO = persons(SIDES);

beforeEach(() => {
  clearGame();
  vi.mocked(autosave).mockReset().mockResolvedValue(true);
});

/** A game whose first roll this side wins. */
function wonBy(side: Side, isUndoFree = false): void {
  for (let i = 0; i < 50; i++) {
    beginGame({ isUndoFree, seed: `seed ${i}` });
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
  describe.each([false, true])('with free undo: %s', (isUndoFree) => {
    it('with the ready-made deployment, and waits for the first dice', () => {
      const view = beginGame({ battle, isUndoFree });
      expect(view).toMatchObject({ battle, turn: 1, fog: false, notPlaced: [] });
      expect(asked()).toMatchObject({ kind: 'roll', by: 'dice', dice: 2, case: '4.0' });
      const state = RULES.game.start({ battle, fog: false });
      for (const action of RULES.opening) RULES.game.apply(state, action, () => undefined);
      const sorted = (stacks: Readonly<Record<number, readonly string[]>>) =>
        Object.fromEntries(Object.entries(stacks).map(([hex, ids]) => [hex, [...ids].sort()]));
      expect(sorted(view.stacks)).toEqual(sorted(RULES.game.view(state, undefined).stacks));
      expect(usePlay.getState()).toMatchObject({ isUndoFree, seats: TWO, curtain: undefined });
      expect(sessionNow().isLifted).toBe(isUndoFree);
    });

    it('with a free deployment, the Americans first', () => {
      const view = beginGame({ battle, isUndoFree, isReadyMade: false });
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
    expect(act({ kind: 'move', counters: ['b-24'], path: [604] } as { kind: string })).toBe(true);
    expect(played()).toEqual([{ kind: 'move', counters: ['b-24'], path: [604] }]);
    expect(viewNow().stacks[604]).toEqual(['b-24']);
    expect(refusedNow()).toBeUndefined();
  });

  it('that is refused changes nothing and tells why', () => {
    layGame(TEXT);
    const session = sessionNow();
    expect(act({ kind: 'move', counters: ['a-1nh'], path: [612] } as { kind: string })).toBe(false);
    expect(sessionNow()).toBe(session);
    expect(refusedNow()).toMatchObject({ code: 'notYours', case: '4.0', at: 'a-1nh' });
  });

  it('that is refused again has another number, so that it is told again', () => {
    layGame(TEXT);
    act({ kind: 'holdAll' });
    const first = usePlay.getState().refused;
    act({ kind: 'holdAll' });
    const second = usePlay.getState().refused;
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
    usePlay.getState().forgive();
    expect(refusedNow()).toBeUndefined();
  });

  it('has to wait for the dice', () => {
    beginGame();
    expect(act({ kind: 'chooseOrder', first: 'british' } as { kind: string })).toBe(false);
    expect(refusedNow()).toMatchObject({ code: 'rollExpected', case: '4.0' });
  });

  it('is nothing without a game', () => {
    expect(act({ kind: 'ready' })).toBe(false);
    expect(gameInPlay()).toBeUndefined();
    for (const each of ['roll', 'undo', 'redo', 'sitDown', 'standUp', 'show', 'lookAlone'] as const)
      usePlay.getState()[each]();
    backTo(0);
    expect([gameInPlay(), usePlay.getState().refused]).toEqual([undefined, undefined]);
  });

  it('A2 with a field that no rule knows is refused', () => {
    layGame(TEXT);
    const action = { kind: 'move', counters: ['b-24'], path: [604], x: [{}, {}, {}] };
    expect(act(action)).toBe(false);
    expect(refusedNow()).toMatchObject({ code: 'unknownField', at: 'x' });
    beginGame();
    expect(act({ kind: 'roll', dice: [1, 2], x: 1 } as { kind: string })).toBe(false);
    expect(refusedNow()).toMatchObject({ code: 'unknownField', at: 'x' });
  });

  it('is saved at once, with the seats and a label', () => {
    layGame(TEXT);
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    expect(vi.mocked(autosave).mock.lastCall?.[0]).toEqual({
      id: usePlay.getState().id,
      seats: TWO,
      minds: [],
      saved: save(sessionNow()),
      label: RULES.label(sessionNow().state),
    });
  });

  it('tells whether the browser keeps it', async () => {
    layGame(TEXT);
    await vi.waitFor(() => expect(usePlay.getState().isSaved).toBe(true));
    vi.mocked(autosave).mockResolvedValue(false);
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    await vi.waitFor(() => expect(usePlay.getState().isSaved).toBe(false));
  });

  it('of a game before says nothing about the one in play', async () => {
    let answer: (isSaved: boolean) => void = () => undefined;
    vi.mocked(autosave).mockReturnValueOnce(new Promise((done) => (answer = done)));
    beginGame();
    vi.mocked(autosave).mockReturnValue(new Promise(() => undefined));
    beginGame();
    answer(false);
    await Promise.resolve();
    expect(usePlay.getState().isSaved).toBeUndefined();
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
    const move = viewNow().actions.find((action) => action.kind === 'move') ?? { kind: 'halt' };
    mustAct(move);
    const moved = viewNow();
    expect(undoable()).toEqual({ action: move, barrier: undefined });
    undo();
    expect([sessionNow().cursor, viewNow()]).toEqual([before, start]);
    expect(usePlay.getState().redoable).toEqual(move);
    redo();
    expect(viewNow()).toEqual(moved);
    expect(usePlay.getState().redoable).toBeUndefined();
  });

  it('stops where the dice have fallen', () => {
    wonBy('british');
    const { cursor } = sessionNow();
    mustAct({ kind: 'chooseOrder', first: 'british' }, { kind: 'endCommand' });
    undo();
    undo();
    expect(sessionNow().cursor).toBe(cursor);
    expect(undoable()).toEqual({ action: undefined, barrier: 'roll' });
    undo();
    expect(sessionNow().cursor).toBe(cursor);
    expect(asked()?.kind).toBe('chooseOrder');
  });

  it('stops where the other side must decide, and there is something that it may have seen', () => {
    beginBy({ isReadyMade: false, fog: true });
    usePlay.getState().sitDown();
    mustAct({ kind: 'deploy' }, { kind: 'ready' });
    usePlay.getState().sitDown();
    undo();
    expect(asked()).toMatchObject({ kind: 'place', by: 'british' });
    expect(undoable()).toEqual({ action: undefined, barrier: 'decider' });
  });

  it('goes back over the decision where nothing is hidden and the other side has not answered', () => {
    beginGame({ isReadyMade: false });
    mustAct({ kind: 'deploy' }, { kind: 'ready' });
    undo();
    expect(asked()).toMatchObject({ kind: 'place', by: 'american' });
    mustAct({ kind: 'ready' }, { kind: 'deploy' });
    undo();
    expect(asked()).toMatchObject({ kind: 'place', by: 'british' });
    expect(sessionNow().cursor).toBe(2);
  });

  it('takes back a decision while its dice still lie in the cup', () => {
    beginGame({ isReadyMade: false });
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
    beginGame({ isReadyMade: false });
    mustAct({ kind: 'deploy' });
    undo();
    mustAct({ kind: 'place', counter: 'a-art1', hex: 513 });
    redo();
    expect(played()).toEqual([{ kind: 'place', counter: 'a-art1', hex: 513 }]);
    expect(sessionNow().branches).toEqual([]);
  });

  it('finds nothing at the beginning and nothing at the end', () => {
    beginGame({ isReadyMade: false });
    const session = sessionNow();
    undo();
    redo();
    expect(sessionNow()).toBe(session);
  });

  it('lets one look behind a barrier, but not play there', () => {
    wonBy('british');
    const before = seek(sessionNow(), 0);
    expect(RULES.game.decision(before.state)).toMatchObject({ kind: 'place', by: 'american' });
    expect(actIn(before, { kind: 'deploy' })).toMatchObject({ code: 'barrier' });
  });
});

describe('undo by one person', () => {
  it('goes back behind dice, which fall again as they fell', () => {
    wonBy('american', true);
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
    beginGame({ isReadyMade: false, isUndoFree: true });
    for (const kind of ['deploy', 'ready', 'deploy'] as const) mustAct({ kind });
    putBack('b-24');
    mustAct({ kind: 'ready' });
    for (let i = 0; i < 10; i++) undo();
    expect([sessionNow().cursor, asked()]).toMatchObject([0, { kind: 'place', by: 'american' }]);
  });

  it('comes forth again with the dice', () => {
    wonBy('american', true);
    mustAct({ kind: 'chooseOrder', first: 'american' });
    roll();
    const end = viewNow();
    undo();
    redo();
    expect(viewNow()).toEqual(end);
  });

  it('keeps the line of play that is left', () => {
    beginGame({ isReadyMade: false, isUndoFree: true });
    mustAct({ kind: 'deploy' });
    undo();
    mustAct({ kind: 'place', counter: 'a-art1', hex: 513 });
    expect(sessionNow().branches).toMatchObject([{ actions: [{ kind: 'deploy' }] }]);
  });
});

describe('a saved game', () => {
  it('goes on where it stood, as a game of its own', () => {
    wonBy('british', true);
    const { id } = usePlay.getState();
    const [saved, view] = [json(save(sessionNow())), viewNow()];
    clearGame();
    const copy = resume(RULES, saved, TWO);
    expect(viewNow()).toEqual(view);
    expect(usePlay.getState()).toMatchObject({ id: copy, isUndoFree: true, notice: undefined });
    expect(copy).not.toBe(id);
    expect(sessionNow().isLifted).toBe(true);
  });

  it('waits for its dice, which fall as they would have fallen', () => {
    beginGame({ seed: 'the same' });
    const saved = json(save(sessionNow()));
    roll();
    const fell = lastPlayed();
    clearGame();
    resume(RULES, saved, TWO);
    expect(asked()).toMatchObject({ kind: 'roll', case: '4.0' });
    roll();
    expect(lastPlayed()).toEqual(fell);
  });

  it('can be a position', () => {
    layGame('oct7 british fire step 3; 0605 b-24; 0606 a-1nh');
    mustAct({ kind: 'fire', unit: 'b-24', hex: 606, place: 0 });
    const [saved, view] = [json(save(sessionNow())), viewNow()];
    clearGame();
    expect(resume(RULES, saved, TWO)).toBeDefined();
    expect(viewNow()).toEqual(view);
  });

  it('that is damaged at its end opens at the last good action, and says so', () => {
    beginGame({ isReadyMade: false });
    mustAct({ kind: 'deploy' });
    const saved = save(sessionNow());
    clearGame();
    const bad = json({ ...saved, actions: [...saved.actions, { kind: 'nonsense' }] });
    expect(resume(RULES, bad, TWO)).toBeDefined();
    expect(played()).toEqual([{ kind: 'deploy' }]);
    expect(usePlay.getState().notice).toBe('cut');
    usePlay.getState().notify(undefined);
    expect(usePlay.getState().notice).toBeUndefined();
  });

  it('of other rules is played as far as ours allow, and says so', () => {
    wonBy('british');
    const saved = save(sessionNow());
    clearGame();
    const chain = saved.chain.map(([at]) => [at, 'f'.repeat(16)]);
    expect(resume(RULES, json({ ...saved, version: 99, chain }), TWO)).toBeDefined();
    expect(usePlay.getState().notice).toBe('version');
  });

  test.each([[undefined], [null], ['text'], [{}], [{ format: 2, game: 'chess' }], [[]]])(
    'that is %j cannot be taken up, and the table stays as it was',
    (saved) => {
      const view = layGame('oct7 british movement; 0605 b-24');
      const { id } = usePlay.getState();
      expect(resume(RULES, saved, TWO)).toBeUndefined();
      expect(viewNow()).toBe(view);
      expect(usePlay.getState()).toMatchObject({ id, isUndoFree: true });
    },
  );
});

describe('opening the table', () => {
  const wanted = {
    game: 'saratoga',
    setup: { battle: 'sept19', options: {}, fog: false },
    seats: TWO,
    isUndoFree: true,
    dice: { seed: 'x', isTyped: false },
    isReadyMade: true,
  } as const;

  it('loads the rules of the game that the title asks for, and begins it', async () => {
    const id = await begin(wanted);
    expect([viewNow().battle, usePlay.getState().id]).toEqual(['sept19', id]);
  });

  it('puts it in the place of the one under way', async () => {
    beginGame();
    const { id } = usePlay.getState();
    expect(await begin(wanted)).not.toBe(id);
    expect(viewNow().battle).toBe('sept19');
    expect(await begin(newToy())).not.toBe(id);
    expect(gameInPlay()?.rules).toBe(TOY);
  });

  it('throws where there is no such game', async () => {
    await expect(begin({ ...wanted, game: 'chess' })).rejects.toThrow('chess');
  });

  it('goes on with the one under way', async () => {
    const view = beginGame();
    const id = usePlay.getState().id ?? '';
    vi.mocked(autosave).mockClear();
    expect(await open(id)).toBeUndefined();
    expect(viewNow()).toEqual(view);
    expect(usePlay.getState().id).toBe(id);
    expect(autosave).not.toHaveBeenCalled();
  });

  it('stays empty where nothing was kept', async () => {
    expect(await open('nothing0')).toBe('missing');
    expect([gameInPlay(), useTable.getState().view]).toEqual([undefined, undefined]);
  });

  it('is empty again after leaving', () => {
    beginGame();
    leave();
    expect(usePlay.getState()).toMatchObject({ id: undefined, refused: undefined, seats: {} });
    expect(useTable.getState()).toMatchObject({ view: undefined, game: undefined, log: [] });
    expect(gameInPlay()).toBeUndefined();
  });
});

describe('once more', () => {
  it('the same set-up and players begin anew, with other dice', () => {
    beginGame({ battle: 'sept19', isUndoFree: true, options: { losHeight: 'either' } });
    roll();
    const [id, { record, dice }] = [usePlay.getState().id, sessionNow()];
    const again = usePlay.getState().again();
    expect(again).toBe(usePlay.getState().id);
    expect(again).not.toBe(id);
    expect(sessionNow().record.setup).toEqual(record.setup);
    expect(sessionNow()).toMatchObject({ cursor: RULES.opening.length, isLifted: true });
    expect(sessionNow().dice?.seed?.text).not.toBe(dice?.seed?.text);
    expect(usePlay.getState()).toMatchObject({ isUndoFree: true, seats: TWO });
  });

  it('without a ready-made deployment, and with the players’ own dice, where it was so', () => {
    beginGame({ isReadyMade: false, seed: undefined });
    mustAct({ kind: 'place', counter: 'a-art1', hex: 513 });
    usePlay.getState().again();
    expect([sessionNow().cursor, sessionNow().dice]).toEqual([0, undefined]);
  });

  it('is nothing without a game', () => {
    expect(usePlay.getState().again()).toBeUndefined();
  });
});

describe('a position in writing', () => {
  it('is laid out for one person', () => {
    const id = layOut(RULES, 'oct7 turn 3 american fire; 0605 b-24; 0606 a-va');
    expect(viewNow()).toMatchObject({ battle: 'oct7', turn: 3, phasing: 'american' });
    expect(usePlay.getState()).toMatchObject({ id, isUndoFree: true, seats: TWO });
    expect(sessionNow().isLifted).toBe(true);
  });

  it('A5 is a game of its own each time, and what was played of it goes on being one', () => {
    const text = 'oct7 british movement; 0605 b-24; 0613 a-1nh';
    const first = layOut(RULES, text);
    expect(vi.mocked(autosave).mock.lastCall?.[0].id).toBe(first);
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    expect(vi.mocked(autosave).mock.lastCall?.[0]).toMatchObject({ id: first, saved: { cursor: 1 } });
    const second = layOut(RULES, text);
    expect(second).not.toBe(first);
    expect(vi.mocked(autosave).mock.lastCall?.[0]).toMatchObject({ id: second, saved: { cursor: 0 } });
  });

  it('may wait for dice, which do not fall by themselves', () => {
    expect(layOut(RULES, 'oct7 turn 2 british turn')).toEqual(expect.any(String));
    expect(asked()).toMatchObject({ kind: 'roll', case: '4.0' });
    expect(played()).toEqual([]);
  });

  it('is none of a game without a notation', () => {
    const { notation: _, ...mute } = TOY;
    expect(layOut(mute, 'red 1; blue 2')).toEqual([{ code: 'noNotation', at: '' }]);
    expect(gameInPlay()).toBeUndefined();
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
    const { id } = usePlay.getState();
    expect(layOut(RULES, text)).toContainEqual({ code, at });
    expect(viewNow()).toBe(view);
    expect(usePlay.getState()).toMatchObject({ id, isUndoFree: false });
  });
});

describe('questions to the engine', () => {
  it('tell why an action would be refused, without trying it', () => {
    layGame('oct7 british movement; 0605 b-24');
    const session = sessionNow();
    expect(check({ kind: 'endMovement' })).toBeUndefined();
    expect(check({ kind: 'endCommand' })).toMatchObject({ code: 'notNow' });
    expect(sessionNow()).toBe(session);
    expect(refusedNow()).toBeUndefined();
  });

  it('have no answer without a game', () => {
    expect(check({ kind: 'ready' })).toBeUndefined();
    expect(ask('reach', ['b-24'])).toBeUndefined();
  });

  it('that no game knows are a mistake of ours', () => {
    layGame('oct7 british movement; 0605 b-24');
    expect(() => ask('weather')).toThrow('weather');
  });
});

describe('back to a place', () => {
  const { restartChapter, followLine, nameLine } = usePlay.getInitialState();
  const toMovement = (isUndoFree: boolean) => {
    wonBy('british', isUndoFree);
    mustAct({ kind: 'chooseOrder', first: 'british' }, { kind: 'endCommand' });
    return sessionNow().cursor;
  };
  const anyMove = () => viewNow().actions.find((action) => action.kind === 'move') ?? { kind: 'halt' };

  it('takes back all that was done since', () => {
    const place = toMovement(false);
    const before = viewNow();
    mustAct(anyMove());
    mustAct(anyMove());
    backTo(place);
    expect([sessionNow().cursor, viewNow()]).toEqual([place, before]);
  });

  it('begins the chapter anew', () => {
    const place = toMovement(false);
    mustAct(anyMove());
    mustAct(anyMove());
    const game = gameInPlay();
    expect(game && chaptersOf(game).at(-1)).toMatchObject({ place, kind: 'movement', side: 'british' });
    restartChapter();
    expect(sessionNow().cursor).toBe(place);
  });

  it('stops at a barrier and says which', () => {
    toMovement(false);
    backTo(0);
    // The dice for the order have fallen; what came after them is taken back.
    expect(asked()).toMatchObject({ kind: 'chooseOrder' });
    expect(refusedNow()).toMatchObject({ code: 'roll' });
  });

  it('does not go behind a ready-made deployment, even where undo is free', () => {
    toMovement(true);
    backTo(0);
    expect(sessionNow().cursor).toBeGreaterThanOrEqual(RULES.opening.length);
    const { cursor } = sessionNow();
    undo();
    expect(sessionNow().cursor).toBe(cursor);
  });

  it('does not go forth', () => {
    const place = toMovement(true);
    backTo(place + 5);
    expect([sessionNow().cursor, refusedNow()]).toEqual([place, undefined]);
  });

  it('loses nothing for one person: the line that is left can be followed again', () => {
    const place = toMovement(true);
    for (let moves = 0; moves < 3; moves++) mustAct(anyMove());
    const left = viewNow().stacks;
    backTo(place);
    mustAct({ kind: 'endMovement' });
    const [line] = sessionNow().branches;
    expect(line?.actions.length).toBe(place + 3);
    expect(otherLines()).toMatchObject([
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
    followLine('nowhere');
    expect(refusedNow()).toMatchObject({ code: 'noSuchBranch' });
  });

  it('lists no line of one or two orders, unless it has a name', () => {
    const place = toMovement(true);
    mustAct(anyMove());
    backTo(place);
    mustAct({ kind: 'endMovement' });
    expect(sessionNow().branches).toHaveLength(1);
    expect(otherLines()).toEqual([]);
    nameLine('1', 'Straight at them');
    expect(otherLines()).toHaveLength(1);
  });

  it('has no other lines without a game', () => {
    expect(otherLines()).toEqual([]);
  });
});
