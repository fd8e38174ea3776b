/** 11.0 A side leaves its battle: fire at those who go, then where to. */
import { pop, push, top } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import { fighters, knownBattle, positionName } from '../battle';
import { type Block, hitsOn, idOf, isFootOrGun, isUnit, sideOf } from '../blocks';
import { knownSpot, nameOf } from '../board';
import type { Side } from '../data/types';
import type { Event } from '../events';
import { countHits } from '../fire';
import type { BattleFrame, LeavingFrame, Manner } from '../frames';
import { firersAt, leavingDice, waysOut, whyNotThere } from '../leaving';
import { refuse } from '../refusals';
import type { State } from '../state';
import { loseAll, pushArriving } from './givingWay';
import { checkRoll, notNow, rollOf, type RulesOf, spotNamed } from './rules';

/** Whatever of the round is left is not played. */
export function endBattle(state: State): BattleFrame {
  while (top(state) && top(state)?.kind !== 'battle') pop(state);
  const battle = knownBattle(state);
  battle.stage = 'over';
  return battle;
}

export function leave(
  state: State,
  side: Side,
  manner: Manner,
  emit: Emit<Event>,
  position?: number,
  isOrdered?: boolean,
): void {
  const battle = endBattle(state);
  const blocks = fighters(state, side);
  const how = blocks.some(isUnit) ? manner : 'quiet'; // K53
  // K57 with closed blocks among them all stand up, so that nobody sees who takes the hits.
  if (blocks.some((block) => !state.shown[block])) for (const block of blocks) state.shown[block] = false;
  emit({
    type: 'leaving',
    side,
    manner: how,
    ...(position === undefined ? {} : { position: positionName(position) }),
    ...(isOrdered ? { isOrdered } : {}),
  });
  push(state, {
    kind: 'leaving',
    side,
    manner: how,
    places: waysOut(state, battle, side),
    queue: firersAt(state, battle, side, how),
  });
}

export const leaving: RulesOf<'leaving'> = {
  step(state, frame, emit) {
    const blocks = fighters(state, frame.side);
    if (frame.queue.length > 0 && blocks.some(isFootOrGun)) return false;
    if (blocks.length > 0 && frame.places.length > 1) {
      frame.queue = [];
      return false;
    }
    goAway(state, frame, blocks, frame.places[0], emit);
    return true;
  },
  decide(state, { manner, queue: [firer], side }) {
    if (firer === undefined) return { kind: 'retreat', by: side, case: '11.5' };
    const dice = leavingDice(state, knownBattle(state), firer, manner);
    return rollOf(dice, manner === 'withdrawal' ? '11.2' : '11.4');
  },
  actions: (_, { places, queue }) =>
    queue.length > 0 ? [] : places.map((place) => ({ kind: 'retreat', place: nameOf(place) })),
  check(state, { manner, places, queue: [firer], side }, action) {
    const battle = knownBattle(state);
    if (firer !== undefined) return checkRoll(action, leavingDice(state, battle, firer, manner));
    if (action.kind !== 'retreat') return notNow(action);
    const to = spotNamed(action.place);
    if (typeof to !== 'number') return to;
    if (places.includes(to)) return undefined;
    const isAttacker = side === battle.attacker;
    if (isAttacker && battle.origins.includes(to)) return refuse('enemyThere', action.place);
    return whyNotThere(state, side, battle.place, to, isAttacker);
  },
  apply(state, frame, action, emit) {
    if (action.kind === 'retreat')
      goAway(state, frame, fighters(state, frame.side), knownSpot(action.place), emit);
    else if (action.kind === 'roll') fireAt(state, frame, action.dice, emit);
  },
};

/** 11.2, 11.4, K55, K56 */
function fireAt(state: State, frame: LeavingFrame, dice: readonly number[], emit: Emit<Event>): void {
  const [firer, ...rest] = frame.queue;
  if (firer === undefined) return;
  frame.queue = rest;
  const { manner, side } = frame;
  const isWithdrawal = manner === 'withdrawal';
  const count = isWithdrawal ? dice.filter((die) => die === 6).length : countHits(firer, dice);
  emit({
    type: 'leavingFire',
    side: sideOf(firer),
    manner,
    block: idOf(firer),
    dice,
    needed: isWithdrawal ? 6 : hitsOn(firer),
    hits: count,
  });
  if (count === 0) return;
  const cause = isWithdrawal ? 'withdrawalFire' : 'retreatFire';
  push(state, { kind: 'hits', side, blocks: fighters(state, side), cause, left: count });
}

/** 11.5, 11.6 all to one place, or nowhere. */
function goAway(
  state: State,
  frame: LeavingFrame,
  blocks: readonly Block[],
  to: number | undefined,
  emit: Emit<Event>,
): void {
  const { place } = knownBattle(state);
  pop(state);
  if (blocks.length === 0) return;
  if (to === undefined) loseAll(state, blocks, place, emit);
  else pushArriving(state, frame.side, blocks, place, to, frame.manner);
}
