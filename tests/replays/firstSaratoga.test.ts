/** The recorded games of First Saratoga play out as they did. */
import { FIRST_SARATOGA } from '../../src/engine/firstSaratoga';
import { playOutAgain } from './saved';

playOutAgain(
  FIRST_SARATOGA,
  'firstSaratoga',
  'of the battle, of the picket, and of the battle with other options',
  ['battle.json', 'otherOptions.json', 'outpost.json'],
);
