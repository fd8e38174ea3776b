/** The campaign's screens: the game in play at once, the others when they are wanted. */
import type { CampaignTypes } from '../../engine/campaign';
import type { Screens } from '../../games/contract';
import { screen } from '../widgets/Part';
import { PlayScreen } from './play/PlayScreen';
import { words } from './text/words';
import './style/index.css';

export const SCREENS: Screens<CampaignTypes> = {
  Home: screen(() => import('./Home')),
  Play: PlayScreen,
  Review: screen(() => import('./review/ReviewScreen')),
  words,
};
