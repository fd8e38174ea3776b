/** The campaign on the table of a component's test: a position laid out, the screens' words around it, and what was played. */
import { act, fireEvent, render as renderPlain, type RenderResult, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Action, RULES, SIDES, type State, type View } from '../../../src/engine/campaign';
import { campaign } from '../../../src/games/campaign';
import { gameInPlay, usePlay } from '../../../src/store/play';
import { usePointer } from '../../../src/store/pointer';
import { persons } from '../../../src/store/seats';
import { SCREENS } from '../../../src/ui/campaign';
import { useLine } from '../../../src/ui/campaign/battle/line';
import { useHand } from '../../../src/ui/campaign/play/hand';
import { useTable } from '../../../src/ui/campaign/table';
import { GameContext } from '../../../src/ui/table/game';

const shown = { entry: campaign, screens: SCREENS };

export const render = (component: ReactElement): RenderResult =>
  renderPlain(component, { wrapper: ({ children }) => <GameContext value={shown}>{children}</GameContext> });

/** A game that begins at a position: the rules with another start. */
export function lay(state: State, isSolo = true): View {
  act(() => {
    usePlay.getState().leave();
    usePointer.setState(usePointer.getInitialState(), true);
    useLine.setState(useLine.getInitialState(), true);
    const rules = { ...RULES, game: { ...RULES.game, start: () => state } };
    usePlay.getState().beginWith(rules, {
      game: 'campaign',
      setup: { fog: state.fog },
      seats: persons(SIDES),
      isUndoFree: isSolo,
      isReadyMade: false,
      dice: undefined,
    });
    sitDown();
  });
  return viewNow();
}

/** Where the screen must be handed over, it is. */
export function sitDown(): void {
  const { curtain, sitDown: sit } = usePlay.getState();
  if (curtain !== undefined) sit();
}

export function viewNow(): View {
  const { view } = useTable.getState();
  if (!view) throw new Error('nothing lies on the table');
  return view;
}

export const handNow = () => useHand.getState();

export const lastPlayed = (): Action | undefined =>
  gameInPlay()?.session.record.actions.at(-1) as Action | undefined;

type Name = string | RegExp;
export const button = (name: Name): HTMLElement => screen.getByRole('button', { name });
export const hasButton = (name: Name): boolean => screen.queryByRole('button', { name }) !== null;
export const press = (name: Name): void => void fireEvent.click(button(name));
