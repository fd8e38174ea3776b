/** Keys that work wherever the focus is, except in a field or a dialog. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Hex } from '../../../engine/hexmap/hexId';
import { NO_HEX } from '../../../engine/hexmap/hexId';
import { useGame } from '../../../store/game';
import { choosableIn, useOrders } from '../../../store/orders';
import { type Overlay, useOverlays } from '../../../store/overlays';
import { nextUnmoved } from '../../../store/reminders';
import { useTable } from '../../../store/table';
import type { CameraControls } from '../../board/useCamera';
import { ZOOM_STEP, zoomBy } from '../panels/ViewTools';

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
      if (command(event, controls.current, () => open.current())) event.preventDefault();
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

/** Overlays for as long as a key is held. */
const HELD: Readonly<Record<string, Overlay>> = {
  r: 'reach',
  z: 'control',
  c: 'command',
  l: 'sight',
  t: 'bare',
};

/** True if the key meant something. */
function command(event: KeyboardEvent, camera: CameraControls | null, openHandbook: () => void): boolean {
  const table = useTable.getState();
  const game = useGame.getState();
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') (event.shiftKey ? game.redo : game.undo)();
    else if (key === 'y') game.redo();
    else return false;
    return true;
  }
  const overlay = HELD[key];
  if (overlay !== undefined) {
    useOverlays.getState().hold(overlay);
    return true;
  }
  switch (key) {
    case '+':
    case '=':
      zoomBy(camera, ZOOM_STEP);
      return true;
    case '-':
    case '_':
      zoomBy(camera, 1 / ZOOM_STEP);
      return true;
    case '0':
    case 'home':
      camera?.fit();
      return true;
    case 'm':
      table.magnify(!table.magnifying);
      return true;
    case '?':
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
    case 'u':
      game.undo();
      return true;
    case 'escape':
      if (table.magnifying) table.magnify(false);
      else if (useOrders.getState().chosen.length > 0) useOrders.getState().drop();
      else table.moveCursor(NO_HEX);
      return true;
    default:
      return false;
  }
}

/** Takes the next stack in hand that has something to do, and shows it. */
function nextUnit(): void {
  const { view } = useGame.getState();
  if (!view) return;
  const hexes =
    view.decision?.kind === 'move'
      ? nextUnmoved(view)
      : Object.keys(view.stacks)
          .map(Number)
          .filter((hex) => choosableIn(hex as Hex).length > 0);
  if (hexes.length === 0) return;
  const at = hexes.indexOf(useTable.getState().cursor);
  const hex = hexes[(at + 1) % hexes.length] as Hex;
  useTable.getState().visit(hex);
  useOrders.getState().take(choosableIn(hex));
  // Arrow keys and Enter go on from there.
  document.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true });
}

const ENDINGS = [
  'endCommand',
  'endMovement',
  'endCombatMovement',
  'holdAll',
  'endRecovery',
  'decline',
  'ready',
];

/** Ends the phase, if it can be ended; else says why not. */
function endPhase(): void {
  const { view, act } = useGame.getState();
  const ending = view?.actions.find((action) => ENDINGS.includes(action.kind));
  if (ending) act(ending);
  else if (view?.decision?.kind === 'move') act({ kind: 'endMovement' });
}
