/** Keys that work wherever the focus is, except in a field or a dialog. */
import { type RefObject, useEffect } from 'react';
import { usePointer } from '../../../store/pointer';
import type { CameraControls } from '../../hexboard/useCamera';
import { viewKey } from '../../hexboard/viewKeys';
import { ordersAgain } from '../../table/heldKeys';
import { undoKey } from '../../table/undoKeys';
import { fieldNow } from '../field';
import { type Overlay, useOverlays } from '../overlays';
import { useTable } from '../table';
import { deedOf } from './deeds';
import { goOverTo } from './deeds/moveGroup';
import { drop, EMPTY, useHand } from './hand';
import { waitingIn } from './lit';
import { endPhase } from './press';

/** Keys that order, or put the magnifier in and out of the hand. */
const ORDERS = /^[em]$/i;
/** Overlays for as long as a key is held. */
const HELD: Readonly<Record<string, Overlay>> = {
  z: 'control',
  l: 'sight',
  r: 'rifle',
  c: 'duty',
  t: 'bare',
};

export function useGameKeys(controls: RefObject<CameraControls | null>, openHandbook: () => void): void {
  useEffect(() => {
    const isOthers = ({ altKey, target }: KeyboardEvent): boolean =>
      altKey ||
      document.querySelector('dialog[open]') !== null ||
      Boolean((target as HTMLElement | null)?.closest('input, textarea, select'));
    const press = (event: KeyboardEvent) => {
      if (isOthers(event)) return;
      if (ordersAgain(event, ORDERS) || command(event, controls.current, openHandbook))
        event.preventDefault();
    };
    // Before the map takes it for its cursor.
    const pressFirst = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || isOthers(event)) return;
      if (!event.repeat && !pressChief(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const release = ({ key }: KeyboardEvent) => {
      if (HELD[key.toLowerCase()] !== undefined) useOverlays.getState().hold(undefined);
    };
    window.addEventListener('keydown', pressFirst, true);
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    return () => {
      window.removeEventListener('keydown', pressFirst, true);
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
    };
  }, [controls, openHandbook]);
}

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
      nextStack();
      return true;
    case 'e':
      endPhase();
      return true;
    case 'q':
      document.querySelector<HTMLElement>('.question :is(.answer, .fs-counter-button)')?.focus();
      return true;
    case 'escape': {
      const hand = useHand.getState();
      if (hand.chosen === EMPTY.chosen && hand.target === 0 && hand.from === 0) return viewKey(key, camera);
      drop();
      return true;
    }
    default:
      return viewKey(key, camera, fieldNow().layout);
  }
}

/** The chief answer of the moment; it never ends a phase. A button that has the focus keeps its own key. */
function pressChief({ target }: KeyboardEvent): boolean {
  if ((target as HTMLElement | null)?.closest('button, a, summary, input, [role="tab"]')) return false;
  const chief = document.querySelector<HTMLElement>('.question .answer.chief:not(.ends)');
  chief?.click();
  return chief !== null;
}

/** Takes the next stack in hand that waits for an order, and shows it. */
function nextStack(): void {
  const { view } = useTable.getState();
  const hexes = waitingIn(view);
  if (!view || hexes.length === 0) return;
  const at = hexes.indexOf(usePointer.getState().cursor);
  const hex = hexes[(at + 1) % hexes.length] ?? 0;
  drop();
  usePointer.getState().visit(hex);
  if (view.decision?.kind === 'moveGroup') goOverTo(hex);
  else deedOf(view)?.press(hex, view, EMPTY);
  // Arrow keys and Enter go on from there.
  document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
}
