import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/engine/firstSaratoga';
import {
  attack,
  giveWay,
  hexes,
  type Placed,
  retreat,
  stay,
  table,
} from '../../helpers/firstSaratoga/position';

const combat = (placed: Placed) => table(placed, { phase: 'combat' });
const colonial = (placed: Placed, fog = false) => table(placed, { phase: 'combat', side: 'colonial', fog });

describe('15.3 skirmish', () => {
  const placed = { '0906': 'light', '0907': 'poor' };
  const SKIRMISH = attack('0907', 'light', 'skirmish');

  it('15.3 T39 the Light Infantry on Poor: 5-0 = +5; a 1, then a 5: Dc failed is Dr; then a 4: nothing (M33)', () => {
    const t = combat(placed).act(SKIRMISH, 1);
    expect(t.last('combatRolled')).toMatchObject({ result: 'Dc(Ex)', sums: { difference: 5 } });
    t.roll(5);
    expect(t.asks).toBe('colonial giveGround');
    const passed = combat(placed).act(SKIRMISH, 1, 4);
    expect([passed.signs('poor'), passed.signs('light'), passed.asks]).toEqual(['', '', 'colonial move']);
  });

  it('15.3 M33 a passed Dc(Dr) is nothing, a failed one is Dr', () => {
    const skirmish = () =>
      colonial({ '0606': 'ct', '0706': 'barner' }).act(attack('0706', 'ct', 'skirmish'), 6);
    const passed = skirmish();
    expect(passed.last('combatRolled')).toMatchObject({ result: 'Dc(Dr)', sums: { difference: -1 } });
    passed.roll(1);
    expect([passed.signs('barner'), passed.at('barner'), passed.asks]).toEqual(['', '0706', 'british move']);
    expect(skirmish().roll(6).asks).toBe('british giveGround');
  });

  it('15.3 T39 Dx and Dm are Dr; light never advances', () => {
    const t = combat(placed).act(SKIRMISH, 5);
    expect([t.last('combatRolled').result, t.asks]).toEqual(['Dm(Dr)', 'colonial giveGround']);
    t.act(giveWay('0907')).act(retreat('poor', '0807'));
    expect([t.at('poor'), t.asks]).not.toContain('british advance');
    expect(t.has('advanced')).toBe(false);
  });

  it('15.3 M34 T40 against Morgan, named primary: 5-5 = 0; a 1 is Ar: nothing', () => {
    const t = combat({ '0906': 'light', '0907': 'morgan' }).act(SKIRMISH, 1);
    expect(t.last('combatRolled')).toMatchObject({ result: 'Ar', sums: { difference: 0 } });
    expect([t.signs('light'), t.at('light')]).toEqual(['', '0906']);
    const both = combat({ '0906': 'light', '0907': 'poor morgan' }).act(SKIRMISH);
    expect(both.asks).toBe('colonial choosePrimary');
    both.act({ kind: 'choosePrimary', unit: 'poor' }, 5);
    expect(both.last('combatRolled').sums.difference).toBe(5);
  });

  it('15.3 never together with a normal attack; guns may add, M61 unhalved', () => {
    const t = combat({ '0906': 'light', '1006': 'h20_62 artH', '0907': 'poor' });
    expect(t.refusal(attack('0907', 'light h20_62', 'skirmish'))).toBe('notWithSkirmish 15.3');
    expect(t.refusal(attack('0907', 'h20_62', 'skirmish'))).toBe('notLight 15.3');
    expect(t.refusal(attack('0907', 'artH', 'skirmish'))).toBe('noSkirmisher 15.3');
    t.act(attack('0907', 'light artH', 'skirmish'), 1);
    expect(t.last('combatRolled').sums.difference).toBe(8);
    const stream = combat({ '0806': 'light artF', '0706': 'poor' }).act(
      attack('0706', 'light artF', 'skirmish'),
      1,
    );
    expect(stream.last('combatRolled').sums.difference).toBe(8);
  });

  it('15.3 a leader among skirmishers is refused, whoever is named first', () => {
    const t = combat({ '1006': 'h20_62 burgoyne', '0906': 'light', '0907': 'poor' });
    expect(t.refusal(attack('0907', 'h20_62 burgoyne', 'skirmish'))).toBe('notLight 15.3');
    expect(t.refusal(attack('0907', 'light burgoyne', 'skirmish'))).toBe('leadersDoNotAttack 2.3');
  });

  it('15.3 M32 one light unit for each hex, allowances added, no leader for the column', () => {
    const t = combat({ '0906': 'light barner fraser', '0908': 'gren', '0907': 'poor' });
    expect(t.refusal(attack('0907', 'light barner', 'skirmish'))).toBe('oneSkirmisherAHex 15.3');
    expect(t.act(SKIRMISH, 1).last('combatRolled').sums.difference).toBe(5);
    const two = combat({ '0906': 'light', '1006': 'barner', '0907': 'poor' });
    two.act(attack('0907', 'light barner', 'skirmish'), 1);
    expect(two.last('combatRolled').sums.difference).toBe(10);
  });

  it('M31 by terrain only: neither enemies, ZOCs nor points keep a skirmisher back', () => {
    const t = combat({ '0906': 'light', '0907': 'poor', '0806': 'ny', '0608': 'dearborn' });
    expect(t.refusal(SKIRMISH)).toBe('allowed');
    const deep = combat({ '0508': 'light', '0608': 'poor' });
    expect(deep.refusal(attack('0608', 'light', 'skirmish'))).toBe('allowed');
  });

  it('M61 only the primary counts, no works and no second unit; a morale bonus does (M32); leaders roll on a 4', () => {
    const t = combat({ '0408': 'light', '0308': 'learned morgan arnold' });
    t.act(attack('0308', 'light', 'skirmish')).act({ kind: 'choosePrimary', unit: 'learned' }, 1, 6);
    expect(t.last('combatRolled').sums).toMatchObject({
      difference: 5,
      defence: [{ what: 'notLight', value: 0 }],
    });
    expect(t.last('moraleChecked')).toMatchObject({ unit: 'learned', needed: 6 });
    const four = combat({ '0906': 'light', '0907': 'poor arnold' }).act(SKIRMISH, 4);
    expect(four.asks).toBe('dice leader');
  });

  it('M61 a disrupted light primary counts half, rounded up', () => {
    const t = combat({ '0906': 'light', '0907': 'morgan!' }).act(SKIRMISH, 1);
    expect(t.last('combatRolled').sums.difference).toBe(2);
  });

  it('15.3 7.2 a skirmish counts as an attack', () => {
    const t = combat({ '0906': 'light', '0907': 'poor', '1005': 'ny' }).act(SKIRMISH, 1, 4);
    if (t.asks === 'british attack') t.act({ kind: 'endCombat' });
    expect(t.has('dutyFailed')).toBe(false);
  });
});

describe('15.3 riflemen', () => {
  it('15.3 M35 T41 Morgan in 0508 on 20th/62nd in 0707 over an empty 0607: +5, a 3: disrupted, and it may retreat', () => {
    const placed = { '0508': 'morgan', '0707': 'h20_62' };
    const t = colonial(placed).act(attack('0707', 'morgan', 'skirmish'), 3);
    expect(t.last('combatRolled').sums.difference).toBe(5);
    expect([t.signs('h20_62'), t.asks]).toEqual(['disrupted', 'british afterLongShot']);
    t.act(stay('0707'));
    expect([t.at('h20_62'), t.signs('h20_62')]).toEqual(['0707', 'disrupted']);
    const goes = colonial(placed)
      .act(attack('0707', 'morgan', 'skirmish'), 3)
      .act(giveWay('0707'));
    goes.act(retreat('h20_62', '0807'));
    expect([goes.at('h20_62'), goes.signs('h20_62')]).toEqual(['0807', 'disrupted']);
  });

  it('15.3 M35 T41 the hex between must be free of all units; of two one is enough; in fog too', () => {
    const t = colonial({ '0508': 'morgan', '0707': 'h20_62', '0607': 'poor' });
    expect(t.refusal(attack('0707', 'morgan', 'skirmish'))).toBe('betweenOccupied 15.3');
    const leader = colonial({ '0508': 'morgan', '0707': 'h20_62', '0607': 'arnold' });
    expect(leader.refusal(attack('0707', 'morgan', 'skirmish'))).toBe('allowed');
    const two = colonial({ '0708': 'morgan', '0907': 'h20_62', '0807': 'poor' });
    expect(two.refusal(attack('0907', 'morgan', 'skirmish'))).toBe('betweenOccupied 15.3');
    const side = colonial({ '0806': 'morgan', '1006': 'h20_62', '0906': 'poor' });
    expect(side.refusal(attack('1006', 'morgan', 'skirmish'))).toBe('allowed');
    expect(
      colonial({ '0508': 'morgan', '0707': 'h20_62' }, true).refusal(attack('0707', 'morgan', 'skirmish')),
    ).toBe('allowed');
  });

  it('M35 T41 the hexes that riflemen could hit at two hexes are known beforehand', () => {
    const shots = (placed: Placed) =>
      RULES.questions.longShots(colonial(placed).state, undefined, ['morgan', 'dearborn']);
    const open = shots({ '0508': 'morgan', '0707': 'h20_62', '0313': 'dearborn' });
    // All of the ring around 0508, whether anybody stands there or not; for Dearborn, who has no rifles, none.
    expect(open).toEqual(hexes('0307 0308 0309 0406 0409 0506 0510 0606 0609 0707 0708 0709'));
    // 0606 can be reached over 0507 as well, 0707 only over 0607.
    const barred = shots({ '0508': 'morgan', '0707': 'h20_62', '0607': 'poor' });
    expect(open.filter((hex) => !barred.includes(hex))).toEqual(hexes('0707'));
    expect(shots({ '0508': 'morgan', '0607': 'arnold' })).toEqual(open);
    expect(shots({ '0508': 'morgan!' })).toEqual([]);
  });

  it('15.3 only riflemen reach two hexes, and only in a skirmish', () => {
    const t = colonial({ '0508': 'dearborn morgan', '0707': 'h20_62' });
    expect(t.refusal(attack('0707', 'dearborn', 'skirmish'))).toBe('targetNotAdjacent 7.1');
    expect(t.refusal(attack('0707', 'morgan'))).toBe('targetNotAdjacent 7.1');
  });

  it('M36 a long shot at a disrupted hex: it stays disrupted, no second blow, it may retreat', () => {
    const t = colonial({ '0508': 'morgan', '0707': 'h20_62!' }).act(attack('0707', 'morgan', 'skirmish'), 3);
    expect([t.signs('h20_62'), t.asks]).toEqual(['disrupted', 'british afterLongShot']);
    expect(t.refusal(stay('0707'))).toBe('allowed');
  });

  it('M62 next to its target a rifle skirmishes like any light unit; with nearer skirmishers the long shot’s Dr holds', () => {
    const near = colonial({ '0607': 'morgan', '0707': 'h20_62' }).act(
      attack('0707', 'morgan', 'skirmish'),
      3,
    );
    expect([near.signs('h20_62'), near.asks]).toEqual(['', 'british giveGround']);
    const joined = colonial({ '0508': 'morgan', '0708': 'dearborn', '0707': 'h20_62' });
    joined.act(attack('0707', 'morgan dearborn', 'skirmish'), 1);
    expect(joined.last('combatRolled')).toMatchObject({ result: 'Dx', sums: { difference: 10 } });
    expect([joined.signs('h20_62'), joined.asks]).toEqual(['disrupted', 'british afterLongShot']);
  });
});

describe('15.4 militia as light troops', () => {
  it('15.4 T42 Connecticut in 0606 (woods) skirmishes 9th/21st in 0706: 4-0 = +4; from 0806 (clear) it may not', () => {
    const t = colonial({ '0606': 'ct', '0706': 'h9_21' }).act(attack('0706', 'ct', 'skirmish'), 3);
    expect(t.last('combatRolled').sums.difference).toBe(4);
    const clear = colonial({ '0806': 'ct', '0706': 'h9_21' });
    expect(clear.refusal(attack('0706', 'ct', 'skirmish'))).toBe('notLight 15.3');
  });

  it('15.4 M34 T42 attacked in woods by light the militia counts its 4, a brigade there still 0', () => {
    const t = combat({ '0806': 'light', '0706': 'ct' }).act(attack('0706', 'light', 'skirmish'), 1);
    expect(t.last('combatRolled').sums.difference).toBe(1);
    const brigade = combat({ '0806': 'light', '0706': 'poor' }).act(attack('0706', 'light', 'skirmish'), 1);
    expect(brigade.last('combatRolled').sums.difference).toBe(5);
  });
});
