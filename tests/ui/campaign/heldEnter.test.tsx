/** 6.1 On the map of the campaign a key points first and orders then: held down it only points. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePointer } from '../../../src/store/pointer';
import { TableMap } from '../../../src/ui/campaign/board/TableMap';
import { ORDERS } from '../../../src/ui/campaign/play/press';
import { numberOf } from '../../../src/ui/campaign/spots';
import { handNow, lastPlayed, lay, render } from '../../helpers/campaign/gameView';
import { movement } from '../../helpers/campaign/position';

afterEach(cleanup);

describe.each(['Enter', ' '])('the key “%s”', (key) => {
  const press = (place: string, repeat = false) => {
    act(() => usePointer.getState().moveCursor(numberOf(place)));
    fireEvent.keyDown(screen.getByRole('application'), { key, repeat });
  };

  it('held down on a place that is lit gives no order yet, and pressed again it does', () => {
    lay(movement({ fog: false, at: { skenesboro: 'burgoyne br_f9 br_f20' } }));
    render(<TableMap controls={createRef()} layers={[]} orders={ORDERS} />);
    press('skenesboro');
    press('ft_george');
    for (let i = 0; i < 30; i++) press('ft_george', true);
    expect(handNow().aim).toBe('ft_george');
    expect(lastPlayed()).toBeUndefined();
    press('ft_george');
    expect(lastPlayed()).toMatchObject({ kind: 'group', leader: 'burgoyne', to: 'ft_george' });
  });
});
