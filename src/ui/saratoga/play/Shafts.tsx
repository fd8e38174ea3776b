/** The arrows of a fire plan for the hand: a press on the middle of one gives its firer the next target. */
import type { PointerEvent } from 'react';
import { type Hex, NO_HEX } from '../../../engine/hexmap/hexId';
import { hexOfCounter, type View } from '../../../engine/saratoga';
import { centreOf, type Point } from '../../hexboard/layout';
import { usePointer } from '../../hexboard/pointer';
import { nameOf, play } from '../text/play';
import { ask } from '../table';
import { useOrders } from './orders';
import { usePlans } from './plans';

export function Shafts({ view }: { view: View }) {
  const shots = usePlans((plans) => plans.shots);
  const isFiring = usePlans((plans) => plans.isFiring);
  const inHand = useOrders((orders) => orders.chosen[0]);
  if (isFiring) return null;
  // Several fire along one arrow: it stands for the one in hand, else for the one that is drawn on top.
  const byArrow = new Map<string, { unit: string; from: number; to: number }>();
  for (const { action } of shots) {
    const from = hexOfCounter(view, action.unit);
    const arrow = `${from} ${action.hex}`;
    if (byArrow.get(arrow)?.unit !== inHand || inHand === undefined)
      byArrow.set(arrow, { unit: action.unit, from, to: action.hex });
  }
  return [...byArrow]
    .filter(([, { unit }]) => (ask('shotsOf', unit)?.length ?? 0) > 1)
    .map(([arrow, { unit, from, to }]) => (
      <path
        key={arrow}
        className="shaft"
        data-unit={unit}
        d={middleOf(view, from, to)}
        onPointerDown={(event) => take(unit, event)}
        onPointerMove={(event) => {
          // The hex underneath is not what is pointed at.
          event.stopPropagation();
          usePointer.getState().hover(NO_HEX);
        }}
      >
        <title>{play.fire.change(nameOf(unit))}</title>
      </path>
    ));
}

/** The board goes on to tell a press from a drag. */
function take(unit: string, { button }: PointerEvent): void {
  if (button !== 0) return;
  usePlans.setState({ pressed: unit });
  const letGo = () => usePlans.setState({ pressed: undefined });
  for (const kind of ['pointerup', 'pointercancel']) window.addEventListener(kind, letGo, { once: true });
}

/** From the middle of a hex to where its counters end, in units of the sheet. */
const COUNTERS = 38;
const STEP = 2;

/** What of the line lies clear of all counters, those of hexes on the way among them. */
function middleOf(view: View, from: number, to: number): string {
  const [a, b] = [centreOf(from as Hex), centreOf(to as Hex)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const stacks = Object.keys(view.stacks).map((hex) => centreOf(Number(hex) as Hex));
  const isClear = ({ x, y }: Point) => stacks.every((at) => Math.hypot(at.x - x, at.y - y) >= COUNTERS);
  const along = (part: number): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  let isDrawn = false;
  let d = '';
  for (let far = COUNTERS; far <= length - COUNTERS; far += STEP) {
    const point = along(far / length);
    const isHere = isClear(point);
    if (isHere) d += `${isDrawn ? 'L' : 'M'}${point.x} ${point.y}`;
    isDrawn = isHere;
  }
  return d;
}
