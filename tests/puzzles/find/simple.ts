/** What simple players would make of a puzzle: each thing as it comes, without a thought of what is asked. */
import { OPPONENT } from '../../../src/ai/saratoga';
import {
  type Action,
  RULES,
  type SaratogaDecision,
  type Side,
  type State,
} from '../../../src/engine/saratoga';
import { type ActionLike } from '../../../src/engine/kernel/game';
import type { AnyPuzzle, AnyRules } from '../../../src/games/contract';
import { type Counting, oddsOf } from '../../../src/lessons/odds';
import { puzzleSetup } from '../../../src/lessons/way';
import { BEFORE_FIRE, type Way } from '../search';

export interface SimpleWay extends Way {
  readonly by: string;
}

type Player = (state: State, side: Side, kind: SaratogaDecision['kind']) => Action | undefined;

const PLAYERS: Readonly<Record<string, Player>> = {
  'the fire plan': (state, side, kind) => {
    if (kind !== 'combatMove') return RULES.questions.firePlan(state, side)[0]?.action ?? { kind: 'holdAll' };
    const [best] = RULES.questions.closeInPlan(state, side);
    return best && best.value > 0 ? best.action : { kind: 'endCombatMovement' };
  },
  'the colonel': (state, side) =>
    OPPONENT.think(RULES.observe(state, side), side, OPPONENT.begin('colonel', side, 'puzzle')).actions[0],
};
const ASKED: readonly string[] = ['combatMove', 'fire', 'freeRound'];

/** The better of them, counted through; nobody goes on where the chance is above `enough`. */
export function* simpleWay(rules: AnyRules, puzzle: AnyPuzzle, enough: number): Counting<SimpleWay> {
  let best: SimpleWay | undefined;
  for (const [by, player] of Object.entries(PLAYERS)) {
    const played = playedBy(rules, puzzle.side as Side, player);
    const { game } = played;
    const line: ActionLike[] = [];
    const state: unknown = game.start(puzzleSetup(rules, puzzle));
    const chance = yield* oddsOf(played, puzzle).chance(state);
    while (BEFORE_FIRE.includes(game.decision(state)?.kind ?? '')) {
      const [action] = game.actions(state) as readonly ActionLike[];
      if (!action) break;
      line.push(action);
      game.apply(state, action, () => undefined);
    }
    if (!best || chance > best.chance) best = { by, line, chance };
    if (best.chance > enough) break;
  }
  if (!best) throw new Error('nobody plays');
  return best;
}

/** The rules with one thing to do where the player is asked: what he does. */
function playedBy(rules: AnyRules, side: Side, player: Player): AnyRules {
  const { game } = rules;
  const actions = (state: unknown): readonly unknown[] => {
    const asked = game.decision(state) as SaratogaDecision | undefined;
    const action =
      asked?.by === side && ASKED.includes(asked.kind) ? player(state as State, side, asked.kind) : undefined;
    return action ? [action] : (game.actions(state) as readonly unknown[]);
  };
  return { ...rules, game: { ...game, actions } };
}
