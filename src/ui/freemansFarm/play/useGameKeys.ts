/** Keys that work wherever the focus is, except in a field or a dialog: numbers choose, Space presses the chief answer. */
import { useEffect, useRef } from 'react';
import { ordersAgain } from '../../table/heldKeys';
import { undoKey } from '../../table/undoKeys';

export function useGameKeys(openHandbook: () => void): void {
  const open = useRef(openHandbook);
  useEffect(() => {
    open.current = openHandbook;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.altKey || document.querySelector('dialog[open]')) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest('input, textarea, select')) return;
      if (ordersAgain(event, ORDERS) || command(event, () => open.current())) event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Keys that order. */
const ORDERS = /^[1-9rs ]$/i;

/** True if the key meant something. */
function command(event: KeyboardEvent, openHandbook: () => void): boolean {
  if (undoKey(event)) return true;
  if (event.ctrlKey || event.metaKey) return false;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return pressNumber(Number(key));
  switch (key) {
    case 'k':
      openHandbook();
      return true;
    case 'q':
      document.querySelector<HTMLElement>('.question :is(.answer, .ff-activation, .ff-die)')?.focus();
      return true;
    case 'r':
      return pressFirst('.ff-quick button');
    case 's':
      return pressFirst('.question .answer.ends, .question-foot .answer.chief');
    case ' ':
      return pressChief(event);
    default:
      return false;
  }
}

/** The dice, the cards or the answers of the question, whichever there are, counted as they are shown. */
function pressNumber(number: number): boolean {
  const question = document.querySelector('.question');
  for (const kind of ['.ff-die', 'button.ff-activation', '.question-body .answer']) {
    const found = question?.querySelectorAll<HTMLElement>(kind) ?? [];
    if (found.length === 0) continue;
    found[number - 1]?.click();
    return number <= found.length;
  }
  return false;
}

function pressFirst(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}

/** A button that has the focus keeps its own key. */
function pressChief({ target }: KeyboardEvent): boolean {
  if ((target as HTMLElement | null)?.closest('button, a, summary, [role="tab"]')) return false;
  return pressFirst('.question .answer.chief:not(:disabled)');
}
