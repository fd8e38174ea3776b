/** A thought: from what a side observes and remembers to the actions that follow from it. */
import {
  type Action,
  CAMPAIGN,
  type CampaignDecision,
  type Side,
  type State,
} from '../../engine/campaign/index';
import type { Thought } from '../opponent';
import { type Chance, chanceFrom } from '../search/chance';
import { act, coverNatives, deploy, flee, stayOrGo, takeHit } from './battle';
import { believe } from './believe';
import { chooseBattle, comeBack, desert, enter, goTo, placeMilitia, send, strengthen } from './choices';
import { chooseMove, firstOf, forceMarch, marchOn, nativeMarch, ordersFor } from './general';
import { isLevel, TRAITS } from './levels';
import { type Memory, newMemory } from './memory';
import { fieldOf, isWayFree } from './operations';
import type { PlanLine } from './plan';
import type { Position } from './position';
import type { Eye } from './score';

export type CampaignThought = Thought<Action, Memory, readonly PlanLine[]>;

export function think(observed: State, side: Side, before: Memory): CampaignThought {
  const asked = CAMPAIGN.decision(observed) as CampaignDecision | undefined;
  if (asked?.by !== side) throw new Error(`${side} is not asked`);
  const { level, seed, thoughts } = before;
  if (!isLevel(level)) throw new Error(`no level '${level}'`);
  const traits = TRAITS[level];
  // Who does not remember begins anew from what everybody knows.
  const known = traits.remembers ? before : { ...before, ...blank(before) };
  const { memory, position } = believe(observed, side, known);
  const chance = chanceFrom(seed, side, observed.turn, asked.kind, thoughts);
  const eye: Eye = { side, traits, state: observed };
  const kept = memory.ordered === observed.turn ? memory : { ...memory, pending: [], plan: [] };
  const answer = answerTo(eye, position, asked, kept, chance);
  return {
    actions: answer.actions,
    memory: {
      ...kept,
      thoughts: thoughts + 1,
      ordered: observed.turn,
      pending: answer.pending ?? kept.pending,
      plan: answer.plan ?? kept.plan,
    },
    plan: answer.plan ?? kept.plan,
  };
}

function blank({ level, seed }: Memory): Pick<Memory, 'where' | 'sp'> {
  const { where, sp } = newMemory(level, seed);
  return { where, sp };
}

interface Answer {
  readonly actions: readonly Action[];
  readonly pending?: Memory['pending'];
  readonly plan?: Memory['plan'];
}

const just = (...actions: Action[]): Answer => ({ actions });

function answerTo(
  eye: Eye,
  position: Position,
  asked: CampaignDecision,
  memory: Memory,
  chance: Chance,
): Answer {
  switch (asked.kind) {
    case 'strengthenStLedger':
      return just(...strengthen(eye));
    case 'placeMilitia':
      return just(...placeMilitia(eye, chance));
    case 'desert':
      return just(desert(eye, position));
    case 'sendToHudson':
      return just(send(eye, position));
    case 'leaveHudson':
      return just(comeBack(eye, position));
    case 'enter':
      return just(enter(eye, position));
    case 'move':
      return move(eye, position, memory);
    case 'march':
      return just(marchOn(eye, position));
    case 'nativeMarch':
      return just(nativeMarch(eye, position));
    case 'overrunRetreat':
    case 'retreat':
    case 'giveWay':
      return just(goTo(eye, position));
    case 'forceMarch':
      return just(forceMarch(eye, position));
    case 'chooseBattle':
      return just(chooseBattle(eye, position));
    case 'deploy':
      return just(...deploy(eye, chance));
    case 'stayOrGo':
      return just(stayOrGo(eye, position, chance));
    case 'coverNatives':
      return just(coverNatives(eye));
    case 'act':
      return just(act(eye));
    case 'takeHit':
      return just(takeHit(eye));
    case 'flee':
      return just(flee(eye));
    case 'roll':
      throw new Error('the dice are not asked here');
  }
}

/** What was begun with several is gone on with; otherwise the best move now. */
function move(eye: Eye, position: Position, memory: Memory): Answer {
  const [next, ...pending] = memory.pending;
  // Whoever gave way before the others may stand in the way now.
  if (next && isWayFree(next, fieldOf(eye, position)) && !CAMPAIGN.check(eye.state, firstOf(next)))
    return { actions: ordersFor(next), pending };
  const choice = chooseMove(eye, position);
  return { ...choice, plan: [...memory.plan, ...choice.plan] };
}
