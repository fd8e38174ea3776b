/** What a decision tells: which kinds of action answer it, and what it is about. */
import { FORMS } from '../../src/engine/saratoga/forms';
import type { Forms } from '../../src/games/contract';
import { describe, expect, it, test } from 'vitest';
import type { ActionFieldKind } from '../../src/engine/kernel/actionShape';
import { ACTION_FIELDS } from '../../src/engine/saratoga/actionShape';
import type { Action } from '../../src/engine/saratoga/actions';
import { DECISION_KINDS, type DecisionKind } from '../../src/engine/saratoga/decisions';
import { actions, check, decision } from '../../src/engine/saratoga/game';
import { RULES } from '../../src/engine/saratoga/rules';
import type { State } from '../../src/engine/saratoga/state';
import { playAtRandom } from '../helpers/saratoga/randomGame';
import { after } from './conversation';

/** A position that waits for each kind of decision, and what that one is about. */
const WAITING: Readonly<Record<DecisionKind, readonly [position: string, about: object]>> = {
  place: ['oct7 american placement side british; 0606 a-1nh', { side: 'british' }],
  chooseOrder: ['sept19 american turn stage order side british', { kind: 'order' }],
  activate: [
    'oct7 british command stage activate; 0605 L-burgoyne L-fraser b-24; idle fraser',
    { left: { 'L-burgoyne': 3 } },
  ],
  move: ['oct7 british movement party b-24; 0605 b-24; 0606 a-1nh; spent b-24 1', { party: ['b-24'] }],
  removeExcess: ['oct7 british movement stage excess; 0605 b-24 b-li b-gren', { hexes: [605] }],
  combatMove: [
    'oct7 british combatMovement moved b-24; 0604 b-24; 0605 b-li; 0607 a-1nh',
    { moved: ['b-24'] },
  ],
  fire: ['oct7 british fire step 2; 0605 b-24; 0606 a-1nh', { kind: 'fire', step: 2, held: [] }],
  freeRound: [
    'oct7 british fire step 3; break formation poor; 0605 b-24; 0606 a-1nh**; broken poor',
    { formation: 'poor', stage: 'round', units: ['a-1nh'] },
  ],
  retreat: [
    'oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh**; broken poor',
    { formation: 'poor', stage: 'retreat', units: ['a-1nh'] },
  ],
  displace: [
    `oct7 british fire step 3; break formation poor stage retreat units a-1nh hexes 0606 gone a-1nh; displacement hex 0607 newcomer a-1nh
0605 b-24; 0607 a-va a-dear a-1nh**
broken poor`,
    { hex: 607, newcomer: 'a-1nh' },
  ],
  relocateLeader: [
    `oct7 british fire step 3; morale formation poor; relocation leader L-poor
0606 L-poor; 0608 a-2nh; 0806 a-3nh
lost a-1nh`,
    { leader: 'L-poor', from: 606 },
  ],
  advance: [
    'oct7 british fire step 3; advance side british hex 0606 units b-24; 0605 b-24; lost a-1nh; fired b-24 0606',
    { hex: 606, side: 'british' },
  ],
  recover: [
    'oct7 american recovery; 0606 a-1nh*',
    { groups: [{ group: 'poor', units: [{ unit: 'a-1nh' }] }] },
  ],
};

const KINDS = Object.keys(ACTION_FIELDS) as Action['kind'][];
const SAMPLES = {
  text: 'b-24',
  texts: ['b-24'],
  side: 'british',
  number: 0,
  list: [0],
  hex: 606,
  hexes: [606],
  dice: [1],
  yesOrNo: true,
};
const sampleOf = (holds: ActionFieldKind) => (typeof holds === 'string' ? SAMPLES[holds] : holds[0]);
/** Of the right form, and hardly ever legal. */
const sample = (kind: Action['kind']): Action =>
  ({
    kind,
    ...Object.fromEntries(
      Object.entries(ACTION_FIELDS[kind]).map(([name, holds]) => [name, sampleOf(holds)]),
    ),
  }) as Action;

/** Those that the rules would listen to now, and those that they offer. */
const heard = (state: State) => KINDS.filter((kind) => check(state, sample(kind))?.code !== 'notNow');
const offered = (state: State) => [...new Set(actions(state).map(({ kind }) => kind))];

describe.each(DECISION_KINDS)('the decision %s', (kind) => {
  const [position, about] = WAITING[kind];

  it('tells which kinds of action answer it', async () => {
    const talk = await after({ do: 'position', position });
    const { game } = (await talk.ok({ do: 'help' })) as {
      game: { decisions: Readonly<Record<string, readonly string[]>> };
    };
    const { decision: asked } = (await talk.ok({ do: 'decision' })) as { decision: object };
    expect(asked).toMatchObject({ kind, kinds: game.decisions[kind] });
    for (const other of KINDS.filter((each) => !game.decisions[kind]?.includes(each))) {
      const answer = await talk.ok({ do: 'check', action: sample(other) });
      expect(answer).toMatchObject({
        legal: false,
        refusal: { code: expect.stringMatching(/^(notNow|noRollExpected)$/) as unknown },
      });
    }
  });
  it('tells what it is about', async () => {
    expect(await (await after({ do: 'position', position })).ok({ do: 'decision' })).toMatchObject({
      decision: { about },
    });
  });
});

test.each(['sept19', 'oct7'] as const)('no game of %s asks for another kind of action', (battle) => {
  const { decisions } = FORMS;
  const answered = new Set<string>();
  playAtRandom({ battle }, 5, ({ before, action }) => {
    const asked = decision(before);
    if (!asked || asked.kind === 'roll') return;
    const kinds: readonly string[] = decisions[asked.kind];
    for (const each of [action.kind, ...offered(before), ...heard(before)])
      if (each !== 'roll' && !kinds.includes(each)) throw new Error(`${asked.kind} takes ${each}`);
    answered.add(asked.kind);
  });
  expect([...answered]).toEqual(expect.arrayContaining(['place', 'activate', 'move', 'fire']));
});

it('has the form that the protocol reads', () => {
  const forms: Forms = FORMS;
  expect(Object.keys(forms.questions).sort()).toEqual(Object.keys(RULES.questions).sort());
  expect(Object.keys(forms.decisions).sort()).toEqual([...DECISION_KINDS].sort());
});

describe('what a decision is about, in the fog (3.4)', () => {
  const MOVING = { do: 'position', position: 'oct7 british fog movement party b-24; 0605 b-24; 0815 a-1nh' };
  const party = async (side?: string) => {
    const { decision: asked } = (await (await after(MOVING)).ok({ do: 'decision', side })) as {
      decision: { about: { party: readonly string[] } };
    };
    return asked.about.party;
  };
  it('is told as the side knows it', async () => {
    expect(await party('british')).toEqual(['b-24']);
    expect(await party('american')).toEqual([]);
  });
  it('is told as the decider knows it, without a side', async () => {
    expect(await party()).toEqual(['b-24']);
  });
});
