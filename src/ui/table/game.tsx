/** Which game the furniture belongs to: its words, for everything that a table shows. */
import { createContext, useContext } from 'react';
import type { AnyScreens, Entry, GameTypes, Words } from '../../games/contract';
import './style/index.css';

export interface ShownGame {
  readonly entry: Entry;
  readonly screens: AnyScreens;
}

export const GameContext = createContext<ShownGame | undefined>(undefined);

export function useShownGame(): ShownGame {
  const game = useContext(GameContext);
  if (!game) throw new Error('furniture of a table outside any game');
  return game;
}

export const useWords = (): Words<GameTypes> => useShownGame().screens.words as Words<GameTypes>;
