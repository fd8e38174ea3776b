/** The protocol: each request, each kind of mistake, and no line that breaks the conversation. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NEW_TALK, reply, type Talk } from '../../src/protocol/protocol';

interface Answer {
  readonly id?: unknown;
  readonly ok?: Readonly<Record<string, unknown>>;
  readonly error?: {
    readonly code: string;
    readonly case?: string;
    readonly at?: string;
    readonly message: string;
  };
}

/** Says one thing after another, and keeps what was said. */
class Conversation {
  talk: Talk = NEW_TALK;

  constructor(...requests: readonly object[]) {
    for (const request of requests) this.ok(request);
  }
  line(text: string): Answer {
    const { talk, line } = reply(this.talk, text);
    this.talk = talk;
    return JSON.parse(line) as Answer;
  }
  ok(request: object): Readonly<Record<string, unknown>> {
    const { ok, error } = this.line(JSON.stringify(request));
    if (!ok) throw new Error(JSON.stringify(error));
    return ok;
  }
  /** The mistake; it must not have changed anything. */
  error(request: object | string): Answer['error'] {
    const before = this.talk;
    const { error } = this.line(typeof request === 'string' ? request : JSON.stringify(request));
    if (this.talk !== before) throw new Error(`${JSON.stringify(request)} changed something`);
    return error;
  }
}

const NEW = { do: 'new', battle: 'oct7', fog: false };
const FACING = { do: 'position', position: 'oct7 british movement; 0604 b-24; 0606 a-1nh' };
/** The 24th, rated B, may fire at a lone unit on clear ground: 4 to 6 hit (CRT). The 20th fires after it. */
const SHOOTING = {
  do: 'position',
  position: 'oct7 british fire step 3; 0605 b-20 b-24; 0606 a-1nh; broken poor',
};
const ACTION = { kind: 'fire', unit: 'b-24', hex: 606, place: 0 };
const FIRE = { do: 'act', action: ACTION };

describe('new', () => {
  it('begins with the set-up of the Americans (R104)', () => {
    expect(new Conversation().ok(NEW)).toEqual({
      at: 0,
      decision: { kind: 'place', by: 'american', case: '11.0' },
      events: [],
    });
  });
  it('takes options and fog', () => {
    const talk = new Conversation({ ...NEW, battle: 'sept19', fog: true, options: { losHeight: 'either' } });
    expect(talk.ok({ do: 'view' })).toMatchObject({
      battle: 'sept19',
      fog: true,
      options: { losHeight: 'either', edgeOfMap: 'lost' },
    });
  });
  it('rolls by itself with a seed, and the same each time', () => {
    const roll = () => {
      const talk = new Conversation({ ...NEW, seed: 'abc' });
      for (const kind of ['deploy', 'ready', 'deploy']) talk.ok({ do: 'act', action: { kind } });
      return talk.ok({ do: 'act', action: { kind: 'ready' } });
    };
    expect(roll()).toMatchObject({
      decision: { kind: 'chooseOrder' },
      events: [{ type: 'deployed' }, { type: 'turnBegan' }, { type: 'initiativeRolled' }],
    });
    expect(roll()).toEqual(roll());
  });
  it('waits for the dice without one', () => {
    const talk = new Conversation(SHOOTING);
    expect(talk.ok(FIRE)).toMatchObject({ decision: { kind: 'roll', by: 'dice', dice: 1 } });
    expect(talk.ok({ do: 'act', action: { kind: 'roll', dice: [4] } })).toMatchObject({
      events: [{ type: 'shot', die: 4, hit: true }, { type: 'stepLost' }],
    });
  });
  test.each([
    ['unknownBattle', 'monmouth', { battle: 'monmouth' }],
    ['unknownOption', 'weather', { options: { weather: 'fine' } }],
    ['unknownOption', 'losHeight', { options: { losHeight: 'high' } }],
    ['unknownOption', '__proto__', { options: JSON.parse('{"__proto__": "own"}') as object }],
    ['missingField', 'battle', { battle: undefined }],
    ['wrongType', 'fog', { fog: 1 }],
    ['wrongType', 'seed', { seed: 7 }],
    ['unknownField', 'sede', { sede: 'abc' }],
  ])('tells %s at %s', (code, at, fields) => {
    expect(new Conversation().error({ ...NEW, ...fields })).toMatchObject({ code, at });
  });
});

describe('position', () => {
  it('begins with a text', () => {
    expect(new Conversation().ok(FACING)).toMatchObject({ at: 0, decision: { kind: 'move', by: 'british' } });
  });
  it('begins with JSON, in the middle of a shot', () => {
    const position = {
      battle: 'oct7',
      frames: [
        { kind: 'fire', step: 3 },
        { kind: 'shot', unit: 'b-24', target: 'a-1nh' },
      ],
      stacks: { '0605': ['b-24'], '0606': ['a-1nh'] },
    };
    expect(new Conversation().ok({ do: 'position', position })).toMatchObject({
      decision: { kind: 'roll', case: '7.2' },
    });
  });
  it('is told without one', () => {
    expect(new Conversation(FACING).ok({ do: 'position' })).toEqual({
      text: FACING.position,
      position: {
        battle: 'oct7',
        phasing: 'british',
        phase: 'movement',
        stacks: { '0604': ['b-24'], '0606': ['a-1nh'] },
      },
    });
  });
  it('names what is wrong', () => {
    expect(
      new Conversation().error({ do: 'position', position: 'oct7 turn 12 british movement; 0605 b-99' }),
    ).toMatchObject({
      code: 'badPosition',
      problems: [
        { code: 'badTurn', at: 'turn' },
        { code: 'unknownCounter', at: 'b-99' },
      ],
    });
  });
});

describe('decision, actions, check and act', () => {
  it('tell what the game waits for', () => {
    expect(new Conversation(FACING).ok({ do: 'decision' })).toEqual({
      at: 0,
      decision: { kind: 'move', by: 'british', case: '6.0' },
    });
  });
  it('tell how the game ended', () => {
    const talk = new Conversation({ do: 'position', position: 'oct7 turn 11 british end; 0605 b-24' });
    expect(talk.ok({ do: 'decision' })).toEqual({
      at: 0,
      decision: null,
      outcome: { reason: 'tie', winner: 'american' },
    });
    expect(talk.ok({ do: 'actions' })).toMatchObject({ actions: [] });
    expect(talk.error(FIRE)).toMatchObject({ code: 'gameOver' });
  });
  it('list what may be done', () => {
    expect(new Conversation(SHOOTING).ok({ do: 'actions' })).toMatchObject({
      decision: { kind: 'fire', by: 'british' },
      actions: expect.arrayContaining([ACTION, { kind: 'hold', unit: 'b-24' }, { kind: 'holdAll' }]),
    });
  });
  it('check without playing', () => {
    const talk = new Conversation(SHOOTING);
    expect(talk.ok({ do: 'check', action: ACTION })).toEqual({ legal: true });
    expect(talk.ok({ do: 'check', action: { ...ACTION, hex: 704 } })).toEqual({
      legal: false,
      refusal: { code: 'noSuchTarget', case: '7.2', at: 'b-24' },
    });
    expect(talk.ok({ do: 'decision' })).toMatchObject({ at: 0 });
  });
  it('refuse by code and case', () => {
    expect(new Conversation(FACING).error({ do: 'act', action: { kind: 'halt' } })).toMatchObject({
      code: 'notNow',
      case: '4.0',
    });
  });
  it('tell a side no more than it may know (3.4)', () => {
    const request = { do: 'act', action: { kind: 'move', counters: ['b-24', 'L-fraser'], path: [604] } };
    const events = (side?: string) =>
      new Conversation({
        do: 'position',
        position: 'oct7 british fog movement; 0603 L-fraser b-24; 0815 a-1nh',
      }).ok({
        ...request,
        side,
      })['events'];
    expect(events()).toMatchObject([{ counters: ['b-24', 'L-fraser'] }]);
    expect(events('british')).toMatchObject([{ counters: ['b-24', 'L-fraser'] }]);
    expect(events('american')).toMatchObject([{ counters: ['b-24'] }]);
  });
  test.each([[{}], [[]], ['halt'], [null], [{ kind: 7 }]])('take no %j for an action', (action) => {
    for (const name of ['act', 'check'])
      expect(new Conversation(FACING).error({ do: name, action })).toMatchObject({
        code: 'wrongType',
        at: 'action',
      });
  });
});

describe('dice', () => {
  it('show what the program says', () => {
    const talk = new Conversation({ ...SHOOTING, seed: 'abc' }, { do: 'dice', rolls: [3] });
    expect(talk.ok(FIRE)).toMatchObject({ events: [{ die: 3, hit: false }] });
  });
  it('answer a roll that waits', () => {
    const talk = new Conversation(SHOOTING, FIRE);
    expect(talk.ok({ do: 'dice', rolls: [[6]] })).toMatchObject({
      at: 2,
      events: [{ die: 6 }, { type: 'stepLost' }],
    });
  });
  it('are those of the seed again after the script', () => {
    const rolled = (...script: number[]) => {
      const talk = new Conversation({ ...NEW, seed: 'abc' });
      for (const kind of ['deploy', 'ready', 'deploy']) talk.ok({ do: 'act', action: { kind } });
      talk.ok({ do: 'dice', rolls: script });
      const [, , roll] = talk.ok({ do: 'act', action: { kind: 'ready' } })['events'] as Record<
        string,
        number
      >[];
      return [roll?.['british'], roll?.['american']];
    };
    const [, second] = rolled();
    expect(rolled(2, 5)).toEqual([2, 5]);
    expect(rolled(2)).toEqual([2, second]);
  });
  test.each([[[0]], [[7]], [['6']], [[[1], [[2]]]], [[1.5]]])('do not show %j', (rolls) => {
    expect(new Conversation(SHOOTING).error({ do: 'dice', rolls })).toMatchObject({
      code: 'wrongType',
      at: 'rolls',
    });
  });
});

describe('view', () => {
  const talk = new Conversation({
    do: 'position',
    position: 'oct7 british fog movement; 0603 b-li b-24; 0815 a-2nh a-1nh',
  });
  const stacks = (fields: object) => talk.ok({ do: 'view', ...fields })['stacks'];

  it('shows a side its own stacks and the top of the others (3.4)', () => {
    expect(stacks({ side: 'british' })).toEqual({ 603: ['b-li', 'b-24'], 815: ['a-1nh'] });
    expect(stacks({ side: 'american' })).toEqual({ 603: ['b-24'], 815: ['a-2nh', 'a-1nh'] });
  });
  it('shows nobody in particular what both may see', () => {
    expect(stacks({})).toEqual({ 603: ['b-24'], 815: ['a-1nh'] });
  });
  it('shows everything when open', () => {
    expect(stacks({ open: true })).toEqual({ 603: ['b-li', 'b-24'], 815: ['a-2nh', 'a-1nh'] });
  });
  it('knows two sides', () => {
    expect(talk.error({ do: 'view', side: 'french' })).toMatchObject({ code: 'wrongType', at: 'side' });
  });
});

describe('odds, reach, command and los', () => {
  it('tell the odds: a B unit hits a lone one on clear ground with 4 to 6 (CRT)', () => {
    const talk = new Conversation(SHOOTING);
    expect(talk.ok({ do: 'odds', unit: 'b-24', hex: 606 })).toMatchObject({
      odds: { best: { needed: 4, faces: 3 } },
    });
    expect(talk.ok({ do: 'odds', unit: 'b-24', hex: '0606', place: 0, side: 'british' })).toMatchObject({
      odds: { base: 4 },
    });
    expect(talk.error({ do: 'odds', unit: 'b-24', hex: 704 })).toMatchObject({
      code: 'noSuchTarget',
      case: '7.2',
    });
  });
  it('tell where counters can go', () => {
    const talk = new Conversation(FACING);
    const { reach } = talk.ok({ do: 'reach', counters: ['b-24'] }) as {
      reach: { hex: number; stops: boolean }[];
    };
    expect(reach).toContainEqual(expect.objectContaining({ hex: 605, stops: true }));
    expect(talk.error({ do: 'reach', counters: [] })).toMatchObject({ code: 'emptyGroup' });
    expect(talk.error({ do: 'reach', counters: ['b-99'] })).toMatchObject({
      code: 'unknownCounter',
      at: 'b-99',
    });
  });
  it('tell whom a unit traces to', () => {
    const talk = new Conversation({
      do: 'position',
      position: 'oct7 british movement; 0604 b-24; 0605 L-fraser',
    });
    expect(talk.ok({ do: 'command', unit: 'b-24' })).toMatchObject({
      command: { inCommand: true, leaders: [{ leader: 'L-fraser', hex: 605, distance: 1, within: true }] },
    });
    expect(talk.error({ do: 'command', unit: 'L-fraser' })).toMatchObject({ code: 'unknownCounter' });
  });
  it('tell what blocks a line: the woods of 0607 (7.4.1)', () => {
    const talk = new Conversation(FACING);
    expect(talk.ok({ do: 'los', from: '0606', to: '0608' })).toEqual({
      los: { distance: 2, free: false, blockedBy: [607] },
    });
    expect(talk.error({ do: 'los', from: 606, to: 9999 })).toMatchObject({ code: 'notOnTheMap' });
    expect(talk.error({ do: 'los', from: 606, to: 'there' })).toMatchObject({ code: 'wrongType', at: 'to' });
  });
});

describe('undo and redo', () => {
  const MOVE = { do: 'act', action: { kind: 'move', counters: ['b-24'], path: [603] } };

  it('take a move back and play it again', () => {
    const talk = new Conversation(FACING);
    const first = talk.ok({ do: 'digest' });
    talk.ok(MOVE);
    const second = talk.ok({ do: 'digest' });
    expect(second['digest']).not.toBe(first['digest']);
    expect(talk.ok({ do: 'undo' })).toMatchObject({ at: 0, decision: { kind: 'move' } });
    expect(talk.ok({ do: 'digest' })).toEqual(first);
    expect(talk.ok({ do: 'redo' })).toMatchObject({ at: 1, events: [{ type: 'moved' }] });
    expect(talk.ok({ do: 'digest' })).toEqual(second);
  });
  it('have nothing to do at the ends', () => {
    const talk = new Conversation(FACING);
    expect(talk.error({ do: 'undo' })).toMatchObject({ code: 'nothingToUndo' });
    expect(talk.error({ do: 'redo' })).toMatchObject({ code: 'nothingToRedo' });
  });
  it('stop at dice', () => {
    const talk = new Conversation(SHOOTING, { do: 'dice', rolls: [4] }, FIRE);
    expect(talk.error({ do: 'undo' })).toMatchObject({ code: 'barrier', at: 'roll' });
  });
  it('go over dice where that is lifted, and back to any place', () => {
    const talk = new Conversation({ ...SHOOTING, lifted: true }, { do: 'dice', rolls: [4] }, FIRE);
    expect(talk.ok({ do: 'undo', to: 0 })).toMatchObject({ at: 0, decision: { kind: 'fire' } });
  });
});

describe('save and load', () => {
  it('give the same game again, with its dice', () => {
    const talk = new Conversation({ ...NEW, seed: 'abc' });
    for (const kind of ['deploy', 'ready', 'deploy']) talk.ok({ do: 'act', action: { kind } });
    const other = new Conversation({ do: 'load', ...talk.ok({ do: 'save' }) });
    expect(other.ok({ do: 'digest' })).toEqual(talk.ok({ do: 'digest' }));
    const ready = { do: 'act', action: { kind: 'ready' } };
    expect(other.ok(ready)).toEqual(talk.ok(ready));
  });
  it('keep a game that began with a position', () => {
    const talk = new Conversation(SHOOTING, FIRE, { do: 'dice', rolls: [4] });
    const other = new Conversation({ do: 'load', ...talk.ok({ do: 'save' }) });
    expect(other.ok({ do: 'digest' })).toEqual(talk.ok({ do: 'digest' }));
  });
  it('refuse what is no whole save', () => {
    const talk = new Conversation(SHOOTING, FIRE, { do: 'dice', rolls: [4] });
    const { save } = talk.ok({ do: 'save' }) as { save: { actions: unknown[]; setup: object } };
    const load = (change: object) => talk.error({ do: 'load', save: { ...save, ...change } });
    expect(talk.error({ do: 'load', save: {} })).toMatchObject({ code: 'badSave', at: 'format' });
    expect(load({ game: 'chess' })).toMatchObject({ code: 'badSave', at: 'game' });
    expect(load({ setup: { position: { battle: 'oct7', turn: 12 } } })).toMatchObject({
      code: 'badSave',
      at: 'setup',
    });
    expect(load({ actions: [...save.actions, 'halt'] })).toMatchObject({ code: 'badSave', at: 'refused' });
    expect(load({ actions: [save.actions[0], [3]] })).toMatchObject({ code: 'badSave', at: 'digest' });
  });
});

describe('help', () => {
  it('tells every request with its fields', () => {
    const help = new Conversation().ok({ do: 'help' });
    expect(Object.keys(help).sort()).toEqual(
      `act actions check command decision dice digest help load los new odds position reach redo save undo view`.split(
        ' ',
      ),
    );
    expect(help['los']).toMatchObject({ fields: { from: 'hex', to: 'hex' } });
  });
});

describe('a line', () => {
  test.each([[7], ['seven'], [null], [[1, { a: 2 }]]])('is answered with its id %j', (id) => {
    const talk = new Conversation();
    expect(talk.line(JSON.stringify({ id, do: 'help' }))).toMatchObject({ id, ok: {} });
    expect(talk.line(JSON.stringify({ id, do: 'dance' }))).toMatchObject({ id, error: {} });
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
  ])('answers %s', (code, line) => {
    expect(new Conversation().error(line)).toMatchObject({ code });
  });
  it('has a sentence for each mistake', () => {
    for (const line of ['', '7', '{"do": "dance"}', '{"do": "save"}', '{"do": "new"}'])
      expect(new Conversation().error(line)?.message).toMatch(/^[A-Z].*\.$/);
  });
  it('is answered in one line, whatever it holds', () => {
    const { line } = reply(NEW_TALK, JSON.stringify({ do: 'help', id: 'a\nb\r\u2028\u2029c' }));
    expect(line).not.toMatch(/[\n\r\u2028\u2029]/);
    expect(JSON.parse(line)).toMatchObject({ id: 'a\nb\r\u2028\u2029c' });
  });
});

describe('garbage', () => {
  const REQUESTS = Object.keys(new Conversation().ok({ do: 'help' }));
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('british', 'b-24', 'L-fraser', '0606', 606, 605, 0, -1, ['b-24'], ['b-24', 'b-24'], true),
    fc.record(
      {
        kind: fc.constantFrom(
          'move',
          'fire',
          'roll',
          'place',
          'activate',
          'hold',
          'reorder',
          'exit',
          'recover',
          'x',
        ),
        counters: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(['b-24'])),
        path: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant([605])),
        unit: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant('b-24')),
        hex: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(606)),
        place: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(0)),
        dice: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant([3])),
      },
      { requiredKeys: ['kind'] },
    ),
  );
  const FIELDS = [
    'battle',
    'options',
    'fog',
    'seed',
    'lifted',
    'position',
    'action',
    'side',
    'rolls',
    'open',
  ];
  const MORE = ['unit', 'hex', 'place', 'counters', 'from', 'to', 'save', 'id'];
  const request = fc.record({
    do: fc.oneof(fc.constantFrom(...REQUESTS), fc.string()),
    fields: fc.dictionary(fc.constantFrom(...FIELDS, ...MORE), value, { maxKeys: 4 }),
  });

  /** An answer or a mistake, never a failure; a mistake changes nothing. */
  function expectCalm(before: Talk, line: string): Talk {
    const { talk, line: answered } = reply(before, line);
    const { ok, error } = JSON.parse(answered) as Answer;
    if (answered.includes('\n') || error?.code === 'internal' || (ok === undefined) === (error === undefined))
      throw new Error(answered);
    if (error && talk !== before) throw new Error(`changed by ${line}`);
    return talk;
  }

  it('is answered calmly', () => {
    const { talk } = new Conversation(FACING);
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (line) => void expectCalm(talk, line)));
  });
  test.each([
    ['before a game', NEW_TALK],
    ['in a set-up', new Conversation(NEW).talk],
    ['in a Movement Phase', new Conversation(FACING).talk],
    ['in a Combat Phase', new Conversation(SHOOTING).talk],
    ['while a die is awaited', new Conversation(SHOOTING, FIRE).talk],
  ])('in requests is answered calmly %s', (_, talk) => {
    fc.assert(
      fc.property(
        request,
        ({ do: name, fields }) => void expectCalm(talk, JSON.stringify({ do: name, ...fields })),
      ),
      { numRuns: 300 },
    );
  });
  it('in fields that fit their request is answered calmly', () => {
    const fitting = fc.constantFrom(
      ['act', 'action'],
      ['check', 'action'],
      ['dice', 'rolls'],
      ['reach', 'counters'],
      ['load', 'save'],
      ['position', 'position'],
      ['undo', 'to'],
    );
    const { talk } = new Conversation({ ...SHOOTING, lifted: true }, FIRE, { do: 'dice', rolls: [2] });
    fc.assert(
      fc.property(fitting, value, ([name = '', field = ''], given) => {
        expectCalm(talk, JSON.stringify({ do: name, [field]: given }));
      }),
      { numRuns: 1000 },
    );
  });
});
