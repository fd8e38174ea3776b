/** 6 A whole game in a session of the kernel: acting, undo and its barriers, saving and loading, reviewing. */
import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../src/engine/kernel/dice';
import { isRefusal } from '../../../src/engine/kernel/game';
import { digest } from '../../../src/engine/kernel/digest';
import { act, load, save, seek, start, undo, undoLimit } from '../../../src/engine/kernel/session';
import { FORMS } from '../../../src/engine/freemansFarm/forms';
import {
  type Action,
  type FarmSession,
  type FarmTypes,
  RULES,
  type Setup,
} from '../../../src/engine/freemansFarm/index';
import type { Forms, Rules } from '../../../src/games/contract';
import { below, chanceFrom, pick } from '../../fuzz/chance';

/** The compiler says whether the rules are what the contract wants. */
const rules: Rules<FarmTypes> = RULES;
const forms: Forms = FORMS;
const { game } = RULES;

const begin = (setup: Partial<Setup> = {}, seed = 'farm'): FarmSession =>
  start(game, { scenario: 'freemansFarm', ...setup }, { dice: seededDice(seed) });

function doing(session: FarmSession, action: Action): FarmSession {
  const after = act(session, action);
  if (isRefusal(after)) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(after)}`);
  return after;
}

/** Any action of a kind by chance, until the game is over or the place is reached. */
function playOn(session: FarmSession, seed: string, to = Number.MAX_SAFE_INTEGER): FarmSession {
  const chance = chanceFrom(seed);
  let now = session;
  while (game.decision(now.state) && now.cursor < to) {
    const all = game.actions(now.state);
    const kind = pick(chance, [...new Set(all.map((each) => each.kind))]);
    const some = all.filter((each) => each.kind === kind);
    now = doing(now, some[below(chance, some.length)] as Action);
  }
  return now;
}

/** Both hands are kept: the British are about to play. */
function keptHands(setup: Partial<Setup> = {}): FarmSession {
  let session = begin(setup);
  while (game.decision(session.state)?.kind === 'keepHand')
    session = doing(session, game.actions(session.state)[0] as Action);
  return session;
}

describe('undo', () => {
  it('6.1 step 1, F2, T5 a card that was shown cannot be taken back', () => {
    const session = keptHands();
    const [play] = game.actions(session.state);
    const after = doing(session, play as Action);
    expect(undoLimit(after)).toEqual({ to: after.cursor, barrier: 'reveal' });
    expect(undo(after).cursor).toBe(after.cursor);
  });

  it('3 where one person plays both sides, or against the solitaire opponent, it can', () => {
    for (const setup of [{ open: true }, { solitaire: 'american' as const }]) {
      const session = keptHands(setup);
      const [play] = game.actions(session.state);
      const after = doing(session, play as Action);
      if (game.decision(after.state)?.by !== 'british') continue;
      expect(undo(after).state).toEqual(session.state);
    }
  });

  it('4.3 what lies open can be taken back', () => {
    let session = keptHands();
    session = doing(session, game.actions(session.state)[0] as Action);
    const before = session.state;
    expect(game.decision(before)?.kind).toBe('chooseCommand');
    const after = doing(session, game.actions(before)[0] as Action);
    expect(undo(after).state).toEqual(before);
  });

  it('6.1 step 4 a roll cannot be taken back', () => {
    let session = keptHands({ open: true });
    for (let steps = 0; steps < 60; steps++) {
      const kind = game.decision(session.state)?.kind;
      if (kind === 'maintain') break;
      session = doing(session, game.actions(session.state)[0] as Action);
    }
    expect(game.decision(session.state)?.kind).toBe('maintain');
    expect(undoLimit(session).barrier).toBe('roll');
  });
});

describe('a whole game', () => {
  it.each([
    ['two players', {}],
    ['against the solitaire British', { solitaire: 'british' }],
    ['against the solitaire Americans', { solitaire: 'american', level: 'easy' }],
    [
      'with every option',
      {
        options: {
          moraleTest: 'steady',
          noTargets: 'noCommand',
          lastMarker: 'mayGo',
          poorAtFarm: 'real',
          bothThirdLosses: 'draw',
        },
      },
    ],
  ] as const)('6, 12 %s is played, saved, loaded and replayed to the same end', (name, setup) => {
    const session = playOn(begin(setup, name), name);
    expect(game.outcome(session.state)).toBeDefined();
    const written = JSON.parse(JSON.stringify(save(session))) as unknown;
    const { session: again } = load(game, written as never);
    expect(again?.record.actions).toEqual(session.record.actions);
    expect(again && digest(again.state)).toBe(digest(session.state));
    const half = Math.floor(session.record.actions.length / 2);
    expect(digest(seek(seek(session, half), session.record.actions.length).state)).toBe(
      digest(session.state),
    );
  });

  it('6 immer drafts and plain objects play alike', () => {
    const session = playOn(begin({}, 'drafts'), 'drafts');
    const state = game.start({ scenario: 'freemansFarm' });
    for (const action of session.record.actions) game.apply(state, action, () => undefined);
    expect(digest(state)).toBe(digest(session.state));
  });

  it('6.1 a save in the middle of an attack goes on where it was', () => {
    let session = keptHands();
    for (let steps = 0; steps < 200 && game.decision(session.state)?.kind !== 'maintain'; steps++)
      session = doing(session, game.actions(session.state)[0] as Action);
    expect(session.state.frames.at(-1)?.kind).toBe('attack');
    const loaded = load(game, JSON.parse(JSON.stringify(save(session))) as never);
    expect(loaded.session && digest(loaded.session.state)).toBe(digest(session.state));
    expect(loaded.session && game.decision(loaded.session.state)).toEqual(game.decision(session.state));
  });
});

describe('what store and shell ask', () => {
  it('3, 5 a set-up is read out of any JSON, and no other', () => {
    const readSetup = (json: unknown) => rules.readSetup(json);
    expect(readSetup({ scenario: 'freemansFarm' })).toEqual({ scenario: 'freemansFarm' });
    expect(readSetup({ scenario: 'freemansFarm', solitaire: 'british', level: 'easy', stray: 1 })).toEqual({
      scenario: 'freemansFarm',
      solitaire: 'british',
      level: 'easy',
    });
    const options = { moraleTest: 'steady' };
    expect(readSetup({ scenario: 'freemansFarm', open: true, options })).toEqual({
      scenario: 'freemansFarm',
      open: true,
      options,
    });
    const wrong = [
      undefined,
      null,
      [],
      {},
      'freemansFarm',
      { scenario: 'saratoga' },
      { scenario: 'freemansFarm', solitaire: 'french' },
      { scenario: 'freemansFarm', level: 'easy' },
      { scenario: 'freemansFarm', solitaire: 'british', level: 'harder' },
      { scenario: 'freemansFarm', open: 'yes' },
      { scenario: 'freemansFarm', options: [] },
      { scenario: 'freemansFarm', options: { moraleTest: 'twoDice' } },
    ];
    for (const json of wrong) expect(readSetup(json)).toBeUndefined();
    expect(() => game.start({ scenario: 'other' } as never)).toThrow(/no set-up/);
  });

  it('6 chapters: the set-up, a turn for each side and round, and the end', () => {
    const session = playOn(begin({}, 'chapters'), 'chapters');
    const first = session.snapshots[0];
    const chapters = first ? rules.chapters(first.state, session.steps) : [];
    expect(chapters[0]).toMatchObject({ place: 0, kind: 'setup', stage: 'setup', opensTurn: true });
    expect(chapters.at(-1)).toMatchObject({
      kind: 'over',
      stage: 'over',
      place: session.record.actions.length,
    });
    const turns = chapters.filter(({ kind }) => kind === 'turn');
    expect(turns.slice(0, 3).map(({ turn, side, opensTurn }) => [turn, side, opensTurn])).toEqual([
      [1, 'british', true],
      [1, 'american', false],
      [2, 'british', true],
    ]);
    for (const { place, side } of turns) {
      expect(seek(session, place).state.phasing).toBe(side);
      expect(game.milestone(seek(session, place).state)).toBe(true);
    }
    expect(Math.max(...chapters.map(({ weight }) => weight))).toBe(1);
  });

  it('2 the label tells round and stage, and a dot for each formation in play', () => {
    const session = begin();
    expect(rules.label(session.state)).toMatchObject({ scenario: 'freemansFarm', turn: 1, stage: 'setup' });
    expect(rules.label(session.state).dots).toHaveLength(33);
    expect(rules.label(session.state).dots?.slice(0, 3)).toEqual([180, 220, 0]);
    const over = playOn(session, 'label');
    expect(rules.label(over.state).stage).toBe('over');
  });

  it('12 the analysis tells the course turn by turn, as the states have it, and what decided', () => {
    const session = playOn(begin({}, 'analysis'), 'analysis');
    const { course, decided, moments, end } = RULES.analyse(session);
    for (const turn of course) {
      const { state } = seek(session, turn.place);
      expect(turn.objectives).toEqual(state.objectives);
      expect(turn.cubes).toEqual(state.cubes);
      for (const side of ['british', 'american'] as const) {
        const seen = Object.values(game.view(state, side).formations).filter(
          (each) => each.side === side && !each.out,
        );
        expect(turn.markers[side]).toBe(seen.reduce((sum, { markers }) => sum + markers, 0));
        expect(turn.morale[side]).toBe(seen.reduce((sum, { morale = 0 }) => sum + morale, 0));
      }
    }
    expect(end.ending).toEqual(session.state.ending);
    expect(decided?.ending).toEqual(session.state.ending);
    const falls = moments.filter(({ kind }) => kind === 'fall');
    expect(falls.length).toBe(Object.keys(session.state.out).length);
    for (const fall of decided?.falls ?? []) expect(fall.side).not.toBe(session.state.ending?.winner);
  });

  it('6.1 step 4 luck counts first rolls against what was to be expected', () => {
    const luck = rules.luck([
      {
        type: 'attackRolled',
        side: 'british',
        attacker: 'fraser',
        target: 'learned',
        parts: [],
        dice: [4, 4],
        bySingles: false,
      },
      { type: 'moraleTested', formation: 'learned', die: 2, needed: 3, passed: true },
      { type: 'drew', side: 'british', card: 'british.fraser.1' },
    ]);
    expect(luck.british.rows[0]).toMatchObject({ row: 'harm', tries: 1, scored: 1 });
    expect(luck.british.rows[0]?.expected).toBeCloseTo(3 / 36, 12);
    expect(luck.british.rows[1]).toMatchObject({ row: 'ownHarm', scored: 0 });
    expect([luck.british.dice, luck.british.average]).toEqual([2, 4]);
    expect(luck.american.rows[2]).toMatchObject({ row: 'tests', tries: 1, scored: 1, expected: 0.5 });
  });

  it('6.1 programs are told what answers each decision', () => {
    const session = playOn(begin({}, 'forms'), 'forms');
    const state = game.start({ scenario: 'freemansFarm' });
    const unlisted = new Set<string>();
    for (const action of session.record.actions) {
      const kind = game.decision(state)?.kind ?? '';
      for (const each of game.actions(state))
        if (!forms.decisions[kind]?.includes(each.kind)) unlisted.add(`${kind} ${each.kind}`);
      game.apply(state, action, () => undefined);
    }
    expect([...unlisted]).toEqual([]);
    expect(Object.keys(forms.questions).sort()).toEqual(Object.keys(RULES.questions).sort());
    expect(forms.problems({})).toHaveLength(1);
    const event = { type: 'turnBegan', side: 'british', round: 1 } as const;
    expect(forms.tell(event)).toEqual(event);
  });
});
