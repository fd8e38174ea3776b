/** Positions in writing: every state comes back from JSON and from text, and a few words are enough. */
import { describe, expect, it, test } from 'vitest';
import { BATTLES } from '../../../src/engine/saratoga/data/types';
import { decision, outcome, start } from '../../../src/engine/saratoga/game';
import { DEFAULT_OPTIONS } from '../../../src/engine/saratoga/options';
import {
  formatPosition,
  parsePosition,
  type PositionJson,
  readPosition,
  writePosition,
} from '../../../src/engine/saratoga/position';
import { idOf, knownPiece, PIECES } from '../../../src/engine/saratoga/roster';
import { ABSENT, isOnMap } from '../../../src/engine/saratoga/state';
import { chanceOf, playAtRandom } from '../../helpers/saratoga/randomGame';
import { after, expectBack, stateOf } from '../../helpers/saratoga/written';

const PATIENCE = 60_000;

describe.each(BATTLES)('every state of a game of %s', { timeout: PATIENCE }, (battle) => {
  test.each([
    ['open, with the usual options', 1, { fog: false }],
    [
      'under fog, with other options',
      2,
      { fog: true, options: { returnFire: 'strict', losHeight: 'either', edgeOfMap: 'stay' } },
    ],
  ] as const)('comes back: %s', (_, seed, setup) => {
    const chance = chanceOf(seed);
    const seen = new Map<string, number>();
    let count = 0;
    const end = playAtRandom({ battle, ...setup }, seed, ({ after: state }) => {
      const kind = state.frames.at(-1)?.kind ?? 'over';
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      if (count++ % EVERY === 0 || (seen.get(kind) ?? 0) <= OF_EACH_KIND) expectBack(state, chance);
    });
    expectBack(end, chance);
    expect([...seen.keys()]).toEqual(expect.arrayContaining(COMMON));
  });
});

const EVERY = 20;
const OF_EACH_KIND = 8;
const COMMON = ['placement', 'turn', 'command', 'movement', 'fire', 'shot', 'recovery'];

describe('a text', () => {
  test.each<[text: string, waits: object | 'over']>([
    ['oct7 american placement side british; 0606 a-1nh', { kind: 'place', by: 'british' }],
    ['oct7 turn 2 british turn', { kind: 'roll', dice: 2, case: '4.0' }],
    ['sept19 american turn stage order side british', { kind: 'chooseOrder', by: 'british' }],
    [
      'oct7 american command stage gates; 0815 L-gates a-7ma; idle american',
      { kind: 'roll', dice: 2, case: '5.2' },
    ],
    [
      'oct7 british command stage activate; 0605 L-burgoyne L-fraser b-24; idle fraser',
      { kind: 'activate', by: 'british' },
    ],
    ['oct7 british movement; 0605 b-24; 0606 a-1nh', { kind: 'move', by: 'british' }],
    [
      'oct7 turn 3 american first fog movement party a-1nh; 0606 a-1nh a-2nh**; done a-1nh; spent a-1nh 4',
      { kind: 'move', by: 'american' },
    ],
    [
      'oct7 british movement stood b-24 0605; 0604 b-24; 0607 a-1nh; broken fraser; spent b-24 4',
      { kind: 'move', by: 'british' },
    ],
    [
      'oct7 british movement stage excess; 0605 b-24 b-li b-gren',
      { kind: 'removeExcess', by: 'british', case: '3.1.4' },
    ],
    [
      'oct7 british combatMovement moved b-24; 0604 b-24; 0605 b-li; 0607 a-1nh',
      { kind: 'combatMove', by: 'british' },
    ],
    ['oct7 british fire step 2; 0605 b-24; 0606 a-1nh', { kind: 'fire', by: 'american', case: '7.1.3' }],
    [
      'oct7 british fire step 3; shot unit b-24 target a-1nh; 0605 b-24; 0606 a-1nh; fired b-24 0606; shotAt a-1nh 1',
      { kind: 'roll', dice: 1, case: '7.2' },
    ],
    [
      'oct7 british fire step 3; morale formation poor; 0605 b-24; 0606 a-1nh**; morale poor 4',
      { kind: 'roll', dice: 2, case: '3.8.1' },
    ],
    [
      'oct7 british fire step 3; break formation poor; 0605 b-24; 0606 a-1nh**; broken poor',
      { kind: 'freeRound', by: 'british', case: '3.8.2' },
    ],
    [
      `oct7 british fire step 3; break formation poor done b-24 firers b-24 aims 0606; shot unit b-24 target a-1nh
0605 b-24; 0606 a-1nh**
broken poor; shotAt a-1nh 2`,
      { kind: 'roll', dice: 1, case: '7.2' },
    ],
    [
      'oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh**; broken poor',
      { kind: 'retreat', by: 'american', case: '3.8.3' },
    ],
    [
      `oct7 british fire step 3; break formation poor stage retreat units a-1nh hexes 0606 gone a-1nh; displacement hex 0607 newcomer a-1nh
0605 b-24; 0607 a-va a-dear a-1nh**
broken poor`,
      { kind: 'displace', by: 'american', case: '3.1.4' },
    ],
    [
      `oct7 british fire step 3; morale formation poor; relocation leader L-poor
0606 L-poor; 0608 a-2nh; 0806 a-3nh
lost a-1nh`,
      { kind: 'relocateLeader', by: 'american', case: '7.3' },
    ],
    [
      'oct7 british fire step 3; advance side british hex 0606 units b-24; 0605 b-24; lost a-1nh; fired b-24 0606',
      { kind: 'advance', by: 'british', case: '7.5' },
    ],
    ['oct7 american recovery; 0606 a-1nh*', { kind: 'recover', by: 'american', case: '8.0' }],
    [
      'oct7 american recovery stage roll group gatesGuns queue a-art1; 0606 a-art1*',
      { kind: 'roll', dice: 1, case: '8.0' },
    ],
    ['oct7 turn 11 british; 0605 b-24; ending reason tie winner american', 'over'],
    [
      'oct7 turn 4 british; 0605 b-24; broken learned poor glover; ending reason demoralised winner british',
      'over',
    ],
    ['oct7 british; exited b-li* b-gren b-24 b-mark; ending reason exit winner british', 'over'],
    ['sept19 british movement; 0605 b-62; options losHeight either victorySteps faces', { kind: 'move' }],
  ])('waits as it must: %s', (text, waits) => {
    const state = stateOf(parsePosition(text));
    expect({ waits: decision(state) ?? 'over' }).toMatchObject({ waits });
    expect(formatPosition(state)).toBe(text);
    expectBack(state, chanceOf(1));
  });

  it('may stand on lines, in any order, with spaces', () => {
    const text = ` oct7   british movement;;
      broken poor
      0606 a-1nh ;  0605 b-24 b-li*
      morale fraser 3`;
    expect(formatPosition(stateOf(parsePosition(text)))).toBe(
      'oct7 british movement; 0605 b-24 b-li*; 0606 a-1nh; broken poor; morale fraser 3',
    );
  });

  it('may have the phase in a clause of its own', () => {
    expect(parsePosition('oct7; 0605 b-24; 0606 a-1nh; fire step 3')).toEqual(
      parsePosition('oct7 british fire step 3; 0605 b-24; 0606 a-1nh'),
    );
  });
});

describe('what is left out', () => {
  const state = stateOf(
    readPosition({
      battle: 'oct7',
      phasing: 'british',
      phase: 'movement',
      stacks: { '0605': ['b-24', 'L-fraser'] },
    }),
  );
  const b24 = knownPiece('b-24');

  it('leaves everybody else out of the game', () => {
    expect(PIECES.filter((piece) => state.at[piece] !== ABSENT)).toEqual([b24, knownPiece('L-fraser')]);
  });
  it('has all in command, activated, fresh and at the first turn', () => {
    expect([state.inCommand[b24], state.active[b24], state.hits[b24], state.spent[b24]]).toEqual([
      true,
      true,
      0,
      0,
    ]);
    expect([state.turn, state.fog, state.options]).toEqual([1, false, DEFAULT_OPTIONS]);
  });
  it('has the morale with which the battle begins', () => {
    expect(state.morale).toEqual(start({ battle: 'oct7' }).morale);
  });
  it('has the British move in the second half of the turn', () => {
    expect(readPosition({ battle: 'oct7', stacks: { '0605': ['b-24', 'L-fraser'] } })).toEqual(state);
    const next = after(state, { kind: 'endMovement' });
    expect(decision(next)).toMatchObject({ kind: 'roll', case: '4.0' });
    expect(next.turn).toBe(2);
  });
  it('has the other side follow where the phasing one goes first', () => {
    const first = stateOf(parsePosition('oct7 british first movement; 0605 b-24; 0815 L-gates'));
    expect(decision(after(first, { kind: 'endMovement' }))).toMatchObject({ kind: 'roll', case: '5.2' });
  });
});

describe('a name of many', () => {
  const text = 'oct7 british movement; 0605 b-24 L-fraser b-9; 0606 a-1nh a-2nh L-poor; 0607 L-arnold';
  const idle = (words: string) => {
    const state = stateOf(parsePosition(`${text}; idle ${words}`));
    return PIECES.filter((piece) => isOnMap(state, piece) && !state.active[piece]).map(idOf);
  };

  it('is a side', () => expect(idle('american')).toEqual(['a-1nh', 'a-2nh', 'L-arnold', 'L-poor']));
  it('is a formation with its commander', () => expect(idle('fraser')).toEqual(['b-24', 'L-fraser']));
  it('stands beside single names', () =>
    expect(idle('b-9 poor')).toEqual(['b-9', 'a-1nh', 'a-2nh', 'L-poor']));
  it('is written where it says all', () => {
    const state = stateOf(parsePosition(`${text}; outOfCommand b-9; idle poor L-arnold`));
    expect(writePosition(state)).toMatchObject({ outOfCommand: ['b-9'], idle: ['american'] });
  });
});

describe('a position goes on by itself', () => {
  it('9.0 through the End Phase', () => {
    expect(outcome(stateOf(parsePosition('oct7 turn 11 british end; 0605 b-24')))).toEqual({
      winner: 'american',
      reason: 'tie',
    });
  });
  it('8.0 past a Recovery Phase with nobody to recover', () => {
    const state = stateOf(parsePosition('oct7 turn 3 british recovery; 0605 b-24'));
    expect([state.turn, decision(state)]).toMatchObject([4, { case: '4.0' }]);
  });
  it('5.0 into a Command Phase: who traces to nobody is out of command', () => {
    const state = stateOf(parsePosition('oct7 british command; 0605 b-24; 2203 L-burgoyne L-phillips b-47'));
    expect(state.inCommand[knownPiece('b-24')]).toBe(false);
    expect(decision(state)).toMatchObject({ kind: 'activate', by: 'british' });
  });
  it('R109 to open stacks next to the enemy in a Combat Phase', () => {
    const state = stateOf(
      parsePosition('oct7 british fog fire step 2; 0605 b-li b-24; 0606 a-1nh; 0608 a-2nh'),
    );
    expect(PIECES.filter((piece) => state.seen[piece]).map(idOf)).toEqual(['b-li', 'b-24', 'a-1nh']);
  });
});

describe('a position begins a game', () => {
  it('as its set-up', () => {
    const position: PositionJson = { battle: 'sept19', phasing: 'american', stacks: { '0606': ['a-1nh'] } };
    expect(start({ position })).toEqual(stateOf(readPosition(position)));
  });
  it('but not when something is wrong with it', () => {
    expect(() => start({ position: { battle: 'sept19', turn: 12 } })).toThrow('badTurn');
  });
});
