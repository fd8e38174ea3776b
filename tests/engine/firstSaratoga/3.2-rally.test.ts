import { describe, expect, it } from 'vitest';
import { attack, begin, table, type Placed } from '../../helpers/firstSaratoga/position';

const rally = (unit: string) => ({ kind: 'rally', unit }) as const;
const british = (placed: Placed, recovery: 'free' | 'check' = 'free') =>
  table(placed, { phase: 'rally', options: { recovery } });
const colonial = (placed: Placed) => table(placed, { phase: 'rally', side: 'colonial' });

describe('3.2 rally', () => {
  it('3.2 M41 T53 outside ZOCs the marker comes off without a die, and the unit may not move; inside nobody rallies', () => {
    const t = british({ '1206': 'h9_21!', '0907': 'h20_62!', '0807': 'poor' });
    expect(t.refusal(rally('h20_62'))).toBe('inEnemyZoc 3.2');
    t.act(rally('h9_21'));
    expect([t.signs('h9_21'), t.asks]).toEqual(['', 'british move']);
    expect(t.refusal(begin('h9_21'))).toBe('hasMoved 4.1');
  });

  it('3.2 its owner may decline and move it', () => {
    const t = british({ '1206': 'h9_21!' }).act({ kind: 'endRally' });
    expect(t.refusal(begin('h9_21'))).toBe('allowed');
  });

  it('15.1 3.2 T49 24th, ineffective, outside ZOCs: a 3 turns it up, a 4 does not; either way it stays', () => {
    const up = british({ '1206': 'f24-' }).act(rally('f24'), 3);
    expect([up.signs('f24'), up.refusal(begin('f24'))]).toEqual(['', 'hasMoved 4.1']);
    const down = british({ '1206': 'f24-' }).act(rally('f24'), 4);
    expect([down.signs('f24'), down.refusal(begin('f24'))]).toEqual(['ineffective', 'hasMoved 4.1']);
  });

  it('3.2 each unit once: order first, the ineffective side another time', () => {
    const t = british({ '1206': 'f24!- h9_21!' }).act(rally('f24'));
    expect(t.signs('f24')).toBe('ineffective');
    expect(t.refusal(rally('f24'))).toBe('alreadyRallied 3.2');
    expect(t.refusal(rally('gren'))).toBe('notOnMap 2.1');
    expect(t.refusal(begin('h9_21'))).toBe('notNow 3.1');
  });

  it('M41 with the other switch a morale check is needed, a disrupted unit at -1', () => {
    const t = british({ '1206': 'h9_21!' }, 'check').act(rally('h9_21'));
    expect(t.asks).toBe('dice rally');
    t.roll(5);
    expect([t.signs('h9_21'), t.last('moraleChecked').needed]).toEqual(['disrupted', 4]);
    expect(british({ '1206': 'h9_21!' }, 'check').act(rally('h9_21'), 4).signs('h9_21')).toBe('');
  });

  it('3.2 M58 a leader turns up by himself with an undisrupted unit or outside ZOCs, and may move', () => {
    // The rally frame of a position settles with the first action; a whole phase does so by itself.
    const outside = table({ '1206': 'burgoyne- h9_21!' }, { side: 'colonial' });
    outside.act({ kind: 'endMovement' });
    expect([outside.asks, outside.signs('burgoyne')]).toEqual(['british rally', '']);
    outside.act({ kind: 'endRally' });
    expect(outside.refusal(begin('burgoyne'))).toBe('allowed');
    const t = table({ '0907': 'burgoyne- h20_62', '0807': 'poor' }, { side: 'colonial' }).act({
      kind: 'endMovement',
    });
    t.act({ kind: 'endCombat' });
    while (t.asks !== 'british move')
      t.act(t.asks.endsWith('counterattack') ? { kind: 'pass' } : { kind: 'endRally' });
    expect(t.signs('burgoyne')).toBe('');
    const shaken = table({ '0907': 'burgoyne- h20_62!', '0807': 'poor' }, { side: 'colonial', turn: 4 });
    shaken.act({ kind: 'endMovement' }).act({ kind: 'endCombat' });
    expect([shaken.asks, shaken.signs('burgoyne')]).toEqual(['british move', 'ineffective']);
  });

  it('M58 a unit that rallied may attack', () => {
    // Out of deep woods no ZOC reaches it.
    const t = british({ '0508': 'f24!', '0608': 'dearborn' }).act(rally('f24'));
    expect(t.refusal(begin('f24'))).toBe('hasMoved 4.1');
    t.act({ kind: 'endMovement' });
    expect(t.refusal(attack('0608', 'f24'))).toBe('allowed');
  });

  it('3.2 leaders and fit units have nothing to rally', () => {
    const t = british({ '1206': 'h9_21 burgoyne f24!' });
    expect(t.refusal(rally('burgoyne'))).toBe('notAUnit 3.2');
    expect(t.refusal(rally('h9_21'))).toBe('nothingToRally 3.2');
  });
});

describe('15.2 step recovery', () => {
  it('15.2 11.1 T54 Learned reduced in 0308 with a free chain to 01xx: a 3 restores him, a 4 does nothing', () => {
    expect(colonial({ '0308': 'learned-' }).act(rally('learned'), 3).signs('learned')).toBe('');
    expect(colonial({ '0308': 'learned-' }).act(rally('learned'), 4).signs('learned')).toBe('reduced');
  });

  it('15.2 T54 the British never', () => {
    expect(british({ '1206': 'rRied- h9_21!' }).refusal(rally('rRied'))).toBe('nothingToRally 3.2');
  });

  it('11.1 not next to an enemy unit, not in a ZOC, not without a chain', () => {
    const next = colonial({ '0308': 'learned- poor!', '0408': 'h9_21' });
    expect(next.refusal(rally('learned'))).toBe('notRecoverable 11.1');
    // A disrupted enemy has no ZOC, but he is next to it.
    const beside = colonial({ '0505': 'learned- ny!', '0506': 'h9_21!' });
    expect(beside.refusal(rally('learned'))).toBe('notRecoverable 11.1');
    const cut = colonial({
      '1503': 'learned-',
      '1501': 'ny!',
      '1304': 'h9_21',
      '1302': 'h20_62',
      '1401': 'rRied',
      '1406': 'rSpecht',
      '1506': 'f24',
    });
    expect(cut.refusal(rally('learned'))).toBe('notRecoverable 11.1');
  });

  it('15.2 what is eliminated never comes back', () => {
    const t = table({ '0308': 'learned-' }, { phase: 'rally', side: 'colonial', lost: 'poor' });
    expect(t.refusal(rally('poor'))).toBe('notOnMap 2.1');
  });

  it('1.2 a disrupted unit subtracts 1, a leader adds; a total of 6 always passes, of 0 always fails', () => {
    const six = table({ '0308': 'learned- arnold' }, { phase: 'rally', side: 'colonial' }).act(
      rally('learned'),
      5,
    );
    expect(six.last('moraleChecked')).toMatchObject({ needed: 5, passed: true });
    const light = british({ '1206': 'light- fraser' }).act(rally('light'), 5);
    expect(light.last('moraleChecked').needed).toBe(5);
  });
});
