/** Advice: an order that the rules allow, for a reason that the position gives; and what was missed, only where it is clear. */
import { describe, expect, it } from 'vitest';
import { adviceOf } from '../../src/ai/advice';
import { OPPONENT } from '../../src/ai/saratoga/index';
import { advise } from '../../src/ai/saratoga/advise';
import { missed } from '../../src/ai/saratoga/missed';
import type { Opponent } from '../../src/ai/opponent';
import { chanceFrom, rollBy } from '../../src/ai/search/chance';
import { isRollDecision } from '../../src/engine/kernel/game';
import {
  type Action,
  combatUnitsOf,
  RULES,
  SARATOGA,
  type Side,
  type State,
} from '../../src/engine/saratoga/index';
import { play } from '../match/contest';
import { position } from '../helpers/saratoga/position';
import { TOY_OPPONENT } from '../helpers/toyOpponent';
import { TOY, TOY_HANDS } from '../helpers/toy';

const adviser = (side: Side) => OPPONENT.begin('brigadier', side, 'advice');
const decided = (state: State, action: Action) => ({ observed: state, action });

/** Hamilton stands within Burgoyne’s span of eight, his two battalions beyond it. */
const asleep = () =>
  position({
    phase: 'command',
    at: {
      '0602': 'b-bgren L-burgoyne',
      '1402': 'L-hamilton',
      '1502': 'b-20',
      '1503': 'b-21',
      '1506': 'a-va',
    },
    idle: 'L-hamilton b-20 b-21 b-bgren',
  });

describe('advice', () => {
  it('is always an order that can be given, and comes with what was weighed', () => {
    const kinds = new Set<string>();
    play(
      { battle: 'sept19', fog: true, seed: 'advice', british: 'colonel', american: 'colonel' },
      (state, asked) => {
        const side = asked.by as Side;
        const { action, counsel } = advise(RULES.observe(state, side), side, adviser(side));
        expect([action, SARATOGA.check(state, action)]).toEqual([action, undefined]);
        kinds.add(counsel?.kind ?? '');
      },
    );
    for (const kind of ['enough', 'march', 'plain', 'shot']) expect(kinds).toContain(kind);
  });

  it('3.1.4 overfills no hex on the way, whoever follows it order by order', () => {
    const state = SARATOGA.start({ battle: 'sept19', fog: true });
    const put = (action: Action) => SARATOGA.apply(state, action, () => undefined);
    for (const action of RULES.opening) put(action);
    const dice = chanceFrom('advised', 'dice');
    let memory = adviser('american');
    let moves = 0;
    for (let asked = SARATOGA.decision(state); asked && state.turn < 2; asked = SARATOGA.decision(state)) {
      if (isRollDecision(asked)) {
        put(rollBy(dice, asked) as Action);
        continue;
      }
      const isAdvised = asked.by === 'american';
      const given = isAdvised ? advise(RULES.observe(state, 'american'), 'american', memory) : undefined;
      memory = given?.memory ?? memory;
      put(given?.action ?? (SARATOGA.actions(state).at(-1) as Action));
      if (given?.action.kind !== 'move') continue;
      moves++;
      const where = combatUnitsOf('american').map((unit) => state.at[unit] ?? 0);
      const counts = where.filter((hex) => hex > 0).map((hex) => where.filter((at) => at === hex).length);
      expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    }
    expect(moves).toBeGreaterThan(10);
  });

  it('5.1 activates whoever brings units that are idle without him, and says how many', () => {
    const state = asleep();
    const { action, counsel } = advise(state, 'british', adviser('british'));
    expect(action).toEqual({ kind: 'activate', formation: 'hamilton' });
    expect(counsel).toEqual({ kind: 'activation', units: 2, near: 2, other: undefined });
  });

  it('CRT, 7.3 fires at whom a hit costs most, and names the chance', () => {
    // A against the open: 3 or more hits, four faces of six. One is about to turn over, the other is fresh.
    const state = position({
      phase: 'fire',
      phasing: 'american',
      at: { '1208': 'a-va', '1207': 'b-20', '1309': 'b-9', '1105': 'L-hamilton' },
      hits: { 'b-20': 1 },
    });
    const { action, counsel } = advise(state, 'american', adviser('american'));
    expect(action).toMatchObject({ kind: 'fire', unit: 'a-va', hex: 1207 });
    expect(counsel).toMatchObject({ kind: 'shot', from: 1208, other: { unit: 'a-va', hex: 1309 } });
  });

  it('does not depend on what stands before it was asked', () => {
    const state = position({ phase: 'movement', phasing: 'british', at: { '0605': 'b-20', '0610': 'a-va' } });
    const before = JSON.stringify(state);
    expect(advise(state, 'british', adviser('british'))).toEqual(
      advise(state, 'british', adviser('british')),
    );
    expect(JSON.stringify(state)).toBe(before);
  });

  it('of an opponent that gives none is the first thing that it would do, with its plan', () => {
    const state = TOY.game.start(TOY_HANDS);
    const memory = TOY_OPPONENT.begin('bold', 'red', '');
    const given = adviceOf(TOY_OPPONENT as Opponent, state, 'red', memory, undefined);
    expect(given?.action).toEqual({ kind: 'ready' });
    expect(given?.counsel).toEqual(TOY_OPPONENT.think(state as never, 'red', memory).plan);
    expect(adviceOf(TOY_OPPONENT as Opponent, state, 'red', memory, [])).toBeUndefined();
  });
});

describe('what was missed', () => {
  const atFire = (hits: Readonly<Record<string, number>>) =>
    position({
      phase: 'fire',
      phasing: 'american',
      at: { '1208': 'a-va', '1207': 'b-20', '1105': 'L-hamilton' },
      hits,
    });

  it('7.1 is a good shot that was held', () => {
    const found = missed(
      [decided(atFire({ 'b-20': 1 }), { kind: 'holdAll' })],
      'american',
      adviser('american'),
    );
    expect(found).toMatchObject({
      action: { kind: 'fire', unit: 'a-va', hex: 1207 },
      counsel: { kind: 'shot', other: undefined },
    });
  });

  it('5.1 is a commander who was left asleep, and nothing once he was activated', () => {
    const course = (action: Action) => [decided(asleep(), action)];
    expect(missed(course({ kind: 'endCommand' }), 'british', adviser('british'))).toMatchObject({
      action: { kind: 'activate', formation: 'hamilton' },
      counsel: { kind: 'activation', units: 2, near: 2, other: undefined },
    });
    const woken: Action = { kind: 'activate', formation: 'hamilton' };
    expect(missed(course(woken), 'british', adviser('british'))).toBeUndefined();
  });

  it('8.0 is a formation that could have recovered more than the one that did', () => {
    // Beside their commanders B units mend on 5 of 6 faces: Hamilton has three to mend, Fraser one.
    const state = position({
      phase: 'recovery',
      at: {
        '0602': 'b-20 b-21',
        '0603': 'b-62 L-hamilton',
        '1402': 'b-24',
        '1403': 'L-fraser',
        '1204': 'L-burgoyne',
        '0612': 'a-va',
      },
      hits: { 'b-20': 1, 'b-21': 1, 'b-62': 1, 'b-24': 1 },
    });
    const after = (action: Action) => missed([decided(state, action)], 'british', adviser('british'));
    const hamilton: Action = { kind: 'recover', group: 'hamilton' };
    expect(after({ kind: 'endRecovery' })).toMatchObject({ action: hamilton });
    expect(after({ kind: 'recover', group: 'fraser' })).toMatchObject({ action: hamilton });
    expect(after(hamilton)).toBeUndefined();
  });

  it('is nothing where the best was done', () => {
    const state = atFire({ 'b-20': 1 });
    const best: Action = { kind: 'fire', unit: 'a-va', hex: 1207, place: 0 };
    expect(missed([decided(state, best)], 'american', adviser('american'))).toBeUndefined();
  });

  it('6.0 is a march that would have been clearly better, from where the unit stood', () => {
    // A battery stands alone within reach of riflemen, and nobody takes it away.
    const state = position({
      phase: 'movement',
      phasing: 'british',
      at: { '0605': 'b-ha1', '0607': 'a-va', '0707': 'a-dear', '0403': 'b-20 L-hamilton', '0402': 'b-21' },
    });
    const found = missed([decided(state, { kind: 'endMovement' })], 'british', adviser('british'));
    expect(found).toMatchObject({
      action: { kind: 'move', counters: ['b-ha1'] },
      counsel: { kind: 'march', from: 605 },
    });
    expect(SARATOGA.check(state, found?.action ?? { kind: 'halt' })).toBeUndefined();
  });

  it('7.1 is nothing that the adviser would fire himself, in a whole battle', () => {
    let shots = 0;
    play({ battle: 'oct7', fog: false, seed: 'own', british: 'major', american: 'major' }, (state, asked) => {
      if (asked.kind !== 'fire') return;
      const side = asked.by;
      const { action } = advise(state, side, adviser(side));
      expect(missed([decided(state, action)], side, adviser(side))).toBeUndefined();
      shots++;
    });
    expect(shots).toBeGreaterThan(20);
  });
});
