/** Freeman's Farm's screens: the game in play at once, the others when they are wanted. */
import type { FarmTypes } from '../../engine/freemansFarm';
import type { Screens } from '../../games/contract';
import { screen } from '../widgets/Part';
import { GameScreen } from './play/GameScreen';
import { words } from './text/words';
import './style/index.css';

export const SCREENS: Screens<FarmTypes> = {
  Home: screen(() => import('./setup/SetUp')),
  Play: GameScreen,
  Review: screen(() => import('./review/ReviewScreen')),
  words,
};
