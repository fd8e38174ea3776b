/** First Saratoga's screens: the game in play at once, the others when they are wanted. */
import type { FirstSaratogaTypes } from '../../engine/firstSaratoga';
import type { Screens } from '../../games/contract';
import { screen } from '../widgets/Part';
import { GameScreen } from './play/GameScreen';
import { words } from './text/words';
import './style/index.css';

export const SCREENS: Screens<FirstSaratogaTypes> = {
  Home: screen(() => import('./Home')),
  Play: GameScreen,
  Review: screen(() => import('./review/ReviewScreen')),
  words,
};
