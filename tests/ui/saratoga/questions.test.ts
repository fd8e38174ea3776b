// @vitest-environment node
/** The question of each decision and each roll, out of what the viewer may know. */
import { describe, expect, it } from 'vitest';
import { type About, type Action, BATTLES, type Side, type View } from '../../../src/engine/saratoga';
import { start } from '../../../src/engine/saratoga/game';
import { view } from '../../../src/engine/saratoga/view';
import { caseCards } from '../../../src/ui/saratoga/text/cases';
import { type QuestionWords, questionFor } from '../../../src/ui/saratoga/text/questions';
import { fireAt, move, play, position } from '../../helpers/saratoga/position';
import { playAtRandom } from '../../helpers/saratoga/randomGame';

const table = view(start({ battle: 'oct7' }), 'american');
/** What is asked follows from what it is about and who is asked, not from the kind of decision. */
const decisionOf = (by: Side | 'dice'): NonNullable<View['decision']> =>
  by === 'dice' ? { kind: 'roll', by, case: '7.2', dice: 1, faces: 6 } : { kind: 'move', by, case: '7.2' };
const asked = (about: About, by: Side | 'dice', change: Partial<View> = {}): QuestionWords =>
  questionFor({ ...table, actions: [], about, decision: decisionOf(by), ...change });

type Sample = readonly [about: About, by: Side | 'dice', who: string, question: string];
const plain = { modifiers: [], needed: 4, faces: 3 };

const QUESTIONS: Readonly<Record<About['kind'], readonly Sample[]>> = {
  placement: [
    [
      { kind: 'placement', side: 'american' },
      'american',
      'The Americans',
      'Where do the Americans place their remaining 46 counters?',
    ],
    [{ kind: 'placement', side: 'british' }, 'british', 'The British', 'Where do the British set up?'],
  ],
  orderRoll: [
    [{ kind: 'orderRoll' }, 'dice', 'Both sides', 'Who rolls higher and chooses the order of turn 1?'],
  ],
  order: [[{ kind: 'order' }, 'british', 'The British', 'Who goes first in turn 1?']],
  gatesRoll: [
    [
      { kind: 'gatesRoll', needed: 10 },
      'dice',
      'The Americans',
      'Does Gates act this turn: 10 or more with two dice?',
    ],
    [{ kind: 'gatesRoll', needed: undefined }, 'dice', 'The Americans', 'Does Gates act this turn?'],
  ],
  activation: [
    [
      { kind: 'activation', left: { 'L-burgoyne': 3 } },
      'british',
      'The British',
      'Burgoyne can activate 3 commanders. Which?',
    ],
    [
      { kind: 'activation', left: { 'L-gates': 1, 'L-arnold': 2 } },
      'american',
      'The Americans',
      'Gates can activate one commander and Arnold can activate 2 commanders. Which?',
    ],
    [
      { kind: 'activation', left: { 'L-gates': 0, 'L-arnold': 2 } },
      'american',
      'The Americans',
      'Arnold can activate 2 commanders. Which?',
    ],
  ],
  movement: [
    [
      { kind: 'movement', party: [], left: 0, owing: [], doomed: [], crowded: [] },
      'british',
      'The British',
      'Which British counters move, and where to?',
    ],
    [
      // Those under way have no move left.
      { kind: 'movement', party: ['b-24', 'L-fraser'], left: 1.5, owing: ['b-9'], doomed: [], crowded: [] },
      'british',
      'The British',
      'Where does the 9th Foot fall back to?',
    ],
    [
      { kind: 'movement', party: [], left: 0, owing: ['b-9'], doomed: [], crowded: [] },
      'british',
      'The British',
      'Where does the 9th Foot fall back to?',
    ],
  ],
  excess: [
    [
      { kind: 'excess', hexes: [606] },
      'british',
      'The British',
      'Too many units in 0606: two may stay. Which one is lost?',
    ],
    [
      { kind: 'excess', hexes: [] },
      'british',
      'The British',
      'Which British units beyond two in a hex are given up?',
    ],
  ],
  combatMovement: [
    [
      { kind: 'combatMovement', moved: [] },
      'american',
      'The Americans',
      'Close in? Active infantry may move up to 3 MP to reach the enemy.',
    ],
  ],
  fire: [
    [
      { kind: 'fire', step: 0, held: [] },
      'american',
      'The Americans',
      'American fire, A units: choose a unit and a target.',
    ],
    [
      { kind: 'fire', step: 7, held: [] },
      'british',
      'The British',
      'British fire, D units: choose a unit and a target.',
    ],
  ],
  shot: [
    [
      {
        kind: 'shot',
        unit: 'b-24',
        from: 505,
        hex: 606,
        target: 'a-1nh',
        odds: { automatic: false, base: 4, best: plain, worst: plain },
      },
      'dice',
      'The British',
      'Does the 24th Foot hit Poor’s 1st New Hampshire in 0606, with 4 or more?',
    ],
    [
      {
        kind: 'shot',
        unit: 'a-art1',
        from: 505,
        hex: 606,
        target: undefined,
        odds: {
          automatic: false,
          base: 6,
          best: { modifiers: [{ what: 'twoUnits', value: 1, case: 'CRT' }], needed: 5, faces: 2 },
          worst: { modifiers: [], needed: 6, faces: 1 },
        },
      },
      'dice',
      'The Americans',
      'Does Gates’s battery 1 hit the stack in 0606, with a 6, or with 5 or more if two units stand there?',
    ],
  ],
  relocation: [
    [
      { kind: 'relocation', leader: 'L-poor', from: 606 },
      'american',
      'The Americans',
      'Which of the nearest friends does Poor join from 0606?',
    ],
    [
      { kind: 'relocation', leader: undefined, from: 606 },
      'american',
      'The Americans',
      'Which of the nearest friends does the leader, if one was there, join from 0606?',
    ],
  ],
  morale: [
    [
      { kind: 'morale', formation: 'fraser', number: 9 },
      'dice',
      'The British',
      'Does Fraser’s formation hold: 9 or less with two dice?',
    ],
  ],
  break: [
    [
      { kind: 'break', formation: 'fraser', stage: 'round', units: ['b-24'] },
      'american',
      'The Americans',
      'Which American infantry fires at Fraser’s formation as it breaks?',
    ],
    [
      { kind: 'break', formation: 'fraser', stage: 'retreat', units: ['b-24', 'b-li'] },
      'british',
      'The British',
      'Where do the 24th Foot and the Light Infantry retreat to?',
    ],
    [
      { kind: 'break', formation: 'fraser', stage: 'retreat', units: ['b-24', 'b-li', 'b-gren'] },
      'british',
      'The British',
      'Where does Fraser’s formation retreat to?',
    ],
    [
      { kind: 'break', formation: 'fraser', stage: 'retreat', units: [] },
      'british',
      'The British',
      'Where does Fraser’s formation retreat to?',
    ],
  ],
  displacement: [
    [
      { kind: 'displacement', hex: 605, newcomer: 'b-24' },
      'british',
      'The British',
      'Who makes room in 0605 for the 24th Foot, and goes where?',
    ],
  ],
  advance: [
    [
      { kind: 'advance', hex: 606, side: 'british' },
      'british',
      'The British',
      'Who advances into 0606, if anybody?',
    ],
  ],
  recovery: [
    [
      { kind: 'recovery', groups: [] },
      'british',
      'The British',
      'Which British formation tries to recover its step losses?',
    ],
  ],
  recoveryRoll: [
    [
      { kind: 'recoveryRoll', group: 'poor', unit: 'a-1nh', needed: 4 },
      'dice',
      'The Americans',
      'Does the 1st New Hampshire recover its step loss: 4 or less with one die?',
    ],
    [
      { kind: 'recoveryRoll', group: 'poor', unit: 'a-1nh', needed: 6 },
      'dice',
      'The Americans',
      'Does the 1st New Hampshire recover its step loss: any number with one die?',
    ],
    [
      { kind: 'recoveryRoll', group: 'gatesGuns', unit: undefined, needed: undefined },
      'dice',
      'The Americans',
      'Does a hidden unit of Gates’s guns recover its step loss?',
    ],
  ],
};

describe.each(Object.entries(QUESTIONS))('%s', (_, samples) => {
  it.each(samples)('%j by %s', (about, by, who, question) => {
    expect(asked(about, by)).toMatchObject({ who, question, case: '7.2' });
  });
});

describe('hints', () => {
  it('warn of units that will be lost', () => {
    const about: About = {
      kind: 'movement',
      party: [],
      left: 0,
      owing: [],
      doomed: ['b-24', 'b-li'],
      crowded: [],
    };
    expect(asked(about, 'british').hint).toMatch(
      / The 24th Foot and the Light Infantry can fall back nowhere and will be lost when the phase ends\.$/,
    );
  });
  it('CRT tell the modifiers of a shot', () => {
    const modifiers = [
      { what: 'woods', value: -1, case: 'TEC' },
      { what: 'leader', value: 2, case: '7.2' },
    ] as const;
    const chance = { modifiers, needed: 3, faces: 4 };
    const odds = { automatic: false, base: 4, best: chance, worst: chance };
    const about: About = { kind: 'shot', unit: 'b-24', from: 505, hex: 606, target: 'a-1nh', odds };
    expect(asked(about, 'dice').hint).toBe('Roll one die. B 4+, woods −1, Fraser +2.');
  });
  it('7.1.3 count the steps and the units that can fire', () => {
    const fire = (unit: string) => ({ kind: 'fire', unit, hex: 606, place: 0 }) as const;
    const about: About = { kind: 'fire', step: 2, held: [] };
    const hint = (...units: string[]) => asked(about, 'american', { actions: units.map(fire) }).hint;
    expect(hint()).toBe('They fire in defence. Step 3 of 8.');
    expect(hint('a-1nh')).toMatch(/Step 3 of 8\. One unit can fire\.$/);
    expect(hint('a-1nh', 'a-2nh', 'a-2nh')).toMatch(/Step 3 of 8\. 2 units can fire\.$/);
  });
  it.each<readonly [About, Action]>([
    [{ kind: 'combatMovement', moved: [] }, { kind: 'endCombatMovement' }],
    [{ kind: 'fire', step: 2, held: [] }, { kind: 'holdAll' }],
    [{ kind: 'relocation', leader: undefined, from: 606 }, { kind: 'decline' }],
    [{ kind: 'recovery', groups: [] }, { kind: 'endRecovery' }],
  ])('R129 tell the owner, and nobody else, that he can only pass: %j', (about, pass) => {
    const hint = (viewer: Side | undefined) => {
      const actions = viewer === 'american' ? [pass] : []; // only who decides sees what can be done
      return asked(about, 'american', { viewer, actions, fog: true, phasing: 'american' }).hint ?? '';
    };
    expect(hint('american')).toMatch(/^(No more units|None) .* Go on, so that your opponent learns nothing/);
    for (const other of ['british', undefined] as const)
      expect(hint(other)).not.toMatch(/Nobody|None|not to know/);
  });
  it('R98 offer Gates’s guns where they can recover', () => {
    const about: About = { kind: 'recovery', groups: [] };
    const actions = [{ kind: 'recover', group: 'gatesGuns' }] as const;
    expect(asked(about, 'american', { actions }).hint).toContain('or Gates’s guns');
    expect(asked(about, 'american').hint).not.toContain('guns');
  });
  it('5.2 say why 8 will do', () => {
    expect(asked({ kind: 'gatesRoll', needed: 8 }, 'dice').hint).toContain('near');
    expect(asked({ kind: 'gatesRoll', needed: 10 }, 'dice').hint).not.toContain('near');
  });
});

describe('in a game', () => {
  const ask = (state: Parameters<typeof view>[0], viewer: Side) => questionFor(view(state, viewer));

  it('11.0 set-up counts down to the last counter and then asks to confirm', () => {
    const state = start({ battle: 'sept19' });
    play(state, { kind: 'deploy' });
    expect(ask(state, 'american').question).toBe(
      'Everybody has a place: shall the set-up of the Americans stand?',
    );
    play(state, { kind: 'lift', counter: 'a-va' });
    expect(ask(state, 'american').question).toBe('Where does Morgan’s rifle corps start?');
    expect(ask(state, 'british').question).toBe('Where do the Americans set up?');
  });
  it('6.1 names who is under way', () => {
    const state = position({ at: { '0405': 'b-24 L-fraser' } });
    expect(ask(state, 'british')).toMatchObject({
      who: 'The British',
      question: 'Which British counters move, and where to?',
      case: '6.0',
    });
    play(state, move('b-24 L-fraser', 406));
    // 6.2, TEC half a point along the road; the 24th Foot has five.
    expect(ask(state, 'british').question).toBe('March on? 4½ MP left.');
  });
  it('3.1.4 names the crowded hex', () => {
    const state = position({ at: { '0405': 'b-24 b-li b-gren' } });
    play(state, { kind: 'endMovement' });
    expect(ask(state, 'british')).toMatchObject({
      question: 'Too many units in 0405: two may stay. Which one is lost?',
      case: '3.1.4',
    });
  });
  it('7.1.3, 7.2 asks for a shot and then for its die', () => {
    const state = position({ phase: 'fire', at: { '0405': 'b-24', '0406': 'a-1nh' } });
    expect(ask(state, 'american')).toMatchObject({
      who: 'The Americans',
      question: 'American fire, B units: choose a unit and a target.',
      hint: 'They fire in defence. Step 3 of 8. One unit can fire.',
      case: '7.1.3',
    });
    play(state, { kind: 'holdAll' });
    play(state, fireAt('b-24', 406));
    expect(ask(state, 'british')).toMatchObject({
      who: 'The British',
      question: 'Does the 24th Foot hit Poor’s 1st New Hampshire in 0406, with 4 or more?',
      hint: 'Roll one die. B 4+.',
      case: '7.2',
    });
  });
  it('9.0 tells the end', () => {
    const state = position({ phase: 'end', at: { '0405': 'b-24' }, broken: ['poor', 'learned', 'nixon'] });
    expect(ask(state, 'american')).toEqual({
      who: 'The British',
      question: 'Three formations of the Americans have broken. The British win.',
      case: '9.0',
    });
  });
});

const RAW = /undefined|NaN|\[object|\b[abL]-[a-z0-9]+|null| {2}|\.\./;
const INPUT = /\b(click|tap|drag|press|key|mouse|pointer|button)/i;

describe.each(BATTLES)('whole games of %s', { timeout: 60_000 }, (battle) => {
  it.each([true, false])('are asked in one sentence each, with fog %s', (fog) => {
    const kinds = new Set<string>();
    let count = 0;
    playAtRandom({ battle, fog }, fog ? 5 : 17, ({ kind, before }) => {
      // Moves are by far the most, and much alike.
      if (kind === 'move' && count++ % 20 !== 0) return;
      for (const viewer of ['british', 'american', undefined] as const) {
        const seen = view(before, viewer);
        const question = questionFor(seen);
        kinds.add(seen.about?.kind ?? 'none');
        expect([question.who, question.question, question.hint].join('|')).not.toMatch(RAW);
        expect(question.question).toMatch(/^[A-Z][^?]*(?:\?|\? [A-Z\d½][^?]*\.|: choose [^?]*\.)$/);
        expect(question.hint ?? 'None.').toMatch(/^[A-Z].*\.$/);
        expect(question.hint ?? '').not.toMatch(INPUT);
        expect(question.case).toBe(seen.decision?.case);
        expect(caseCards).toHaveProperty([question.case]);
      }
    });
    expect(kinds).not.toContain('none');
    for (const kind of [
      'placement',
      'orderRoll',
      'order',
      'gatesRoll',
      'activation',
      'movement',
      'fire',
      'shot',
    ])
      expect(kinds).toContain(kind);
  });
});
