/** No line makes the protocol fail: an answer or a mistake, and a mistake changes nothing. */
import { FORMS } from '../../src/engine/saratoga/forms';
import fc from 'fast-check';
import { describe, it, test } from 'vitest';
import { RULES } from '../../src/engine/saratoga/rules';
import { GAMES } from '../../src/games/list';
import { NEW_TALK, protocolOf, type Talk } from '../../src/protocol/protocol';
import { requestsOf } from '../../src/protocol/requests';
import { toy, TOY_HANDS } from '../helpers/toy';
import { type Answer, Conversation, FACING, FIRE, NEW, SHOOTING } from './conversation';

const BOTH = [...GAMES, toy];
const REQUESTS = requestsOf(BOTH);
const reply = protocolOf(BOTH);

/** The conversation after these requests. */
async function talkAfter(...requests: readonly object[]): Promise<Talk> {
  const conversation = new Conversation(BOTH);
  for (const request of requests) await conversation.ok(request);
  return conversation.talk;
}

async function expectCalm(before: Talk, line: string): Promise<void> {
  const { talk, line: answered } = await reply(before, line);
  const { ok, error } = JSON.parse(answered) as Answer;
  if (answered.includes('\n') || error?.code === 'internal' || (ok === undefined) === (error === undefined))
    throw new Error(`${line}: ${answered}`);
  if (error && talk !== before) throw new Error(`changed by ${line}`);
}

const json = fc.jsonValue({ maxDepth: 3 });
const WORDS = [
  ...'british american red b-24 L-fraser a-1nh saratoga toy oct7 sort 0606 9999'.split(' '),
  ...Object.keys(RULES.questions),
];
const LISTS = [['b-24'], ['b-24', 'b-24'], ['0606', 605], [3], [[6, 6]]];
const NUMBERS = [606, 605, 0, -1, 1e21, 2.5];
const action = fc.record(
  {
    kind: fc.constantFrom(...Object.keys(FORMS.actions), 'attack', 'sort', '__proto__'),
    counters: fc.oneof(json, fc.constant(['b-24'])),
    path: fc.oneof(json, fc.constant(['0605', 604])),
    unit: fc.oneof(json, fc.constant('b-24')),
    hex: fc.oneof(json, fc.constantFrom(606, '0606')),
    place: fc.oneof(json, fc.constant(0)),
    dice: fc.oneof(json, fc.constant([3])),
    card: fc.oneof(json, fc.constant(1001)),
  },
  { requiredKeys: ['kind'] },
);
const position = fc.oneof(
  fc.constantFrom(...[FACING, SHOOTING].map((each) => each.position), 'red 1 2; blue 3'),
  fc.record(
    {
      battle: fc.constantFrom('oct7', 'x'),
      stacks: json,
      frames: json,
      spent: json,
      turn: json,
      fired: json,
    },
    { requiredKeys: ['battle'] },
  ),
);
const value = fc.oneof(
  json,
  fc.constantFrom<unknown>(...WORDS, ...LISTS, ...NUMBERS, true, TOY_HANDS),
  action,
  position,
);

/** Mostly fields that the request has. */
const request = fc.constantFrom(...Object.keys(REQUESTS)).chain((name) => {
  const fields = Object.keys(REQUESTS[name]?.fields ?? {}).map((field) => field.replace('?', ''));
  const any = ['id', 'battle', 'options', 'fog', 'red', 'blue', 'x', '__proto__'];
  const of = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(fields.length > 0 ? fields : ['id'])) },
    { weight: 1, arbitrary: fc.constantFrom(...any) },
  );
  return fc.dictionary(of, value, { maxKeys: 4 }).map((given) => JSON.stringify({ ...given, do: name }));
});

describe('garbage', () => {
  it('is answered calmly', async () => {
    const talk = await talkAfter(FACING);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((o) => JSON.stringify(o)),
        ),
        (line) => expectCalm(talk, line),
      ),
      { numRuns: 500 },
    );
  });
  test.each<[string, readonly object[]]>([
    ['before a game', []],
    ['in a set-up', [NEW]],
    ['in a Movement Phase', [FACING]],
    ['in a Combat Phase', [SHOOTING]],
    ['while a die is awaited', [SHOOTING, FIRE]],
    ['after a shot', [{ ...SHOOTING, lifted: true }, FIRE, { do: 'dice', rolls: [2] }]],
    ['in another game', [{ do: 'new', game: 'toy', ...TOY_HANDS }]],
    ['when the game is over', [{ do: 'position', position: 'oct7 turn 11 british end; 0605 b-24' }]],
  ])('in requests is answered calmly %s', async (_, requests) => {
    const talk = requests.length > 0 ? await talkAfter(...requests) : NEW_TALK;
    await fc.assert(
      fc.asyncProperty(request, (line) => expectCalm(talk, line)),
      { numRuns: 600 },
    );
  });
  it('in questions is answered calmly', async () => {
    const talk = await talkAfter(FACING);
    const ask = fc.record(
      {
        do: fc.constant('ask'),
        question: fc.constantFrom(...Object.keys(RULES.questions)),
        args: fc.oneof(fc.array(value, { maxLength: 3 }), fc.dictionary(fc.string(), value)),
        side: fc.constantFrom('british', 'american'),
      },
      { requiredKeys: ['do', 'question', 'args'] },
    );
    await fc.assert(
      fc.asyncProperty(ask, (given) => expectCalm(talk, JSON.stringify(given))),
      { numRuns: 600 },
    );
  });
});
