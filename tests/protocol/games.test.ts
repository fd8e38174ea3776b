/** The same requests for any game of the list: here the card game of the kernel's tests beside Saratoga. */
import { describe, expect, it, test } from 'vitest';
import { MOST_ACTIONS } from '../../src/engine/kernel/readLine';
import type { AnyRules } from '../../src/games/contract';
import { GAMES } from '../../src/games/list';
import type { GameEntry } from '../../src/protocol/forms';
import { TOY, toy, TOY_HANDS } from '../helpers/toy';
import { Conversation, type Ok } from './conversation';

const BOTH: readonly GameEntry[] = [...GAMES, toy];
const NEW = { do: 'new', game: 'toy', ...TOY_HANDS };
const READY = { do: 'act', action: { kind: 'ready' } };
const ATTACK = { do: 'act', action: { kind: 'attack', card: 1005 } };
const BLOCK = { do: 'act', action: { kind: 'block', card: 1002 } };

async function played(...requests: readonly object[]): Promise<Conversation> {
  const talk = new Conversation(BOTH);
  for (const request of requests) await talk.ok(request);
  return talk;
}

describe('a game of the list', () => {
  it('is named by its id', async () => {
    expect(await new Conversation(BOTH).ok(NEW)).toMatchObject({
      game: 'toy',
      at: 0,
      decision: { kind: 'ready', by: 'red', kinds: ['ready'] },
    });
  });
  it('is Saratoga where none is named', async () => {
    expect(await new Conversation(BOTH).ok({ do: 'new', battle: 'oct7' })).toMatchObject({
      game: 'saratoga',
    });
  });
  test.each([
    { do: 'new', game: 'chess', battle: 'oct7' },
    { do: 'position', game: 'chess', position: 'oct7' },
    { do: 'help', game: 'chess' },
    { do: 'load', save: { game: 'chess' } },
  ])('is one that there is: $do', async (request) => {
    expect(await new Conversation(BOTH).error(request)).toMatchObject({
      code: 'unknownGame',
      at: 'chess',
      known: [...GAMES.map(({ id }) => id), 'toy'],
    });
  });
  it('makes room for another', async () => {
    const talk = await played(NEW, { do: 'new', battle: 'oct7' });
    expect(await talk.ok({ do: 'decision' })).toMatchObject({ decision: { by: 'american' } });
    expect(await talk.error({ do: 'view', side: 'red' })).toMatchObject({ code: 'badField', at: 'side' });
  });
});

describe('the card game', () => {
  it('begins with a set-up, of its own fields or whole', async () => {
    const digest = async (request: object) => (await played(request)).ok({ do: 'digest' });
    expect(await digest({ do: 'new', game: 'toy', setup: TOY_HANDS })).toEqual(await digest(NEW));
    expect(await new Conversation(BOTH).error({ do: 'new', game: 'toy', red: 'ace' })).toMatchObject({
      code: 'badSetup',
    });
  });
  it('is played with dice of eight faces, and every event is told', async () => {
    const talk = await played(NEW, READY, READY);
    expect(await talk.ok(ATTACK)).toMatchObject({
      decision: { kind: 'answer', by: 'blue', kinds: ['block', 'yield'] },
      events: [{ kind: 'attacked', side: 'red', card: 1005 }],
    });
    expect(await talk.ok(BLOCK)).toMatchObject({
      decision: { kind: 'roll', dice: 3, faces: 8, kinds: ['roll'] },
    });
    expect(await talk.error({ do: 'dice', rolls: [8, 8, 9] })).toMatchObject({
      code: 'badField',
      at: 'rolls',
    });
    expect(await talk.ok({ do: 'dice', rolls: [8, 8, 8] })).toMatchObject({
      events: [
        { kind: 'thrown', dice: [8, 8, 8], hits: true },
        { kind: 'scored', side: 'red' },
      ],
    });
  });
  it('waits where the script does not fit its dice', async () => {
    const talk = await played(NEW, READY, READY, { do: 'dice', rolls: [8, 8, 9] }, ATTACK);
    expect(await talk.ok(BLOCK)).toMatchObject({ decision: { kind: 'roll' } });
    expect(await talk.ok({ do: 'act', action: { kind: 'roll', dice: [1, 1, 1] } })).toMatchObject({
      events: [{ hits: false }, { side: 'blue' }],
    });
  });
  it('is played to its end by two programs', async () => {
    const talk = await played({ ...NEW, seed: 'cards' });
    let now = await talk.ok({ do: 'actions' });
    for (let count = 0; now['decision'] !== null && count < 200; count++) {
      const { by } = now['decision'] as { by: string };
      const list = now['actions'] as readonly { kind: string }[];
      const action = list.find(({ kind }) => kind !== 'sort' && kind !== 'show');
      now = await talk.ok({ do: 'act', action, side: by });
      if (now['decision'] !== null) now = await talk.ok({ do: 'actions' });
    }
    expect(now).toMatchObject({ decision: null, outcome: { reason: 'score' } });
    const { save } = await talk.ok({ do: 'save' });
    const other = await played({ do: 'load', save });
    expect(await other.ok({ do: 'digest' })).toEqual(await talk.ok({ do: 'digest' }));
  });
  it('hides a hand in view, observation, events and questions', async () => {
    const talk = await played(NEW, READY, READY, {
      do: 'act',
      action: { kind: 'sort', card: 1007 },
      side: 'red',
    });
    const told = async (side: string): Promise<readonly Ok[]> =>
      Promise.all([
        talk.ok({ do: 'view', side }),
        talk.ok({ do: 'observe', side }),
        talk.ok({ do: 'events', side }),
        talk.ok({ do: 'decision', side }),
        talk.ok({ do: 'actions', side }),
        talk.ok({ do: 'ask', question: 'sum', side }),
      ]);
    expect(JSON.stringify(await told('blue'))).not.toMatch(/100[1357]/);
    expect(JSON.stringify(await told('red'))).not.toMatch(/100[2468]/);
    expect(JSON.stringify(await told('red'))).toMatch(/1007/);
    expect(JSON.stringify(await talk.ok({ do: 'view', open: true }))).toMatch(/1007.*1002/);
  });
  it('answers its own questions, and none of Saratoga', async () => {
    const talk = await played(NEW);
    expect(await talk.ok({ do: 'ask', question: 'holds', args: [1003], side: 'red' })).toEqual({
      answer: true,
    });
    expect(await talk.ok({ do: 'ask', question: 'sum' })).toEqual({ answer: null });
    for (const request of [
      { do: 'ask', question: 'odds' },
      { do: 'odds', unit: 'b-24', hex: 606 },
    ])
      expect(await talk.error(request)).toMatchObject({
        code: 'unknownQuestion',
        at: 'odds',
        known: ['sum', 'holds'],
      });
    expect(await talk.error({ do: 'ask', question: 'holds', args: { card: 1 } })).toMatchObject({
      code: 'badField',
      at: 'args',
    });
  });
  it('is written down and begun again', async () => {
    const talk = await played(NEW, READY, READY, ATTACK);
    const { position, text } = await talk.ok({ do: 'position' });
    const { digest } = await talk.ok({ do: 'digest' });
    for (const written of [position, text]) {
      const other = await played({ do: 'position', game: 'toy', position: written });
      expect(await other.ok({ do: 'digest' })).toMatchObject({ digest });
    }
    expect(await talk.error({ do: 'position', game: 'toy', position: 'red ace' })).toMatchObject({
      code: 'badPosition',
      problems: [{ code: 'notACard', at: 'ace' }],
    });
    expect(await talk.error({ do: 'position', game: 'toy', position: {} })).toMatchObject({
      code: 'badPosition',
    });
  });
  it('takes back, but not what was shown', async () => {
    const talk = await played(NEW, READY, READY, { do: 'act', action: { kind: 'sort', card: 1007 } });
    expect(await talk.ok({ do: 'undo' })).toMatchObject({ at: 2 });
    await talk.ok({ do: 'redo' });
    await talk.ok({ do: 'act', action: { kind: 'show', card: 1007 } });
    expect(await talk.error({ do: 'undo' })).toMatchObject({ code: 'barrier', at: 'reveal' });
  });
  it('refuses in its own words, and says what would answer', async () => {
    const talk = await played(NEW, READY, READY);
    expect(await talk.error({ do: 'act', action: { kind: 'dance' } })).toMatchObject({
      code: 'unknownAction',
      known: ['sort', 'show', 'attack'],
    });
    expect(await talk.error({ do: 'act', action: { kind: 'attack', card: 1002 } })).toMatchObject({
      code: 'notHeld',
      at: '1002',
    });
    expect(await talk.error({ ...ATTACK, side: 'blue' })).toMatchObject({
      code: 'notYourDecision',
      at: 'red',
    });
  });
  it('is told in the help as far as it says itself', async () => {
    expect(await (await played(NEW)).ok({ do: 'help' })).toMatchObject({
      games: [...GAMES.map(({ id }) => id), 'toy'],
      game: { id: 'toy', sides: ['red', 'blue'], setups: [TOY_HANDS], questions: { sum: {}, holds: {} } },
    });
  });
});

describe('a game that says less', () => {
  const { notation: _, ...rules } = TOY;
  const rest: AnyRules = {
    ...rules,
    questions: {
      fails: () => {
        throw new Error('asked in vain');
      },
    },
  };
  const games: readonly GameEntry[] = [{ ...toy, rules: () => Promise.resolve(rest) }];

  it('has no positions', async () => {
    const talk = new Conversation(games);
    expect(await talk.error({ do: 'position', position: 'red 1' })).toMatchObject({ code: 'noPositions' });
    await talk.ok({ do: 'new', ...TOY_HANDS });
    expect(await talk.error({ do: 'position' })).toMatchObject({ code: 'noPositions', at: 'toy' });
  });
  it('may fail at a question', async () => {
    const talk = new Conversation(games);
    await talk.ok({ do: 'new', ...TOY_HANDS });
    expect(await talk.error({ do: 'ask', question: 'fails' })).toMatchObject({
      code: 'unanswerable',
      at: 'fails',
    });
  });
});

describe('a long game', () => {
  /** Hands may be sorted for ever (1.1). */
  const sorts = (count: number) => Array.from({ length: count }, () => ({ kind: 'sort', card: 1001 }));
  const saved = async (actions: readonly object[]) => {
    const { save } = (await (await played(NEW, READY, READY)).ok({ do: 'save' })) as {
      save: { actions: readonly unknown[] };
    };
    return { ...save, actions: [...save.actions, ...actions], version: 0 };
  };

  it('is refused before anything of it is played', async () => {
    const { game } = TOY;
    let checks = 0;
    const counting: AnyRules = {
      ...TOY,
      game: { ...game, check: (...given: Parameters<typeof game.check>) => (checks++, game.check(...given)) },
    };
    const talk = new Conversation([{ ...toy, rules: () => Promise.resolve(counting) }]);
    expect(await talk.error({ do: 'load', save: await saved(sorts(MOST_ACTIONS)) })).toMatchObject({
      code: 'badSave',
      at: 'tooLong',
    });
    expect(checks).toBe(0);
    expect(await talk.error({ do: 'load', save: await saved(sorts(5)) })).toMatchObject({ at: 'version' });
    expect(checks).toBeGreaterThan(0);
  });
  it('is refused for all its lines together, and for too many of them', async () => {
    const talk = new Conversation(BOTH);
    const save = await saved([]);
    const branches = Array.from({ length: 30 }, (_, i) => ({
      name: `${i}`,
      from: 0,
      actions: sorts(MOST_ACTIONS / 20),
    }));
    const many = Array.from({ length: 50 }, () => ({}));
    for (const lines of [branches, many])
      expect(await talk.error({ do: 'load', save: { ...save, branches: lines } })).toMatchObject({
        code: 'badSave',
        at: 'tooLong',
      });
  });
  it('ends where a save would end', async () => {
    const talk = await played(NEW, READY, READY);
    const { table } = talk.talk;
    if (!table) throw new Error('no game');
    const { session } = table;
    const actions = [...session.record.actions, ...sorts(MOST_ACTIONS - 2)];
    const steps = [
      ...session.steps,
      ...sorts(MOST_ACTIONS - 2).map(() => session.steps[0]),
    ] as typeof session.steps;
    talk.talk = {
      table: {
        ...table,
        session: { ...session, record: { ...session.record, actions }, steps, cursor: MOST_ACTIONS },
      },
    };
    expect(await talk.error({ do: 'act', action: { kind: 'sort', card: 1001 } })).toMatchObject({
      code: 'recordFull',
    });
  });
});

it('keeps no line of play that was left, however many are tried', async () => {
  const talk = await played({ ...NEW, lifted: true }, READY, READY);
  for (const card of [1001, 1003, 1005, 1007, 1001, 1003]) {
    await talk.ok({ do: 'act', action: { kind: 'attack', card } });
    await talk.ok({ do: 'undo' });
  }
  expect(talk.talk.table?.session.branches).toEqual([]);
});
