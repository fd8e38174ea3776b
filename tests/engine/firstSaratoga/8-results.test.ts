import { describe, expect, it } from 'vitest';
import { loseStep } from '../../../src/engine/firstSaratoga/losses';
import {
  advance,
  attack,
  BATTLE_GAME,
  counterattack,
  giveWay,
  type Placed,
  retreat,
  stay,
  table,
  type Table,
} from '../../helpers/firstSaratoga/position';

const combat = (placed: Placed): Table => table(placed, { phase: 'combat' });
const colonial = (placed: Placed): Table => table(placed, { phase: 'combat', side: 'colonial' });
/** +5 on Poor in the wheatfield. */
const strong = { '1006': 'h20_62 f24 burgoyne', '0907': 'poor' };
const FIVE = attack('0907', 'h20_62 f24');
/** +4, without a leader. */
const four = { '1006': 'h20_62 f24', '0907': 'poor' };
const LOSS = { kind: 'exchange', choice: 'loss' } as const;
const TO_DR = { kind: 'exchange', choice: 'retreat' } as const;
const HOLD = { kind: 'hold', choice: 'loss' } as const;
const GO = { kind: 'hold', choice: 'retreat' } as const;

describe('8.3 retreat', () => {
  it('8.3 T26 +5, a 3: Dr; Poor may stay disrupted or retreat', () => {
    const t = combat(strong).act(FIVE, 3);
    expect(t.asks).toBe('colonial giveGround');
    const stays = combat(strong).act(FIVE, 3).act(stay('0907'));
    expect([stays.at('poor'), stays.signs('poor')]).toEqual(['0907', 'disrupted']);
    t.act(giveWay('0907')).act(retreat('poor', '0806'));
    expect([t.at('poor'), t.signs('poor')]).toEqual(['0806', '']);
    expect(t.asks).toBe('british advance');
  });

  it('8.3 M45 attackers in several hexes each choose; units that did not take part are not affected', () => {
    const t = combat({ '1006': 'f24 h9_21', '0908': 'gren', '0907': 'poor' });
    t.act(attack('0907', 'f24 gren'), 2);
    expect(t.last('combatRolled')).toMatchObject({ result: 'Ar', sums: { difference: -1 } });
    t.act(giveWay('0908'));
    expect(t.asks).toBe('british retreat');
    t.act(retreat('gren', '1008'));
    t.act(stay('1006'));
    expect([t.signs('f24'), t.signs('h9_21'), t.at('gren')]).toEqual(['disrupted', '', '1008']);
  });

  it('8.1 NE: nothing happens', () => {
    const t = combat({ '0907': 'h20_62', '0807': 'poor' }).act(attack('0807', 'h20_62'), 6, 1);
    expect([t.signs('poor'), t.signs('h20_62'), t.at('poor')]).toEqual(['', '', '0807']);
  });
});

describe('8.2 checks, 8.6 exchange', () => {
  it('8.2 12.3 M39 T43 +4, a 2, then a 4: Dc passed, Ex; the defender turns it into Dr and nobody loses a step', () => {
    const t = combat(four).act(FIVE, 2, 4);
    expect(t.asks).toBe('colonial exchange');
    t.act(TO_DR).act(stay('0907'));
    expect([t.signs('poor'), t.signs('h20_62')]).toEqual(['disrupted', '']);
  });

  it('8.6 T44 he keeps Ex: 20th/62nd becomes 4-4-4, Poor 3-3-4', () => {
    const t = combat(four).act(FIVE, 2, 4).act(LOSS);
    expect([t.signs('h20_62'), t.signs('poor')]).toEqual(['reduced', 'reduced']);
  });

  it('8.2 Dc failed is Dr, Ac failed is Ar', () => {
    expect(combat(four).act(FIVE, 2, 5).asks).toBe('colonial giveGround');
    const ac = combat({ '1006': 'h20_62', '0907': 'poor' }).act(attack('0907', 'h20_62'), 3, 6);
    expect([ac.last('combatRolled').result, ac.asks]).toEqual(['Ac(Ex)', 'british giveGround']);
    const passed = combat({ '1006': 'h20_62', '0907': 'poor' }).act(attack('0907', 'h20_62'), 3, 5);
    expect(passed.asks).toBe('colonial exchange');
  });

  it('M46 an Ex that empties the hex allows an advance', () => {
    const t = combat({ '1006': 'h20_62', '0907': 'dearborn' }).act(attack('0907', 'h20_62'), 2, 1).act(LOSS);
    expect(t.at('dearborn')).toBe('lost');
    expect(t.asks).toBe('british advance');
    t.act(advance('h20_62'));
    expect(t.at('h20_62')).toBe('0907');
  });

  it('M43 a gun as primary checks with its own morale, and loses its step by Ex', () => {
    const t = combat({ '1006': 'artH artF', '0907': 'dearborn' }).act(
      attack('0907', 'artH artF', 'bombard'),
      2,
      1,
    );
    t.act(LOSS);
    expect([t.at('artH'), t.at('artF'), t.at('dearborn')]).toEqual(['lost', '1006', 'lost']);
    const ac = combat({ '1006': 'artH', '0907': 'dearborn' }).act(attack('0907', 'artH', 'bombard'), 3, 4);
    expect(ac.last('moraleChecked')).toMatchObject({ unit: 'artH', needed: 4, passed: true });
  });
});

describe('8.4 loss or retreat', () => {
  const five = { '0806': 'h20_62', '0706': 'poor' };

  it('8.4 T45 at -5 a 1, then a 5: Ax passed, 20th/62nd may flip and hold', () => {
    const t = combat(five).act(attack('0706', 'h20_62'), 1, 5);
    expect(t.asks).toBe('british hold');
    t.act(HOLD);
    expect([t.signs('h20_62'), t.at('h20_62')]).toEqual(['reduced', '0806']);
  });

  it('8.4 T45 a 6: all attackers retreat disrupted; passed, their owner may choose that too', () => {
    const t = combat({ '0806': 'h20_62 f24', '0705': 'h9_21', '0706': 'poor' });
    t.act(attack('0706', 'h20_62 f24'), 1, 6);
    expect([t.signs('h20_62'), t.signs('f24'), t.asks]).toEqual([
      'disrupted',
      'disrupted',
      'british retreat',
    ]);
    const chosen = combat(five).act(attack('0706', 'h20_62'), 1, 5).act(GO);
    expect(chosen.asks).toBe('british retreat');
  });

  it('8.4 Dx: the primary loses a step and all hold, or all are disrupted and go', () => {
    const placed = { '1006': 'h20_62 f24 burgoyne', '0908': 'gren', '0907': 'poor ny' };
    const t = combat(placed).act(attack('0907', 'h20_62 f24 gren'), 2, 4);
    expect(t.last('combatRolled')).toMatchObject({ result: 'Dx' });
    expect(t.asks).toBe('colonial hold');
    t.act(HOLD);
    expect([t.signs('poor'), t.signs('ny')]).toEqual(['reduced', '']);
    const fails = combat(placed).act(attack('0907', 'h20_62 f24 gren'), 2, 5);
    expect([fails.signs('poor'), fails.signs('ny'), fails.asks]).toEqual([
      'disrupted',
      'disrupted',
      'colonial retreat',
    ]);
  });
});

describe('8.5 rout', () => {
  it('8.5 T27 +5, a 5 then a 4: Dm passed is Dr; then a 5: Poor flips, runs three hexes, disrupted, and 20th/62nd may advance', () => {
    expect(combat(strong).act(FIVE, 5, 4).asks).toBe('colonial giveGround');
    const t = combat(strong).act(FIVE, 5, 5);
    expect(t.asks).toBe('colonial retreat');
    expect(t.refusal(retreat('poor', '0806'))).toBe('routsFarther 8.5');
    t.act(retreat('poor', '0807 0707 0607'));
    expect([t.at('poor'), t.signs('poor')]).toEqual(['0607', 'disrupted reduced']);
    t.act(advance('h20_62', 'burgoyne'));
    expect([t.at('h20_62'), t.at('burgoyne')]).toEqual(['0907', '0907']);
  });

  it('8.5 M38 T48 a disrupted unit that routs is eliminated: 2 VP; reduced militia too, another reduced unit survives', () => {
    const poor = combat({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor!' }).act(FIVE, 5, 6);
    expect(poor.at('poor')).toBe('lost');
    expect(poor.game.view(poor.state, undefined).points.british).toBe(2);
    const ct = combat({ '1006': 'h20_62', '0907': 'ct-' }).act(attack('0907', 'h20_62'), 5, 3);
    expect([ct.at('ct'), ct.game.view(ct.state, undefined).points.british]).toEqual(['lost', 2]);
    const ny = combat({ '1006': 'h20_62', '0907': 'ny-' }).act(attack('0907', 'h20_62'), 5, 6);
    expect([ny.at('ny'), ny.signs('ny')]).toEqual(['0907', 'disrupted reduced']);
  });

  it('15.4 irregulars are eliminated if routed when reduced', () => {
    const t = colonial({ '0907': 'poor', '1006': 'irreg-' }).act(attack('1006', 'poor'), 6, 3);
    expect(t.at('irreg')).toBe('lost');
  });

  it('8.5 M63 the primary routs first, then the others take Dr; leaders in the hex become ineffective', () => {
    const t = combat({ '1006': 'h20_62 f24 burgoyne', '0908': 'h9_21', '0907': 'poor ny gates' });
    t.act(attack('0907', 'h20_62 f24 h9_21'), 6, 6);
    expect(t.last('combatRolled').result).toMatch(/^Dm/);
    expect([t.signs('gates'), t.asks]).toEqual(['ineffective', 'colonial retreat']);
    expect(t.refusal(retreat('ny', '0807'))).toBe('notRetreating 8.9');
    t.act(retreat('poor', '0806 0706 0606'));
    expect(t.asks).toBe('colonial giveGround');
    t.act(giveWay('0907'));
    expect(t.refusal(retreat('ny', '0807'))).toBe('leadersGoAlong 8.9');
    t.act(retreat('ny', '0806', 'gates'));
    expect([t.at('ny'), t.signs('ny'), t.at('gates')]).toEqual(['0806', '', '0806']);
  });

  it('M40 Dm(Dx): a second check for the Dx', () => {
    const t = combat({ '1006': 'h20_62 f24 burgoyne', '0908': 'h9_21', '0907': 'poor' });
    t.act(attack('0907', 'h20_62 f24 h9_21'), 6, 4);
    expect(t.last('combatRolled').result).toBe('Dm(Dx)');
    expect(t.asks).toBe('dice morale');
    t.roll(4);
    expect(t.asks).toBe('colonial hold');
  });

  it('8.5 a battalion that routs becomes ineffective', () => {
    const t = combat({ '1006': 'h20_62', '0907': 'dearborn' }).act(attack('0907', 'h20_62'), 5, 6);
    expect(t.signs('dearborn')).toBe('disrupted ineffective');
    expect(t.at('dearborn')).toBe('0907');
    expect(t.asks).toBe('colonial retreat');
  });

  it('M64 a rout takes the longest safe path, however short that is', () => {
    const open = combat(strong).act(FIVE, 5, 5);
    expect(
      new Set(open.actions.map((action) => (action.kind === 'retreat' ? action.path.length : 0))),
    ).toEqual(new Set([3]));
    // Of all hexes within three only 0906 is safe: its ZOC is cancelled by Dearborn, and nothing lies behind it.
    const ring = {
      '1006': 'h20_62 f24 burgoyne',
      '0808': 'gren',
      '0805': 'barner',
      '0907': 'poor',
      '0906': 'dearborn',
    };
    const closed = combat(ring).act(attack('0907', 'h20_62 f24'), 5, 5);
    expect(closed.actions).toEqual([retreat('poor', '0906')]);
  });

  it('M64 8.9 a rout with unsafe ways only takes the longest of them', () => {
    const ring = { '1006': 'h20_62 f24 burgoyne', '0806': 'h9_21', '0808': 'gren', '0907': 'poor' };
    const t = combat(ring).act(attack('0907', 'h20_62 f24'), 5, 5);
    expect(t.game.view(t.state, undefined).about).toMatchObject({ units: [{ fate: 'unsafe', routs: true }] });
    for (const action of t.actions) expect(action.kind === 'retreat' && action.path.length).toBe(3);
  });

  it('8.9 only units that go safely and of their own will go together: singly', () => {
    const ring = {
      '1006': 'h20_62 f24',
      '0908': 'gren',
      '0806': 'h9_21',
      '0808': 'breymann',
      '0907': 'poor ny',
    };
    const t = combat(ring).act(attack('0907', 'h20_62 f24 gren'), 1).act(giveWay('0907'));
    expect(t.refusal(retreat('poor ny', '0807'))).toBe('singly 8.9');
  });
});

describe('8.7 the second blow', () => {
  it('8.7 M42 T46 a garrison gun takes Dr: disrupted, it stays; again: it loses its step, 1 VP', () => {
    const first = combat({ '0511': 'h9_21', '0410': 'h20_62', '0411': 'gar1' }).act(
      attack('0411', 'h20_62'),
      3,
    );
    expect(first.asks).toBe('colonial giveGround');
    first.act(stay('0411'));
    expect([first.at('gar1'), first.signs('gar1')]).toEqual(['0411', 'disrupted']);
    const second = combat({ '0410': 'h20_62', '0411': 'gar1!' }).act(attack('0411', 'h20_62'), 1);
    expect(second.last('combatRolled').result).toBe('Dr');
    expect([second.at('gar1'), second.game.view(second.state, undefined).points.british]).toEqual([
      'lost',
      1,
    ]);
  });

  it('8.7 M37 T47 Poor disrupted takes Dr: it flips first, then must retreat', () => {
    const t = combat({ '1006': 'h20_62', '0907': 'poor!' }).act(attack('0907', 'h20_62'), 4);
    expect(t.last('combatRolled')).toMatchObject({ result: 'Dr', sums: { difference: 4 } });
    expect([t.signs('poor'), t.asks]).toEqual(['disrupted reduced', 'colonial giveGround']);
    expect(t.refusal(stay('0907'))).toBe('mustGiveWay 8.7');
    expect(t.actions).toEqual([giveWay('0907')]);
    expect(t.refusal(giveWay('0806'))).toBe('notAffected 8.3');
    expect(t.refusal({ kind: 'giveGround', hex: 907, choice: 'sing' })).toBe('noSuchChoice 8.3');
    t.act(giveWay('0907')).act(retreat('poor', '0806'));
    expect([t.at('poor'), t.signs('poor')]).toEqual(['0806', 'disrupted reduced']);
  });

  it('8.7 a hex with a disrupted unit may not stay, though the other is fresh and keeps its order', () => {
    const t = combat({ '1006': 'h20_62', '0907': 'poor! ny' }).act(attack('0907', 'h20_62'));
    t.act({ kind: 'choosePrimary', unit: 'ny' }, 6);
    expect(t.last('combatRolled').result).toBe('Dr');
    expect(t.refusal(stay('0907'))).toBe('mustGiveWay 8.7');
    t.act(giveWay('0907')).act(retreat('poor ny', '0806'));
    expect([t.signs('poor'), t.signs('ny')]).toEqual(['disrupted reduced', '']);
  });

  it('8.7 the disruption of Dx on a disrupted unit costs a step first', () => {
    const t = combat({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor! ny' });
    t.act(FIVE).act({ kind: 'choosePrimary', unit: 'ny' }, 1);
    expect(t.last('combatRolled').sums.difference).toBe(5);
    const dx = combat({ '1006': 'h20_62 f24 burgoyne', '0908': 'gren', '0907': 'poor! ny' });
    dx.act(attack('0907', 'h20_62 f24 gren')).act({ kind: 'choosePrimary', unit: 'ny' }, 2, 6);
    expect(dx.last('combatRolled').result).toBe('Dx');
    expect([dx.signs('poor'), dx.signs('ny')]).toEqual(['disrupted reduced', 'disrupted']);
  });
});

describe('8.9 retreat', () => {
  it('15.1 M26 T49 24th retreats by choice: ineffective 1-3-4', () => {
    const t = colonial({ '0907': 'poor', '1006': 'f24' }).act(attack('1006', 'poor'), 4);
    t.act(giveWay('1006')).act(retreat('f24', '1106'));
    expect([t.at('f24'), t.signs('f24')]).toEqual(['1106', 'ineffective']);
    const stays = colonial({ '0907': 'poor', '1006': 'f24' })
      .act(attack('1006', 'poor'), 4)
      .act(stay('1006'));
    expect(stays.signs('f24')).toBe('disrupted');
  });

  it('8.9 TEC T50 Riedesel and Pausch in 0714 go back over the creek to 0814: infantry disrupted, guns eliminated', () => {
    const t = colonial({ '0614': 'poor', '0613': 'ny', '0714': 'rRied artR' });
    t.act(attack('0714', 'poor ny'), 1).act(giveWay('0714'));
    t.act(retreat('artR', '0814'));
    t.act(retreat('rRied', '0814'));
    expect([t.at('artR'), t.at('rRied'), t.signs('rRied')]).toEqual(['lost', '0814', 'disrupted']);
  });

  it('8.9 each hex is farther from where it began, three at most, without enemies', () => {
    const t = combat(strong).act(FIVE, 3).act(giveWay('0907'));
    expect(t.refusal(retreat('poor', '0806 0907'))).toBe('tooNear 8.9');
    expect(t.refusal(retreat('poor', '0806 0807'))).toBe('tooNear 8.9');
    expect(t.refusal(retreat('poor', '0806 0706 0606 0506'))).toBe('tooFar 8.9');
    expect(t.refusal(retreat('poor', '1006'))).toBe('enemyThere 4.2');
    expect(t.refusal(retreat('poor', '0707'))).toBe('notAdjacent 4.2');
    expect(t.refusal(retreat('poor', '0906'))).toBe('unsafe 8.9');
    expect(t.refusal({ kind: 'retreat', units: [], leaders: [], path: [807] })).toBe('emptyGroup 4.1');
    expect(t.refusal(retreat('poor', '0806 0706'))).toBe('allowed');
  });

  it('8.9 nobody goes back into the river or off the map', () => {
    const river = combat({ '0715': 'h20_62 f24 burgoyne', '0716': 'poor' });
    river.act(attack('0716', 'h20_62 f24'), 3).act(giveWay('0716'));
    expect(river.refusal(retreat('poor', '0717'))).toBe('impassable 4.2');
    const edge = combat({ '0204': 'h20_62 f24 burgoyne', '0104': 'poor' });
    edge.act(attack('0104', 'h20_62 f24'), 3).act(giveWay('0104'));
    for (const row of [3, 4, 5])
      expect(edge.refusal({ kind: 'retreat', units: ['poor'], leaders: [], path: [row] })).toBe(
        'notAdjacent 4.2',
      );
    expect(edge.refusal(retreat('poor', '0105'))).toBe('unsafe 8.9');
    expect(edge.refusal(retreat('poor', '0103'))).toBe('allowed');
  });

  it('5.6 M63 a friend in a hex cancels the ZOC there, also one who has just gone back', () => {
    const friend = combat({ ...strong, '0906': 'dearborn' })
      .act(FIVE, 3)
      .act(giveWay('0907'));
    expect(friend.refusal(retreat('poor', '0906'))).toBe('allowed');
  });

  it('8.9 T51 if only unsafe ways are left, the unit routs along one', () => {
    const ring = { '1006': 'h20_62 f24', '0806': 'h9_21', '0808': 'gren', '0907': 'poor' };
    const unsafe = combat(ring).act(attack('0907', 'h20_62 f24'), 3).act(giveWay('0907'));
    const [first] = unsafe.actions;
    expect(unsafe.game.view(unsafe.state, undefined).about).toMatchObject({
      units: [{ unit: 'poor', fate: 'unsafe' }],
    });
    if (first) unsafe.act(first);
    expect(unsafe.signs('poor')).toBe('disrupted reduced');
  });

  it('8.9 T51 with no hex at all it is captured', () => {
    const ring = {
      '1006': 'h20_62 f24',
      '0906': 'h9_21',
      '0806': 'gren',
      '0807': 'breymann',
      '0908': 'barner',
      '1007': 'rRied',
      '0907': 'poor',
    };
    const t = combat(ring).act(attack('0907', 'h20_62 f24'), 3).act(giveWay('0907'));
    expect([t.at('poor'), t.last('eliminated').by]).toEqual(['lost', 'captured']);
  });

  it('8.9 a unit that is lost by its rout says so: isLost', () => {
    const ring = { '1006': 'h20_62 f24', '0806': 'h9_21', '0808': 'gren', '0907': 'poor!' };
    const t = combat(ring).act(attack('0907', 'h20_62 f24'), 1).act(giveWay('0907'));
    expect(t.asks).toBe('colonial retreat');
    expect(t.refusal(retreat('poor', '0807'))).toBe('isLost 8.5');
    t.act(retreat('poor', ''));
    expect([t.at('poor'), t.last('eliminated').by]).toEqual(['lost', 'rout']);
  });

  it('8.9 M63 units of a hex go together or apart; leaders with whom their owner says', () => {
    const t = combat({ '1006': 'h20_62 f24 burgoyne', '0908': 'h9_21', '0907': 'poor ny gates' });
    t.act(attack('0907', 'h20_62 f24 h9_21'), 1, 6);
    expect([t.last('combatRolled').result, t.asks]).toEqual(['Dx', 'colonial retreat']);
    expect(t.refusal(retreat('poor ny', '0806', ''))).toBe('leadersGoAlong 8.9');
    expect(t.refusal(retreat('poor ny', '0806', 'gates'))).toBe('allowed');
    expect(t.refusal(retreat('poor', '0807', 'arnold'))).toBe('notOnMap 2.1');
    t.act(retreat('poor', '0806 0706', 'gates'));
    t.act(retreat('ny', '0806'));
    expect([t.at('poor'), t.at('gates'), t.at('ny')]).toEqual(['0706', '0706', '0806']);
  });

  it('8.9 guns go no way through deep woods off the path; stacking counts at the end', () => {
    const full = combat({ ...strong, '0806': 'ny learned nixon' })
      .act(FIVE, 3)
      .act(giveWay('0907'));
    expect(full.refusal(retreat('poor', '0806'))).toBe('stackFull 6.1');
    expect(full.refusal(retreat('poor', '0806 0706'))).toBe('allowed');
    const gun = colonial({ '0711': 'poor', '0811': 'artF' }).act(attack('0811', 'poor'), 6, 6);
    expect(gun.asks).toBe('british retreat');
    expect(gun.refusal(retreat('artF', '0810'))).toBe('infantryOnly 4.8');
  });

  it('15.6 M52 a garrison gun that must retreat is eliminated', () => {
    const t = combat({ '0410': 'h20_62', '0411': 'gar1' })
      .act(attack('0411', 'h20_62'), 3)
      .act(giveWay('0411'));
    expect([t.at('gar1'), t.last('eliminated').by]).toEqual(['lost', 'garrison']);
    expect(t.asks).toBe('british advance');
  });

  it('M15 militia retreat and advance into a ZOC without a check', () => {
    const t = colonial({ '0907': 'ct', '1006': 'f24', '1105': 'h9_21' }).act(attack('1006', 'ct'), 6, 6);
    const [first] = t.actions;
    if (first) t.act(first);
    expect(t.asks).toBe('colonial advance');
    t.act(advance('ct'));
    expect(t.at('ct')).toBe('1006');
  });
});

describe('8.10 advance', () => {
  it('8.10 attacking infantry that took part, with leaders; not others, not guns', () => {
    const t = combat({ '1006': 'h20_62 f24 burgoyne artH', '0908': 'h9_21', '0907': 'dearborn' });
    t.act(attack('0907', 'h20_62 f24 artH'), 6, 6);
    const [first] = t.actions;
    if (first) t.act(first);
    expect(t.asks).toBe('british advance');
    expect(t.refusal(advance('h9_21'))).toBe('didNotAttack 8.10');
    expect(t.refusal(advance('artH'))).toBe('didNotAttack 8.10');
    expect(t.refusal({ kind: 'advance', units: [], leaders: [] })).toBe('nothingChosen 8.10');
    expect(t.refusal(advance('h20_62', 'fraser'))).toBe('notOnMap 2.1');
    expect(t.refusal(advance('h20_62 f24', 'burgoyne'))).toBe('allowed');
    t.act({ kind: 'decline' });
    expect(t.at('h20_62')).toBe('1006');
  });

  it('8.10 6.1 no more advance than may stand there', () => {
    const t = combat({
      '1006': 'h20_62',
      '1007': 'h9_21',
      '0908': 'rRied',
      '0906': 'rSpecht',
      '0907': 'dearborn',
    });
    t.act(attack('0907', 'h20_62 h9_21 rRied rSpecht'), 6, 6);
    const [away] = t.actions;
    if (away) t.act(away);
    expect(t.asks).toBe('british advance');
    expect(t.refusal(advance('h20_62 h9_21 rRied rSpecht'))).toBe('stackFull 6.1');
    expect(t.refusal(advance('h20_62 h9_21 rRied'))).toBe('allowed');
  });

  it('8.10 the advance runs leaders over who stayed behind (M63, 10.3)', () => {
    const t = combat({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor! arnold', '0607': 'ny' }).act(FIVE, 6, 6);
    expect([t.at('poor'), t.at('arnold'), t.signs('arnold')]).toEqual(['lost', '0907', 'ineffective']);
    t.act(advance('h20_62'));
    expect(t.at('arnold')).toBe('0607');
  });
});

describe('8.11 leaders', () => {
  it('8.11 M47 T38 a 4 with Burgoyne attacking and Arnold defending: 5, 3: Burgoyne dead, Arnold lives; both counted for the column', () => {
    const t = combat({ '1006': 'h20_62 burgoyne', '0907': 'poor arnold' }).act(attack('0907', 'h20_62'), 4);
    expect(t.last('combatRolled').sums.difference).toBe(0);
    expect(t.asks).toBe('dice leader');
    t.roll(5, 3);
    expect([t.at('burgoyne'), t.at('arnold')]).toEqual(['lost', '0907']);
    // Dc(Ex): Arnold, alive, helps the check.
    t.roll(6);
    expect(t.last('moraleChecked')).toMatchObject({ unit: 'poor', needed: 6, passed: true });
  });

  it('M47 a killed leader does not count for checks any more', () => {
    const t = combat({ '1006': 'h20_62', '0907': 'poor arnold' }).act(attack('0907', 'h20_62'), 4, 6);
    expect(t.last('leaderRolled')).toMatchObject({ leader: 'arnold', killed: true });
    t.roll(5);
    expect(t.last('combatRolled').result).toBe('Ac(Ex)');
    expect(t.last('moraleChecked')).toMatchObject({ unit: 'h20_62', needed: 5 });
  });

  it('8.11 every leader of a hex that takes part, whichever unit attacks', () => {
    const t = combat({ '1006': 'h20_62 burgoyne fraser', '0907': 'poor' }).act(
      attack('0907', 'h20_62'),
      4,
      4,
      6,
    );
    expect([t.at('burgoyne'), t.at('fraser')]).toEqual(['1006', 'lost']);
  });
});

it('8.9 8.10 leaders of other hexes go neither back nor forward with them', () => {
  const placed = { '1006': 'h20_62 f24 burgoyne', '1106': 'fraser', '0907': 'poor', '0505': 'arnold' };
  const t = combat(placed).act(FIVE, 3).act(giveWay('0907'));
  expect(t.refusal(retreat('poor', '0806', 'arnold'))).toBe('leaderNotThere 8.9');
  t.act(retreat('poor', '0806'));
  expect(t.refusal(advance('h20_62', 'fraser'))).toBe('leaderNotThere 8.9');
});

it('1.1 a die has six faces, and one falls at a time', () => {
  const t = combat(strong).act(FIVE);
  for (const dice of [[7], [0], [1, 2], [], 'x', [1.5]])
    expect(t.refusal({ kind: 'roll', dice })).toBe('badRoll 1.1');
  expect(t.refusal({ kind: 'roll', dice: [6] })).toBe('allowed');
});

it('2.4 two-step units flip at the first lost step and are gone at the second; battalions and guns have one', () => {
  const t = combat({ '0907': 'poor dearborn gar1' });
  const lose = (id: string) => loseStep(BATTLE_GAME.world, t.state, t.number(id), () => undefined);
  for (const id of ['poor', 'dearborn', 'gar1']) lose(id);
  expect([t.signs('poor'), t.at('dearborn'), t.at('gar1')]).toEqual(['reduced', 'lost', 'lost']);
  lose('poor');
  expect(t.at('poor')).toBe('lost');
});

it('2.5 a battalion can be both ineffective and disrupted', () => {
  expect(combat({ '0907': 'dearborn!-' }).signs('dearborn')).toBe('disrupted ineffective');
});

it('8.0 a combat goes on from its JSON between the die and the morale die', () => {
  const t = combat(strong).act(FIVE, 5);
  const saved = JSON.parse(JSON.stringify(t.state)) as typeof t.state;
  expect(t.asks).toBe('dice morale');
  t.roll(5);
  BATTLE_GAME.apply(saved, { kind: 'roll', dice: [5] }, () => undefined);
  expect(saved).toEqual(JSON.parse(JSON.stringify(t.state)));
});

it('7.2 counterattack is refused outside its time', () => {
  expect(combat(strong).refusal(counterattack('0907', 'h20_62'))).toBe('notNow 3.1');
});
