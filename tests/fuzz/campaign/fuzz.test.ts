/** Some games of the campaign by chance with all checks; `npm run fuzz -- --game campaign` plays more of them. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/campaign/actions';
import { apply } from '../../../src/engine/campaign/game';
import type { OptionName } from '../../../src/engine/campaign/options';
import { copyState, type State } from '../../../src/engine/campaign/state';
import { enter, go, group, HALT, NATIVES, READY, single, table } from '../../helpers/campaign/table';
import { id, movement, playerTurn } from '../../helpers/campaign/position';
import { chanceFrom } from '../chance';
import { checkStep, newDiary } from './checks';
import { playGame } from './game';
import { twinOf } from './twins';
import { CODES } from '../../../src/engine/campaign/refusals';
import { type GroupName, neverSeen, newTally, type Tally } from './tally';

/** So many games with everything. */
const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 60 : 10;
/** One with which everything comes up soon. */
const SEED = 'riedesel';
/** 10.9 Natives whom somebody must cover for are rarer than one game in two hundred. */
const RARE = isLong ? [['albany', 376] as const] : [];
/** A slow machine may take its time. */
const PATIENCE = 240_000;
/** The rest needs a rare position; the tests of the cases have every one. */
const REFUSALS_SEEN = CODES.length - (isLong ? 12 : 40);

const MUST_COME_UP: readonly GroupName[] = [
  'endings',
  'decisions',
  'actions',
  'events',
  'options',
  'barriers',
  'rolls',
  'samples',
];
const missing = (tally: Tally) => MUST_COME_UP.flatMap((group) => neverSeen(tally, group));

/** Without the costly checks. */
const BARE = { listed: 0.005, views: 0, twins: 0.005, wrong: 0.02 };

describe('games of the campaign by chance', { timeout: PATIENCE }, () => {
  it('break no rule, show nothing that is hidden, refuse what is wrong, and go through all that can happen', () => {
    const tally = newTally();
    const failures: string[] = [];
    const games = [...Array.from({ length: GAMES }, (_, game) => [SEED, game] as const), ...RARE];
    for (const [seed, game] of games) {
      const failure = playGame(seed, game, tally, ...(seed === SEED ? [] : [BARE]));
      if (failure === undefined) continue;
      failures.push(`npm run fuzz -- --game campaign --seed ${seed} --only ${game}: ${failure}`);
      break;
    }
    expect(failures).toEqual([]);
    expect(missing(tally).length, `${missing(tally).join()} in ${GAMES} games`).toBeLessThanOrEqual(
      isLong ? 0 : 12,
    );
    expect(CODES.length - neverSeen(tally, 'refusals').length).toBeGreaterThanOrEqual(REFUSALS_SEEN);
    expect(tally.samples['twins']).toBeGreaterThan(isLong ? 500 : 100);
    expect(tally.samples['twinActions']).toBeGreaterThan(isLong ? 150 : 30);
  });

  it('are the same again from the same seed', () => {
    const [one, other] = [newTally(), newTally()];
    playGame(SEED, 3, one);
    playGame(SEED, 3, other);
    expect(other).toEqual(one);
  });
});

describe('the check of one move a turn finds', () => {
  /** Plays on with a diary; between the actions the blocks that are named may move once more. */
  const played = (state: State, anew: readonly string[], ...actions: Action[]) => {
    const diary = newDiary();
    for (const action of actions) {
      const { state: after, events } = table(copyState(state));
      apply(after, action, (event) => events.push(event));
      checkStep(state, action, after, events, diary);
      for (const block of anew) after.moved[id(block)] = false;
      state = after;
    }
  };
  const STARK = {
    phasing: 'american',
    at: { pawlet: 'stark mvt_allen', castletown: 'mvt_brush warner' },
  } as const;
  it('6.4, K17 nothing wrong where a fast leader leaves one and takes up another', () => {
    expect(() =>
      played(movement(STARK), [], group('stark', 'mvt_allen', 'castletown'), go('mvt_brush', 'hubbardton')),
    ).not.toThrow();
  });
  it('5.6 a unit that goes on alone after its group', () => {
    const twice = [group('stark', 'mvt_allen', 'castletown'), HALT, single('mvt_allen', 'hubbardton')];
    expect(() => played(movement(STARK), ['mvt_allen'], ...twice)).toThrow('5.6: mvt_allen');
  });
  it('5.6 a unit in a second group', () => {
    const AGAIN = movement({ phasing: 'american', at: { pawlet: 'stark mvt_allen', castletown: 'arnold' } });
    const twice = [
      group('stark', 'mvt_allen', 'castletown'),
      HALT,
      group('arnold', 'mvt_allen', 'hubbardton'),
    ];
    expect(() => played(AGAIN, ['mvt_allen'], ...twice)).toThrow('5.6: mvt_allen');
  });
  it('6.2, K19 a Native that is ordered twice for one action point', () => {
    const NATIVE = movement({ at: { valcour: 'nat_n5 nat_n4' } });
    const twice = [NATIVES, single('nat_n5', 'st_frederick'), single('nat_n5', 'ft_crown_point')];
    expect(() => played(NATIVE, ['nat_n5'], ...twice)).toThrow('5.6: nat_n5');
  });
  it('K11 a reinforcement that moves on, unless the option lets it', () => {
    const twice = [enter('nixon', 'albany'), READY, single('nixon', 'schenectady')];
    const entered = (options: readonly OptionName[]) =>
      table(playerTurn({ phasing: 'american', turn: 7, at: { reinforcements: 'nixon' }, options })).state;
    expect(() => played(entered([]), ['nixon'], ...twice)).toThrow('5.6: nixon');
    expect(() => played(entered(['moveOnEntry']), [], ...twice)).not.toThrow();
  });
});

describe('twins', () => {
  it('2.1 are different games: other faces stand in the same numbers', () => {
    const state = movement({
      at: { castletown: 'hale long stark', pawlet: 'mvt_allen poor', skenesboro: 'br_f9' },
    });
    const twins = Array.from({ length: 8 }, (_, i) => twinOf(table(state).state, 'british', chanceFrom(i)));
    expect(new Set(twins.map((twin) => JSON.stringify(twin?.at))).size).toBeGreaterThan(3);
    expect(new Set(twins.map((twin) => JSON.stringify(twin?.at.toSorted()))).size).toBe(1);
  });
});
