/** 3.1, 3.4 A stack on the map, and fanned out for reading. */
import { act, render } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hexOf, NO_HEX } from '../../../src/engine/hexmap/hexId';
import { BATTLES, countersIn, isUnit, RULES } from '../../../src/engine/saratoga';
import { usePointer } from '../../../src/store/pointer';
import { showSample } from '../../../src/store/sample';
import { centreOf } from '../../../src/ui/hexboard/layout';
import { CounterLayer, FanLayer } from '../../../src/ui/saratoga/CounterLayer';
import { COUNTER_SIZE } from '../../../src/ui/saratoga/counters/CounterFace';
import { Fan, Stack } from '../../../src/ui/saratoga/counters/Stack';
import ShownStep from '../../../src/ui/saratoga/moments/ShownStep';
import { layGame, mustAct, viewNow } from '../../helpers/saratoga/gameView';
import { layTable } from '../../helpers/saratoga/table';

const HEX = hexOf('0605');
const names = (drawn: Element) => [...drawn.querySelectorAll('.name-line')].map((line) => line.textContent);
const svg = () =>
  document.body.appendChild(
    document.createElementNS('http://www.w3.org/2000/svg', 'svg') as unknown as HTMLElement,
  );

// The page of a test knows no such questions; whoever wants no motion sees no animation.
beforeAll(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

describe('a stack', () => {
  const stack = (...ids: string[]) => {
    layTable('oct7', { stacks: { '0605': ids } });
    return render(<Stack hex={HEX} />, { container: svg() }).container;
  };

  it('stands in its hex, the lower unit a little to the lower right under the upper one', () => {
    const drawn = stack('b-ba1', 'b-barner');
    const { x, y } = centreOf(HEX);
    const [, left, top] = /translate\(([\d.]+) ([\d.]+)\)/.exec(
      drawn.querySelector('.stack')?.getAttribute('transform') ?? '',
    ) ?? ['', '0', '0'];
    expect(Math.hypot(Number(left) - x, Number(top) - y)).toBeLessThan(6);
    const shifts = [...drawn.querySelectorAll('.stack > g')].map((place) =>
      Number(/translate\((-?[\d.]+)/.exec(place.getAttribute('transform') ?? '')?.[1]),
    );
    expect(shifts).toHaveLength(2);
    // Drawn from the bottom up: the first is below.
    expect(shifts[0]).toBeGreaterThan((shifts[1] ?? 0) + 3);
  });

  it('shows a leader with troops as a shade, and alone as his counter', () => {
    const together = stack('L-burgoyne', 'b-barner');
    expect(together.querySelectorAll('.counter')).toHaveLength(1);
    expect(together.querySelectorAll('.shade-badge')).toHaveLength(1);
    const alone = stack('L-burgoyne');
    expect(names(alone)).toEqual(['Burgoyne']);
    expect(alone.querySelectorAll('.shade-badge')).toHaveLength(0);
  });

  it('shows two leaders with troops beside each other', () => {
    const shades = [...stack('L-hamilton', 'L-burgoyne', 'b-9').querySelectorAll('.shade-badge')];
    expect(new Set(shades.map((shade) => shade.getAttribute('transform'))).size).toBe(2);
  });

  it('leaves the name of the unit readable under the shades', () => {
    const drawn = stack('L-hamilton', 'L-burgoyne', 'b-9');
    const name = Number(drawn.querySelector('.name-line')?.getAttribute('y'));
    for (const shade of drawn.querySelectorAll('.shade-badge')) {
      const [, y = 0, scale = 1] = (
        /translate\(\S+ (\S+)\) scale\((\S+)\)/.exec(shade.getAttribute('transform') ?? '') ?? []
      ).map(Number);
      const half = Math.max(
        ...[...shade.querySelectorAll('ellipse')].map((e) => Number(e.getAttribute('ry'))),
      );
      // Letters are some nine units high: no more than the tip of one is touched.
      expect(y + half * scale).toBeLessThan(name - 7);
    }
  });

  it('is nothing where nobody stands', () => {
    expect(stack().innerHTML).toBe('');
  });
});

describe('a fan', () => {
  const fan = (scale: number, ...ids: string[]) =>
    render(<Fan hex={HEX} ids={ids} marks={{ 'b-ba1': ['stepLost'] }} scale={scale} rest={0} />, {
      container: svg(),
    }).container;

  it('shows every counter of the stack, the top one first, with its state', () => {
    const drawn = fan(0.5, 'L-breymann', 'b-ba1', 'b-barner');
    expect(names(drawn)).toEqual(['Barner', 'HH 6 pdr', 'Breymann']);
    expect(drawn.querySelectorAll('.step-loss')).toHaveLength(1);
  });

  it('puts no counter over another', () => {
    const places = [...fan(0.5, 'L-breymann', 'b-ba1', 'b-barner').querySelectorAll('.fan > g')].map(
      (place) => Number(/translate\((-?[\d.]+)/.exec(place.getAttribute('transform') ?? '')?.[1]),
    );
    expect(places).toHaveLength(3);
    places.slice(1).forEach((x, i) => expect(x - (places[i] ?? 0)).toBeGreaterThan(COUNTER_SIZE));
  });
});

describe('a counter on its way', () => {
  const travelling = () =>
    render(<ShownStep march={() => 0} moment={() => 0} isStill />, {
      container: svg(),
    }).container.querySelector('.traveller .counter');

  it('7.3 shows the side and the marker that it has', () => {
    layGame('oct7 british movement; 0605 b-24***');
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    const drawn = travelling();
    expect(drawn?.querySelector('.step-loss')).toBeInTheDocument();
    expect(drawn?.querySelector('.rating')).toHaveTextContent(/^C$/);
  });

  it('3.8.2 is torn where its formation has broken', () => {
    layGame('oct7 british movement; 0604 b-24; 0612 a-1nh; broken fraser');
    mustAct({ kind: 'move', counters: ['b-24'], path: [603] });
    expect(travelling()?.querySelector('.torn')).toBeInTheDocument();
  });

  it('is plain where nothing has happened to it', () => {
    layGame('oct7 british movement; 0605 L-fraser b-24');
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    expect(travelling()?.querySelector('.step-loss, .torn, .reverse-band')).toBeNull();
  });
});

describe('the counters of a battle', () => {
  it.each(BATTLES)('are all on the map: %s', (battle) => {
    layTable(battle);
    const drawn = render(<CounterLayer />, { container: svg() }).container;
    const shown = drawn.querySelectorAll('#counters .counter').length;
    const shades = drawn.querySelectorAll('#counters .shade-badge').length;
    expect(shown + shades).toBe(countersIn(battle).length);
    expect(shown).toBeGreaterThanOrEqual(countersIn(battle).filter(isUnit).length);
  });

  it('fan out where the pointer rests for a moment, not where it passes', () => {
    vi.useFakeTimers();
    layTable('oct7');
    const drawn = render(<FanLayer scale={0.5} rest={0} />, { container: svg() }).container;
    const hover = (hex: typeof HEX) => act(() => usePointer.getState().hover(hex));
    const wait = (time: number) =>
      act(() => {
        vi.advanceTimersByTime(time);
      });
    hover(hexOf('0407'));
    wait(100);
    hover(HEX);
    wait(100);
    expect(drawn.querySelectorAll('.fan')).toHaveLength(0);
    wait(400);
    expect(names(drawn.querySelector('.fan') ?? drawn)).toHaveLength(2);
    hover(NO_HEX);
    wait(50);
    expect(drawn.querySelectorAll('.fan')).toHaveLength(0);
    vi.useRealTimers();
  });

  it('lie together again once the pointer has left the chosen hex, and in a window of another size', () => {
    layTable('oct7');
    const drawn = render(<FanLayer scale={0.5} rest={0} />, { container: svg() }).container;
    const { hover, moveCursor } = usePointer.getState();
    const fans = () => drawn.querySelectorAll('.fan').length;
    act(() => moveCursor(HEX));
    act(() => hover(HEX));
    expect(fans()).toBe(1);
    act(() => hover(NO_HEX));
    expect(fans()).toBe(0);
    act(() => moveCursor(hexOf('0407')));
    act(() => moveCursor(HEX));
    expect(fans()).toBe(1);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(fans()).toBe(0);
  });
});

describe('the table', () => {
  it('forgets what was pointed at when another battle is laid on it, and keeps it in the same', () => {
    layGame('oct7 british movement; 0605 b-24');
    usePointer.setState({ cursor: HEX, hovered: hexOf('0407'), magnifying: true });
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    expect(usePointer.getState().cursor).toBe(HEX);
    showSample(RULES, { battle: 'sept19', fog: false });
    expect(usePointer.getState()).toMatchObject({ cursor: NO_HEX, hovered: NO_HEX, magnifying: false });
    expect(viewNow().battle).toBe('sept19');
  });

  it('tells nobody when the pointer stays in its hex', () => {
    layTable('oct7', { hovered: '0605' });
    const told = vi.fn<() => void>();
    const stop = usePointer.subscribe(told);
    usePointer.getState().hover(HEX);
    expect(told).not.toHaveBeenCalled();
    usePointer.getState().hover(hexOf('0606'));
    expect(told).toHaveBeenCalledTimes(1);
    stop();
  });
});
