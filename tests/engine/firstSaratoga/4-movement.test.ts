import { describe, expect, it } from 'vitest';
import { formatHex, type Hex, hexOf } from '../../../src/engine/hexmap/hexId';
import { createGame, RULES, SCENARIOS } from '../../../src/engine/firstSaratoga';
import {
  attack,
  begin,
  changed,
  drop,
  halt,
  step,
  table,
  type Table,
} from '../../helpers/firstSaratoga/position';
import { slowReach } from '../../oracles/firstSaratoga/reach';

const END = { kind: 'endMovement' } as const;

describe('4.0 movement', () => {
  it('4.2 T9 20th/62nd from 1008 by 0908 0907 0807 0707 pays 4 MP, a fifth hex is refused; as a march it is allowed', () => {
    const t = table({ '1008': 'h20_62' }).act(begin('h20_62'));
    expect(t.refusal(step('0908 0907 0807 0707'))).toBe('allowed');
    expect(t.refusal(step('0908 0907 0807 0707 0607'))).toBe('notEnoughPoints 4.2');
    const march = table({ '1008': 'h20_62' })
      .act(begin('h20_62', true))
      .act(step('0908 0907 0807 0707 0607'));
    expect(march.state.frames.at(-1)).toMatchObject({ spent: 10, allowance: 16 });
  });

  it('4.8 TEC T10 a stream costs infantry 2 MP; guns pay 1 and stop; along the track nothing stops them', () => {
    expect(table({ '0807': 'h20_62' }).act(begin('h20_62')).act(step('0708')).last('stepped').cost).toBe(4);
    const gun = table({ '0807': 'artH' }).act(begin('artH')).act(step('0708'));
    expect(gun.last('stepped').cost).toBe(2);
    expect(gun.asks).toBe('british move');
    const track = table({ '0807': 'artH' }).act(begin('artH')).act(step('0707 0607'));
    expect(track.at('artH')).toBe('0607');
    expect(track.state.frames.at(-1)).toMatchObject({ spent: 4 });
  });

  it('4.8 M8 guns stop in a brook in fog, and go on in clear weather', () => {
    const fog = table({ '0614': 'artH' }, { fog: true }).act(begin('artH'), 6).act(step('0514'));
    expect([fog.at('artH'), fog.last('stepped').cost, fog.asks]).toEqual(['0514', 2, 'british move']);
    const clear = table({ '0614': 'artH' }).act(begin('artH')).act(step('0514'));
    expect(clear.asks).toBe('british moveGroup');
  });

  it('4.8 M16 T11 deep woods: 1 MP and a stop for infantry, none for guns; 4.3 guns pass them along a track', () => {
    const foot = table({ '0508': 'h20_62' }).act(begin('h20_62')).act(step('0608'));
    expect(foot.last('stepped').cost).toBe(2);
    expect([foot.at('h20_62'), foot.asks]).toEqual(['0608', 'british move']);
    const gun = table({ '0508': 'artH' }).act(begin('artH'));
    expect(gun.refusal(step('0608'))).toBe('infantryOnly 4.8');
    const track = table({ '1008': 'artH' }).act(begin('artH')).act(step('1109 1209 1310'));
    expect(track.at('artH')).toBe('1310');
  });

  it('4.3 4.7 T12 Specht/Rhetz by the road 1214 1115 1015 0916 0816 pays 2 1/2; the creek behind the burned bridge takes a whole turn', () => {
    const t = table({ '1314': 'rSpecht' }).act(begin('rSpecht')).act(step('1214 1115 1015 0916 0816'));
    expect(t.state.frames.at(-1)).toMatchObject({ spent: 5 });
    expect(t.refusal(step('0716'))).toBe('wholeAllowance 4.7');
    const next = table({ '0816': 'rSpecht' }).act(begin('rSpecht')).act(step('0716'));
    expect([next.at('rSpecht'), next.asks, next.last('stepped').cost]).toEqual(['0716', 'british move', 8]);
  });

  it('4.3 M55 a burned bridge is no path: a march over it is refused, a step off the path too', () => {
    const t = table({ '0816': 'rSpecht' }).act(begin('rSpecht', true));
    expect(t.refusal(step('0716'))).toBe('brokenBridge 4.3');
    expect(t.refusal(step('0815'))).toBe('offThePath 4.4');
    expect(t.refusal(step('0916'))).toBe('allowed');
  });

  it('4.6 T17 fog, a 1: Regiment Riedesel at 0408 may enter 0409 over the works as its only hex', () => {
    const t = table({ '0408': 'rRied' }, { fog: true }).act(begin('rRied'), 1).act(step('0409'));
    expect([t.at('rRied'), t.asks]).toEqual(['0409', 'british move']);
    const second = table({ '0508': 'rRied' }, { fog: true }).act(begin('rRied'), 2).act(step('0408'));
    expect(second.refusal(step('0409'))).toBe('notEnoughPoints 4.2');
  });

  it('4.4 4.1 T19 a march may not come next to an enemy, and a unit that marched may not attack', () => {
    const t = table({ '1008': 'h20_62', '0408': 'poor' }).act(begin('h20_62', true));
    expect(t.refusal(step('0908 0907 0807 0707 0607 0508'))).toBe('marchNearEnemy 4.4');
    t.act(step('0908 0907 0807 0707 0607')).act(halt);
    expect(t.refusal(begin('h20_62'))).toBe('hasMoved 4.1');
    const marched = table({ '0907': 'h20_62>', '0807': 'poor', '0908': 'f24' }, { phase: 'combat' });
    expect(marched.refusal(attack('0807', 'h20_62'))).toBe('marched 4.4');
    expect(marched.refusal(attack('0807', 'f24'))).toBe('allowed');
  });

  it('4.4 a march does not begin next to an enemy unit, not even outside its ZOC', () => {
    const t = table({ '0508': 'h20_62', '0608': 'poor' });
    expect(t.refusal(begin('h20_62', true))).toBe('marchNearEnemy 4.4');
    expect(t.refusal(begin('h20_62'))).toBe('allowed');
  });

  it('4.4 a march counts for the turn in which it was made, both player turns', () => {
    const t = table({ '1206': 'h20_62', '0308': 'learned' })
      .act(begin('h20_62', true))
      .act(step('1106'))
      .act(halt);
    t.act(END);
    expect(t.asks).toBe('colonial move');
    expect(t.game.view(t.state, undefined).marks['h20_62']).toEqual(['marched']);
    t.act(END);
    expect(t.state.turn).toBe(4);
    expect(t.game.view(t.state, undefined).marks['h20_62']).toBeUndefined();
  });

  it('4.1 a group has the lowest allowance in it, may drop units, and a unit moves once', () => {
    const t = table({ '1206': 'light gren' }).act(begin('light gren')).act(step('1106 1006'));
    expect(t.state.frames.at(-1)).toMatchObject({ allowance: 8 });
    t.act(drop('gren'));
    expect(t.refusal(begin('gren'))).toBe('notNow 3.1');
    t.act(step('0907')).act(halt);
    expect([t.at('gren'), t.at('light')]).toEqual(['1006', '0907']);
    expect(t.refusal(begin('gren'))).toBe('hasMoved 4.1');
  });

  it('4.1 a group stands together and names nobody twice; MA 0 never moves', () => {
    const t = table({ '1206': 'light gren', '1106': 'f24' });
    expect(t.refusal(begin('light f24'))).toBe('notTogether 4.1');
    expect(t.refusal(begin('light light'))).toBe('sameTwice 3.1');
    expect(t.refusal({ kind: 'begin', counters: [], march: false })).toBe('emptyGroup 4.1');
    expect(t.refusal(begin('poor'))).toBe('notYours 3.1');
    expect(t.refusal(begin('h9_21'))).toBe('notOnMap 2.1');
    expect(table({ '0411': 'gar1' }, { side: 'colonial' }).refusal(begin('gar1'))).toBe('immobile 4.1');
  });

  it('4.2 never into a hex with an enemy unit, the river, or a hex that is not adjacent; friends may be passed', () => {
    const t = table({ '0907': 'h20_62', '0807': 'poor', '1015': 'rRied' }).act(begin('h20_62'));
    expect(t.refusal(step('0807'))).toBe('enemyThere 4.2');
    expect(t.refusal(step('0707'))).toBe('notAdjacent 4.2');
    expect(t.refusal({ kind: 'step', path: [] })).toBe('emptyPath 4.1');
    const river = table({ '1015': 'rRied' }).act(begin('rRied'));
    expect(river.refusal(step('1016'))).toBe('impassable 4.2');
    const through = table({ '1206': 'light', '1106': 'gren f24 h9_21 h20_62' }).act(begin('light'));
    expect(through.refusal(step('1106'))).toBe('stackFull 6.1');
    expect(through.refusal(step('1106 1006'))).toBe('allowed');
    expect(through.actions).toContainEqual(step('1106 1006'));
  });

  it('TEC works cost +1 MP into the protected hex, M18 not along the path, and nothing outward', () => {
    const cost = (from: string, to: string) =>
      table({ [from]: 'rRied' })
        .act(begin('rRied'))
        .act(step(to))
        .last('stepped').cost;
    expect(cost('0408', '0309')).toBe(4);
    expect(cost('0408', '0308')).toBe(2);
    expect(cost('0309', '0408')).toBe(2);
  });

  it('M17 streams are entered, creeks are crossed: a stream hex is left for nothing', () => {
    const t = table({ '0713': 'rRied' }).act(begin('rRied')).act(step('0613'));
    expect(t.last('stepped').cost).toBe(2);
  });

  it('M19 the way in decides who stops: 1209 along the track goes on, off it stops', () => {
    const track = table({ '1109': 'h20_62' }).act(begin('h20_62'));
    expect(track.refusal(step('1209 1310'))).toBe('allowed');
    const off = table({ '1110': 'h20_62' }).act(begin('h20_62'));
    expect(off.refusal(step('1210'))).toBe('allowed');
    expect(off.refusal(step('1109 1208'))).toBe('allowed');
    const through = table({ '1208': 'h20_62' }).act(begin('h20_62'));
    expect(through.refusal(step('1209 1310'))).toBe('mustStop 4.8');
  });

  it('M56 a group pays the dearest price and stops where one of them must; dropped, the rest goes on', () => {
    const t = table({ '0807': 'h20_62 artH' }).act(begin('h20_62 artH'));
    expect(t.state.frames.at(-1)).toMatchObject({ allowance: 6 });
    t.act(step('0708'));
    expect(t.last('stepped').cost).toBe(4);
    expect(t.refusal(step('0608'))).toBe('mustStop 4.8');
    t.act(drop('artH'));
    expect(t.refusal(step('0608'))).toBe('allowed');
  });

  it('TEC a standing bridge takes a creek away for whoever crosses', () => {
    const ground = { ...SCENARIOS.battle.ground, bridges: [{ side: '0716/0816', burned: false }] };
    const game = createGame(changed({ ground }));
    const t = table({ '0816': 'rSpecht' }, { game }).act(begin('rSpecht', true));
    expect(t.refusal(step('0716 0615'))).toBe('allowed');
  });

  it('4.1 10.1 leaders move alone or with a group, M56 as infantry', () => {
    const t = table({ '0508': 'burgoyne' }).act(begin('burgoyne')).act(step('0608'));
    expect([t.at('burgoyne'), t.asks]).toEqual(['0608', 'british move']);
  });

  it('3.1 a player turn is rally, movement, combat; the British first, then the Colonials', () => {
    const t = table({ '1206': 'h20_62!', '0308': 'learned!' }, { phase: 'rally' });
    expect(t.asks).toBe('british rally');
    t.act({ kind: 'endRally' });
    expect(t.asks).toBe('british move');
    t.act(END);
    expect(t.asks).toBe('colonial rally');
    t.act({ kind: 'endRally' });
    expect(t.asks).toBe('colonial move');
  });
});

describe('5.0 zones of control', () => {
  it('5.3 5.2 T20 Learned at 0308 stops who enters 0408; over works no ZOC goes in', () => {
    const t = table({ '0308': 'learned', '0508': 'rRied' }).act(begin('rRied')).act(step('0408'));
    expect(t.asks).not.toBe('british moveGroup');
    const { control } = t.game.view(t.state, undefined);
    for (const hex of ['0308', '0309', '0409']) expect(control.british).not.toContain(hexOf(hex));
    expect(control.british).toContain(hexOf('0407'));
    expect(control.colonial).toContain(hexOf('0408'));
  });

  it('5.2 T21 deep woods: a unit in 0608 stops nobody in 0508, and no ZOC reaches it', () => {
    const t = table({ '0608': 'poor', '0607': 'rRied' }).act(begin('rRied')).act(step('0508'));
    expect(t.asks).toBe('british moveGroup');
    const { control } = t.game.view(t.state, undefined);
    expect(control.colonial).toEqual([]);
    expect(control.british).not.toContain(hexOf('0608'));
  });

  it('5.4 M22 T22 a unit may leave a ZOC into a free hex, not into another', () => {
    const free = table({ '0308': 'learned', '0408': 'rRied' }).act(begin('rRied'));
    expect(free.refusal(step('0508'))).toBe('allowed');
    const held = table({ '0308': 'learned', '0408': 'rRied', '0507': 'poor' }).act(begin('rRied'));
    expect(held.refusal(step('0508'))).toBe('enemyZoc 5.4');
  });

  it('5.5 T25 a disrupted or ineffective unit does not move into a ZOC', () => {
    const t = table({ '0308': 'learned', '0508': 'rRied! f24-' }).act(begin('rRied'));
    expect(t.refusal(step('0408'))).toBe('shakenNearEnemy 5.5');
    const f24 = table({ '0308': 'learned', '0508': 'f24-' }).act(begin('f24'));
    expect(f24.refusal(step('0408'))).toBe('shakenNearEnemy 5.5');
  });

  it('5.1 disrupted and ineffective units have no ZOC, leaders none; garrison guns have one', () => {
    const control = (word: string) => {
      const t = table({ '0505': word });
      return t.game.view(t.state, undefined).control.colonial.length;
    };
    expect(control('poor')).toBe(6);
    expect(control('poor-')).toBe(6);
    expect(control('poor!')).toBe(0);
    expect(control('morgan-')).toBe(0);
    expect(control('arnold')).toBe(0);
    expect(control('gar1')).toBe(6);
  });

  it('5.3 a group that entered a ZOC goes no farther', () => {
    const t = table({ '0807': 'poor', '1006': 'h20_62 burgoyne' })
      .act(begin('h20_62 burgoyne'))
      .act(step('0907'));
    expect(t.refusal(step('0908'))).toBe('stoppedByZoc 5.3');
  });

  it('5.7 leaders moving alone ignore ZOCs, also those left when their unit was dropped', () => {
    const t = table({ '0807': 'poor', '1006': 'h20_62 burgoyne' }).act(begin('burgoyne'));
    expect(t.refusal(step('0907 0908'))).toBe('allowed');
    const group = table({ '0807': 'poor', '1006': 'h20_62 burgoyne' })
      .act(begin('h20_62 burgoyne'))
      .act(step('0907'))
      .act(drop('h20_62'));
    expect(group.refusal(step('0908'))).toBe('allowed');
  });
});

describe('6.0 stacking', () => {
  it('6.1 M20 15.1 T24 three brigades; a fourth is refused, a battalion may be the fourth, a fifth never', () => {
    const four = (id: string, there: string) =>
      table({ '0604': there, '0504': id }, { side: 'colonial' }).act(begin(id)).refusal(step('0604'));
    expect(four('paterson', 'poor ny learned')).toBe('stackFull 6.1');
    expect(four('morgan', 'poor ny learned')).toBe('allowed');
    expect(four('dearborn', 'poor ny learned morgan')).toBe('stackFull 6.1');
    expect(four('arnold', 'poor ny learned morgan')).toBe('allowed');
  });

  it('6.2 stacking counts where a move ends', () => {
    const t = table({ '0604': 'poor ny learned', '0504': 'paterson' }, { side: 'colonial' }).act(
      begin('paterson'),
    );
    expect(t.refusal(step('0604 0704'))).toBe('allowed');
  });
});

describe('15.4 militia and irregulars', () => {
  it('15.4 M14 T23 Connecticut at 0407 checks before it enters a ZOC outside woods: a 3 enters, a 4 stays; woods ask nothing', () => {
    const t = () => table({ '0407': 'ct', '0607': 'rRied' }, { side: 'colonial' }).act(begin('ct'));
    const passes = t().act(step('0508'), 3);
    expect(passes.at('ct')).toBe('0508');
    const fails = t().act(step('0508'), 4);
    expect([fails.at('ct'), fails.asks]).toEqual(['0407', 'colonial move']);
    expect(fails.refusal(begin('ct'))).toBe('hasMoved 4.1');
    expect(t().act(step('0507')).at('ct')).toBe('0507');
  });

  it('M14 who fails stays, and the rest of the group may go on; who passed does not check again', () => {
    const t = table({ '0407': 'ct ma learned', '0607': 'rRied' }, { side: 'colonial' })
      .act(begin('ct ma learned'))
      .act(step('0508'), 3, 4);
    expect(t.asks).toBe('colonial moveGroup');
    t.act(step('0508'));
    expect([t.at('ct'), t.at('ma'), t.at('learned')]).toEqual(['0508', '0407', '0508']);
  });

  it('M14 1.2 a leader in the hex helps the check', () => {
    const t = table({ '0407': 'ct arnold', '0607': 'rRied' }, { side: 'colonial' }).act(begin('ct arnold'));
    t.act(step('0508'), 5);
    expect([t.at('ct'), t.last('moraleChecked').needed]).toEqual(['0508', 5]);
  });

  it('M56 a check is refused where stacking would not let the unit stay', () => {
    const t = table({ '0406': 'ct', '0407': 'poor ny learned', '0607': 'rRied' }, { side: 'colonial' }).act(
      begin('ct'),
    );
    expect(t.refusal(step('0407 0508'))).toBe('stackFull 6.1');
  });

  it('M56 the reach of militia goes round a full hex to where they must check', () => {
    const around = ['0806', '0807', '0808', '0906', '0908', '1005', '1006', '1007', '1105', '1106'];
    for (const full of around)
      for (const enemy of around) {
        if (full === enemy) continue;
        const { state, game } = table(
          { '0907': 'ct', [full]: 'poor ny learned', [enemy]: 'rRied' },
          { side: 'colonial' },
        );
        const answers = RULES.questions.reach(state, undefined, ['ct'], false);
        const [answer] = 'code' in answers ? [] : answers;
        const walkers = { ids: ['ct'], from: '0907', march: false, allowance: answer?.allowance ?? 0 };
        const slow = slowReach(game.world.scenario, game.view(state, undefined), walkers);
        const fast = answer?.destinations.map(({ hex, cost }) => [formatHex(hex as Hex), cost] as const);
        expect(new Map(fast), `full ${full}, enemy ${enemy}`).toEqual(slow);
      }
  });

  it('15.4 irregulars of the British check too, also as they enter the map', () => {
    const t = table({ '1406': 'poor' }, { columns: { C: 'F' } })
      .act(begin('irreg'))
      .act(step('1507'), 4);
    expect([t.at('irreg'), t.asks]).toEqual(['beside', 'british move']);
  });

  it('5.4 M14 a militia unit that starts in a ZOC still may not go from ZOC to ZOC', () => {
    const t = table({ '0508': 'ct', '0607': 'rRied' }, { side: 'colonial' }).act(begin('ct'));
    expect(t.refusal(step('0507'))).toBe('enemyZoc 5.4');
  });
});

describe('10.3 leaders run over', () => {
  it('10.3 goes to the nearest friendly unit within six hexes, by his owner’s choice among equals', () => {
    const t = table({ '0808': 'h20_62', '0807': 'arnold', '0805': 'poor', '0607': 'ny' }).act(
      begin('h20_62'),
    );
    t.act(step('0807'));
    expect(t.asks).toBe('colonial relocateLeader');
    expect(t.refusal({ kind: 'relocate', leader: 'arnold', hex: 601 })).toBe('notNearest 10.3');
    expect(t.refusal({ kind: 'relocate', leader: 'gates', hex: 607 })).toBe('notHisTurn 10.3');
    t.act({ kind: 'relocate', leader: 'arnold', hex: 607 });
    expect([t.at('arnold'), t.at('h20_62'), t.asks]).toEqual(['0607', '0807', 'british moveGroup']);
  });

  it('10.3 alone there is no question; farther than six he is captured; 10.4 without points', () => {
    const near = table({ '0808': 'h20_62', '0807': 'arnold', '0607': 'ny' })
      .act(begin('h20_62'))
      .act(step('0807'));
    expect(near.at('arnold')).toBe('0607');
    const far = table({ '0808': 'h20_62', '0807': 'arnold', '0101': 'ny' })
      .act(begin('h20_62'))
      .act(step('0807'));
    expect(far.at('arnold')).toBe('lost');
    expect(far.game.view(far.state, undefined).points.british).toBe(0);
  });

  it('10.3 a path goes on after the leader has fled', () => {
    const t = table({ '0808': 'h20_62', '0807': 'arnold', '0505': 'poor' }).act(begin('h20_62'));
    t.act(step('0807 0707'));
    expect([t.at('arnold'), t.at('h20_62')]).toEqual(['0505', '0707']);
  });

  it('10.3 leaders alone run nobody over', () => {
    const t = table({ '0808': 'burgoyne', '0807': 'arnold' }).act(begin('burgoyne')).act(step('0807'));
    expect([t.at('arnold'), t.at('burgoyne')]).toEqual(['0807', '0807']);
  });
});

it('4.1 what is asked for elsewhere is refused here', () => {
  const t: Table = table({ '0808': 'h20_62' });
  expect(t.refusal({ kind: 'halt' })).toBe('notNow 3.1');
  expect(t.refusal({ kind: 'roll', dice: [1] })).toBe('notNow 3.1');
  expect(t.refusal({ kind: 'begin', counters: ['nobody'], march: false })).toBe('unknownCounter 2.1');
  expect(t.refusal({ kind: 'begin', counters: ['h20_62'], march: false, extra: 1 })).toBe('unknownField 3.1');
  expect(t.refusal({ kind: 'begin', counters: 'h20_62', march: false })).toBe('malformed 3.1');
  expect(t.refusal({ kind: 'dance' })).toBe('unknownAction 3.1');
  expect(t.refusal(undefined)).toBe('malformed 3.1');
  const group = table({ '0808': 'h20_62' }).act(begin('h20_62'));
  expect(group.refusal(drop('f24'))).toBe('notInGroup 4.1');
  expect(group.refusal({ kind: 'drop', counters: [] })).toBe('emptyGroup 4.1');
});
