/** One press is one order in every game, however long the key is held. */
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePlayKeys } from '../../../src/ui/campaign/play/usePlayKeys';
import { useGameKeys as useFarmKeys } from '../../../src/ui/freemansFarm/play/useGameKeys';
import { useGameKeys as useFirstKeys } from '../../../src/ui/firstSaratoga/play/useGameKeys';

const none = () => undefined;
const camera = { current: null };
const GAMES: Readonly<Record<string, () => unknown>> = {
  'Freeman’s Farm': () => renderHook(() => useFarmKeys(none)),
  'First Saratoga': () => renderHook(() => useFirstKeys(camera, none)),
  'the campaign': () => renderHook(() => usePlayKeys(camera, none)),
};
let presses = 0;

/** A question with its chief answer, which stays where it is. */
function lay(): HTMLElement {
  presses = 0;
  document.body.innerHTML = '<div class="question"><button class="answer chief">Fire</button></div>';
  const chief = document.querySelector<HTMLElement>('.chief');
  if (!chief) throw new Error('no answer');
  chief.addEventListener('click', () => presses++);
  return chief;
}
/** False if the page keeps the key from what a browser does with it. */
const press = (key: string, repeat: boolean, on: Element = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true }));

afterEach(() => {
  document.body.innerHTML = '';
});

describe.each(Object.keys(GAMES))('%s', (game) => {
  it('takes Enter on a button once', () => {
    const chief = lay();
    GAMES[game]?.();
    expect(press('Enter', false, chief)).toBe(true);
    expect(press('Enter', true, chief)).toBe(false);
  });
});

describe.each(['Freeman’s Farm', 'First Saratoga'])('%s', (game) => {
  it('presses the chief answer once while Space is held', () => {
    lay();
    GAMES[game]?.();
    press(' ', false);
    for (let i = 0; i < 30; i++) expect(press(' ', true)).toBe(false);
    expect(presses).toBe(1);
  });
});
