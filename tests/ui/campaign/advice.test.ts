// @vitest-environment node
/** Advice names who, where and what for. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/campaign';
import { view } from '../../../src/engine/campaign/view';
import { adviceWords } from '../../../src/ui/campaign/text/advice';
import { roadsApart } from '../../../src/ui/campaign/spots';
import { movement } from '../../helpers/campaign/position';

const SEEN = view(
  movement({
    at: {
      valcour: 'fraser br_f9 br_f20 br_f24 br_f62 br_gren br_light',
      ft_ticonderoga: 'hale long',
      skenesboro: 'br_f21',
    },
  }),
  'british',
);
const told = (action: Action) => adviceWords.order(SEEN, { action, memory: undefined }).text;

describe('an order', () => {
  it('6.3 of a group: who, with how many, where, and what for', () => {
    const blocks = ['br_f9', 'br_f20', 'br_f24', 'br_f62', 'br_gren', 'br_light'];
    expect(told({ kind: 'group', leader: 'fraser', blocks, to: 'st_frederick' })).toBe(
      'Fraser with 6 units to St. Frederick: nearer to Fort Ticonderoga.',
    );
  });
  it('6.8 against the enemy: how many stand there, and no name of theirs', () => {
    const text = told({ kind: 'single', block: 'br_f21', path: ['ft_ticonderoga'] });
    expect(text).toBe('21st Foot alone to Fort Ticonderoga: to fight the 2 blocks there.');
  });
  it('says, asked why, what it is part of', () => {
    const counsel = [{ body: 'fraser', stance: 'attack', target: 'ft_ticonderoga', reason: 'drive' }];
    const action: Action = { kind: 'endMovement' };
    expect(adviceWords.order(SEEN, { action, memory: undefined, counsel }).why).toEqual([
      'Fraser: attack Fort Ticonderoga, because it is the way to the places that win.',
    ]);
  });
  it('10.7 on the battle board', () => {
    expect(told({ kind: 'set', block: 'br_f9', position: 'left' })).toBe('9th Foot to the left.');
    expect(told({ kind: 'endMovement' })).toMatch(/^End the movement/);
  });
});

it('1.1 places lie as many roads apart as must be walked', () => {
  expect(roadsApart('albany', 'albany')).toBe(0);
  expect(roadsApart('skenesboro', 'castletown')).toBe(1);
  expect(roadsApart('skenesboro', 'pawlet')).toBe(2);
});
