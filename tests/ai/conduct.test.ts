/** What an officer would not do: each as a position, or as a count over whole games. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  BATTLES,
  combatUnitsOf,
  commanderOf,
  enemyOf,
  FORMATIONS,
  formationOf,
  formationsOf,
  GATES,
  GRID,
  isGun,
  isInfantry,
  LEADER_PIECES,
  NOT_PLACED,
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
import { wayBetween } from '../../src/ai/saratoga/ground';
import { OPPONENT } from '../../src/ai/saratoga/index';
import type { Memory } from '../../src/ai/saratoga/memory';
import { play } from '../match/contest';
import { position } from '../helpers/saratoga/position';

const quiet = () => undefined;
const hexOfPiece = (state: State, piece: number): Hex => (state.at[piece] ?? 0) as Hex;
const onMap = (state: State, piece: number): boolean => (state.at[piece] ?? 0) > 0;
const foesOf = (state: State, side: Side): Hex[] =>
  combatUnitsOf(enemyOf(side))
    .filter((unit) => onMap(state, unit))
    .map((unit) => hexOfPiece(state, unit));
const toFoe = (state: State, side: Side, hex: Hex): number =>
  Math.min(99, ...foesOf(state, side).map((foe) => GRID.distance(hex, foe)));

/** Each state after a player's movement, in some games between able officers. */
interface Moment {
  readonly state: State;
  readonly side: Side;
  readonly game: number;
}
const GAMES = 8;
/** The upper two by turns, each in both battles. */
const levelIn = (game: number) => (game % 4 < 2 ? 'brigadier' : 'general');
const MOMENTS: readonly Moment[] = Array.from({ length: GAMES }, (_, game) => {
  const list: Moment[] = [];
  let last = '';
  play(
    {
      battle: game % 2 === 0 ? 'sept19' : 'oct7',
      fog: true,
      seed: `conduct ${game}`,
      british: levelIn(game),
      american: levelIn(game),
    },
    (state) => {
      const key = `${state.turn} ${state.phasing}`;
      if (key === last || !state.frames.some(({ kind }) => kind === 'fire')) return;
      last = key;
      list.push({ state: copyState(state), side: state.phasing, game });
    },
  );
  return list;
}).flat();

const share = (list: readonly boolean[]): number => list.filter(Boolean).length / Math.max(1, list.length);

describe('over whole games', { timeout: 240_000 }, () => {
  it('guns do not run ahead of the infantry', () => {
    const ahead = MOMENTS.flatMap(({ state, side }) => {
      const foot = combatUnitsOf(side)
        .filter((unit) => isInfantry(unit) && onMap(state, unit))
        .map((unit) => hexOfPiece(state, unit));
      return combatUnitsOf(side)
        .filter((unit) => isGun(unit) && onMap(state, unit) && !state.broken[formationOf(unit)])
        .map((unit) => hexOfPiece(state, unit))
        .filter((hex) => toFoe(state, side, hex) <= 4)
        .map(
          (hex) =>
            !foot.some(
              (other) =>
                GRID.distance(hex, other) <= 2 && toFoe(state, side, other) <= toFoe(state, side, hex),
            ),
        );
    });
    expect(ahead.length).toBeGreaterThan(200);
    expect(share(ahead)).toBeLessThan(0.1);
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
    const away = MOMENTS.flatMap(({ state, side, game }, i) => {
      const before = MOMENTS.slice(0, i).findLast((each) => each.game === game && each.side === side);
      if (!before) return [];
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

  it('orders hold over turns', () => {
    const kept: boolean[] = [];
    for (const battle of ['sept19', 'oct7'] as const) {
      for (const side of ['british', 'american'] as const) {
        const orders: string[][] = [];
        let memory: Memory = OPPONENT.begin('brigadier', side, 'orders');
        let turn = 0;
        play(
          { battle, fog: true, seed: 'orders', british: 'brigadier', american: 'brigadier' },
          (state, asked) => {
            if (asked.by !== side) return;
            memory = OPPONENT.think(RULES.observe(state, side), side, memory).memory;
            if (memory.ordered === turn) return;
            turn = memory.ordered;
            orders.push(formationsOf(side).map((formation) => memory.orders[formation]?.stance ?? ''));
          },
        );
        for (const [i, now] of orders.entries())
          if (i > 0) kept.push(...now.map((stance, body) => stance === orders[i - 1]?.[body]));
      }
    }
    expect(kept.length).toBeGreaterThan(60);
    expect(share(kept)).toBeGreaterThan(0.7);
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

describe('in a position', () => {
  it('9.0 the road at 0113 is guarded when the enemy can come', () => {
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
    const { actions } = thoughtIn(state, 'american');
    const there = after(
      state,
      actions.filter(({ kind }) => kind === 'move'),
    );
    expect(combatUnitsOf('american').some((unit) => there.at[unit] === 113)).toBe(true);
  });

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
      const state = SARATOGA.start({ battle });
      for (const action of RULES.opening) SARATOGA.apply(state, action, () => undefined);
      SARATOGA.apply(state, { kind: 'roll', dice: [6, 1] }, () => undefined);
      SARATOGA.apply(state, { kind: 'chooseOrder', first: 'british' }, () => undefined);
      const { plan } = thoughtIn(state, 'british');
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
