import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { type Action, SCENARIOS } from '../../../src/engine/firstSaratoga';
import { begin, BATTLE_GAME, step, Table, table } from '../../helpers/firstSaratoga/position';

const assign = (formation: string, entry: string): Action => ({ kind: 'assign', formation, entry });
const join = (leader: string, formation: string): Action => ({ kind: 'join', leader, formation });
const place = (counter: string, hex: string): Action => ({ kind: 'place', counter, hex: hexOf(hex) });
const READY: Action = { kind: 'ready' };
const DEPLOY: Action = { kind: 'deploy' };

const opening = () => new Table(BATTLE_GAME.start({ scenario: 'battle' }));
const colonials = () => opening().act(DEPLOY).act(READY);

describe('13.3 British arrival', () => {
  it('13.3 T1 one formation at each entry: F at A, then H at A is refused', () => {
    const t = opening().act(assign('F', 'A'));
    expect(t.refusal(assign('H', 'A'))).toBe('entryTaken 13.3');
    expect(t.refusal(assign('F', 'B'))).toBe('allowed');
  });

  it('13.3 T2 R at A, H at B, F at C with Burgoyne and F: ready', () => {
    const t = opening().act(assign('R', 'A')).act(assign('H', 'B')).act(assign('F', 'C'));
    expect(t.refusal(READY)).toBe('notAssigned 13.3');
    t.act(join('burgoyne', 'F'));
    expect(t.refusal(READY)).toBe('allowed');
    t.act(READY);
    expect(t.asks).toBe('colonial place');
  });

  it('13.3 only a leader without a formation chooses one, and formations must exist', () => {
    const t = opening();
    expect(t.refusal(join('fraser', 'H'))).toBe('notAFreeLeader 13.3');
    expect(t.refusal(join('burgoyne', 'X'))).toBe('unknownFormation 13.3');
    expect(t.refusal(assign('X', 'A'))).toBe('unknownFormation 13.3');
    expect(t.refusal(assign('F', 'D'))).toBe('unknownEntry 13.3');
  });

  it('13.3 a formation can be taken back, so that two may change places', () => {
    const t = opening().act(DEPLOY);
    t.act({ kind: 'unassign', formation: 'F' });
    expect(t.refusal(READY)).toBe('notAssigned 13.3');
    t.act(assign('H', 'C')).act(assign('F', 'B'));
    expect(t.refusal(READY)).toBe('allowed');
  });

  it('13.3 the historical arrival: Riedesel at A, Hamilton with Burgoyne at B, Fraser at C', () => {
    const { columns } = BATTLE_GAME.view(opening().act(DEPLOY).state, 'british');
    expect(columns['A']?.formation).toBe('R');
    expect(columns['B']?.formation).toBe('H');
    expect(columns['B']?.waiting).toContain('burgoyne');
    expect(columns['C']?.formation).toBe('F');
    expect(columns['C']?.waiting).toHaveLength(8);
  });

  it('M53 Fraser and Riedesel are leaders of their formations, Hamilton has none', () => {
    const leaders = SCENARIOS.battle.counters.filter(({ kind }) => kind === 'leader');
    expect(leaders.map(({ id }) => id)).toEqual(['burgoyne', 'fraser', 'riedesel', 'arnold', 'gates']);
  });
});

describe('13.4 Colonial set-up', () => {
  it('13.4 M9 T3 units of the works stand in a protected hex: not 0310, but 0410', () => {
    const t = colonials();
    expect(t.refusal(place('learned', '0310'))).toBe('atTheWorks 13.4');
    expect(t.refusal(place('learned', '0410'))).toBe('allowed');
  });

  it('13.4 M10 T4 each of the ten alone; the free ones with each other only; a leader may join any', () => {
    const t = colonials().act(place('learned', '0410'));
    expect(t.refusal(place('nixon', '0410'))).toBe('mustBeAlone 13.4');
    expect(t.refusal(place('poor', '0410'))).toBe('mustBeAlone 13.4');
    expect(t.refusal(place('arnold', '0410'))).toBe('allowed');
    t.act(place('poor', '0409'));
    expect(t.refusal(place('ny', '0409'))).toBe('allowed');
    expect(t.refusal(place('nixon', '0409'))).toBe('mustBeAlone 13.4');
  });

  it('13.4 T5 the free ones anywhere in 01xx to 07xx: not 0801, but 0716', () => {
    const t = colonials();
    expect(t.refusal(place('poor', '0801'))).toBe('outsideSetUpArea 13.4');
    expect(t.refusal(place('poor', '0716'))).toBe('allowed');
    expect(t.refusal(place('poor', '0117'))).toBe('notOnTheMap 13.4');
    expect(t.refusal(place('gates', '0311'))).toBe('notForPlacing 13.4');
  });

  it('13.4 M13 T5 Arnold stands on a unit, in the works too; without one the side is not ready', () => {
    const t = colonials().act(DEPLOY);
    t.act({ kind: 'lift', counter: 'arnold' });
    expect(t.refusal(READY)).toBe('notPlaced 13.4');
    expect(t.refusal(place('arnold', '0505'))).toBe('notWithAUnit 13.4');
    t.act(place('arnold', '0308'));
    expect(t.refusal(READY)).toBe('allowed');
    t.act({ kind: 'lift', counter: 'learned' });
    expect(t.refusal(READY)).not.toBe('allowed');
    t.act(place('learned', '0308'));
    expect(t.refusal(READY)).toBe('allowed');
  });

  it('13.4 a leader is left alone when his unit is placed elsewhere: not ready', () => {
    const t = colonials().act(DEPLOY).act(place('arnold', '0313')).act(place('ny', '0505'));
    expect(t.refusal(READY)).toBe('notWithAUnit 13.4');
  });

  it('13.4 four stack with a battalion among the free ones, and no unit of the other side is placed', () => {
    const t = colonials();
    for (const id of ['poor', 'ny', 'morgan', 'dearborn']) t.act(place(id, '0505'));
    expect(t.refusal(place('h9_21', '0505'))).toBe('notForPlacing 13.4');
    expect(t.refusal({ kind: 'lift', counter: 'learned' })).toBe('notPlaced 13.4');
  });

  it('13.4 the ready-made deployment holds the whole line and is ready', () => {
    const t = colonials().act(DEPLOY);
    expect(t.at('learned')).toBe('0308');
    expect(t.at('arnold')).toBe('0607');
    expect(t.refusal(READY)).toBe('allowed');
    t.act(READY);
    expect(t.asks).toBe('dice fog');
  });

  it('13.1 British red, Germans gray-green, irregulars green; Continentals dark blue, militia lighter', () => {
    const colour = (id: string) => SCENARIOS.battle.counters.find((counter) => counter.id === id)?.colour;
    expect(colour('h9_21')).toBe('red');
    expect(colour('breymann')).toBe('gray-green');
    expect(colour('irreg')).toBe('green');
    expect(colour('poor')).toBe('dark blue');
    expect(colour('ct')).toBe('light blue');
  });
});

describe('13.3 entering, 13.4 the garrison in fog, Gates', () => {
  const columns = { A: 'R', B: 'H', C: 'F' };

  it('13.3 4.5 T13 fog, entry B: a 2 gives 1 MP, a 6 gives 3: 1511 1410 1310', () => {
    const short = table({}, { fog: true, columns }).act(begin('h20_62'), 2);
    short.act(step('1511'));
    expect(short.at('h20_62')).toBe('1511');
    expect(short.asks).toBe('british move');
    const long = table({}, { fog: true, columns }).act(begin('h20_62'), 6).act(step('1511 1410 1310'));
    expect(long.at('h20_62')).toBe('1310');
    expect(long.asks).toBe('british move');
  });

  it('13.3 the die of A and B has a floor of 1, whatever it shows', () => {
    const t = table({}, { fog: true, columns }).act(begin('rRied'), 1);
    expect(t.last('movementRolled')).toMatchObject({ die: 1, modifier: -3, allowance: 2 });
  });

  it('13.3 T14 fog, entry C, no modifier: Grenadiers, Light Infantry and Fraser with a 6 go four hexes', () => {
    const t = table({}, { fog: true, columns });
    expect(t.refusal(begin('gren light fraser', true))).toBe('noMarchOnEntry 13.3');
    t.act(begin('gren light fraser'), 6).act(step('1507 1406 1306 1206'));
    expect([t.at('gren'), t.at('light'), t.at('fraser')]).toEqual(['1206', '1206', '1206']);
    expect(t.asks).toBe('british move');
  });

  it('13.3 M5 T15 in clear weather no die and no -3: 9th/21st enters at B with its printed 4', () => {
    const t = table({}, { columns }).act(begin('h9_21'));
    expect(t.asks).toBe('british moveGroup');
    t.act(step('1511 1410 1310 1209'));
    expect(t.at('h9_21')).toBe('1209');
  });

  it('M4 a formation may enter as several groups, each with its own die', () => {
    const t = table({}, { fog: true, columns }).act(begin('h20_62'), 6).act(step('1511 1410 1310'));
    t.act(begin('h9_21'), 1).act(step('1511'));
    expect([t.at('h20_62'), t.at('h9_21')]).toEqual(['1310', '1511']);
  });

  it('M6 a unit may wait beside the map and enter on a later turn', () => {
    const t = table({ '0308': 'learned' }, { columns }).act({ kind: 'endMovement' });
    expect(t.at('h9_21')).toBe('beside');
    const later = table({}, { columns, turn: 5 });
    expect(later.refusal(begin('h9_21'))).toBe('allowed');
  });

  it('13.3 a group beside the map enters by its own hex, together only with its own column', () => {
    const t = table({}, { columns, joined: { burgoyne: 'H' } });
    expect(t.refusal(begin('h9_21 rRied'))).toBe('notTogether 4.1');
    t.act(begin('h9_21 burgoyne'));
    expect(t.refusal(step('1514'))).toBe('notEntryHex 11.2');
    expect(t.refusal({ kind: 'drop', counters: ['burgoyne'] })).toBe('notOnEntry 4.1');
    expect(t.refusal(step('1511'))).toBe('allowed');
  });

  it('11.2 while an enemy unit stands in the entry hex, they wait', () => {
    const t = table({ '1511': 'poor' }, { columns });
    expect(t.refusal(begin('h9_21'))).toBe('enemyThere 4.2');
  });

  it('M57 who enters at A crosses the creek on a later turn, or goes round by 1513', () => {
    const t = table({}, { columns }).act(begin('rRied'));
    expect(t.refusal(step('1514 1414'))).toBe('wholeAllowance 4.7');
    expect(t.refusal(step('1514 1513'))).toBe('allowed');
    const later = table({ '1514': 'rRied' }).act(begin('rRied')).act(step('1414'));
    expect(later.at('rRied')).toBe('1414');
  });

  it('13.4 M11 T16 fog holds the garrison: Learned alone stays, with Arnold and a 3 he moves 3 MP; in clear he is free', () => {
    const fog = table({ '0308': 'learned arnold' }, { side: 'colonial', fog: true });
    expect(fog.refusal(begin('learned'))).toBe('heldByFog 13.4');
    fog.act(begin('learned arnold'), 3).act(step('0408 0508 0607'));
    expect(fog.at('learned')).toBe('0607');
    expect(table({ '0308': 'learned' }, { side: 'colonial' }).refusal(begin('learned'))).toBe('allowed');
  });

  it('M11 the leader goes with them at least out of the works', () => {
    const t = table({ '0309': 'learned arnold' }, { side: 'colonial', fog: true }).act(
      begin('learned arnold'),
      4,
    );
    t.act(step('0308'));
    expect(t.refusal({ kind: 'drop', counters: ['arnold'] })).toBe('heldByFog 13.4');
    t.act(step('0408'));
    expect(t.refusal({ kind: 'drop', counters: ['arnold'] })).toBe('allowed');
  });

  it('M11 a unit held by fog may still attack and advance', () => {
    const t = table({ '0308': 'learned', '0408': 'f24' }, { side: 'colonial', fog: true, phase: 'combat' });
    t.act({ kind: 'attack', mode: 'normal', hex: 408, units: ['learned'], primary: 'learned' }, 6, 6);
    expect(t.last('combatRolled').sums.difference).toBe(4);
    expect(t.asks).toBe('british retreat');
  });

  it('M54 it looks at the hex where a group begins; an ineffective leader frees nobody', () => {
    const from = table({ '0310': 'learned' }, { side: 'colonial', fog: true }).act(begin('learned'), 4);
    expect(from.refusal(step('0309 0308 0408'))).toBe('allowed');
    const led = table({ '0308': 'learned arnold-' }, { side: 'colonial', fog: true });
    expect(led.refusal(begin('learned arnold'))).toBe('heldByFog 13.4');
    expect(led.refusal(begin('arnold'))).toBe('allowed');
  });

  it('13.4 M12 T8 Gates is away while fog lies and stands at 0311 when the first clear Colonial phase begins; he comes once', () => {
    const t = new Table(BATTLE_GAME.start({ scenario: 'battle' }));
    t.act(DEPLOY).act(READY).act(DEPLOY).act(READY).roll(6);
    expect(t.state.fog).toBe(true);
    t.act({ kind: 'endMovement' });
    expect([t.asks, t.at('gates')]).toEqual(['colonial move', 'beside']);
    t.act({ kind: 'endMovement' }).roll(4).act({ kind: 'endMovement' });
    expect([t.state.turn, t.at('gates')]).toEqual([2, 'beside']);
    t.act({ kind: 'endMovement' }).roll(4);
    expect([t.state.turn, t.state.fog, t.at('gates')]).toEqual([3, false, 'beside']);
    t.act({ kind: 'endMovement' });
    expect([t.asks, t.at('gates')]).toEqual(['colonial move', '0311']);
    expect(t.refusal(begin('gates'))).toBe('allowed');
    t.state.at[t.number('gates')] = -2;
    t.act({ kind: 'endMovement' }).act({ kind: 'endMovement' });
    expect(t.at('gates')).toBe('lost');
  });
});
