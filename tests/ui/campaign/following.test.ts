import { afterEach, describe, expect, it } from 'vitest';
import { act } from '@testing-library/react';
import { usePointer } from '../../../src/store/pointer';
import { mostOften } from '../../../src/ui/campaign/board/useMapFollowing';
import { showStack } from '../../../src/ui/campaign/play/hand';
import { placesOfScene } from '../../../src/ui/campaign/play/scene';
import { numberOf } from '../../../src/ui/campaign/spots';
import { handNow, lay } from '../../helpers/campaign/gameView';
import { movement } from '../../helpers/campaign/position';

afterEach(() => usePointer.setState(usePointer.getInitialState(), true));

describe('6.1 the map at one’s own turn', () => {
  const begun = () =>
    lay(
      movement({
        at: {
          valcour: 'burgoyne br_f9 br_f20',
          st_frederick: 'br_f24',
          oneida: 'nat_n2',
          albany: 'hale long',
        },
        fog: false,
      }),
    );

  it('turns to the place with most of one’s blocks', () => {
    expect(mostOften(placesOfScene(begun()))).toBe('valcour');
    expect(mostOften([])).toBeUndefined();
  });
  it('turns to a stack that is chosen from the list', () => {
    begun();
    act(() => showStack('st_frederick'));
    expect(handNow()).toMatchObject({ place: 'st_frederick', blocks: ['br_f24'] });
    expect(usePointer.getState().visited.place).toBe(numberOf('st_frederick'));
  });
});
