/** One press is one order in every game, however long the key is held. */
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { usePlayKeys } from '../../../src/ui/campaign/play/usePlayKeys';
import { usePointer } from '../../../src/store/pointer';
import { useGameKeys as useFarmKeys } from '../../../src/ui/freemansFarm/play/useGameKeys';
import { useGameKeys as useFirstKeys } from '../../../src/ui/firstSaratoga/play/useGameKeys';

const none = () => undefined;
const camera = { current: null };
const useFarm = () => useFarmKeys(none);
const useFirst = () => useFirstKeys(camera, none);
const useCampaign = () => usePlayKeys(camera, none);
const TABLES = [
  ['Freeman’s Farm', useFarm],
  ['First Saratoga', useFirst],
  ['the campaign', useCampaign],
] as const;
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

describe.each(TABLES)('%s', (_game, useKeys) => {
  it('takes Enter on a button once', () => {
    const chief = lay();
    renderHook(useKeys);
    expect(press('Enter', false, chief)).toBe(true);
    expect(press('Enter', true, chief)).toBe(false);
  });
});

describe.each(TABLES.slice(0, 2))('%s', (_game, useKeys) => {
  it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves Space with %s to the system', (held) => {
    lay();
    renderHook(useKeys);
    const space = new KeyboardEvent('keydown', { key: ' ', [held]: true, bubbles: true, cancelable: true });
    expect(document.body.dispatchEvent(space)).toBe(true);
    expect(presses).toBe(0);
  });
  it('presses the chief answer once while Space is held', () => {
    lay();
    renderHook(useKeys);
    press(' ', false);
    for (let i = 0; i < 30; i++) expect(press(' ', true)).toBe(false);
    expect(presses).toBe(1);
  });
});

describe('the magnifier', () => {
  it('stays in the hand while M is held', () => {
    renderHook(useFirst);
    press('m', false);
    press('m', true);
    expect(usePointer.getState().magnifying).toBe(true);
    press('m', false);
    expect(usePointer.getState().magnifying).toBe(false);
  });
});
