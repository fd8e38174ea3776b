/** One game of the campaign between two computer players, from the set-up to the end. */
import {
  type Action,
  CAMPAIGN,
  type CampaignDecision,
  type Ending,
  type Options,
  RULES,
  type Side,
  type State,
} from '../../../src/engine/campaign/index';
import { isRollDecision } from '../../../src/engine/kernel/game';
import { OPPONENT } from '../../../src/ai/campaign/index';
import { chanceFrom, rollBy } from '../../../src/ai/search/chance';

export interface Contest {
  readonly fog: boolean;
  readonly options?: Partial<Options>;
  readonly seed: string;
  readonly british: string;
  readonly american: string;
}

export interface Outcome {
  readonly ending: Ending;
  readonly turn: number;
  readonly state: State;
}

/** Told of each state before a side decides upon it. */
export type Watcher = (state: State, asked: CampaignDecision) => void;

const decision = (state: State) => CAMPAIGN.decision(state) as CampaignDecision | undefined;
const silent = () => undefined;

export function play(contest: Contest, watch?: Watcher): Outcome {
  const { fog, options = {}, seed } = contest;
  const state = CAMPAIGN.start({ fog, options });
  const dice = chanceFrom(seed, 'dice');
  const minds = {
    british: OPPONENT.begin(contest.british, 'british', seed),
    american: OPPONENT.begin(contest.american, 'american', seed),
  };
  let waiting: readonly Action[] = [];
  for (let asked = decision(state); asked; asked = decision(state)) {
    if (isRollDecision(asked)) {
      CAMPAIGN.apply(state, rollBy(dice, asked), silent);
      continue;
    }
    const side: Side = asked.by;
    if (waiting.length === 0) {
      watch?.(state, asked);
      const thought = OPPONENT.think(RULES.observe(state, side), side, minds[side]);
      minds[side] = thought.memory;
      waiting = thought.actions;
    }
    const [action, ...rest] = waiting;
    if (!action) throw new Error(`${side} does not answer ${asked.kind}`);
    const refusal = CAMPAIGN.check(state, action);
    if (refusal)
      throw new Error(
        `${side} at ${asked.kind}: ${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`,
      );
    CAMPAIGN.apply(state, action, silent);
    waiting = rest;
    if (rest.length > 0 && decision(state)?.by !== side) throw new Error(`${side} has answered too much`);
  }
  const { ending } = state;
  if (!ending) throw new Error('no end');
  return { ending, turn: state.turn, state };
}
