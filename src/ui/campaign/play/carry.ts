/** A block carried by mouse from a list, or from its position, onto the board. A finger taps instead. */
import type { PointerEvent } from 'react';
import { create } from 'zustand';
import { type Position, type Side, SIDES } from '../../../engine/campaign';
import { usePointer } from '../../../store/pointer';
import { useLine } from '../battle/line';
import { orderTo, positionOf } from '../battle/orderTo';
import { numberOf, SHEET, spotAt } from '../spots';
import { act, useTable } from '../table';
import { ORDERS } from './press';

interface Carried {
  readonly block: string | undefined;
  readonly x: number;
  readonly y: number;
}

export const useCarried = create<Carried>()(() => ({ block: undefined, x: 0, y: 0 }));

/** So far a press is still a press, in pixels. */
const STILL = 5;

/** `lift` takes the block in hand as a press on it would. */
export const carry =
  (block: string, lift: () => void) =>
  (down: PointerEvent<HTMLElement>): void => {
    if (down.button !== 0 || down.pointerType === 'touch') return;
    const { clientX: x, clientY: y, currentTarget: origin } = down;
    const isBeside = (at: MouseEvent) => !origin.contains(document.elementFromPoint(at.clientX, at.clientY));
    let isLifted = false;
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      useCarried.setState({ block: undefined });
    };
    const move = (event: MouseEvent) => {
      const { clientX, clientY } = event;
      // Whoever presses with an unsteady hand stays on the button.
      if (!isLifted && !(isBeside(event) && Math.hypot(clientX - x, clientY - y) >= STILL)) return;
      if (!isLifted) lift();
      isLifted = true;
      useCarried.setState({ block, x: clientX, y: clientY });
      usePointer.getState().hover(numberOf(placeAt(clientX, clientY) ?? ''));
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener(
      'pointerup',
      (event) => {
        end();
        if (!isLifted) return;
        if (!isBeside(event)) swallowClick();
        drop(block, event.clientX, event.clientY);
      },
      { signal },
    );
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  };

/** What was carried away and back again has not been pressed. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  // The click comes with the end of the press, or never.
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** Beside the board and between its places it stays in hand. */
function drop(block: string, x: number, y: number): void {
  const { view } = useTable.getState();
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('.position[data-position]');
  const side = SIDES.find((each) => each === cell?.dataset['side']);
  if (!view) return;
  if (cell && side) dropOn(block, side, cell.dataset['position'] as Position);
  else ORDERS.onDrop(placeAt(x, y));
}

/** 10.2, 10.7 On the battle board; what the rules refuse is told. */
function dropOn(block: string, side: Side, position: Position): void {
  const { view } = useTable.getState();
  if (!view || positionOf(view, block) === position) return;
  const order = orderTo(view, block, side, position);
  if (order) {
    if (act(order)) useLine.getState().choose(undefined);
  } else if (view.decision?.kind === 'act' && view.decision.by === side)
    act({ kind: 'shift', block, to: position });
}

/** The place of the map under a point of the window; by the box of the sheet, which is true while the map glides, too. */
function placeAt(x: number, y: number): string | undefined {
  const sheet = document.elementFromPoint(x, y)?.closest('.board')?.querySelector('svg.layer');
  if (!sheet) return undefined;
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return spotAt({
    x: SHEET.x + ((x - left) / width) * SHEET.width,
    y: SHEET.y + ((y - top) / height) * SHEET.height,
  })?.id;
}
