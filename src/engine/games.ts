/** The list of games: what kernel, store and tools can play. */
import { SARATOGA } from './saratoga/index';

export const GAMES = { [SARATOGA.id]: SARATOGA };
