/** What players may wish for beside the battle: another ruling, dice of their own, their own deployment. */
import { type Battle, DEFAULT_OPTIONS, OPTION_NAMES, type Options } from '../../engine/saratoga';
import { type Mode, newSeed, type NewGame } from '../../store/newGame';

export interface Wishes {
  readonly options: Options;
  /** Empty: new dice. */
  readonly seed: string;
  readonly ownDice: boolean;
  readonly deployed: boolean;
  /** 3.4 for two players. */
  readonly fog: boolean;
}

export const USUAL: Wishes = {
  options: DEFAULT_OPTIONS,
  seed: '',
  ownDice: false,
  deployed: true,
  fog: true,
};

/** How many things are not as usual. */
export const changesIn = ({ options, seed, ownDice, deployed, fog }: Wishes): number =>
  OPTION_NAMES.filter((name) => options[name] !== DEFAULT_OPTIONS[name]).length +
  (seed.trim() === '' || ownDice ? 0 : 1) +
  (ownDice ? 1 : 0) +
  (deployed ? 0 : 1) +
  (fog ? 0 : 1);

export const gameOf = (
  battle: Battle,
  mode: Mode,
  { options, seed, ownDice, deployed, fog }: Wishes,
): NewGame => ({
  battle,
  options,
  mode,
  fog,
  ...diceOf(seed.trim(), ownDice),
  deployed,
});

/** Own dice take a seed all the same: it tells one game from another. */
function diceOf(typed: string, ownDice: boolean): Pick<NewGame, 'seed' | 'ownDice' | 'typedSeed'> {
  if (ownDice) return { seed: newSeed(), ownDice };
  return typed === '' ? { seed: newSeed() } : { seed: typed, typedSeed: true };
}
