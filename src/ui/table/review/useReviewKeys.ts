/** The keys of the review: arrows by action, phase and turn, the ends, play; they work wherever no field or dialog has them. */
import { useEffect, useRef } from 'react';
import type { Stride } from '../../../store/chapters';
import { useReview } from '../../../store/review';

/** `viewKey`: what a key does to the board; true if it meant something. */
export function useReviewKeys(viewKey: (key: string) => boolean): void {
  const view = useRef(viewKey);
  useEffect(() => {
    view.current = viewKey;
  });
  useEffect(() => {
    /** Who comes to the map by the Tab key walks over its hexes; who clicks on it goes on through the game. */
    let isWalking = false;
    const point = () => {
      isWalking = false;
    };
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Tab') isWalking = true;
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
      if (target?.closest('textarea, select, [contenteditable]')) return;
      if (target?.closest('.board') && isWalking && event.key !== 'Escape') return;
      if (isButtonKey(event, target) || isTabKey(event, target)) return;
      if (!command(event) && !view.current(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the map and the slider take them for themselves.
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('pointerdown', point, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('pointerdown', point, { capture: true });
    };
  }, []);
}

/** Space presses the button that has the focus. */
const isButtonKey = (event: KeyboardEvent, target: Element | undefined): boolean =>
  event.key === ' ' && Boolean(target?.closest('button, a, summary'));

/** Arrows go from tab to tab. */
const isTabKey = (event: KeyboardEvent, target: Element | undefined): boolean =>
  event.key.startsWith('Arrow') && Boolean(target?.closest('[role="tablist"]'));

/** True if the key meant something. */
function command(event: KeyboardEvent): boolean {
  const { step, go, play, isPlaying, last } = useReview.getState();
  const sideways: Stride = event.ctrlKey ? 'turn' : event.shiftKey ? 'chapter' : 'action';
  switch (event.key) {
    case 'ArrowLeft':
      step(sideways, -1);
      return true;
    case 'ArrowRight':
      step(sideways, 1);
      return true;
    case 'ArrowUp':
    case 'PageUp':
      step('turn', -1);
      return true;
    case 'ArrowDown':
    case 'PageDown':
      step('turn', 1);
      return true;
    case 'Home':
      go(0);
      return true;
    case 'End':
      go(last);
      return true;
    case ' ':
      // Held down it is one press.
      if (!event.repeat) play(!isPlaying);
      return true;
    default:
      return false;
  }
}
