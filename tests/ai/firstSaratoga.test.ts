/** First Saratoga's opponents: whole games by the rules, the same from the same seed, nothing known that is hidden, and sense in a fight. */
import { describe, expect, it } from 'vitest';
import { chanceFrom as diceFrom, rollBy } from '../../src/ai/search/chance';
import { isRollDecision } from '../../src/engine/kernel/game';
import { digest } from '../../src/engine/kernel/digest';
import { formatHex, hexOf } from '../../src/engine/hexmap/hexId';
import {
  type Action,
  DECISION_KINDS,
  FIRST_SARATOGA,
  gameOf,
  readBoard,
  RULES,
  type ScenarioId,
  type Side,
  type State,
} from '../../src/engine/firstSaratoga';
import { LEVELS, OPPONENT } from '../../src/ai/firstSaratoga';
import { TRAITS } from '../../src/ai/firstSaratoga/levels';
import { newOfficer } from '../../src/ai/firstSaratoga/officer';
import { openFlags } from '../../src/ai/firstSaratoga/prize';
import { chanceFrom, pick, shuffled } from '../fuzz/chance';
import { fight } from '../match/bout';
import { ringOf, seatsOf, stretchIn } from '../match/ring';
import { attack, type Placed, type Position, position, stay, table } from '../helpers/firstSaratoga/position';
import { playMixed } from './mixed';

const isLong = process.env['SARATOGA_LONG'] === '1';
/** Every second one is the small fight, which is soon over. */
const GAMES = isLong ? Array.from({ length: 24 }, (_, i) => i) : [1, 9];
const ring = await ringOf(FIRST_SARATOGA.id);

const PICKET = gameOf('outpost');
/** What an officer answers in a position of the battle. */
const answer = (state: State, side: Side, level = 'colonel'): readonly Action[] =>
  OPPONENT.think(RULES.observe(state, side), side, OPPONENT.begin(level, side, 'x')).actions;

/** Two games that differ in nothing but who comes by which entry, and with whom; after each thing that the Colonials do. */
function columnTwins(scenario: ScenarioId, seed: string): (readonly [State, State])[] {
  const chance = chanceFrom(['columns', scenario, seed]);
  const { world } = gameOf(scenario);
  const order = shuffled(chance, world.formations);
  const orders = [order, [...order.slice(1), ...order.slice(0, 1)]];
  const states = orders.map((formations) => {
    const state = FIRST_SARATOGA.start({ scenario, options: { columns: 'secret' } });
    const columns = world.scenario.entries.map(({ id: entry }, i): Action => ({
      kind: 'assign',
      formation: formations[i] ?? '',
      entry,
    }));
    const join: Action = { kind: 'join', leader: 'burgoyne', formation: formations[0] ?? '' };
    for (const action of [...columns, join, { kind: 'ready' } as const])
      FIRST_SARATOGA.apply(state, action, () => undefined);
    return state;
  });
  const [one, other] = states as [State, State];
  const pairs: (readonly [State, State])[] = [];
  for (let i = 0; i < 6; i++) {
    pairs.push([FIRST_SARATOGA.copy(one), FIRST_SARATOGA.copy(other)]);
    const action = pick(
      chance,
      FIRST_SARATOGA.actions(one).filter(({ kind }) => kind === 'place' || kind === 'deploy'),
    );
    for (const state of states) FIRST_SARATOGA.apply(state, action, () => undefined);
  }
  return pairs;
}

const inCombat = (placed: Placed, asked: Position = {}) => position(placed, { phase: 'combat', ...asked });

describe('opponents', { timeout: 240_000 }, () => {
  it('answer whatever they are asked, in every set-up, and nothing that the rules refuse', () => {
    const kinds = new Set<string>();
    for (const game of GAMES) {
      const state = playMixed(ring, 'legal', game, (_, asked) => kinds.add(asked.kind));
      expect(FIRST_SARATOGA.outcome(state as State)).toBeDefined();
    }
    const often: readonly string[] = ['assignEntry', 'place', 'move', 'attack'];
    const must = DECISION_KINDS.filter((kind) => (isLong ? kind !== 'relocateLeader' : often.includes(kind)));
    expect(must.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('play the same game again from the same seed', () => {
    const course = (seed: string) => {
      const states: string[] = [];
      fight({
        rules: RULES,
        setup: { scenario: 'outpost' },
        seed,
        seats: seatsOf(ring, { british: 'colonel', colonial: 'captain' }, seed),
        stretch: (of, asked) => stretchIn(ring, of, asked),
        watch: (state) => states.push(digest(state)),
      });
      return states;
    };
    expect(course('one')).toEqual(course('one'));
    expect(course('two')).not.toEqual(course('one'));
  });

  it('set up by their seed, and are ready whatever it is', () => {
    for (const level of LEVELS)
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const state = FIRST_SARATOGA.start({ scenario: 'battle' });
        for (const side of ['british', 'colonial'] as const)
          for (const action of OPPONENT.think(state, side, OPPONENT.begin(level, side, seed)).actions) {
            expect(FIRST_SARATOGA.check(state, action)).toBeUndefined();
            FIRST_SARATOGA.apply(state, action, () => undefined);
          }
        expect(state.frames.some(({ kind }) => kind === 'placement')).toBe(false);
      }
  });

  // Fog is weather here: but for the columns that may lie face down while the Colonials set up, nothing is hidden from anybody.
  it.each(LEVELS)(
    '13.3 > at %s twins with other columns face down act, plan and advise the same',
    (level) => {
      for (const scenario of ['battle', 'outpost'] as const)
        for (const seed of ['a', 'b', 'c', 'd'])
          for (const [one, other] of columnTwins(scenario, seed)) {
            expect(digest(one)).not.toBe(digest(other));
            const memory = OPPONENT.begin(level, 'colonial', seed);
            const [first, second] = [one, other].map((state) => {
              const observed = RULES.observe(state, 'colonial');
              return [
                OPPONENT.think(observed, 'colonial', memory),
                OPPONENT.advise?.(observed, 'colonial', memory),
              ];
            });
            expect(second).toEqual(first);
          }
    },
  );

  it('13.3 > see all of a game once its columns are turned up, in fog, too', () => {
    const seen = new Set<string>();
    for (const game of [17, 18, 19])
      playMixed(ring, 'seen', game, (given) => {
        const state = given as State;
        if (state.frames.some(({ kind }) => kind === 'placement')) return;
        seen.add(state.fog ? 'fog' : 'clear');
        for (const side of ['british', 'colonial'] as const)
          expect(digest(RULES.observe(state, side))).toBe(digest(state));
      });
    expect([...seen].sort()).toEqual(['clear', 'fog']);
  });

  it('keep a memory and a plan that are JSON', () => {
    const thought = OPPONENT.think(
      position({ '1006': 'h20_62', '0907': 'poor' }),
      'british',
      OPPONENT.begin('colonel', 'british', 'x'),
    );
    expect(JSON.parse(JSON.stringify(thought))).toEqual(thought);
  });
});

describe('what was missed', () => {
  const colonel = OPPONENT.begin('colonel', 'british', 'x');
  const missed = (observed: State, action: Action) =>
    OPPONENT.missed?.([{ observed, action }], 'british', colonel);
  const strong = inCombat({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor' });

  it('8.7 > is a blow at the shaken that was not struck, with what it promised', () => {
    const shaken = inCombat({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor!' });
    expect(missed(shaken, { kind: 'endCombat' })).toMatchObject({
      action: { kind: 'attack', hex: hexOf('0907') },
      counsel: { weighed: { done: undefined } },
    });
  });

  it('14.1 > is the march that would have won at once', () => {
    const open = position({ '0313': 'h9_21', '0108': 'gar2' });
    expect(missed(open, { kind: 'endMovement' })).toMatchObject({
      action: { kind: 'begin', counters: ['h9_21'] },
      counsel: { to: hexOf('0214') },
    });
    const inFog = position({ '0313': 'h9_21', '0108': 'gar2' }, { fog: true });
    expect(missed(inFog, { kind: 'endMovement' })).toBeUndefined();
  });

  it('4.1, 7.1 > is nothing that the colonel did himself, in a whole small fight', () => {
    const state = PICKET.start({ scenario: 'outpost' });
    const dice = diceFrom('own', 'dice');
    const courses = new Map<string, { observed: State; action: Action }[]>();
    for (let asked = PICKET.decision(state); asked; asked = PICKET.decision(state)) {
      const side = asked.by as Side;
      const level = OPPONENT.begin('colonel', side, 'x');
      const chosen = isRollDecision(asked)
        ? [rollBy(dice, asked) as Action]
        : OPPONENT.think(RULES.observe(state, side), side, level).actions;
      for (const action of chosen) {
        const now = PICKET.decision(state);
        const phase = `${state.turn} ${side} ${now?.kind.startsWith('move') ? 'move' : now?.kind}`;
        if (!isRollDecision(asked))
          courses.set(phase, [...(courses.get(phase) ?? []), { observed: structuredClone(state), action }]);
        PICKET.apply(state, action, () => undefined);
      }
    }
    expect(courses.size).toBeGreaterThan(4);
    for (const [phase, course] of courses) {
      const side = phase.split(' ')[1] as Side;
      const found = OPPONENT.missed?.(course, side, OPPONENT.begin('colonel', side, 'x'));
      expect([phase, found?.action]).toEqual([phase, undefined]);
    }
  });

  it('7.1 > is nothing where the best was done, or where nothing promised anything', () => {
    const [best] = answer(strong, 'british');
    expect(missed(strong, best ?? { kind: 'endCombat' })).toBeUndefined();
    const weak = inCombat({ '0806': 'f24', '0706': 'poor learned' });
    expect(missed(weak, { kind: 'endCombat' })).toBeUndefined();
  });

  it('7.4 > is those who stood beside the blow and were left out', () => {
    const alone: Action = {
      kind: 'attack',
      mode: 'normal',
      hex: hexOf('0907'),
      units: ['f24'],
      primary: 'f24',
    };
    expect(missed(strong, alone)).toMatchObject({ action: { units: ['h20_62', 'f24'] } });
  });
});

describe('the colonel', () => {
  it('7.6 > attacks at +5, and lets it be at -5', () => {
    expect(answer(inCombat({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor' }), 'british')).toMatchObject([
      { kind: 'attack', hex: hexOf('0907') },
    ]);
    const weak = inCombat({ '0806': 'f24', '0706': 'poor learned' });
    expect(answer(weak, 'british')).not.toMatchObject([{ kind: 'attack', mode: 'normal' }]);
  });

  it('8.7 > strikes the shaken before the steady', () => {
    const state = inCombat({ '1006': 'h20_62 f24', '0907': 'poor!', '1005': 'nixon' });
    expect(answer(state, 'british')).toMatchObject([{ kind: 'attack', hex: hexOf('0907') }]);
  });

  it('15.3 > skirmishes with light troops rather than assault at bad odds', () => {
    const state = inCombat({ '0906': 'light', '0907': 'poor' });
    expect(answer(state, 'british')).toMatchObject([{ kind: 'attack', mode: 'skirmish' }]);
  });

  it('3.2 > rallies whoever is disrupted', () => {
    const state = position({ '1206': 'h20_62!', '0607': 'poor' }, { phase: 'rally' });
    expect(answer(state, 'british')).toEqual([{ kind: 'rally', unit: 'h20_62' }]);
  });

  it('14.1 > walks into the tavern where the way is open', () => {
    const state = position({ '0313': 'h9_21', '0108': 'gar2' });
    const path = answer(state, 'british').flatMap((action) => (action.kind === 'step' ? action.path : []));
    expect(path.map((hex) => formatHex(hex as never))).toContain('0214');
  });

  it('14.1 > shuts the way to the tavern and to headquarters', () => {
    const state = position(
      { '0413': 'h9_21', '0212': 'ny', '0409': 'nixon', '0108': 'gar2' },
      { side: 'colonial', turn: 5 },
    );
    const game = gameOf('battle');
    for (const action of answer(state, 'colonial')) game.apply(state, action, () => undefined);
    while (game.decision(state)?.by === 'colonial')
      for (const action of answer(state, 'colonial')) game.apply(state, action, () => undefined);
    const isStanding = (hex: string) =>
      state.at.some((at, piece) => at === hexOf(hex) && !game.world.isBritish[piece]);
    expect(isStanding('0214') || isStanding('0313') || isStanding('0314')).toBe(true);
  });

  it('14.1 > marches into the hex that wins at once before anything else, in fog and in clear weather', () => {
    const placed = { '0707': 'light', '0907': 'poor arnold', '1008': 'h20_62 burgoyne', '1007': 'f24' };
    for (const fog of [false, true])
      for (const level of LEVELS) {
        const state = position(placed, { game: PICKET, fog });
        const [first, next] = answer(state, 'british', level);
        expect(first).toEqual({ kind: 'begin', counters: ['light'], march: false });
        expect(next).toEqual(fog ? undefined : { kind: 'step', path: [hexOf('0606')] });
      }
  });

  it('14.1 > advises that march, and says where it leads', () => {
    const placed = { '0707': 'light', '0907': 'poor arnold', '1008': 'h20_62 burgoyne' };
    for (const fog of [false, true]) {
      const state = position(placed, { game: PICKET, fog });
      const memory = OPPONENT.begin('colonel', 'british', 'x');
      const advice = OPPONENT.advise?.(RULES.observe(state, 'british'), 'british', memory);
      expect(advice).toMatchObject({ action: { counters: ['light'] }, counsel: { to: hexOf('0606') } });
    }
  });

  it('3.2 > rallies nobody who can march into the hex that wins', () => {
    const state = position({ '0707': 'light-', '0907': 'poor' }, { game: PICKET, phase: 'rally' });
    expect(answer(state, 'british')).toEqual([{ kind: 'endRally' }]);
  });

  it('8.3 > gives no ground where the British would march in next, and takes disruption instead', () => {
    const own = table(
      { '0707': 'light', '0606': 'ct morgan', '0807': 'h20_62', '0608': 'picket' },
      { game: PICKET, side: 'colonial', phase: 'combat' },
    );
    own.act(attack('0707', 'ct morgan'), 1, 6);
    expect(own.asks).toBe('colonial giveGround');
    expect(answer(own.state, 'colonial')).toEqual([stay('0606')]);
  });

  it('8.10 > gives no ground where the attackers would advance and win', () => {
    const struck = table(
      { '0707': 'h20_62', '0606': 'poor', '1008': 'f24' },
      { game: PICKET, phase: 'combat' },
    );
    struck.act(attack('0606', 'h20_62'), 6, 6);
    expect(struck.asks).toBe('colonial giveGround');
    expect(answer(struck.state, 'colonial')).toEqual([stay('0606')]);
  });

  it('14.1 > keeps the last men in the hex out of an attack that could shake them', () => {
    const state = position(
      { '0707': 'light', '0606': 'poor', '1008': 'h20_62' },
      { game: PICKET, side: 'colonial', phase: 'combat' },
    );
    expect(answer(state, 'colonial')).toEqual([{ kind: 'endCombat' }]);
  });

  it('4.4 > marches where no enemy is near', () => {
    const actions = answer(position({ '1511': 'h20_62', '0308': 'learned' }), 'british');
    expect(actions).toContainEqual({ kind: 'begin', counters: ['h20_62'], march: true });
  });

  it('13.3 > brings Burgoyne on with his column in fog', () => {
    const state = position(
      { '0308': 'learned' },
      { fog: true, turn: 1, columns: { B: 'H' }, joined: { burgoyne: 'H' } },
    );
    expect(answer(state, 'british')).toEqual([
      { kind: 'begin', counters: ['burgoyne', 'h9_21', 'h20_62', 'artH'], march: false },
    ]);
  });

  it('14.1 > minds a victory hex that lies open to the enemy, and none that is held or out of his reach', () => {
    const open = (placed: Placed) => {
      const state = position(placed, { side: 'colonial', turn: 6 });
      const { world } = gameOf('battle');
      const officer = newOfficer(state, 'colonial', TRAITS.colonel.colonial, 1);
      return openFlags(officer, state, readBoard(world, state));
    };
    expect(open({ '0407': 'h9_21', '0409': 'learned' })).toBeGreaterThan(0);
    expect(open({ '0407': 'h9_21', '0308': 'learned', '0309': 'nixon' })).toBe(0);
    expect(open({ '1407': 'h9_21', '0409': 'learned' })).toBe(0);
  });

  it('8.11 > risks no leader for guns that can do nothing', () => {
    const state = inCombat({ '1203': 'artF fraser', '1205': 'poor' }, { turn: 4 });
    expect(answer(state, 'british')).toEqual([{ kind: 'endCombat' }]);
  });
});
