import { describe, expect, it } from 'vitest';
import { type Action, createGame, SCENARIOS } from '../../../src/engine/firstSaratoga';
import { sightBetween } from '../../../src/engine/firstSaratoga/sight';
import { ELIMINATED } from '../../../src/engine/firstSaratoga/state';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import {
  advance,
  attack,
  BATTLE_GAME,
  begin,
  changed,
  counterattack,
  type Placed,
  stay,
  step,
  table,
} from '../../helpers/firstSaratoga/position';

/** The difference of an attack, by a die that does little. */
function difference(
  placed: Placed,
  hex: string,
  units: string,
  mode: 'normal' | 'skirmish' | 'bombard' = 'normal',
) {
  const t = table(placed, { phase: 'combat' }).act(attack(hex, units, mode));
  if (t.asks.endsWith('choosePrimary')) throw new Error('the defender is asked first');
  return t.roll(1).last('combatRolled').sums.difference;
}

describe('7.4 strengths', () => {
  it('7.4 T26 20th/62nd, 24th and Burgoyne in 1006 on Poor in 0907: 8+3+1-7 = +5', () => {
    expect(difference({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor' }, '0907', 'h20_62 f24')).toBe(5);
  });

  it('1.3 M27 T28 from the clear into light woods is halved: 4-7 = -3; from woods it is not: 8-7 = +1', () => {
    expect(difference({ '0907': 'h20_62', '0807': 'poor' }, '0807', 'h20_62')).toBe(-3);
    expect(difference({ '0808': 'h20_62', '0807': 'poor' }, '0807', 'h20_62')).toBe(1);
  });

  it('7.5 M28 T29 over the works halved, +2 CF and +2 morale: 4+2+1-(7+2) = -2, and Learned checks on 6', () => {
    const t = table({ '0408': 'h20_62 f24 burgoyne', '0308': 'learned' }, { phase: 'combat' });
    t.act(attack('0308', 'h20_62 f24'), 5);
    expect(t.last('combatRolled').sums.difference).toBe(-2);
    t.roll(6);
    expect(t.last('moraleChecked')).toMatchObject({ unit: 'learned', needed: 6, passed: true });
  });

  it('7.5 M28 T30 one attacker who does not come over works spoils them: 8+4-7 = +5', () => {
    const placed = { '0309': 'h20_62', '0408': 'h9_21', '0308': 'learned' };
    expect(difference(placed, '0308', 'h20_62 h9_21')).toBe(5);
  });

  it('1.3 T31 each reason halves once, rounded up at the end: woods and stream 8 to 2, stream alone 4', () => {
    expect(difference({ '0806': 'h20_62', '0706': 'poor' }, '0706', 'h20_62')).toBe(-5);
    expect(difference({ '0707': 'h20_62', '0706': 'poor' }, '0706', 'h20_62')).toBe(-3);
  });

  it('1.3 TEC T32 a creek halves 7 to 4, rounded up; 7.7 adjacent guns are not halved by it', () => {
    expect(difference({ '0814': 'rRied', '0714': 'poor' }, '0714', 'rRied')).toBe(-3);
    expect(difference({ '0814': 'artR', '0714': 'poor' }, '0714', 'artR', 'bombard')).toBe(-4);
  });

  it('1.3 never below 1: the 47th with 2, halved by woods and by the stream, counts 1', () => {
    const t = table({ '0806': 'r47', '0706': 'poor' }, { phase: 'combat' });
    expect(t.act(attack('0706', 'r47'), 1).last('combatRolled').sums.attack[0]).toMatchObject({
      printed: 2,
      value: 1,
      halved: ['stream', 'woods'],
    });
  });

  it('M27 deep woods in either hex halve, and woods halve only once', () => {
    const line = (placed: Placed, hex: string) =>
      table(placed, { phase: 'combat' }).act(attack(hex, 'h20_62'), 1).last('combatRolled').sums.attack[0];
    expect(line({ '0608': 'h20_62', '0508': 'poor' }, '0508')).toMatchObject({ value: 4, halved: ['woods'] });
    expect(line({ '0508': 'h20_62', '0608': 'poor' }, '0608')).toMatchObject({ value: 4, halved: ['woods'] });
    expect(line({ '0608': 'h20_62', '0607': 'poor' }, '0607')).toMatchObject({ value: 4, halved: ['woods'] });
  });

  it('7.5 T33 buildings: Poor in 1008 adds 2: 8-(7+2) = -1; M29 works and buildings add up', () => {
    expect(difference({ '1109': 'h20_62', '1008': 'poor' }, '1008', 'h20_62')).toBe(-1);
    const guns = table({ '1109': 'h20_62', '1008': 'gar1' }, { phase: 'combat' }).act(
      attack('1008', 'h20_62'),
      1,
    );
    expect(guns.last('combatRolled').sums.defence.map(({ what }) => what)).toEqual(['gun']);
  });

  it('M29 works and buildings add up: Poor in a protected hex with houses defends with 7+2+2', () => {
    const { ground } = SCENARIOS.battle;
    const hexes = ground.hexes.map((line, i) =>
      i === 3 ? line.replace(/\.h {2}\.h {2}\.h {2}\.h/, '.h  .hB .h  .h') : line,
    );
    const game = createGame(changed({ ground: { ...ground, hexes } }));
    const t = table({ '0408': 'h20_62', '0409': 'poor' }, { game, phase: 'combat' }).act(
      attack('0409', 'h20_62'),
      1,
    );
    expect(t.last('combatRolled').sums.defence.map(({ what, value }) => `${what} ${value}`)).toEqual([
      'unit 7',
      'works 2',
      'buildings 2',
    ]);
  });

  it('7.4 M23 T34 one unit a hex and one battalion: Grenadiers and Light 3+3-3 = +3, a third is refused', () => {
    const placed = { '1006': 'gren light f24', '0907': 'dearborn' };
    expect(difference(placed, '0907', 'gren light')).toBe(3);
    const t = table(placed, { phase: 'combat' });
    expect(t.refusal(attack('0907', 'gren light f24'))).toBe('onlyTwoJoin 7.4');
    const brigades = table({ '1006': 'h20_62 h9_21', '0907': 'poor' }, { phase: 'combat' });
    expect(brigades.refusal(attack('0907', 'h20_62 h9_21'))).toBe('onlyTwoJoin 7.4');
  });

  it('M24 15.1 T34 Poor and Dearborn defend with 7+3 whichever is primary; the check is on 4 or on 5', () => {
    for (const [unit, needed] of [
      ['poor', 4],
      ['dearborn', 5],
    ] as const) {
      const t = table({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor dearborn' }, { phase: 'combat' });
      t.act(attack('0907', 'h20_62 f24'));
      expect(t.asks).toBe('colonial choosePrimary');
      t.act({ kind: 'choosePrimary', unit }, 1);
      expect(t.last('combatRolled').sums.difference).toBe(2);
      t.roll();
      const check = table({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor dearborn' }, { phase: 'combat' })
        .act(attack('0907', 'h20_62 f24'))
        .act({ kind: 'choosePrimary', unit }, 2, 6);
      expect(check.last('moraleChecked')).toMatchObject({ unit, needed });
    }
  });

  it('M24 in defence a battalion as primary is helped by a gun; two brigades do not add', () => {
    const guns = table({ '0806': 'f24 artF', '0706': 'poor' }, { phase: 'combat', side: 'colonial' });
    guns.act(attack('0806', 'poor'), 1);
    expect(guns.last('combatRolled').sums.defence.map(({ value }) => value)).toEqual([3, 2]);
    const two = table({ '1006': 'h20_62', '0907': 'poor ny' }, { phase: 'combat' }).act(
      attack('0907', 'h20_62'),
      1,
    );
    expect(two.last('combatRolled').sums.difference).toBe(1);
  });

  it('7.5 T35 works help guns alone: 7 halved 4 - (3+2) = -1, and they check on 6', () => {
    const t = table({ '0511': 'rRied', '0411': 'gar1' }, { phase: 'combat' }).act(attack('0411', 'rRied'), 5);
    expect(t.last('combatRolled').sums.difference).toBe(-1);
    expect(t.game.view(t.state, undefined).about).toMatchObject({ check: { unit: 'gar1', needed: 6 } });
  });

  it('7.4 8.8 a disrupted defender counts half, rounded up, and its helper too', () => {
    const t = table({ '1006': 'h20_62', '0907': 'poor! dearborn!' }, { phase: 'combat' });
    t.act(attack('0907', 'h20_62')).act({ kind: 'choosePrimary', unit: 'poor' }, 1);
    expect(t.last('combatRolled').sums.defence.map(({ value }) => value)).toEqual([4, 2]);
  });

  it('M25 an ineffective battalion defends with its back and adds its back, and never attacks', () => {
    const t = table({ '1006': 'h20_62', '0907': 'poor dearborn-' }, { phase: 'combat' });
    t.act(attack('0907', 'h20_62')).act({ kind: 'choosePrimary', unit: 'dearborn' }, 1);
    expect(t.last('combatRolled').sums.defence.map(({ value }) => value)).toEqual([1, 7]);
    const own = table({ '1006': 'f24- h20_62', '0907': 'poor' }, { phase: 'combat' });
    expect(own.refusal(attack('0907', 'f24'))).toBe('ineffectiveAttack 2.5');
  });

  it('10.2 M59 one leader a hex counts, the highest, for the column and for checks each by itself', () => {
    const t = table({ '1006': 'h20_62 burgoyne fraser', '0907': 'poor' }, { phase: 'combat' });
    expect(t.act(attack('0907', 'h20_62'), 1).last('combatRolled').sums.difference).toBe(3);
    const elsewhere = { '1006': 'h20_62', '0908': 'h9_21 burgoyne', '0907': 'poor' };
    expect(difference(elsewhere, '0907', 'h20_62 h9_21')).toBe(9);
    const ineffective = { '1006': 'h20_62 burgoyne-', '0907': 'poor' };
    expect(difference(ineffective, '0907', 'h20_62')).toBe(1);
  });

  it('2.1 2.2 2.3 units show CF, morale and MA, guns a bombardment factor and a range, leaders two bonuses', () => {
    const of = (id: string) => SCENARIOS.battle.counters.find((counter) => counter.id === id)?.front;
    expect(of('h9_21')).toEqual({ cf: 8, morale: 5, ma: 4, type: '' });
    expect(of('artH')).toEqual({ cf: 2, morale: 4, ma: 3, type: '', bombard: 3, range: 2 });
    expect(of('arnold')).toEqual({ combatBonus: 2, moraleBonus: 2, ma: 6 });
  });
});

describe('7.1 attacks', () => {
  it('7.1 a hex is attacked once a phase, a unit attacks once', () => {
    const placed = { '1006': 'h20_62', '0908': 'h9_21', '0907': 'poor', '1106': 'f24', '1005': 'ny' };
    const t = table(placed, { phase: 'combat' }).act(attack('0907', 'h20_62'), 6).act(stay('0907'));
    expect(t.refusal(attack('0907', 'h9_21'))).toBe('hexAlreadyAttacked 7.1');
    expect(t.refusal(attack('1005', 'h20_62'))).toBe('alreadyAttacked 7.1');
    expect(t.refusal(attack('1005', 'f24'))).toBe('allowed');
  });

  it('7.1 units in different hexes may join', () => {
    expect(difference({ '1006': 'h20_62', '0908': 'h9_21', '0907': 'poor' }, '0907', 'h20_62 h9_21')).toBe(9);
  });

  it('7.1 only an enemy unit is attacked, by own units next to it', () => {
    const t = table({ '1006': 'h20_62 burgoyne', '0907': 'poor', '0806': 'ny' }, { phase: 'combat' });
    expect(t.refusal(attack('0807', 'h20_62'))).toBe('noTarget 7.1');
    expect(t.refusal(attack('0806', 'h20_62'))).toBe('targetNotAdjacent 7.1');
    expect(t.refusal(attack('0907', 'burgoyne'))).toBe('leadersDoNotAttack 2.3');
    expect(t.refusal({ kind: 'attack', mode: 'normal', hex: 907, units: [], primary: 'h20_62' })).toBe(
      'noAttackers 7.1',
    );
    expect(t.refusal({ kind: 'attack', mode: 'storm', hex: 907, units: ['h20_62'], primary: 'h20_62' })).toBe(
      'malformed 3.1',
    );
    expect(
      t.refusal({ kind: 'attack', mode: 'normal', hex: 99999, units: ['h20_62'], primary: 'h20_62' }),
    ).toBe('noTarget 7.1');
  });

  it('8.8 a disrupted unit may not attack, skirmish or bombard', () => {
    const t = table({ '1006': 'light! h20_62! artF!', '0907': 'poor', '0908': 'f24' }, { phase: 'combat' });
    expect(t.refusal(attack('0907', 'h20_62'))).toBe('disruptedAttack 8.8');
    expect(t.refusal(attack('0907', 'light', 'skirmish'))).toBe('disruptedAttack 8.8');
    expect(t.refusal(attack('0907', 'artF', 'bombard'))).toBe('disruptedAttack 8.8');
  });

  it('7.3 the attacker names infantry, a gun only if there is none; the defender is asked after that (M48)', () => {
    const t = table({ '1006': 'h20_62 artH', '0907': 'poor ny' }, { phase: 'combat' });
    expect(t.refusal(attack('0907', 'artH h20_62'))).toBe('notPrimary 7.3');
    expect(t.refusal(attack('0907', 'h20_62 artH', 'normal', 'burgoyne'))).toBe('notPrimary 7.3');
    expect(t.refusal(attack('0907', 'artH', 'normal'))).toBe('noInfantry 7.3');
    expect(t.refusal(attack('0907', 'h20_62', 'bombard'))).toBe('onlyGunsBombard 7.7');
    t.act(attack('0907', 'h20_62 artH'));
    expect(t.asks).toBe('dice combat');
  });

  it('7.3 7.8 of guns alone a near one is primary before a distant one', () => {
    const t = table({ '0907': 'artF', '1007': 'artH', '0806': 'morgan' }, { phase: 'combat' });
    const BOTH = 'artH artF';
    expect(t.refusal(attack('0806', BOTH, 'bombard', 'artH'))).toBe('notPrimary 7.3');
    expect(t.refusal(attack('0806', BOTH, 'bombard', 'artF'))).toBe('allowed');
    expect(t.refusal(attack('0806', 'artH', 'bombard', 'artH'))).toBe('allowed');
  });

  it('7.3 M59 nobody is asked where the candidates are alike; guns are named only without infantry', () => {
    const alike = table({ '1006': 'h20_62', '0907': 'poor ny' }, { phase: 'combat' }).act(
      attack('0907', 'h20_62'),
    );
    expect(alike.asks).toBe('dice combat');
    const reduced = table({ '1006': 'h20_62', '0907': 'poor ny-' }, { phase: 'combat' }).act(
      attack('0907', 'h20_62'),
    );
    expect(reduced.asks).toBe('colonial choosePrimary');
    const guns = table({ '1006': 'h20_62', '0907': 'poor gar1' }, { phase: 'combat' }).act(
      attack('0907', 'h20_62'),
    );
    expect(guns.asks).toBe('dice combat');
    expect(guns.last('primaryChosen').unit).toBe('poor');
    expect(reduced.refusal({ kind: 'choosePrimary', unit: 'learned' })).toBe('notOnMap 2.1');
    expect(reduced.refusal({ kind: 'choosePrimary', unit: 'h20_62' })).toBe('notYours 3.1');
    const mixed = table({ '1006': 'h20_62', '0907': 'poor dearborn gar1' }, { phase: 'combat' });
    mixed.act(attack('0907', 'h20_62'));
    expect(mixed.refusal({ kind: 'choosePrimary', unit: 'gar1' })).toBe('notACandidate 7.3');
  });
});

describe('7.7 guns, 7.8 sight', () => {
  it('7.7 T36 Jones in 1007 on Morgan in 0806, two hexes over 0907: 3-3 = 0; a 1 is Ar, and nothing happens', () => {
    const t = table({ '1007': 'artH', '0806': 'morgan' }, { phase: 'combat' }).act(
      attack('0806', 'artH', 'bombard'),
      1,
    );
    expect(t.last('combatRolled')).toMatchObject({ result: 'Ar', sums: { difference: 0 } });
    expect([t.at('artH'), t.signs('artH'), t.has('noEffect')]).toEqual(['1007', '', true]);
    const hit = table({ '1007': 'artH', '0806': 'morgan' }, { phase: 'combat' });
    expect(hit.act(attack('0806', 'artH', 'bombard'), 5).asks).toBe('colonial giveGround');
  });

  it('7.7 an attack by distant guns alone loses nothing by Ex; the defender does', () => {
    const t = table({ '1007': 'artH artF', '0806': 'dearborn' }, { phase: 'combat' });
    t.act(attack('0806', 'artH artF', 'bombard'), 2, 1);
    expect(t.asks).toBe('colonial exchange');
    t.act({ kind: 'exchange', choice: 'loss' });
    expect([t.at('artH'), t.at('artF'), t.at('dearborn')]).toEqual(['1007', '1007', 'lost']);
  });

  it('7.7 distant guns of a mixed attack never suffer its A result', () => {
    const t = table({ '1007': 'artH', '0907': 'h20_62', '0806': 'poor' }, { phase: 'combat' });
    t.act(attack('0806', 'h20_62 artH'), 1);
    expect(t.last('combatRolled').sums.difference).toBe(4);
    const weak = table({ '1007': 'artH', '0907': 'f24', '0806': 'poor' }, { phase: 'combat' });
    weak.act(attack('0806', 'f24 artH'), 2).act(stay('0907'));
    expect(weak.last('combatRolled')).toMatchObject({ result: 'Ar', sums: { difference: -1 } });
    expect([weak.signs('f24'), weak.signs('artH')]).toEqual(['disrupted', '']);
  });

  it('7.7 guns never into or out of deep woods, and no farther than their range', () => {
    const t = table(
      { '0508': 'artH', '0608': 'poor', '0709': 'f24', '0308': 'learned' },
      { phase: 'combat' },
    );
    expect(t.refusal(attack('0608', 'artH', 'bombard'))).toBe('gunsAndDeepWoods 7.7');
    const far = table({ '0508': 'artH', '0708': 'f24', '0111': 'poor' }, { phase: 'combat' });
    expect(far.refusal(attack('0111', 'artH', 'bombard'))).toBe('outOfRange 7.7');
  });

  it('7.8 T37 Jones in 0508 on 0309: the bare hill 0408 blocks; from 0408 it is adjacent, halved by works', () => {
    const t = table({ '0508': 'artH', '0309': 'learned' }, { phase: 'combat' });
    expect(t.refusal(attack('0309', 'artH', 'bombard'))).toBe('outOfSight 7.8');
    const near = table({ '0408': 'artH', '0309': 'learned' }, { phase: 'combat' }).act(
      attack('0309', 'artH', 'bombard'),
      6,
    );
    expect(near.last('combatRolled').sums.attack[0]).toMatchObject({
      printed: 3,
      value: 2,
      halved: ['works'],
    });
  });

  it('7.7 M28 a hex bombarded only from afar has the +2 of works', () => {
    const t = table({ '0614': 'artH', '0414': 'learned' }, { phase: 'combat' });
    t.act(attack('0414', 'artH', 'bombard'), 1);
    expect(t.last('combatRolled').sums.defence.map(({ what }) => what)).toEqual(['unit', 'works']);
  });

  it('7.8 light woods block unless the gun is on a hill, on a hill always; deep woods in, out and through', () => {
    const sees = (from: string, to: string) => sightBetween(BATTLE_GAME.world, hexOf(from), hexOf(to)).clear;
    expect(sees('0904', '0906')).toBe(false); // over 0905, light woods
    expect(sees('1007', '1009')).toBe(false); // over 1008, a bare hill: 1009 is none
    expect(sees('1007', '0908')).toBe(true);
    expect(sees('0508', '0608')).toBe(false); // next to it, but deep woods
    expect(sees('1206', '1208')).toBe(false); // over 1207, light woods on a hill
    expect(sees('1007', '1206')).toBe(true); // over 1107, light woods, from a hill
    expect(sees('1206', '1007')).toBe(false); // the same, from no hill
    expect(sees('0308', '0310')).toBe(true); // over 0309, a bare hill, from hill to hill
  });

  it('7.8 where the line runs along a side both hexes must block', () => {
    const sees = (from: string, to: string) => sightBetween(BATTLE_GAME.world, hexOf(from), hexOf(to)).clear;
    expect(sees('0107', '0307')).toBe(true); // between 0206, light woods, and 0207, clear
    expect(sees('0203', '0102')).toBe(false); // between 0103 and 0202, both light woods
  });

  it('7.7 distant guns are halved by streams only', () => {
    const halvings = (placed: Placed, hex: string) =>
      table(placed, { phase: 'combat' })
        .act(attack(hex, 'artF', 'bombard'), 6)
        .last('combatRolled').sums.attack[0];
    expect(halvings({ '0605': 'artF', '0603': 'poor' }, '0603')).toMatchObject({
      value: 2,
      halved: ['stream'],
    });
    // From the clear into light woods, over a clear hex: next to it the gun would be halved.
    expect(halvings({ '1006': 'artF', '0807': 'poor' }, '0807')).toMatchObject({ value: 3, halved: [] });
    expect(halvings({ '0907': 'artF', '0807': 'poor' }, '0807')).toMatchObject({
      value: 2,
      halved: ['woods'],
    });
  });
});

describe('7.2 duty and counterattack', () => {
  const END: Action = { kind: 'endCombat' };

  it('7.2 M44 T52 9th/21st next to Poor does not attack: Poor may counterattack it, once', () => {
    const t = table({ '0908': 'h9_21', '0907': 'poor' }, { phase: 'combat' }).act(END);
    expect(t.asks).toBe('colonial counterattack');
    expect(t.refusal(counterattack('0907', 'poor'))).toBe('noCounterattackHere 7.2');
    t.act(counterattack('0908', 'poor'), 1);
    expect(t.last('attacked')).toMatchObject({ counter: true, side: 'colonial' });
    expect(t.last('combatRolled').sums.difference).toBe(-1);
    // An Ax: Poor checks.
    t.roll(6);
    expect(t.signs('poor')).toBe('disrupted');
  });

  it('7.2 passing leaves it at that', () => {
    const t = table({ '0908': 'h9_21', '0907': 'poor' }, { phase: 'combat' }).act(END).act({ kind: 'pass' });
    expect(t.asks).toBe('colonial move');
  });

  it('M30 T52 one unit’s attack frees its whole stack', () => {
    const t = table({ '0908': 'h9_21 artH', '0907': 'poor', '0808': 'ny' }, { phase: 'combat' });
    t.act(attack('0808', 'artH', 'bombard'), 6).act(stay('0908'));
    t.act(END);
    expect(t.asks).not.toBe('colonial counterattack');
  });

  it('7.2 T52 protected hexes are excused: Learned in the works next to 9th/21st', () => {
    const t = table({ '0408': 'h9_21', '0308': 'learned' }, { phase: 'combat', side: 'colonial' }).act(END);
    expect(t.has('dutyFailed')).toBe(false);
  });

  it('7.2 protected hexes are excused from an enemy inside the works, too, whose ZOC reaches them', () => {
    const inside = { '0309': 'h9_21', '0308': 'learned' };
    expect(table(inside, { phase: 'combat', side: 'colonial' }).act(END).has('dutyFailed')).toBe(false);
    // Behind the works nothing is protected.
    const behind = { '0309': 'h9_21', '0209': 'learned' };
    const failed = table(behind, { phase: 'combat', side: 'colonial' }).act(END).last('dutyFailed');
    expect(failed.hexes).toEqual([hexOf('0209')]);
  });

  it('7.2 deep woods and hexes where all are disrupted, ineffective or marched are excused', () => {
    const excused = (units: string, hex = '0908') =>
      !table({ [hex]: units, '0907': 'poor', '1206': 'f24', '1106': 'ny' }, { phase: 'combat' })
        .act(END)
        .has('dutyFailed') ||
      table({ [hex]: units, '0907': 'poor', '1206': 'f24', '1106': 'ny' }, { phase: 'combat' })
        .act(END)
        .last('dutyFailed')
        .hexes.every((each) => each !== hexOf(hex));
    expect(excused('h9_21!')).toBe(true);
    expect(excused('gren-')).toBe(true);
    expect(excused('h9_21>')).toBe(true);
    expect(excused('h9_21! gren')).toBe(false);
  });

  it('7.2 M60 only units that control the hex and were not attacked themselves counterattack', () => {
    const t = table(
      { '0908': 'h9_21', '0907': 'poor', '1006': 'h20_62', '0807': 'dearborn!' },
      { phase: 'combat' },
    );
    t.act(attack('0907', 'h20_62'), 1).act(stay('1006')).act(END);
    // Poor was attacked, Dearborn is disrupted: nobody is left.
    expect(t.asks).not.toBe('colonial counterattack');
  });

  it('7.2 M60 who was attacked, or does not control the hex, is refused', () => {
    const attacked = table(
      { '0908': 'h9_21', '0907': 'poor', '1006': 'h20_62', '0808': 'ny' },
      { phase: 'combat' },
    );
    attacked.act(attack('0907', 'h20_62'), 1).act(stay('1006')).act(END);
    expect(attacked.refusal(counterattack('0908', 'poor'))).toBe('wasAttacked 7.2');
    expect(attacked.refusal(counterattack('0908', 'ny'))).toBe('allowed');
    const deep = table({ '0508': 'h9_21', '0608': 'dearborn', '0407': 'poor' }, { phase: 'combat' }).act(END);
    expect(deep.refusal(counterattack('0508', 'dearborn'))).toBe('doesNotControl 7.2');
    expect(deep.refusal(counterattack('0508', 'poor'))).toBe('allowed');
  });

  it('M60 a hex that is empty by then falls out', () => {
    const placed = { '0908': 'h9_21', '1006': 'h20_62', '0907': 'poor', '0807': 'ny', '0906': 'learned' };
    const t = table(placed, { phase: 'combat' }).act(END);
    t.act(counterattack('1006', 'learned poor'), 1);
    t.state.at[t.number('h9_21')] = ELIMINATED;
    // New York could have attacked 0908.
    t.act(stay('1006'));
    expect(t.asks).toBe('colonial move');
  });

  it('M60 a hex that nobody can counterattack any more falls out', () => {
    const t = table({ '0908': 'h9_21', '1006': 'h20_62', '0907': 'poor' }, { phase: 'combat' }).act(END);
    expect(t.last('dutyFailed').hexes).toEqual([hexOf('0908'), hexOf('1006')]);
    t.act(counterattack('1006', 'poor'), 3).act(stay('0907'));
    expect(t.asks).toBe('colonial move');
  });

  it('M60 the enemy takes the hexes in any order; no answer to a counterattack', () => {
    const placed = { '0908': 'h9_21', '1006': 'h20_62', '0907': 'poor', '0807': 'ny', '0906': 'learned' };
    const t = table(placed, { phase: 'combat' }).act(END);
    expect(t.game.view(t.state, undefined).about).toMatchObject({ kind: 'counter', hexes: [908, 1006] });
    t.act(counterattack('1006', 'learned poor'), 1);
    expect(t.asks).toBe('british giveGround');
    t.act({ kind: 'giveGround', hex: 1006, choice: 'stay' });
    expect(t.asks).toBe('colonial counterattack');
    expect(t.refusal(counterattack('0908', 'poor'))).toBe('alreadyAttacked 7.1');
    expect(t.refusal(counterattack('0908', 'ny'))).toBe('allowed');
    t.act({ kind: 'pass' });
    expect(t.asks).toBe('colonial move');
  });

  it('M60 distant units and skirmishers do not counterattack', () => {
    const t = table({ '0908': 'h9_21', '0907': 'poor', '0706': 'morgan' }, { phase: 'combat' }).act(END);
    expect(t.refusal(counterattack('0908', 'morgan'))).toBe('targetNotAdjacent 7.1');
    expect(t.refusal(attack('0908', 'poor'))).toBe('notNow 3.1');
  });

  it('8.10 an advance after a counterattack', () => {
    const t = table({ '0908': 'f24', '0907': 'poor arnold', '0807': 'dearborn' }, { phase: 'combat' }).act(
      END,
    );
    t.act(counterattack('0908', 'poor'), 6, 6);
    expect(t.asks).toBe('british retreat');
    const away = t.actions.find((action) => action.kind === 'retreat');
    if (!away) throw new Error('no retreat');
    t.act(away);
    expect(t.asks).toBe('colonial advance');
    t.act(advance('poor', 'arnold'));
    expect([t.at('poor'), t.at('arnold')]).toEqual(['0908', '0908']);
  });
});

it('CRT the table as it is printed, and 7.6 its columns', () => {
  expect(SCENARIOS.battle.charts.results.map((row) => row.join(' '))).toEqual([
    'Ax Ax Ax Ar Ac(NE) Dc(Ex) Dr Dr Dx',
    'Ax Ax Ar Ar Dc(Ex) Dc(Ex) Dr Dx Dm(Dr)',
    'Ax Ar Ar Ac(Ex) Dc(Ex) Dr Dx Dm(Dr) Dm(Dr)',
    'Ar Ar Ac(Ex) Dc(Ex) Dr Dr Dm(Dr) Dm(Dr) Dm(Dx)',
    'Ar Ac(NE) Dc(NE) Dr Dr Dm(Dr) Dm(Dr) Dm(Dx) Dm(Dx)',
    'Ar Dc(NE) Dc(Dr) Dr Dm(Dr) Dm(Dr) Dm(Dx) Dm(Dx) Dm(Dx)',
  ]);
  expect(SCENARIOS.battle.charts.columns).toEqual([-4, -2, 0, 2, 4, 6, 8, 10]);
});

it('4.1 step and begin are not attacks', () => {
  const t = table({ '1006': 'h20_62', '0907': 'poor' }, { phase: 'combat' });
  expect(t.refusal(begin('h20_62'))).toBe('notNow 3.1');
  expect(t.refusal(step('1106'))).toBe('notNow 3.1');
});
