/** 3.4, R108-R110 One screen for two: when it is handed over, what the other side hears then, and what it shows. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RULES, SIDES } from '../../src/engine/saratoga';
import { autosave } from '../../src/store/library/autosave';
import { usePlay } from '../../src/store/play';
import { persons } from '../../src/store/seats';
import { useTable } from '../../src/store/table';
import { newToy, TOY, type ToyAction } from '../helpers/toy';
import { begin, beginGame, clearGame, mustAct, sessionNow, viewNow } from '../helpers/saratoga/gameView';

vi.mock(import('../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: vi.fn<typeof autosave>(),
}));

beforeEach(() => {
  vi.mocked(autosave).mockReset().mockResolvedValue(true);
  clearGame();
});

const { act, roll, sitDown, standUp, lookAlone, undo, replay, show, resume, layOut } =
  usePlay.getInitialState();
const now = () => usePlay.getState();
/** Whom the screen waits for, and what it shows meanwhile: nothing. */
const onScreen = () => {
  const { view, log, decision } = useTable.getState();
  return [now().curtain, view, log.length, decision];
};
const closedFor = (side: string) => [side, undefined, 0, undefined];

function first(): void {
  begin({ fog: true, seed: 'fog' });
  roll();
  mustAct({ kind: 'chooseOrder', first: 'british' });
}

describe('R108 the screen', () => {
  it('is empty until the first side sits down to deploy', () => {
    begin({ fog: true, seed: 'fog', isReadyMade: false });
    expect(onScreen()).toEqual(closedFor('american'));
    expect(act({ kind: 'deploy' })).toBe(false);
    sitDown();
    expect(viewNow()).toMatchObject({ viewer: 'american', decision: { kind: 'place', by: 'american' } });
    expect(Object.values(viewNow().stacks).flat()).toEqual([]);
    mustAct({ kind: 'deploy' }, { kind: 'ready' });
    expect(onScreen()).toEqual(closedFor('british'));
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
    begin({ fog: true, seed: 'fog' });
    roll();
    expect([now().curtain, viewNow().viewer, useTable.getState().isHiding]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    mustAct({ kind: 'chooseOrder', first: 'british' });
    expect(onScreen()).toEqual(closedFor('british'));
    sitDown();
    expect([now().curtain, viewNow().viewer, viewNow().phase]).toEqual([undefined, 'british', 'command']);
  });

  it('behind the curtain offers nothing to undo or to redo, and takes no order', () => {
    first();
    expect([now().undoable, now().redoable]).toEqual([{ action: undefined, barrier: undefined }, undefined]);
    const { cursor } = sessionNow();
    undo();
    now().redo();
    now().backTo(0);
    expect(act({ kind: 'endCommand' })).toBe(false);
    expect(sessionNow().cursor).toBe(cursor);
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
    replay(before);
    expect(useTable.getState().latest).toBe(before);
    replay(undefined);
    expect(now().recap).toEqual([]);
  });

  it('R109 tells both what a side did behind its curtain, before they go on at the table', () => {
    layOut(RULES, 'oct7 turn 3 british first fog movement; 0604 b-24; 0607 a-1nh');
    sitDown();
    const marched = sessionNow().cursor;
    mustAct({ kind: 'move', counters: ['b-24'], path: [605, 606] });
    mustAct({ kind: 'endMovement' });
    for (let i = 0; i < 5 && viewNow().viewer; i++) mustAct(viewNow().actions.at(-1) ?? { kind: 'holdAll' });
    expect([now().curtain, viewNow().viewer, viewNow().decision?.kind]).toEqual([
      undefined,
      undefined,
      'fire',
    ]);
    expect(now().recap).toContain(marched);
    replay(undefined);
    // What both have seen is not told again.
    mustAct({ kind: 'holdAll' });
    expect(now().recap).toEqual([]);
  });

  it('can be given back before the other side has looked: the phase goes on, behind its own curtain', () => {
    first();
    sitDown();
    mustAct({ kind: 'endCommand' });
    mustAct({ kind: 'endMovement' });
    for (let i = 0; i < 5 && !now().curtain; i++) mustAct(viewNow().actions.at(-1) ?? { kind: 'holdAll' });
    // 5.2 the dice for Gates have not fallen yet.
    expect([now().curtain, now().reopenable]).toEqual(['american', 'british']);
    now().reopen();
    expect(now().curtain).toBe('british');
    sitDown();
    expect([viewNow().viewer, viewNow().decision?.by]).toEqual(['british', 'british']);
  });

  it('can be given back and played on otherwise', () => {
    now().beginWith(TOY, newToy());
    sitDown();
    expect(act({ kind: 'attack', card: 1001 } as ToyAction)).toBe(true);
    expect([now().curtain, now().reopenable]).toEqual(['blue', 'red']);
    now().reopen();
    sitDown();
    expect(act({ kind: 'attack', card: 1003 } as ToyAction)).toBe(true);
  });

  it('cannot be given back once the other side has sat down', () => {
    first();
    sitDown();
    mustAct({ kind: 'endCommand' });
    mustAct({ kind: 'endMovement' });
    for (let i = 0; i < 5 && !now().curtain; i++) mustAct(viewNow().actions.at(-1) ?? { kind: 'holdAll' });
    sitDown();
    expect(now().reopenable).toBeUndefined();
    const { cursor } = sessionNow();
    now().reopen();
    expect(sessionNow().cursor).toBe(cursor);
    standUp();
    roll();
    expect(now().reopenable).toBeUndefined();
  });

  it('tells a side in its log nothing that it may not know', () => {
    first();
    sitDown();
    mustAct({ kind: 'endCommand' }, { kind: 'endMovement' });
    for (let i = 0; i < 20 && now().curtain !== 'american'; i++)
      if (viewNow().decision?.by === 'dice') roll();
      else mustAct(viewNow().actions.at(-1) ?? { kind: 'holdAll' });
    sitDown();
    const { log, viewer } = useTable.getState();
    const told = sessionNow().steps.map(({ events }) =>
      events.flatMap((event) => RULES.eventFor(event, 'american') ?? []),
    );
    expect(viewer).toBe('american');
    expect(log.map(({ events }) => events)).toEqual(told);
  });

  it('is closed again after a reload', () => {
    first();
    sitDown();
    const saved: unknown = JSON.parse(JSON.stringify(vi.mocked(autosave).mock.lastCall?.[0].saved));
    clearGame();
    expect(resume(RULES, saved, persons(SIDES))).toBe(now().id);
    expect(onScreen()).toEqual(closedFor('british'));
  });

  it('is closed when the side that had it leaves the table', () => {
    first();
    sitDown();
    expect(viewNow().viewer).toBe('british');
    standUp();
    expect([...onScreen(), now().seated]).toEqual([...closedFor('british'), undefined]);
    show();
    expect(onScreen()).toEqual(closedFor('british'));
  });

  it('is given to whoever wants to look alone, and goes back to the table afterwards', () => {
    // R129 no British gun could lie in a closed stack: the fire is made at the table.
    const lost = 'lost b-fa2 b-ha2 b-ba1 b-ra1 b-pa1 b-pa2 b-pa3 b-pa4';
    layOut(RULES, `oct7 british fog fire step 7; 0306 b-fa1; 0406 b-ha1; 0307 a-1nh; 0407 a-2nh; ${lost}`);
    expect([now().curtain, viewNow().viewer]).toEqual([undefined, undefined]);
    lookAlone();
    expect(onScreen()).toEqual(closedFor('british'));
    sitDown();
    expect(viewNow().viewer).toBe('british');
    mustAct({ kind: 'hold', unit: 'b-ha1' });
    expect([now().curtain, viewNow().viewer]).toEqual([undefined, 'british']);
    mustAct({ kind: 'fire', unit: 'b-fa1', hex: 307, place: 0 });
    roll();
    expect(now().curtain === undefined || now().curtain === 'american').toBe(true);
  });

  it('R129 is asked for alone where a gun could fire out of a closed stack', () => {
    layOut(RULES, 'oct7 british fog fire step 7; 0306 b-fa1 b-24; 0406 b-ha1 b-9; 0308 a-1nh; 0815 a-art1');
    expect(onScreen()).toEqual(closedFor('british'));
    sitDown();
    mustAct({ kind: 'hold', unit: 'b-ha1' });
    expect([now().curtain, viewNow().viewer]).toEqual([undefined, 'british']);
    mustAct({ kind: 'fire', unit: 'b-fa1', hex: 308, place: 0 });
    roll();
    expect(now().curtain === undefined || now().curtain === 'american').toBe(true);
  });

  it('is open to all where nothing is hidden, whoever may take back what', () => {
    for (const isUndoFree of [true, false]) {
      const view = beginGame({ fog: false, isUndoFree });
      expect([view.fog, now().curtain, useTable.getState().isHiding]).toEqual([false, undefined, false]);
    }
  });
});
