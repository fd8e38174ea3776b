/** The answers to a decision as a player finds them: by name, by key, and what each of them would do. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type Action, counterOf } from '../../src/engine/saratoga';
import { refusalFor, useGame } from '../../src/store/game';
import { useOrders } from '../../src/store/orders';
import { describeCounter } from '../../src/ui/text/describeHex';
import { layGame, viewNow } from './gameView';

/** Lays a position out and shows a component of it. */
export function ask(component: ReactElement, text: string): HTMLElement {
  layGame(text);
  return render(component).container;
}

type Name = string | RegExp;
export const button = (name: Name): HTMLElement => screen.getByRole('button', { name });
export const hasButton = (name: Name): boolean => screen.queryByRole('button', { name }) !== null;
export const press = (name: Name): void => void fireEvent.click(button(name));

/** A counter is called what it says, with its marks. */
export const counterName = (id: string): string => describeCounter(counterOf(id), viewNow().marks[id]);
export const pressCounter = (id: string): void => press(counterName(id));
export const isPressed = (id: string): boolean =>
  button(counterName(id)).getAttribute('aria-pressed') === 'true';
export const hasCounter = (id: string): boolean => hasButton(counterName(id));

/** As a click on the map takes it up. */
export const takeUp = (...ids: string[]): void => act(() => useOrders.getState().choose(ids));

/** Everything that acts when it is pressed: no choices, no cases, no ways to a hex. */
const DEEDS = 'button:not(.case, .go-to, [aria-pressed], [disabled])';

/** What the controls on the page would do, without doing it. */
export function offered(page: Element = document.body): Action[] {
  const sent: Action[] = [];
  const { act: before } = useGame.getState();
  const listen = (action: Action) => sent.push(action) < 0;
  act(() => useGame.setState({ act: listen }));
  for (const each of page.querySelectorAll(DEEDS)) fireEvent.click(each);
  act(() => useGame.setState({ act: before }));
  return sent;
}

export const refusedAmong = (actions: readonly Action[]): Action[] =>
  actions.filter((action) => refusalFor(action));

/** Walks with the Tab key to a button, back where that is shorter, and presses Enter. */
export async function byKeyboard(name: Name): Promise<void> {
  const user = userEvent.setup();
  const wanted = button(name);
  const isBehind = (here: Element) =>
    (here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const shift = document.activeElement !== null && isBehind(document.activeElement);
  for (let steps = 0; steps < 200 && document.activeElement !== wanted; steps++) await user.tab({ shift });
  if (document.activeElement !== wanted) throw new Error(`the Tab key does not reach ${String(name)}`);
  await user.keyboard('{Enter}');
}
