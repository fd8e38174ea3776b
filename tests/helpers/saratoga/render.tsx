/** Components of Saratoga as they stand in the page: with the game's words around them. */
import { render as renderPlain, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { saratoga } from '../../../src/games/saratoga';
import { SCREENS } from '../../../src/ui/saratoga';
import { GameContext } from '../../../src/ui/table/game';

const shown = { entry: saratoga, screens: SCREENS };

export const InSaratoga = ({ children }: { children: ReactNode }) => (
  <GameContext value={shown}>{children}</GameContext>
);

export const render = (component: ReactElement): RenderResult =>
  renderPlain(component, { wrapper: InSaratoga });
