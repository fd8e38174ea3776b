/** First Saratoga in the kernel and behind the contract: sessions, undo, saves, chapters, luck, course, seats, forms. */
import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from '../../../src/engine/kernel/dice';
import { digest } from '../../../src/engine/kernel/digest';
import { isRefusal } from '../../../src/engine/kernel/game';
import { act, load, save, type Session, start, undo } from '../../../src/engine/kernel/session';
import {
  type Action,
  type Event,
  FIRST_SARATOGA,
  type FirstSaratogaTypes,
  gameOf,
  type ReachAnswer,
  RULES,
  type State,
} from '../../../src/engine/firstSaratoga';
import { DECISION_KINDS } from '../../../src/engine/firstSaratoga/decisions';
import { FORMS } from '../../../src/engine/firstSaratoga/forms';
import type { Forms, Rules } from '../../../src/games/contract';
import { chanceFrom } from '../../fuzz/chance';
import { choose } from '../../fuzz/firstSaratoga/players';
import {
  advance,
  attack,
  BATTLE_GAME,
  begin,
  counterattack,
  giveWay,
  halt,
  position,
  retreat,
  stay,
  step,
  table,
} from '../../helpers/firstSaratoga/position';

type Played = Session<State, Action, Event>;

function done(answer: Played | { readonly code: string }): Played {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`);
  return answer as Played;
}

const opened = (dice: Parameters<typeof start>[2] = { dice: seededDice('a test') }): Played =>
  RULES.opening.reduce<Played>(
    (session, action) => done(act(session, action)),
    start(FIRST_SARATOGA, { scenario: 'battle' }, dice),
  );

/** A whole game by chance, with seeded dice. */
function wholeGame(seed: string, scenario: 'battle' | 'outpost' = 'outpost'): Played {
  const chance = chanceFrom(seed);
  const game = gameOf(scenario);
  let session: Played = start(FIRST_SARATOGA, { scenario }, { dice: seededDice(seed) });
  for (const action of RULES.opening) session = done(act(session, action));
  for (;;) {
    const asked = game.decision(session.state);
    if (!asked) return session;
    session = done(act(session, choose(game, session.state, asked, 'bold', chance)));
  }
}

const END_MOVEMENT: Action = { kind: 'endMovement' };
const END_COMBAT: Action = { kind: 'endCombat' };
const END_RALLY: Action = { kind: 'endRally' };

/** Both sides of the picket fight on turn 1, by the ready-made deployment. */
const FIRST_TURN: readonly Action[] = [
  begin('h20_62 burgoyne'),
  step('1209 1109 1008'),
  halt,
  begin('light fraser'),
  step('1206 1106 1006'),
  halt,
  END_MOVEMENT,
  attack('0909', 'h20_62 picket'), // 4+1+1-3 = +3, a 6: Dm(Dr); Dearborn's 5 fails on a 6
  retreat('dearborn', '0808 0708 0607'),
  advance('h20_62 picket', 'burgoyne'),
  attack('0906', 'light', 'skirmish'), // 5-5 = 0, a 5: Dr
  stay('0906'),
  { kind: 'rally', unit: 'dearborn' },
  begin('poor arnold'),
  step('0907'),
  halt,
  END_MOVEMENT,
  attack('1006', 'poor'), // 7+2-(3+2) = +4, a 3: Dr
  giveWay('1006'),
  retreat('light', '1106', 'fraser'),
  advance('poor', 'arnold'),
];

const SECOND_TURN: readonly Action[] = [
  begin('f24'),
  step('1206 1106'),
  begin('h20_62 burgoyne'),
  step('0908 0907'),
  halt,
  END_MOVEMENT,
  attack('1006', 'h20_62 f24'), // 8+3+1-(7+2) = +3, a 5: Dr
  stay('1006'),
  END_RALLY,
  END_MOVEMENT,
  END_COMBAT,
  counterattack('0806', 'h20_62'), // 8+1-6 = +3, a 5: Dr
  stay('0806'),
];

const LAST_TURNS: readonly Action[] = [
  { kind: 'rally', unit: 'light' }, // 4+1, a 3
  END_MOVEMENT,
  attack('1006', 'h20_62 f24'), // 8+3+1-(4+2) = +6, a 5: Dm(Dr); 4+2-1 fails on a 6, and he was disrupted
  advance('f24'),
  END_RALLY,
  END_MOVEMENT,
  begin('h20_62 burgoyne'),
  step('0807'),
  halt,
  END_MOVEMENT,
  END_COMBAT,
  END_RALLY,
  END_MOVEMENT,
];

const stacksOf = (state: State): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(FIRST_SARATOGA.view(state, undefined).stacks).flatMap(([hex, ids]) =>
      ids.map((id) => [id, Number(hex)] as const),
    ),
  );

describe('the contract', () => {
  it('3.1 RULES are Rules and FORMS are Forms', () => {
    const rules: Rules<FirstSaratogaTypes> = RULES;
    const forms: Forms = FORMS;
    expect(rules.game.id).toBe('first-saratoga');
    expect(Object.keys(forms.decisions).sort()).toEqual([...DECISION_KINDS].sort());
    expect(forms.problems({})).toEqual([]);
    expect(forms.setupProblems?.({ scenario: {} })).not.toEqual([]);
    expect(forms.tell({ type: 'stepped', counters: [], from: 1, to: 2, cost: 3 })).toMatchObject({
      cost: 1.5,
    });
  });

  it('13.3 nothing is hidden: both sides see the same but for whose decision it is, and nothing reveals', () => {
    const { state } = opened();
    const [british, colonial] = (['british', 'colonial'] as const).map((side) =>
      FIRST_SARATOGA.view(state, side),
    );
    expect({ ...british, viewer: 0, actions: 0 }).toEqual({ ...colonial, viewer: 0, actions: 0 });
    expect([british?.actions.length !== 0, colonial?.actions]).toEqual([true, []]);
    expect(FIRST_SARATOGA.reveals(state, { kind: 'endMovement' }, state)).toBe(false);
    expect([RULES.isHiding(state), RULES.observe(state, 'colonial'), RULES.opened(state)]).toEqual([
      false,
      state,
      state,
    ]);
    expect(RULES.seatFor(state, undefined)).toEqual({ viewer: undefined, curtain: undefined });
  });

  it('13.3 columns face down: the screen is handed over, and undo stops where they are turned up', () => {
    const state = FIRST_SARATOGA.start({ scenario: 'battle', options: { columns: 'secret' } });
    expect(RULES.seatFor(state, undefined)).toEqual({ viewer: undefined, curtain: 'british' });
    expect(RULES.seatFor(state, 'british')).toEqual({ viewer: 'british', curtain: undefined });
    const t = table({});
    for (const action of RULES.opening.slice(0, 2))
      FIRST_SARATOGA.apply(state, action, (event) => t.events.push(event));
    expect(FIRST_SARATOGA.view(state, 'colonial').columns).toEqual({});
    expect(Object.keys(FIRST_SARATOGA.view(state, 'british').columns)).toHaveLength(3);
    expect(t.events.flatMap((event) => RULES.eventFor(event, 'colonial') ?? [])).toEqual([
      { type: 'deployed', side: 'british' },
    ]);
    expect(RULES.eventFor(t.events[0] as Event, 'british')).toEqual(t.events[0]);
    expect(RULES.observe(state, 'colonial').entries).toEqual([-1, -1, -1]);
    expect(Object.keys(FIRST_SARATOGA.view(RULES.opened(state), 'colonial').columns)).toHaveLength(3);
    expect(RULES.label(state)).toEqual({ scenario: 'battle', turn: 1, stage: 'setup' });
  });
});

describe('sessions', () => {
  it('8.0 starts, acts, takes back, saves and loads, and goes on the same', () => {
    const session = opened();
    const moved = done(act(session, begin('rRied')));
    const away = done(act(done(act(moved, step('1514'))), { kind: 'endMovement' }));
    expect(away.state.phasing).toBe('colonial');
    // The movement die is a barrier, and so is the change of the decider.
    expect(undo(moved).cursor).toBe(moved.cursor);
    const saved = JSON.parse(JSON.stringify(save(away))) as unknown;
    const { session: again } = load(FIRST_SARATOGA, saved, { dice: seededDice('a test') }) as {
      session: Played;
    };
    expect(digest(again.state)).toBe(digest(away.state));
    const next = done(act(again, { kind: 'endMovement' }));
    expect(digest(next.state)).toBe(digest(done(act(away, { kind: 'endMovement' })).state));
  });

  it('13.4 a step of the set-up can be taken back', () => {
    const session: Played = start(FIRST_SARATOGA, { scenario: 'battle' });
    const assigned = done(act(session, { kind: 'assign', formation: 'F', entry: 'A' }));
    expect(undo(assigned).state.entries).toEqual([-1, -1, -1]);
  });

  it('7.6 8.2 a combat is saved between its die and its morale die', () => {
    const dice = scriptedDice([6]);
    const session = opened({ dice });
    expect([dice.left(), session.state.fog]).toEqual([[], true]);
    const t = table({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor' }, { phase: 'combat' });
    t.act(attack('0907', 'h20_62 f24'), 5);
    const frozen = JSON.stringify(t.state);
    t.roll(4).act(stay('0907'));
    const other = JSON.parse(frozen) as State;
    FIRST_SARATOGA.apply(other, { kind: 'roll', dice: [4] }, () => undefined);
    FIRST_SARATOGA.apply(other, stay('0907'), () => undefined);
    expect(digest(other)).toBe(digest(t.state));
  });

  it('7.6 8.2 a session is saved and loaded between the combat die and the morale die, and goes on the same', () => {
    const roll = (die: number): Action => ({ kind: 'roll', dice: [die] });
    let session: Played = start(FIRST_SARATOGA, { scenario: 'outpost' });
    const before = FIRST_TURN.slice(0, FIRST_TURN.findIndex(({ kind }) => kind === 'attack') + 1);
    for (const action of [...RULES.opening, ...before, roll(6)]) session = done(act(session, action));
    const saved = JSON.parse(JSON.stringify(save(session))) as unknown;
    const { session: again } = load(FIRST_SARATOGA, saved) as { session: Played };
    expect(FIRST_SARATOGA.decision(again.state)).toMatchObject({ kind: 'roll', roll: 'morale', case: '8.5' });
    const [one, other] = [session, again].map((each) => done(act(each, roll(6))));
    expect(FIRST_SARATOGA.decision(other?.state as State)).toMatchObject({ kind: 'retreat', by: 'colonial' });
    expect(digest(other?.state)).toBe(digest(one?.state));
  });

  it('3.1 15.5 T60 a whole game of moves, fights and choices with scripted dice, all used up, is replayed to the same digest', () => {
    const play = () => {
      // By turns; the weather is asked for on the last two.
      const dice = scriptedDice([[6, 6, 5, 3], [5, 5], [2, 3, 5, 6], [4]].flat());
      let session: Played = start(FIRST_SARATOGA, { scenario: 'outpost' }, { dice });
      const at = (id: string) => stacksOf(session.state).get(id);
      for (const action of [...RULES.opening, ...FIRST_TURN]) session = done(act(session, action));
      expect([at('dearborn'), at('h20_62'), at('poor'), at('light')]).toEqual([607, 909, 1006, 1106]);
      for (const action of SECOND_TURN) session = done(act(session, action));
      expect([session.state.turn, session.state.fog]).toEqual([3, false]);
      for (const action of LAST_TURNS) session = done(act(session, action));
      expect(dice.left()).toEqual([]);
      return session;
    };
    const [one, other] = [play(), play()];
    // 14.3 the British hold all six places, and Poor is gone.
    expect(one.state.ending).toEqual({ winner: 'british', reason: 'points' });
    expect(FIRST_SARATOGA.view(one.state, undefined).points).toEqual({ british: 2, colonial: 0 });
    expect(digest(other.state)).toBe(digest(one.state));
    const { session: loaded } = load(FIRST_SARATOGA, JSON.parse(JSON.stringify(save(one)))) as {
      session: Played;
    };
    expect(digest(loaded.state)).toBe(digest(one.state));
  });

  it('3.1 a whole game by the ready-made deployment and seeded dice is the same again when it is loaded', () => {
    for (const scenario of ['battle', 'outpost'] as const) {
      const game = wholeGame('19 September', scenario);
      expect(game.state.ending).toBeDefined();
      const { session } = load(FIRST_SARATOGA, JSON.parse(JSON.stringify(save(game)))) as { session: Played };
      expect(session.record.actions).toHaveLength(game.record.actions.length);
      expect(digest(session.state)).toBe(digest(game.state));
    }
  });
});

describe('chapters, course, luck and label', () => {
  const game = wholeGame('Burgoyne');

  it('3.1 chapters begin with the set-up, follow the phases, and end with the end', () => {
    const first = game.snapshots[0]?.state as State;
    const all = RULES.chapters(first, game.steps);
    expect(all[0]).toMatchObject({
      place: 0,
      kind: 'setup',
      side: 'british',
      stage: 'setup',
      opensTurn: true,
    });
    expect(all[1]).toMatchObject({ kind: 'setup', side: 'colonial', opensTurn: false });
    expect(all.at(-1)).toMatchObject({ kind: 'over', stage: 'over' });
    const places = all.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const turns = all
      .filter(({ opensTurn, stage }) => opensTurn && stage === undefined)
      .map(({ turn }) => turn);
    expect(turns).toEqual([...new Set(turns)]);
  });

  it('14.3 the course has the beginning and each turn, with points that only grow', () => {
    const { course } = RULES.analyse(game);
    expect(course[0]).toMatchObject({ turn: 0, points: { british: 0, colonial: 0 } });
    for (const side of ['british', 'colonial'] as const)
      course
        .slice(1)
        .forEach((turn, i) => expect(turn.points[side]).toBeGreaterThanOrEqual(course[i]?.points[side] ?? 0));
    expect(course.at(-1)?.points).toEqual(FIRST_SARATOGA.view(game.state, undefined).points);
  });

  it('1.1 luck counts every die once, beside what was to be expected', () => {
    const events = game.steps.flatMap((each) => each.events);
    const luck = RULES.luck(events);
    const rolls = game.record.actions.filter(({ kind }) => kind === 'roll').length;
    expect(luck.british.dice + luck.colonial.dice).toBe(rolls);
    const combat = events.filter(({ type }) => type === 'combatRolled').length;
    expect((luck.british.rows[0]?.tries ?? 0) + (luck.colonial.rows[0]?.tries ?? 0)).toBe(combat);
    expect(luck.british.usual).toBe(3.5);
  });

  it('a label has scenario, turn and dots inside the picture', () => {
    const label = RULES.label(position({ '0101': 'poor', '1514': 'h9_21' }));
    expect(label).toMatchObject({ scenario: 'battle', turn: 3, stage: 'play' });
    expect(label.dots).toHaveLength(6);
    const [x1 = 0, y1 = 0, , x2 = 0, y2 = 0] = label.dots ?? [];
    expect(x1 > x2 && y1 < y2).toBe(true);
    for (const dot of label.dots ?? []) expect(dot >= 0 && dot <= 1000).toBe(true);
  });

  it('3.1 milestones are the fog die and the starts of movement and combat', () => {
    expect(FIRST_SARATOGA.milestone(position({}))).toBe(true);
    expect(FIRST_SARATOGA.milestone(position({}, { phase: 'combat' }))).toBe(true);
    expect(FIRST_SARATOGA.milestone(table({ '0907': 'h9_21' }).act(begin('h9_21')).state)).toBe(false);
  });
});

describe('questions', () => {
  it('4.5 reach in fog answers for each face of the die', () => {
    const state = position({ '1206': 'h20_62' }, { fog: true });
    const answers = RULES.questions.reach(state, undefined, ['h20_62'], false);
    if ('code' in answers) throw new Error(answers.code);
    expect(answers.map(({ faces, allowance }) => [faces, allowance])).toEqual([
      [[1], 1],
      [[2], 2],
      [[3], 3],
      [[4, 5, 6], 4],
    ]);
    expect(answers[0]?.destinations).toHaveLength(6);
  });

  it('4.2 reach tells cost, path and who checks; a group that may not set out is refused', () => {
    const state = position({ '0407': 'ct', '0607': 'rRied' }, { side: 'colonial' });
    const answers = RULES.questions.reach(state, undefined, ['ct'], false);
    if ('code' in answers) throw new Error(answers.code);
    const there = answers[0]?.destinations.find(({ hex }) => hex === 508);
    expect(there).toEqual({ hex: 508, cost: 1, path: [508], stops: true, checks: ['ct'] });
    expect(RULES.questions.reach(state, undefined, ['rRied'], false)).toMatchObject({ code: 'notYours' });
    expect(
      RULES.questions.reach(position({}, { columns: { B: 'H' } }), undefined, ['h9_21'], false),
    ).toHaveLength(1);
  });

  it('7.6 odds: +5 on Poor: faces, and ways out of 1296 with Burgoyne at risk', () => {
    const state = position({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor' }, { phase: 'combat' });
    const odds = RULES.questions.odds(state, undefined, {
      mode: 'normal',
      hex: 907,
      units: ['h20_62', 'f24'],
    });
    if ('code' in odds) throw new Error(odds.code);
    const [only] = odds;
    expect(only?.sums.difference).toBe(5);
    expect(only?.faces.map(({ result }) => result)).toEqual([
      'Dc(Ex)',
      'Dc(Ex)',
      'Dr',
      'Dr',
      'Dm(Dr)',
      'Dm(Dr)',
    ]);
    // Ex: two faces of six, 4 of 6 pass. Rout: two faces, 2 of 6 fail. Dr: all the rest.
    expect(only?.chances.Ex).toBeCloseTo((2 / 6) * (4 / 6));
    expect(only?.chances.DmRout).toBeCloseTo((2 / 6) * (2 / 6));
    expect(only?.chances.Dr).toBeCloseTo(1 - (2 / 6) * (4 / 6) - (2 / 6) * (2 / 6));
    expect(only?.waysOfAll).toBe(6 ** 4);
  });

  it('M47 odds know that a leader who falls on the 4 does not help the check', () => {
    const state = position({ '1006': 'h20_62 burgoyne', '0907': 'poor arnold' }, { phase: 'combat' });
    const odds = RULES.questions.odds(state, undefined, {
      mode: 'normal',
      hex: 907,
      units: ['h20_62'],
      primary: 'h20_62',
    });
    if ('code' in odds) throw new Error(odds.code);
    // +0: a 4 is Dc(Ex). Arnold lives in 4 of 6: Poor passes for certain; else in 4 of 6.
    const passes = 4 / 6 + (2 / 6) * (4 / 6);
    expect((odds[0]?.faces[3]?.ways.Ex ?? 0) / (odds[0]?.waysOfFace ?? 1)).toBeCloseTo(passes);
  });

  it('7.1 odds of an attack that cannot be made are its refusal', () => {
    const state = position({ '1006': 'h20_62', '0907': 'poor' }, { phase: 'combat' });
    const asked = { mode: 'normal', hex: 907, units: ['f24'] } as const;
    expect(RULES.questions.odds(state, undefined, asked)).toMatchObject({ code: 'notOnMap' });
  });

  it('7.2 duties, 5.1 ZOC and 7.8 sight', () => {
    const state = position({ '0908': 'h9_21', '0907': 'poor' }, { phase: 'combat' });
    expect(RULES.questions.duties(state)).toEqual([908]);
    expect(RULES.questions.zoc(state, undefined, 'colonial')).toContain(908);
    expect(RULES.questions.sight(state, undefined, 508, 309)).toEqual({
      clear: false,
      distance: 2,
      blockedBy: [408],
    });
    expect(RULES.questions.sight(state, undefined, 508, 9999)).toBeUndefined();
  });

  it('7.3 8.2 the view tells both totals before the defender chooses, and the check after the die', () => {
    const t = table({ '1006': 'h20_62', '0907': 'poor dearborn' }, { phase: 'combat' }).act(
      attack('0907', 'h20_62'),
    );
    const about = BATTLE_GAME.view(t.state, 'colonial').about;
    expect(about).toMatchObject({
      kind: 'attack',
      choices: [
        { unit: 'poor', column: 2 },
        { unit: 'dearborn', column: 2 },
      ],
    });
  });
});

describe('questions about single units', () => {
  it('4.2 says what is in the way of a group, and nothing where it can go', () => {
    const state = position({ '1008': 'h20_62', '0708': 'poor' });
    const why = (hex: number) => RULES.questions.whyNotThere(state, undefined, ['h20_62'], false, hex);
    const [reach] = RULES.questions.reach(state, undefined, ['h20_62'], false) as readonly ReachAnswer[];
    const there = reach?.destinations.map(({ hex }) => hex) ?? [];
    expect(there.length).toBeGreaterThan(5);
    const free = gameOf('battle').world.landHexes.filter((hex) => hex !== 1008 && why(hex) === undefined);
    expect(free).toEqual(there.toSorted((x, y) => x - y));
    expect(why(708)).toMatchObject({ code: 'enemyThere', case: '4.2' });
    expect(why(1017)).toMatchObject({ code: 'impassable' });
    expect(why(104)).toBeDefined();
  });

  it('4.8 a gun is stopped by deep woods on its way', () => {
    const state = position({ '0508': 'artH' });
    expect(RULES.questions.whyNotThere(state, undefined, ['artH'], false, 608)).toMatchObject({
      code: 'infantryOnly',
      case: '4.8',
    });
  });

  it('7.1 lists as attackers those whom check lets attack, alone or with the first of them', () => {
    const state = position(
      { '1006': 'h20_62 f24 artH', '0906': 'light', '0807': 'rRied!', '0907': 'poor', '1106': 'gren>' },
      { phase: 'combat' },
    );
    const game = gameOf('battle');
    const answer = RULES.questions.attackers(state, undefined, 907);
    expect(answer.normal).toEqual(['light', 'f24', 'h20_62', 'artH']);
    expect(answer.skirmish).toEqual(['light', 'artH']);
    expect(answer.bombard).toEqual(['artH']);
    for (const mode of ['normal', 'skirmish'] as const) {
      // With the light infantry, which stands alone in its hex, each could join or not.
      const others = game.world.counters.map(({ id }) => id).filter((id) => id !== 'light');
      const joins = (id: string) =>
        !game.check(state, { kind: 'attack', mode, hex: 907, units: ['light', id], primary: 'light' });
      expect(['light', ...others.filter(joins)]).toEqual(answer[mode]);
    }
  });

  it('7.3 7.6 an attack that is declared promises what was promised before', () => {
    const at = table({ '1006': 'h20_62', '0907': 'poor dearborn' }, { phase: 'combat' });
    const asked = { mode: 'normal', hex: 907, units: ['h20_62'], primary: 'h20_62' } as const;
    const before = RULES.questions.odds(at.state, undefined, asked);
    at.act({ kind: 'attack', ...asked });
    expect(at.decision?.kind).toBe('choosePrimary');
    expect(RULES.questions.fights(at.state)).toEqual(before);
    at.act({ kind: 'choosePrimary', unit: 'poor' });
    expect(RULES.questions.fights(at.state).map(({ defender }) => defender)).toEqual(['poor']);
    at.roll(3);
    expect(RULES.questions.fights(at.state)).toEqual([]);
  });

  it('3.2 lists as rallying those whom check lets rally, with the die that they need', () => {
    const state = position(
      { '1008': 'h20_62!', '1006': 'f24-', '0907': 'gren!', '0807': 'poor', '1205': 'rRied-' },
      { phase: 'rally' },
    );
    expect(RULES.questions.rallies(state)).toEqual([
      { unit: 'f24', what: 'effective', needed: 3 },
      { unit: 'h20_62', what: 'order', needed: undefined },
    ]);
  });

  it('8.9 tells what a retreat would come to', () => {
    const state = position({ '0411': 'gar1', '0308': 'learned' }, { side: 'colonial', phase: 'combat' });
    expect(RULES.questions.fates(state, undefined, ['gar1', 'learned'])).toEqual([
      { unit: 'gar1', fate: 'garrison' },
      { unit: 'learned', fate: 'safe' },
    ]);
  });
});
