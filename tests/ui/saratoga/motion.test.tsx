/** What was just played, in motion: a counter goes its way once, and stands nowhere else meanwhile. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hex } from '../../../src/engine/hexmap/hexId';
import { usePlay } from '../../../src/store/play';
import { centreOf } from '../../../src/ui/hexboard/layout';
import { CounterLayer } from '../../../src/ui/saratoga/CounterLayer';
import ShownStep from '../../../src/ui/saratoga/moments/ShownStep';
import { layGame, mustAct } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

/** A stand-in for the browser's animations, which can be ended by hand. */
interface Run {
  onfinish: (() => void) | null;
  finish: () => void;
  cancel: () => void;
}
let runs: Run[] = [];

beforeEach(() => {
  runs = [];
  Element.prototype.animate = vi.fn<typeof Element.prototype.animate>(() => {
    const run: Run = { onfinish: null, finish: () => run.onfinish?.(), cancel: () => undefined };
    runs.push(run);
    return run as unknown as Animation;
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** As the table hands it on: a new one at each drawing. */
const pacing = () => ({
  march: (hexes: number) => 100 * hexes,
  moment: (usual: number) => usual,
  isStill: false,
});
const MARCH = 'oct7 british movement; 0605 b-24; 0701 L-fraser b-li';

function march() {
  layGame(MARCH);
  mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
  const board = () => (
    <svg>
      <CounterLayer />
      <ShownStep {...pacing()} />
    </svg>
  );
  const page = render(board());
  return { ...page, again: () => page.rerender(board()) };
}
const standing = (page: Element) => page.querySelectorAll('#counters .counter').length;

describe('a march', () => {
  it('is shown once, however often the map is drawn again', () => {
    const page = march();
    expect(runs).toHaveLength(1);
    page.again();
    page.again();
    expect(runs).toHaveLength(1);
  });

  it('hides the counter at its goal until it has arrived', () => {
    const { container } = march();
    expect(container.querySelectorAll('.traveller .counter')).toHaveLength(1);
    expect(standing(container)).toBe(1);
    act(() => runs[0]?.finish());
    expect(standing(container)).toBe(2);
  });

  it.each([
    ['a press', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'n' })],
    ['undo', () => act(() => usePlay.getState().undo())],
  ])('ends with %s, and the counter is there', (_, end) => {
    const { container } = march();
    end();
    expect(standing(container)).toBe(2);
  });

  it('leaves the counter where it is for those who want no motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { container } = march();
    vi.mocked(window.matchMedia).mockRestore();
    expect(runs).toEqual([]);
    expect(standing(container)).toBe(2);
  });
});

describe('the verdict over a hex', () => {
  const SHOT = `oct7 british fire step 3; shot unit b-24 target a-1nh; 0605 b-24; 0606 L-poor a-1nh; fired b-24 0606
shotAt a-1nh 1`;
  const shown = () => {
    layGame(SHOT);
    act(() => usePlay.getState().roll());
    const box = { x: 0, y: 0, width: 2000, height: 1600 };
    const drawn = render(
      <div className="board">
        <svg viewBox="0 0 2000 1600">
          <ShownStep {...pacing()} />
        </svg>
      </div>,
    );
    const sheet = drawn.container.querySelector('svg');
    if (!sheet) throw new Error('no sheet');
    Object.defineProperty(sheet, 'viewBox', { value: { baseVal: box } });
    return { ...drawn, sheet };
  };
  const placed = (page: Element) => {
    const sign = page.querySelector('.verdict');
    const [, x, y, scale = '1'] =
      /translate\((\S+) (\S+)\)(?: scale\((\S+)\))?/.exec(sign?.getAttribute('transform') ?? '') ?? [];
    const height = Number(sign?.querySelector('rect')?.getAttribute('height'));
    return { x: Number(x), y: Number(y), scale: Number(scale), height };
  };

  /** From the top of a leader's badge to the lower edge of a stack. */
  const isClear = ({ y, height, scale }: ReturnType<typeof placed>) => {
    const centre = centreOf(606 as Hex);
    const half = (height / 2) * scale;
    return y + half < centre.y - 59 || y - half > centre.y + 42;
  };

  it('shows the die, and whether it was enough', () => {
    const { container } = shown();
    const sign = container.querySelector('.verdict');
    expect(sign?.querySelectorAll('.die:not(.blank)')).toHaveLength(1);
    expect(sign).toHaveTextContent(/^(Miss|Hit, step loss)$/);
  });

  it('hides neither the counters that were hit nor a leader with them', () => {
    const { container } = shown();
    expect(isClear(placed(container))).toBe(true);
  });

  it.each([0.35, 0.6, 1])('can be read at the scale %d of the map', (scale) => {
    const { container, sheet, rerender } = shown();
    const rect = {
      left: 0,
      top: 0,
      right: 2000 * scale,
      bottom: 1600 * scale,
      width: 2000 * scale,
      height: 1600 * scale,
    };
    vi.spyOn(sheet, 'getBoundingClientRect').mockReturnValue(rect as DOMRect);
    const board = container.querySelector('.board');
    vi.spyOn(board as Element, 'getBoundingClientRect').mockReturnValue(rect as DOMRect);
    rerender(
      <div className="board">
        <svg viewBox="0 0 2000 1600">
          <ShownStep {...pacing()} />
        </svg>
      </div>,
    );
    const sign = placed(container);
    expect(sign.scale * scale).toBeCloseTo(1);
    expect(isClear(sign)).toBe(true);
  });
});
