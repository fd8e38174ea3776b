/** 6 Some games by chance with all checks; `main.ts` plays more of them. */
import { describe, expect, it } from 'vitest';
import { playGame } from './game';
import { type GroupName, neverSeen, newTally, type Tally } from './tally';

const GAMES = 100;
/** Rare things may take more games. */
const MOST_GAMES = 400;
const SEED = 'freeman';
const TWINS = 400;
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
    expect(missing(tally), `what never came up in ${MOST_GAMES} games`).toEqual([]);
    expect(tally.checks['twins']).toBeGreaterThan(TWINS);
  });

  it('are the same again from the same seed', () => {
    const [one, other] = [newTally(), newTally()];
    playGame(SEED, 3, one);
    playGame(SEED, 3, other);
    expect(other).toEqual(one);
  });
});
