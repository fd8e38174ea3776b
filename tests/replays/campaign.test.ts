/** The recorded campaigns play out as they did. */
import { CAMPAIGN } from '../../src/engine/campaign';
import { playOutAgain } from './saved';

playOutAgain(CAMPAIGN, 'campaign', 'in the fog, open, and with all options', [
  'allOptions.json',
  'open.json',
  'usual.json',
]);
