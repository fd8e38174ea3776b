/** 4.0 Opponents play whole games by the rules, whatever the battle, the options and the fog; the same game from the same seed. */
import { describe, expect, it } from 'vitest';
import {
  BATTLES,
  DECISION_KINDS,
  RULES,
  SARATOGA,
  type Setup,
  SIDES,
  type State,
} from '../../src/engine/saratoga/index';
import { digest } from '../../src/engine/kernel/digest';
import { OPPONENT } from '../../src/ai/saratoga/index';
import { LEVELS } from '../../src/ai/saratoga/levels';
import { think } from '../../src/ai/saratoga/think';
import { POSITIONS } from '../helpers/saratoga/everyDecision';
import { play } from '../match/contest';
import { ringOf } from '../match/ring';
import { castIn, playMixed } from './mixed';

const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 20 : 6;
const SHALLOW = { playouts: 20, samples: 4, turns: 2 };
const PATIENCE = 240_000;
const RING = await ringOf('saratoga');

/** On either day, in fog and in the open; a few positions are of one day's units or set-up. */
function inBothBattles(written: string): string[] {
  const fogged = written.replace(/^(\w+(?: turn \d+)? \w+)/, '$1 fog');
  const all = [written, fogged].flatMap((each) => BATTLES.map((battle) => each.replace(/^\w+/, battle)));
  return all.filter((each) => each === written || !Array.isArray(RULES.notation.parse(each)));
}

describe('opponents', { timeout: PATIENCE }, () => {
  it('answer every kind of question, and nothing that the rules refuse', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < GAMES; game++)
      expect(playMixed(RING, 'legal', game, (_, asked) => kinds.add(asked.kind))).toHaveProperty('ending');
    // Positions ask for them, below.
    const seldom = ['removeExcess', 'displace', 'relocateLeader', ...(isLong ? [] : ['place', 'freeRound'])];
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(DECISION_KINDS.filter((kind) => !seldom.includes(kind)).toSorted()),
    );
  });

  it('meet at every level and on each side every battle, in fog and in the open', () => {
    const met = new Set<string>();
    for (let game = 0; game < 256; game++) {
      const { players, setup } = castIn(RING, game);
      const { battle, fog } = setup as Setup;
      for (const side of SIDES) met.add(`${players[side]} ${side} ${battle} ${fog ? 'fog' : 'open'}`);
    }
    expect(met.size).toBe(4 * 2 * 2 * 2);
  });

  it('are asked in fog and on both days', () => {
    const all = Object.values(POSITIONS).flat();
    const asked = all.flatMap(inBothBattles);
    expect(asked.filter((each) => / fog /.test(each)).length).toBeGreaterThan(all.length);
    expect(asked.filter((each) => each.startsWith('sept19')).length).toBeGreaterThan(all.length);
  });

  it.each(LEVELS)('at level %s give to every decision an answer that the rules accept', (level) => {
    const answered = new Set<string>();
    for (const [kind, positions] of Object.entries(POSITIONS))
      for (const written of positions.flatMap(inBothBattles)) {
        const setup = RULES.notation.parse(written);
        if (Array.isArray(setup)) throw new Error(`${kind}: ${JSON.stringify(setup)}`);
        const state = SARATOGA.start(setup);
        const side = SIDES.find((each) => each === SARATOGA.decision(state)?.by);
        if (!side) continue;
        const memory = OPPONENT.begin(level, side, kind);
        const depth = level === 'arnold' ? SHALLOW : undefined;
        const { actions } = think(RULES.observe(state, side), side, memory, depth);
        expect(actions.length).toBeGreaterThan(0);
        for (const action of actions) {
          const by = SARATOGA.decision(state)?.by;
          expect({ written, action, by, refusal: SARATOGA.check(state, action) }).toEqual({
            written,
            action,
            by: side,
          });
          SARATOGA.apply(state, action, () => undefined);
        }
        answered.add(kind);
      }
    expect([...answered].sort()).toEqual(DECISION_KINDS.toSorted());
  });

  it('play by the rules looking ahead, too', () => {
    const enough = new Error('enough');
    const contest = {
      battle: 'oct7',
      fog: true,
      seed: 'ahead',
      british: 'arnold:20',
      american: 'major',
    } as const;
    const stop = (state: State) => {
      if (state.turn > 2) throw enough;
    };
    expect(() => play(contest, stop)).toThrow(enough);
  });

  it('play the same game again from the same seed, and another from another', () => {
    const course = (seed: string) => {
      const states: string[] = [];
      const players = { british: 'brigadier', american: 'colonel' };
      play({ battle: 'oct7', fog: true, seed, ...players }, (state) => states.push(digest(state)));
      return states;
    };
    expect(course('one')).toEqual(course('one'));
    expect(course('two')).not.toEqual(course('one'));
  });

  it('are not changed by what was thought of in between', () => {
    const start = SARATOGA.start({ battle: 'sept19' });
    for (const action of RULES.opening) SARATOGA.apply(start, action, () => undefined);
    SARATOGA.apply(start, { kind: 'roll', dice: [6, 1] }, () => undefined);
    SARATOGA.apply(start, { kind: 'chooseOrder', first: 'british' }, () => undefined);
    const thought = () =>
      think(RULES.observe(start, 'british'), 'british', OPPONENT.begin('arnold', 'british', 'x'), SHALLOW);
    const first = thought();
    playMixed(RING, 'between', 2);
    expect(thought()).toEqual(first);
  });

  it('keep a memory and a plan that are JSON', () => {
    const state = SARATOGA.start({ battle: 'oct7' });
    for (const action of RULES.opening) SARATOGA.apply(state, action, () => undefined);
    SARATOGA.apply(state, { kind: 'roll', dice: [6, 1] }, () => undefined);
    const thought = OPPONENT.think(
      RULES.observe(state, 'british'),
      'british',
      OPPONENT.begin('brigadier', 'british', 'x'),
    );
    expect(JSON.parse(JSON.stringify(thought))).toEqual(thought);
  });
});
