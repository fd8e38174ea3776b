/** 2.1 Twins: two games that differ only in faces which a side does not see must look, ask and answer alike for that side. */
import type { Decision } from '../../../src/engine/kernel/game';
import type { Action } from '../../../src/engine/campaign/actions';
import { battleOf } from '../../../src/engine/campaign/battle';
import {
  ALL_BLOCKS,
  type Block,
  blocksOf,
  CLINTON_BLOCK,
  enemyOf,
  fullSp,
  idOf,
  idsOf,
  isFootOrGun,
  isInfantry,
  isLeader,
  isNative,
  leadersOf,
  sideOf,
} from '../../../src/engine/campaign/blocks';
import { isPlace, LOST, nameOf, REINFORCEMENTS, stepsFrom } from '../../../src/engine/campaign/board';
import { type Side, SIDES } from '../../../src/engine/campaign/data/types';
import type { Event } from '../../../src/engine/campaign/events';
import type { CampaignFrame } from '../../../src/engine/campaign/frames';
import { actions, apply, check, decision, reveals } from '../../../src/engine/campaign/game';
import { labelOf } from '../../../src/engine/campaign/label';
import { observe } from '../../../src/engine/campaign/observe';
import { followersOf } from '../../../src/engine/campaign/movement';
import { departure, round, shotBy } from '../../../src/engine/campaign/previews/battle';
import { encounter } from '../../../src/engine/campaign/previews/encounter';
import { looseEnds } from '../../../src/engine/campaign/previews/looseEnds';
import { forced, reach, supply, threats } from '../../../src/engine/campaign/previews/moves';
import { seatFor } from '../../../src/engine/campaign/seat';
import { CHOSEN_MILITIA, copyState, spotAt, type State } from '../../../src/engine/campaign/state';
import { eventFor } from '../../../src/engine/campaign/tell';
import { view } from '../../../src/engine/campaign/view';
import { type Chance, pick, shuffled } from '../chance';
import { fail } from './checks';
import { count, type Tally } from './tally';
import { readsOf } from './work';
import { guess } from './wrong';

export function checkTwins(
  state: State,
  asked: Decision,
  action: Action,
  chance: Chance,
  tally: Tally,
): void {
  const viewer = pick(chance, SIDES);
  const twin = twinOf(state, viewer, chance);
  if (!twin) return;
  count(tally, 'samples', 'twins');
  same('view', view(state, viewer), view(twin, viewer));
  same('the view of everybody', view(state, undefined), view(twin, undefined));
  same('decision', decision(state), decision(twin));
  same('observe', observe(state, viewer), observe(twin, viewer));
  same('label', labelOf(state), labelOf(twin));
  for (const seated of [...SIDES, undefined])
    for (const wants of [true, false])
      same('seat', seatFor(state, seated, wants), seatFor(twin, seated, wants));
  for (const side of SIDES) {
    same('threats', threats(state, viewer, side), threats(twin, viewer, side));
    same('supply', supply(state, viewer, side), supply(twin, viewer, side));
    same('looseEnds', looseEnds(state, viewer, side), looseEnds(twin, viewer, side));
  }
  compareBattle(state, twin, viewer, tally);
  if (asked.by !== viewer) return;
  for (const block of shuffled(chance, blocksOf(viewer)).slice(0, 4)) {
    const found = reach(state, viewer, [idOf(block)]);
    same('reach', found, reach(twin, viewer, [idOf(block)]));
    sameReads('reach', state, twin, (of) => reach(of, viewer, [idOf(block)]));
    const own = blocksOf(viewer).filter((each) => state.at[each] === state.at[block]);
    for (const { path } of found?.ways ?? []) {
      const met = (of: State) => encounter(of, viewer, own.map(idOf), path);
      same('encounter', met(state), met(twin));
    }
  }
  if (state.phasing === viewer) compareForced(state, twin, viewer, chance, tally);
  for (let tries = 0; tries < 6; tries++) {
    const tried = guess(state, asked, chance);
    same(`the answer to ${JSON.stringify(tried)}`, check(state, tried), check(twin, tried));
    sameReads(JSON.stringify(tried), state, twin, (of) => check(of, tried));
  }
  same('the answer', check(state, action), check(twin, action));
  sameReads('the offers', state, twin, actions);
  if (asked.kind === 'stayOrGo' || asked.kind === 'retreat')
    sameReads('departure', state, twin, (of) => departure(of, viewer, viewer));
  count(tally, 'samples', 'twinReads');
  compareNext(state, twin, action, viewer, tally);
}

/** 11.0, 10.8 what is told of a battle before it is decided. */
function compareBattle(state: State, twin: State, viewer: Side, tally: Tally): void {
  if (!battleOf(state)) return;
  count(tally, 'samples', 'twinBattles');
  for (const who of [viewer, undefined]) {
    for (const side of SIDES) {
      same('departure', departure(state, who, side), departure(twin, who, side));
      same('round', round(state, who, side), round(twin, who, side));
    }
    for (const block of ALL_BLOCKS)
      if (state.shown[block] || sideOf(block) === viewer)
        same('volley', shotBy(state, who, idOf(block)), shotBy(twin, who, idOf(block)));
  }
}

/** 7.0 by any leader, with whoever stands with him, to any place beside him. */
function compareForced(state: State, twin: State, viewer: Side, chance: Chance, tally: Tally): void {
  const leaders = leadersOf(viewer).filter((block) => isPlace(spotAt(state, block)));
  if (leaders.length === 0) return;
  count(tally, 'samples', 'twinMarches');
  const leader = pick(chance, leaders);
  const party = idsOf(followersOf(state, leader));
  for (const to of stepsFrom(spotAt(state, leader))) {
    const told = (of: State) => forced(of, viewer, idOf(leader), party, nameOf(to));
    same('forced', told(state), told(twin));
  }
}

/** After an action that shows nothing the twins are still alike, and have told the same. */
function compareNext(state: State, twin: State, action: Action, viewer: Side, tally: Tally): void {
  const [one, other] = [copyState(state), copyState(twin)];
  const told: [Event[], Event[]] = [[], []];
  apply(one, action, (event) => told[0].push(event));
  apply(other, action, (event) => told[1].push(event));
  const heard = told.map((events) => events.map((event) => eventFor(event, viewer)));
  const isBarrier = [reveals(state, action, one), reveals(twin, action, other)] as const;
  // Whoever hears the same may take back as much.
  if (JSON.stringify(heard[0]) === JSON.stringify(heard[1])) {
    count(tally, 'samples', 'twinBarriers');
    same(`the barrier after ${action.kind}`, ...isBarrier);
  }
  if (isBarrier[0] || isBarrier[1] || one.ending || other.ending) return;
  count(tally, 'samples', 'twinActions');
  same(`what is told of ${action.kind}`, heard[0], heard[1]);
  same(`the view after ${action.kind}`, view(one, viewer), view(other, viewer));
  same(`what is asked after ${action.kind}`, decision(one), decision(other));
}

/** An answer that looks at more takes longer. */
const sameReads = (what: string, state: State, twin: State, answer: (of: State) => unknown): void =>
  same(`how much is read for ${what}`, readsOf(state, answer), readsOf(twin, answer));

function same(what: string, one: unknown, other: unknown): void {
  const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
  if (a === b) return;
  let at = 0;
  while (a?.[at] === b?.[at]) at++;
  fail(
    '2.1',
    `twins differ in ${what}: ${a?.slice(Math.max(0, at - 60), at + 60)} | ${b?.slice(Math.max(0, at - 60), at + 60)}`,
  );
}

/** Other faces for all that a side does not see, class by class; undefined where nothing is hidden. */
export function twinOf(state: State, viewer: Side, chance: Chance): State | undefined {
  if (!state.fog || state.ending) return undefined;
  const hidden = blocksOf(enemyOf(viewer)).filter((block) => isHidden(state, block));
  const places = new Map<Block, Block>();
  for (const fits of classesIn(state)) {
    const group = hidden.filter(fits);
    const mixed = shuffled(chance, group);
    group.forEach((block, i) => places.set(block, mixed[i] ?? block));
  }
  if (places.size < 2) return undefined;
  const twin = permuted(state, (block) => places.get(block) ?? block);
  // Strengths are hidden as well.
  for (const block of hidden) {
    const stays = isInOpenRoll(twin, block);
    if (!stays && twin.at[block] !== LOST && chance() < 0.5)
      twin.sp[block] = 1 + Math.floor(chance() * fullSp(block));
  }
  return twin;
}

const isHidden = (state: State, block: Block): boolean =>
  !state.shown[block] &&
  state.at[block] !== LOST &&
  !(state.at[block] === REINFORCEMENTS && (state.due[block] ?? 0) > 0) &&
  block !== CLINTON_BLOCK;

/** Where Natives are about to fire, their dice are open. */
const isInOpenRoll = ({ frames }: State, block: Block): boolean =>
  frames.some((frame) => frame.kind === 'arriving' && frame.queue.includes(block));

/** Unit for unit, leader for leader, Native for Native; infantry where a force march is under way, nobody in an open roll. */
function classesIn(state: State): ((block: Block) => boolean)[] {
  const marching = state.frames.flatMap((frame) => (frame.kind === 'attempt' ? frame.blocks : []));
  // While militia is placed all others stand where the data have them, and that is open.
  if (state.frames.some(({ kind }) => kind === 'setUp')) return [(block) => CHOSEN_MILITIA.includes(block)];
  const isFree = (block: Block) => !isInOpenRoll(state, block);
  const isMarching = (block: Block) => marching.includes(block);
  return [
    (block) => isFree(block) && isLeader(block),
    (block) => isFree(block) && isNative(block),
    (block) =>
      isFree(block) &&
      isFootOrGun(block) &&
      (marching.length === 0 || (isInfantry(block) && !isMarching(block))),
  ];
}

function permuted(state: State, to: (block: Block) => Block): State {
  const twin = copyState(state);
  const move = <T>(list: readonly T[], value: (item: T) => T = (item) => item): T[] => {
    const next = [...list];
    list.forEach((item, block) => (next[to(block)] = value(item)));
    return next;
  };
  const blockIn = (block: number) => (block < 0 ? block : to(block));
  twin.at = move(state.at);
  // A block keeps its own strength wherever it stands.
  twin.moved = move(state.moved);
  twin.group = move(state.group, blockIn);
  twin.from = move(state.from);
  twin.road = move(state.road);
  twin.tried = move(state.tried);
  twin.leader = move(state.leader, blockIn);
  twin.due = move(state.due);
  twin.position = move(state.position);
  twin.acted = move(state.acted);
  twin.fled = move(state.fled);
  twin.frames = twin.frames.map((frame) => frameOf(frame, to));
  return twin;
}

function frameOf(frame: CampaignFrame, to: (block: Block) => Block): CampaignFrame {
  switch (frame.kind) {
    case 'march':
      return { ...frame, mover: to(frame.mover), party: frame.party.map(to) };
    case 'attempt':
      return { ...frame, leader: to(frame.leader), blocks: frame.blocks.map(to) };
    case 'givingWay':
    case 'hits':
      return { ...frame, blocks: frame.blocks.map(to) };
    case 'arriving':
      return { ...frame, blocks: frame.blocks.map(to), queue: frame.queue.map(to) };
    case 'nativesGo':
    case 'leaving':
      return { ...frame, queue: frame.queue.map(to) };
    case 'release':
      return { ...frame, settled: frame.settled.map(to) };
    default:
      return frame;
  }
}
