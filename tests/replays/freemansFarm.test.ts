/** The recorded games of Freeman's Farm play out as they did. */
import { FREEMANS_FARM } from '../../src/engine/freemansFarm';
import { playOutAgain } from './saved';

playOutAgain(
  FREEMANS_FARM,
  'freemansFarm',
  'of two people by either edition of the data, both sides by one, and either side against printed orders',
  ['againstAmerican.json', 'againstBritish.json', 'open.json', 'two.json', 'weighedAnew.json'],
);
