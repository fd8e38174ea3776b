/** The answers to a decision as a player finds them: by name, by key, and what each of them would do. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { type Action, counterOf } from '../../../src/engine/saratoga';
import { usePlay } from '../../../src/store/play';
import { useOrders } from '../../../src/ui/saratoga/play/orders';
import { check } from '../../../src/ui/saratoga/table';
import { describeCounter } from '../../../src/ui/saratoga/text/describeHex';
import { layGame, viewNow } from './gameView';
import { render } from './render';

/** Lays a position out and shows a component of it. */
export function ask(component: ReactElement, text: string): HTMLElement {
  layGame(text);
  return render(component).container;
}

type Name = string | RegExp;
export const button = (name: Name): HTMLElement => screen.getByRole('button', { name });
export const hasButton = (name: Name): boolean => screen.queryByRole('button', { name }) !== null;
export const press = (name: Name): void => void fireEvent.click(button(name));

/** A counter is called what is seen on its button, then all that it says, with its marks. */
export const counterName = (id: string): RegExp => {
  const [seen, said] = [counterOf(id).name, describeCounter(counterOf(id), viewNow().marks[id])];
  return new RegExp(`^${literal(seen)}.*, ${literal(said)}$`);
};
const literal = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const pressCounter = (id: string): void => press(counterName(id));
export const isPressed = (id: string): boolean =>
  button(counterName(id)).getAttribute('aria-pressed') === 'true';
export const hasCounter = (id: string): boolean => hasButton(counterName(id));

/** As a click on the map takes it up. */
export const takeUp = (...ids: string[]): void => act(() => useOrders.getState().choose(ids));

/** Everything that acts once when it is pressed: no choices, no cases, no ways to a hex, no plan that does many things. */
const DEEDS = 'button:not(.case, .go-to, .all, [aria-pressed], [disabled])';

/** What the controls on the page would do, without doing it. */
export function offered(page: Element = document.body): Action[] {
  const sent: Action[] = [];
  const { act: before } = usePlay.getState();
  const listen: typeof before = (action) => sent.push(action as Action) < 0; // Saratoga lies on the table
  act(() => usePlay.setState({ act: listen }));
  for (const each of page.querySelectorAll(DEEDS)) fireEvent.click(each);
  act(() => usePlay.setState({ act: before }));
  return sent;
}

export const refusedAmong = (actions: readonly Action[]): Action[] =>
  actions.filter((action) => check(action));

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
