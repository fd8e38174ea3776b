/** The requests, played with Saratoga. */
import { describe, expect, it, test } from 'vitest';
import { GAMES } from '../../src/games/list';
import { NEW_TALK, protocolOf } from '../../src/protocol/protocol';
import { ACTION, after, Conversation, FACING, FIRE, NEW, SHOOTING } from './conversation';

/** Two stacks that hide somebody: the light infantry under the 24th, the 2nd New Hampshire under the 1st. */
const HIDING = {
  do: 'position',
  position: 'oct7 british fog movement; 0603 b-li b-24; 0815 a-2nh a-1nh',
};
const MOVE = { do: 'act', action: { kind: 'move', counters: ['b-24'], path: [603] } };
const SET_UP = ['deploy', 'ready', 'deploy'].map((kind) => ({ do: 'act', action: { kind } }));
const READY = { do: 'act', action: { kind: 'ready' } };

describe('new', () => {
  it('begins with the set-up of the Americans (R104)', async () => {
    expect(await new Conversation().ok(NEW)).toEqual({
      game: 'saratoga',
      at: 0,
      decision: {
        kind: 'place',
        by: 'american',
        case: '11.0',
        kinds: ['place', 'lift', 'reorder', 'deploy', 'ready'],
        about: { kind: 'placement', side: 'american' },
      },
      events: [],
    });
  });
  it('takes options and fog', async () => {
    const talk = await after({ ...NEW, battle: 'sept19', fog: true, options: { losHeight: 'either' } });
    expect(await talk.ok({ do: 'view' })).toMatchObject({
      battle: 'sept19',
      fog: true,
      options: { losHeight: 'either', edgeOfMap: 'lost' },
    });
  });
  it('takes the same in a set-up', async () => {
    const setup = { battle: 'sept19', fog: true, options: { losHeight: 'either' } };
    const one = await after({ do: 'new', setup });
    const other = await after({ do: 'new', game: 'saratoga', ...setup });
    expect(await one.ok({ do: 'digest' })).toEqual(await other.ok({ do: 'digest' }));
  });
  it('takes a set-up out of a save, a position among them', async () => {
    const talk = await after(SHOOTING);
    const { save } = (await talk.ok({ do: 'save' })) as { save: { setup: object } };
    const other = await after({ do: 'new', setup: save.setup });
    expect(await other.ok({ do: 'digest' })).toEqual(await talk.ok({ do: 'digest' }));
  });
  it('rolls by itself with a seed, and the same each time', async () => {
    const roll = async () => (await after({ ...NEW, seed: 'abc' }, ...SET_UP)).ok(READY);
    expect(await roll()).toMatchObject({
      decision: { kind: 'chooseOrder' },
      events: [{ type: 'deployed' }, { type: 'turnBegan' }, { type: 'initiativeRolled' }],
    });
    expect(await roll()).toEqual(await roll());
  });
  it('says in a save that the seed was known beforehand', async () => {
    expect(await (await after({ ...NEW, seed: 'abc' })).ok({ do: 'save' })).toMatchObject({
      save: { dice: { seed: 'abc', typed: true } },
    });
  });
  it('waits for the dice without one', async () => {
    const talk = await after(SHOOTING);
    expect(await talk.ok(FIRE)).toMatchObject({
      decision: { kind: 'roll', by: 'dice', dice: 1, faces: 6, kinds: ['roll'] },
    });
    expect(await talk.ok({ do: 'act', action: { kind: 'roll', dice: [4] } })).toMatchObject({
      events: [{ type: 'shot', die: 4, hit: true }, { type: 'stepLost' }],
    });
  });
  test.each([
    ['badField', 'battle', { battle: 'monmouth' }],
    ['unknownField', 'options.weather', { options: { weather: 'fine' } }],
    ['badField', 'options.losHeight', { options: { losHeight: 'high' } }],
    ['unknownField', 'options.__proto__', { options: JSON.parse('{"__proto__": "own"}') as object }],
    ['badField', 'options', { options: [] }],
    ['missingField', 'battle', { battle: undefined }],
    ['badField', 'fog', { fog: 1 }],
    ['badField', 'seed', { seed: 7 }],
    ['unknownField', 'sede', { sede: 'abc' }],
    ['unknownField', 'battle', { setup: { battle: 'oct7' } }],
    ['badField', 'setup.battle', { setup: { battle: 'monmouth' }, battle: undefined, fog: undefined }],
    [
      'badPosition',
      'turn',
      { setup: { position: { battle: 'oct7', turn: 12 } }, battle: undefined, fog: undefined },
    ],
  ])('tells %s at %s', async (code, at, fields) => {
    expect(await new Conversation().error({ ...NEW, ...fields })).toMatchObject({ code, at });
  });
  it('tells what a field would hold', async () => {
    expect(await new Conversation().error({ ...NEW, battle: 'monmouth' })).toMatchObject({
      wants: ['sept19', 'oct7'],
    });
    expect(await new Conversation().error({ ...NEW, fog: 1 })).toMatchObject({ wants: 'true or false' });
  });
});

describe('position', () => {
  it('begins with a text', async () => {
    expect(await new Conversation().ok(FACING)).toMatchObject({
      at: 0,
      decision: { kind: 'move', by: 'british' },
    });
  });
  it('begins with JSON, in the middle of a shot', async () => {
    const position = {
      battle: 'oct7',
      frames: [
        { kind: 'fire', step: 3 },
        { kind: 'shot', unit: 'b-24', target: 'a-1nh' },
      ],
      stacks: { '0605': ['b-24'], '0606': ['a-1nh'] },
    };
    expect(await new Conversation().ok({ do: 'position', position })).toMatchObject({
      decision: {
        kind: 'roll',
        case: '7.2',
        about: { kind: 'shot', unit: 'b-24', from: 605, hex: 606, target: 'a-1nh' },
      },
    });
  });
  it('is told without one', async () => {
    expect(await (await after(FACING)).ok({ do: 'position' })).toEqual({
      text: FACING.position,
      position: {
        battle: 'oct7',
        phasing: 'british',
        phase: 'movement',
        stacks: { '0604': ['b-24'], '0606': ['a-1nh'] },
      },
    });
  });
  it('begins again with what was told', async () => {
    const talk = await after(SHOOTING, FIRE);
    const { text, position } = await talk.ok({ do: 'position' });
    const state = async (given: unknown) =>
      (await (await after({ do: 'position', position: given })).ok({ do: 'digest' }))['digest'];
    const { digest } = await talk.ok({ do: 'digest' });
    expect(await state(text)).toBe(digest);
    expect(await state(position)).toBe(digest);
  });
  it('tells what happened where it plays on by itself: 9.0 the End Phase', async () => {
    const end = { do: 'position', position: 'oct7 turn 2 british end; 0605 b-24; 0806 a-1nh' };
    expect(await new Conversation().ok(end)).toMatchObject({
      at: 0,
      decision: { kind: 'roll', case: '4.0' },
      events: [
        { type: 'turnEnded', turn: 2 },
        { type: 'turnBegan', turn: 3 },
      ],
    });
  });
  it('tells who is out of command: 5.0 a unit that traces to nobody', async () => {
    const command = {
      do: 'position',
      position: 'oct7 british command; 0605 b-24; 2203 L-burgoyne L-phillips b-47',
    };
    const { events } = await new Conversation().ok(command);
    expect(events).toContainEqual({ type: 'outOfCommand', side: 'british', units: ['b-24'], secret: [] });
  });
  it('is missing where one is to begin', async () => {
    expect(await (await after(FACING)).error({ do: 'position', seed: 'abc' })).toMatchObject({
      code: 'missingField',
      at: 'position',
    });
  });
  it('names what is wrong', async () => {
    const position = 'oct7 turn 12 british movement; 0605 b-99';
    expect(await new Conversation().error({ do: 'position', position })).toMatchObject({
      code: 'badPosition',
      at: 'turn',
      problems: [
        { code: 'badTurn', at: 'turn' },
        { code: 'unknownCounter', at: 'b-99' },
      ],
    });
  });
  it('names what is wrong with one of JSON', async () => {
    expect(await new Conversation().error({ do: 'position', position: { batle: 'oct7' } })).toMatchObject({
      code: 'badPosition',
      problems: [
        { code: 'unknownField', at: 'batle' },
        { code: 'unknownBattle', at: 'battle' },
      ],
    });
  });
});

describe('decision, actions, check and act', () => {
  it('tell what the game waits for', async () => {
    expect(await (await after(FACING)).ok({ do: 'decision' })).toEqual({
      at: 0,
      decision: {
        kind: 'move',
        by: 'british',
        case: '6.0',
        kinds: ['move', 'reorder', 'exit', 'halt', 'endMovement'],
        about: { kind: 'movement', party: [], left: 0, owing: [], doomed: [], crowded: [] },
      },
    });
  });
  it('tell how the game ended', async () => {
    const talk = await after({ do: 'position', position: 'oct7 turn 11 british end; 0605 b-24' });
    expect(await talk.ok({ do: 'decision' })).toEqual({
      at: 0,
      decision: null,
      outcome: { reason: 'tie', winner: 'american' },
    });
    expect(await talk.ok({ do: 'actions' })).toMatchObject({ actions: [] });
    expect(await talk.error(FIRE)).toMatchObject({ code: 'gameOver' });
  });
  it('list what may be done', async () => {
    expect(await (await after(SHOOTING)).ok({ do: 'actions' })).toMatchObject({
      decision: { kind: 'fire', by: 'british' },
      actions: expect.arrayContaining([ACTION, { kind: 'hold', unit: 'b-24' }, { kind: 'holdAll' }]),
    });
  });
  it('list nothing for the side that does not decide', async () => {
    const talk = await after(SHOOTING);
    expect(await talk.ok({ do: 'actions', side: 'american' })).toMatchObject({ actions: [] });
    expect((await talk.ok({ do: 'actions', side: 'british' }))['actions']).toContainEqual(ACTION);
  });
  it('check without playing', async () => {
    const talk = await after(SHOOTING);
    expect(await talk.ok({ do: 'check', action: ACTION })).toEqual({ legal: true });
    expect(await talk.ok({ do: 'check', action: { ...ACTION, hex: 704 } })).toEqual({
      legal: false,
      refusal: { code: 'noSuchTarget', case: '7.2', at: 'b-24' },
    });
    expect(await talk.ok({ do: 'decision' })).toMatchObject({ at: 0 });
  });
  it('refuse by code and case, and say what would answer', async () => {
    expect(await (await after(FACING)).error({ do: 'act', action: { kind: 'holdAll' } })).toMatchObject({
      code: 'notNow',
      case: '4.0',
      known: ['move', 'reorder', 'exit', 'halt', 'endMovement'],
    });
    expect(await (await after(FACING)).error({ do: 'act', action: { kind: 'halt' } })).not.toHaveProperty(
      'known',
    );
  });
  it('refuse what the other side would have to decide', async () => {
    const talk = await after(SHOOTING);
    for (const name of ['act', 'check'])
      expect(await talk.error({ do: name, action: ACTION, side: 'american' })).toMatchObject({
        code: 'notYourDecision',
        at: 'british',
      });
    expect(await talk.ok({ ...FIRE, side: 'british' })).toMatchObject({ at: 1 });
  });
  it('let either side roll', async () => {
    const talk = await after(SHOOTING, FIRE);
    const roll = { do: 'act', action: { kind: 'roll', dice: [2] }, side: 'american' };
    expect(await talk.ok(roll)).toMatchObject({ events: [{ die: 2 }] });
  });
  it('tell a side no more than it may know (3.4)', async () => {
    const position = 'oct7 british fog movement; 0306 L-fraser b-24; 0815 a-1nh';
    const action = { kind: 'move', counters: ['b-24', 'L-fraser'], path: [307] };
    const talk = await after({ do: 'position', position });
    expect(await talk.ok({ do: 'act', action, side: 'british' })).toMatchObject({
      events: [{ counters: ['b-24', 'L-fraser'], cost: 1 }],
    });
    expect(await talk.ok({ do: 'events', side: 'american' })).toEqual({
      at: 1,
      events: [{ type: 'moved', counters: ['b-24'], shown: 'b-24', from: 306, path: [307], combat: false }],
    });
  });
  it('tell all to either side where nothing is hidden', async () => {
    const talk = await after(SHOOTING, FIRE);
    const roll = { do: 'act', action: { kind: 'roll', dice: [4] } };
    const open = await talk.ok({ ...roll, side: 'british' });
    expect(open['events']).toMatchObject([{ target: 'a-1nh' }, { unit: 'a-1nh' }]);
  });
  test.each([[{}], [[]], ['halt'], [null], [{ kind: 7 }]])('take no %j for an action', async (action) => {
    for (const name of ['act', 'check'])
      expect(await (await after(FACING)).error({ do: name, action })).toMatchObject({
        code: 'badField',
        at: 'action',
      });
  });
  test.each([
    ['unknownAction', 'dance', { kind: 'dance' }],
    ['unknownAction', 'toString', { kind: 'toString' }],
    ['unknownAction', '__proto__', { kind: '__proto__' }],
    ['missingField', 'action.path', { kind: 'move', counters: ['b-24'] }],
    ['badField', 'action.path', { kind: 'move', counters: ['b-24'], path: 603 }],
    ['badField', 'action.path', { kind: 'move', counters: ['b-24'], path: ['605'] }],
    ['badField', 'action.counters', { kind: 'move', counters: 'b-24', path: [603] }],
    ['badField', 'action.first', { kind: 'chooseOrder', first: 'french' }],
    ['unknownField', 'action.cost', { kind: 'move', counters: ['b-24'], path: [603], cost: 1 }],
  ])('tell %s at %s', async (code, at, action) => {
    for (const name of ['act', 'check'])
      expect(await (await after(FACING)).error({ do: name, action })).toMatchObject({ code, at });
  });
  it('name the actions that there are', async () => {
    expect(await (await after(SHOOTING)).error({ do: 'act', action: { kind: 'shoot' } })).toMatchObject({
      known: ['fire', 'hold', 'holdAll'],
    });
  });
});

describe('a hex', () => {
  const played = async (...requests: readonly object[]) =>
    (await (await after(...requests)).ok({ do: 'digest' }))['digest'];

  it('is a number or a text of four digits, in a path', async () => {
    const path = (hexes: unknown) => ({
      do: 'act',
      action: { kind: 'move', counters: ['b-24'], path: hexes },
    });
    expect(await played(FACING, path(['0603', '0602']))).toBe(await played(FACING, path([603, 602])));
    expect(await played(FACING, path(['0603', 602]))).toBe(await played(FACING, path([603, 602])));
  });
  it('is so in an order to fire, and in what is only checked', async () => {
    expect(await played(SHOOTING, { do: 'act', action: { ...ACTION, hex: '0606' } })).toBe(
      await played(SHOOTING, FIRE),
    );
    const talk = await after(SHOOTING);
    expect(await talk.ok({ do: 'check', action: { ...ACTION, hex: '0606' } })).toEqual({ legal: true });
  });
  it('is so in a position', async () => {
    const position = (hex: unknown) => ({
      battle: 'oct7',
      frames: [{ kind: 'fire', step: 6 }],
      stacks: { '0605': ['b-24'], '0606': ['a-1nh'] },
      fired: { 'b-24': hex },
    });
    expect(await played({ do: 'position', position: position('0606') })).toBe(
      await played({ do: 'position', position: position(606) }),
    );
  });
});

describe('movement points', () => {
  it('are told in an event as in the reach: 6.3 half a point for a road, one for a field', async () => {
    const talk = await after({ do: 'position', position: 'oct7 british movement; 0405 b-24' });
    const path = [505, 605];
    const { reach } = await talk.ok({ do: 'reach', counters: ['b-24'] });
    expect(reach).toContainEqual({ hex: 605, cost: 1.5, left: 3.5, path, stops: false });
    expect(await talk.ok({ do: 'act', action: { kind: 'move', counters: ['b-24'], path } })).toMatchObject({
      events: [{ type: 'moved', cost: 1.5 }],
    });
    expect(await talk.ok({ do: 'position' })).toMatchObject({ position: { spent: { 'b-24': 1.5 } } });
  });
  it('have halves in a position, as text and as JSON', async () => {
    const left = async (position: unknown) => {
      const talk = await after({ do: 'position', position });
      const { reach } = (await talk.ok({ do: 'reach', counters: ['b-24'] })) as {
        reach: readonly { readonly cost: number; readonly left: number }[];
      };
      return new Set(reach.map((way) => way.cost + way.left));
    };
    // The 24th has five points.
    expect(await left('oct7 british movement; 0604 b-24; spent b-24 2.5')).toEqual(new Set([2.5]));
    const json = { battle: 'oct7', stacks: { '0604': ['b-24'] }, spent: { 'b-24': 2.5 } };
    expect(await left(json)).toEqual(new Set([2.5]));
  });
  it('have no other parts', async () => {
    const position = { battle: 'oct7', stacks: { '0604': ['b-24'] }, spent: { 'b-24': 2.25 } };
    expect(await new Conversation().error({ do: 'position', position })).toMatchObject({
      problems: [{ code: 'badNumber', at: 'b-24' }],
    });
  });
});

describe('dice', () => {
  it('show what the program says', async () => {
    const talk = await after({ ...SHOOTING, seed: 'abc' }, { do: 'dice', rolls: [3] });
    expect(await talk.ok(FIRE)).toMatchObject({ events: [{ die: 3, hit: false }] });
  });
  it('answer a roll that waits', async () => {
    const talk = await after(SHOOTING, FIRE);
    expect(await talk.ok({ do: 'dice', rolls: [[6]] })).toMatchObject({
      at: 2,
      events: [{ die: 6 }, { type: 'stepLost' }],
    });
  });
  it('are those of the seed again after the script', async () => {
    const rolled = async (...script: number[]) => {
      const talk = await after({ ...NEW, seed: 'abc' }, ...SET_UP, { do: 'dice', rolls: script });
      const [, , roll] = (await talk.ok(READY))['events'] as Record<string, number>[];
      return [roll?.['british'], roll?.['american']];
    };
    const [, second] = await rolled();
    expect(await rolled(2, 5)).toEqual([2, 5]);
    expect(await rolled(2)).toEqual([2, second]);
  });
  test.each([[[0]], [[7]], [['6']], [[[1], [[2]]]], [[1.5]]])('do not show %j', async (rolls) => {
    expect(await (await after(SHOOTING)).error({ do: 'dice', rolls })).toMatchObject({
      code: 'badField',
      at: 'rolls',
    });
  });
});

describe('view and observe', () => {
  const stacks = async (fields: object) =>
    (await (await after(HIDING)).ok({ do: 'view', ...fields }))['stacks'];

  it('show a side its own stacks and the top of the others (3.4)', async () => {
    expect(await stacks({ side: 'british' })).toEqual({ 603: ['b-li', 'b-24'], 815: ['a-1nh'] });
    expect(await stacks({ side: 'american' })).toEqual({ 603: ['b-24'], 815: ['a-2nh', 'a-1nh'] });
  });
  it('show nobody in particular what both may see', async () => {
    expect(await stacks({})).toEqual({ 603: ['b-24'], 815: ['a-1nh'] });
  });
  it('show everything when open', async () => {
    expect(await stacks({ open: true })).toEqual({ 603: ['b-li', 'b-24'], 815: ['a-2nh', 'a-1nh'] });
  });
  it('know two sides', async () => {
    expect(await (await after(HIDING)).error({ do: 'view', side: 'french' })).toMatchObject({
      code: 'badField',
      at: 'side',
      wants: ['british', 'american'],
    });
  });
  it('give an opponent the same state whatever lies hidden', async () => {
    const observed = async (stacks: string, side: string) =>
      (await after({ do: 'position', position: `oct7 british fog movement; ${stacks}; 0815 a-1nh` })).ok({
        do: 'observe',
        side,
      });
    const [one, other] = ['0603 b-li b-24; 0403 b-20 b-9', '0603 b-20 b-24; 0403 b-li b-9'] as const;
    expect(await observed(one, 'american')).toEqual(await observed(other, 'american'));
    expect(await observed(one, 'british')).not.toEqual(await observed(other, 'british'));
  });
  it('tell a side the same in every answer, whatever lies hidden', async () => {
    const [one, other] = await Promise.all(
      ['0603 b-li b-24; 0403 b-20 b-9', '0603 b-20 b-24; 0403 b-li b-9'].map((stacks) =>
        after({ do: 'position', position: `oct7 british fog movement; ${stacks}; 0815 a-1nh` }),
      ),
    );
    for (const request of [
      ...['decision', 'actions', 'view', 'observe', 'events'].map((name) => ({ do: name })),
      ...['b-24', 'b-li', 'b-20', 'a-1nh'].flatMap((unit) => [
        { do: 'reach', counters: [unit] },
        { do: 'command', unit },
        { do: 'odds', unit: 'a-1nh', hex: '0603' },
        { do: 'odds', unit, hex: '0815' },
        { do: 'check', action: { kind: 'move', counters: [unit], path: ['0604'] } },
        { do: 'ask', question: 'whyNotTaken', args: [unit] },
      ]),
      { do: 'ask', question: 'activations', args: ['british'] },
      { do: 'los', from: '0603', to: '0815' },
      { do: 'undo' },
      { do: 'redo' },
    ]) {
      const line = JSON.stringify({ ...request, side: 'american' });
      expect([line, await one?.line(line)]).toEqual([line, await other?.line(line)]);
    }
  });
  it('need a side to observe for', async () => {
    expect(await (await after(HIDING)).error({ do: 'observe' })).toMatchObject({
      code: 'missingField',
      at: 'side',
    });
  });
});

describe('events', () => {
  it('are told again from any place, the opening among them', async () => {
    const end = { do: 'position', position: 'oct7 turn 2 british end; 0605 b-24; 0806 a-1nh' };
    const talk = await after(end, { do: 'dice', rolls: [[6, 1]] });
    expect(await talk.ok({ do: 'events' })).toMatchObject({
      at: 1,
      events: [{ type: 'turnEnded' }, { type: 'turnBegan' }, { type: 'initiativeRolled' }],
    });
    expect(await talk.ok({ do: 'events', from: 0 })).toEqual(await talk.ok({ do: 'events' }));
    expect(await talk.ok({ do: 'events', from: 1 })).toEqual({ at: 1, events: [] });
  });
  it('tell from where somebody advanced (7.5)', async () => {
    const talk = await after(
      { do: 'position', position: 'oct7 british fire step 3; 0605 b-24; 0606 a-1nh***' },
      FIRE,
      { do: 'dice', rolls: [6, [6, 6]] },
    );
    expect(await talk.ok({ do: 'decision' })).toMatchObject({
      decision: { kind: 'advance', kinds: ['advance', 'decline'], about: { kind: 'advance', hex: 606 } },
    });
    expect(await talk.ok({ do: 'act', action: { kind: 'advance', counters: ['b-24'] } })).toMatchObject({
      events: expect.arrayContaining([{ type: 'advanced', counters: ['b-24'], from: [605], hex: 606 }]),
    });
  });
});

describe('ask, odds, reach, command and los', () => {
  it('tell the odds: a B unit hits a lone one on clear ground with 4 to 6 (CRT)', async () => {
    const talk = await after(SHOOTING);
    expect(await talk.ok({ do: 'odds', unit: 'b-24', hex: 606 })).toMatchObject({
      odds: { best: { needed: 4, faces: 3 } },
    });
    expect(await talk.ok({ do: 'odds', unit: 'b-24', hex: '0606', place: 0, side: 'british' })).toMatchObject(
      {
        odds: { base: 4 },
      },
    );
    expect(await talk.error({ do: 'odds', unit: 'b-24', hex: 704 })).toMatchObject({
      code: 'noSuchTarget',
      case: '7.2',
    });
  });
  it('tell where counters can go', async () => {
    const talk = await after(FACING);
    const { reach } = (await talk.ok({ do: 'reach', counters: ['b-24'] })) as {
      reach: { hex: number; stops: boolean }[];
    };
    expect(reach).toContainEqual(expect.objectContaining({ hex: 605, stops: true }));
    expect(await talk.error({ do: 'reach', counters: [] })).toMatchObject({ code: 'emptyGroup' });
    expect(await talk.error({ do: 'reach', counters: ['b-99'] })).toMatchObject({
      code: 'unknownCounter',
      at: 'b-99',
    });
  });
  it('tell the reach of an enemy leader without counting who lies hidden (A7)', async () => {
    // The road runs from 1808 by 1709 to 1609 (3.1.2).
    const reach = async (stack: string) => {
      const position = `oct7 british fog movement; 1808 L-arnold; 1709 ${stack}; 0605 b-24`;
      const talk = await after({ do: 'position', position });
      return talk.ok({ do: 'reach', counters: ['L-arnold'], side: 'british' });
    };
    expect(await reach('a-3nh a-1nh')).toEqual(await reach('a-1nh'));
  });
  it('tell whom a unit traces to', async () => {
    const talk = await after({
      do: 'position',
      position: 'oct7 british movement; 0604 b-24; 0605 L-fraser',
    });
    expect(await talk.ok({ do: 'command', unit: 'b-24' })).toMatchObject({
      command: { inCommand: true, leaders: [{ leader: 'L-fraser', hex: 605, distance: 1, within: true }] },
    });
    expect(await talk.error({ do: 'command', unit: 'L-fraser' })).toMatchObject({ code: 'unknownCounter' });
  });
  it('tell what blocks a line: the woods of 0607 (7.4.1)', async () => {
    const talk = await after(FACING);
    expect(await talk.ok({ do: 'los', from: '0606', to: '0608' })).toEqual({
      los: { distance: 2, free: false, blockedBy: [607] },
    });
    expect(await talk.error({ do: 'los', from: 606, to: 9999 })).toMatchObject({ code: 'notOnTheMap' });
    expect(await talk.error({ do: 'los', from: 606, to: 'there' })).toMatchObject({
      code: 'badField',
      at: 'to',
    });
  });
  test.each([
    ['odds', { unit: 'b-24', hex: '0606' }, ['b-24', 606, 0]],
    ['reach', { counters: ['b-24'] }, [['b-24']]],
    ['command', { unit: 'b-24' }, ['b-24']],
    ['los', { from: '0606', to: 608 }, [606, '0608']],
  ])('are questions: %s', async (name, named, listed) => {
    const talk = await after(SHOOTING);
    const question = name === 'los' ? 'sight' : name;
    const { [name]: answer } = await talk.ok({ do: name, ...named });
    expect(await talk.ok({ do: 'ask', question, args: named })).toEqual({ answer });
    expect(await talk.ok({ do: 'ask', question, args: listed, side: 'british' })).toEqual({ answer });
  });
  test.each([
    ['ways', { chosen: ['b-24'], via: ['0603'] }],
    ['ways', [['b-24'], []]],
    ['whyNotTaken', ['a-1nh']],
    ['whyNotThere', [['b-24'], '0606']],
    ['activations', ['british']],
  ])('are questions: %s', async (question, args) => {
    const { answer } = await (await after(FACING)).ok({ do: 'ask', question, args, side: 'british' });
    expect(answer === null || Object.keys(answer as object).length > 0).toBe(true);
  });
  it('tell nobody in particular what an activation would do among hidden stacks (3.4)', async () => {
    const command = 'command stage activate; 0605 L-burgoyne L-fraser b-24; 1016 a-1nh; idle fraser';
    const answer = async (fog: string, side?: string) => {
      const talk = await after({ do: 'position', position: `oct7 british ${fog}${command}` });
      return (await talk.ok({ do: 'ask', question: 'activations', args: ['british'], side }))['answer'];
    };
    expect(await answer('fog ')).toEqual({});
    expect(await answer('fog ', 'british')).toHaveProperty('fraser');
    expect(await answer('')).toHaveProperty('fraser');
  });
  it('tell only the decider what could be ordered', async () => {
    const talk = await after(HIDING);
    const asked = { do: 'ask', question: 'ways', args: [['b-24'], []] };
    expect(await talk.error({ ...asked, side: 'american' })).toMatchObject({
      code: 'notYourDecision',
      at: 'british',
    });
    expect(await talk.ok(asked)).toEqual(await talk.ok({ ...asked, side: 'british' }));
  });
  it('ask by refusal: the answer of a question may be one', async () => {
    const ask = { do: 'ask', question: 'odds', args: ['b-24', 704] };
    expect(await (await after(SHOOTING)).ok(ask)).toMatchObject({ answer: { code: 'noSuchTarget' } });
  });
  test.each([
    ['unknownQuestion', 'weather', { question: 'weather' }],
    ['unknownQuestion', 'toString', { question: 'toString' }],
    ['missingField', 'args.counters', { question: 'reach' }],
    ['badField', 'args.counters', { question: 'reach', args: ['b-24'] }],
    ['badField', 'args', { question: 'reach', args: [['b-24'], 1] }],
    ['unknownField', 'args.colour', { question: 'reach', args: { counters: ['b-24'], colour: 1 } }],
    ['badField', 'args', { question: 'reach', args: 'b-24' }],
  ])('tell %s at %s', async (code, at, fields) => {
    expect(await (await after(FACING)).error({ do: 'ask', ...fields })).toMatchObject({ code, at });
  });
});

describe('undo and redo', () => {
  it('take a move back and play it again', async () => {
    const talk = await after(FACING);
    const first = await talk.ok({ do: 'digest' });
    await talk.ok(MOVE);
    const second = await talk.ok({ do: 'digest' });
    expect(second['digest']).not.toBe(first['digest']);
    expect(await talk.ok({ do: 'undo' })).toMatchObject({ at: 0, decision: { kind: 'move' } });
    expect(await talk.ok({ do: 'digest' })).toEqual(first);
    expect(await talk.ok({ do: 'redo' })).toMatchObject({ at: 1, events: [{ type: 'moved' }] });
    expect(await talk.ok({ do: 'digest' })).toEqual(second);
  });
  it('have nothing to do at the ends', async () => {
    const talk = await after(FACING);
    expect(await talk.error({ do: 'undo' })).toMatchObject({ code: 'nothingToUndo' });
    expect(await talk.error({ do: 'redo' })).toMatchObject({ code: 'nothingToRedo' });
  });
  it('are for the side that decided', async () => {
    const talk = await after(FACING, MOVE);
    const other = { code: 'notYourDecision', at: 'british' };
    expect(await talk.error({ do: 'undo', side: 'american' })).toMatchObject(other);
    await talk.ok({ do: 'undo', side: 'british' });
    expect(await talk.error({ do: 'redo', side: 'american' })).toMatchObject(other);
    expect(await talk.ok({ do: 'redo', side: 'british' })).toMatchObject({ at: 1 });
  });
  it('take back nothing that the other side decided on the way', async () => {
    const talk = await after({ ...NEW, lifted: true }, ...SET_UP);
    const { at } = await talk.ok({ do: 'digest' });
    expect(await talk.error({ do: 'undo', to: 0, side: 'american' })).toMatchObject({
      code: 'notYourDecision',
      at: 'british',
    });
    await talk.ok({ do: 'undo', to: 0 });
    expect(await talk.error({ do: 'redo', to: at, side: 'american' })).toMatchObject({
      code: 'notYourDecision',
      at: 'british',
    });
  });
  it('stop at dice', async () => {
    const talk = await after(SHOOTING, { do: 'dice', rolls: [4] }, FIRE);
    expect(await talk.error({ do: 'undo' })).toMatchObject({ code: 'barrier', at: 'roll' });
  });
  it('go over dice where that is lifted, and back to any place', async () => {
    const talk = await after({ ...SHOOTING, lifted: true }, { do: 'dice', rolls: [4] }, FIRE);
    expect(await talk.ok({ do: 'undo', to: 0 })).toMatchObject({ at: 0, decision: { kind: 'fire' } });
  });
});

describe('save and load', () => {
  const SHOT = [SHOOTING, FIRE, { do: 'dice', rolls: [4] }];

  it('give the same game again, with its dice', async () => {
    const talk = await after({ ...NEW, seed: 'abc' }, ...SET_UP);
    const other = await after({ do: 'load', ...(await talk.ok({ do: 'save' })) });
    expect(await other.ok({ do: 'digest' })).toEqual(await talk.ok({ do: 'digest' }));
    expect(await other.ok(READY)).toEqual(await talk.ok(READY));
  });
  it('keep a game that began with a position', async () => {
    const talk = await after(...SHOT);
    const other = await after({ do: 'load', ...(await talk.ok({ do: 'save' })) });
    expect(await other.ok({ do: 'digest' })).toEqual(await talk.ok({ do: 'digest' }));
  });
  it('tell the roll that fell on loading', async () => {
    const talk = await after(SHOOTING, FIRE);
    const { save } = (await talk.ok({ do: 'save' })) as { save: object };
    const waiting = { ...save, dice: { generator: 'sfc32', seed: 'abc' } };
    expect(await new Conversation().ok({ do: 'load', save: waiting })).toMatchObject({
      at: 2,
      events: [{ type: 'shot' }],
    });
  });
  it('refuse what is no whole save', async () => {
    const talk = await after(...SHOT);
    const { save } = (await talk.ok({ do: 'save' })) as { save: { actions: unknown[]; setup: object } };
    const load = (change: object) => talk.error({ do: 'load', save: { ...save, ...change } });
    const badSave = (at: string) => expect.objectContaining({ code: 'badSave', at }) as unknown;
    expect(await talk.error({ do: 'load', save: {} })).toEqual(badSave('game'));
    expect(await load({ format: 1 })).toEqual(badSave('format'));
    expect(await load({ game: 'chess' })).toMatchObject({
      code: 'unknownGame',
      at: 'chess',
      known: GAMES.map(({ id }) => id),
    });
    expect(await load({ setup: { position: { battle: 'oct7', turn: 12 } } })).toEqual(badSave('setup'));
    expect(await load({ actions: [...save.actions, 'halt'] })).toEqual(badSave('refused'));
    expect(await load({ actions: [save.actions[0], [3]] })).toEqual(badSave('digest'));
  });
});

describe('help', () => {
  it('tells every request with its fields, and what fields hold', async () => {
    const { requests, fields, games } = (await new Conversation().ok({ do: 'help' })) as {
      requests: Readonly<Record<string, { does: string; fields: Readonly<Record<string, string>> }>>;
      fields: object;
      games: unknown;
    };
    expect(Object.keys(requests).sort()).toEqual(
      (
        'act actions advise ask check command decision dice digest events help load los new observe odds position ' +
        'reach redo save undo view'
      ).split(' '),
    );
    expect(requests['los']).toMatchObject({ fields: { from: 'hex', to: 'hex', 'side?': 'side' } });
    for (const each of Object.values(requests))
      for (const kind of Object.values(each.fields)) expect(fields).toHaveProperty(kind);
    expect(games).toEqual(GAMES.map(({ id }) => id));
  });
  it('tells of a game what a program must know to play it', async () => {
    expect(await new Conversation().ok({ do: 'help', game: 'saratoga' })).toMatchObject({
      game: {
        id: 'saratoga',
        sides: ['british', 'american'],
        setups: [{ battle: 'sept19' }, { battle: 'oct7' }, { battle: 'sept19', start: 'clearing' }],

        setup: { battle: ['sept19', 'oct7'], 'fog?': 'yesOrNo' },
        decisions: { fire: ['fire', 'hold', 'holdAll'] },
        actions: { move: { counters: 'texts', path: 'hexes' }, endMovement: {} },
        questions: { ways: { chosen: 'texts', via: 'hexes' } },
      },
    });
  });
});

describe('a line', () => {
  test.each([[7], ['seven'], [null], [[1, { a: 2 }]]])('is answered with its id %j', async (id) => {
    const talk = new Conversation();
    expect(await talk.line(JSON.stringify({ id, do: 'help' }))).toMatchObject({ id, ok: {} });
    expect(await talk.line(JSON.stringify({ id, do: 'dance' }))).toMatchObject({ id, error: {} });
  });
  test.each([
    ['notJson', ''],
    ['notJson', 'new oct7'],
    ['notJson', '{"do": "new"'],
    ['notARequest', '7'],
    ['notARequest', 'null'],
    ['notARequest', '["new"]'],
    ['notARequest', '{}'],
    ['notARequest', '{"do": 7}'],
    ['unknownRequest', '{"do": "dance"}'],
    ['unknownRequest', '{"do": "__proto__"}'],
    ['unknownRequest', '{"do": "toString"}'],
    ['unknownRequest', '{"code": "x", "message": "y", "do": "dance"}'],
    ['unknownField', '{"do": "help", "__proto__": 1}'],
    ['tooDeep', `{"do": "help", "id": ${'['.repeat(9999)}${']'.repeat(9999)}}`],
    ['noGame', '{"do": "act", "action": {"kind": "halt"}}'],
    ['noGame', '{"do": "position"}'],
  ])('answers %s', async (code, line) => {
    expect(await new Conversation().error(line)).toMatchObject({ code });
  });
  it('names the requests that there are', async () => {
    expect((await new Conversation().error('{"do": "dance"}'))?.known).toContain('decision');
    expect((await new Conversation().error('{"do": "help", "gmae": 1}'))?.known).toEqual(['game']);
  });
  it('has a sentence for each mistake', async () => {
    for (const line of ['', '7', '{"do": "dance"}', '{"do": "save"}', '{"do": "new"}'])
      expect((await new Conversation().error(line))?.message).toMatch(/^[A-Z].*\.$/);
  });
  it('is answered in one line, whatever it holds', async () => {
    const { line } = await protocolOf(GAMES)(
      NEW_TALK,
      JSON.stringify({ do: 'help', id: 'a\nb\r\u2028\u2029c' }),
    );
    expect(line).not.toMatch(/[\n\r\u2028\u2029]/);
    expect(JSON.parse(line)).toMatchObject({ id: 'a\nb\r\u2028\u2029c' });
  });
});
