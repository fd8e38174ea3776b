/** 6.0 Movement: activations for action points. */
import { pop, push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import type { Action } from '../actions';
import {
  type Block,
  BLOCK_COUNT,
  blocksOf,
  CLINTON_BLOCK,
  groupLimit,
  idOf,
  idsOf,
  isFootOrGun,
  isHeavyGun,
  isLeader,
  isUnit,
  knownBlock,
  leadersOf,
  NATIVES,
  rateOf,
} from '../blocks';
import {
  allWaysOutOf,
  knownSpot,
  nameOf,
  SPOT_COUNT,
  type Spot,
  type Way,
  WAY_COUNT,
  waysOutOf,
  WEST_POINT,
} from '../board';
import { whyNoClinton } from '../clinton';
import { CLINTON } from '../data/tables';
import type { Side } from '../data/types';
import type { Event, How } from '../events';
import {
  type Field,
  followersOf,
  isEnemyThere,
  mayBegin,
  priceAt,
  priceFrom,
  readField,
  roomOn,
  unitsFor,
  waysFor,
  whyNotGroup,
  whyNotPaid,
  whyNotSingle,
} from '../movement';
import { refuse } from '../refusals';
import { pointsOf, spotAt, type State } from '../state';
import { meet, takeStep } from './arrival';
import { checkRoll, ownBlock, ownBlocks, rollOf, type RulesOf, spotNamed, spotsNamed } from './rules';

export const movement: RulesOf<'movement'> = {
  decide: (state) => ({ kind: 'move', by: state.phasing, case: '6.1' }),

  /** Every single path, one group a road, and what else there is. */
  actions(state) {
    const side = state.phasing;
    if (pointsOf(state, side) === 0) return [END];
    const field = readField(state, side);
    const groups: Action[] = [];
    for (const leader of leadersOf(side)) listGroups(state, field, leader, groups);
    const others: Action[] = [];
    if (side === 'british') {
      if (!whyNoNatives(state, field)) others.push({ kind: 'natives' });
      if (!whyNoClinton(state)) others.push({ kind: 'clinton' });
    }
    others.push(END);
    return joined([groups, ...singlesIn(state, field), others]);
  },

  check(state, _, action) {
    const side = state.phasing;
    switch (action.kind) {
      case 'endMovement':
        return undefined;
      case 'single':
        return checkSingle(state, action, false);
      case 'group':
        return checkGroup(state, action);
      case 'natives':
        return side === 'british' ? whyNoNatives(state, readField(state, side)) : refuse('noNatives');
      case 'clinton':
        return side === 'british' ? whyNoClinton(state) : refuse('notYours');
      case 'go':
        return refuse('groupTooFar'); // 6.3 he has no step left
      default:
        return refuse('notNow');
    }
  },

  apply(state, frame, action, emit) {
    const side = state.phasing;
    switch (action.kind) {
      case 'endMovement':
        pop(state);
        return;
      case 'single': {
        const block = knownBlock(action.block);
        pay(state, 'single', priceFrom(state, side, spotAt(state, block)), emit);
        frame.moves += 1;
        const path = action.path.map(knownSpot);
        goAlone(state, block, path, rateOf(block) - path.length, 'single', emit);
        return;
      }
      case 'group': {
        const leader = knownBlock(action.leader);
        pay(state, 'group', priceFrom(state, side, spotAt(state, leader)), emit); // K21
        frame.moves += 1;
        lead(state, leader, action.blocks.map(knownBlock), knownSpot(action.to), rateOf(leader) - 1, emit);
        return;
      }
      case 'natives':
        pay(state, 'natives', 1, emit);
        frame.moves += 1;
        push(state, { kind: 'nativeMarch' });
        return;
      case 'clinton':
        pay(state, 'clinton', 1, emit);
        frame.moves += 1;
        state.clintonTried = true;
        push(state, { kind: 'clinton' });
        return;
      default:
    }
  },
};

/** 9.1 */
export const clinton: RulesOf<'clinton'> = {
  decide: () => rollOf(1, '9.1'),
  actions: () => [],
  check: (_state, _frame, action) => checkRoll(action, 1),
  apply(state, _, action, emit) {
    if (action.kind !== 'roll') return;
    const [die = 1] = action.dice;
    const goes = die >= CLINTON.goesOn;
    if (goes) state.at[CLINTON_BLOCK] = WEST_POINT;
    emit({ type: 'clintonRolled', die, goes });
    pop(state);
  },
};

type Of<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

export function checkSingle(state: State, action: Of<'single'>, isOfNatives: boolean) {
  const block = ownBlock(state.phasing, action.block);
  if (typeof block !== 'number') return block;
  const path = spotsNamed(action.path);
  if (!Array.isArray(path)) return path;
  return whyNotSingle(state, readField(state, state.phasing), block, path, isOfNatives);
}

function checkGroup(state: State, action: Of<'group'>) {
  const leader = ownBlock(state.phasing, action.leader);
  if (typeof leader !== 'number') return leader;
  const blocks = ownBlocks(state.phasing, action.blocks);
  if (!Array.isArray(blocks)) return blocks;
  const to = spotNamed(action.to);
  if (typeof to !== 'number') return to;
  return whyNotGroup(state, readField(state, state.phasing), leader, blocks, to);
}

/** 6.2, K19 */
function whyNoNatives(state: State, field: Field) {
  const unpaid = whyNotPaid(state, 'british', 1);
  if (unpaid) return unpaid;
  return NATIVES.some((block) => mayBegin(state, field, block)) ? undefined : refuse('noNatives');
}

const END: Action = { kind: 'endMovement' };

/** Faster than to spread them, and a list of moves is asked for more often than all else. */
function joined(parts: readonly (readonly Action[])[]): Action[] {
  const list: Action[] = [];
  for (const part of parts) for (const action of part) list.push(action);
  return list;
}

/** Unit by unit. */
function singlesIn(state: State, field: Field): (readonly Action[])[] {
  const { side } = field;
  const points = pointsOf(state, side);
  const known: (readonly Way[] | undefined)[] = [];
  const found: (readonly Action[])[] = [];
  for (const block of blocksOf(side)) {
    if (!isFootOrGun(block) || !mayBegin(state, field, block)) continue;
    const spot = spotAt(state, block);
    if (priceAt(field, spot) > points) continue;
    const [isFast, isHeavy] = [rateOf(block) > 1, isHeavyGun(block)];
    // All of a kind in a place have the same ways.
    const key = spot * 4 + (isFast ? 2 : 0) + (isHeavy ? 1 : 0);
    const ways = (known[key] ??= waysFor(state, field, spot, isFast, isHeavy));
    found.push(singlesAlong(block, spot, ways, isFast));
  }
  return found;
}

/** The same list every time where all ways are open. */
function singlesAlong(block: Block, spot: Spot, ways: readonly Way[], isFast: boolean): readonly Action[] {
  const isAll = ways === (isFast ? allWaysOutOf(spot) : waysOutOf(spot));
  if (!isAll) return ways.map((way) => singleAlong(block, way));
  return (ALL_SINGLES[block * SPOT_COUNT + spot] ??= ways.map((way) => singleAlong(block, way)));
}
const ALL_SINGLES = Array.from<readonly Action[] | undefined>({ length: BLOCK_COUNT * SPOT_COUNT });

/** The same value every time. */
export function singleAlong(block: Block, { number, path }: Way): Action {
  return (SINGLES[block * WAY_COUNT + number] ??= { kind: 'single', block: idOf(block), path });
}
const SINGLES = Array.from<Action | undefined>({ length: BLOCK_COUNT * WAY_COUNT });

function listGroups(state: State, field: Field, leader: Block, list: Action[]): void {
  if (!mayBegin(state, field, leader)) return;
  const start = spotAt(state, leader);
  if (priceAt(field, start) > pointsOf(state, field.side)) return;
  const followers = followersOf(state, leader);
  // Roads with as much room take the same blocks.
  const known: (readonly string[] | undefined)[] = [];
  for (const way of waysOutOf(start)) {
    const most = Math.min(groupLimit(leader), roomOn(state, way.road));
    const key = most * 2 + (way.isBrown ? 1 : 0);
    const blocks = (known[key] ??= idsOf(unitsFor(followers, most, way.isBrown)));
    if (blocks.length === 0 && isEnemyThere(field, way.to)) continue; // K14
    list.push({ kind: 'group', leader: idOf(leader), blocks, to: nameOf(way.to) });
  }
}

function pay(
  state: State,
  what: 'single' | 'group' | 'natives' | 'clinton',
  price: number,
  emit: Emit<Event>,
): void {
  const side = state.phasing;
  state.ap[side] -= price;
  emit({ type: 'activated', side, what, price, left: state.ap[side] });
}

/** 6.1, 6.2 along a path; who has cleared his way may have a step left (K35). */
export function goAlone(
  state: State,
  block: Block,
  path: readonly Spot[],
  left: number,
  how: How,
  emit: Emit<Event>,
): void {
  const side = state.phasing;
  const from = nameOf(spotAt(state, block));
  for (const to of path) takeStep(state, [block], to);
  emit({
    type: 'moved',
    side,
    how,
    from,
    path: path.map(nameOf),
    count: 1,
    blocks: [idOf(block)],
  });
  if (left > 0) push(state, { kind: 'march', mover: block, party: [], left });
  const met = meet(state, side, path.at(-1) ?? -1, emit);
  if (left > 0 && met !== 'cleared') pop(state);
}

/** 6.3 a leader takes blocks one place on. */
export function lead(
  state: State,
  leader: Block,
  blocks: readonly Block[],
  to: Spot,
  left: number,
  emit: Emit<Event>,
): void {
  const side: Side = state.phasing;
  const all = [leader, ...blocks];
  const from = nameOf(spotAt(state, leader));
  takeStep(state, all, to);
  for (const block of all) {
    state.group[block] = leader;
    if (isUnit(block)) state.leader[block] = leader; // K86
  }
  const leaders = all.filter(isLeader).length;
  emit({
    type: 'moved',
    side,
    how: 'group',
    from,
    path: [nameOf(to)],
    count: all.length,
    ...(state.options.holdingBoxes ? { seen: leaders } : {}),
    blocks: idsOf(all),
  });
  if (left > 0) push(state, { kind: 'march', mover: leader, party: [...blocks], left });
  if (meet(state, side, to, emit) === 'battle' && left > 0) pop(state); // 6.8
}
