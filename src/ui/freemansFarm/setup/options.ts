/** What players may choose before a game: who plays whom, the level, other rulings, the seed. */
import {
  DEFAULT_OPTIONS,
  LATEST_EDITION,
  type Level,
  OPTION_NAMES,
  type Options,
  type Setup,
  type Side,
  SIDES,
} from '../../../engine/freemansFarm';
import { newDice, type NewGame } from '../../../store/newGame';
import { persons } from '../../../store/seats';
import type { Opposed } from '../../table/Against';

export const WAYS = ['two', 'solo', 'british', 'american'] as const;
/** Two people, one for both sides, or one who leads a side against the solitaire opponent. */
export type Way = (typeof WAYS)[number];

export interface Choices {
  readonly level: Level;
  readonly options: Options;
  /** Empty: new dice. */
  readonly seed: string;
  /** For attacks and tests; cards are drawn by the page. */
  readonly ownDice: boolean;
  /** Against the solitaire opponent everything may be taken back. */
  readonly isUndoFree: boolean;
}

export const USUAL: Choices = {
  level: 'standard',
  options: DEFAULT_OPTIONS,
  seed: '',
  ownDice: false,
  isUndoFree: false,
};

const isSide = (way: Way): way is Side => (SIDES as readonly string[]).includes(way);

/** `opposed`: those who think sit at its sides. */
export function newGame(way: Way, choices: Choices, opposed?: Opposed): NewGame {
  const { level, options, seed, ownDice, isUndoFree } = choices;
  const changed = Object.fromEntries(
    OPTION_NAMES.filter((name) => options[name] !== DEFAULT_OPTIONS[name]).map((name) => [
      name,
      options[name],
    ]),
  );
  const setup: Setup = {
    scenario: 'freemansFarm',
    edition: LATEST_EDITION,
    ...(isSide(way) ? { solitaire: way === 'british' ? 'american' : 'british', level } : {}),
    ...(way === 'solo' ? { open: true } : {}),
    ...(Object.keys(changed).length > 0 ? { options: changed } : {}),
  };
  const typed = seed.trim();
  return {
    game: 'freemans-farm',
    setup,
    seats: opposed?.seats ?? persons(SIDES),
    isUndoFree: way === 'solo' || (isSide(way) && isUndoFree) || opposed?.isPractice === true,
    dice: ownDice ? undefined : typed === '' ? newDice() : { seed: typed, isTyped: true },
    isReadyMade: true,
  };
}
