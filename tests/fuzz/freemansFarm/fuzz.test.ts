/** 6 Some games by chance with all checks; `main.ts` plays more of them. */
import { describe, expect, it } from 'vitest';
import { playGame } from './game';
import { type GroupName, neverSeen, newTally, type Tally } from './tally';

/** With patience more of them, until all has come up that must. */
const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 100 : 40;
const MOST_GAMES = isLong ? 400 : GAMES;
const SEED = 'freeman';
const TWINS = isLong ? 400 : 100;
const PATIENCE = 120_000;

const MUST_COME_UP: readonly GroupName[] = ['decisions', 'actions', 'commands', 'tactics', 'cards'];
const missing = (tally: Tally) => MUST_COME_UP.flatMap((group) => neverSeen(tally, group));

describe('6 games by chance', { timeout: PATIENCE }, () => {
  it('break no rule, show nothing that is hidden, refuse what is wrong, and go through all that can happen', () => {
    const tally = newTally();
    const failures: string[] = [];
    for (let game = 0; game < GAMES || (game < MOST_GAMES && missing(tally).length > 0); game++) {
      const record = playGame(SEED, game, tally);
      if (!record) continue;
      failures.push(`game ${game} after ${record.actions.length} actions: ${record.failure}`);
      break;
    }
    expect(failures).toEqual([]);
    expect(missing(tally).length, `${missing(tally).join()} in ${GAMES} games`).toBeLessThanOrEqual(
      isLong ? 0 : 6,
    );
    expect(tally.checks['twins']).toBeGreaterThan(TWINS);
    expect(tally.checks['saves']).toBeGreaterThanOrEqual(GAMES / 10);
  });

  it('are the same again from the same seed', () => {
    const [one, other] = [newTally(), newTally()];
    playGame(SEED, 3, one);
    playGame(SEED, 3, other);
    expect(other).toEqual(one);
  });
});
