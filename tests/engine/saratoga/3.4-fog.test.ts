/** 3.4 The fog of war, with R65 and R108-R112: what each side may see, ask and learn. */
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../src/engine/kernel/game';
import { act, start as begin, undoLimit } from '../../../src/engine/kernel/session';
import {
  type Action,
  commandTrace,
  type Event,
  eventFor,
  odds,
  type Odds,
  reachable,
  SARATOGA,
  type Side,
  sight,
  type State,
  type View,
} from '../../../src/engine/saratoga';
import { codeOf, fireAt, hitsOn, move, play, position } from '../../helpers/saratoga/position';

const see = (state: State, side?: Side): View => SARATOGA.view(state, side);
const stack = (state: State, hex: number, side?: Side) => see(state, side).stacks[hex];
const told = (events: readonly Event[], side?: Side) =>
  events.flatMap((event) => eventFor(event, side) ?? []);

/** Ends the Movement Phase, and the movement of the Combat Phase where there could be any. */
function toFire(state: State): void {
  play(state, { kind: 'endMovement' });
  if (SARATOGA.decision(state)?.kind === 'combatMove') play(state, { kind: 'endCombatMovement' });
}

describe('3.4 what lies open', () => {
  const at = { '0605': 'L-fraser b-24 b-li', '1205': 'L-arnold L-poor a-1nh a-2nh' };

  it('R108 of the other side’s stack only the top combat unit', () => {
    const state = position({ fog: true, at });
    expect(stack(state, 605, 'american')).toEqual(['b-li']);
    expect(stack(state, 1205, 'british')).toEqual(['a-2nh']);
  });
  it('the own stacks lie open, from the bottom to the top', () => {
    const state = position({ fog: true, at });
    expect(stack(state, 605, 'british')).toEqual(['L-fraser', 'b-24', 'b-li']);
    expect(stack(state, 1205, 'american')).toEqual(['L-arnold', 'L-poor', 'a-1nh', 'a-2nh']);
  });
  it('a leader on top does not hide the top combat unit, and is hidden himself', () => {
    const state = position({ fog: true, at: { '0605': 'b-24 b-li L-fraser' } });
    expect(stack(state, 605, 'american')).toEqual(['b-li']);
  });
  it('a spectator sees the top of both sides’ stacks', () => {
    const state = position({ fog: true, at });
    expect([stack(state, 605), stack(state, 1205)]).toEqual([['b-li'], ['a-2nh']]);
  });
  it('R108 without fog everybody sees everything', () => {
    const state = position({ fog: false, at });
    for (const side of ['british', 'american', undefined] as const)
      expect([stack(state, 605, side)?.length, stack(state, 1205, side)?.length]).toEqual([3, 4]);
    expect(see(state, 'american').concealed).toEqual([]);
  });
  it('leaders who stand alone show the top one', () => {
    const state = position({ fog: true, at: { '0605': 'L-fraser L-burgoyne', '1205': 'a-1nh' } });
    expect(stack(state, 605, 'american')).toEqual(['L-burgoyne']);
  });
  it('hexes whose stack may hold more are told, whether or not it does', () => {
    const state = position({ fog: true, at: { '0605': 'b-24', '0805': 'b-li b-gren', '1205': 'a-1nh' } });
    expect(see(state, 'american').concealed).toEqual([605, 805]);
    expect(see(state, 'british').concealed).toEqual([1205]);
  });
  it('a marker on the top unit does not hide it, and is seen', () => {
    const state = position({ fog: true, at, hits: { 'b-li': 3, 'b-24': 1 } });
    const { marks } = see(state, 'american');
    expect(marks['b-li']).toEqual(['stepLost', 'reduced']);
    expect(marks['b-24']).toBeUndefined();
  });
  it('an out-of-command marker is seen, activation of units is not', () => {
    const state = position({
      fog: true,
      at: { '0605': 'b-24', '0805': 'b-li', '1205': 'a-1nh' },
      outOfCommand: 'b-24',
      idle: 'b-li',
    });
    expect(see(state, 'american').marks['b-24']).toEqual(['outOfCommand']);
    expect(see(state, 'american').marks['b-li']).toBeUndefined();
    expect(see(state, 'british').marks['b-li']).toEqual(['notActivated']);
  });
  it('who was lost or has left is known to all', () => {
    const state = position({ fog: true, at, lost: 'b-gren', exited: 'b-20' });
    expect(see(state, 'american')).toMatchObject({ lost: ['b-gren'], exited: ['b-20'] });
  });
  it('who is not placed yet is known to the owner alone', () => {
    const state = SARATOGA.start({ battle: 'oct7' });
    expect(see(state, 'american').notPlaced).toContain('a-1nh');
    expect(see(state, 'british').notPlaced).not.toContain('a-1nh');
    expect(see(state, 'british').notPlaced).toContain('b-24');
    expect(see(state).notPlaced).toEqual([]);
  });
  it('the end of the game lays everything open', () => {
    const state = position({ fog: true, at: { ...at, '0113': 'b-gren' }, exited: 'b-20 b-21 b-9' });
    expect(play(state, { kind: 'exit', counters: ['b-gren'] }).at(-1)).toMatchObject({ type: 'ended' });
    expect(stack(state, 1205, 'british')).toHaveLength(4);
    expect(see(state, 'british').phase).toBe('over');
  });
});

describe('3.4, R109 what the Combat Phase opens', () => {
  const at = { '0605': 'L-fraser b-24 b-li', '0606': 'L-poor a-1nh a-2nh', '1205': 'a-3nh a-2ny' };

  it('every stack next to an enemy unit, for both sides', () => {
    const state = position({ fog: true, phase: 'movement', at });
    expect(stack(state, 606, 'british')).toEqual(['a-2nh']);
    toFire(state);
    expect(see(state).phase).toBe('fire');
    expect(stack(state, 606, 'british')).toEqual(['L-poor', 'a-1nh', 'a-2nh']);
    expect(stack(state, 605, 'american')).toEqual(['L-fraser', 'b-24', 'b-li']);
  });
  it('not one that is not adjacent', () => {
    const state = position({ fog: true, phase: 'movement', at });
    toFire(state);
    expect(stack(state, 1205, 'british')).toEqual(['a-2ny']);
    expect(see(state, 'british').concealed).toEqual([1205]);
  });
  it('across a stream too, for it is adjacent', () => {
    const state = position({ fog: true, at: { '0309': 'b-24 b-li', '0310': 'a-1nh a-2nh' } });
    toFire(state);
    expect(stack(state, 310, 'british')).toHaveLength(2);
  });
  it('a lone leader next to it opens nothing', () => {
    const state = position({
      fog: true,
      at: { '0605': 'L-fraser', '0606': 'a-1nh a-2nh', '1206': 'b-24', '1207': 'a-can' },
    });
    toFire(state);
    expect(see(state).phase).toBe('fire');
    expect(stack(state, 606, 'british')).toEqual(['a-2nh']);
  });
  it('from the moment the units come adjacent', () => {
    const state = position({
      fog: true,
      phase: 'combatMovement',
      at: { '0604': 'b-24', '0606': 'a-1nh a-2nh' },
    });
    expect(stack(state, 606, 'british')).toEqual(['a-2nh']);
    play(state, { kind: 'combatMove', counters: ['b-24'], path: [605] });
    expect(stack(state, 606, 'british')).toEqual(['a-1nh', 'a-2nh']);
  });
  it('to its end, and no longer', () => {
    const state = position({ fog: true, phase: 'movement', at, hits: { 'b-24': 1 } });
    toFire(state);
    while (see(state).phase === 'fire') play(state, { kind: 'holdAll' });
    expect(stack(state, 606, 'british')).toEqual(['a-2nh']);
  });
  it('a unit that was driven back stays known until then', () => {
    const state = position({
      fog: true,
      at: { '0605': 'b-li', '0606': 'a-2ma a-8ma' },
      hits: { 'a-2ma': 1 },
      phase: 'movement',
    });
    toFire(state);
    play(state, fireAt('b-li', 606, 1), 6, 6, 6);
    play(state, { kind: 'holdAll' });
    play(state, { kind: 'retreat', unit: 'a-2ma', hex: 607 });
    play(state, { kind: 'retreat', unit: 'a-8ma', hex: 507 });
    expect(stack(state, 607, 'british')).toEqual(['a-2ma']);
    expect(see(state, 'british').concealed).toContain(607);
  });
  it('whoever fires shows itself', () => {
    const state = position({
      fog: true,
      phasing: 'american',
      at: { '0407': 'b-fa1 b-24', '0405': 'a-1nh', '1206': 'a-can', '1207': 'b-li' },
    });
    toFire(state);
    const hold = () => {
      while (SARATOGA.decision(state)?.by === 'american' || codeOf(state, fireAt('b-fa1', 405)))
        play(state, { kind: 'holdAll' });
    };
    hold();
    expect(stack(state, 407, 'american')).toEqual(['b-24']);
    play(state, fireAt('b-fa1', 405));
    expect(stack(state, 407, 'american')).toEqual(['b-fa1', 'b-24']);
  });
});

/** Guns at 0407 look north over the farm to 0405. */
const RANGED = { '0407': 'b-fa1', '0405': 'a-1nh a-2nh' };

function ranged(at: Record<string, string> = RANGED, hits: Record<string, number> = {}): State {
  const state = position({ fog: true, at, hits });
  toFire(state);
  // R129 the Americans might have a gun in their stack
  play(state, { kind: 'holdAll' });
  return state;
}

describe('3.4 exception, R65 guns that fire from a distance', () => {
  it('open nothing', () => {
    const state = ranged();
    play(state, fireAt('b-fa1', 405), 1);
    expect(stack(state, 405, 'british')).toEqual(['a-2nh']);
  });
  it('name the top unit or another, and both are offered whatever stands there', () => {
    const places = (at: Record<string, string>) =>
      see(ranged(at), 'british').actions.filter((action) => action.kind === 'fire');
    expect(places(RANGED)).toEqual(places({ '0407': 'b-fa1', '0405': 'a-2nh' }));
    expect(places(RANGED).map((action) => (action as { place: number }).place)).toEqual([0, 1]);
  });
  it('the top is hit by name, the other without one', () => {
    const top = ranged();
    expect(told(play(top, fireAt('b-fa1', 405, 0), 6), 'british')).toContainEqual(
      expect.objectContaining({ type: 'stepLost', unit: 'a-2nh', hits: 1 }),
    );
    const other = ranged();
    const events = play(other, fireAt('b-fa1', 405, 1), 6);
    expect(hitsOn(other, 'a-1nh')).toBe(1);
    const heard = told(events, 'british');
    expect(heard).toContainEqual(
      expect.objectContaining({ type: 'stepLost', unit: undefined, hits: undefined, hex: 405 }),
    );
    expect(JSON.stringify(heard)).not.toContain('a-1nh');
    expect(JSON.stringify(told(events, 'american'))).toContain('a-1nh');
  });
  it('R110 before the roll and after a miss, nothing tells whether there is another', () => {
    const heard = (at: Record<string, string>) => {
      const state = ranged(at);
      play(state, fireAt('b-fa1', 405, 1));
      const { about } = see(state, 'british');
      const events: Event[] = [];
      SARATOGA.apply(state, { kind: 'roll', dice: [1] }, (event) => events.push(event));
      return [about, told(events, 'british'), see(state, 'british').about];
    };
    expect(heard(RANGED)).toEqual(heard({ '0407': 'b-fa1', '0405': 'a-2nh' }));
  });
  it('7.1.2 a hidden gun that holds its fire is not told of', () => {
    const state = ranged({ '0407': 'b-fa1 b-24', '0405': 'a-1nh' });
    const events = play(state, { kind: 'holdAll' });
    expect(events).toContainEqual({ type: 'held', side: 'british', unit: 'b-fa1', secret: true });
    expect(told(events, 'american').filter(({ type }) => type === 'held')).toEqual([]);
    expect(told(events, undefined).filter(({ type }) => type === 'held')).toEqual([]);
    expect(told(events, 'british').filter(({ type }) => type === 'held')).toHaveLength(1);
  });
  it('where there is no other, the shot falls on the one', () => {
    const state = ranged({ '0407': 'b-fa1', '0405': 'a-2nh' });
    play(state, fireAt('b-fa1', 405, 1), 6);
    expect(hitsOn(state, 'a-2nh')).toBe(1);
  });
  it('7.1, R63 a second shot at the same one falls on the one that was spared', () => {
    const state = ranged({ '0407': 'b-fa1 b-fa2', '0405': 'a-1nh a-2nh' });
    play(state, fireAt('b-fa1', 405, 0), 6);
    play(state, fireAt('b-fa2', 405, 0), 6);
    expect([hitsOn(state, 'a-1nh'), hitsOn(state, 'a-2nh')]).toEqual([1, 1]);
  });
  it('a place below the second is none', () => {
    expect(codeOf(ranged(), fireAt('b-fa1', 405, 2))).toBe('noSuchTarget');
  });
  it('without fog the unit is named as in any fire', () => {
    const state = position({ fog: false, at: { '0407': 'b-fa1', '0405': 'a-2nh' }, phase: 'fire' });
    expect(codeOf(state, fireAt('b-fa1', 405, 1))).toBe('noSuchTarget');
  });
});

describe('3.4, R110 odds', () => {
  const of = (state: State, side: Side, unit: string, hex: number, place = 0): Odds => {
    const answer = odds(state, side, unit, hex, place);
    if (isRefusal(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
    return answer as Odds;
  };

  it('are a range at a stack that may not be inspected: two defenders at best, one at worst', () => {
    // A gun, D, at two hexes over open ground: 6 alone; with the +1 for two defenders 5 and 6.
    for (const at of [RANGED, { '0407': 'b-fa1', '0405': 'a-2nh' }]) {
      const answer = of(ranged(at), 'british', 'b-fa1', 405);
      expect([answer.base, answer.worst.faces, answer.best.faces]).toEqual([6, 1, 2]);
      expect([answer.worst.needed, answer.best.needed]).toEqual([6, 5]);
    }
  });
  it('are exact once it may be inspected', () => {
    const state = position({ fog: true, at: { '0605': 'b-24', '0606': 'a-1nh a-2nh' } });
    toFire(state);
    const answer = of(state, 'british', 'b-24', 606);
    expect(answer.best).toEqual(answer.worst);
    expect(answer.best.modifiers).toEqual([{ what: 'twoUnits', value: 1, case: 'CRT' }]);
    expect(answer.best.needed).toBe(3); // B needs 4
  });
  it('are exact for the owner of the target, and without fog', () => {
    expect(of(position({ fog: false, at: RANGED, phase: 'fire' }), 'british', 'b-fa1', 405)).toMatchObject({
      best: { faces: 2 },
      worst: { faces: 2 },
    });
  });
  it('at leaders who stand alone they are certain (7.6)', () => {
    const state = position({ phase: 'fire', at: { '0605': 'b-24', '0606': 'L-poor', '1016': 'a-1nh' } });
    expect(of(state, 'british', 'b-24', 606, -1)).toMatchObject({ automatic: true, best: { faces: 6 } });
  });
  it('name what forbids the shot', () => {
    const state = position({ phase: 'fire', at: { '0605': 'b-24', '0606': 'a-1nh', '0405': 'a-2nh' } });
    expect(odds(state, 'british', 'b-24', 405, 0)).toMatchObject({ code: 'targetNotAdjacent', case: '7.2' });
    expect(odds(state, 'british', 'b-xx', 606, 0)).toMatchObject({ code: 'unknownCounter' });
    expect(odds(state, 'british', 'b-9', 606, 0)).toMatchObject({ code: 'notOnMap' });
  });
  it('of an enemy unit are told only while its stack lies open', () => {
    const state = position({ fog: true, at: { '0605': 'L-fraser b-24', '0606': 'a-1nh' } });
    expect(odds(state, 'american', 'b-24', 606, 0)).toMatchObject({ code: 'notYours' });
    toFire(state);
    // B with Fraser's +2.
    expect(of(state, 'american', 'b-24', 606).best.needed).toBe(2);
  });
  it('of a hidden counter are not told at all', () => {
    const state = position({ fog: true, at: { '0605': 'b-24 b-li', '0805': 'a-1nh' } });
    expect(odds(state, 'american', 'b-24', 805, 0)).toMatchObject({ code: 'unknownCounter' });
  });
  it('the roll itself is told as a range, and the event leaves the number of defenders out', () => {
    const state = ranged();
    play(state, fireAt('b-fa1', 405, 1));
    expect(see(state, 'british').about).toMatchObject({
      kind: 'shot',
      target: undefined,
      odds: { worst: { faces: 1 }, best: { faces: 2 } },
    });
    expect(see(state, 'american').about).toMatchObject({ target: 'a-1nh', odds: { worst: { faces: 2 } } });
    const events: Event[] = [];
    SARATOGA.apply(state, { kind: 'roll', dice: [1] }, (event) => events.push(event));
    expect(told(events, 'british')[0]).toMatchObject({ type: 'shot', target: undefined, modifiers: [] });
    expect(told(events, 'american')[0]).toMatchObject({ target: 'a-1nh', modifiers: [{ what: 'twoUnits' }] });
  });
});

describe('3.4, R111 the order of a stack', () => {
  it('whoever enters is put on top', () => {
    const state = position({ fog: true, at: { '0605': 'b-24', '0606': 'b-li' } });
    play(state, move('b-24', 606));
    expect(stack(state, 606, 'american')).toEqual(['b-24']);
  });
  it('a group that moves keeps its order', () => {
    const state = position({ fog: true, at: { '0605': 'b-24 b-li' } });
    play(state, move('b-li b-24', 606));
    expect(stack(state, 606, 'american')).toEqual(['b-li']);
  });
  it('the owner changes it in the own Movement Phase, at no cost', () => {
    const state = position({ fog: true, at: { '0605': 'b-24 b-li' } });
    play(state, { kind: 'reorder', counters: ['b-li', 'b-24'] });
    expect(stack(state, 605, 'american')).toEqual(['b-24']);
    expect(codeOf(state, move('b-24', 606, 605, 606))).toBeUndefined();
  });
  it('and at set-up', () => {
    const state = SARATOGA.start({ battle: 'oct7' });
    play(state, { kind: 'deploy' });
    expect(stack(state, 311, 'american')).toEqual(['L-learned', 'a-9ma', 'a-8ma']);
    play(state, { kind: 'reorder', counters: ['a-8ma', 'L-learned', 'a-9ma'] });
    expect(stack(state, 311, 'british')).toEqual(['a-9ma']);
  });
  it('not in the Combat Phase, not the enemy’s, and only as a whole', () => {
    const state = position({ fog: true, at: { '0605': 'b-24 b-li', '0606': 'a-1nh a-2nh' } });
    expect(codeOf(state, { kind: 'reorder', counters: ['a-2nh', 'a-1nh'] })).toBe('notYours');
    expect(codeOf(state, { kind: 'reorder', counters: ['b-li'] })).toBe('notAWholeStack');
    play(state, { kind: 'endMovement' });
    expect(codeOf(state, { kind: 'reorder', counters: ['b-li', 'b-24'] })).toBe('notNow');
  });
});

describe('3.4 what is told of the enemy’s doings', () => {
  it('a stack that moves shows its top unit alone', () => {
    const state = position({ fog: true, at: { '0605': 'L-fraser b-24 b-li', '1205': 'a-1nh' } });
    const events = play(state, move('L-fraser b-24 b-li', 606));
    expect(told(events, 'american')).toEqual([
      expect.objectContaining({ type: 'moved', counters: ['b-li'], path: [606], cost: undefined }),
    ]);
    expect(told(events, 'british')[0]).toMatchObject({ counters: ['L-fraser', 'b-24', 'b-li'], cost: 2 });
  });
  it('8.0 a hidden unit that tries to recover is not named, nor whether it did', () => {
    const state = position({
      fog: true,
      phase: 'recovery',
      at: { '0605': 'b-24 b-li', '1205': 'a-1nh' },
      hits: { 'b-24': 1 },
    });
    play(state, { kind: 'recover', group: 'fraser' });
    expect(see(state, 'american').about).toEqual({
      kind: 'recoveryRoll',
      group: 'fraser',
      unit: undefined,
      needed: undefined,
    });
    expect(see(state, 'british').about).toMatchObject({ unit: 'b-24', needed: 4 });
    const events: Event[] = [];
    SARATOGA.apply(state, { kind: 'roll', dice: [1] }, (event) => events.push(event));
    expect(told(events, 'american')[0]).toMatchObject({
      type: 'recovered',
      unit: undefined,
      die: 1,
      success: undefined,
    });
    expect(told(events, 'british')[0]).toMatchObject({ unit: 'b-24', success: true });
  });
  it('5.2 the number that Gates needs is not told to those who do not see him', () => {
    const state = position({
      fog: true,
      phase: 'command',
      phasing: 'american',
      at: { '0815': 'L-gates a-7ma', '0812': 'b-24' },
    });
    expect(see(state, 'american').about).toEqual({ kind: 'gatesRoll', needed: 8 });
    expect(see(state, 'british').about).toEqual({ kind: 'gatesRoll', needed: undefined });
  });
  it('R112 both dice of 4.0 A and the winner’s choice are open', () => {
    const state = position({ fog: true, phase: 'turn', at: { '0605': 'b-24', '1205': 'a-1nh' } });
    const rolled: Event[] = [];
    SARATOGA.apply(state, { kind: 'roll', dice: [2, 5] }, (event) => rolled.push(event));
    const chosen = play(state, { kind: 'chooseOrder', first: 'british' });
    for (const side of ['british', 'american', undefined] as const) {
      expect(told(rolled, side)[0]).toMatchObject({ british: 2, american: 5, winner: 'american' });
      expect(told(chosen, side)[0]).toEqual({ type: 'orderChosen', first: 'british' });
    }
  });
});

describe('3.4 the decision and what may be asked', () => {
  const at = { '0605': 'b-24 b-li', '1205': 'L-poor a-1nh a-2nh' };

  it('all know who decides what; only he is offered actions', () => {
    const state = position({ fog: true, at });
    for (const side of ['british', 'american', undefined] as const)
      expect(see(state, side).decision).toMatchObject({ kind: 'move', by: 'british', case: '6.0' });
    expect(see(state, 'british').actions.length).toBeGreaterThan(0);
    expect(see(state, 'american').actions).toEqual([]);
    expect(see(state).actions).toEqual([]);
  });
  it('control of hexes is open, for the places of units are', () => {
    const state = position({ fog: true, at });
    expect(see(state, 'british').control.american).toEqual([1105, 1106, 1204, 1206, 1305, 1306]);
  });
  it('6.0 the reach of an enemy unit is told as it could be at best', () => {
    const idle = position({ fog: true, at, idle: 'b-li', phasing: 'american' });
    const active = position({ fog: true, at, phasing: 'american' });
    const reach = reachable(idle, 'american', ['b-li']);
    expect(reach).toEqual(reachable(active, 'american', ['b-li']));
    expect(reachable(idle, 'american', ['b-24'])).toMatchObject({ code: 'unknownCounter' });
  });
  it('6.0 the own reach comes with cost, points left, path and where it stops', () => {
    const state = position({ fog: true, at: { '0605': 'b-24', '0607': 'a-1nh' } });
    const reach = reachable(state, 'british', ['b-24']);
    expect(reach).toContainEqual({ hex: 606, cost: 1, left: 4, path: [606], stops: true });
  });
  it('3.7 the command of an enemy unit is not told', () => {
    const state = position({ fog: true, at });
    expect(commandTrace(state, 'british', 'a-2nh')).toMatchObject({ code: 'notYours' });
    expect(commandTrace(state, 'american', 'a-2nh')).toMatchObject({
      leaders: [{ leader: 'L-poor', distance: 0, within: true }],
    });
  });
  it('7.4.1 a line of sight names the hex that blocks it', () => {
    const state = position({ fog: true, at });
    expect(sight(state, 407, 409)).toEqual({ distance: 2, free: false, blockedBy: [408] });
    expect(sight(state, 407, 405)).toEqual({ distance: 2, free: true, blockedBy: [] });
  });
  it('10.0 losses of hidden units are not counted for the enemy', () => {
    const state = position({ fog: true, at, hits: { 'b-24': 2, 'b-li': 2 } });
    expect(see(state, 'british').points.american).toMatchObject({ exact: true, steps: [2, 2, 0, 0] });
    expect(see(state, 'american').points.american).toMatchObject({ exact: false, steps: [2, 0, 0, 0] });
  });
});

describe('3.4 what was seen cannot be taken back', () => {
  const reveals = (state: State, action: Action) => {
    const after = SARATOGA.copy(state);
    SARATOGA.apply(after, action, () => undefined);
    return SARATOGA.reveals(state, action, after);
  };

  it('coming next to a hidden stack in the Combat Phase shows it', () => {
    const state = position({
      fog: true,
      phase: 'combatMovement',
      at: { '0604': 'b-24 b-li', '0606': 'a-1nh a-2nh' },
    });
    expect(reveals(state, { kind: 'combatMove', counters: ['b-24'], path: [605] })).toBe(true);
    play(state, { kind: 'combatMove', counters: ['b-24'], path: [605] });
    expect(reveals(state, { kind: 'combatMove', counters: ['b-li'], path: [605] })).toBe(false);
  });
  it('a move of the Movement Phase shows nothing; its end does, where there is contact', () => {
    const state = position({ fog: true, at: { '0605': 'b-24', '0607': 'a-1nh a-2nh' } });
    expect(reveals(state, move('b-24', 606))).toBe(false);
    play(state, move('b-24', 606));
    expect(reveals(state, { kind: 'endMovement' })).toBe(true);
  });
  it('without fog there is nothing to show', () => {
    const state = position({ fog: false, at: { '0606': 'b-24', '0607': 'a-1nh a-2nh' } });
    expect(reveals(state, { kind: 'endMovement' })).toBe(false);
  });
  it('a session stops undo there', () => {
    let session = begin(SARATOGA, { battle: 'oct7' }, {});
    const plays: Action[] = [
      { kind: 'deploy' },
      { kind: 'reorder', counters: ['a-8ma', 'L-learned', 'a-9ma'] },
    ];
    for (const action of plays) {
      const next = act(session, action);
      if (isRefusal(next)) throw new Error(JSON.stringify(next));
      session = next as typeof session;
    }
    expect(undoLimit(session)).toMatchObject({ to: 1 });
    const ready = act(session, { kind: 'ready' });
    if (isRefusal(ready)) throw new Error(JSON.stringify(ready));
    expect(undoLimit(ready as typeof session).barrier).toBeDefined();
  });
});
