/** What the map turns to: the fight, or the side whose phase it is with the enemies near it. */
import { describe, expect, it } from 'vitest';
import { placesOfScene, questionOf, sceneOf } from '../../../src/ui/saratoga/play/scene';
import { layGame } from '../../helpers/saratoga/gameView';

const sorted = (places: readonly number[]) => [...new Set(places)].sort((a, b) => a - b);

describe('movement', () => {
  it('is the side that moves, and the enemies within four hexes of it', () => {
    const view = layGame(
      'oct7 turn 2 british first movement; 0405 b-24; 1505 b-ried; 0409 a-1nh; 0310 a-2nh',
    );
    expect(sceneOf(view)).toBe('side 2 british');
    expect(sorted(placesOfScene(view))).toEqual([405, 409, 1505]);
  });
});

describe('fire', () => {
  it('is those who stand beside an enemy, and whom a gun can reach', () => {
    const view = layGame(
      'oct7 turn 2 british first fire step 3; 0405 b-24; 1505 b-ried; 0406 a-1nh; 0613 a-2nh',
    );
    expect(sceneOf(view)).toBe('fight 2 british');
    expect(sorted(placesOfScene(view))).toEqual([405, 406]);
  });
});

describe('the question within it', () => {
  it('is the same all through a phase, but for the steps of the fire', () => {
    const asked = (text: string) =>
      questionOf(layGame(`oct7 turn 2 british first ${text}; 0405 b-24; 0406 a-1nh`));
    expect(asked('movement')).toBe(asked('movement; done b-24'));
    expect(asked('fire step 2')).not.toBe(asked('fire step 3'));
  });
});

describe('what needs no other look', () => {
  it('leaves the map where it is', () => {
    expect(sceneOf(layGame('oct7 british placement side british; 0606 a-1nh'))).toBeUndefined();
  });
});
