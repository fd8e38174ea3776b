/** Keys that work wherever the focus is, except in a field or a dialog. */
import { type RefObject, useEffect, useRef } from 'react';
import { usePointer } from '../../../store/pointer';
import type { CameraControls } from '../../hexboard/useCamera';
import { ordersAgain } from '../../table/heldKeys';
import { undoKey } from '../../table/undoKeys';
import { mapKey } from '../board/MapTools';
import { useTable } from '../table';
import { movableAt, showStack, useHand } from './hand';
import { type Overlay, useOverlays } from './overlays';

/** No letter of the campaign orders. */
const NONE = /^$/;
/** Overlays for as long as a key is held. */
const HELD: Readonly<Record<string, Overlay>> = { s: 'supply', t: 'threats' };

export function usePlayKeys(controls: RefObject<CameraControls | null>, openHandbook: () => void): void {
  const open = useRef(openHandbook);
  useEffect(() => {
    open.current = openHandbook;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.altKey || document.querySelector('dialog[open]')) return;
      if ((event.target as HTMLElement | null)?.closest('input, textarea, select')) return;
      if (ordersAgain(event, NONE) || command(event, controls.current, () => open.current()))
        event.preventDefault();
    };
    const release = ({ key }: globalThis.KeyboardEvent) => {
      if (HELD[key.toLowerCase()] !== undefined) useOverlays.getState().hold(undefined);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
    };
  }, [controls]);
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
    case 'k':
      openHandbook();
      return true;
    case 'n':
      nextStack();
      return true;
    case 'q':
      document.querySelector<HTMLElement>('.question :is(.answer, .block-button)')?.focus();
      return true;
    case 'escape':
      useHand.getState().drop();
      usePointer.getState().moveCursor(0);
      return true;
    default:
      return mapKey(key, camera);
  }
}

/** Takes the next stack in hand that can move, and shows it. */
function nextStack(): void {
  const { view } = useTable.getState();
  const places = [...new Set((view?.blocks ?? []).map(({ at }) => at))].filter(
    (at) => movableAt(view, at).length > 0,
  );
  const next = places[(places.indexOf(useHand.getState().place ?? '') + 1) % places.length];
  if (next === undefined) return;
  showStack(next);
  // Arrow keys and Enter go on from there.
  document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
}
