/** What is dragged on the map, and what is laid over it: riflemen's reach, the fog. */
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import { usePlay } from '../../../src/store/play';
import { usePreferences } from '../../../src/store/preferences';
import { fieldNow } from '../../../src/ui/firstSaratoga/field';
import { useOverlays } from '../../../src/ui/firstSaratoga/overlays';
import { Haze } from '../../../src/ui/firstSaratoga/play/Haze';
import { useHand } from '../../../src/ui/firstSaratoga/play/hand';
import { LaidOver } from '../../../src/ui/firstSaratoga/play/Overlays';
import { isMovable, letGo, lift } from '../../../src/ui/firstSaratoga/play/press';
import { position } from '../../helpers/firstSaratoga/position';
import { clearGame, die, layState, viewNow } from '../../helpers/firstSaratoga/shown';

beforeEach(() => usePreferences.setState({ pace: 'off' }));
afterEach(() => {
  cleanup();
  clearGame();
  useOverlays.setState({ on: [], held: undefined, haze: true });
  usePreferences.setState(usePreferences.getInitialState(), true);
  vi.useRealTimers();
});

describe('a drag', () => {
  it('4.1 takes up a stack, and is the order where it ends over a lit hex', () => {
    layState(position({ '1008': 'h20_62', '0907': 'poor' }));
    expect([isMovable(hexOf('1008')), isMovable(hexOf('0907')), isMovable(hexOf('1108'))]).toEqual([
      true,
      false,
      false,
    ]);
    lift(hexOf('1008'));
    expect(useHand.getState().chosen).toEqual(['h20_62']);
    letGo(hexOf('1008'));
    letGo(NO_HEX);
    expect(viewNow().stacks[1008]).toEqual(['h20_62']);
    letGo(hexOf('1108'));
    expect(viewNow().stacks[1108]).toEqual(['h20_62']);
    // The group is still under way, and can be dragged on.
    expect(isMovable(hexOf('1108'))).toBe(true);
    lift(hexOf('1108'));
    letGo(hexOf('1208'));
    expect(viewNow().stacks[1208]).toEqual(['h20_62']);
  });

  it('13.3 brings a column in by its entry hex', () => {
    layState(position({ '0308': 'learned' }, { columns: { C: 'F' } }));
    const entry = hexOf('1507');
    expect(isMovable(entry)).toBe(true);
    lift(entry);
    const { chosen } = useHand.getState();
    expect(chosen.length).toBeGreaterThan(1);
    letGo(entry);
    expect(viewNow().stacks[1507]?.toSorted()).toEqual([...chosen].toSorted());
  });

  it('4.2 says why not where it ends out of reach', () => {
    layState(position({ '1008': 'h20_62' }));
    lift(hexOf('1008'));
    letGo(hexOf('0103'));
    expect(usePlay.getState().refused?.refusal).toMatchObject({ code: 'notEnoughPoints' });
    expect(viewNow().stacks[1008]).toEqual(['h20_62']);
    expect(useHand.getState().chosen).toEqual(['h20_62']);
  });
});

describe('a drag of whoever can go nowhere', () => {
  const AROUND = { '0907': 'ny', '0908': 'dearborn', '1007': 'poor', '1009': 'learned' } as const;
  it('4.2 says what is in the way, and says it still when it ends', () => {
    layState(position({ '1008': 'h20_62', ...AROUND, '1107': 'morgan', '1108': 'gar1' }));
    lift(hexOf('1008'));
    letGo(hexOf('1207'));
    expect(useHand.getState().chosen).toEqual([]);
    expect(usePlay.getState().refused?.refusal.code).toBe('enemyThere');
  });
});

describe('laid over the map', () => {
  it('M35 T41 where riflemen reach two hexes, and whom they could hit', () => {
    layState(position({ '0508': 'morgan', '0707': 'h20_62' }, { phase: 'combat', side: 'colonial' }));
    useOverlays.setState({ on: ['rifle'] });
    const { container } = render(
      <svg>
        <LaidOver />
      </svg>,
    );
    const { layout } = fieldNow();
    const target = container.querySelector('.fs-lit.target')?.getAttribute('d');
    expect(target).toBe(layout.outlineOf(707));
    const seen = container.querySelector('.fs-seen')?.getAttribute('d') ?? '';
    expect(seen).toContain(layout.outlineOf(309));
    expect(seen).not.toContain(layout.outlineOf(607));
  });

  it('15.5 fog lies over the low ground, and fades when it lifts', () => {
    vi.useFakeTimers();
    layState({
      ...position({ '1008': 'h20_62' }, { fog: true, turn: 2 }),
      frames: [{ kind: 'turn', stage: 'fog' }],
    });
    const { container } = render(
      <svg>
        <Haze />
      </svg>,
    );
    const haze = () => container.querySelector('.fs-haze');
    expect(haze()).not.toHaveClass('lifting');
    expect(container.querySelector('#fs-low path')).toHaveAttribute('clip-rule', 'evenodd');
    act(() => {
      layState(
        {
          ...position({ '1008': 'h20_62' }, { fog: true, turn: 2 }),
          frames: [{ kind: 'turn', stage: 'fog' }],
        },
        die(6),
      );
    });
    expect(haze()).toHaveClass('lifting');
    act(() => void vi.advanceTimersByTime(1100));
    expect(haze()).toBeNull();
  });
});
