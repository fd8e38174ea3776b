/** What an officer would not do, counted over whole games; single positions are in conductPositions.test.ts. */
import { describe, expect, it } from 'vitest';
import {
  combatUnitsOf,
  enemyOf,
  EXITS_TO_WIN,
  farSights,
  formationOf,
  formationsOf,
  GATES,
  GRID,
  isInfantry,
  LEADER_PIECES,
  overallOf,
  pointsFor,
  rangeOf,
  RULES,
  SARATOGA,
  sideOf,
  type State,
  unitsOf,
} from '../../src/engine/saratoga/index';
import { EXIT, wayBetween } from '../../src/ai/saratoga/ground';
import { TRAITS } from '../../src/ai/saratoga/levels';
import { linesOf, middleOf } from '../../src/ai/saratoga/lines';
import { play } from '../match/contest';
import {
  foesOf,
  footOf,
  gunsOf,
  hexOfPiece,
  isCovered,
  levelIn,
  type Moment,
  momentsIn,
  onMap,
  recklessMomentsIn,
  share,
  toFoe,
  unitsWithin,
} from './moments';

const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 60 : 8;
const MOMENTS: readonly Moment[] = Array.from({ length: GAMES }, (_, game) => momentsIn(game)).flat();
/** Each moment with the one before it of the same side. */
const PAIRS = MOMENTS.flatMap((now, i) => {
  const before = MOMENTS.slice(0, i).findLast(({ game, side }) => game === now.game && side === now.side);
  return before ? [{ before, now }] : [];
});

/** Each with what it comes to for those who go for the enemy and think of nothing else: a bound that they keep, too, says nothing. */
describe('unlike one who only goes for the enemy, an able officer', { timeout: 240_000 }, () => {
  const RECKLESS = Array.from({ length: GAMES / 2 }, (_, game) => recklessMomentsIn(game)).flat();

  it('masses: a hex that is attacked has friends about it, not one or two men alone', () => {
    const alone = (moments: readonly Moment[]) =>
      moments.flatMap(({ state, side }) =>
        [...new Set(foesOf(state, side))]
          .filter((hex) => unitsWithin(state, side, hex, 1) > 0)
          .map((hex) => unitsWithin(state, side, hex, 2) < 3),
      );
    expect(alone(MOMENTS).length).toBeGreaterThan(150);
    expect(share(alone(MOMENTS))).toBeLessThan(0.17);
    expect(share(alone(RECKLESS))).toBeGreaterThan(0.2);
  });

  it('3.7 keeps his units in command', () => {
    const commanded = (moments: readonly Moment[]) =>
      moments.flatMap(({ state, side }) => footOf(state, side).map((unit) => state.inCommand[unit] === true));
    expect(commanded(MOMENTS).length).toBeGreaterThan(1000);
    expect(share(commanded(MOMENTS))).toBeGreaterThan(0.97);
    expect(share(commanded(RECKLESS))).toBeLessThan(0.93);
  });

  it('does not come piecemeal: when the first British are in contact, most of the others are near', () => {
    const near = (moments: readonly Moment[]) => {
      const games = [...new Set(moments.map(({ game }) => game))];
      const shares = games.map((game) => {
        const inContact = ({ state, side }: Moment) =>
          footOf(state, side).some((unit) => toFoe(state, side, hexOfPiece(state, unit)) <= 1);
        const first = moments.find(
          (each) => each.game === game && each.side === 'british' && inContact(each),
        );
        if (!first) throw new Error('they never met');
        const { state, side } = first;
        return share(footOf(state, side).map((unit) => toFoe(state, side, hexOfPiece(state, unit)) <= 4));
      });
      return shares.reduce((sum, each) => sum + each, 0) / games.length;
    };
    expect(near(MOMENTS)).toBeGreaterThan(0.6);
    expect(near(RECKLESS)).toBeLessThan(0.5);
  });
});

describe('over whole games', { timeout: 240_000 }, () => {
  it('guns do not run ahead of the infantry', () => {
    const ahead = MOMENTS.flatMap(({ state, side }) =>
      gunsOf(state, side)
        .filter((gun) => toFoe(state, side, hexOfPiece(state, gun)) <= 5)
        .map((gun) => !isCovered(state, side, gun)),
    );
    expect(ahead.length).toBeGreaterThan(200);
    expect(share(ahead)).toBeLessThan(0.05);
  });

  it('7.4 a battery that can fire where it stands mostly stays there', () => {
    const shifts = PAIRS.flatMap(({ before, now: { state, side } }) => {
      const foes = foesOf(state, side);
      return gunsOf(state, side)
        .filter((gun) => onMap(before.state, gun))
        .filter((gun) => {
          const stood = hexOfPiece(before.state, gun);
          return farSights(stood, state.options.losHeight).some(
            (hex) => GRID.distance(stood, hex) <= rangeOf(gun) && foes.includes(hex),
          );
        })
        .map((gun) => before.state.at[gun] !== state.at[gun]);
    });
    expect(shifts.length).toBeGreaterThan(200);
    expect(share(shifts)).toBeLessThan(0.4);
  });

  it('3.6 the wing of Gates does not cross the army to the far left, nor that of Arnold to the river', () => {
    const away = MOMENTS.filter(({ side, state }) => side === 'american' && state.turn <= 6).flatMap(
      ({ state }) =>
        footOf(state, 'american').map((unit) => {
          const column = Math.floor(hexOfPiece(state, unit) / 100);
          return overallOf(formationOf(unit)) === GATES ? column <= 2 : column >= 9;
        }),
    );
    expect(away.length).toBeGreaterThan(500);
    expect(share(away)).toBeLessThan(0.02);
  });

  it('no two formations of a wing march past each other to their parts of the lines', () => {
    const crossings = MOMENTS.filter(({ side }) => side === 'american').flatMap(({ state }) => {
      const lines = linesOf(state, [], TRAITS.general.american);
      const way = (formation: number, of: number) =>
        wayBetween(middleOf(state, formation) ?? EXIT, lines.get(of)?.target || EXIT);
      return [...lines.keys()].flatMap((one) =>
        [...lines.keys()]
          .filter((other) => other > one && overallOf(other) === overallOf(one))
          .map((other) => way(one, other) + way(other, one) < way(one, one) + way(other, other)),
      );
    });
    expect(crossings.length).toBeGreaterThan(100);
    expect(share(crossings)).toBeLessThan(0.05);
  });

  it('who is told to cover a part of the lines is there', () => {
    const there = PAIRS.flatMap(({ before, now: { state, side, orders } }) =>
      footOf(state, side).flatMap((unit) => {
        const order = orders[formationOf(unit)];
        const isOld = before.orders[formationOf(unit)]?.target === order?.target;
        if (order?.stance !== 'defend' || order.target === 0 || !isOld) return [];
        return [GRID.distance(hexOfPiece(state, unit), order.target) <= 3];
      }),
    );
    expect(there.length).toBeGreaterThan(300);
    expect(share(there)).toBeGreaterThan(0.85);
  });

  it('10.0 a side that is behind is at the enemy before the day is over', () => {
    const engaged = MOMENTS.filter(({ state, side }) => {
      const margin = pointsFor(state, side).total - pointsFor(state, enemyOf(side)).total;
      return state.turn >= 8 && (side === 'british' ? margin <= 0 : margin < 0);
    }).map(({ state, side }) => {
      const foot = footOf(state, side);
      const near = foot.filter((unit) => toFoe(state, side, hexOfPiece(state, unit)) <= 2);
      return near.length >= foot.length / 4;
    });
    expect(engaged.length).toBeGreaterThan(5);
    expect(share(engaged)).toBeGreaterThan(0.75);
  });

  it('leaders are not left alone', () => {
    const alone = MOMENTS.flatMap(({ state, side }) =>
      LEADER_PIECES.filter((leader) => sideOf(leader) === side && onMap(state, leader)).map(
        (leader) => !combatUnitsOf(side).some((unit) => state.at[unit] === state.at[leader]),
      ),
    );
    expect(alone.length).toBeGreaterThan(500);
    expect(share(alone)).toBeLessThan(0.01);
  });

  it('Gates stays where he commands, and away from the enemy', () => {
    const places = MOMENTS.filter(({ side }) => side === 'american');
    const near = places.map(
      ({ state }) => onMap(state, GATES) && toFoe(state, 'american', hexOfPiece(state, GATES)) <= 1,
    );
    expect(share(near)).toBeLessThan(0.1);
    const rides = places.slice(1).flatMap(({ state, game }, i) => {
      const before = places[i];
      if (!before || before.game !== game || !onMap(state, GATES)) return [];
      return [GRID.distance(hexOfPiece(before.state, GATES), hexOfPiece(state, GATES))];
    });
    expect(rides.reduce((sum, ride) => sum + ride, 0) / rides.length).toBeLessThan(1);
  });

  it('an army out of contact marches: the British come nearer turn by turn until they meet the enemy', () => {
    const way = (state: State) => {
      const foot = combatUnitsOf('british').filter((unit) => isInfantry(unit) && onMap(state, unit));
      const foes = [...new Set(foesOf(state, 'british'))];
      const left = foot.map((unit) =>
        Math.min(...foes.map((foe) => wayBetween(hexOfPiece(state, unit), foe))),
      );
      return left.reduce((sum, each) => sum + each, 0) / left.length;
    };
    const start = SARATOGA.start({ battle: 'sept19' });
    for (const action of RULES.opening) SARATOGA.apply(start, action, () => undefined);
    const left: number[] = [];
    for (let game = 0; game < GAMES; game += 2) {
      const [first, second] = MOMENTS.filter((each) => each.game === game && each.side === 'british');
      if (!first || !second) throw new Error('the game is too short');
      left.push(way(first.state) / way(start));
      expect(way(second.state)).toBeLessThan(way(first.state));
    }
    expect(Math.max(...left)).toBeLessThan(0.8);
    expect(left.reduce((sum, each) => sum + each, 0) / left.length).toBeLessThan(0.75);
  });

  it('on 7 October the British come nearer, too, until they are at the enemy', () => {
    const way = ({ state, side }: Moment) => {
      const foot = footOf(state, side);
      return foot.reduce((sum, unit) => sum + toFoe(state, side, hexOfPiece(state, unit)), 0) / foot.length;
    };
    for (let game = 1; game < GAMES; game += 2) {
      const [first, ...later] = MOMENTS.filter(
        (each) => each.game === game && each.side === 'british' && each.state.turn <= 6,
      ).map(way);
      if (first === undefined || later.length < 2) throw new Error('the game is too short');
      expect(Math.min(...later)).toBeLessThan(first * 0.75);
      expect(Math.min(...later)).toBeLessThan(3);
    }
  });

  it.each(['brigadier', 'general'])(
    '10.0 where the Americans must attack, those of a %s go and fight',
    (level) => {
      const ways: number[] = [];
      let last = 0;
      const note = (state: State) => {
        if (
          state.phasing !== 'american' ||
          state.turn === last ||
          !state.frames.some(({ kind }) => kind === 'fire')
        )
          return;
        last = state.turn;
        const foot = footOf(state, 'american');
        ways.push(
          foot.reduce((sum, unit) => sum + toFoe(state, 'american', hexOfPiece(state, unit)), 0) /
            foot.length,
        );
      };
      const start = SARATOGA.start({ battle: 'sept19', start: 'clearing' });
      const foot = footOf(start, 'american');
      const before =
        foot.reduce((sum, unit) => sum + toFoe(start, 'american', hexOfPiece(start, unit)), 0) / foot.length;
      const contest = { battle: 'sept19', start: 'clearing', fog: true, seed: 'attack' } as const;
      play({ ...contest, british: level, american: level }, note);
      expect(ways[0]).toBeLessThan(before);
      expect(Math.min(...ways)).toBeLessThan(2);
    },
  );

  it.runIf(isLong)(
    'a British general fights through the afternoon and does not stand before the lines until evening',
    () => {
      const inContact = MOMENTS.filter(
        ({ game, side, state }) =>
          levelIn(game) === 'general' && side === 'british' && state.turn >= 5 && state.turn <= 7,
      ).map(({ state, side }) =>
        share(footOf(state, side).map((unit) => toFoe(state, side, hexOfPiece(state, unit)) <= 1)),
      );
      expect(inContact.length).toBeGreaterThan(60);
      expect(inContact.reduce((sum, each) => sum + each, 0) / inContact.length).toBeGreaterThan(0.13);
    },
  );

  it('no formation marches away from the fight without need', () => {
    const away = PAIRS.flatMap(({ before, now: { state, side } }) => {
      return formationsOf(side)
        .filter((formation) => !state.broken[formation])
        .flatMap((formation) => {
          const gap = (of: State) =>
            Math.min(
              ...unitsOf(formation)
                .filter((unit) => onMap(of, unit))
                .map((unit) => toFoe(of, side, hexOfPiece(of, unit))),
            );
          // Who was out of everybody's reach, and is farther off by two hexes and more, has marched away.
          return gap(before.state) > 5 ? [gap(state) > gap(before.state) + 1] : [];
        });
    });
    expect(away.length).toBeGreaterThan(25);
    expect(share(away)).toBeLessThan(0.05);
  });

  it('9.0 somebody stands at 0113 whenever four can come', () => {
    const guarded = MOMENTS.filter(
      ({ state, side }) =>
        side === 'american' &&
        footOf(state, 'british').filter(
          (unit) => (state.hits[unit] ?? 0) < 2 && wayBetween(hexOfPiece(state, unit), EXIT) <= 10,
        ).length >= EXITS_TO_WIN,
    ).map(({ state }) => footOf(state, 'american').some((unit) => state.at[unit] === EXIT));
    expect(guarded.length).toBeGreaterThan(20);
    expect(share(guarded)).toBeGreaterThan(0.85);
  });

  it.runIf(isLong)('9.0 a general rarely loses the road to one who presses for it', () => {
    const exits = Array.from({ length: 40 }, (_, game) =>
      play({
        battle: 'sept19',
        fog: true,
        seed: `road ${game}`,
        british: 'brigadier',
        american: 'general',
      }),
    ).map(({ ending }) => ending.reason === 'exit');
    expect(share(exits)).toBeLessThan(0.15);
  });

  it('orders hold over turns, and so does the main effort', () => {
    const stances: boolean[] = [];
    const efforts: boolean[] = [];
    for (const { before, now } of PAIRS)
      for (const formation of formationsOf(now.side)) {
        const [old, order] = [before.orders[formation], now.orders[formation]];
        if (!old || !order || now.state.broken[formation]) continue;
        stances.push(old.stance === order.stance);
        if (old.target !== 0 && order.target !== 0)
          efforts.push(GRID.distance(old.target, order.target) <= 3);
      }
    expect(stances.length).toBeGreaterThan(300);
    expect(share(stances)).toBeGreaterThan(0.8);
    expect(share(efforts)).toBeGreaterThan(0.9);
  });
});
