/** A thought: from what a side observes to the actions that nothing can come between. */
import { top } from '../../engine/kernel/frames';
import {
  type Action,
  copyState,
  type Counsel,
  type FirstSaratogaDecision,
  gameOf,
  type Side,
  type State,
} from '../../engine/firstSaratoga/index';
import type { Advice } from '../../games/contract';
import type { Thought } from '../opponent';
import { type Chance, chanceFrom } from '../search/chance';
import { chooseBest, choosePrimary } from './choose';
import { daringOf } from './clock';
import { attack, counterattack } from './fight';
import { isLevel, type Level, TRAITS } from './levels';
import type { Memory } from './memory';
import { goOn, move } from './move';
import { newOfficer, type Officer } from './officer';
import { type PlanLine, planOf } from './plan';
import { rally } from './rally';
import { setUp } from './setUp';

export type FirstSaratogaThought = Thought<Action, Memory, readonly PlanLine[]>;

export function think(observed: State, side: Side, memory: Memory): FirstSaratogaThought {
  const { officer, actions, after } = thinkWith(observed, side, memory);
  return { actions, memory: after, plan: planOf(officer, observed, actions) };
}

/** The first order of a thought, and of those who set out where to. */
export function advise(observed: State, side: Side, memory: Memory): Advice<Action, Memory, Counsel> {
  const { officer, actions, after } = thinkWith(observed, side, memory);
  const [action, next] = actions;
  if (!action) throw new Error('nothing to advise');
  const goal = next?.kind === 'step' ? (next.path.at(-1) ?? 0) : officer.goal;
  const to = action.kind === 'begin' ? goal : 0;
  return { action, memory: after, counsel: { to, plan: planOf(officer, observed, actions) } };
}

function thinkWith(observed: State, side: Side, memory: Memory) {
  const { seed, level, thoughts } = memory;
  if (!isLevel(level)) throw new Error(`no level '${level}'`);
  const asked = gameOf(observed.scenario).decision(observed);
  if (asked?.by !== side) throw new Error(`${side} is not asked`);
  const state = copyState(observed);
  const officer = officerOf(state, side, level);
  const chance = chanceFrom(seed, side, observed.turn, asked.kind, thoughts);
  const actions = answer(officer, state, asked, chance);
  return { officer, actions, after: { ...memory, thoughts: thoughts + 1 } };
}

/** Of a level, for one thought about a state. */
export function officerOf(state: State, side: Side, level: Level): Officer {
  const traits = TRAITS[level][side];
  const { world } = gameOf(state.scenario);
  return newOfficer(state, side, traits, traits.readsClock ? daringOf(world, state, side) : 1);
}

function answer(
  officer: Officer,
  state: State,
  asked: FirstSaratogaDecision,
  chance: Chance,
): readonly Action[] {
  const frame = top(state);
  switch (asked.kind) {
    case 'assignEntry':
    case 'place':
      return setUp(officer, chance);
    case 'rally':
      return [rally(officer, state)];
    case 'move':
      return move(officer, state);
    case 'moveGroup':
      return [goOn(officer, state, frame?.kind === 'group' ? frame.pieces : [])];
    case 'attack':
      return [attack(officer, state, frame?.kind === 'combat' ? frame.struck : [])];
    case 'counterattack':
      return [counterattack(officer, state, frame?.kind === 'counter' ? frame.hexes : [])];
    case 'choosePrimary':
      return [choosePrimary(officer, state)];
    case 'relocateLeader':
    case 'exchange':
    case 'hold':
    case 'giveGround':
    case 'afterLongShot':
    case 'retreat':
    case 'advance':
      return [chooseBest(officer, state)];
    case 'roll':
      throw new Error('the dice are not asked here');
  }
}
