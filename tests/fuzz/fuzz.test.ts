/** 4.0 Some games by chance with all checks; `npm run fuzz` plays more of them. */
import { describe, expect, it } from 'vitest';
import { RULES } from '../../src/engine/saratoga/index';
import { setupOf } from './casts';
import { playGame, replay } from './game';
import { count, type GroupName, neverSeen, newTally, type Tally } from './tally';
import { tooOftenExcused } from './twinPlay';

/** So many games of every kind, with their twins; then open ones, which take a tenth of the time, until all has come up. */
const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 16 : 8;
const MOST_GAMES = 600;
/** One with which everything comes up soon. */
const SEED = 'morgan';
/** The share of the usual looks at twins and plans, which take most of the time: in those games, and in the rest. */
const BESIDE = isLong ? 1 : 0.4;
const BESIDE_LATER = 0.1;
/** 3.4 states that were held against a twin. */
const TWINS = isLong ? 400 : 60;
/** A slow machine may take its time. */
const PATIENCE = 240_000;

const MUST_COME_UP: readonly GroupName[] = ['endings', 'decisions', 'actions', 'events', 'barriers'];
const missing = (tally: Tally) => MUST_COME_UP.flatMap((group) => neverSeen(tally, group));

describe('4.0 games by chance', { timeout: PATIENCE }, () => {
  it('break no rule, show nothing that is hidden, refuse what is wrong, and go through all that can happen', () => {
    const tally = newTally();
    const failures: string[] = [];
    for (let game = 0; game < GAMES || (game < MOST_GAMES && missing(tally).length > 0); game++) {
      const record =
        game < GAMES
          ? playGame(SEED, game, tally, {}, BESIDE)
          : playGame(SEED, game, tally, { fog: false }, BESIDE_LATER);
      if (!record) continue;
      failures.push(
        `game ${game} after ${record.actions.length} actions: ${record.failure}`,
        `to see it again: npm run fuzz -- --seed '${SEED}' --only ${game}`,
      );
      break;
    }
    expect(failures).toEqual([]);
    expect(missing(tally), `what never came up in ${MOST_GAMES} games`).toEqual([]);
    expect(tally.samples['twins']).toBeGreaterThan(TWINS);
    expect(tally.samples['twins: played on']).toBeGreaterThan(50);
    expect(tooOftenExcused(tally)).toEqual([]);
  });

  it('are the same again from the same seed', () => {
    const [one, other] = [newTally(), newTally()];
    playGame(SEED, 3, one);
    playGame(SEED, 3, other);
    expect(other).toEqual(one);
  });
});

it('the set-ups are mostly those of the page, and seldom a short battle, the former boxes of 11.2 or a handicap', () => {
  const setups = Array.from({ length: 256 }, (_, game) => setupOf(game));
  const count = (isOne: (setup: (typeof setups)[number]) => boolean) => setups.filter(isOne).length;
  expect(new Set(setups.map(({ battle, fog, options }) => JSON.stringify([battle, fog, options]))).size).toBe(
    256,
  );
  for (const seldom of [
    count(({ start }) => start === 'clearing'),
    count(({ battle, morale }) => battle === 'oct7' && !morale),
    count(({ handicap }) => handicap?.side === 'british'),
    count(({ handicap }) => handicap?.side === 'american'),
  ]) {
    expect(seldom).toBeGreaterThan(10);
    expect(seldom).toBeLessThan(50);
  }
  expect(count(({ morale }) => morale !== undefined)).toBeGreaterThan(128);
  for (const setup of setups) expect(RULES.readSetup(setup)).toEqual(setup);
});

it('3.4 excuses may not swallow the comparison of twins', () => {
  const tally = newTally();
  count(tally, 'samples', 'twins: played on', 1000);
  count(tally, 'samples', 'twins: not compared, told by the rules', 30);
  count(tally, 'samples', 'twins: compared without who is in command', 100);
  expect(tooOftenExcused(tally)).toEqual([]);
  for (const why of ['twins: not compared, told by the rules', 'twins: compared without who is in command']) {
    count(tally, 'samples', why);
    expect(tooOftenExcused(tally).at(-1)).toContain(why);
  }
  expect(tooOftenExcused(tally)).toHaveLength(2);
});

describe('the checks', { timeout: PATIENCE }, () => {
  const record = { seed: '1', game: 0, cast: { british: '', american: '', hand: '' }, failure: '' };
  const setup = { battle: 'oct7' } as const;

  it('let a sound record pass', () => {
    expect(replay({ ...record, setup, actions: ['deploy', 'ready', 'deploy'] }, newTally())).toBeUndefined();
  });

  it('find an action in a record that is wrong', () => {
    const failure = replay({ ...record, setup, actions: ['deploy', 'ready', 'ready'] }, newTally());
    expect(failure).toMatch(/after 3 of 3 actions.*notPlaced/);
  });
});
