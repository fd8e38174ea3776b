/** What an officer would not do, each in a position; what is counted over whole games is in conduct.test.ts. */
import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Battle,
  BATTLES,
  combatUnitsOf,
  commanderOf,
  formationOf,
  FORMATIONS,
  GRID,
  idOf,
  isGun,
  isInfantry,
  isWork,
  LEADER_PIECES,
  NOT_PLACED,
  RULES,
  SARATOGA,
  type Side,
  sideOf,
  SIDES,
  southing,
  type State,
  TURNS,
} from '../../src/engine/saratoga/index';
import type { Hex } from '../../src/engine/hexmap/hexId';
import { copyState } from '../../src/engine/saratoga/state';
import { OPPONENT } from '../../src/ai/saratoga/index';
import { TRAITS } from '../../src/ai/saratoga/levels';
import { linesOf } from '../../src/ai/saratoga/lines';
import { position } from '../helpers/saratoga/position';
import { footOf, gunsOf, hexOfPiece, isCovered, onMap, toFoe } from './moments';

const quiet = () => undefined;
/** 3.8 From this box on it is more than one in four that a formation breaks when it is next hit. */
const SHAKEN_BOX = 7;

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

/** R89 in half hexes; row 16 of an even column. */
const SOUTHMOST = 33;

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

  /** A pair of regiments with their leaders, and the rest of the enemy's army far away from what lies open in their front. */
  const PAIRS: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
    british: { '0605': 'b-24 b-li L-fraser L-burgoyne', '1215': 'a-9ma L-poor L-gates' },
    american: { '0710': 'a-1nh a-2nh L-poor L-arnold', '1101': 'b-ried L-riedesel L-burgoyne' },
  };
  const OPEN = SIDES.flatMap((side) =>
    (['colonel', 'major', 'brigadier', 'general'] as const).flatMap((level) =>
      (['movement', 'combatMovement'] as const).map((phase) => [level, side, phase] as const),
    ),
  );

  /** Until a decision of that kind, or one of the enemy. */
  function playUntil(kind: string, state: State, side: Side, level: string): void {
    let memory = OPPONENT.begin(level, side, 'conduct');
    for (
      let asked = SARATOGA.decision(state);
      asked && asked.kind !== kind && (asked.kind === 'roll' || asked.by === side);
      asked = SARATOGA.decision(state)
    ) {
      if (asked.kind === 'roll') {
        SARATOGA.apply(state, { kind: 'roll', dice: [1] }, quiet);
        continue;
      }
      const thought = OPPONENT.think(RULES.observe(state, side), side, memory);
      memory = thought.memory;
      for (const action of thought.actions) SARATOGA.apply(state, action, quiet);
    }
  }
  const besideOf = (state: State, side: Side, hex: number) =>
    combatUnitsOf(side).filter(
      (unit) => onMap(state, unit) && GRID.distance(hexOfPiece(state, unit), hex as Hex) === 1,
    );

  it.each(OPEN)('7.0 a %s of the %s goes for a battery that stands alone (%s)', (level, side, phase) => {
    const [gun, two, three] = side === 'british' ? ['a-art1', '0607', '0608'] : ['b-ha1', '0708', '0707'];
    for (const hex of phase === 'movement' ? [two, three] : [two]) {
      const state = position({ phasing: side, phase, at: { ...PAIRS[side], [hex]: gun } });
      playUntil('fire', state, side, level);
      expect({ hex, isAlone: besideOf(state, side, Number(hex)).length === 0 }).toEqual({
        hex,
        isAlone: false,
      });
    }
  });

  it.each(OPEN)('7.6 a %s of the %s takes a leader who was left alone (%s)', (level, side, phase) => {
    const [leader, hex] = side === 'british' ? ['L-learned', '0607'] : ['L-fraser', '0708'];
    const state = position({ phasing: side, phase, at: { ...PAIRS[side], [hex]: leader } });
    const piece = LEADER_PIECES.find((each) => state.at[each] === Number(hex)) ?? -1;
    expect(state.at[piece]).toBeGreaterThan(0);
    // 6.4 run over on the march, or attacked and lost without a die.
    playUntil('recover', state, side, level);
    expect(state.at[piece]).toBeLessThanOrEqual(0);
  });

  it.each([
    [
      'british',
      'L-burgoyne',
      { '0605': 'b-24 L-burgoyne', '0607': 'a-art1', '1215': 'a-9ma L-poor L-gates' },
    ],
    ['american', 'L-arnold', { '0710': 'a-1nh L-arnold', '0708': 'b-ha1', '1101': 'b-ried L-riedesel' }],
  ] as const)(
    '7.6 the overall commander of the %s goes along with the last unit that closes in',
    (side, id, at) => {
      const state = position({ phasing: side, phase: 'combatMovement', at });
      playUntil('fire', state, side, 'general');
      const leader = LEADER_PIECES.find((each) => idOf(each) === id) ?? -1;
      const [unit = -1] = footOf(state, side).filter(
        (each) => toFoe(state, side, hexOfPiece(state, each)) === 1,
      );
      expect(unit).toBeGreaterThanOrEqual(0);
      expect(state.at[leader]).toBe(state.at[unit]);
    },
  );

  it.each(BATTLES.flatMap((battle) => ['brigadier', 'general'].map((level) => [level, battle] as const)))(
    '3.5 the batteries of a %s stay behind their breastworks in the morning of %s, with nobody near',
    (level, battle) => {
      const state = morning(battle, 'american');
      const parked = gunsOf(state, 'american').filter(
        (gun) =>
          isWork(hexOfPiece(state, gun), battle) && toFoe(state, 'american', hexOfPiece(state, gun)) > 4,
      );
      const stood = parked.map((gun) => state.at[gun]);
      playUntil('recover', state, 'american', level);
      expect(parked.length).toBeGreaterThan(4);
      expect(parked.map((gun) => state.at[gun])).toEqual(stood);
    },
  );

  it('3.5 a battery with infantry near enough to help is no prize', () => {
    const open = { ...PAIRS.american, '0707': 'b-ha1' };
    const sent = (at: Readonly<Record<string, string>>) =>
      thoughtIn(position({ phasing: 'american', at }), 'american', 'general').plan.filter(
        ({ reason }) => reason === 'unguarded',
      );
    expect(sent(open)).toMatchObject([{ body: 'poor', stance: 'assault', target: 707 }]);
    expect(sent({ ...open, '0705': 'b-20' })).toEqual([]);
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

  it('10.0 when only an attack wins, each formation of a general goes for somebody on its own front', () => {
    const state = position({
      phasing: 'american',
      turn: 9,
      at: {
        '0410': 'b-24 L-fraser L-burgoyne',
        '0212': 'a-9ma a-2ma L-learned L-arnold',
        '1013': 'b-ried L-riedesel',
        '1014': 'a-4ma a-15ma L-glover L-gates',
      },
      hits: { 'b-24': 3 },
      morale: { fraser: 9 },
      lost: 'a-3nh a-2ny b-9',
    });
    const goals = thoughtIn(state, 'american', 'general').plan.map(({ body, target }) => [body, target]);
    expect(Object.fromEntries(goals)).toMatchObject({ learned: 410, glover: 1013 });
  });

  it.each(SIDES)(
    '3.8.1 a formation of the %s general that may well break at its next check falls back, all of it at once',
    (side) => {
      const [body, at] =
        side === 'american'
          ? ([
              'poor',
              { '0412': 'a-1nh L-poor', '0312': 'a-2nh', '0512': 'a-3nh', '0414': 'L-arnold a-8ma' },
            ] as const)
          : ([
              'fraser',
              { '0611': 'b-24 L-fraser', '0610': 'b-li', '0711': 'b-gren', '0808': 'L-burgoyne b-9' },
            ] as const);
      const foes: Readonly<Record<string, string>> =
        side === 'american'
          ? { '0409': 'b-24 L-fraser', '0410': 'b-li' }
          : { '0614': 'a-1nh L-poor', '0613': 'a-2nh' };
      const meet = (box: number) => {
        const state = position({ phasing: side, turn: 4, at: { ...at, ...foes }, morale: { [body]: box } });
        const { plan, actions } = thoughtIn(state, side, 'general');
        const men = footOf(state, side).filter((unit) => formationOf(unit) === FORMATIONS.indexOf(body));
        const gap = (of: State) => men.map((unit) => toFoe(of, side, hexOfPiece(of, unit)));
        const [before, then] = [gap(state), gap(after(state, actions))];
        return {
          line: plan.find((each) => each.body === body),
          moves: then.map((each, i) => each - (before[i] ?? 0)),
        };
      };
      const shaken = meet(SHAKEN_BOX);
      expect(shaken.line).toMatchObject({ stance: 'withdraw', reason: 'weakMorale' });
      expect(shaken.moves).toHaveLength(3);
      expect(Math.min(...shaken.moves)).toBeGreaterThan(0);
      const steady = meet(0);
      expect(steady.line?.stance).not.toBe('withdraw');
      expect(Math.min(...steady.moves)).toBeLessThanOrEqual(0);
    },
  );

  it('3.8.1 nobody counts on a shaken formation to cover its part of the lines', () => {
    const at = {
      '0611': 'a-1nh L-poor',
      '0613': 'a-2ma L-learned L-arnold',
      '0609': 'b-24 L-fraser L-burgoyne',
    };
    const covering = (box: number) => [
      ...linesOf(
        position({ phasing: 'american', at, morale: { poor: box } }),
        [],
        TRAITS.general.american,
      ).keys(),
    ];
    const [poor, learned] = [FORMATIONS.indexOf('poor'), FORMATIONS.indexOf('learned')];
    expect(new Set(covering(0))).toEqual(new Set([poor, learned]));
    expect(covering(SHAKEN_BOX)).toEqual([learned]);
  });

  it.each([
    [1, 'opening'],
    [4, 'steady'],
  ] as const)('3.6 in turn %i the order of the guns of Gates has the reason “%s”', (turn, reason) => {
    const at = {
      '0714': 'a-art1 L-gates',
      '0613': 'a-1nh L-poor L-arnold',
      '0608': 'b-24 L-fraser L-burgoyne',
    };
    const { plan } = thoughtIn(position({ phasing: 'american', turn, at }), 'american', 'general');
    expect(plan.find(({ body }) => body === 'gatesGuns')).toMatchObject({ stance: 'advance', reason });
  });

  it('8.0 where all are in reach anyway, Burgoyne rides to the men who can lose a marker', () => {
    const at = {
      '0505': 'b-24 L-fraser L-burgoyne',
      '0605': 'b-li',
      '0604': 'b-gren',
      '1412': 'a-1nh L-poor',
    };
    const placeWith = (hurt: string) => {
      const state = position({ phasing: 'british', at, hits: { [hurt]: 1 } });
      const then = after(state, thoughtIn(state, 'british', 'general').actions);
      const burgoyne = LEADER_PIECES.find((leader) => idOf(leader) === 'L-burgoyne') ?? 0;
      return combatUnitsOf('british')
        .filter((unit) => then.at[unit] === then.at[burgoyne])
        .map(idOf);
    };
    expect(placeWith('b-li')).toContain('b-li');
    expect(placeWith('b-gren')).toContain('b-gren');
  });

  it.each([8, 9, 10])(
    '3.8.3 broken units keep room for the marches that they still owe in turn %i, and do not run to the edge of the map',
    (turn) => {
      const state = position({
        phasing: 'american',
        turn,
        at: {
          '0412': 'a-8ma L-learned',
          '0413': 'a-9ma L-arnold',
          '0213': 'a-2ma a-can',
          '0511': 'b-24 L-fraser L-burgoyne',
          '0211': 'b-li',
        },
        broken: ['learned'],
      });
      const then = after(state, thoughtIn(state, 'american').actions);
      const left = combatUnitsOf('american')
        .filter((unit) => onMap(then, unit))
        .map((unit) => SOUTHMOST - southing(hexOfPiece(then, unit)));
      expect(left).toHaveLength(4);
      expect(Math.min(...left)).toBeGreaterThanOrEqual(TURNS - turn);
    },
  );

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
  it.each(['major', 'general'])(
    '10.0 of a %s does not say that only an attack wins to one who is ahead',
    (level) => {
      const at = { '0508': 'b-24 L-fraser L-burgoyne', '0510': 'a-1nh L-poor L-arnold', '0612': 'a-2nh' };
      const reasons = (lost: string) =>
        thoughtIn(position({ phasing: 'british', turn: 5, at, lost }), 'british', level).plan.map(
          ({ stance, reason }) => [stance, reason],
        );
      expect(reasons('b-9')).toEqual([['advance', 'mustAttack']]);
      expect(reasons('a-3nh a-2ny')).toEqual([['advance', 'steady']]);
    },
  );

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
