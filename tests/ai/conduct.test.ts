/** What an officer would not do: each as a position, or as a count over whole games. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Battle,
  BATTLES,
  combatUnitsOf,
  commanderOf,
  enemyOf,
  EXITS_TO_WIN,
  farSights,
  FORMATIONS,
  formationOf,
  formationsOf,
  GATES,
  GRID,
  isGun,
  isInfantry,
  LEADER_PIECES,
  NOT_PLACED,
  overallOf,
  pointsFor,
  rangeOf,
  RULES,
  SARATOGA,
  type Side,
  sideOf,
  SIDES,
  type State,
  unitsOf,
} from '../../src/engine/saratoga/index';
import type { Hex } from '../../src/engine/hexmap/hexId';
import { copyState } from '../../src/engine/saratoga/state';
import { EXIT, wayBetween } from '../../src/ai/saratoga/ground';
import { OPPONENT } from '../../src/ai/saratoga/index';
import { TRAITS } from '../../src/ai/saratoga/levels';
import { linesOf, middleOf } from '../../src/ai/saratoga/lines';
import { position } from '../helpers/saratoga/position';
import { play } from '../match/contest';
import {
  foesOf,
  footOf,
  gunsOf,
  hexOfPiece,
  isCovered,
  type Moment,
  momentsIn,
  onMap,
  share,
  toFoe,
} from './moments';

const quiet = () => undefined;
const isLong = process.env['SARATOGA_LONG'] === '1';
const GAMES = isLong ? 60 : 8;
const MOMENTS: readonly Moment[] = Array.from({ length: GAMES }, (_, game) => momentsIn(game)).flat();
/** Each moment with the one before it of the same side. */
const PAIRS = MOMENTS.flatMap((now, i) => {
  const before = MOMENTS.slice(0, i).findLast(({ game, side }) => game === now.game && side === now.side);
  return before ? [{ before, now }] : [];
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
    for (let game = 0; game < GAMES; game += 2) {
      const [first, second] = MOMENTS.filter((each) => each.game === game && each.side === 'british');
      if (!first || !second) throw new Error('the game is too short');
      const start = SARATOGA.start({ battle: 'sept19' });
      for (const action of RULES.opening) SARATOGA.apply(start, action, () => undefined);
      expect(way(first.state)).toBeLessThan(way(start) * 0.75);
      expect(way(second.state)).toBeLessThan(way(first.state));
    }
  });

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

/** The actions of a phase in a position. */
function thoughtIn(state: State, side: Side, level = 'brigadier') {
  return OPPONENT.think(RULES.observe(state, side), side, OPPONENT.begin(level, side, 'conduct'));
}
function after(state: State, actions: readonly Action[]): State {
  const then = copyState(state);
  for (const action of actions) SARATOGA.apply(then, action, () => undefined);
  return then;
}

describe('a set-up of their own', () => {
  const LEVELS = OPPONENT.levels.flatMap((level) =>
    BATTLES.flatMap((battle) => SIDES.map((side) => [level, battle, side] as const)),
  );
  it.each(LEVELS)('11.1, 11.2 a %s sets up all of his army in %s as the %s', (level, battle, side) => {
    const state = SARATOGA.start({ battle });
    if (side === 'british')
      for (const action of RULES.opening.slice(0, 2)) SARATOGA.apply(state, action, quiet);
    for (const action of thoughtIn(state, side, level).actions) {
      expect(SARATOGA.check(state, action)).toBeUndefined();
      SARATOGA.apply(state, action, quiet);
    }
    const own = [...combatUnitsOf(side), ...LEADER_PIECES.filter((leader) => sideOf(leader) === side)];
    expect(own.filter((piece) => state.at[piece] === NOT_PLACED)).toEqual([]);
    expect(SARATOGA.decision(state)?.by).not.toBe(side);
    const alone = LEADER_PIECES.filter((leader) => sideOf(leader) === side).filter(
      (leader) => !combatUnitsOf(side).some((unit) => state.at[unit] === state.at[leader]),
    );
    expect(alone).toEqual([]);
    const guns = combatUnitsOf(side).filter((unit) => isGun(unit) && onMap(state, unit));
    for (const gun of guns)
      expect(
        combatUnitsOf(side).some(
          (unit) =>
            isInfantry(unit) &&
            onMap(state, unit) &&
            GRID.distance(hexOfPiece(state, gun), hexOfPiece(state, unit)) <= 2,
        ),
      ).toBe(true);
  });
});

/** The morning of a battle, that side to move first. */
function morning(battle: Battle, first: Side): State {
  const state = SARATOGA.start({ battle });
  for (const action of RULES.opening) SARATOGA.apply(state, action, quiet);
  SARATOGA.apply(state, { kind: 'roll', dice: first === 'british' ? [6, 1] : [1, 6] }, quiet);
  SARATOGA.apply(state, { kind: 'chooseOrder', first }, quiet);
  return state;
}

describe('in a position', () => {
  const GUNNERS = (['brigadier', 'general'] as const).flatMap((level) =>
    BATTLES.flatMap((battle) => SIDES.map((side) => [level, battle, side] as const)),
  );
  it.each(GUNNERS)(
    'before contact the guns of a %s stand behind his infantry in %s as the %s',
    (level, battle, side) => {
      const state = morning(battle, side);
      let memory = OPPONENT.begin(level, side, 'conduct');
      for (
        let asked = SARATOGA.decision(state);
        asked?.kind !== 'combatMove';
        asked = SARATOGA.decision(state)
      ) {
        if (!asked || (asked.kind !== 'roll' && asked.by !== side)) break;
        if (asked.kind === 'roll') {
          SARATOGA.apply(state, { kind: 'roll', dice: [1, 1] }, quiet);
          continue;
        }
        const thought = OPPONENT.think(RULES.observe(state, side), side, memory);
        memory = thought.memory;
        for (const action of thought.actions) SARATOGA.apply(state, action, quiet);
      }
      const bare = gunsOf(state, side)
        .filter((gun) => toFoe(state, side, hexOfPiece(state, gun)) <= 6)
        .filter((gun) => !isCovered(state, side, gun));
      expect(bare).toEqual([]);
    },
  );

  it.each(['brigadier', 'general'])(
    '9.0 the road at 0113 is guarded by a %s when the enemy can come',
    (level) => {
      const state = position({
        battle: 'sept19',
        phasing: 'american',
        at: {
          '0310': 'b-24 b-li',
          '0210': 'b-gren b-mark L-fraser',
          '0211': 'b-20',
          '0314': 'a-9ma a-8ma L-learned L-arnold',
          '0414': 'a-1nh',
        },
      });
      const { actions } = thoughtIn(state, 'american', level);
      const there = after(
        state,
        actions.filter(({ kind }) => kind === 'move'),
      );
      expect(combatUnitsOf('american').some((unit) => there.at[unit] === 113)).toBe(true);
    },
  );

  it('9.0 the road is taken where it lies open', () => {
    const state = position({
      battle: 'sept19',
      phasing: 'british',
      at: {
        '0211': 'b-24 b-li',
        '0112': 'b-gren b-mark L-fraser L-burgoyne',
        '1015': 'a-9ma L-learned L-arnold',
      },
    });
    const { plan, actions } = thoughtIn(state, 'british');
    expect(plan.find(({ body }) => body === 'fraser')).toMatchObject({ stance: 'exit', reason: 'roadOpen' });
    expect(actions.some(({ kind }) => kind === 'exit')).toBe(true);
  });

  it('10.0 who is behind risks more while there is time, and who is ahead at the end does not', () => {
    const at = { '0508': 'b-24 L-fraser L-burgoyne', '0611': 'a-1nh L-poor L-arnold', '0612': 'a-2nh' };
    const behind = position({ phasing: 'american', turn: 9, at, lost: 'a-3nh a-2ny b-9' });
    expect(thoughtIn(behind, 'american').plan.find(({ body }) => body === 'poor')).toMatchObject({
      stance: 'advance',
      reason: 'timeRunsOut',
    });
    const ahead = position({ phasing: 'american', turn: 10, at, lost: 'b-9 b-20 b-21' });
    expect(thoughtIn(ahead, 'american').plan.find(({ body }) => body === 'poor')).toMatchObject({
      stance: 'hold',
      reason: 'ahead',
    });
  });

  it('7.6 a leader who would be left alone goes along', () => {
    const state = position({
      phasing: 'british',
      at: { '0505': 'b-24 L-fraser', '0405': 'L-burgoyne b-gren', '0513': 'a-1nh L-poor L-arnold' },
    });
    const then = after(state, thoughtIn(state, 'british').actions);
    const company = combatUnitsOf('british').map((unit) => then.at[unit]);
    for (const leader of LEADER_PIECES.filter(
      (each) => (then.at[each] ?? 0) > 0 && sideOf(each) === 'british',
    ))
      expect(company).toContain(then.at[leader]);
  });
});

describe('a plan', () => {
  it('has a line in known codes for each formation that is there', () => {
    for (const battle of ['sept19', 'oct7'] as const) {
      const { plan } = thoughtIn(morning(battle, 'british'), 'british');
      expect(plan.map(({ body }) => body)).toEqual(
        FORMATIONS.filter((_, i) => sideOf(commanderOf(i)) === 'british'),
      );
      for (const { target, reason } of plan) {
        expect(target === 0 || GRID.has(target as Hex)).toBe(true);
        expect(['mustAttack', 'waitsForOthers']).toContain(reason);
      }
    }
  });
});
