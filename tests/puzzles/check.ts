/** Whether a puzzle holds what it says: its position loads, its side decides, and the best that was found is counted again. */
import { DICE } from '../../src/engine/kernel/game';
import type { AnyPuzzle, AnyRules } from '../../src/games/contract';
import { counted, oddsOf } from '../../src/lessons/odds';
import { puzzleSetup } from '../../src/lessons/way';

export interface Checked {
  readonly problems: readonly string[];
  /** Of the line that is written down. */
  readonly chance: number;
  readonly states: number;
}

/** Chances are written down to a ten-thousandth. */
const EXACT = 0.00005;
/** More would keep a phone waiting. */
const MOST_STATES = 4000;

export function checkPuzzle(rules: AnyRules, puzzle: AnyPuzzle): Checked {
  const { game } = rules;
  const problems: string[] = [];
  const state: unknown = game.start(puzzleSetup(rules, puzzle));
  if (puzzle.isOver(state)) problems.push('it is over before it begins');
  for (const action of puzzle.line) {
    const refusal = game.check(state, action);
    if (refusal) problems.push(`${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`);
    else if (game.decision(state)?.by !== puzzle.side) problems.push('its line answers for the other side');
    game.apply(state, action, () => undefined);
  }
  const asked = game.decision(state);
  if (!asked || asked.by === DICE) problems.push('nobody decides after its line');
  if (asked?.kind === 'combatMove' || asked?.kind === 'move') problems.push('its line stops before the fire');
  const odds = oddsOf(rules, puzzle);
  const chance = counted(odds.chance(state));
  if (Math.abs(chance - puzzle.best) > EXACT)
    problems.push(`${puzzle.best} is written down, ${chance} counted`);
  if (chance <= 0.1 || chance >= 0.95) problems.push('there is no question in it');
  if (odds.size() > MOST_STATES) problems.push(`${odds.size()} states are too many`);
  return { problems, chance, states: odds.size() };
}
