import { describe, expect, it } from 'vitest';
import { start } from '../../../src/engine/campaign/game';
import { BLOCKS } from '../../../src/engine/campaign/data/blocks';
import { PLACES } from '../../../src/engine/campaign/data/places';
import { ROADS } from '../../../src/engine/campaign/data/roads';
import { HITS_ON, SP_RANGE } from '../../../src/engine/campaign/data/tables';
import { britishSp } from '../../../src/engine/campaign/victory';
import { battle, movement, playerTurn, turnStart } from '../../helpers/campaign/position';
import {
  DONE,
  END,
  enter,
  fire,
  forceMarch,
  group,
  READY,
  single,
  STAY,
  SUGGEST,
  table,
  WITHDRAW,
} from '../../helpers/campaign/table';

const TEN = 'br_f9 br_f20 br_f21 br_f24 br_f62 br_gren br_light br_f47 br_f53 he_specht';
const first = (n: number) => TEN.split(' ').slice(0, n).join(' ');

describe('1.0 the board', () => {
  it('1.4 T1 seven units a brown road', () => {
    const game = table(movement({ at: { skenesboro: `burgoyne ${TEN}` } }));
    expect(game.refusal(group('burgoyne', first(8), 'castletown'))).toBe('roadFull 1.4');
    game.act(group('burgoyne', first(7), 'castletown'));
  });

  it('1.3, K18 T2 ten units a crossing, player and turn, over all moves', () => {
    const game = table(movement({ at: { ft_ticonderoga: `burgoyne ${TEN} he_hanau` } }));
    game.act(group('burgoyne', TEN, 'mt_independence'));
    expect(game.ap).toBe(3);
    expect(game.refusal(single('he_hanau', 'mt_independence'))).toBe('crossingFull 1.3');
  });

  it('6.9, 1.2, 6.7 T3 the movement example plays as printed', () => {
    const withBurgoyne = first(9);
    const withRiedesel = 'he_specht he_hanau he_rhetz he_friedrich he_breymann he_dragoons la_pausch';
    const game = table(
      movement({
        at: { skenesboro: `burgoyne riedesel ${withBurgoyne} ${withRiedesel} art_phillips art_williams` },
      }),
    );
    game.act(group('burgoyne', withBurgoyne, 'ft_george'), group('riedesel', withRiedesel, 'castletown'));
    game.act(single('art_phillips', 'ft_george'));
    expect(game.refusal(single('art_williams', 'castletown'))).toBe('noGunsOnBrown 2.7');
    game.act(single('art_williams', 'ft_george'));
    expect(game.ap).toBe(0);
    expect(game.state.used[1]).toBe(11);
  });

  it('6.7, 1.4 T3 a single beside the full brown road is refused', () => {
    const seven = first(7);
    const game = table(movement({ at: { skenesboro: `riedesel ${seven} br_f47 br_f53` } }));
    game.act(group('riedesel', seven, 'castletown'));
    expect(game.refusal(single('br_f53', 'castletown'))).toBe('roadFull 1.4');
  });

  it('1.5, K15 T4 leaders count toward no limit, and go along in the group of another', () => {
    const game = table(movement({ at: { skenesboro: `burgoyne riedesel ${first(7)}` } }));
    game.act(group('burgoyne', `riedesel ${first(7)}`, 'ft_anne'));
    expect([game.ap, game.state.used[3]]).toEqual([3, 7]);
    expect([game.hasMoved('burgoyne'), game.hasMoved('riedesel')]).toEqual([true, true]);
  });

  it('6.4, K15 a leader takes as many units as his limit, and other leaders besides', () => {
    const game = table(movement({ at: { skenesboro: `fraser riedesel burgoyne ${first(7)}` } }));
    expect(game.refusal(group('fraser', `riedesel ${first(7)}`, 'ft_george'))).toBe('overGroupLimit 6.4');
    game.act(group('fraser', `riedesel burgoyne ${first(6)}`, 'ft_george'));
    expect([game.hasMoved('riedesel'), game.hasMoved('burgoyne')]).toEqual([true, true]);
  });

  it('2.7, 1.4 T5 heavy guns keep off brown roads, light ones may go', () => {
    const game = table(movement({ at: { skenesboro: 'fraser art_williams la_walker' } }));
    expect(game.refusal(group('fraser', 'art_williams', 'ft_anne'))).toBe('noGunsOnBrown 2.7');
    game.act(group('fraser', 'la_walker', 'ft_anne'));
    expect(game.at('la_walker')).toBe('ft_anne');
  });

  it('1.1, 1.7 T83 a lake that is drawn is no road', () => {
    const game = table(movement({ at: { ft_ticonderoga: 'br_f9' } }));
    expect(game.refusal(single('br_f9', 'skenesboro'))).toBe('noRoad 1.1');
  });

  it('1.6 the eight forts', () => {
    expect(PLACES.filter(({ isFort }) => isFort).map(({ id }) => id)).toEqual([
      'ft_crown_point',
      'ft_ticonderoga',
      'ft_george',
      'ft_anne',
      'ft_edward',
      'bemis_heights',
      'ft_dayton',
      'ft_stanwix',
    ]);
  });

  it('1.1-1.4 forty places, 59 roads: 21 blue, 10 dotted, 28 brown', () => {
    const count = (kind: string) => ROADS.filter((road) => road.kind === kind).length;
    expect([PLACES.length, ROADS.length, count('blue'), count('dotted'), count('brown')]).toEqual([
      40, 59, 21, 10, 28,
    ]);
  });
});

describe('2.0 blocks', () => {
  it('2.2 T84 every block begins at full strength: 102 British, 65 Americans in play and 39 to come', () => {
    const state = start({});
    BLOCKS.forEach(({ sp }, block) => expect(state.sp[block]).toBe(sp));
    expect(britishSp(state)).toBe(102);
    const american = BLOCKS.filter(({ side }) => side === 'american');
    const sum = (list: readonly { readonly sp: number }[]) => list.reduce((total, { sp }) => total + sp, 0);
    expect(sum(american.filter(({ turn }) => turn === 0))).toBe(65);
    expect(sum(american.filter(({ turn }) => turn > 0))).toBe(39);
  });

  it('2.3-2.8 strengths lie in the ranges of their types, and hit numbers are theirs', () => {
    for (const { sp, type } of BLOCKS) {
      expect(sp).toBeGreaterThanOrEqual(SP_RANGE[type][0]);
      expect(sp).toBeLessThanOrEqual(SP_RANGE[type][1]);
    }
    expect(HITS_ON).toEqual({
      regular: 6,
      elite: 5,
      militia: 6,
      native: 6,
      artillery: 5,
      lightArtillery: 5,
      leader: 6,
    });
  });
});

describe('3.0 set-up', () => {
  it('3.1, 3.2 T85 who stands where at the start', () => {
    const game = table(start({}));
    const at = (id: string) => game.at(id);
    expect(['nat_n1', 'nat_n2', 'nat_n3', 'nat_n4', 'nat_n5'].map(at)).toEqual([
      'oswego',
      'onondaga',
      'oneida',
      'st_frederick',
      'valcour',
    ]);
    expect(BLOCKS.filter(({ id }) => at(id) === 'canada_start')).toHaveLength(23);
    expect(BLOCKS.filter(({ id }) => at(id) === 'canada_turn5')).toHaveLength(5);
    expect(at('clinton')).toBe('new_york_city');
    expect(['gansevoort', 'warner', 'stark', 'schuyler', 'st_clair', 'poor', 'stevens'].map(at)).toEqual([
      'ft_stanwix',
      'manchester',
      'bennington',
      'albany',
      'ft_ticonderoga',
      'ft_ticonderoga',
      'ft_ticonderoga',
    ]);
  });

  const place = (block: string, to: string) => ({ kind: 'place', block, place: to }) as const;

  it('3.3 T6 one militia a place, two in Massachusetts, in its region, never with Natives', () => {
    const game = table(start({}));
    game.act(place('mny_herkimer', 'saratoga'));
    expect(game.refusal(place('mny_tenbroeck', 'saratoga'))).toBe('onlyOneMilitia 3.3');
    expect(game.refusal(place('mny_tenbroeck', 'oneida'))).toBe('nativesThere 3.3');
    expect(game.refusal(place('mny_tenbroeck', 'pawlet'))).toBe('wrongRegion 3.3');
    game.act(place('mma_simonds', 'pittsfield'), place('mma_brown', 'pittsfield'));
    expect(game.refusal(place('mma_brickett', 'pittsfield'))).toBe('onlyOneMilitia 3.3');
  });

  it('K80, 3.3 T103 other Americans in the place do not matter, a second militia does', () => {
    const game = table(start({}));
    game.act(place('mvt_herrick', 'bennington'), place('mvt_allen', 'manchester'));
    expect(game.refusal(place('mvt_brush', 'bennington'))).toBe('onlyOneMilitia 3.3');
  });

  it('3.3, K80 all fourteen must stand before it begins; what was placed can be lifted', () => {
    const game = table(start({}));
    expect(game.refusal(READY)).toBe('stillToPlace 3.3');
    game.act(SUGGEST, { kind: 'lift', block: 'mma_brown' });
    expect(game.refusal(READY)).toBe('stillToPlace 3.3');
    expect(game.refusal({ kind: 'lift', block: 'mma_brown' })).toBe('notPlaced 3.3');
    expect(game.refusal(place('poor', 'albany'))).toBe('notMilitia 3.3');
    game.act(SUGGEST, READY);
    expect(game.wanted).toBe(2);
    expect(game.at('mvt_hobart')).toBe('clarendon');
  });

  it('3.4, K8 T7 leaving Canada costs AP; the second box opens on turn 5', () => {
    const ten = TEN;
    const game = table(
      movement({ turn: 1, ap: 2, at: { canada_start: `burgoyne ${ten}`, canada_turn5: 'st_ledger' } }),
    );
    game.act(group('burgoyne', ten, 'valcour'));
    expect([game.ap, game.at('burgoyne')]).toEqual([1, 'valcour']);
    expect(game.refusal(group('st_ledger', '', 'oswego'))).toBe('boxClosed 3.4');
    table(movement({ turn: 5, at: { canada_turn5: 'st_ledger' } })).act(group('st_ledger', '', 'oswego'));
  });

  it('K8 going in is one place of movement: Fraser goes on to a second', () => {
    const game = table(movement({ turn: 1, at: { canada_start: 'fraser br_f9' } }));
    game.act(group('fraser', 'br_f9', 'valcour'));
    expect(game.asked).toBe('british march');
    game.act({ kind: 'go', blocks: ['br_f9'], to: 'st_frederick' });
    expect(game.at('fraser')).toBe('st_frederick');
    expect(game.refusal(single('br_f20', 'oswego'))).toBe('boxClosed 3.4');
  });

  it('K9, K8 T113 who must go back returns to the box', () => {
    const game = table(
      movement({
        turn: 1,
        ap: 1,
        at: { valcour: 'hale long francis', canada_start: 'burgoyne br_f9 br_f20 br_f24' },
      }),
    );
    game.act(group('burgoyne', 'br_f9 br_f20 br_f24', 'valcour'));
    expect(game.ap).toBe(0);
    game.act(END);
    game.act(SUGGEST, READY, SUGGEST, READY);
    game.dice([1, 2, 3], [1, 2, 3], [1, 2, 3]);
    game.act(fire('hale'), fire('long'), fire('francis'));
    game.dice([2, 3, 4, 5], [2, 3, 4, 5], [2, 3, 4, 5], [2]);
    game.act(fire('br_f9'), fire('br_f20'), fire('br_f24'), fire('burgoyne'));
    expect(game.asked).toBe('american stayOrGo');
    game.act(STAY).dice(1, 1, 1).act(WITHDRAW);
    expect(['burgoyne', 'br_f9', 'br_f20', 'br_f24'].map((each) => game.at(each))).toEqual(
      Array.from({ length: 4 }, () => 'canada_start'),
    );
  });
});

describe('4.0 reinforcements', () => {
  const five = { turn: 5, phasing: 'american' } as const;
  const due = (state: ReturnType<typeof playerTurn>, turn: number, ...ids: string[]) => {
    for (const [block, { id }] of BLOCKS.entries()) if (ids.includes(id)) state.due[block] = turn;
    return state;
  };
  const MILITIA = ['mr_whitcomb', 'mr_bellows', 'mr_woodbridge'];

  it('4.2, K11 T8 all due must come in, without AP, and do not move on', () => {
    const game = table(due(playerTurn({ ...five, ap: 3 }), 5, ...MILITIA));
    expect(game.asked).toBe('american enter');
    expect(game.refusal(READY)).toBe('stillToEnter 4.2');
    game.act(enter('mr_whitcomb', 'albany'), enter('mr_bellows', 'albany'));
    expect(game.refusal(READY)).toBe('stillToEnter 4.2');
    game.act(enter('mr_woodbridge', 'manchester'), READY);
    expect(game.ap).toBe(3);
    expect(game.refusal(single('mr_bellows', 'half_moon'))).toBe('hasMoved 5.6');
  });

  it('K11 with the option they may still be moved, but not away from the enemy', () => {
    const game = table(
      due(playerTurn({ ...five, options: ['moveOnEntry'], at: { albany: 'br_f20' } }), 5, ...MILITIA),
    );
    game.act(enter('mr_whitcomb', 'albany'), enter('mr_bellows', 'manchester'));
    game.act(enter('mr_woodbridge', 'manchester'), READY);
    game.act(single('mr_bellows', 'arlington'));
    expect(game.refusal(single('mr_whitcomb', 'pittsfield'))).toBe('mustStop 6.8');
  });

  it('4.3, K35, K12 T9 three who enter overrun one; its owner picks the way out', () => {
    const game = table(due(playerTurn({ ...five, at: { albany: 'br_f20(4)' } }), 5, ...MILITIA));
    game.act(...MILITIA.map((id) => enter(id, 'albany')));
    expect(game.sp('br_f20')).toBe(3);
    expect(game.asked).toBe('british overrunRetreat');
    expect(game.places.toSorted()).toEqual(['half_moon', 'pittsfield', 'schenectady']);
    game.act({ kind: 'retreat', place: 'pittsfield' });
    expect([game.at('br_f20'), game.asked]).toEqual(['pittsfield', 'american enter']);
  });

  it('4.3, K34 T10 two who enter against one fight a skirmish', () => {
    const game = table(
      due(playerTurn({ turn: 7, phasing: 'american', at: { albany: 'br_f20(4)' } }), 7, 'nixon', 'glover'),
    );
    game.act(enter('nixon', 'albany'), enter('glover', 'albany'), READY, END);
    expect(game.told('battleBegan')).toEqual([
      { type: 'battleBegan', place: 'albany', attacker: 'american', isSkirmish: true },
    ]);
  });

  it('K13 T11 thrown back they return to the box and are due again', () => {
    const game = table(
      due(playerTurn({ turn: 7, phasing: 'american', at: { albany: 'br_f20(4)' } }), 7, 'nixon', 'glover'),
      [2, 3, 4, 5],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [2],
    );
    game.act(enter('nixon', 'albany'), enter('glover', 'albany'), READY, END);
    game.act(fire('br_f20'), fire('nixon'), fire('glover'), STAY, WITHDRAW);
    expect([game.at('nixon'), game.at('glover')]).toEqual(['reinforcements', 'reinforcements']);
    const again = table(playerTurn({ turn: 8, phasing: 'american' }));
    again.state.at = game.state.at.slice();
    again.state.due = game.state.due.slice();
    again.state.frames = playerTurn({ turn: 8, phasing: 'american' }).frames;
    const next = table(again.state);
    expect(next.offers).toContainEqual(enter('nixon', 'bennington'));
  });

  it('4.1 T86 they enter at three places alone', () => {
    const game = table(due(playerTurn({ turn: 7, phasing: 'american' }), 7, 'nixon'));
    expect(game.refusal(enter('nixon', 'pittsfield'))).toBe('notAnEntry 4.1');
    expect(game.refusal(enter('glover', 'albany'))).toBe('notDue 4.2');
    expect(game.places).toEqual(['manchester', 'bennington', 'albany']);
  });

  it('K79 T102 with others who came by road nobody goes back to the box', () => {
    const state = battle({
      place: 'albany',
      attacker: 'american',
      round: 1,
      half: 'begin',
      british: { left: 'br_f9', center: 'br_f20', right: 'br_f24' },
      american: { left: 'nixon', center: 'glover', right: 'warner' },
      from: { nixon: 'reinforcements', glover: 'reinforcements', warner: 'schenectady' },
    });
    const game = table(state, 1, 1, 1);
    game.act(STAY, WITHDRAW);
    expect(['nixon', 'glover', 'warner'].map((each) => game.at(each))).toEqual([
      'schenectady',
      'schenectady',
      'schenectady',
    ]);
  });

  it('K79 T101 Canada is no way out for those who defend Valcour', () => {
    const lines = {
      british: { left: 'br_f9', center: 'br_f20', right: 'br_f24(1)' },
      american: { left: 'hale', center: 'long', right: 'francis' },
      place: 'valcour',
      attacker: 'american',
      from: 'st_frederick',
    } as const;
    const game = table(battle({ ...lines, half: 'begin' }));
    expect(game.asked).toBe('american stayOrGo');
    game.act(STAY);
    expect(game.refusal(WITHDRAW)).toBe('noWayOut K54');
    const forced = table(battle({ ...lines, half: 'american' }), [6, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]);
    forced.act(fire('hale'));
    expect(['br_f9', 'br_f20', 'br_f24'].map((each) => forced.at(each))).toEqual(['lost', 'lost', 'lost']);
  });

  it('K82, K14 T105 a leader enters beside enemies only where a unit of his has entered', () => {
    const guards = {
      albany: 'br_f9 br_f20 br_f24',
      bennington: 'br_f21 br_f62 br_f47',
      manchester: 'br_gren br_light br_f53',
    };
    const game = table(due(playerTurn({ turn: 9, phasing: 'american', at: guards }), 9, 'arnold', 'learned'));
    expect(game.refusal(enter('arnold', 'albany'))).toBe('leaderAlone K14');
    game.act(enter('learned', 'albany'), enter('arnold', 'albany'), READY);
    const waits = table(due(playerTurn({ turn: 9, phasing: 'american', at: guards }), 9, 'arnold'));
    expect(waits.asked).toBe('american move');
    expect(waits.at('arnold')).toBe('reinforcements');
  });

  it('K82 T105 entry alone allows no force march', () => {
    const game = table(
      due(
        playerTurn({ turn: 9, phasing: 'american', at: { albany: 'schuyler warner' } }),
        9,
        'arnold',
        'learned',
      ),
    );
    game.act(enter('learned', 'manchester'), enter('arnold', 'manchester'), READY);
    game.act(group('schuyler', 'warner', 'schenectady'), END);
    expect(game.refusal(forceMarch('arnold', 'learned', 'arlington'))).toBe('leaderHasNotMoved 7.1');
  });
});

describe('5.0 sequence', () => {
  it('5.1, 5.2, K6 T12 two dice at once, the British one first', () => {
    const game = table(turnStart({}), [1, 6]);
    expect(game.told('pointsRolled')[0]).toMatchObject({
      points: { british: 2, american: 5 },
      first: 'american',
    });
    expect(game.state.phasing).toBe('american');
  });

  it('5.2 T13 the British go first on a tie', () => {
    const game = table(turnStart({}), [2, 1]);
    expect([game.state.ap, game.state.phasing]).toEqual([{ british: 3, american: 3 }, 'british']);
  });

  it('5.1 T14 the tables of the sides differ', () => {
    const game = table(turnStart({}), [3, 3]);
    expect([game.state.ap, game.state.phasing]).toEqual([{ british: 3, american: 4 }, 'american']);
  });

  it.each([
    [1, 2, 3],
    [2, 3, 3],
    [3, 3, 4],
    [4, 4, 4],
    [5, 4, 4],
    [6, 5, 5],
  ])('5.1 a %i gives the British %i and the Americans %i', (die, british, american) => {
    expect(table(turnStart({}), [die, die]).state.ap).toEqual({ british, american });
  });

  it('5.3, 5.5 T87 no moves, no battles: the next turn, and points left over are gone', () => {
    const game = table(turnStart({ turn: 1, at: { albany: 'poor' } }), [6, 1]);
    game.act(END).act(END);
    expect([game.state.turn, game.wanted]).toEqual([2, 2]);
    game.dice([1, 1]);
    expect(game.state.ap).toEqual({ british: 2, american: 3 });
    expect(game.told('battleBegan')).toEqual([]);
  });

  it('5.6 T18 a block moves once a turn', () => {
    const game = table(movement({ ap: 2, at: { skenesboro: 'br_f9', ft_george: 'burgoyne' } }));
    game.act(single('br_f9', 'ft_george'));
    expect(game.refusal(group('burgoyne', 'br_f9', 'ft_edward'))).toBe('hasMoved 5.6');
  });

  it('5.4, 12.1 the victory check comes after the American player turn', () => {
    const game = table(
      movement({
        phasing: 'american',
        first: 'british',
        at: { ft_ticonderoga: 'br_f53', albany: 'br_f9' },
      }),
    );
    game.act(END);
    expect(game.state.ending).toEqual({ winner: 'british', reason: 'albany' });
  });

  it('10.6 DONE is no answer outside a battle', () => {
    expect(table(movement({ at: {} })).refusal(DONE)).toBe('notNow 5.3');
  });
});
