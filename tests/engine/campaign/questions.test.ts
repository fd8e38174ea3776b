import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/campaign/actions';
import { ALL_BLOCKS, idOf, knownBlock } from '../../../src/engine/campaign/blocks';
import { nameOf, PLACE_COUNT } from '../../../src/engine/campaign/board';
import { emptyingChance, hitChances } from '../../../src/engine/campaign/chances';
import { departure, round, shotBy } from '../../../src/engine/campaign/previews/battle';
import { encounter } from '../../../src/engine/campaign/previews/encounter';
import { looseEnds } from '../../../src/engine/campaign/previews/looseEnds';
import { forced, reach, supply, threats } from '../../../src/engine/campaign/previews/moves';
import { suppliedPlaces } from '../../../src/engine/campaign/supply';
import { battle, type Line, movement } from '../../helpers/campaign/position';
import { END, group, single, table } from '../../helpers/campaign/table';
import { fallsByFaces, hitsByFaces, type Piece, type Shot } from '../../oracles/campaign/chances';
import { suppliedBy } from '../../oracles/campaign/supply';

describe('8.0 supply, against an oracle', () => {
  it('8.3-8.5 agrees wherever blocks stand', () => {
    const spots = fc.array(fc.nat(PLACE_COUNT + 3), {
      minLength: ALL_BLOCKS.length,
      maxLength: ALL_BLOCKS.length,
    });
    fc.assert(
      fc.property(spots, fc.constantFrom('british' as const, 'american' as const), (at, side) => {
        const state = movement({});
        state.at = at;
        const fed = suppliedPlaces(state, side);
        const names = [...fed].flatMap((is, place) => (is === 1 ? [nameOf(place)] : []));
        const standsAt = (id: string) =>
          nameOf(at[ALL_BLOCKS.find((block) => idOf(block) === id) ?? -1] ?? -1);
        expect(names).toEqual(suppliedBy(side, standsAt));
      }),
      { numRuns: 60 },
    );
  });
});

describe('10.8 chances, against an oracle', () => {
  const shot: fc.Arbitrary<Shot> = fc.record({
    dice: fc.integer({ min: 1, max: 3 }),
    needed: fc.constantFrom(5, 6),
    flee: fc.constantFrom(0, 1, 2),
  });
  const piece: fc.Arbitrary<Piece> = fc.record({
    kind: fc.constantFrom('unit', 'militia', 'leader'),
    sp: fc.integer({ min: 1, max: 2 }),
  });

  it('10.9 of hits agree with every throw of the dice', () => {
    fc.assert(
      fc.property(shot, (each) => {
        hitChances([each]).forEach((chance, hits) =>
          expect(chance).toBeCloseTo(hitsByFaces(each)[hits] ?? 0, 10),
        );
      }),
    );
  });

  it('10.10, 10.13 of an empty position agree, whoever takes hits and flights as well as he can', () => {
    fc.assert(
      fc.property(
        fc.array(shot, { minLength: 1, maxLength: 2 }),
        fc.array(piece, { minLength: 1, maxLength: 3 }),
        (shots, pieces) => {
          expect(emptyingChance(shots, pieces)).toBeCloseTo(fallsByFaces(shots, pieces), 10);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('10.9 four dice of a regular: 625, 500, 150, 20 and 1 in 1296', () => {
    const chances = hitChances([{ dice: 4, needed: 6, flee: 0 }]);
    [625, 500, 150, 20, 1].forEach((ways, hits) => expect(chances[hits]).toBeCloseTo(ways / 1296, 10));
  });

  it('of too much at once there is no answer', () => {
    const standing = Array.from(
      { length: 12 },
      (_, i) => ({ kind: i % 2 ? 'unit' : 'militia', sp: 1 + (i % 4) }) as const,
    );
    const shots = Array.from({ length: 12 }, () => ({ dice: 4, needed: 5, flee: 1 }));
    expect(emptyingChance(shots, standing)).toBeUndefined();
  });
});

describe('questions about a move', () => {
  it('6.1, 8.1 reach tells price, room, enemies and why not', () => {
    const state = movement({
      at: { skenesboro: 'burgoyne br_f9 art_phillips', castletown: 'hale stark', ft_ticonderoga: '' },
    });
    const found = reach(state, 'british', ['br_f9']);
    expect(found?.points).toBe(4);
    expect(found?.ways.toSorted((a, b) => String(a.path).localeCompare(String(b.path)))).toEqual([
      { path: ['castletown'], price: 1, room: 7, enemies: 2, refusal: undefined },
      { path: ['ft_anne'], price: 1, room: 7, enemies: 0, refusal: undefined },
      { path: ['ft_george'], price: 1, room: undefined, enemies: 0, refusal: undefined },
      { path: ['mt_independence'], price: 1, room: undefined, enemies: 0, refusal: undefined },
    ]);
    const led = reach(state, 'british', ['burgoyne', 'art_phillips']);
    expect(led?.ways.find(({ path }) => path[0] === 'castletown')?.refusal).toBe('noGunsOnBrown');
    expect(reach(state, 'american', ['br_f9'])).toBeUndefined();
    expect(reach(state, undefined, ['br_f9'])).toBeUndefined();
    expect(reach(state, 'british', ['nobody'])).toBeUndefined();
  });

  it('K73 reach counts what is seen: a leader’s block alone where there are holding boxes', () => {
    const state = movement({
      options: ['holdingBoxes'],
      at: { skenesboro: 'br_f9', castletown: 'gates hale long' },
    });
    for (const id of ['hale', 'long']) state.leader[knownBlock(id)] = knownBlock('gates');
    const found = reach(state, 'british', ['br_f9']);
    expect(found?.ways.find(({ path }) => path[0] === 'castletown')?.enemies).toBe(1);
  });

  it('7.2, 8.1 reach tells double prices, and those of a force march', () => {
    const at = { st_frederick: 'hale', ft_stanwix: 'gansevoort', ft_crown_point: 'br_f53' };
    expect(reach(movement({ at }), 'british', ['br_f53'])?.ways.map(({ price }) => price)).toEqual([2, 2]);
    const game = table(movement({ at: { skenesboro: 'riedesel br_f9', pawlet: 'hale' } }));
    game.act(group('riedesel', 'br_f9', 'castletown'), END);
    const prices = reach(game.state, 'british', ['riedesel', 'br_f9'])?.ways.map(({ path, price }) => [
      path[0],
      price,
    ]);
    expect(prices).toContainEqual(['pawlet', 1]);
    expect(prices).toContainEqual(['hubbardton', 0]);
  });

  describe('10.5 what waits in a place', () => {
    const THREE = 'fraser br_f9 br_f20 br_f24';
    const go = (from: string, to: string, at: string, there: string, options: 'holdingBoxes'[] = []) =>
      encounter(movement({ options, at: { [from]: at, [to]: there } }), 'british', at.split(' '), [from, to]);

    it('1.6, 10.5, 10.15 a fort is never overrun, and costs foot a die in the first round', () => {
      // T48: 3, 3, 3 and 1 dice.
      expect(
        go('mt_independence', 'ft_ticonderoga', 'burgoyne br_f9 art_williams nat_n5', 'hale long'),
      ).toEqual({
        kind: 'battle',
        enemies: 2,
        isFort: true,
        units: 3,
        dice: 10,
        less: 'fort',
      });
    });
    it('10.5 three run over two in the open, and two do not', () => {
      expect(go('skenesboro', 'castletown', THREE, 'hale long')).toMatchObject({ kind: 'overrun', units: 3 });
      expect(go('skenesboro', 'castletown', 'fraser br_f9 br_f20', 'hale')).toMatchObject({ kind: 'battle' });
    });
    it('10.14 over water each has a die less', () => {
      // T47: 3 and 2 dice.
      expect(go('ft_edward', 'saratoga', 'br_f9 art_williams', 'hale')).toMatchObject({
        dice: 5,
        less: 'water',
      });
    });
    it('K2, 2.1 three blocks may be two units and a leader: the same is told whatever they are', () => {
      const told = go('skenesboro', 'castletown', THREE, 'hale long st_clair');
      expect(told).toMatchObject({ kind: 'either', enemies: 3 });
      expect(go('skenesboro', 'castletown', THREE, 'hale long poor')).toEqual(told);
      const many = 'hale long poor paterson francis warner glover nixon learned';
      expect(go('skenesboro', 'castletown', THREE, many)).toMatchObject({ kind: 'battle', enemies: 9 });
    });
    it('K73 a leader with a holding box may hide a whole army', () => {
      expect(go('skenesboro', 'castletown', THREE, 'st_clair', ['holdingBoxes'])).toMatchObject({
        kind: 'either',
      });
    });
    it('2.1 the enemy is told nothing', () => {
      const state = movement({ at: { skenesboro: THREE, castletown: 'hale' } });
      expect(encounter(state, 'american', ['br_f9'], ['skenesboro', 'castletown'])).toBeUndefined();
    });
  });

  it('7.1 a force march with its price and what is to be expected', () => {
    const state = movement({ at: { skenesboro: 'fraser br_f9 br_f20', castletown: 'hale' } });
    expect(forced(state, 'british', 'fraser', ['br_f9', 'br_f20'], 'castletown')).toEqual({
      refusal: 'leaderHasNotMoved',
      price: 1,
      goes: 0.5,
      losesOn: 4,
      expected: 4 / 3,
    });
    expect(forced(state, 'american', 'fraser', [], 'castletown')).toBeUndefined();
  });

  it('8.3 supply shows enemy blocks as cutting whatever they are, and the true price', () => {
    const at = { st_frederick: 'st_clair', ft_stanwix: 'gansevoort', ft_crown_point: 'br_f53' };
    const found = supply(movement({ at }), 'british', 'british');
    expect(found?.lines).toEqual({ ft_crown_point: [] });
    expect(found?.double).toEqual([]);
    expect(found?.cuts).toContain('st_frederick');
    expect(supply(movement({ at }), 'american', 'british')).toBeUndefined();
  });

  it('6.0 threats count enemy blocks one road and two roads away', () => {
    const at = { castletown: 'hale', skenesboro: 'br_f9 br_f20', mt_independence: 'br_f24', pawlet: 'long' };
    expect(threats(movement({ at }), 'american', 'american')).toEqual([
      { place: 'castletown', near: 2, far: 1 },
    ]);
  });
});

describe('5.3 what is overlooked at the end of movement', () => {
  const ends = (sketch: Parameters<typeof movement>[0], ...actions: Action[]) => {
    const { state } = table(movement(sketch)).act(...actions);
    return looseEnds(state, state.phasing, state.phasing);
  };
  describe('12.1 a place that decides is left bare', () => {
    const LEFT = single('br_f9', 'ft_george');
    const bare = (at: Record<string, string>, ...actions: Action[]) => ends({ at }, ...actions)?.bare;
    it('with the enemy a road or two away', () => {
      expect(bare({ ft_ticonderoga: 'br_f9', mt_independence: 'hale' }, LEFT)).toEqual(['ft_ticonderoga']);
      expect(bare({ ft_ticonderoga: 'br_f9', skenesboro: 'hale' }, LEFT)).toEqual(['ft_ticonderoga']);
    });
    it('not where no enemy is near, or some unit stays', () => {
      expect(bare({ ft_ticonderoga: 'br_f9', albany: 'hale' }, LEFT)).toEqual([]);
      expect(bare({ ft_ticonderoga: 'br_f9 br_f20', mt_independence: 'hale' }, LEFT)).toEqual([]);
    });
    it('K66 where nobody but a leader or Natives stay', () => {
      expect(bare({ ft_ticonderoga: 'br_f9 fraser nat_n1', mt_independence: 'hale' }, LEFT)).toEqual([
        'ft_ticonderoga',
      ]);
    });
    it('not again in a turn in which nobody came or went there', () => {
      expect(bare({ ft_ticonderoga: 'fraser', mt_independence: 'hale', saratoga: 'br_f9' })).toEqual([]);
    });
    it('of either side', () => {
      const at = { albany: 'poor', half_moon: 'br_f9' };
      expect(ends({ phasing: 'american', at }, single('poor', 'schenectady'))?.bare).toEqual(['albany']);
    });
    it('6.8 not where the enemy stands already', () => {
      expect(
        bare(
          { mt_independence: 'br_f9', ft_ticonderoga: 'hale', ft_george: 'long' },
          single('br_f9', 'hubbardton'),
        ),
      ).toEqual([]);
    });
  });
  it('8.1, 8.5 those who pay double are counted by place, without Natives and without those before the enemy', () => {
    const cut = { st_frederick: 'hale', ft_stanwix: 'gansevoort' };
    const at = { ...cut, ft_crown_point: 'br_f53 br_f9 nat_n4', skenesboro: 'br_f20 long' };
    expect(ends({ at })?.double).toEqual([{ place: 'ft_crown_point', blocks: 2 }]);
  });
  it('6.3 leaders who have not moved, with units to take and the points for it', () => {
    // Before turn 5 nobody leaves the box where the rest waits.
    const at = { skenesboro: 'burgoyne br_f9', ft_george: 'riedesel', pawlet: 'fraser br_f20 br_f24' };
    expect(ends({ turn: 3, ap: 2, at })?.idle).toEqual(['burgoyne', 'fraser']);
    expect(ends({ turn: 3, ap: 1, at }, group('burgoyne', 'br_f9', 'mt_independence'))?.idle).toEqual([]);
  });
  it('2.1 is told to nobody else', () => {
    const state = movement({ at: { skenesboro: 'burgoyne br_f9' } });
    expect(looseEnds(state, 'american', 'british')).toBeUndefined();
    expect(looseEnds(state, undefined, 'british')).toBeUndefined();
    expect(looseEnds(state, 'american', 'american')).toBeUndefined();
  });
});

describe('questions about a battle', () => {
  const state = battle({
    place: 'saratoga',
    attacker: 'british',
    from: 'ft_edward',
    half: 'british',
    british: { left: 'br_f9(4) art_williams(3)', center: 'br_f20', right: 'br_f24', reserve: 'br_f62' },
    american: { left: 'stevens', center: 'long', right: 'hale(1)' },
  });

  it('10.8, 10.14 a volley: dice, number, reasons, chances', () => {
    const shot = shotBy(state, 'american', 'br_f9');
    expect(shot).toMatchObject({
      dice: 3,
      needed: 6,
      target: 'right',
      flee: 1,
      reasons: [{ what: 'water', case: '10.14' }],
    });
    expect(shot?.empties).toBeCloseTo(1 - (5 / 6) ** 3, 10);
    expect(shot?.hits.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(shotBy(state, 'american', 'br_f62')).toBeUndefined();
    expect(shotBy(movement({}), 'british', 'br_f9')).toBeUndefined();
  });

  it('10.6 a round: all that a side has left, by position', () => {
    const found = round(state, undefined, 'british');
    expect(found.map(({ target }) => target)).toEqual(['right', 'center', 'left']);
    const right = found[0];
    expect(right?.empties).toBeCloseTo(1 - (5 / 6) ** 3 * (2 / 3) ** 2, 10);
    expect(round(movement({}), undefined, 'british')).toEqual([]);
  });

  it('11.2, 11.4, K60, K61 leaving: where to, which guns stay, and the fire', () => {
    const found = departure(state, 'american', 'american');
    expect(found?.places).toEqual([
      { place: 'batten_kill', roads: 2, guns: [] },
      { place: 'bemis_heights', roads: 3, guns: [] },
    ]);
    expect(found?.withdrawal).toHaveLength(4);
    expect(found?.retreat).toHaveLength(3 + 3 + 3 + 1);
  });

  describe('K60 the guns that stay behind on a track', () => {
    const guns = (american: Line, viewer: 'american' | 'british' | undefined) =>
      departure(
        battle({ place: 'skenesboro', attacker: 'british', from: 'ft_george', british: {}, american }),
        viewer,
        'american',
      )?.places.map(({ guns: left, place }) => [place, ...left]);
    const SEEN = [['castletown', 'stevens'], ['ft_anne', 'stevens'], ['mt_independence']];
    const UNSEEN = [['castletown'], ['ft_anne'], ['mt_independence']];
    it('10.3 are told to everybody where they stand in the line', () => {
      const inLine = { left: 'stevens', center: 'hale', right: 'long' };
      for (const viewer of ['american', 'british', undefined] as const)
        expect(guns(inLine, viewer)).toEqual(SEEN);
    });
    it('2.1 are told to their owner alone while they lie in the reserve', () => {
      const inReserve = { left: 'poor', center: 'hale', right: 'long', reserve: 'stevens' };
      expect(guns(inReserve, 'american')).toEqual(SEEN);
      expect(guns(inReserve, 'british')).toEqual(UNSEEN);
      expect(guns(inReserve, undefined)).toEqual(UNSEEN);
    });
  });
});
