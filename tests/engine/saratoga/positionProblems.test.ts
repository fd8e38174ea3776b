/** Positions in writing: what is wrong is named, and nothing that comes from outside throws. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { actions, check, decision } from '../../../src/engine/saratoga/game';
import {
  formatPosition,
  parsePosition,
  type PositionJson,
  type Problem,
  PROBLEM_CODES,
  readPosition,
  writePosition,
} from '../../../src/engine/saratoga/position';
import type { State } from '../../../src/engine/saratoga/state';
import { chanceOf, playAtRandom } from '../../helpers/saratoga/randomGame';
import { after, expectBack, rolled } from '../../helpers/saratoga/written';

/** As a text, or as fields beside the battle. */
const WRONG: readonly [Problem['code'], at: string, position: string | Readonly<Record<string, unknown>>][] =
  [
    ['unknownBattle', 'monmouth', 'monmouth british movement'],
    ['unknownBattle', 'battle', { battle: 7 }],
    ['unknownBattle', 'battle', ''],
    ['unknownOption', 'weather', 'oct7; options weather fine'],
    ['unknownOption', 'losHeight', 'oct7; options losHeight high'],
    ['unknownSide', 'french', { phasing: 'french' }],
    ['unknownPhase', 'night', 'oct7 british night'],
    ['unknownPhase', 'shot', { phase: 'shot' }],
    ['unknownPhase', '__proto__', { phase: '__proto__' }],
    ['unknownField', 'weather', { weather: 'fine' }],
    ['unknownField', '__proto__', JSON.parse('{"__proto__": {"turn": 3}}') as Record<string, unknown>],
    ['unknownField', 'fire.unit', { frames: [{ kind: 'fire', unit: 'b-24' }] }],
    ['unknownField', 'ending.why', { ending: { reason: 'tie', winner: 'american', why: 'so' } }],
    ['unknownWord', 'weather', 'oct7 british movement; weather fine'],
    ['unknownWord', 'b-24', 'oct7 british fire b-24'],
    ['unknownWord', 'b-li', 'oct7 british fire; shot unit b-24 b-li target a-1nh'],
    ['twice', 'broken', 'oct7; broken poor; broken fraser'],
    ['twice', '0605', 'oct7; 0605 b-24; 0605 b-li'],
    ['twice', 'poor', 'oct7; morale poor 1 poor 2'],
    ['twice', 'b-24', 'oct7; 0605 b-24; 0606 b-24'],
    ['twice', 'b-24', 'oct7; 0605 b-24; lost b-24'],
    ['badTurn', 'turn', { turn: 0 }],
    ['badTurn', 'turn', 'oct7 turn 12 british movement'],
    ['badTurn', 'turn', { turn: 1e300 }],
    ['badTurn', 'turn', { turn: 1.5 }],
    ['wrongType', 'fog', { fog: 'yes' }],
    ['wrongType', 'stacks', { stacks: [] }],
    ['wrongType', '0605', { stacks: { '0605': [7] } }],
    ['wrongType', 'idle', { idle: 'b-24' }],
    ['wrongType', 'frames', { frames: 'fire' }],
    ['wrongType', 'frames', { frames: [null] }],
    ['wrongType', 'shot.unit', { frames: [{ kind: 'fire' }, { kind: 'shot', unit: 7, target: 'a-1nh' }] }],
    ['unknownCounter', 'b-99', 'oct7; 0605 b-99'],
    ['unknownCounter', 'constructor', 'oct7; lost constructor'],
    ['unknownFormation', 'morgan', 'oct7; broken morgan'],
    ['unknownHex', '605', { stacks: { '605': ['b-24'] } }],
    ['river', '2401', 'oct7; 2401 b-24'],
    ['offMap', '2416', 'oct7; 2416 b-24'],
    ['offMap', '9999', 'oct7; 9999 b-24'],
    ['notInThisBattle', 'b-62', 'oct7; 0605 b-62'],
    ['notInThisBattle', 'a-lat', 'sept19; lost a-lat'],
    ['bothSides', '0605', 'oct7; 0605 b-24 a-1nh'],
    ['bothSides', '0605', 'oct7; 0605 b-24 L-poor'],
    ['tooManyUnits', '0605', 'oct7 british fire; 0605 b-24 b-li b-gren; 0606 a-1nh'],
    ['tooManyUnits', '0606', 'oct7 british movement; 0606 a-1nh a-2nh a-3nh'],
    ['badHits', 'b-24', 'oct7; 0605 b-24*****'],
    ['badHits', 'b-24', { stacks: { '0605': ['b-24'] }, hits: { 'b-24': -1 } }],
    ['eliminated', 'b-24', 'oct7; 0605 b-24****'],
    ['notAUnit', 'L-fraser', 'oct7; 0605 L-fraser*'],
    ['notAUnit', 'L-fraser', 'oct7; 0605 L-fraser; outOfCommand L-fraser'],
    ['notAUnit', 'L-fraser', 'oct7; exited L-fraser'],
    ['notOnMap', 'b-24', 'oct7; idle b-24'],
    ['notOnMap', 'b-24', 'oct7; spent b-24 3'],
    ['badNumber', 'b-24', { stacks: { '0605': ['b-24'] }, spent: { 'b-24': 1e9 } }],
    ['badNumber', 'fire.step', { frames: [{ kind: 'fire', step: 8 }] }],
    ['badBox', 'fraser', 'oct7; morale fraser 12'],
    ['badBox', 'poor', { morale: { poor: '3' } }],
    ['wrongSide', 'a-1nh', 'oct7; exited a-1nh'],
    ['badEnding', 'weather', 'oct7; ending reason weather'],
    ['badEnding', 'tie', 'oct7; ending reason tie winner british'],
    ['badEnding', 'points', 'oct7; ending reason points'],
    ['impossibleFrames', 'ending', 'oct7 british movement; ending reason tie winner american'],
    ['impossibleFrames', 'phase', { phase: 'movement', frames: [{ kind: 'fire' }] }],
    ['impossibleFrames', 'frames', { frames: [] }],
    ['unknownFrame', 'dance', { frames: [{ kind: 'dance' }] }],
    ['unknownFrame', 'toString', { frames: [{ kind: 'toString' }] }],
    ['unknownFrame', 'playerTurn', { frames: [{ kind: 'playerTurn', stage: 'over' }] }],
    ['unknownStage', 'late', 'oct7 british movement stage late'],
    ['missingField', 'shot.target', 'oct7 british fire step 3; shot unit b-24; 0605 b-24; 0606 a-1nh'],
    ['missingField', 'poor', 'oct7; morale poor'],
  ];

const FACING = '; 0605 b-24; 0606 a-1nh';
const IMPOSSIBLE: readonly [Problem['code'], at: string, text: string][] = [
  ['impossibleFrames', 'shot', `oct7 british; shot unit b-24 target a-1nh${FACING}`],
  ['impossibleFrames', 'shot', `oct7 british movement; shot unit b-24 target a-1nh${FACING}`],
  [
    'impossibleFrames',
    'shot',
    `oct7 british fire; morale formation poor; shot unit b-24 target a-1nh${FACING}`,
  ],
  ['impossibleFrames', 'fire', `oct7 british fire; fire${FACING}`],
  ['impossibleFrames', 'turn', 'oct7 british movement; turn'],
  ['impossibleFrames', 'placement', 'oct7 american placement; lost a-1nh'],
  ['wrongSide', 'b-24', `oct7 british fire step 2; shot unit b-24 target a-1nh${FACING}`],
  ['wrongSide', 'b-li', `oct7 british fire step 3; shot unit b-24 target b-li${FACING}; 0604 b-li`],
  [
    'notAUnit',
    'L-fraser',
    `oct7 british fire step 3; shot unit L-fraser target a-1nh${FACING}; 0604 L-fraser`,
  ],
  ['notOnMap', 'b-li', `oct7 british fire step 3; shot unit b-li target a-1nh${FACING}`],
  ['notALeader', 'b-24', `oct7 british movement stage excess; relocation leader b-24${FACING}`],
  ['notOnMap', 'L-fraser', `oct7 british movement stage excess; relocation leader L-fraser${FACING}`],
  ['impossibleFrames', 'relocation', 'oct7 british movement; relocation leader L-fraser; 0605 L-fraser'],
  ['impossibleFrames', 'morale', `oct7 british fire; morale formation poor; broken poor${FACING}`],
  ['impossibleFrames', 'break', `oct7 british fire; break formation poor${FACING}`],
  ['impossibleFrames', 'break', `oct7 british fire; break formation poor units a-2ma; broken poor${FACING}`],
  ['impossibleFrames', 'break', `oct7 british fire; break formation poor gone a-2nh; broken poor${FACING}`],
  ['impossibleFrames', 'break', `oct7 british fire; break formation poor firers b-24; broken poor${FACING}`],
  ['wrongSide', 'a-2nh', `oct7 british fire; break formation poor done a-2nh; broken poor${FACING}`],
  ['impossibleFrames', 'displacement', `oct7 british fire; displacement hex 0606 newcomer a-1nh${FACING}`],
  [
    'impossibleFrames',
    'displacement',
    `oct7 british fire; break formation poor stage retreat; displacement hex 0606 newcomer a-1nh; broken poor${FACING}`,
  ],
  ['impossibleFrames', 'command', 'oct7 british command stage gates; 0815 L-gates'],
  ['impossibleFrames', 'command', 'oct7 american command stage gates; 0606 a-1nh'],
  ['wrongSide', 'a-1nh', `oct7 british movement party a-1nh${FACING}`],
  ['wrongSide', 'a-1nh', `oct7 british combatMovement moved a-1nh${FACING}`],
  ['wrongSide', 'a-1nh', `oct7 british movement stood a-1nh 0606${FACING}`],
  ['wrongSide', 'a-1nh', `oct7 british fire; advance side british hex 0604 units a-1nh${FACING}`],
  ['impossibleFrames', 'recovery', 'oct7 british recovery stage roll group poor queue b-24; 0605 b-24*'],
  ['impossibleFrames', 'recovery', 'oct7 british recovery stage roll group fraser queue b-24; 0605 b-24'],
];

describe('what is wrong is named', () => {
  test.each(WRONG)('%s at %s', (code, at, given) => {
    const read =
      typeof given === 'string' ? parsePosition(given) : readPosition({ battle: 'oct7', ...given });
    expect(read).toContainEqual({ code, at });
  });
  test.each(IMPOSSIBLE)('%s at %s in %s', (code, at, text) => {
    expect(parsePosition(text)).toContainEqual({ code, at });
  });
  it('by every code', () => {
    expect(new Set([...WRONG, ...IMPOSSIBLE].map(([code]) => code))).toEqual(new Set(PROBLEM_CODES));
  });
  it('all at once', () => {
    expect(parsePosition('oct7 turn 12 british movement; 2401 b-24; 0605 b-99')).toHaveLength(3);
  });
  it('in JSON that is no object', () => {
    for (const json of [undefined, null, 7, 'oct7', [], [{}]])
      expect(readPosition(json)).toEqual([{ code: 'wrongType', at: 'position' }]);
  });
  it('shortly, where a word is long', () => {
    const [problem] = parsePosition(`oct7; 0605 ${'x'.repeat(1e6)}`) as Problem[];
    expect(problem?.at.length).toBeLessThan(50);
  });
});

/** Nothing that comes from outside may throw, and what is let in can be played. */
function expectPlayable(read: State | Problem[], chance: () => number): void {
  if (Array.isArray(read)) {
    if (read.length === 0) throw new Error('refused without a reason');
    return;
  }
  expectBack(read, chance);
  let state = read;
  for (let count = 0; count < 20 && decision(state); count++) {
    const offered = actions(state);
    const action = offered[Math.floor(chance() * offered.length)] ?? rolled(state, chance);
    if (!action || check(state, action))
      throw new Error(`refused: ${JSON.stringify([action, formatPosition(state)])}`);
    state = after(state, action);
  }
}

describe('garbage', () => {
  const chance = chanceOf(3);
  const played: PositionJson[] = [];
  playAtRandom({ battle: 'oct7', fog: true }, 8, ({ after: state }) => {
    if (played.length < 400 && chance() < 0.2) played.push(writePosition(state));
  });

  it('never throws as JSON', () => {
    fc.assert(fc.property(fc.anything(), (json) => expectPlayable(readPosition(json), chance)));
  });
  it('never throws in any field', () => {
    const fields = Object.fromEntries(FIELDS.map((name) => [name, fc.jsonValue()]));
    fc.assert(
      fc.property(fc.record(fields, { requiredKeys: [] }), (json) =>
        expectPlayable(readPosition({ battle: 'oct7', ...json }), chance),
      ),
    );
  });
  it('never throws in deep nests', () => {
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
    for (const name of FIELDS) expectPlayable(readPosition({ battle: 'oct7', [name]: deep }), chance);
    expectPlayable(readPosition({ battle: 'oct7', frames: [{ kind: 'fire', held: deep }] }), chance);
  });
  it('3.8.2 of a broken unit that is said to have moved and has not can be played on', () => {
    const text = 'oct7 turn 8 american movement; 0311 a-2nh; 0308 b-24; broken poor; done poor';
    expectPlayable(parsePosition(text), chance);
  });
  it('never throws where one part of a real position was changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...played),
        fc.infiniteStream(fc.nat()),
        fc.oneof(fc.jsonValue(), fc.constantFrom(...WORDS), fc.integer({ min: -5, max: 12 })),
        (json, where, part) => {
          expectPlayable(readPosition(replaced(json, where, part)), chance);
        },
      ),
      { numRuns: 300 },
    );
  });
  it('never throws as a text', () => {
    fc.assert(fc.property(fc.string(), (text) => expectPlayable(parsePosition(text), chance)));
  });
  it('never throws as a text of known words', () => {
    const clause = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(clause, { maxLength: 6 }), (clauses) =>
        expectPlayable(parsePosition(['oct7', ...clauses].join('; ')), chance),
      ),
      { numRuns: 500 },
    );
  });
});

const FIELDS: readonly (keyof PositionJson)[] = [
  'battle',
  'options',
  'fog',
  'turn',
  'phasing',
  'first',
  'phase',
  'frames',
  'stacks',
  'lost',
  'exited',
  'hits',
  'outOfCommand',
  'idle',
  'inContact',
  'spent',
  'done',
  'fired',
  'shotAt',
  'seen',
  'morale',
  'broken',
  'ending',
];

const WORDS =
  `oct7 sept19 british american first fog turn 3 1 0 7 placement command movement combatMovement fire recovery
  end shot relocation morale break displacement advance stage roll order gates excess round retreat unit target leader
  formation units hex side group queue step held stood 0605 0606 0607 0704 2401 b-24 b-li* a-1nh a-2nh** L-fraser L-poor
  L-gates b-24 a-1nh a-art1 fraser poor gatesGuns lost exited idle broken options ending reason tie __proto__ constructor
  *`.split(/\s+/);

/** The same JSON with another part somewhere in it. */
function replaced(json: unknown, where: Iterator<number>, part: unknown): unknown {
  const number = Number(where.next().value);
  if (typeof json !== 'object' || json === null || number % 4 === 0) return part;
  const keys = Object.keys(json);
  const chosen = keys[number % keys.length];
  const parts = Object.entries(json).map(([key, old]) => [
    key,
    key === chosen ? replaced(old, where, part) : old,
  ]);
  return Array.isArray(json) ? parts.map(([, each]) => each as unknown) : Object.fromEntries(parts);
}
