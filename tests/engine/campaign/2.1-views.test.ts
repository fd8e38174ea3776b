import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/campaign/actions';
import { blocksOf, idOf, knownBlock } from '../../../src/engine/campaign/blocks';
import { knownSpot } from '../../../src/engine/campaign/board';
import { BLOCKS } from '../../../src/engine/campaign/data/blocks';
import { check, reveals, start } from '../../../src/engine/campaign/game';
import { labelOf } from '../../../src/engine/campaign/label';
import { observe } from '../../../src/engine/campaign/observe';
import { isForTheTable, seatFor } from '../../../src/engine/campaign/seat';
import { copyState, type State } from '../../../src/engine/campaign/state';
import { eventFor } from '../../../src/engine/campaign/tell';
import { countAt, view } from '../../../src/engine/campaign/view';
import { battle, movement, type Sketch } from '../../helpers/campaign/position';
import {
  DONE,
  END,
  fire,
  forceMarch,
  group,
  HALT,
  hit,
  READY,
  retreat,
  set,
  shift,
  single,
  STAY,
  SUGGEST,
  table,
  WITHDRAW,
} from '../../helpers/campaign/table';

const TEN = 'br_f9 br_f20 br_f21 br_f24 br_f62 br_gren br_light br_f47 br_f53 he_specht';

/** Every id, name and kind of a British block that a text holds, the open list of lost ones aside. */
const traces = (told: unknown, ids: readonly string[]) =>
  ids.filter((id) => JSON.stringify(told).includes(id));

describe('2.1 what the enemy sees', () => {
  const entered = (options: Sketch['options'] = []) =>
    table(movement({ turn: 1, options, at: { canada_start: `burgoyne ${TEN}`, valcour: 'nat_n5' } })).act(
      group('burgoyne', TEN, 'valcour'),
    );
  // Where Clinton stands is open.
  const BRITISH = blocksOf('british')
    .map(idOf)
    .filter((id) => id !== 'clinton');

  it('2.1, 2.9, K7 T78 a number of blocks, and nothing that ties a face to it', () => {
    const game = entered();
    const seen = view(game.state, 'american');
    expect(countAt(seen, 'valcour', 'british')).toBe(12);
    expect(traces({ ...seen, lost: [] }, BRITISH)).toEqual([]);
    expect([seen.turn, seen.ap, seen.britishSp]).toEqual([1, { british: 3, american: 0 }, undefined]);
    const told = game.events.map((event) => eventFor(event, 'american'));
    expect(told).toContainEqual({
      type: 'moved',
      side: 'british',
      how: 'group',
      from: 'canada_start',
      path: ['valcour'],
      count: 11,
    });
    expect(traces(told, BRITISH)).toEqual([]);
    expect(
      traces(
        game.events.map((event) => eventFor(event, undefined)),
        BRITISH,
      ),
    ).toEqual([]);
  });

  it('2.1 the owner sees his own, with strength, supply and who has moved', () => {
    const seen = view(entered().state, 'british');
    expect(seen.blocks.find(({ id }) => id === 'br_f9')).toEqual({
      id: 'br_f9',
      at: 'valcour',
      sp: 4,
      hasMoved: true,
      isSupplied: true,
    });
    expect(seen.britishSp).toBeGreaterThan(24);
  });

  it('13.1, K73, K86 T80 with holding boxes the leader’s block alone is seen', () => {
    const game = entered(['holdingBoxes']);
    expect(countAt(view(game.state, 'american'), 'valcour', 'british')).toBe(2);
    expect(countAt(view(game.state, 'british'), 'valcour', 'british')).toBe(12);
    const told = eventFor(game.told('moved')[0] ?? { type: 'clintonReturned' }, 'american');
    expect(told).toMatchObject({ count: 1 });
  });

  it('K86 whoever is dropped, goes alone or has another leader is seen', () => {
    const game = table(
      movement({ options: ['holdingBoxes'], at: { skenesboro: 'fraser br_f9 br_f20 br_f24', pawlet: '' } }),
    );
    game.act(group('fraser', 'br_f9 br_f20 br_f24', 'castletown'));
    expect(countAt(view(game.state, 'american'), 'castletown', 'british')).toBe(1);
    game.act({ kind: 'go', blocks: ['br_f9', 'br_f20'], to: 'pawlet' });
    const seen = view(game.state, 'american');
    expect([countAt(seen, 'castletown', 'british'), countAt(seen, 'pawlet', 'british')]).toEqual([1, 1]);
  });

  it('10.3 T79 after the reveal positions are complete, a reserve is a number', () => {
    const state = battle({
      place: 'castletown',
      attacker: 'british',
      from: 'skenesboro',
      british: { left: 'br_f9(3)', reserve: 'br_f24' },
      american: {},
    });
    const theirs = view(state, 'american').battle?.lines.british;
    expect(theirs?.left).toEqual([{ id: 'br_f9', sp: 3, dice: 3, hasActed: false, hasFled: false }]);
    expect([theirs?.reserve, theirs?.closed]).toEqual([[], 1]);
    const own = view(state, 'british').battle?.lines.british;
    expect(own?.reserve.map(({ id }) => id)).toEqual(['br_f24']);
    expect(view(state, undefined).battle?.lines.british.closed).toBe(1);
  });

  it('K49 T117 a block is known from the moment it enters a position to the end of the battle', () => {
    const sketch = { place: 'castletown', attacker: 'british', from: 'skenesboro', american: {} } as const;
    const game = table(
      battle({
        ...sketch,
        half: 'british',
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f62', reserve: 'br_f24' },
      }),
    );
    const seen = () => view(game.state, 'american').battle?.lines.british;
    expect(seen()?.closed).toBe(1);
    game.act(shift('br_f24', 'center'));
    expect([seen()?.closed, seen()?.center.map(({ id, sp }) => [id, sp])]).toEqual([
      0,
      [
        ['br_f24', 4],
        ['br_f20', 4],
      ],
    ]);
    game.dice([1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]).act(fire('br_f9'), fire('br_f20'), fire('br_f62'));
    game.act(STAY, STAY).dice([2, 2, 2, 2], [2, 2, 2, 2], [2, 2, 2, 2]);
    game.act(fire('glover'), fire('learned'), fire('paterson'));
    game.act(shift('br_f24', 'reserve'));
    expect([seen()?.closed, seen()?.reserve.map(({ id }) => id)]).toEqual([0, ['br_f24']]);
  });

  it('K76 T81 after the battle they are a number again', () => {
    const game = table(
      movement({ at: { skenesboro: 'br_f9', castletown: 'hale(1)', ft_anne: '' } }),
      [1],
      [6, 1, 1, 1],
    );
    game.act(single('br_f9', 'castletown'), END, fire('hale'), fire('br_f9'));
    const after = copyState(game.state);
    for (const id of ['br_f9', 'br_f20', 'br_f24']) after.at[knownBlock(id)] = knownSpot('pawlet');
    const seen = view(after, 'american');
    expect(countAt(seen, 'pawlet', 'british')).toBe(3);
    expect(traces({ ...seen, lost: [] }, ['br_f9', 'br_f20', 'br_f24'])).toEqual([]);
  });

  it('2.1 T82 the same move is answered alike whatever faces stand there, unit for unit and leader for leader', () => {
    const moves: Action[] = [
      group('fraser', 'br_f9', 'castletown'),
      group('fraser', '', 'castletown'),
      single('br_f9', 'castletown'),
      single('br_f9', 'castletown', 'pawlet'),
      single('nat_n1', 'castletown', 'pawlet'),
      group('fraser', 'br_f9', 'ft_anne'),
    ];
    const answers = (castle: string, anne: string) =>
      moves.map((move) =>
        check(
          movement({ at: { skenesboro: 'fraser br_f9 nat_n1', castletown: castle, ft_anne: anne } }),
          move,
        ),
      );
    expect(answers('hale long', 'stark')).toEqual(answers('morgan mvt_allen(1)', 'gates'));
    expect(answers('hale', 'stark poor')).toEqual(answers('stevens', 'arnold dearborn(1)'));
  });

  it('K57 hits on a closed reserve: the enemy learns that a step fell, not whose', () => {
    const game = table(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'begin',
        british: { left: 'br_f9', center: 'art_williams', right: 'la_pausch' },
        american: { left: 'hale', center: 'long', right: 'francis', reserve: 'poor' },
      }),
      [6],
    );
    game.act(WITHDRAW);
    expect(isForTheTable(game.state)).toBe(false);
    expect(view(game.state, 'british').battle?.lines.american).toMatchObject({ left: [], closed: 4 });
    game.act(hit('poor'));
    expect(game.told('stepLost').map((event) => eventFor(event, 'british'))).toEqual([
      { type: 'stepLost', side: 'american', cause: 'withdrawalFire', place: 'castletown', isSecret: true },
    ]);
  });

  it('K57, 2.1 whoever has a closed block is asked about a hit although it may be a Native', () => {
    const asked = (reserve: string) => {
      const game = table(
        battle({
          place: 'castletown',
          attacker: 'british',
          from: 'skenesboro',
          half: 'begin',
          isBare: true,
          british: { center: 'br_f9', reserve },
          american: { left: 'hale', center: 'stevens', right: 'art_mason' },
        }),
        [6],
      );
      return game.act(STAY, WITHDRAW);
    };
    expect([asked('nat_n1').asked, asked('br_f24').asked]).toEqual(['british takeHit', 'british takeHit']);
    expect(asked('nat_n1').offers).toEqual([hit('br_f9')]);
  });

  it('K7, 6.4 that a leader may march on is not told to the enemy: it would name him', () => {
    const asked = (leader: string) => {
      const game = table(movement({ at: { skenesboro: `${leader} br_f9 br_f20` } }));
      game.act(group(leader, 'br_f9 br_f20', 'ft_anne'));
      return view(game.state, 'american');
    };
    const [fast, slow] = [asked('fraser'), asked('riedesel')];
    expect([fast.decision, fast.about]).toEqual([{ kind: 'move', by: 'british', case: '6.1' }, undefined]);
    expect([slow.decision, slow.about]).toEqual([fast.decision, fast.about]);
    expect(
      view(
        table(movement({ at: { skenesboro: 'fraser br_f9' } })).act(group('fraser', 'br_f9', 'ft_anne'))
          .state,
        'british',
      ).decision?.kind,
    ).toBe('march');
  });

  it('2.1 force march attrition: dice and steps, not whose', () => {
    const game = table(movement({ at: { skenesboro: 'riedesel br_f9 br_f20' } }), 5, [3, 6]);
    game.act(group('riedesel', 'br_f9 br_f20', 'ft_george'), END);
    game.act(forceMarch('riedesel', 'br_f9 br_f20', 'ft_edward'));
    const told = game.events.flatMap((event) => eventFor(event, 'american') ?? []);
    expect(told).toContainEqual({ type: 'attrition', side: 'british', dice: [3, 6], steps: 1 });
    expect(traces(told, BRITISH)).toEqual([]);
  });

  it('K74 a lost block lies open by name for both', () => {
    const game = table(
      movement({ at: { skenesboro: 'fraser br_f9 br_f20 br_f24', castletown: 'mvt_brush(1)' } }),
    );
    game.act(group('fraser', 'br_f9 br_f20 br_f24', 'castletown'), HALT);
    expect(view(game.state, 'british').lost).toContain('mvt_brush');
    expect(eventFor(game.told('lost')[0] ?? { type: 'clintonReturned' }, 'british')).toMatchObject({
      block: 'mvt_brush',
    });
  });

  it('3.3 militia that is being placed is not seen before all of it stands', () => {
    const game = table(start({})).act(SUGGEST);
    expect(countAt(view(game.state, 'british'), 'saratoga', 'american')).toBe(0);
    expect(labelOf(game.state)).toEqual({ scenario: 'campaign', turn: 1, stage: 'setup' });
    game.act(READY);
    expect(countAt(view(game.state, 'british'), 'saratoga', 'american')).toBe(1);
    expect(labelOf(game.state).dots?.length).toBeGreaterThan(30);
  });

  it('10.2 how far the other side has set up is not seen', () => {
    const game = table(
      movement({ at: { stillwater: 'riedesel br_f9 br_f20 br_f24', bemis_heights: 'poor hale long' } }),
    );
    game.act(group('riedesel', 'br_f9 br_f20 br_f24', 'bemis_heights'), END);
    const before = view(game.state, 'british');
    game.act(set('poor', 'left'), set('hale', 'center'));
    expect(view(game.state, 'british')).toEqual(before);
    game.act(SUGGEST, READY);
    expect(view(game.state, 'british').battle?.lines.american).toMatchObject({
      left: [],
      center: [],
      closed: 3,
    });
  });

  it('2.1 without fog, and when it is over, everybody sees everything', () => {
    const open = movement({ fog: false, at: { valcour: 'br_f9' } });
    expect(view(open, undefined).blocks.length).toBe(BLOCKS.length - 5);
    const over = table(movement({ turn: 20, phasing: 'american', first: 'british' })).act(END).state;
    expect(view(over, undefined).blocks.length).toBeGreaterThan(60);
  });
});

describe('2.1 barriers', () => {
  const revealed = (state: State, action: Action) => {
    const before = copyState(state);
    return reveals(before, action, table(state).act(action).state);
  };

  it('6.8 entering a place with enemy blocks, and nothing else of a move', () => {
    const at = { skenesboro: 'br_f9', castletown: 'hale' };
    expect(revealed(movement({ at }), single('br_f9', 'castletown'))).toBe(true);
    expect(revealed(movement({ at }), single('br_f9', 'ft_anne'))).toBe(false);
  });

  it('10.3, K49 the end of both deployments, and a block that leaves the reserve', () => {
    const sketch = { place: 'castletown', attacker: 'british', from: 'skenesboro', american: {} } as const;
    const state = battle({ ...sketch, half: 'british', british: { reserve: 'br_f24' } });
    expect(revealed(copyState(state), shift('br_f24', 'left'))).toBe(true);
    expect(
      revealed(
        battle({ ...sketch, half: 'british', british: { left: 'br_f9 br_f24' } }),
        shift('br_f24', 'reserve'),
      ),
    ).toBe(false);
  });

  it('13.4, K70 a retreat into an ambush: the dice that are asked for tell how strong the Natives are', () => {
    const at = {
      arlington: 'st_ledger br_f9 br_f20 br_f24',
      manchester: 'hale(3) long(3)',
      clarendon: 'nat_n2(3)',
    };
    const overrun = table(movement({ options: ['ambush'], at }));
    overrun.act(group('st_ledger', 'br_f9 br_f20 br_f24', 'manchester'));
    expect(overrun.asked).toBe('american overrunRetreat');
    expect(revealed(copyState(overrun.state), retreat('clarendon'))).toBe(true);
    expect(revealed(copyState(overrun.state), retreat('green_mountains'))).toBe(false);
  });
});

describe('who sits at the screen', () => {
  const sketch = { place: 'castletown', attacker: 'british', from: 'skenesboro', american: {} } as const;

  it('10.6 fire and shifts are done at the table; whoever wants to look takes the screen', () => {
    const state = battle({ ...sketch, british: { reserve: 'br_f24' }, half: 'british' });
    expect(seatFor(state, 'american', false)).toEqual({ viewer: undefined, curtain: undefined });
    expect(seatFor(state, 'american', true)).toEqual({ viewer: undefined, curtain: 'british' });
    expect(seatFor(state, 'british', true)).toEqual({ viewer: 'british', curtain: undefined });
    const offered = view(state, undefined).actions;
    expect(offered).toContainEqual(fire('br_gren'));
    expect(offered).not.toContainEqual(shift('br_f24', 'left'));
    expect(view(state, 'british').actions).toContainEqual(shift('br_f24', 'left'));
  });

  it('6.1 moves are made alone, dice fall before whoever looks', () => {
    expect(seatFor(movement({}), 'american', false)).toEqual({ viewer: undefined, curtain: 'british' });
    expect(seatFor(movement({}), 'british', false)).toEqual({ viewer: 'british', curtain: undefined });
    const rolling = table(battle({ ...sketch, british: {}, half: 'british' })).act(fire('br_gren')).state;
    expect(seatFor(rolling, 'american', false)).toEqual({ viewer: 'american', curtain: undefined });
    expect(seatFor(movement({ fog: false }), 'american', false)).toEqual({
      viewer: undefined,
      curtain: undefined,
    });
  });

  it('K48 closed blocks in reserve are asked about although they can do nothing', () => {
    const game = (reserve: string) =>
      table(
        battle({
          ...sketch,
          half: 'british',
          round: 2,
          british: { left: 'br_f9', center: 'br_f20', right: 'br_f62', reserve },
        }),
        [1, 1, 1, 1],
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ).act(fire('br_f9'), fire('br_f20'), fire('br_f62'));
    expect([game('nat_n1').asked, game('br_f24').asked]).toEqual(['british act', 'british act']);
    expect(game('nat_n1').offers).toEqual([DONE]);
    expect(game('').asked).toBe('american stayOrGo');
  });
});

describe('2.1 what an opponent gets', () => {
  it('is the same whatever the hidden faces are', () => {
    const seen = (castle: string, anne: string, at: string) =>
      observe(
        movement({ at: { skenesboro: 'br_f9', castletown: castle, ft_anne: anne, reinforcements: at } }),
        'british',
      );
    const one = seen('hale long', 'stark poor', 'gates');
    const other = seen('long stark', 'poor hale', 'gates');
    expect(one).toEqual(other);
    expect(one.sp[knownBlock('br_f9')]).toBe(4);
  });

  it('holds no strength below full of a block that is not seen, and keeps the numbers', () => {
    const state = movement({
      at: { skenesboro: 'br_f9', castletown: 'hale(1) stark', pawlet: 'mvt_allen(1)' },
    });
    const seen = observe(state, 'british');
    const weak = blocksOf('american').filter((block) => (seen.sp[block] ?? 0) < (BLOCKS[block]?.sp ?? 0));
    expect(weak).toEqual([]);
    const counts = view(seen, 'british').counts;
    expect(counts).toEqual(view(state, 'british').counts);
  });
});

describe('K66 who holds a place that decides', () => {
  const seen = (at: Sketch['at'], viewer: 'british' | 'american') =>
    view(movement({ ...(at && { at }) }), viewer).objectives;

  it('nobody while both sides stand there, whoever looks', () => {
    const at = { ft_ticonderoga: 'fraser br_f9 hale', albany: 'poor' };
    for (const side of ['british', 'american'] as const)
      expect(seen(at, side)).toMatchObject({ ft_ticonderoga: 'contested', albany: 'american' });
  });
  it('K2 neither a leader nor Natives: the owner knows, the enemy sees blocks', () => {
    const at = { ft_ticonderoga: 'br_f9', albany: 'burgoyne', bennington: 'nat_n1' };
    expect(seen(at, 'british')).toEqual({
      ft_ticonderoga: 'british',
      albany: undefined,
      bennington: undefined,
      manchester: undefined,
    });
    expect(seen(at, 'american')).toMatchObject({ albany: 'british', bennington: 'british' });
  });
});
