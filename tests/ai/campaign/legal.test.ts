/** 5.0 Opponents play whole campaigns by the rules, whatever the options and the fog; the same game from the same seed. */
import { describe, expect, it } from 'vitest';
import { DECISION_KINDS, OPTION_NAMES, RULES, CAMPAIGN } from '../../../src/engine/campaign/index';
import { digest } from '../../../src/engine/kernel/digest';
import { LEVELS, OPPONENT, PARTS, STANCES } from '../../../src/ai/campaign/index';
import { type Contest, play } from './contest';

const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 40 : 1;

const SELDOM: readonly string[] = ['coverNatives', 'giveWay'];
/** In any campaign. */
const OFTEN = ['enter', 'move', 'deploy', 'act', 'takeHit'];

function contestOf(game: number): Contest {
  const options = Object.fromEntries(OPTION_NAMES.map((name, i) => [name, (game * 7 + i * 3) % 5 < 2]));
  const british = LEVELS[game % LEVELS.length] ?? 'general';
  const american = LEVELS[Math.floor(game / 2) % LEVELS.length] ?? 'general';
  return { fog: game % 6 !== 3, options, seed: `legal ${game}`, british, american };
}

describe('opponents of the campaign', { timeout: 240_000 }, () => {
  it('answer every kind of question, and nothing that the rules refuse', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < GAMES; game++)
      expect(play(contestOf(game), (_, asked) => kinds.add(asked.kind)).turn).toBeGreaterThan(0);
    const must = isLong ? DECISION_KINDS.filter((kind) => !SELDOM.includes(kind)) : OFTEN;
    expect([...kinds]).toEqual(expect.arrayContaining([...must]));
  });

  it('play the same game again from the same seed, and another from another', () => {
    const course = (seed: string) => {
      const states: string[] = [];
      const enough = new Error('enough');
      expect(() =>
        play({ fog: true, seed, british: 'general', american: 'captain' }, (state) => {
          states.push(digest(state));
          if (state.turn > (isLong ? 6 : 2)) throw enough;
        }),
      ).toThrow(enough);
      return states;
    };
    expect(course('one')).toEqual(course('one'));
    expect(course('two')).not.toEqual(course('one'));
  });

  it('keep a memory and a plan that are JSON, and plan in known codes', () => {
    const state = CAMPAIGN.start({});
    for (const action of RULES.opening) CAMPAIGN.apply(state, action, () => undefined);
    CAMPAIGN.apply(state, { kind: 'roll', dice: [6, 1] }, () => undefined);
    const memory = OPPONENT.begin('general', 'british', 'x');
    const thought = OPPONENT.think(RULES.observe(state, 'british'), 'british', memory);
    expect(JSON.parse(JSON.stringify(thought))).toEqual(thought);
    expect(thought.plan.length).toBeGreaterThan(0);
    for (const { stance, reason } of thought.plan) {
      expect(STANCES).toContain(stance);
      expect(PARTS).toContain(reason);
    }
  });
});
