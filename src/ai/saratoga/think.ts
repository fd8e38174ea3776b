/** A thought: from what a side observes and remembers to the actions of its phase. */
import {
  type Action,
  isConcealed,
  SARATOGA,
  type SaratogaDecision,
  type Side,
  type State,
} from '../../engine/saratoga/index';
import type { Thought } from '../opponent';
import { type Chance, chanceFrom } from '../search/chance';
import { answer } from './answer';
import { believe } from './believe';
import { foesOf } from './command';
import { brief, direct } from './general';
import { DEPTHS, isLevel, TRAITS } from './levels';
import { type Depth, lookAhead, whoGoesFirst } from './lookAhead';
import { type Memory, remember } from './memory';
import { EVEN, newOfficer, type Officer } from './officer';
import { type PlanLine, planOf } from './plan';

export type SaratogaThought = Thought<Action, Memory, readonly PlanLine[]>;

/** The depth is that of the level, unless somebody has less time. */
export function think(
  observed: State,
  side: Side,
  before: Memory,
  depth: Depth | undefined = DEPTHS[before.level],
): SaratogaThought {
  const { officer, state, asked, chance, memory, after } = prepare(observed, side, before, depth);
  const actions: readonly Action[] =
    depth && asked.kind === 'chooseOrder'
      ? [{ kind: 'chooseOrder', first: whoGoesFirst(officer, observed, memory, chance, depth) }]
      : play(officer, state, asked);
  return { actions, memory: after, plan: planOf(officer, observed) };
}

/** An officer with his orders, on a state that he takes for the real one. */
export interface Prepared {
  readonly officer: Officer;
  readonly state: State;
  readonly asked: SaratogaDecision;
  readonly chance: Chance;
  readonly memory: Memory;
  /** What is remembered when the thought is over. */
  readonly after: Memory;
}

export function prepare(
  observed: State,
  side: Side,
  before: Memory,
  depth: Depth | undefined = DEPTHS[before.level],
): Prepared {
  const asked = decisionOf(observed);
  if (asked.by !== side) throw new Error(`${side} is not asked`);
  const memory = remember(before, observed, side);
  const { seed, level, thoughts } = memory;
  if (!isLevel(level)) throw new Error(`no level '${level}'`);
  const chance = chanceFrom(seed, side, observed.turn, asked.kind, thoughts);
  const officer = newOfficer(side, TRAITS[level][side], memory.orders);
  officer.ordered = memory.ordered;
  const state = believe(observed, side, memory, chance);
  officer.temper = memory.temper;
  brief(officer, state);
  const isWeighing = asked.kind === 'combatMove' && memory.weighed < state.turn;
  const isNewTurn = officer.ordered < state.turn && state.phasing === side;
  if (isNewTurn && (asked.kind === 'activate' || asked.kind === 'move')) {
    officer.temper = EVEN;
    direct(officer, state);
    if (depth) lookAhead(officer, observed, memory, chance, depth);
  } else if (depth && isWeighing) lookAhead(officer, observed, memory, chance, depth);
  const after: Memory = {
    ...memory,
    thoughts: thoughts + 1,
    orders: officer.orders,
    ordered: officer.ordered,
    temper: officer.temper,
    weighed: isWeighing ? state.turn : memory.weighed,
  };
  return { officer, state, asked, chance, memory, after };
}

/** On a state that is his own: as long as nobody else, no die and nothing new comes between. */
export function play(officer: Officer, state: State, first: SaratogaDecision): Action[] {
  const actions: Action[] = [];
  const closed = closedTo(state, officer.side);
  let asked: SaratogaDecision | undefined = first;
  while (asked && asked.by === first.by && asked.kind === first.kind) {
    const action = answer(officer, state, asked);
    actions.push(action);
    SARATOGA.apply(state, action, () => undefined);
    if (closed !== closedTo(state, officer.side)) break;
    asked = SARATOGA.decision(state) as SaratogaDecision | undefined;
  }
  return actions;
}

/** 3.4 how many enemy stacks the side may not look into. */
const closedTo = (state: State, side: Side): number =>
  state.fog ? new Set(foesOf(state, side).filter((hex) => isConcealed(state, hex))).size : 0;

function decisionOf(state: State): SaratogaDecision {
  const asked = SARATOGA.decision(state) as SaratogaDecision | undefined;
  if (!asked) throw new Error('the game is over');
  return asked;
}
