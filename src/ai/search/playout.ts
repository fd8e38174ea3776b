/** Plays an imagined game on: players answer, chance throws the dice, until there is enough to judge by. */
import { type ActionLike, type Decision, type Game, isRollDecision } from '../../engine/kernel/game';
import { type Chance, rollBy } from './chance';

export type Policy<State, Action> = (state: State, asked: Decision) => Action;

/** Changes the state that it is given. */
export function playOut<State, Action extends ActionLike, Event, Setup, View>(
  game: Game<State, Action, Event, Setup, View>,
  state: State,
  answer: Policy<State, Action>,
  chance: Chance,
  isEnough: (state: State) => boolean,
): void {
  let steps = 0;
  for (let asked = game.decision(state); asked && !isEnough(state); asked = game.decision(state)) {
    if (++steps > MOST_STEPS) throw new Error(`a playout goes on without end at ${asked.kind}`);
    // A game that asks for rolls has them among its actions.
    const action = isRollDecision(asked)
      ? (rollBy(chance, asked) as unknown as Action)
      : answer(state, asked);
    game.apply(state, action, nobodyListens);
  }
}

const nobodyListens = () => undefined;

/** Two turns of any game need far fewer. */
const MOST_STEPS = 20_000;
