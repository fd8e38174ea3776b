/** Players of the campaign by chance: some only draw lots, some march on their goal, some wait. */
import { isRollDecision } from '../../../src/engine/kernel/game';
import type { Decision } from '../../../src/engine/kernel/game';
import type { Action } from '../../../src/engine/campaign/actions';
import {
  blocksOf,
  blockOf,
  idOf,
  isInfantry,
  isLeader,
  isNative,
  isUnit,
  sideOf,
} from '../../../src/engine/campaign/blocks';
import { knownSpot, MAP, spotOf } from '../../../src/engine/campaign/board';
import type { Side } from '../../../src/engine/campaign/data/types';
import { actions, check } from '../../../src/engine/campaign/game';
import { CHOSEN_MILITIA, type State } from '../../../src/engine/campaign/state';
import { distancesFrom } from '../../../src/engine/pointmap/search';
import { below, type Chance, pick, shuffled } from '../chance';

export const PLAYERS = ['lots', 'marcher', 'idler', 'fencer'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export interface Player {
  choose(state: State, asked: Decision): Action;
}

const GOALS: Readonly<Record<Side, readonly (readonly string[])[]>> = {
  british: [['albany'], ['bennington', 'manchester'], ['ft_ticonderoga']],
  american: [['valcour'], ['ft_ticonderoga'], ['oswego'], ['castletown']],
};

export function playerOf(name: PlayerName, side: Side, chance: Chance): Player {
  const distances = distancesFrom(MAP, pick(chance, GOALS[side]).map(knownSpot));
  return {
    choose(state, asked) {
      const list = actions(state);
      if (list.length === 0) throw new Error(`nothing to do for ${asked.kind}`);
      const lifted = asked.kind === 'placeMilitia' && chance() < 0.05 ? liftOf(state, chance) : undefined;
      if (lifted) return lifted;
      const changed = variant(state, asked, pick(chance, list), chance);
      if (name === 'lots') return changed;
      return directed(name, state, asked, list, distances, chance) ?? changed;
    },
  };
}

function liftOf(state: State, chance: Chance): Action | undefined {
  const lift = { kind: 'lift', block: idOf(pick(chance, CHOSEN_MILITIA)) } as const;
  return check(state, lift) ? undefined : lift;
}

/** Groups and the like are offered only at their largest: often a smaller one is tried. */
function variant(state: State, asked: Decision, action: Action, chance: Chance): Action {
  if (action.kind !== 'group' && action.kind !== 'go' && action.kind !== 'forceMarch')
    return deployed(action, chance);
  if (chance() < 0.4) return action;
  const side = asked.by as Side;
  const leader = action.kind === 'go' ? undefined : action.leader;
  const place = leader === undefined ? undefined : state.at[blockOf(leader) ?? -1];
  const others = blocksOf(side)
    .filter((block) => state.at[block] === place && !isNative(block) && idOf(block) !== leader)
    .filter((block) => (action.kind === 'forceMarch' ? isInfantry(block) : true))
    .map(idOf);
  const pool = action.kind === 'go' || chance() < 0.5 ? action.blocks : others;
  const blocks = shuffled(chance, pool).slice(0, below(chance, pool.length + 1));
  const smaller = { ...action, blocks };
  return check(state, smaller) ? action : smaller;
}

/** A line of battle is often the ready-made one, and militia is sometimes lifted again. */
function deployed(action: Action, chance: Chance): Action {
  if (action.kind === 'set' && chance() < 0.3) return { kind: 'suggest' };
  return action;
}

function directed(
  name: PlayerName,
  state: State,
  asked: Decision,
  list: readonly Action[],
  distances: readonly number[],
  chance: Chance,
): Action | undefined {
  const of = (kind: Action['kind']) => list.find((action) => action.kind === kind);
  switch (asked.kind) {
    case 'move':
      if (name === 'idler') return chance() < 0.85 ? of('endMovement') : undefined;
      return name === 'marcher' ? nearer(state, list, distances, chance) : undefined;
    case 'march':
    case 'forceMarch':
      return name === 'marcher' ? nearer(state, list, distances, chance) : undefined;
    case 'stayOrGo':
      if (name === 'marcher') return of('stay');
      return name === 'fencer' && chance() < 0.8 ? of('withdraw') : undefined;
    case 'act':
      if (name === 'fencer' && chance() < 0.7) return safeShift(state, list);
      return name === 'marcher' ? of('fire') : undefined;
    default:
      return undefined;
  }
}

/** Out of a position that others still hold, or into one. */
function safeShift(state: State, list: readonly Action[]): Action | undefined {
  return list.find((action) => {
    if (action.kind !== 'shift') return false;
    const block = blockOf(action.block) ?? -1;
    if (action.to !== 'reserve') return true;
    return blocksOf(sideOf(block)).some(
      (other) => other !== block && isUnit(other) && state.position[other] === state.position[block],
    );
  });
}

/** The action that brings most units nearer to the goal; guns that cannot follow stay. */
function nearer(
  state: State,
  list: readonly Action[],
  distances: readonly number[],
  chance: Chance,
): Action | undefined {
  if (chance() < 0.1) return undefined;
  let best: Action | undefined;
  let most = 0;
  for (const action of list) {
    const [movers, to] =
      action.kind === 'group' || action.kind === 'forceMarch'
        ? [[action.leader, ...action.blocks], action.to]
        : action.kind === 'go'
          ? [action.blocks, action.to]
          : action.kind === 'single'
            ? [[action.block], action.path.at(-1) ?? '']
            : [[], ''];
    const first = blockOf(movers[0] ?? '');
    if (first === undefined) continue;
    const from = distances[state.at[first] ?? -1] ?? 12;
    const units = movers.filter((id) => isUnit(blockOf(id) ?? -1)).length;
    const gain = (from - (distances[spotOf(to) ?? -1] ?? 99)) * units + (isLeader(first) ? 0.5 : 0);
    if (gain > most) [best, most] = [action, gain];
  }
  return best;
}

/** Dice that are fair, or that favour a side. */
export function handOf(chance: Chance): (state: State, asked: Decision) => number[] {
  const favour = pick(chance, ['nobody', 'nobody', 'british', 'american'] as const);
  return (state, asked) => {
    if (!isRollDecision(asked)) throw new Error('no roll');
    const isFavoured = favour !== 'nobody' && firing(state) === favour;
    return Array.from({ length: asked.dice }, () => {
      const face = 1 + below(chance, 6);
      return isFavoured && chance() < 0.6 ? 6 : face;
    });
  };
}

function firing(state: State): Side | undefined {
  const frame = state.frames.at(-1);
  if (frame?.kind === 'volley') return blocksOf('british').includes(frame.block) ? 'british' : 'american';
  if (frame?.kind === 'leaving') return frame.side === 'british' ? 'american' : 'british';
  return undefined;
}
