/** 2.1 What is told of an opponent's plan rests on what his enemy sees, and on nothing else. */
import { describe, expect, it } from 'vitest';
import type { Side } from '../../../src/engine/campaign';
import type { Action } from '../../../src/engine/campaign/actions';
import { eventFor } from '../../../src/engine/campaign/tell';
import { view } from '../../../src/engine/campaign/view';
import { noticed } from '../../../src/ui/campaign/text/noticed';
import { movement } from '../../helpers/campaign/position';
import { group, table } from '../../helpers/campaign/table';

type Sketch = Parameters<typeof movement>[0];

function heard(viewer: Side, sketch: Sketch, ...actions: Action[]): string | undefined {
  const { events, state } = table(movement(sketch)).act(...actions);
  const side = viewer === 'british' ? 'american' : 'british';
  return noticed(
    side,
    view(state, viewer),
    events.flatMap((event) => eventFor(event, viewer) ?? []),
  );
}

const ADVANCE = {
  at: { skenesboro: 'burgoyne br_f9 br_f20 br_f62', mt_independence: 'br_f24', ft_edward: 'hale' },
};

describe('what an enemy notices', () => {
  it('6.3 who comes on, by number and place, and how far it is to what decides', () => {
    expect(heard('american', ADVANCE, group('burgoyne', 'br_f9 br_f20', 'ft_george'))).toBe(
      'Coming on: 3 blocks to Fort George. From Fort George it is 1 road to Fort Ticonderoga.',
    );
  });
  it('6.3 who falls back', () => {
    const at = { batten_kill: 'riedesel br_f21', ft_edward: 'hale' };
    expect(heard('american', { at }, group('riedesel', 'br_f21', 'cambridge'))).toMatch(
      /^Falling back: 2 blocks to Cambridge\./,
    );
  });
  it('12.1 of the Americans, how far it is to what the British hold', () => {
    expect(
      heard(
        'british',
        { phasing: 'american', at: { ft_ticonderoga: 'br_f53', ft_edward: 'schuyler hale long' } },
        group('schuyler', 'hale long', 'ft_george'),
      ),
    ).toBe('Coming on: 3 blocks to Fort George. From Fort George it is 1 road to Fort Ticonderoga.');
  });
  it('2.1 the same whoever went', () => {
    const other = { at: { ...ADVANCE.at, skenesboro: 'riedesel he_specht art_phillips br_f62' } };
    expect(heard('american', other, group('riedesel', 'he_specht art_phillips', 'ft_george'))).toBe(
      heard('american', ADVANCE, group('burgoyne', 'br_f9 br_f20', 'ft_george')),
    );
  });
  it('nothing where nobody went', () => {
    expect(heard('american', ADVANCE, { kind: 'endMovement' })).toBeUndefined();
  });
});
