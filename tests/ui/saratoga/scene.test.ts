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
  it('7.4 is also the guns that fire from afar, with whom they fire at', () => {
    const view = layGame('oct7 british fire step 7; 0306 b-fa1; 0308 a-1nh; 1505 b-ried');
    expect(sorted(placesOfScene(view))).toEqual([306, 308]);
  });
});

describe('what fire leaves to answer', () => {
  const RETREAT =
    'oct7 turn 2 british first fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh**; 1505 b-ried; broken poor';
  const ADVANCE =
    'oct7 turn 2 british first fire step 3; advance side british hex 0606 units b-24; 0605 b-24; lost a-1nh; fired b-24 0606; 1505 b-ried';
  it('3.8.3 is part of the fight: who retreats, from whom, and whither', () => {
    const view = layGame(RETREAT);
    expect(sceneOf(view)).toBe('fight 2 british');
    expect(placesOfScene(view)).toEqual(expect.arrayContaining([605, 606, 607]));
    expect(placesOfScene(view)).not.toContain(1505);
  });
  it('7.5 and the hex that lies open', () => {
    const view = layGame(ADVANCE);
    expect(sceneOf(view)).toBe('fight 2 british');
    expect(sorted(placesOfScene(view))).toContain(606);
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
