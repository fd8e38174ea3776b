/** 3.2, 7.0 What brings enemies together, for whoever wants to see nothing else of an opponent's turn. */
import { describe, expect, it } from 'vitest';
import { type Action, type Event, RULES, SARATOGA } from '../../../src/engine/saratoga/index';
import { position } from '../../helpers/saratoga/position';

const AT = { '0505': 'b-24 L-fraser L-burgoyne', '0508': 'a-1nh L-poor L-arnold' };

function isContact(phase: 'movement' | 'combatMovement', action: Action): boolean {
  const state = position({ phasing: 'british', phase, at: AT });
  const events: Event[] = [];
  SARATOGA.apply(state, action, (event) => events.push(event));
  return events.some((event) => RULES.isContact(state, event));
}
const march = (...path: number[]): Action => ({ kind: 'move', counters: ['b-24'], path });

describe('3.2 a contact', () => {
  it('is a march into the zone of control of an enemy', () => {
    expect(isContact('movement', march(506, 507))).toBe(true);
  });

  it('is not a march that ends outside of it', () => {
    expect(isContact('movement', march(506))).toBe(false);
    expect(isContact('movement', { kind: 'endMovement' })).toBe(false);
  });

  it('7.0 is every closing in', () => {
    expect(isContact('combatMovement', { kind: 'combatMove', counters: ['b-24'], path: [506, 507] })).toBe(
      true,
    );
  });
});
