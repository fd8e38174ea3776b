/** Games of First Saratoga by chance with all checks; `npm run fuzz -- --game first-saratoga` plays more of them. */
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../chance';
import { playGame } from './game';
import { type GroupName, neverSeen, newTally, type Tally } from './tally';
import { playTwins } from './twins';

/** With patience more of them, until all has come up that must. */
const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 100 : 20;
const MOST_GAMES = isLong ? 500 : GAMES;
const SEED = 'gambit';
const PATIENCE = 240_000;

const MUST_COME_UP: readonly GroupName[] = ['decisions', 'rolls', 'actions', 'results', 'endings', 'rulings'];
const missing = (tally: Tally) => MUST_COME_UP.flatMap((group) => neverSeen(tally, group));

describe('3.1 games by chance', { timeout: PATIENCE }, () => {
  it('break no rule, agree with the oracles, refuse what is wrong, and go through all that can happen', () => {
    const tally = newTally();
    const failures: string[] = [];
    // Some refusals need a rare moment; case tests name every code.
    const [mostMissing, mostCodes] = isLong ? [0, 12] : [25, 40];
    const lacks = () =>
      missing(tally).length > mostMissing || neverSeen(tally, 'refusals').length >= mostCodes;
    for (let game = 0; game < GAMES || (game < MOST_GAMES && lacks()); game++) {
      const { failure, actions } = playGame(SEED, game, tally);
      if (failure !== undefined) failures.push(`game ${game} after ${actions.length} actions: ${failure}`);
      if (failures.length > 0) break;
    }
    expect(failures).toEqual([]);
    expect(missing(tally).length, `${missing(tally).join()} in ${GAMES} games`).toBeLessThanOrEqual(
      mostMissing,
    );
    expect(neverSeen(tally, 'refusals').length).toBeLessThan(mostCodes);
    for (const sample of ['zoc', 'sight', 'reach', 'odds'])
      expect(tally.samples[sample]).toBeGreaterThan(isLong ? 10 : 1);
  });

  it('are the same again from the same seed', () => {
    const [one, other] = [newTally(), newTally()];
    const first = playGame(SEED, 3, one);
    expect(playGame(SEED, 3, other).actions).toEqual(first.actions);
    expect(other).toEqual(one);
  });

  it('13.3 columns that lie face down are hidden: twins look, sound and ask the same', () => {
    let compared = 0;
    for (let i = 0; i < (isLong ? 20 : 8); i++)
      compared += playTwins(i % 2 === 0 ? 'battle' : 'outpost', chanceFrom(['twins', i]));
    expect(compared).toBeGreaterThan(100);
  });
});
