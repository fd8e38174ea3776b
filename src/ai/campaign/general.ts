/** 6.0 Which of all moves is the best one, and how it is ordered. */
import {
  type Action,
  type Block,
  CAMPAIGN,
  CLINTON,
  CLINTON_BLOCK,
  idOf,
  idsOf,
  isInfantry,
  isLeader,
  isMilitia,
  isPlace,
  knownBlock,
  knownSpot,
  LOST,
  nameOf,
  NATIVES,
  NEW_YORK,
  rateOf,
  stepsFrom,
  blocksOf,
  type State,
} from '../../engine/campaign/index';
import { type Field, fieldOf, groupMoves, type March, type Operation, singleMoves } from './operations';
import { linesOf, NATIVE_BODY, type PlanLine } from './plan';
import { contested, copyOf, type Position, step } from './position';
import { afterReply } from './reply';
import { type Eye, outlook } from './score';

export interface Choice {
  readonly actions: readonly Action[];
  readonly pending: readonly March[];
  readonly plan: readonly PlanLine[];
}

/** A move must promise so much, or the points are left. */
const LEAST = 0.15;
/** What a point is worth that is left for another move, in parts of the best move for one. */
const SPARE = 0.55;

export function chooseMove(eye: Eye, position: Position): Choice {
  const field = fieldOf(eye, position);
  const now = outlook(eye, position);
  const found: { readonly operation: Operation; readonly gain: number }[] = [];
  if (field.points > 0) {
    const { garrisons, joins } = eye.traits;
    for (const operation of groupMoves(field, joins, garrisons)) consider(operation);
    for (const operation of singleMoves(field)) consider(operation);
  }
  function consider(operation: Operation): void {
    const gain = outlook(eye, operation.position) - now;
    if (gain > LEAST) found.push({ operation, gain });
  }
  const natives = nativesGain(eye, field, now);
  const clinton = clintonGain(eye, field, now);
  const single = Math.max(
    0,
    natives,
    clinton,
    ...found.filter(({ operation }) => operation.price === 1).map(({ gain }) => gain),
  );
  const ranked = found
    .map(({ operation, gain }) => ({
      operation,
      worth: gain + SPARE * single * (field.points - operation.price),
    }))
    .filter(({ operation }) => !CAMPAIGN.check(eye.state, firstOf(operation.marches[0])))
    .sort((a, b) => b.worth - a.worth);
  const most = Math.max(LEAST, ranked[0]?.worth ?? 0);
  const best = answered(eye, ranked);
  const rest = SPARE * single * (field.points - 1);
  if (natives > LEAST && natives + rest > most && !CAMPAIGN.check(eye.state, { kind: 'natives' }))
    return only({ kind: 'natives' }, { body: NATIVE_BODY, stance: 'raid', target: '', reason: 'men' });
  if (clinton > LEAST && clinton + rest > most && !CAMPAIGN.check(eye.state, { kind: 'clinton' }))
    return only(
      { kind: 'clinton' },
      { body: 'clinton', stance: 'threaten', target: 'west_point', reason: 'men' },
    );
  if (!best) return { actions: [{ kind: 'endMovement' }], pending: [], plan: [] };
  const [first, ...pending] = best.marches;
  return { actions: ordersFor(first), pending, plan: linesOf(eye, position, best) };
}

/** The best of the first few, when the enemy has had his answer to each. */
function answered(
  eye: Eye,
  ranked: readonly { readonly operation: Operation; readonly worth: number }[],
): Operation | undefined {
  const few = ranked.slice(0, eye.traits.replies);
  if (few.length < 2) return ranked[0]?.operation;
  let best: Operation | undefined;
  let most = -Infinity;
  for (const { operation, worth } of few) {
    const value = worth + REPLY * afterReply(eye, operation.position);
    if (value > most) [best, most] = [operation, value];
  }
  return best;
}
/** How much the answer counts beside the first impression. */
const REPLY = 1;

const only = (action: Action, line: PlanLine): Choice => ({ actions: [action], pending: [], plan: [line] });

const NO_MARCH: March = { mover: -1, blocks: [], path: [] };

/** The order that begins a march. */
export function firstOf(march: March = NO_MARCH): Action {
  const { blocks, mover, path } = march;
  if (!isLeader(mover)) return { kind: 'single', block: idOf(mover), path: path.map(nameOf) };
  return { kind: 'group', leader: idOf(mover), blocks: idsOf(blocks), to: nameOf(path[0] ?? -1) };
}

/** With the second step, where a leader takes one. */
export function ordersFor(march: March | undefined): Action[] {
  const first = firstOf(march);
  const on = march?.path[1];
  if (first.kind !== 'group' || on === undefined) return [first];
  return [first, { kind: 'go', blocks: first.blocks, to: nameOf(on) }];
}

/** 6.2 the best that each Native can do, one after the other. */
function nativesGain(eye: Eye, field: Field, now: number): number {
  if (field.side !== 'british' || field.points < 1) return 0;
  let position = field.position;
  let best = now;
  for (const native of NATIVES) {
    for (const { gain, moved } of nativeWays(eye, field, native, position))
      if (gain > best) [best, position] = [gain, moved];
  }
  return best - now;
}

function* nativeWays(eye: Eye, { enemies, state }: Field, native: Block, position: Position) {
  const start = state.at[native] ?? LOST;
  if (state.moved[native] || !isPlace(start) || enemies[start]) return;
  const fights = contested(position);
  for (const path of waysOf(start, rateOf(native), enemies)) {
    const goal = path.at(-1) ?? -1;
    // Alone they would only be beaten; they join what others have begun.
    if (enemies[goal] && !fights.includes(goal)) continue;
    const then = copyOf(position);
    for (const to of path) step(then, [native], to);
    yield { gain: outlook(eye, then), moved: then, path };
  }
}

function waysOf(start: number, rate: number, enemies: Uint8Array): number[][] {
  return stepsFrom(start).flatMap((to) =>
    rate < 2 || enemies[to]
      ? [[to]]
      : [[to], ...stepsFrom(to).flatMap((on) => (on === start ? [] : [[to, on]]))],
  );
}

export function nativeMarch(eye: Eye, position: Position): Action {
  const field = fieldOf(eye, position);
  let most = outlook(eye, position) + LEAST / 2;
  let best: Action = { kind: 'endNatives' };
  for (const native of NATIVES)
    for (const { gain, path } of nativeWays(eye, field, native, position)) {
      const action: Action = { kind: 'single', block: idOf(native), path: path.map(nameOf) };
      if (gain > most && !CAMPAIGN.check(eye.state, action)) [most, best] = [gain, action];
    }
  return best;
}

/** 9.1 half of the time, and half as much because they may be back before it matters. */
function clintonGain(eye: Eye, { position, state }: Field, now: number): number {
  if (eye.side !== 'british' || !eye.traits.foresees || state.clintonTried || state.turn < CLINTON.fromTurn)
    return 0;
  if (state.at[CLINTON_BLOCK] !== NEW_YORK) return 0;
  const then = copyOf(position);
  const sendable = blocksOf('american')
    .filter((block) => isInfantry(block) && !isMilitia(block) && isPlace(position.at[block] ?? LOST))
    .sort((a, b) => (position.sp[a] ?? 0) - (position.sp[b] ?? 0) || a - b)
    .slice(0, CLINTON.units);
  for (const block of sendable) [then.at[block], then.sp[block]] = [LOST, position.sp[block] ?? 0];
  return (outlook(eye, then) - now) / 4;
}

/** 6.4, K35 on, or not. */
export function marchOn(eye: Eye, position: Position): Action {
  const mover = moverIn(eye.state);
  let most = outlook(eye, position) + LEAST;
  let best: Action = { kind: 'halt' };
  for (const action of CAMPAIGN.actions(eye.state)) {
    if (action.kind !== 'go') continue;
    const then = copyOf(position);
    step(then, [...new Set([mover, ...action.blocks.map(knownBlock)])], knownSpot(action.to));
    const worth = outlook(eye, then);
    if (worth > most) [most, best] = [worth, action];
  }
  return best;
}

function moverIn({ frames }: State): Block {
  const frame = frames.at(-1);
  return frame?.kind === 'march' ? frame.mover : -1;
}

/** 7.0 where half a chance is worth the wear. */
export function forceMarch(eye: Eye, position: Position): Action {
  const { supplied } = fieldOf(eye, position);
  let most = LEAST * 4;
  let best: Action = { kind: 'endForceMarch' };
  if (!eye.traits.hurries) return best;
  const now = outlook(eye, position);
  for (const action of CAMPAIGN.actions(eye.state)) {
    if (action.kind !== 'forceMarch') continue;
    const leader = knownBlock(action.leader);
    if (!supplied[position.at[leader] ?? -1]) continue;
    const blocks = action.blocks.map(knownBlock);
    const then = copyOf(position);
    const wear = rateOf(leader) > 1 ? 4 / 6 : 3 / 6;
    for (const block of blocks) then.sp[block] = Math.max(0.2, (then.sp[block] ?? 0) - wear);
    step(then, [leader, ...blocks], knownSpot(action.to));
    const gain = (outlook(eye, then) - now) / 2;
    if (gain > most) [most, best] = [gain, action];
  }
  return best;
}
