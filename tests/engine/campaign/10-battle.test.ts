import { describe, expect, it } from 'vitest';
import { knownBlock } from '../../../src/engine/campaign/blocks';
import { diceOf } from '../../../src/engine/campaign/fire';
import type { BattleFrame } from '../../../src/engine/campaign/frames';
import type { State } from '../../../src/engine/campaign/state';
import { battle, movement } from '../../helpers/campaign/position';
import {
  DONE,
  END,
  fire,
  flee,
  group,
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

const frameOf = (state: State): BattleFrame => {
  const found = state.frames.find((frame) => frame.kind === 'battle');
  if (found?.kind !== 'battle') throw new Error('no battle');
  return found;
};
const dice = (state: State, ...ids: string[]) =>
  ids.map((id) => diceOf(state, frameOf(state), knownBlock(id)));

describe('10.1-10.4 battles, deployment, skirmishes', () => {
  it('10.1 T95 the attacker picks; the second is set up when the first is over', () => {
    const game = table(
      movement({ at: { skenesboro: 'br_f9 br_f20', castletown: 'hale(1)', ft_anne: 'long' } }),
    );
    game.act(single('br_f9', 'castletown'), single('br_f20', 'ft_anne'), END);
    expect(game.asked).toBe('british chooseBattle');
    expect(game.places.toSorted()).toEqual(['castletown', 'ft_anne']);
    expect(game.refusal({ kind: 'fight', place: 'pawlet' })).toBe('noBattleThere 10.1');
    expect(game.refusal(single('br_f20', 'ft_anne'))).toBe('movementOver K28');
    game.act({ kind: 'fight', place: 'castletown' });
    expect([game.asked, game.position('hale'), game.position('long')]).toEqual([
      'american act',
      'center',
      'none',
    ]);
    game.act(fire('hale')).dice([1]);
    game.act(fire('br_f9')).dice([6, 1, 1, 1]);
    expect(game.told('battleBegan').map(({ place }) => place)).toEqual(['castletown', 'ft_anne']);
    expect([game.position('br_f9'), game.position('long')]).toEqual(['none', 'center']);
  });

  it('10.2, K37 T36 a leader does not hold a position', () => {
    const game = table(
      movement({
        at: {
          stillwater: 'riedesel br_f9 br_f20 br_f24 br_f62',
          bemis_heights: 'poor hale long arnold',
        },
      }),
    );
    game.act(group('riedesel', 'br_f9 br_f20 br_f24 br_f62', 'bemis_heights'), END);
    expect(game.asked).toBe('american deploy');
    game.act(set('poor', 'left'), set('hale', 'center'), set('long', 'center'), set('arnold', 'right'));
    expect(game.refusal(READY)).toBe('emptyPosition 10.2');
    game.act(set('long', 'right'), READY);
    expect(game.asked).toBe('british deploy');
  });

  it('10.2 the defender first, each unseen by the other; whoever was not set stays in reserve', () => {
    const game = table(
      movement({
        at: { stillwater: 'br_f9 br_f20 br_f24 riedesel br_f62', bemis_heights: 'poor hale long warner' },
      }),
    );
    game.act(group('riedesel', 'br_f9 br_f20 br_f24 br_f62', 'bemis_heights'), END);
    game.act(set('poor', 'left'), set('hale', 'center'), set('long', 'right'), READY);
    expect(game.position('warner')).toBe('reserve');
    expect(game.refusal(set('poor', 'left'))).toBe('notYours 2.1');
    expect(game.refusal(set('br_f9', 'flank'))).toBe('unknownPosition 10.2');
    game.act(SUGGEST, READY);
    expect(game.asked).toBe('american act');
  });

  it('10.3 positions are turned up, reserves are not', () => {
    const game = table(
      movement({
        at: { stillwater: 'br_f9 br_f20 br_f24 riedesel br_f62', bemis_heights: 'poor hale long warner' },
      }),
    );
    game.act(group('riedesel', 'br_f9 br_f20 br_f24 br_f62', 'bemis_heights'), END);
    game.act(set('poor', 'left'), set('hale', 'center'), set('long', 'right'), READY, SUGGEST, READY);
    expect(game.state.shown[knownBlock('hale')]).toBe(true);
    expect(game.state.shown[knownBlock('warner')]).toBe(false);
    expect(game.told('revealed')[1]).toEqual({
      type: 'revealed',
      side: 'american',
      blocks: [['poor'], ['hale'], ['long']],
    });
  });

  it('K36, 10.2 T109 Natives hold positions for which there is no foot or gun unit, and no other', () => {
    const at = { stillwater: 'riedesel br_f9 br_f20', ballston: 'nat_n1', half_moon: 'hale long francis' };
    const begun = (more: string) => {
      const game = table(
        movement({ at: { ...at, stillwater: `${at.stillwater} ${more}`, ballston: '', albany: '' } }),
      );
      game.state.at[knownBlock('nat_n1')] = game.state.at[knownBlock('hale')] ?? 0;
      game.state.sp[knownBlock('nat_n1')] = 4;
      game.state.from[knownBlock('nat_n1')] = game.state.at[knownBlock('br_f9')] ?? 0;
      game.state.moved[knownBlock('nat_n1')] = true;
      game.act(group('riedesel', `br_f9 br_f20 ${more}`.trim(), 'half_moon'), END, SUGGEST, READY);
      return game.act(set('br_f9', 'left'), set('br_f20', 'center'), set('nat_n1', 'right'));
    };
    begun('').act(READY);
    const three = begun('br_f24').act(set('br_f24', 'reserve'));
    expect(three.refusal(READY)).toBe('emptyPosition 10.2');
  });

  it('K34 T37 one against four is a skirmish, all in the center', () => {
    const game = table(movement({ at: { skenesboro: 'br_f9', castletown: 'hale long francis poor' } }));
    game.act(single('br_f9', 'castletown'), END);
    expect(game.told('battleBegan')[0]).toMatchObject({ isSkirmish: true });
    expect(['br_f9', 'hale', 'poor'].map((each) => game.position(each))).toEqual([
      'center',
      'center',
      'center',
    ]);
    expect(game.refusal(shift('hale', 'reserve'))).toBe('noReserveInSkirmish 10.4');
  });

  it('10.4, K51 T96 militia that fled from a skirmish stays in a reserve of its own', () => {
    const game = table(
      movement({
        at: { castletown: 'riedesel br_f9(4) br_f20(4)', hubbardton: 'mvt_allen(2) mvt_brush(2)' },
      }),
      [2, 3],
      [2, 3],
    );
    game.act(group('riedesel', 'br_f9 br_f20', 'hubbardton'), END);
    game.act(fire('mvt_allen'), fire('mvt_brush'));
    game.act(fire('br_f9')).dice([1, 6, 3, 4]);
    game.act(hit('mvt_allen'));
    expect([game.sp('mvt_allen'), game.asked]).toEqual([1, 'american flee']);
    game.act(flee('mvt_allen'));
    expect([game.position('mvt_allen'), game.position('mvt_brush')]).toEqual(['reserve', 'center']);
    game.act(fire('br_f20')).dice([2, 2, 2, 2]);
    game.act(fire('riedesel')).dice([2]);
    game.act(STAY, STAY);
    expect(game.refusal(shift('mvt_allen', 'center'))).toBe('noReserveInSkirmish 10.4');
    expect(game.refusal(fire('mvt_allen'))).toBe('notFromReserve 10.8');
  });
});

describe('10.6-10.11 rounds, fire, losses', () => {
  const open = { place: 'castletown', attacker: 'british', from: 'skenesboro' } as const;

  it('10.6 T97 every defending act comes before any attacking one', () => {
    const game = table(
      battle({
        ...open,
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
        american: { left: 'poor', center: 'hale', right: 'long' },
      }),
    );
    expect(game.refusal(fire('br_f9'))).toBe('notYours 2.1');
    game.dice([1, 1, 1, 1], [1, 1, 1], [1, 1, 1]);
    game.act(fire('poor'), fire('hale'));
    expect(game.asked).toBe('american act');
    game.act(fire('long'));
    expect(game.asked).toBe('british act');
  });

  it('10.8 T45 left fires at right alone', () => {
    const game = table(
      battle({ ...open, half: 'british', british: { left: 'br_f9' }, american: { right: 'hale long' } }),
      [6, 1, 1, 1],
    );
    game.act(fire('br_f9'));
    expect(game.told('fired')[0]).toMatchObject({ position: 'left', target: 'right', hits: 1 });
    expect(game.offers).toEqual([hit('hale'), hit('long')]);
    expect(game.refusal(hit('glover'))).toBe('notInTarget 10.10');
    game.act(hit('long'));
  });

  it('10.9, 2.3, 2.4, 2.7, K4 T46 regulars hit on 6, elite and guns on 5', () => {
    const hits = (side: 'british' | 'american', id: string, faces: number[]) => {
      const mine = { left: id };
      const game = table(
        battle({
          ...open,
          half: side,
          british: side === 'british' ? mine : { right: 'br_f9 br_f20' },
          american: side === 'american' ? mine : { right: 'hale long' },
        }),
        faces,
      );
      game.act(fire(id.replace(/\(.*/, '')));
      return game.told('fired')[0]?.hits;
    };
    expect(hits('british', 'br_f24(4)', [5, 6, 4, 6])).toBe(2);
    expect(hits('american', 'morgan(4)', [5, 6, 1, 2])).toBe(2);
    expect(hits('british', 'art_williams(3)', [5, 5, 2])).toBe(2);
    expect(hits('american', 'mvt_nichols(3)', [5, 5, 6])).toBe(1);
    expect(hits('british', 'burgoyne', [5])).toBe(0);
  });

  it('10.10, K40 T56 what the position cannot take is lost with it', () => {
    const game = table(
      battle({
        ...open,
        half: 'british',
        british: { left: 'art_phillips(4)' },
        american: { right: 'hale(2)' },
      }),
      [5, 6, 5, 1],
    );
    game.act(fire('art_phillips'));
    expect([game.at('hale'), game.told('stepLost').length]).toEqual(['lost', 2]);
    expect(game.told('leaving')).toEqual([
      { type: 'leaving', side: 'american', manner: 'retreat', position: 'right' },
    ]);
  });

  it('K39 the owner may give a hit to a leader, and need not while a unit is there', () => {
    const game = table(
      battle({ ...open, half: 'british', british: { center: 'br_f9' }, american: { center: 'hale gates' } }),
      [6, 1, 1, 1],
    );
    game.act(fire('br_f9'));
    expect(game.offers).toEqual([hit('gates'), hit('hale')]);
    game.act(hit('gates'));
    expect([game.at('gates'), game.sp('hale')]).toEqual(['lost', 3]);
  });

  it('10.11, 2.8 T50 two ones and Arnold is gone, after his hits', () => {
    const game = table(
      battle({ ...open, american: { center: 'arnold hale(3)' }, british: { center: 'br_f9(4) br_f20(4)' } }),
      [1, 1, 6, 3],
    );
    game.act(fire('arnold'));
    expect(game.at('arnold')).toBe('castletown');
    game.act(hit('br_f9'));
    expect([game.sp('br_f9'), game.at('arnold')]).toEqual([3, 'lost']);
    expect(game.told('lost')).toMatchObject([{ block: 'arnold', cause: 'arnold' }]);
  });

  it('10.11, K52 T51 one 1 and he stays; in reserve he has no dice and no risk', () => {
    const game = table(
      battle({
        ...open,
        american: { center: 'arnold hale(3)', reserve: 'dearborn' },
        british: { center: 'br_f9(4)' },
      }),
      [1, 5, 6, 6],
    );
    game.act(fire('arnold'));
    expect([game.sp('br_f9'), game.at('arnold')]).toEqual([2, 'castletown']);
    const back = table(battle({ ...open, american: { center: 'hale', reserve: 'arnold' }, british: {} }));
    expect(back.refusal(fire('arnold'))).toBe('notFromReserve 10.8');
  });

  it('10.7 T54 who shifts does not fire in the same round', () => {
    const game = table(battle({ ...open, half: 'british', british: { reserve: 'br_f24' }, american: {} }));
    game.act(shift('br_f24', 'center'));
    expect(game.refusal(fire('br_f24'))).toBe('hasActed 10.7');
    expect(game.refusal(shift('br_gren', 'right'))).toBe('notToReserve 10.7');
  });

  it('10.7, K47 T55 to empty one’s own position is a forced retreat', () => {
    const game = table(
      battle({ ...open, half: 'british', british: { right: 'br_f9' }, american: {} }),
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    );
    game.act(shift('br_f9', 'reserve'));
    expect(game.told('leaving')[0]).toMatchObject({ side: 'british', manner: 'retreat', position: 'right' });
    expect(game.at('br_f9')).toBe('skenesboro');
  });

  it('K48 every unit in a position owes its act; leaders may pass, the reserve may stay', () => {
    const game = table(
      battle({
        ...open,
        half: 'british',
        british: { center: 'br_f9 burgoyne', left: 'br_f20', right: 'br_f24', reserve: 'br_f62' },
        american: {},
      }),
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    );
    game.act(fire('br_f9'), fire('br_f20'));
    expect(game.refusal(DONE)).toBe('mustAct K48');
    game.act(fire('br_f24'), DONE);
    expect(game.told('roundBegan')).toEqual([{ type: 'roundBegan', round: 2, place: 'castletown' }]);
  });

  it('K41, 10.14 a block without dice may not fire, and may pass or shift', () => {
    const game = table(
      battle({
        place: 'saratoga',
        attacker: 'british',
        from: 'ft_edward',
        half: 'british',
        british: { center: 'br_f9 br_f20(1)', left: 'br_f24', right: 'br_f62' },
        american: {},
      }),
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    );
    expect(game.refusal(fire('br_f20'))).toBe('noDice K41');
    game.act(fire('br_f9'), fire('br_f24'), fire('br_f62'), DONE);
  });

  it('K77, K48 T99 a round without a shot: the attacker must withdraw, under fire', () => {
    const game = table(
      battle({
        ...open,
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24', reserve: 'br_f62 br_f47 br_f53' },
        american: { left: 'hale', center: 'long', right: 'francis', reserve: 'poor paterson nixon' },
      }),
      [1],
      [1],
      [1],
    );
    frameOf(game.state).hasShot = false;
    const exchange = (ins: string[], outs: string[]) =>
      game.act(
        ...ins.map((id, i) => shift(id, ['left', 'center', 'right'][i] ?? '')),
        ...outs.map((id) => shift(id, 'reserve')),
      );
    exchange(['poor', 'paterson', 'nixon'], ['hale', 'long', 'francis']);
    exchange(['br_f62', 'br_f47', 'br_f53'], ['br_f9', 'br_f20', 'br_f24']);
    expect(game.told('leaving')).toEqual([
      { type: 'leaving', side: 'british', manner: 'withdrawal', isOrdered: true },
    ]);
    expect(game.at('br_f9')).toBe('skenesboro');
  });

  it('K77 a round without a shot counts after rounds with shots, too', () => {
    const game = table(
      battle({
        ...open,
        british: { left: 'br_f9', center: 'br_f20', right: 'br_f24', reserve: 'br_f62 br_f47 br_f53' },
        american: { left: 'hale', center: 'long', right: 'francis', reserve: 'poor paterson nixon' },
      }),
      ...Array.from({ length: 3 }, () => [1, 1, 1]),
      ...Array.from({ length: 3 }, () => [2, 2, 2, 2]),
    );
    game.act(fire('hale'), fire('long'), fire('francis'), DONE);
    game.act(fire('br_f9'), fire('br_f20'), fire('br_f24'), DONE, STAY, STAY);
    expect(game.told('leaving')).toEqual([]);
    const swapped = [
      ['poor', 'paterson', 'nixon', 'hale', 'long', 'francis'],
      ['br_f62', 'br_f47', 'br_f53', 'br_f9', 'br_f20', 'br_f24'],
    ];
    for (const side of swapped)
      game.act(...side.map((id, i) => shift(id, ['left', 'center', 'right'][i] ?? 'reserve')));
    expect(game.told('leaving')).toMatchObject([{ side: 'british', manner: 'withdrawal', isOrdered: true }]);
    game.dice([1], [1], [1]);
    expect(game.at('br_f62')).toBe('skenesboro');
  });

  it('K77 where he cannot go nobody may shift in the next round', () => {
    const state = battle({
      ...open,
      at: { skenesboro: 'warner' },
      half: 'begin',
      british: { left: 'br_f9', center: 'br_f20', right: 'br_f24', reserve: 'br_f62' },
      american: { left: 'hale', center: 'long', right: 'francis', reserve: 'poor' },
    });
    frameOf(state).hasShot = false;
    const game = table(state);
    game.act(STAY);
    expect(game.asked).toBe('american act');
    expect(game.refusal(shift('poor', 'left'))).toBe('shiftsBarred K77');
    expect(game.told('leaving')).toEqual([]);
  });
});

describe('10.12 Natives', () => {
  it('10.12 T52 Natives alone go back after one round, without fire', () => {
    const game = table(
      movement({ at: { ft_stanwix: 'nat_n1(4) nat_n2(3)', oriskany: 'hale(3) long(3)' } }),
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3],
    );
    game.act({ kind: 'natives' }, single('nat_n1', 'oriskany'), single('nat_n2', 'oriskany'), END);
    game.act(fire('hale'), fire('long'), fire('nat_n1'), fire('nat_n2'));
    expect([game.at('nat_n1'), game.at('nat_n2')]).toEqual(['ft_stanwix', 'ft_stanwix']);
    expect(game.told('leavingFire')).toEqual([]);
  });

  it('10.12, K45, K84 T53 a reserve unit must fill the place, and that is its act', () => {
    const line = { left: 'br_f9', center: 'br_f20', right: 'nat_n1', reserve: 'br_f24' };
    const sketch = {
      place: 'castletown',
      attacker: 'british',
      from: 'skenesboro',
      half: 'begin',
      american: {},
    } as const;
    const game = table(battle({ ...sketch, british: line }));
    game.act(STAY, STAY);
    expect([game.position('nat_n1'), game.position('br_f24')]).toEqual(['reserve', 'right']);
    game.dice([1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]);
    game.act(fire('glover'), fire('learned'), fire('paterson'));
    expect(game.refusal(fire('br_f24'))).toBe('hasActed 10.7');
    const without = table(
      battle({ ...sketch, british: { left: 'br_f9', center: 'br_f20', right: 'nat_n1' } }),
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    );
    expect(without.told('leaving')).toMatchObject([
      { side: 'british', manner: 'retreat', position: 'right' },
    ]);
    expect(without.at('br_f9')).toBe('skenesboro');
  });

  it('K84 with several in reserve the British choose who fills it', () => {
    const game = table(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'begin',
        american: {},
        british: { left: 'br_f9', center: 'br_f20', right: 'nat_n1', reserve: 'br_f24 br_f62 burgoyne' },
      }),
    );
    expect(game.asked).toBe('british coverNatives');
    expect(game.offers).toEqual([shift('br_f24', 'right'), shift('br_f62', 'right')]);
    expect(game.refusal(shift('burgoyne', 'right'))).toBe('notToCover 10.12');
    game.act(shift('br_f62', 'right'));
    expect(game.asked).toBe('american stayOrGo');
  });

  it('K84, 10.12 T107 Natives held back in round 1 stay in the reserve', () => {
    const game = table(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'british',
        round: 2,
        british: { reserve: 'nat_n1' },
        american: {},
      }),
    );
    expect(game.refusal(shift('nat_n1', 'center'))).toBe('nativesStay 10.12');
  });

  it('K46 T116 unless they win in the first round', () => {
    const game = table(
      movement({ at: { ft_stanwix: 'nat_n1(4) nat_n2(3)', oriskany: 'mvt_brush(1)' } }),
      [2],
      [6, 3, 4, 5],
    );
    game.act({ kind: 'natives' }, single('nat_n1', 'oriskany'), single('nat_n2', 'oriskany'), END);
    game.act(fire('mvt_brush'), fire('nat_n1'));
    expect([game.at('mvt_brush'), game.at('nat_n1'), game.at('nat_n2')]).toEqual([
      'lost',
      'oriskany',
      'oriskany',
    ]);
  });

  it('K84 a leader whose only units are Natives goes with them, without fire', () => {
    const game = table(
      battle({
        place: 'oriskany',
        attacker: 'american',
        from: 'ft_dayton',
        isSkirmish: true,
        half: 'begin',
        british: { center: 'st_ledger nat_n1' },
        american: { center: 'hale long' },
      }),
    );
    expect([game.at('st_ledger'), game.at('nat_n1'), game.told('leavingFire')]).toEqual([
      'ft_stanwix',
      'ft_stanwix',
      [],
    ]);
  });

  it('K45 blocked Natives alone go to the nearest open place, their leader is lost', () => {
    const game = table(
      battle({
        place: 'oriskany',
        attacker: 'american',
        from: 'ft_dayton',
        at: { ft_stanwix: 'poor' },
        isSkirmish: true,
        half: 'begin',
        british: { center: 'st_ledger nat_n1' },
        american: { center: 'hale long' },
      }),
    );
    expect([game.at('st_ledger'), game.at('nat_n1')]).toEqual(['lost', 'ft_dayton']);
  });
});

describe('10.13 flight', () => {
  const open = { place: 'castletown', attacker: 'british', from: 'skenesboro', half: 'british' } as const;

  it('10.13, 10.16, K5 T41 the printed example: guns scare militia too', () => {
    const game = table(
      battle({
        ...open,
        british: { right: 'br_f9(4) art_williams(3)' },
        american: { left: 'mvt_allen(2) mvt_brush(2) poor(4)' },
      }),
      [1, 3, 4, 6],
    );
    game.act(fire('br_f9'), hit('mvt_allen'), flee('mvt_allen'));
    expect([game.sp('mvt_allen'), game.position('mvt_allen')]).toEqual([1, 'reserve']);
    game.act(fire('art_williams')).dice([1, 3, 4]);
    expect([game.sp('mvt_brush'), game.position('mvt_brush'), game.position('poor')]).toEqual([
      2,
      'reserve',
      'left',
    ]);
  });

  it('10.13, K50 T42 each one and two of Natives is one militia unit', () => {
    const game = table(
      battle({
        ...open,
        british: { center: 'nat_n1(4)' },
        american: { center: 'mvt_herrick(3) mvt_nichols(3) hale(3)' },
      }),
      [1, 2, 3, 5],
    );
    game.act(fire('nat_n1'));
    expect(['mvt_herrick', 'mvt_nichols', 'hale'].map((each) => game.position(each))).toEqual([
      'reserve',
      'reserve',
      'center',
    ]);
    expect(game.told('stepLost')).toEqual([]);
  });

  it('10.13, 10.16, 11.3, K3 T43 both flee: forced retreat at once; Natives do not fire again', () => {
    const game = table(
      battle({
        ...open,
        british: { center: 'nat_n1(4)' },
        american: { center: 'mvt_herrick(3) mvt_nichols(3)' },
      }),
      [1, 2, 3, 5],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    );
    game.act(fire('nat_n1'));
    expect(game.told('leaving')).toMatchObject([{ side: 'american', manner: 'retreat', position: 'center' }]);
    expect(game.told('leavingFire').map(({ block }) => block)).toEqual(['br_gren', 'br_light']);
    expect(game.asked).toBe('american retreat');
  });

  it('10.13, K5 a leader who fires scares militia, on a 1 alone', () => {
    const scared = (die: number) => {
      const game = table(
        battle({
          ...open,
          british: { center: 'br_f9 burgoyne' },
          american: { center: 'mvt_herrick hale' },
        }),
        [die],
      );
      return game.act(fire('burgoyne')).position('mvt_herrick');
    };
    expect([scared(1), scared(2)]).toEqual(['reserve', 'center']);
  });

  it('K51, 11.2 fled militia takes hits from those who fire at a withdrawal', () => {
    const game = table(
      battle({ ...open, british: { center: 'br_f9' }, american: { center: 'mvt_herrick(3) hale(3) long' } }),
      [1, 2, 3, 4],
      [2, 2, 2, 2],
      [2, 2, 2, 2],
    );
    game.act(fire('br_f9'), fire('br_gren'), fire('br_light'));
    expect(game.position('mvt_herrick')).toBe('reserve');
    game.act(WITHDRAW).dice([6]);
    expect(game.asked).toBe('american takeHit');
    game.act(hit('mvt_herrick')).dice([1], [1]);
    expect([game.sp('mvt_herrick'), game.sp('hale')]).toEqual([2, 3]);
  });

  it('10.15 T44 no flights of those who defend a fort, and a die less', () => {
    const game = table(
      battle({
        ...open,
        place: 'ft_edward',
        from: 'ft_george',
        british: { center: 'nat_n1(4)' },
        american: { center: 'mvt_herrick(3) mvt_nichols(3)' },
      }),
      [1, 2, 3],
    );
    game.act(fire('nat_n1'));
    expect(game.told('fired')[0]).toMatchObject({ hits: 0, flights: 0 });
    expect(game.position('mvt_herrick')).toBe('center');
  });

  it('10.15 militia that attacks a fort does flee', () => {
    const game = table(
      battle({
        place: 'ft_edward',
        attacker: 'american',
        from: 'ft_george',
        british: { center: 'br_f9(4)' },
        american: { center: 'mvt_herrick(3) hale' },
      }),
      [1, 2, 3, 4],
    );
    game.act(fire('br_f9'));
    expect(game.position('mvt_herrick')).toBe('reserve');
  });

  it('10.13 Americans scare nobody', () => {
    const game = table(
      battle({
        ...open,
        attacker: 'american',
        half: 'american',
        british: { center: 'br_f9' },
        american: { center: 'hale' },
      }),
      [1, 1, 1],
    );
    game.act(fire('hale'));
    expect(game.told('fired')[0]).toMatchObject({ flights: 0 });
  });
});

describe('10.14, 10.15 rivers and forts', () => {
  it('10.14, K41, K44 T47 over the ford of the Hudson', () => {
    const sketch = {
      place: 'saratoga',
      attacker: 'british',
      british: { left: 'br_f9(4)', center: 'art_williams(3) br_f20(1)', right: 'la_pausch(3)' },
      american: {},
      from: {
        br_f9: 'ft_edward',
        art_williams: 'ft_edward',
        br_f20: 'ft_edward',
        la_pausch: 'bemis_heights',
      },
    } as const;
    const first = battle(sketch);
    expect(dice(first, 'br_f9', 'art_williams', 'br_f20', 'la_pausch')).toEqual([3, 2, 0, 3]);
    const second = battle({ ...sketch, round: 2 });
    expect(dice(second, 'br_f9', 'art_williams', 'br_f20', 'la_pausch')).toEqual([4, 3, 1, 3]);
  });

  it.each([
    ['T48', 'mt_independence'],
    ['T49', 'ft_crown_point'],
  ])('10.15, K42, K43 %s a fort, from %s: one die less for foot and Natives, never two', (_, from) => {
    const sketch = {
      place: 'ft_ticonderoga',
      attacker: 'british',
      british: { left: 'br_f9(4)', center: 'art_williams(3) burgoyne', right: 'nat_n5(4)' },
      american: {},
      from,
    } as const;
    expect(dice(battle(sketch), 'br_f9', 'art_williams', 'nat_n5', 'burgoyne')).toEqual([3, 3, 3, 1]);
    expect(dice(battle({ ...sketch, round: 2 }), 'br_f9', 'art_williams', 'burgoyne')).toEqual([4, 3, 1]);
  });

  it('K42 a leader loses his die over water against an open place, Arnold keeps four', () => {
    const state = battle({
      place: 'saratoga',
      attacker: 'american',
      from: 'ft_edward',
      british: {},
      american: { center: 'gates hale arnold' },
    });
    expect(dice(state, 'gates', 'hale', 'arnold')).toEqual([0, 2, 4]);
  });

  it('10.14, 10.15 those who defend lose nothing', () => {
    const state = battle({
      place: 'saratoga',
      attacker: 'american',
      from: 'ft_edward',
      british: { center: 'br_f9' },
      american: {},
    });
    expect(dice(state, 'br_f9')).toEqual([4]);
  });
});

describe('K49, K76 what is known', () => {
  it('K49 fresh blocks are turned up as they enter; who goes back stays known', () => {
    const game = table(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'british',
        british: { reserve: 'br_f24' },
        american: {},
      }),
    );
    expect(game.state.shown[knownBlock('br_f24')]).toBe(false);
    game.act(shift('br_f24', 'center'));
    expect(game.state.shown[knownBlock('br_f24')]).toBe(true);
    const later = table(
      battle({
        place: 'castletown',
        attacker: 'british',
        from: 'skenesboro',
        half: 'british',
        round: 2,
        british: { center: 'br_f24 br_f9' },
        american: {},
      }),
    );
    later.act(shift('br_f24', 'reserve'));
    expect(later.state.shown[knownBlock('br_f24')]).toBe(true);
  });

  it('11.1 T57 nobody withdraws in the first round', () => {
    const game = table(
      battle({ place: 'castletown', attacker: 'british', from: 'skenesboro', british: {}, american: {} }),
    );
    expect(game.refusal(WITHDRAW)).toBe('notInFirstRound 11.1');
    expect(game.refusal(retreat('pawlet'))).toBe('notNow 5.3');
  });
});
