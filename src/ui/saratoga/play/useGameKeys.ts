/** Keys that work wherever the focus is, except in a field or a dialog. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { nextUnmoved } from '../../../engine/saratoga';
import { usePlay } from '../../../store/play';
import { usePointer } from '../../hexboard/pointer';
import type { CameraControls } from '../../hexboard/useCamera';
import { viewKey } from '../../hexboard/viewKeys';
import { ordersAgain } from '../../table/heldKeys';
import { undoKey } from '../../table/undoKeys';
import { type Overlay, useOverlays } from '../overlays';
import { useTable } from '../table';
import { choosableIn, useOrders } from './orders';
import { usePlans } from './plans';
import { marchesUnderWay } from './standing';

export function useGameKeys(controls: RefObject<CameraControls | null>, openHandbook: () => void): void {
  const open = useRef(openHandbook);
  useEffect(() => {
    open.current = openHandbook;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.altKey || document.querySelector('dialog[open]')) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, textarea, select')) return;
      // Held down on a button, it would press whatever comes to stand there.
      if (ordersAgain(event, ORDERS) || command(event, controls.current, () => open.current()))
        event.preventDefault();
    };
    const release = (event: globalThis.KeyboardEvent) => {
      if (HELD[event.key.toLowerCase()] !== undefined) useOverlays.getState().hold(undefined);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
    };
  }, [controls]);
}

/** Keys that order, or put the magnifier in and out of the hand; Space does as a button would where one has the focus. */
const ORDERS = /^[egm]$/i;

/** Overlays for as long as a key is held. */
const HELD: Readonly<Record<string, Overlay>> = {
  r: 'reach',
  z: 'control',
  c: 'command',
  l: 'sight',
  d: 'danger',
  t: 'bare',
};

/** True if the key meant something. */
function command(event: KeyboardEvent, camera: CameraControls | null, openHandbook: () => void): boolean {
  if (undoKey(event)) return true;
  if (event.ctrlKey || event.metaKey) return false;
  const key = event.key.toLowerCase();
  const overlay = HELD[key];
  if (overlay !== undefined) {
    useOverlays.getState().hold(overlay);
    return true;
  }
  switch (key) {
    case 'home':
      camera?.fit();
      return true;
    case 'k':
      openHandbook();
      return true;
    case 'n':
      nextUnit();
      return true;
    case 'e':
      endPhase();
      return true;
    case 'q':
      document.querySelector<HTMLElement>('.question :is(.answer, .counter-button)')?.focus();
      return true;
    case 'g':
      return goOnMarching();
    case ' ':
      return pressChief(event);
    case 'escape':
      if (usePlans.getState().marching.length > 0) {
        usePlans.getState().drop();
        return true;
      }
      if (usePointer.getState().magnifying || useOrders.getState().chosen.length === 0)
        return viewKey(key, camera);
      useOrders.getState().drop();
      return true;
    default:
      return viewKey(key, camera);
  }
}

/** Milliseconds that it takes to see what the last E has done. What comes sooner is no decision. */
const UNSEEN = 400;
let endedAt = -Infinity;

function endPhase(): void {
  if (performance.now() - endedAt < UNSEEN) return;
  useOrders.getState().endPhase();
  endedAt = performance.now();
}

/** Marches of earlier turns go on, all at once. */
function goOnMarching(): boolean {
  const { view } = useTable.getState();
  if (view?.decision?.kind !== 'move') return false;
  for (const march of marchesUnderWay.of(usePlay.getState().id, view)) usePlans.getState().goOn(march);
  return true;
}

/** The chief answer of the moment: it orders, and never ends a phase. A button that has the focus keeps its own key. */
function pressChief({ target, repeat }: KeyboardEvent): boolean {
  if ((target as HTMLElement | null)?.closest('button, a, summary, [role="tab"]')) return false;
  if (repeat) return true;
  const chief = document.querySelector<HTMLElement>('.question .answer.chief:not(.ends)');
  chief?.click();
  return chief !== null;
}

/** Takes the next stack in hand that has something to do, and shows it. */
function nextUnit(): void {
  const { view } = useTable.getState();
  if (!view) return;
  const hexes =
    view.decision?.kind === 'move'
      ? nextUnmoved(view)
      : Object.keys(view.stacks)
          .map(Number)
          .filter((hex) => choosableIn(hex as Hex).length > 0);
  if (hexes.length === 0) return;
  const at = hexes.indexOf(usePointer.getState().cursor);
  const hex = hexes[(at + 1) % hexes.length] as Hex;
  usePointer.getState().visit(hex);
  useOrders.getState().take(choosableIn(hex));
  // Arrow keys and Enter go on from there.
  document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
}
