import { describe, expect, it } from 'vitest';
import { ALL_BLOCKS, isLeader, isUnit, knownBlock } from '../../../src/engine/campaign/blocks';
import { knownSpot, WEST_POINT } from '../../../src/engine/campaign/board';
import { reveals } from '../../../src/engine/campaign/game';
import { copyState, type State } from '../../../src/engine/campaign/state';
import { isInSupply } from '../../../src/engine/campaign/supply';
import { movement, playerTurn, type Sketch } from '../../helpers/campaign/position';
import {
  END,
  END_FORCED,
  fire,
  forceMarch,
  go,
  group,
  HALT,
  hit,
  NATIVES,
  READY,
  retreat,
  single,
  table,
} from '../../helpers/campaign/table';

const SIX = 'br_f9 br_f20 br_f21 br_f24 br_f62 br_gren';
const A = 'american';

describe('6.0 movement', () => {
  it('6.4, K17 T15 a fast leader drops one and takes up another at the first place', () => {
    const sketch: Sketch = { ap: 1, at: { skenesboro: `fraser ${SIX}`, castletown: 'br_f47' } };
    const game = table(movement(sketch));
    game.act(group('fraser', SIX, 'castletown'));
    expect(game.refusal(go(`${SIX} br_f47`, 'pawlet'))).toBe('overGroupLimit 6.4');
    game.act(go('br_f20 br_f21 br_f24 br_f62 br_gren br_f47', 'pawlet'));
    expect([game.ap, game.at('br_f9'), game.at('br_f47')]).toEqual([0, 'castletown', 'pawlet']);
    expect(game.hasMoved('br_f9')).toBe(true);
  });

  it('K17 whoever has moved is not taken up', () => {
    const game = table(movement({ at: { skenesboro: 'fraser br_f9 br_f20', ft_anne: 'br_f47' } }));
    game.act(single('br_f20', 'castletown'), group('fraser', 'br_f9', 'castletown'));
    expect(game.refusal(go('br_f9 br_f20', 'pawlet'))).toBe('hasMoved 5.6');
    game.act(HALT);
    expect(game.at('fraser')).toBe('castletown');
  });

  it('6.5, 2.3, 2.5 T16 a regular goes one place, militia two', () => {
    const british = table(movement({ at: { ft_crown_point: 'br_f9' } }));
    expect(british.refusal(single('br_f9', 'ft_ticonderoga', 'ft_george'))).toBe('tooFar 6.5');
    const game = table(movement({ phasing: A, at: { pawlet: 'mvt_allen' } }));
    game.act(single('mvt_allen', 'castletown', 'hubbardton'));
    expect(game.at('mvt_allen')).toBe('hubbardton');
  });

  it('6.2, 2.6 T17 all Natives for one AP, two places each; no leader takes them along', () => {
    const game = table(
      movement({
        ap: 1,
        at: {
          oswego: 'nat_n1',
          onondaga: 'nat_n2',
          oneida: 'nat_n3',
          st_frederick: 'nat_n4',
          valcour: 'nat_n5',
        },
      }),
    );
    game.act(NATIVES);
    game.act(single('nat_n1', 'oneida', 'ft_stanwix'), single('nat_n2', 'oneida', 'ft_stanwix'));
    game.act(single('nat_n3', 'ft_stanwix', 'oriskany'));
    game.act(single('nat_n4', 'ft_crown_point', 'ft_ticonderoga'));
    game.act(single('nat_n5', 'st_frederick', 'ft_crown_point'));
    expect([game.ap, game.asked, game.at('nat_n5')]).toEqual([0, 'british move', 'ft_crown_point']);
    const led = table(movement({ at: { valcour: 'burgoyne nat_n5' } }));
    expect(led.refusal(group('burgoyne', 'nat_n5', 'st_frederick'))).toBe('nativesNotLed 6.2');
    expect(led.refusal(single('nat_n5', 'st_frederick'))).toBe('nativesTogether 6.2');
  });

  it('6.8 T19 entering the enemy ends the move and makes a battle', () => {
    const game = table(movement({ phasing: A, at: { pawlet: 'mvt_allen', castletown: 'br_f9(4)' } }));
    expect(game.refusal(single('mvt_allen', 'castletown', 'hubbardton'))).toBe('mustStop 6.8');
    game.act(single('mvt_allen', 'castletown'));
    expect(game.asked).toBe('american move');
    game.act(END);
    expect(game.told('battleBegan')[0]).toMatchObject({ place: 'castletown', attacker: A });
  });

  it('K20 T20 a lone leader gives way, and again', () => {
    const game = table(movement({ at: { pawlet: 'fraser br_f9 br_f20', manchester: 'stark' } }));
    game.act(group('fraser', 'br_f9 br_f20', 'manchester'));
    expect(game.asked).toBe('american overrunRetreat');
    expect(game.places.toSorted()).toEqual(['arlington', 'clarendon', 'green_mountains']);
    game.act(retreat('arlington'));
    expect(game.asked).toBe('british march');
    game.act(go('br_f9 br_f20', 'arlington'));
    expect(game.asked).toBe('american overrunRetreat');
    expect(game.places.toSorted()).toEqual(['bennington', 'white_creek']);
    expect(game.refusal(retreat('manchester'))).toBe('cameFromThere 11.5');
    game.act(retreat('bennington'));
    expect([game.at('stark'), game.at('fraser')]).toEqual(['bennington', 'arlington']);
  });

  it('K20 a lone leader without a way is lost, and lies open by name', () => {
    const game = table(
      movement({
        at: {
          pawlet: 'fraser br_f9',
          manchester: 'stark',
          arlington: 'br_f20',
          clarendon: 'br_f24',
          green_mountains: 'br_f62',
        },
      }),
    );
    game.act(group('fraser', 'br_f9', 'manchester'));
    expect(game.at('stark')).toBe('lost');
    expect(game.told('lost')).toMatchObject([{ block: 'stark', cause: 'noWayOut' }]);
  });

  it('6.1, 6.5 T88 a militia unit two places for one AP; then the AP are gone', () => {
    const game = table(
      movement({ phasing: A, ap: 1, at: { hubbardton: 'mvt_nichols', castletown: 'mvt_allen' } }),
    );
    game.act(single('mvt_nichols', 'castletown', 'pawlet'));
    expect([game.ap, game.at('mvt_nichols')]).toEqual([0, 'pawlet']);
    expect(game.refusal(single('mvt_allen', 'pawlet'))).toBe('noActionPoints 6.1');
  });

  it('6.3 T89 units start with their leader', () => {
    const game = table(movement({ at: { ft_george: 'burgoyne', ft_edward: 'br_f9' } }));
    expect(game.refusal(group('burgoyne', 'br_f9', 'ft_edward'))).toBe('notWithLeader 6.3');
    expect(game.refusal(group('br_f9', '', 'ft_george'))).toBe('notALeader 6.3');
    expect(game.refusal(single('burgoyne', 'ft_edward'))).toBe('leadersLead 6.3');
  });

  it('6.6 T90 any number of blocks in a place', () => {
    const rest =
      'br_light br_f47 br_f53 he_specht he_hanau he_rhetz he_friedrich he_breymann he_dragoons la_pausch';
    const game = table(
      movement({
        at: { skenesboro: `burgoyne ${rest} riedesel ${SIX}`, ft_george: 'la_walker art_phillips' },
      }),
    );
    game.act(group('burgoyne', rest, 'ft_george'), group('riedesel', SIX, 'ft_george'));
    const there = ALL_BLOCKS.filter((block) => game.state.at[block] === knownSpot('ft_george'));
    expect([there.filter(isUnit).length, there.filter(isLeader).length]).toEqual([18, 2]);
  });

  it('6.3, 2.4, 2.8, K16 T91 a group goes at the rate of its leader, slower than its own', () => {
    const game = table(movement({ phasing: A, at: { albany: 'schuyler warner' } }));
    game.act(group('schuyler', 'warner', 'schenectady'));
    expect(game.refusal(go('warner', 'canajoharie'))).toBe('groupTooFar 6.3');
    const alone = table(movement({ phasing: A, at: { albany: 'schuyler warner' } }));
    alone.act(single('warner', 'schenectady', 'canajoharie'));
    expect(alone.at('warner')).toBe('canajoharie');
  });

  it('K16 or faster than its own: Fraser takes regulars two places', () => {
    const game = table(movement({ at: { skenesboro: 'fraser br_f9' } }));
    game.act(group('fraser', 'br_f9', 'castletown'), go('br_f9', 'pawlet'));
    expect(game.at('br_f9')).toBe('pawlet');
  });

  it('K14 a leader alone may move, and never to enemy blocks, whatever they are', () => {
    for (const enemy of ['stark', 'hale', 'mvt_allen']) {
      const game = table(movement({ at: { pawlet: 'fraser', manchester: enemy } }));
      expect(game.refusal(group('fraser', '', 'manchester'))).toBe('leaderAlone K14');
      game.act(group('fraser', '', 'white_creek'));
      expect(game.ap).toBe(3);
    }
  });

  it('K81 T104 a unit beside a leader may go alone', () => {
    const game = table(movement({ ap: 1, at: { skenesboro: 'burgoyne br_f9' } }));
    game.act(single('br_f9', 'ft_george'));
    expect([game.ap, game.hasMoved('burgoyne')]).toEqual([0, false]);
  });

  it('K19 T114 Natives that stayed may move later for another AP', () => {
    const game = table(movement({ ap: 2, at: { st_frederick: 'nat_n4', valcour: 'nat_n5' } }));
    game.act(NATIVES, single('nat_n4', 'ft_crown_point'), { kind: 'endNatives' }, NATIVES);
    expect(game.ap).toBe(0);
    expect(game.refusal(single('nat_n4', 'ft_ticonderoga'))).toBe('hasMoved 5.6');
    game.act(single('nat_n5', 'st_frederick'));
  });

  it('K28 T115 after endMovement no normal move', () => {
    const game = table(movement({ ap: 2, at: { skenesboro: 'burgoyne br_f9', ft_george: 'br_f20' } }));
    game.act(group('burgoyne', 'br_f9', 'ft_anne'), END);
    expect(game.refusal(single('br_f20', 'ft_edward'))).toBe('movementOver K28');
  });

  it('K7 each activation says what it is and what it costs, and names nobody', () => {
    const game = table(movement({ ap: 4, at: { skenesboro: 'burgoyne br_f9 br_f20', valcour: 'nat_n5' } }));
    game.act(group('burgoyne', 'br_f9', 'ft_george'), single('br_f20', 'ft_george'), NATIVES);
    expect(game.told('activated')).toEqual([
      { type: 'activated', side: 'british', what: 'group', price: 1, left: 3 },
      { type: 'activated', side: 'british', what: 'single', price: 1, left: 2 },
      { type: 'activated', side: 'british', what: 'natives', price: 1, left: 1 },
    ]);
  });
});

describe('7.0 force march', () => {
  const FIVE = 'br_f9 br_f20 br_f21 br_f24 br_f62';
  const marched = (ap: number, more: Record<string, string> = {}, ...dice: (number | number[])[]) => {
    const game = table(movement({ ap, at: { skenesboro: `fraser ${FIVE} la_walker`, ...more } }), ...dice);
    return game.act(
      group('fraser', `${FIVE} la_walker`, 'castletown'),
      go(`${FIVE} la_walker`, 'pawlet'),
      END,
    );
  };

  it('7.6, 7.3, 7.4 T21 the example plays as printed', () => {
    const game = marched(1);
    game.dice().act(forceMarch('fraser', FIVE, 'manchester'));
    game.dice(4, [1, 1, 4, 5, 6]);
    expect(FIVE.split(' ').map((each) => game.sp(each))).toEqual([3, 3, 3, 4, 4]);
    expect([game.at('fraser'), game.at('br_f62'), game.at('la_walker')]).toEqual([
      'manchester',
      'manchester',
      'pawlet',
    ]);
    expect(game.ap).toBe(0);
  });

  it('7.3, K24 T22 on a 3 nobody goes, and he tries once a turn', () => {
    const game = marched(1);
    game.act(forceMarch('fraser', FIVE, 'manchester')).dice(3);
    expect([game.at('fraser'), game.asked]).toEqual(['pawlet', 'british forceMarch']);
    expect(game.refusal(forceMarch('fraser', FIVE, 'manchester'))).toBe('triedBefore K24');
  });

  it('7.2, K25 T23 an AP where an enemy block stands, lost on a failure', () => {
    const game = marched(2, { manchester: 'mvt_allen(2)' });
    game.act(forceMarch('fraser', FIVE, 'manchester')).dice(2);
    expect([game.ap, game.at('fraser')]).toEqual([0, 'pawlet']);
    const poor = marched(1, { manchester: 'mvt_allen(2)' });
    expect(poor.refusal(forceMarch('fraser', FIVE, 'manchester'))).toBe('marchCostsOne 7.2');
  });

  it('7.4, K26 T24 a slow leader: 1 to 3 costs a step, and attrition kills', () => {
    const game = table(movement({ at: { skenesboro: 'riedesel br_f9(4) br_f20(1)' } }));
    game.act(group('riedesel', 'br_f9 br_f20', 'ft_george'), END);
    game.act(forceMarch('riedesel', 'br_f9 br_f20', 'ft_edward')).dice(5, [3, 3]);
    expect([game.sp('br_f9'), game.at('br_f9'), game.at('br_f20')]).toEqual([3, 'ft_edward', 'lost']);
  });

  it('7.1 T25 who has moved, in supply, with infantry alone', () => {
    const unmoved = table(movement({ at: { ft_george: 'riedesel br_f9', skenesboro: 'burgoyne br_f20' } }));
    unmoved.act(group('burgoyne', 'br_f20', 'ft_anne'), END);
    expect(unmoved.refusal(forceMarch('riedesel', 'br_f9', 'ft_edward'))).toBe('leaderHasNotMoved 7.1');
    const cut = table(
      movement({ at: { skenesboro: 'riedesel br_f9', st_frederick: 'hale', ft_stanwix: 'gansevoort' } }),
    );
    cut.act(group('riedesel', 'br_f9', 'ft_george'));
    expect(cut.ap).toBe(2);
    cut.act(END);
    expect(cut.refusal(forceMarch('riedesel', 'br_f9', 'ft_edward'))).toBe('notInSupply 7.1');
    const game = marched(1, { pawlet: 'nat_n4' });
    expect(game.refusal(forceMarch('fraser', 'br_f9 la_walker', 'manchester'))).toBe(
      'onlyInfantryMarches 7.1',
    );
    expect(game.refusal(forceMarch('fraser', 'br_f9 nat_n4', 'manchester'))).toBe('onlyInfantryMarches 7.1');
  });

  it('7.5, 7.4 back over the ground of an overrun', () => {
    const three = 'br_f9 br_f20 br_f24';
    const game = table(movement({ at: { skenesboro: `fraser ${three}`, castletown: 'mvt_allen(2)' } }));
    game.act(group('fraser', three, 'castletown'));
    game.act(retreat('otter_creek'), go(three, 'hubbardton'), END);
    expect(game.refusal(forceMarch('fraser', three, 'pawlet'))).toBe('noRoad 1.1');
    game.act(forceMarch('fraser', three, 'castletown')).dice(4, [2, 5, 6]);
    expect(three.split(' ').map((each) => game.sp(each))).toEqual([3, 4, 4]);
    expect(game.at('fraser')).toBe('castletown');
  });

  it('7.5, 7.4 T92 after an overrun, from Castletown where he stopped to empty Pawlet', () => {
    const three = 'br_f9 br_f20 br_f24';
    const game = table(
      movement({ ap: 1, at: { skenesboro: `fraser ${three}`, castletown: 'mvt_allen(2)' } }),
    );
    game.act(group('fraser', three, 'castletown'), retreat('hubbardton'), HALT, END);
    game.act(forceMarch('fraser', three, 'pawlet')).dice(4, [2, 5, 6]);
    expect([game.at('fraser'), game.ap]).toEqual(['pawlet', 0]);
    expect(three.split(' ').map((each) => game.sp(each))).toEqual([3, 4, 4]);
  });

  it('K83, K27 T106 attrition comes before the overrun is judged', () => {
    const three = 'br_f9(1) br_f20(4) br_f24(4)';
    const game = table(
      movement({ ap: 2, at: { castletown: `fraser ${three}`, manchester: 'mvt_allen(2)' } }),
    );
    game.act(group('fraser', 'br_f9 br_f20 br_f24', 'pawlet'), HALT, END);
    game.act(forceMarch('fraser', 'br_f9 br_f20 br_f24', 'manchester')).dice(5, [2, 6, 6]);
    expect([game.ap, game.at('br_f9'), game.told('overran')]).toEqual([0, 'lost', []]);
    game.act(END_FORCED);
    expect(game.told('battleBegan')[0]).toMatchObject({ place: 'manchester', isSkirmish: true });
  });

  it('K83 a leader who has lost all his units does not face the enemy alone', () => {
    const game = table(movement({ ap: 2, at: { castletown: 'fraser br_f9(1)', manchester: 'mvt_allen' } }));
    game.act(group('fraser', 'br_f9', 'pawlet'), HALT, END);
    game.act(forceMarch('fraser', 'br_f9', 'manchester')).dice(5, [1]);
    expect([game.at('fraser'), game.at('br_f9')]).toEqual(['pawlet', 'lost']);
  });

  it('K83 other leaders try for themselves; a leader may go without units, not to enemies', () => {
    const game = table(movement({ at: { skenesboro: 'burgoyne riedesel br_f9', ft_edward: 'stark' } }));
    game.act(group('burgoyne', 'riedesel br_f9', 'ft_george'), END);
    expect(game.refusal(forceMarch('burgoyne', 'riedesel', 'ft_ticonderoga'))).toBe(
      'onlyInfantryMarches 7.1',
    );
    expect(game.refusal(forceMarch('burgoyne', '', 'ft_edward'))).toBe('leaderAlone K14');
    game.act(forceMarch('riedesel', '', 'ft_ticonderoga')).dice(6);
    expect([game.at('riedesel'), game.at('burgoyne')]).toEqual(['ft_ticonderoga', 'ft_george']);
    game.act(forceMarch('burgoyne', 'br_f9', 'ft_ticonderoga')).dice(4, [6]);
    expect(game.at('br_f9')).toBe('ft_ticonderoga');
  });

  it('K24 no unit marches twice, not even for a second leader of its group', () => {
    const game = table(movement({ at: { skenesboro: 'fraser riedesel br_f9' } }), 6, [6]);
    game.act(group('fraser', 'riedesel br_f9', 'castletown'), go('br_f9', 'pawlet'), END);
    game.act(forceMarch('fraser', 'br_f9', 'castletown'));
    expect(game.at('br_f9')).toBe('castletown');
    expect(game.refusal(forceMarch('riedesel', 'br_f9', 'hubbardton'))).toBe('triedBefore K24');
    expect(game.offers).toContainEqual(forceMarch('riedesel', '', 'hubbardton'));
  });

  it('K24 only infantry that moved with him', () => {
    const game = table(movement({ at: { skenesboro: 'fraser br_f9 br_f20', castletown: 'br_f24' } }));
    game.act(single('br_f20', 'castletown'), group('fraser', 'br_f9', 'castletown'), HALT, END);
    expect(game.refusal(forceMarch('fraser', 'br_f9 br_f20', 'pawlet'))).toBe('notWithLeader 6.3');
    expect(game.refusal(forceMarch('fraser', 'br_f9 br_f24', 'pawlet'))).toBe('notWithLeader 6.3');
    game.act(forceMarch('fraser', 'br_f9', 'pawlet'));
    expect(game.wanted).toBe(1);
  });

  it('K24 only infantry that stands with him', () => {
    const game = table(movement({ at: { skenesboro: 'fraser br_f9 br_f20' } }));
    game.act(group('fraser', 'br_f9 br_f20', 'castletown'), go('br_f9', 'pawlet'), END);
    expect(game.refusal(forceMarch('fraser', 'br_f9 br_f20', 'manchester'))).toBe('notWithLeader 6.3');
    game.act(forceMarch('fraser', 'br_f9', 'manchester'));
    expect(game.wanted).toBe(1);
  });

  it('K24, 6.4 up to his limit, whoever led the group', () => {
    const seven = `${SIX} br_f47`;
    const game = table(movement({ at: { skenesboro: `burgoyne fraser ${seven}` } }));
    game.act(group('burgoyne', `fraser ${seven}`, 'ft_george'), END);
    expect(game.refusal(forceMarch('fraser', seven, 'ft_edward'))).toBe('overGroupLimit 6.4');
    game.act(forceMarch('fraser', SIX, 'ft_edward'));
    expect(game.wanted).toBe(1);
  });

  it.each([
    ['a crossing', 'ft_george', 'ft_edward', 'saratoga', 3],
    ['a dry road after a crossing', 'hoosick', 'stillwater', 'half_moon', 4],
  ])('K27, 10.14 the road of the force march counts for water: %s', (_, from, by, to, dice) => {
    const game = table(movement({ ap: 2, at: { [from]: 'burgoyne br_f9(4)', [to]: 'hale' } }));
    game.act(group('burgoyne', 'br_f9', by), END);
    game.act(forceMarch('burgoyne', 'br_f9', to)).dice(4, [6]);
    game.act(END_FORCED, fire('hale')).dice([1, 1, 1]);
    game.act(fire('br_f9'));
    expect(game.wanted).toBe(dice);
  });

  it('K18 who retreats leaves the road as free as it was', () => {
    const seven = `${SIX} br_f47`;
    const game = table(movement({ at: { skenesboro: `riedesel ${seven}`, castletown: 'mvt_allen(2)' } }));
    game.act(group('riedesel', seven, 'castletown'), retreat('pawlet'), END);
    game.act(forceMarch('riedesel', seven, 'pawlet'));
    expect(game.wanted).toBe(1);
  });

  it('K18, 1.4 force marches count on the road', () => {
    const game = table(
      movement({
        at: {
          skenesboro: 'fraser br_f9 br_f20',
          castletown: `riedesel ${SIX.replace('br_f9 br_f20', 'br_f47 br_f53')}`,
        },
      }),
    );
    game.act(group('riedesel', 'br_f47 br_f53 br_f21 br_f24 br_f62 br_gren', 'pawlet'));
    game.act(group('fraser', 'br_f9 br_f20', 'castletown'), HALT, END);
    expect(game.refusal(forceMarch('fraser', 'br_f9 br_f20', 'pawlet'))).toBe('roadFull 1.4');
    game.act(forceMarch('fraser', 'br_f9', 'pawlet')).dice(4, [6]);
  });
});

describe('8.0 supply', () => {
  const CUT = { st_frederick: 'hale', ft_stanwix: 'gansevoort' };

  it('8.1, 8.3, K23 T26 cut off pays double, or stays', () => {
    const game = table(movement({ ap: 2, at: { ...CUT, ft_crown_point: 'br_f53' } }));
    game.act(single('br_f53', 'ft_ticonderoga'));
    expect(game.ap).toBe(0);
    const poor = table(movement({ ap: 1, at: { ...CUT, ft_crown_point: 'br_f53' } }));
    expect(poor.refusal(single('br_f53', 'ft_ticonderoga'))).toBe('costsTwo 8.1');
  });

  it('8.3 T27 a long line by Saratoga and Stanwix will do', () => {
    const game = table(movement({ ap: 2, at: { st_frederick: 'hale', ft_crown_point: 'br_f53' } }));
    game.act(single('br_f53', 'ft_ticonderoga'));
    expect(game.ap).toBe(1);
  });

  it('8.5 T28 a Native does not cut, a regular does', () => {
    const ring = {
      white_creek: 'mvt_herrick',
      pawlet: 'br_f9',
      batten_kill: 'br_f20',
      cambridge: 'br_f24',
      ft_anne: 'br_f62',
    };
    const game = table(movement({ phasing: A, ap: 2, at: { ...ring, arlington: 'nat_n1' } }));
    expect(isInSupply(game.state, knownBlock('mvt_herrick'))).toBe(true);
    const cut = table(movement({ phasing: A, ap: 2, at: { ...ring, arlington: 'br_f47' } }));
    cut.act(single('mvt_herrick', 'arlington'));
    expect(cut.ap).toBe(0);
  });

  it('8.5 T29 Natives are always in supply', () => {
    const game = table(movement({ ap: 1, at: { ...CUT, ft_crown_point: 'nat_n4' } }));
    game.act(NATIVES);
    expect(game.ap).toBe(0);
  });

  it('8.2, K21 T93 judged when the move begins', () => {
    const three = 'br_f9 br_f20 br_f24';
    const game = table(
      movement({
        ap: 2,
        at: { st_frederick: 'hale(1)', ft_stanwix: 'gansevoort', ft_crown_point: `burgoyne ${three}` },
      }),
    );
    game.act(group('burgoyne', three, 'st_frederick'));
    expect([game.ap, game.at('hale')]).toEqual([0, 'lost']);
    expect(isInSupply(game.state, knownBlock('burgoyne'))).toBe(true);
  });

  it('8.4, K22 T94 a source that the enemy holds is none', () => {
    const game = table(
      movement({ ap: 2, at: { valcour: 'hale', ft_stanwix: 'gansevoort', ft_crown_point: 'br_f53' } }),
    );
    expect(isInSupply(game.state, knownBlock('br_f53'))).toBe(false);
  });

  it('8.4 five places in the east and Albany feed the Americans', () => {
    for (const place of ['green_mountains', 'manchester', 'arlington', 'bennington', 'pittsfield', 'albany'])
      expect(isInSupply(movement({ at: { [place]: 'hale' } }), knownBlock('hale'))).toBe(true);
  });

  it('K2, K22 a lone leader cuts nothing', () => {
    const state = movement({
      at: { st_frederick: 'st_clair', ft_stanwix: 'gansevoort', ft_crown_point: 'br_f53' },
    });
    expect(isInSupply(state, knownBlock('br_f53'))).toBe(true);
  });
});

describe('9.0 Clinton', () => {
  const threat = (state: State) => {
    state.at[knownBlock('clinton')] = WEST_POINT;
    return state;
  };
  const send = (blocks: string) => ({ kind: 'send', blocks: blocks.split(' ') }) as const;
  const CORPS = { saratoga: 'hale(3) long(3) francis(3) cortlandt(1) poor(4) stevens(3) mny_herkimer' };

  it('9.1, K30 T30 from turn 14, once a turn, on 4 to 6', () => {
    expect(table(movement({ turn: 13 })).refusal({ kind: 'clinton' })).toBe('clintonTooEarly 9.1');
    const stays = table(movement({ turn: 14, ap: 3 }), 3).act({ kind: 'clinton' });
    expect([stays.ap, stays.at('clinton')]).toEqual([2, 'new_york_city']);
    expect(stays.refusal({ kind: 'clinton' })).toBe('clintonTried K30');
    const goes = table(movement({ turn: 14, ap: 3 }), 4).act({ kind: 'clinton' });
    expect([goes.ap, goes.at('clinton')]).toEqual([2, 'west_point']);
    const poor = table(movement({ turn: 14, ap: 0 }));
    expect(poor.refusal({ kind: 'clinton' })).toBe('noActionPoints 6.1');
  });

  it.each([
    ['failed', 3],
    ['was away and came home', 4],
  ])('K30, 9.3 whoever %s is tried again in the next turn', (_, die) => {
    const game = table(movement({ turn: 14, first: 'british' }), die);
    game.act({ kind: 'clinton' }, END, END);
    expect([game.state.turn, game.at('clinton')]).toEqual([15, 'new_york_city']);
    game.dice([6, 1], 5).act({ kind: 'clinton' });
    expect(game.at('clinton')).toBe('west_point');
  });

  it('9.2 T31 four regular or elite infantry of ten SP', () => {
    const game = table(threat(playerTurn({ turn: 15, phasing: A, at: CORPS })));
    expect(game.asked).toBe('american sendToHudson');
    expect(game.refusal(send('hale long francis stevens'))).toBe('notRegularOrElite 9.2');
    expect(game.refusal(send('hale long francis mny_herkimer'))).toBe('notRegularOrElite 9.2');
    expect(game.refusal(send('hale long francis'))).toBe('wrongNumber 9.2');
    game.act(send('hale long francis cortlandt'));
    expect(game.at('cortlandt')).toBe('west_point');
    const weak = table(
      threat(
        playerTurn({ turn: 15, phasing: A, at: { saratoga: CORPS.saratoga.replace('hale(3)', 'hale(2)') } }),
      ),
    );
    expect(weak.refusal(send('hale long francis cortlandt'))).toBe('tooWeak 9.2');
  });

  it('K29 T32 too few: all of them, and no choice is asked', () => {
    const game = table(threat(playerTurn({ turn: 15, phasing: A, at: { saratoga: 'hale(2) warner(3)' } })));
    expect([game.at('hale'), game.at('warner'), game.asked]).toEqual([
      'west_point',
      'west_point',
      'american move',
    ]);
  });

  it('K29 where four cannot reach ten, the four strongest', () => {
    const at = { saratoga: 'hale(2) long(2) francis(2) poor(2) nixon(1)' };
    const game = table(threat(playerTurn({ turn: 15, phasing: A, at })));
    expect(['hale', 'long', 'francis', 'poor', 'nixon'].map((each) => game.at(each))).toEqual([
      'west_point',
      'west_point',
      'west_point',
      'west_point',
      'saratoga',
    ]);
  });

  it('9.3, 9.4 T33 he goes home, they stay', () => {
    const game = table(threat(playerTurn({ turn: 15, phasing: A, first: 'british', at: CORPS })));
    game.act(send('hale long francis cortlandt'), END);
    expect([game.at('clinton'), game.at('hale')]).toEqual(['new_york_city', 'west_point']);
  });

  const BOX = { west_point: 'hale long francis cortlandt', bemis_heights: 'gates', bennington: 'stark' };

  it('9.4, K32 T34 they come back to Albany or to leaders, or stay; then they may move', () => {
    const game = table(playerTurn({ turn: 16, phasing: A, at: BOX }));
    expect(game.asked).toBe('american leaveHudson');
    const put = (block: string, place: string) => ({ kind: 'put', block, place }) as const;
    expect(game.refusal(put('hale', 'saratoga'))).toBe('noLeaderThere 9.4');
    game.act(put('hale', 'albany'), put('long', 'bemis_heights'), put('francis', 'bennington'));
    game.act({ kind: 'keep', block: 'cortlandt' }, READY);
    expect(game.at('cortlandt')).toBe('west_point');
    game.act(single('hale', 'schenectady'));
  });

  it('K32 never to a place with British blocks, Natives included', () => {
    const game = table(playerTurn({ turn: 16, phasing: A, at: { ...BOX, albany: 'nat_n1' } }));
    expect(game.refusal({ kind: 'put', block: 'hale', place: 'albany' })).toBe('britishThere K32');
  });

  it('9.4 T35 while he threatens again nothing is asked', () => {
    const game = table(threat(playerTurn({ turn: 16, phasing: A, at: BOX })));
    expect([game.asked, game.at('hale')]).toEqual(['american move', 'west_point']);
  });

  it('K32, 9.2 T112 those who stayed are filled up to four and ten SP', () => {
    const at = { west_point: 'hale(3) cortlandt(1)', saratoga: 'poor(4) long(2) francis(3) nixon(4)' };
    const game = table(threat(playerTurn({ turn: 16, phasing: A, at })));
    expect(game.refusal(send('long francis'))).toBe('tooWeak 9.2');
    game.act(send('poor long'));
    expect([game.at('hale'), game.at('cortlandt'), game.at('poor')]).toEqual([
      'west_point',
      'west_point',
      'west_point',
    ]);
  });

  it('K10, K31, K33 T119 first West Point, from places alone, then entry; never while he is in New York', () => {
    const at = { saratoga: 'poor hale long francis', reinforcements: 'nixon mr_cook' };
    const begin = (turn: number) => {
      const state = playerTurn({ turn, phasing: A, at });
      state.due[knownBlock('nixon')] = -1;
      state.due[knownBlock('mr_cook')] = turn;
      return state;
    };
    const game = table(threat(begin(14)));
    // The four in places are all there are, so nobody is asked.
    expect(game.at('poor')).toBe('west_point');
    expect(game.at('nixon')).toBe('reinforcements');
    expect(game.asked).toBe('american enter');
    expect(new Set(game.offers.flatMap((each) => ('block' in each ? [each.block] : [])))).toEqual(
      new Set(['nixon', 'mr_cook']),
    );
    const more = begin(14);
    more.at[knownBlock('paterson')] = more.at[knownBlock('poor')] ?? 0;
    expect(table(threat(more)).refusal(send('poor hale long nixon'))).toBe('notRegularOrElite 9.2');
    const calm = table(begin(13));
    expect(calm.asked).toBe('american enter');
    expect(calm.refusal(send('poor hale long francis'))).toBe('notNow 5.3');
  });

  it('2.1, K29 regulars who go without a choice have shown where they stood: the British cannot take that back', () => {
    const at = { saratoga: 'poor hale long francis', skenesboro: 'br_f9' };
    const game = table(threat(movement({ turn: 15, first: 'british', at })));
    const before = copyState(game.state);
    game.act(END);
    expect([game.at('poor'), game.asked]).toEqual(['west_point', 'american move']);
    expect(reveals(before, END, game.state)).toBe(true);
    const calm = table(movement({ turn: 13, first: 'british', at }));
    const earlier = copyState(calm.state);
    expect(reveals(earlier, END, calm.act(END).state)).toBe(false);
  });

  it('K31 they go from beside the enemy, and cannot be attacked there', () => {
    const game = table(threat(playerTurn({ turn: 15, phasing: A, at: { ...CORPS, ft_edward: 'br_f9' } })));
    game.act(send('hale long francis poor'));
    expect(game.told('sentToHudson')).toEqual([
      { type: 'sentToHudson', count: 4, blocks: ['hale', 'long', 'francis', 'poor'] },
    ]);
  });
});

describe('10.5 overruns while moving', () => {
  const THREE = 'br_f9 br_f20 br_f24';

  it('10.5 T38 three against two in the open: a step each, away, and on', () => {
    const game = table(
      movement({ at: { skenesboro: `fraser ${THREE}`, castletown: 'mvt_allen(2) mvt_brush(1)' } }),
    );
    game.act(group('fraser', THREE, 'castletown'));
    expect([game.sp('mvt_allen'), game.at('mvt_brush')]).toEqual([1, 'lost']);
    expect(game.asked).toBe('american overrunRetreat');
    expect(game.places.toSorted()).toEqual(['hubbardton', 'otter_creek', 'pawlet']);
    expect(game.refusal(retreat('skenesboro'))).toBe('cameFromThere 11.5');
    game.act(retreat('hubbardton'), go(THREE, 'pawlet'));
    expect(game.at('fraser')).toBe('pawlet');
  });

  it('10.5, K38 leaders lose nothing in an overrun, and go along', () => {
    const game = table(
      movement({ at: { skenesboro: `fraser ${THREE}`, castletown: 'mvt_allen(2) stark arnold' } }),
    );
    game.act(group('fraser', THREE, 'castletown'), retreat('hubbardton'));
    expect(game.told('stepLost')).toMatchObject([{ block: 'mvt_allen' }]);
    const all = ['mvt_allen', 'stark', 'arnold'];
    expect(all.map((each) => game.sp(each))).toEqual([1, 1, 1]);
    expect(all.map((each) => game.at(each))).toEqual(['hubbardton', 'hubbardton', 'hubbardton']);
  });

  it('10.5, 1.6 T39 never in a fort: a skirmish after movement', () => {
    const game = table(movement({ at: { skenesboro: `fraser ${THREE}`, ft_anne: 'hale' } }));
    game.act(group('fraser', THREE, 'ft_anne'));
    expect([game.sp('hale'), game.asked]).toEqual([3, 'british move']);
    game.act(END);
    expect(game.told('battleBegan')[0]).toMatchObject({ isSkirmish: true });
  });

  it('K38, K74 T40 no way out: lost, and open by name; Natives bar none and give way', () => {
    const at = { oswego: 'st_ledger sl_f34 sl_greens sl_jager', onondaga: 'hale(3)' };
    const game = table(movement({ at: { ...at, oneida: 'br_f9' } }));
    game.act(group('st_ledger', 'sl_f34 sl_greens sl_jager', 'onondaga'));
    expect(game.told('stepLost')).toMatchObject([{ block: 'hale', sp: 2, isSecret: true }]);
    expect(game.told('lost')).toMatchObject([{ block: 'hale', cause: 'noWayOut' }]);
    const native = table(movement({ at: { ...at, oneida: 'nat_n3' } }));
    native.act(group('st_ledger', 'sl_f34 sl_greens sl_jager', 'onondaga'));
    expect([native.at('hale'), native.sp('hale'), native.asked]).toEqual(['oneida', 2, 'british giveWay']);
    native.act({ kind: 'giveWay', block: 'nat_n3', place: 'ft_stanwix' });
    expect(native.at('nat_n3')).toBe('ft_stanwix');
  });

  it('K35 whoever makes it three may go on, those who waited have ended their move', () => {
    const game = table(
      movement({
        phasing: A,
        at: { castletown: 'br_f9(2)', hubbardton: 'mvt_allen mvt_brush', pawlet: 'mvt_nichols' },
      }),
    );
    game.act(single('mvt_allen', 'castletown'), single('mvt_brush', 'castletown'));
    game.act(single('mvt_nichols', 'castletown'));
    expect([game.sp('br_f9'), game.asked]).toEqual([1, 'british overrunRetreat']);
    expect(game.places.toSorted()).toEqual(['otter_creek', 'skenesboro']);
    game.act(retreat('skenesboro'));
    expect(game.asked).toBe('american march');
    expect(game.refusal(go('mvt_allen', 'otter_creek'))).toBe('notWithLeader 6.3');
    game.act(go('mvt_nichols', 'otter_creek'));
    expect(game.at('mvt_nichols')).toBe('otter_creek');
    expect(game.refusal(single('mvt_allen', 'pawlet'))).toBe('hasMoved 5.6');
  });

  it('K78, K64 T120 Natives that are attacked are defenders like others; the winners stand in the place', () => {
    const game = table(
      movement({ phasing: A, at: { ft_stanwix: 'gates hale long francis', oneida: 'nat_n1(4)' } }),
    );
    game.act(group('gates', 'hale long francis', 'oneida'));
    expect([game.sp('nat_n1'), game.asked]).toEqual([3, 'british overrunRetreat']);
    expect(game.places.toSorted()).toEqual(['onondaga', 'oswego']);
    game.act(retreat('oswego'));
    expect([game.at('nat_n1'), game.at('gates')]).toEqual(['oswego', 'oneida']);
  });

  it('K67, 10.5 T111 below 25 SP it is over before the way out is asked', () => {
    const game = table(
      movement({
        phasing: A,
        britishSp: 26,
        at: { bennington: 'stark hale long francis', cambridge: 'br_f9(3) br_f20(3)' },
      }),
    );
    game.act(group('stark', 'hale long francis', 'cambridge'));
    expect(game.state.ending).toEqual({ winner: A, reason: 'ruined' });
    expect(game.asked).toBeUndefined();
  });

  it('K67, 7.4 so it is where a force march wears them down', () => {
    const marched = (total: number) =>
      table(movement({ ap: 1, britishSp: total, at: { skenesboro: 'fraser br_f9(4)' } }))
        .act(group('fraser', 'br_f9', 'castletown'), go('br_f9', 'pawlet'), END)
        .act(forceMarch('fraser', 'br_f9', 'manchester'))
        .dice(5, [1]).state.ending;
    expect(marched(26)).toBeUndefined();
    expect(marched(25)).toEqual({ winner: A, reason: 'ruined' });
  });

  it('K27 a force march overruns as well', () => {
    const game = table(
      movement({ ap: 2, at: { castletown: `fraser ${THREE}`, manchester: 'mvt_allen(2)' } }),
    );
    game.act(group('fraser', THREE, 'pawlet'), HALT, END);
    game.act(forceMarch('fraser', THREE, 'manchester')).dice(5, [6, 6, 6]);
    expect([game.told('overran').length, game.asked]).toEqual([1, 'american overrunRetreat']);
  });

  it('10.10 fire and hits are no answers to a retreat', () => {
    const game = table(movement({ at: { skenesboro: `fraser ${THREE}`, castletown: 'mvt_allen(2)' } }));
    game.act(group('fraser', THREE, 'castletown'));
    expect([game.refusal(hit('mvt_allen')), game.refusal(fire('br_f9'))]).toEqual([
      'notNow 5.3',
      'notNow 5.3',
    ]);
  });
});
