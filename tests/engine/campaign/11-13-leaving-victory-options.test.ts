import { describe, expect, it } from 'vitest';
import { AMERICAN_BLOCKS, knownBlock } from '../../../src/engine/campaign/blocks';
import { knownSpot, PLACE_COUNT } from '../../../src/engine/campaign/board';
import { start } from '../../../src/engine/campaign/game';
import { openForNatives } from '../../../src/engine/campaign/leaving';
import type { OptionName } from '../../../src/engine/campaign/options';
import { britishSp } from '../../../src/engine/campaign/victory';
import { battle, movement, turnStart } from '../../helpers/campaign/position';
import {
  END,
  fire,
  group,
  hit,
  NATIVES,
  READY,
  retreat,
  shift,
  single,
  STAY,
  SUGGEST,
  table,
  WITHDRAW,
} from '../../helpers/campaign/table';

const T61 = {
  place: 'castletown',
  attacker: 'british',
  isSkirmish: false,
  british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
  american: { left: 'hale', center: 'long', right: 'francis' },
  from: { br_f9: 'skenesboro', br_f20: 'skenesboro', br_f24: 'hubbardton' },
} as const;

describe('11.0 going away', () => {
  it('11.2, K57 T58 withdrawal fire: one die a foot unit in a position; any who goes takes the hit', () => {
    const game = table(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'begin',
        british: { left: 'br_f9(4)', center: 'br_f20(3)', right: 'art_williams(3)', reserve: 'br_f24' },
        american: { left: 'hale', center: 'long', right: 'francis', reserve: 'poor' },
      }),
      [6],
    );
    game.act(WITHDRAW);
    expect(game.asked).toBe('american takeHit');
    expect(game.offers).toEqual(['poor', 'francis', 'hale', 'long'].map(hit));
    game.act(hit('poor')).dice([5]);
    expect([game.sp('poor'), game.told('leavingFire').length]).toEqual([3, 2]);
    expect(game.told('stepLost')).toMatchObject([{ block: 'poor', isSecret: true }]);
  });

  it('11.2, K55 T59 only sixes count, elite as well', () => {
    const game = table(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'begin',
        british: {},
        american: { left: 'morgan(4)', center: 'hale(3)', right: 'stevens(3)' },
      }),
      [5],
      [4],
    );
    game.act(STAY, WITHDRAW);
    expect(game.told('leavingFire')).toMatchObject([
      { block: 'morgan', hits: 0 },
      { block: 'hale', hits: 0 },
    ]);
    expect(game.told('stepLost')).toEqual([]);
  });

  it('11.4, 11.3, K56 T60 retreat fire at present SP; guns and leaders do not fire', () => {
    const game = table(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'british',
        round: 2,
        british: { left: 'br_f9(4)', center: 'br_f20(3)', right: 'la_pausch(3) riedesel' },
        american: { left: 'long', center: 'francis', right: 'hale(1)' },
      }),
      [6, 1, 1, 1],
      [6, 1, 2, 3],
    );
    game.act(fire('br_f9'));
    expect(game.at('hale')).toBe('lost');
    expect(game.asked).toBe('american takeHit');
    game.act(hit('long')).dice([6, 6, 1]);
    game.act(hit('long'), hit('francis'));
    expect(game.told('leavingFire').map(({ dice }) => dice.length)).toEqual([4, 3]);
    expect([game.sp('long'), game.sp('francis')]).toEqual([1, 2]);
  });

  it('K56 blocks that have fired fire again, with the loss of round 1', () => {
    const game = table(
      battle({
        place: 'saratoga',
        attacker: 'british',
        from: 'ft_edward',
        half: 'british',
        british: { left: 'br_f9(4)', center: 'br_f20(1)', right: 'br_f24(4)' },
        american: { left: 'long', center: 'francis', right: 'hale(1)' },
      }),
      [6, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    );
    game.act(fire('br_f9'));
    expect(game.told('leavingFire').map(({ block, dice }) => [block, dice.length])).toEqual([
      ['br_f9', 3],
      ['br_f24', 3],
    ]);
  });

  it('11.5, K58 T61 not where they came from, not where their units are', () => {
    const game = table(battle({ ...T61, half: 'begin', at: { pawlet: 'br_f62' } }), [1], [1], [1]);
    game.act(WITHDRAW);
    expect(['hale', 'long', 'francis'].map((each) => game.at(each))).toEqual([
      'otter_creek',
      'otter_creek',
      'otter_creek',
    ]);
  });

  it('11.6, K54 T62 surrounded: no withdrawal, and a forced retreat loses all', () => {
    const at = { pawlet: 'br_f62', otter_creek: 'br_f47' };
    const game = table(battle({ ...T61, half: 'begin', at }));
    expect(game.asked).toBe('british stayOrGo');
    game.act(STAY);
    expect([game.asked, game.refusal(WITHDRAW)]).toEqual(['american act', 'noWayOut K54']);
    const forced = table(
      battle({
        ...T61,
        american: { left: 'hale(1)', center: 'long', right: 'francis' },
        half: 'british',
        at,
      }),
      [6, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    );
    forced.act(fire('br_f24'));
    expect(['hale', 'long', 'francis'].map((each) => forced.at(each))).toEqual(['lost', 'lost', 'lost']);
    expect(forced.told('lost').map(({ cause }) => cause)).toEqual(['fire', 'noWayOut', 'noWayOut']);
  });

  it('11.5, K59 T63 the attacker goes where he came from, all to one place', () => {
    const game = table(battle({ ...T61, half: 'begin' }), [1], [1], [1]);
    game.act(STAY, WITHDRAW);
    expect(game.asked).toBe('british retreat');
    expect(game.places.toSorted()).toEqual(['hubbardton', 'skenesboro']);
    expect(game.refusal(retreat('pawlet'))).toBe('notWhereHeCameFrom 11.5');
    game.act(retreat('hubbardton'));
    expect(['br_f9', 'br_f20', 'br_f24'].map((each) => game.at(each))).toEqual([
      'hubbardton',
      'hubbardton',
      'hubbardton',
    ]);
  });

  it('K59 after an overrun on the way that is the overrun place', () => {
    const three = 'br_f9 br_f20 br_f24';
    const game = table(
      movement({
        at: { skenesboro: `fraser ${three}`, castletown: 'mvt_allen(1)', pawlet: 'hale long francis' },
      }),
    );
    game.act(
      group('fraser', three, 'castletown'),
      { kind: 'go', blocks: three.split(' '), to: 'pawlet' },
      END,
    );
    const frame = game.state.frames.find((each) => each.kind === 'battle');
    expect(frame?.kind === 'battle' && frame.origins).toEqual([knownSpot('castletown')]);
  });

  it('11.7, K63 T64 Natives bar no retreat; they go to the nearest open place', () => {
    const game = table(
      battle({
        place: 'oriskany',
        attacker: 'british',
        from: 'ft_stanwix',
        half: 'begin',
        at: { ft_dayton: 'nat_n1' },
        british: {},
        american: {},
      }),
      [1],
      [1],
      [1],
    );
    game.act(WITHDRAW);
    expect([game.at('glover'), game.asked]).toEqual(['ft_dayton', 'british giveWay']);
    expect(game.places.toSorted()).toEqual(['canajoharie', 'johnstown', 'oriskany']);
    expect(game.refusal({ kind: 'giveWay', block: 'nat_n1', place: 'schenectady' })).toBe('notNearest 11.7');
    game.act({ kind: 'giveWay', block: 'nat_n1', place: 'johnstown' });
    expect(game.at('nat_n1')).toBe('johnstown');
  });

  it('K63 several Natives in the way are settled one by one', () => {
    const game = table(
      battle({
        place: 'oriskany',
        attacker: 'british',
        from: 'ft_stanwix',
        half: 'begin',
        at: { ft_dayton: 'nat_n1 nat_n2' },
        british: {},
        american: {},
      }),
      [1],
      [1],
      [1],
    );
    game.act(WITHDRAW);
    for (const [block, place] of [
      ['nat_n1', 'johnstown'],
      ['nat_n2', 'canajoharie'],
    ] as const) {
      expect(game.asked).toBe('british giveWay');
      expect(new Set(game.offers.map((each) => 'block' in each && each.block))).toEqual(new Set([block]));
      expect(game.places.toSorted()).toEqual(['canajoharie', 'johnstown', 'oriskany']);
      game.act({ kind: 'giveWay', block, place });
    }
    expect([game.at('nat_n1'), game.at('nat_n2')]).toEqual(['johnstown', 'canajoharie']);
  });

  it('K63 none is lost for want of a place: there are fewer American blocks than places', () => {
    expect(AMERICAN_BLOCKS.length).toBeLessThan(PLACE_COUNT);
    const state = movement({});
    AMERICAN_BLOCKS.forEach((block, place) => (state.at[block] = place));
    // However they stand, and however far it is.
    expect(openForNatives(state, 0)).toEqual([PLACE_COUNT - 1]);
  });

  it('K20 a lone leader gives way before those who retreat as well', () => {
    const game = table(
      battle({
        place: 'oriskany',
        attacker: 'british',
        from: 'ft_stanwix',
        half: 'begin',
        at: { ft_dayton: 'riedesel' },
        british: {},
        american: {},
      }),
      [1],
      [1],
      [1],
    );
    game.act(WITHDRAW);
    expect([game.at('glover'), game.asked]).toEqual(['ft_dayton', 'british overrunRetreat']);
    expect(game.places.toSorted()).toEqual(['canajoharie', 'johnstown']);
    game.act(retreat('johnstown'));
  });

  it('K60 T65 heavy guns that cannot take the road are lost; another road saves them', () => {
    const sketch = {
      place: 'skenesboro',
      attacker: 'british',
      from: 'ft_george',
      half: 'begin',
      british: {},
      american: { left: 'stevens', center: 'hale', right: 'long' },
    } as const;
    const game = table(battle(sketch), [1], [1], [1]);
    game.act(WITHDRAW, retreat('ft_anne'));
    expect(['stevens', 'hale', 'long'].map((each) => game.at(each))).toEqual(['lost', 'ft_anne', 'ft_anne']);
    expect(game.told('lost')).toMatchObject([{ block: 'stevens', cause: 'gunLeft' }]);
    const other = table(battle(sketch), [1], [1], [1]);
    other.act(WITHDRAW, retreat('mt_independence'));
    expect(other.at('stevens')).toBe('mt_independence');
  });

  it('K53, K39 T66 leaders left alone go without fire, or are lost', () => {
    const at = { stillwater: 'br_f9(4) br_f20(4)', ballston: 'hale(1) gates' };
    const fought = (more: Record<string, string>) => {
      const game = table(movement({ at: { ...at, ...more } }));
      game.act(single('br_f9', 'ballston'), single('br_f20', 'ballston'), END);
      game.act(fire('hale')).dice([1]);
      game.act(fire('gates')).dice([2]);
      game.act(fire('br_f9')).dice([6, 1, 2, 3]);
      return game.act(hit('hale'));
    };
    const game = fought({});
    expect([game.at('hale'), game.asked, game.told('leavingFire')]).toEqual(['lost', 'american retreat', []]);
    expect(game.places.toSorted()).toEqual(['johnstown', 'schenectady']);
    game.act(retreat('johnstown'));
    expect(fought({ johnstown: 'br_f24', schenectady: 'br_f62' }).at('gates')).toBe('lost');
  });

  it('K53 leaders whose last unit falls to the fire at those who leave go on without fire', () => {
    const game = table(
      battle({
        place: 'ballston',
        attacker: 'british',
        from: 'stillwater',
        isSkirmish: true,
        half: 'begin',
        british: { center: 'br_f9 br_f20' },
        american: { center: 'hale(1) gates' },
      }),
      [6],
    );
    game.act(WITHDRAW, hit('hale'));
    // The 20th has nobody to fire at.
    expect([game.at('hale'), game.asked, game.told('leavingFire').length]).toEqual([
      'lost',
      'american retreat',
      1,
    ]);
    expect(game.places.toSorted()).toEqual(['johnstown', 'schenectady']);
    game.act(retreat('johnstown'));
    expect(game.at('gates')).toBe('johnstown');
  });

  it('11.8, K61 T98 toward supply first, and nothing forbidden', () => {
    const game = table(battle({ ...T61, from: 'skenesboro', half: 'begin' }), [1], [1], [1]);
    game.act(WITHDRAW);
    expect(game.places).toEqual(['pawlet', 'otter_creek', 'hubbardton']);
  });

  it('K58, K61 a place that holds enemy blocks bars nobody who gives way to us, and is advised last', () => {
    const game = table(
      battle({ ...T61, from: 'skenesboro', half: 'begin', at: { pawlet: 'fraser' } }),
      [1],
      [1],
      [1],
    );
    game.act(WITHDRAW);
    expect(game.places).toEqual(['otter_creek', 'hubbardton', 'pawlet']);
  });

  it('K62, 5.6 T118 a retreat is no move', () => {
    const game = table(battle({ ...T61, half: 'begin', at: { pawlet: 'br_f62' } }), [1], [1], [1]);
    game.state.ap.american = 1;
    game.act(WITHDRAW);
    expect(game.asked).toBe('american move');
    game.act(single('hale', 'clarendon'));
    expect([game.ap, game.at('hale')]).toEqual([0, 'clarendon']);
  });

  it('10.12, 11.4 no fire hits Natives among those who go', () => {
    const game = table(
      battle({
        ...T61,
        half: 'begin',
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24', reserve: 'nat_n1' },
      }),
      [6],
    );
    game.act(STAY, WITHDRAW);
    expect(game.offers).toEqual(['br_f24', 'br_f9', 'br_f20'].map(hit));
    expect(game.refusal(hit('nat_n1'))).toBe('notInTarget 10.10');
    game.act(hit('br_f9')).dice([1], [1]);
    game.act(retreat('skenesboro'));
    expect(game.at('nat_n1')).toBe('skenesboro');
  });
});

describe('12.0 victory', () => {
  const HELD = { ft_ticonderoga: 'br_f53', albany: 'br_f9' };

  it('12.1, 5.4 T67 not when the British player turn ends, but when the American one does', () => {
    const game = table(movement({ at: HELD }));
    game.act(END);
    expect([game.state.ending, game.asked]).toEqual([undefined, 'american move']);
    game.act(END);
    expect(game.state.ending).toEqual({ winner: 'british', reason: 'albany' });
  });

  it('12.1, K65 T68 in the middle of the turn where the Americans go first', () => {
    const game = table(movement({ phasing: 'american', at: HELD }));
    game.act(END);
    expect(game.state.ending).toEqual({ winner: 'british', reason: 'albany' });
  });

  it('12.1, 8.3 T69 not out of supply', () => {
    const at = { ...HELD, st_frederick: 'hale', ft_stanwix: 'gansevoort' };
    const game = table(movement({ phasing: 'american', at }));
    game.act(END);
    expect(game.state.ending).toBeUndefined();
  });

  it.each(['nat_n1', 'burgoyne'])('12.1, K66, K2 T70 not with %s alone', (alone) => {
    const game = table(movement({ phasing: 'american', at: { ...HELD, albany: alone } }));
    game.act(END);
    expect(game.state.ending).toBeUndefined();
  });

  it('12.2 T71 Ticonderoga, Bennington and Manchester', () => {
    const at = { ft_ticonderoga: 'br_f53', bennington: 'br_f9', manchester: 'br_f20' };
    const game = table(movement({ phasing: 'american', at }));
    game.act(END);
    expect(game.state.ending).toEqual({ winner: 'british', reason: 'grants' });
  });

  it('12.4, K67 T72 at 25 the game goes on, at 24 it is over in the middle of the round', () => {
    const line = {
      place: 'castletown',
      attacker: 'british',
      from: 'skenesboro',
      british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
      american: { right: 'hale(3)' },
    } as const;
    const goes = table(battle({ ...line, britishSp: 26 }), [6, 1, 2]);
    goes.act(fire('hale'));
    expect([britishSp(goes.state), goes.state.ending]).toEqual([25, undefined]);
    const ends = table(battle({ ...line, britishSp: 25 }), [6, 1, 2]);
    ends.act(fire('hale'));
    expect(ends.state.ending).toEqual({ winner: 'american', reason: 'ruined' });
    expect(ends.state.frames).toEqual([]);
  });

  it('K67, 11.6 a retreat without a way out may ruin the British', () => {
    const surrounded = (total: number) =>
      table(
        battle({
          place: 'castletown',
          attacker: 'american',
          from: 'pawlet',
          half: 'british',
          britishSp: total,
          at: { skenesboro: 'poor', hubbardton: 'nixon', otter_creek: 'glover' },
          british: { left: 'br_f9(4)', center: 'br_f20(4)', right: 'br_f24(4)' },
          american: { left: 'hale(1)', center: 'long(1)', right: 'francis(1)' },
        }),
      )
        .act(shift('br_f9', 'reserve'))
        .dice([1], [1], [1]);
    const goes = surrounded(12 + 25);
    expect([britishSp(goes.state), goes.state.ending]).toEqual([25, undefined]);
    const ends = surrounded(12 + 24);
    expect(ends.state.ending).toEqual({ winner: 'american', reason: 'ruined' });
    expect(ends.told('lost').map(({ cause }) => cause)).toContain('noWayOut');
  });

  it('K67, K60 a gun that is left behind may ruin the British', () => {
    const left = (total: number) =>
      table(
        battle({
          place: 'skenesboro',
          attacker: 'american',
          from: 'ft_george',
          half: 'begin',
          britishSp: total,
          british: { left: 'art_phillips(4)', center: 'br_f9', right: 'br_f20' },
          american: { left: 'hale', center: 'long', right: 'francis' },
        }),
        [1],
        [1],
        [1],
      ).act(WITHDRAW, retreat('ft_anne'));
    const goes = left(4 + 25);
    expect([britishSp(goes.state), goes.state.ending]).toEqual([25, undefined]);
    const ends = left(4 + 24);
    expect([britishSp(ends.state), ends.state.ending?.reason]).toEqual([24, 'ruined']);
  });

  it('12.3, 5.4, 5.5 T73 the end of turn 20', () => {
    const game = table(movement({ turn: 20, phasing: 'american', first: 'british' }));
    game.act(END);
    expect(game.state.ending).toEqual({ winner: 'american', reason: 'time' });
    expect(game.refusal(END)).toBe('gameOver 5.5');
  });

  it('K68 T110 the loss that ruins comes first', () => {
    const game = table(
      battle({
        place: 'cambridge',
        attacker: 'american',
        from: 'bennington',
        half: 'american',
        britishSp: 25,
        at: HELD,
        british: { right: 'br_f24(2)', left: 'br_f20', center: 'br_f21' },
        american: { left: 'hale' },
      }),
      [6, 1, 1],
    );
    game.act(fire('hale'));
    expect(game.state.ending).toEqual({ winner: 'american', reason: 'ruined' });
  });
});

describe('13.0 options', () => {
  it('13.5, K71 T74 a Native goes home on turns 12, 15 and 18, before the dice', () => {
    for (const turn of [12, 15, 18]) {
      const game = table(
        turnStart({ turn, options: ['desertion'], at: { valcour: 'nat_n4 nat_n5' } }, 'begin'),
      );
      expect(game.asked).toBe('british desert');
      expect(game.refusal({ kind: 'remove', block: 'br_f9' })).toBe('notNative 6.2');
      game.act({ kind: 'remove', block: 'nat_n4' });
      expect([game.at('nat_n4'), game.wanted]).toEqual(['lost', 2]);
    }
    expect(
      table(turnStart({ turn: 13, options: ['desertion'], at: { valcour: 'nat_n4' } }, 'begin')).wanted,
    ).toBe(2);
    expect(table(turnStart({ turn: 12, options: ['desertion'] }, 'begin')).wanted).toBe(2);
  });

  it('13.5, K71 the last Native goes home without a question', () => {
    const game = table(turnStart({ turn: 12, options: ['desertion'], at: { valcour: 'nat_n4' } }, 'begin'));
    expect([game.at('nat_n4'), game.wanted]).toEqual(['lost', 2]);
    expect(game.told('lost')).toMatchObject([{ block: 'nat_n4', cause: 'desertion' }]);
  });

  it('12.4, K67, K71 T100 a Native that leaves may ruin the British', () => {
    const game = table(
      turnStart(
        { turn: 15, options: ['desertion'], britishSp: 27, at: { valcour: 'nat_n4(3) nat_n5(4)' } },
        'begin',
      ),
    );
    game.act({ kind: 'remove', block: 'nat_n4' });
    expect(game.state.ending).toEqual({ winner: 'american', reason: 'ruined' });
  });

  const DUE = ['mr_whitcomb', 'mr_bellows', 'mr_woodbridge'];
  /** The British move in this turn, and the blocks of turn 5 are still due then. */
  const beforeTheMilitia = (turn: number, options: readonly OptionName[], at: Record<string, string>) => {
    const state = movement({ turn, options, at });
    for (const id of DUE) state.due[knownBlock(id)] = 5;
    return table(state);
  };
  const RAID = { st_frederick: 'nat_n4', ft_crown_point: 'mny_herkimer' };

  it('13.3, K69 T75 a Native attack before turn 5 calls the militia', () => {
    const game = beforeTheMilitia(3, ['militiaReaction'], RAID);
    game.act(NATIVES, single('nat_n4', 'ft_crown_point'), END);
    game.act(fire('mny_herkimer')).dice([1, 1, 1]);
    game.act(fire('nat_n4')).dice([3, 3]);
    expect(game.told('militiaCalled')).toHaveLength(1);
    expect(game.asked).toBe('american enter');
    expect(new Set(game.offers.flatMap((each) => ('block' in each ? [each.block] : [])))).toEqual(
      new Set(DUE),
    );
  });

  it.each([
    ['turn 4 it calls', 4, ['militiaReaction'], 1],
    ['turn 5 it does not', 5, ['militiaReaction'], 0],
    ['turn 3 without the option it does not', 3, [], 0],
  ] as const)('13.3, K69 a Native attack: on %s', (_, turn, options, calls) => {
    const game = beforeTheMilitia(turn, options, RAID);
    game.act(NATIVES, single('nat_n4', 'ft_crown_point'), END);
    expect(game.told('battleBegan')).toHaveLength(1);
    expect(game.told('militiaCalled')).toHaveLength(calls);
  });

  it('13.3, K69 an overrun with Natives calls the militia as well', () => {
    const game = beforeTheMilitia(3, ['militiaReaction'], {
      ft_stanwix: 'nat_n1 nat_n2 nat_n3',
      oriskany: 'mvt_brush(2)',
    });
    game.act(NATIVES, single('nat_n1', 'oriskany'), single('nat_n2', 'oriskany'));
    expect(game.told('militiaCalled')).toEqual([]);
    game.act(single('nat_n3', 'oriskany'));
    expect([game.told('overran').length, game.told('militiaCalled').length]).toEqual([1, 1]);
    expect(DUE.map((id) => game.state.due[knownBlock(id)])).toEqual([3, 3, 3]);
  });

  it('13.3, K69 an overrun without Natives calls nobody', () => {
    const game = beforeTheMilitia(3, ['militiaReaction'], {
      skenesboro: 'fraser br_f9 br_f20 br_f24',
      castletown: 'mvt_allen(2)',
    });
    game.act(group('fraser', 'br_f9 br_f20 br_f24', 'castletown'));
    expect([game.told('overran').length, game.told('militiaCalled').length]).toEqual([1, 0]);
  });

  it('13.4, K70 T76 Natives fire at those who are forced back to them, then give way', () => {
    const game = table(
      battle({
        place: 'ft_stanwix',
        attacker: 'british',
        from: 'oriskany',
        options: ['ambush'],
        half: 'british',
        round: 2,
        at: { oneida: 'nat_n3(2)' },
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
        american: { left: 'hale(3)', center: 'long(3)', right: 'francis(1)' },
      }),
      [6, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    );
    game.act(fire('br_f9'));
    expect([game.at('hale'), game.wanted]).toEqual(['oneida', 2]);
    game.dice([6, 2]);
    expect(game.asked).toBe('american takeHit');
    game.act(hit('hale'));
    expect([game.sp('hale'), game.asked]).toEqual([2, 'british giveWay']);
    game.act({ kind: 'giveWay', block: 'nat_n3', place: 'oswego' });
  });

  it('13.4, K70 who withdraws is not ambushed', () => {
    const game = table(
      battle({
        place: 'oriskany',
        attacker: 'british',
        from: 'ft_dayton',
        options: ['ambush'],
        half: 'begin',
        at: { ft_stanwix: 'nat_n3' },
        british: {},
        american: {},
      }),
      [1],
      [1],
      [1],
    );
    game.act(WITHDRAW);
    expect([game.at('glover'), game.wanted, game.asked]).toEqual([
      'ft_stanwix',
      undefined,
      'british giveWay',
    ]);
    expect(game.told('ambushed')).toEqual([]);
  });

  it('13.4, K70 with a British leader beside them Natives are not alone, and do not fire', () => {
    const game = table(
      battle({
        place: 'ft_stanwix',
        attacker: 'british',
        from: 'oriskany',
        options: ['ambush'],
        half: 'british',
        round: 2,
        at: { oneida: 'nat_n3(2) st_ledger' },
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
        american: { left: 'hale(3)', center: 'long(3)', right: 'francis(1)' },
      }),
      [6, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    );
    game.act(fire('br_f9'));
    expect([game.at('hale'), game.wanted, game.asked]).toEqual(['oneida', undefined, 'british giveWay']);
  });

  it('K85, K38 T108 an overrun counts as forced', () => {
    const game = table(
      movement({
        options: ['ambush'],
        at: {
          ft_dayton: 'st_ledger br_f9 br_f20 br_f24',
          oriskany: 'hale(3) long(3)',
          ft_stanwix: 'nat_n2(3)',
        },
      }),
    );
    game.act(group('st_ledger', 'br_f9 br_f20 br_f24', 'oriskany'));
    expect([game.at('hale'), game.sp('hale'), game.sp('long'), game.wanted]).toEqual(['ft_stanwix', 2, 2, 3]);
    game.dice([6, 1, 1]).act(hit('long'));
    expect([game.sp('long'), game.asked]).toEqual([1, 'british giveWay']);
    expect(game.places.toSorted()).toEqual(['oneida', 'oriskany']);
    game.act({ kind: 'giveWay', block: 'nat_n2', place: 'oneida' });
  });

  it('K85 if nobody is left the Natives stay; K20 is no ambush', () => {
    const game = table(
      movement({
        options: ['ambush'],
        at: { ft_dayton: 'st_ledger br_f9 br_f20 br_f24', oriskany: 'hale(2)', ft_stanwix: 'nat_n2(3)' },
      }),
      [6, 6, 6],
    );
    game.act(group('st_ledger', 'br_f9 br_f20 br_f24', 'oriskany'));
    expect([game.at('hale'), game.at('nat_n2'), game.asked]).toEqual(['lost', 'ft_stanwix', 'british move']);
    const leader = table(
      movement({
        options: ['ambush'],
        at: { ft_dayton: 'st_ledger br_f9', oriskany: 'gates', ft_stanwix: 'nat_n2(3)' },
      }),
    );
    leader.act(group('st_ledger', 'br_f9', 'oriskany'));
    expect([leader.at('gates'), leader.told('ambushed')]).toEqual(['ft_stanwix', []]);
  });

  it('13.2, K72 T77 up to two units for St. Ledger, guns too, leaders not', () => {
    const game = table(start({ options: { strongStLedger: true } }));
    expect(game.asked).toBe('british strengthenStLedger');
    const transfer = (block: string) => ({ kind: 'transfer', block }) as const;
    expect(game.refusal(transfer('fraser'))).toBe('leadersDoNotTransfer 13.2');
    game.act(transfer('br_f9'), transfer('art_phillips'));
    expect(game.refusal(transfer('br_f20'))).toBe('twoAlready 13.2');
    expect(game.at('art_phillips')).toBe('canada_turn5');
    game.act(READY, SUGGEST, READY);
    expect(game.wanted).toBe(2);
  });

  it('13.2 nobody else is taken', () => {
    const game = table(start({ options: { strongStLedger: true } }));
    expect(game.refusal({ kind: 'transfer', block: 'sl_f34' })).toBe('notAtStart 13.2');
    expect(game.refusal({ kind: 'transfer', block: 'hale' })).toBe('notYours 2.1');
    expect(game.state.at[knownBlock('sl_f34')]).toBe(game.state.at[knownBlock('st_ledger')]);
  });
});
