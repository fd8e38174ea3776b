/** 4.1 A move in clear weather is one order: one press takes it back, and one press plays it again. */
import { afterEach, describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { usePlay } from '../../../src/store/play';
import { useHand } from '../../../src/ui/firstSaratoga/play/hand';
import { press } from '../../../src/ui/firstSaratoga/play/press';
import { position } from '../../helpers/firstSaratoga/position';
import { clearGame, layState, viewNow } from '../../helpers/firstSaratoga/shown';

afterEach(clearGame);

const placeOf = (id: string): string | undefined =>
  Object.entries(viewNow().stacks).find(([, ids]) => ids.includes(id))?.[0];

describe('4.1 a move in clear weather', () => {
  it('is taken back by one press, and played again by one', () => {
    layState(position({ '1008': 'h20_62', '0607': 'poor' }));
    press(hexOf('1008'), false);
    expect(useHand.getState().chosen).toEqual(['h20_62']);
    press(hexOf('0907'), false);
    expect(placeOf('h20_62')).toBe('907');
    usePlay.getState().undo();
    expect(placeOf('h20_62')).toBe('1008');
    expect(viewNow().decision?.kind).toBe('move');
    usePlay.getState().redo();
    expect(placeOf('h20_62')).toBe('907');
  });
});
