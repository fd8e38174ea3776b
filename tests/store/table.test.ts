/** What lies on the table: view and log as whoever looks may know them, questions, and what goes when the table is cleared. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isRefusal } from '../../src/engine/kernel/game';
import { act, start } from '../../src/engine/kernel/session';
import { seededDice } from '../../src/engine/kernel/dice';
import type { AnySession } from '../../src/store/library/load';
import { usePlay } from '../../src/store/play';
import { usePointer } from '../../src/store/pointer';
import { useRuleCard } from '../../src/store/ruleCard';
import { showSample } from '../../src/store/sample';
import { analysis, ask, check, clearTable, showGame, showMoment, useTable } from '../../src/store/table';
import { typedStore } from '../../src/store/typed';
import { newToy, TOY, TOY_HANDS, type ToyAction, type ToyTypes } from '../helpers/toy';

const table = () => useTable.getState();
const { useTable: useToyTable, ...toyStore } = typedStore<ToyTypes>('toy');

beforeEach(() => {
  usePlay.getState().leave();
  usePointer.setState(usePointer.getInitialState(), true);
});

/** A session of the toy game after these actions, without anything of the store. */
function sessionAfter(actions: readonly ToyAction[], setup: object = TOY_HANDS): AnySession {
  let session = start(TOY.game, setup as typeof TOY_HANDS, { dice: seededDice('a test'), waits: true });
  for (const action of [...TOY.opening, ...actions] as ToyAction[]) {
    const next = act(session, action);
    if (isRefusal(next)) throw new Error(`refused: ${next.code}`);
    session = next;
  }
  return session as unknown as AnySession;
}
const SORTED = sessionAfter([
  { kind: 'sort', card: 1005 },
  { kind: 'show', card: 1007 },
]);
const kinds = (steps: readonly { readonly events: readonly unknown[] }[]) =>
  steps.map(({ events }) => events);

describe('a game on the table', () => {
  it('is the view of whoever looks, with what is asked', () => {
    showGame({ rules: TOY, session: SORTED, viewer: 'red' });
    expect(table()).toMatchObject({
      game: 'toy',
      viewer: 'red',
      view: { hands: { red: [1005, 1001, 1003, 1007], blue: 4 }, shown: [1007] },
      decision: { kind: 'turn', by: 'red' },
      isHiding: true,
      cursor: 4,
      latest: undefined,
    });
  });

  it('tells of each step what the viewer may know', () => {
    showGame({ rules: TOY, session: SORTED, viewer: 'red' });
    expect(kinds(table().log)).toEqual([
      [{ kind: 'readied', side: 'red' }],
      [{ kind: 'readied', side: 'blue' }],
      [{ kind: 'sorted', side: 'red', hand: [1005, 1001, 1003, 1007] }],
      [{ kind: 'shown', side: 'red', card: 1007 }],
    ]);
    expect(table().opening).toEqual([{ kind: 'dealt', side: 'red', hand: TOY_HANDS.red }]);
    showGame({ rules: TOY, session: SORTED, viewer: 'blue' });
    expect(kinds(table().log)[2]).toEqual([{ kind: 'sorted', side: 'red' }]);
    expect(table().opening).toEqual([{ kind: 'dealt', side: 'blue', hand: TOY_HANDS.blue }]);
    showGame({ rules: TOY, session: SORTED, viewer: undefined });
    expect(kinds(table().log)[2]).toEqual([{ kind: 'sorted', side: 'red' }]);
    expect(table().opening).toEqual([]);
  });

  it('tells a step once to each viewer: what is told stays the same object', () => {
    showGame({ rules: TOY, session: SORTED, viewer: 'blue' });
    const before = table().log;
    showGame({ rules: TOY, session: SORTED, viewer: 'red' });
    showGame({ rules: TOY, session: SORTED, viewer: 'blue' });
    expect(table().log.every((step, i) => step === before[i])).toBe(true);
  });

  it('does not ask who may know what where nothing is hidden', () => {
    const eventFor = vi.spyOn(TOY, 'eventFor');
    const open = sessionAfter([{ kind: 'sort', card: 1005 }], { ...TOY_HANDS, isOpen: true });
    showGame({ rules: TOY, session: open, viewer: undefined });
    expect(eventFor).not.toHaveBeenCalled();
    expect(table().log).toEqual(open.steps);
    expect(table()).toMatchObject({ isHiding: false, view: { hands: { blue: TOY_HANDS.blue } } });
    eventFor.mockRestore();
  });

  it('tells only what was played up to the cursor', () => {
    const back = { ...SORTED, cursor: 3, state: sessionAfter([{ kind: 'sort', card: 1005 }]).state };
    showGame({ rules: TOY, session: back, viewer: 'red' });
    expect([table().log.length, table().cursor]).toEqual([3, 3]);
  });

  it('names the step that was just played, for motion', () => {
    usePlay.getState().beginWith(TOY, newToy());
    usePlay.getState().sitDown();
    expect(table().latest).toBeUndefined();
    toyStore.act({ kind: 'sort', card: 1005 });
    expect(table().latest).toBe(2);
    usePlay.getState().undo();
    expect(table().latest).toBeUndefined();
    usePlay.getState().redo();
    expect(table().latest).toBeUndefined();
  });
});

describe('a moment of a review', () => {
  it('lies open, with the log of the whole record', () => {
    const back = { ...SORTED, cursor: 2, state: sessionAfter([]).state };
    showMoment(TOY, back, 1);
    expect(table()).toMatchObject({
      viewer: undefined,
      isHiding: false,
      cursor: 2,
      latest: 1,
      view: { hands: TOY_HANDS },
    });
    expect(table().log).toBe(SORTED.steps);
    expect(ask('sum')).toBeUndefined();
  });
});

describe('a sample', () => {
  it('is a scenario after its ready-made opening, with everything open and nobody to play it', () => {
    showSample(TOY, TOY_HANDS);
    expect(table()).toMatchObject({ game: 'toy', cursor: 2, view: { hands: TOY_HANDS }, isHiding: false });
    expect(toyStore.act({ kind: 'sort', card: 1005 })).toBe(false);
    expect(usePlay.getState().id).toBeUndefined();
  });

  it('with an opening that is refused is a mistake of ours', () => {
    expect(() => showSample({ ...TOY, opening: [{ kind: 'yield' }] }, TOY_HANDS)).toThrow('opening');
    expect(() => usePlay.getState().beginWith({ ...TOY, opening: [{ kind: 'yield' }] }, newToy())).toThrow(
      'opening',
    );
  });
});

describe('a question', () => {
  it('is answered with what the asker may know', () => {
    usePlay.getState().beginWith(TOY, newToy());
    expect(toyStore.ask('sum')).toBeUndefined();
    usePlay.getState().sitDown();
    expect(toyStore.ask('sum')).toBe(1001 + 1003 + 1005 + 1007);
    expect([toyStore.ask('holds', 1001), toyStore.ask('holds', 1002)]).toEqual([true, false]);
    usePlay.getState().standUp();
    expect(toyStore.ask('sum')).toBeUndefined();
  });

  it('has no answer while nothing lies there', () => {
    expect([ask('sum'), ask('nonsense'), check({ kind: 'ready' }), analysis()]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('about the whole game has an answer once nothing is hidden, and is worked out once', () => {
    const analyse = vi.spyOn(TOY, 'analyse');
    showGame({ rules: TOY, session: SORTED, viewer: 'red' });
    expect(analysis()).toBeUndefined();
    const open = sessionAfter([{ kind: 'sort', card: 1005 }], { ...TOY_HANDS, isOpen: true });
    showGame({ rules: TOY, session: open, viewer: undefined });
    expect(toyStore.analysis()).toEqual({ turns: 1, points: { red: 0, blue: 0 } });
    showMoment(TOY, { ...open, cursor: 2 });
    analysis();
    expect(analyse).toHaveBeenCalledTimes(1);
    analyse.mockRestore();
  });
});

describe('a game with its own types', () => {
  it('reads the same table', () => {
    usePlay.getState().beginWith(TOY, newToy());
    usePlay.getState().sitDown();
    expect(useToyTable.getState().view?.hands.red).toEqual(TOY_HANDS.red);
    expect(toyStore.check({ kind: 'sort', card: 1002 })).toMatchObject({ code: 'notHeld' });
  });

  it('hears nothing of another game on the table', () => {
    const { useTable: useOther } = typedStore<ToyTypes>('another');
    let heard = 0;
    const stop = useOther.subscribe(() => heard++);
    usePlay.getState().beginWith(TOY, newToy());
    usePlay.getState().sitDown();
    expect(useOther.getState().view).toBeUndefined();
    expect(heard).toBe(0);
    stop();
  });
});

describe('a table that is cleared', () => {
  it('holds nothing of what lay there', () => {
    showGame({ rules: TOY, session: SORTED, viewer: 'red' }, 3);
    clearTable();
    expect(table()).toEqual({
      game: undefined,
      view: undefined,
      viewer: undefined,
      decision: undefined,
      isHiding: false,
      log: [],
      opening: [],
      cursor: 0,
      latest: undefined,
    });
  });

  it('takes with it what was pointed at, and the open rule card', () => {
    showGame({ rules: TOY, session: SORTED, viewer: 'red' });
    const pointer = usePointer.getState();
    pointer.moveCursor(605);
    pointer.hover(606);
    pointer.highlight([1, 2], [3]);
    pointer.magnify(true);
    useRuleCard.getState().open('3.4');
    expect(usePointer.getState()).toMatchObject({ cursor: 605, highlighted: [1, 2], leftOut: [3] });
    showGame({ rules: TOY, session: SORTED, viewer: 'blue' });
    expect([usePointer.getState().cursor, useRuleCard.getState().rule]).toEqual([605, '3.4']);
    clearTable();
    expect(usePointer.getState()).toMatchObject({
      hovered: 0,
      cursor: 0,
      highlighted: [],
      leftOut: [],
      magnifying: false,
    });
    expect(useRuleCard.getState().rule).toBeUndefined();
  });
});

describe('a pointer', () => {
  it('that moves is the newer way of pointing, and one wish is told from the next', () => {
    const pointer = () => usePointer.getState();
    pointer().hover(606);
    pointer().moveCursor(605);
    expect(pointer()).toMatchObject({ hovered: 0, cursor: 605 });
    pointer().visit(606);
    const first = pointer().visited;
    pointer().visit(606);
    expect(pointer().visited).toEqual({ place: 606, number: first.number + 1 });
  });
});
