/** 4.0 Some hundred games by chance with all checks; `npm run fuzz` plays more of them. */
import { describe, expect, it } from 'vitest';
import { playGame, replay } from './game';
import { DECISION_KINDS, neverSeen, newTally } from './tally';

const GAMES = 160;
const SEED = 'npm test';
/** A slow machine may take its time. */
const PATIENCE = 120_000;

describe('4.0 games by chance', { timeout: PATIENCE }, () => {
  it('break no rule, show nothing that is hidden, refuse what is wrong, and go through all that can happen', () => {
    const tally = newTally();
    const failures: string[] = [];
    for (let game = 0; game < GAMES && failures.length === 0; game++) {
      const record = playGame(SEED, game, tally);
      if (record)
        failures.push(
          `game ${game} after ${record.actions.length} actions: ${record.failure}`,
          `to see it again: npm run fuzz -- --seed '${SEED}' --game ${game}`,
        );
    }
    expect(failures).toEqual([]);
    for (const group of ['endings', 'decisions', 'actions', 'events', 'barriers'] as const)
      expect(neverSeen(tally, group), `${group} that never came up in ${GAMES} games`).toEqual([]);
    expect(Object.keys(tally.decisions).toSorted()).toEqual([...DECISION_KINDS].toSorted());
  });

  it('are the same again from the same seed', () => {
    const [one, other] = [newTally(), newTally()];
    playGame(SEED, 3, one);
    playGame(SEED, 3, other);
    expect(other).toEqual(one);
  });
});

describe('the checks', { timeout: PATIENCE }, () => {
  it('find an action that is wrong in a record', () => {
    const record = { seed: '1', game: 0, cast: { british: '', american: '', hand: '' }, failure: '' };
    const setup = { battle: 'oct7' } as const;
    expect(replay({ ...record, setup, actions: ['deploy', 'ready'] }, newTally())).toBeUndefined();
    expect(replay({ ...record, setup, actions: ['deploy', 'ready', 'ready'] }, newTally())).toMatch(
      /after 3 of 3 actions.*notPlaced/,
    );
  });
});
