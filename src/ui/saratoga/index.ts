/** Saratoga's screens: the game in play at once, the others when they are wanted. */
import type { SaratogaTypes } from '../../engine/saratoga';
import type { Screens } from '../../games/contract';
import { part, screen } from '../widgets/Part';
import { GameScreen } from './play/GameScreen';
import { words } from './text/words';
import './style/index.css';

export const SCREENS: Screens<SaratogaTypes> = {
  Home: screen(() => import('./Home')),
  Play: GameScreen,
  Review: screen(() => import('./review/ReviewScreen')),
  Drawing: part(() => import('./Drawing')),
  words,
};
