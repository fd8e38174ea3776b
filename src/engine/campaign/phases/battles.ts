/** 10.1, 10.6 Battles one after the other, and the rounds of one. */
import { pop, push } from '../../kernel/frames';
import type { Emit } from '../../kernel/game';
import {
  brokenPosition,
  defenderOf,
  fighters,
  inPosition,
  isHeld,
  isSkirmishAt,
  LINE,
  openBattles,
} from '../battle';
import { ALL_BLOCKS, idsOf, isFootOrGun, isNative } from '../blocks';
import { knownSpot, nameOf, placeOf, type Spot } from '../board';
import { type Side, SIDES } from '../data/types';
import type { Event } from '../events';
import type { BattleFrame } from '../frames';
import { waysOut } from '../leaving';
import { refuse } from '../refusals';
import { blocksAt, hasBlocks } from '../stacks';
import { CENTER, NOWHERE, RESERVE, type State } from '../state';
import { callMilitia, originsOf } from './arrival';
import { coverable } from './cover';
import { leave } from './leaving';
import { asksNothing, notNow, type RulesOf } from './rules';

export const battles: RulesOf<'battles'> = {
  step(state) {
    const [only, ...others] = openBattles(state);
    if (others.length > 0) return false;
    if (only === undefined) pop(state);
    else begin(state, only);
    return true;
  },
  decide: (state) => ({ kind: 'chooseBattle', by: state.phasing, case: '10.1' }),
  actions: (state) => openBattles(state).map((place) => ({ kind: 'fight', place: nameOf(place) })),
  check(state, _, action) {
    if (action.kind !== 'fight') return notNow(action);
    const place = placeOf(action.place);
    if (place === undefined) return refuse('unknownPlace', action.place);
    return openBattles(state).includes(place) ? undefined : refuse('noBattleThere', action.place);
  },
  apply(state, _, action) {
    if (action.kind === 'fight') begin(state, knownSpot(action.place));
  },
};

function begin(state: State, place: Spot): void {
  const attacker = state.phasing;
  push(state, {
    kind: 'battle',
    place,
    attacker,
    isSkirmish: isSkirmishAt(state, place),
    origins: originsOf(state, attacker, place),
    stage: 'begin',
    round: 1,
    hasShot: false,
    isStale: false,
    noShift: false,
  });
}

export const battle: RulesOf<'battle'> = {
  ...asksNothing('a battle'),
  step(state, frame, emit) {
    switch (frame.stage) {
      case 'begin':
        open(state, frame, emit);
        return true;
      case 'attackerDeploys':
        frame.stage = 'reveal';
        push(state, { kind: 'deploy', side: frame.attacker });
        return true;
      case 'reveal':
        reveal(state, frame, emit);
        return true;
      case 'natives':
        frame.stage = 'ordered';
        sendNativesBack(state, frame, emit);
        return true;
      case 'ordered':
        frame.stage = 'defenderStays';
        orderAttacker(state, frame, emit);
        return true;
      case 'defenderStays':
        frame.stage = 'attackerStays';
        askToStay(state, frame, defenderOf(frame));
        return true;
      case 'attackerStays':
        frame.stage = 'defend';
        askToStay(state, frame, frame.attacker);
        return true;
      case 'defend':
        frame.stage = 'attack';
        push(state, { kind: 'acts', side: defenderOf(frame) });
        return true;
      case 'attack':
        frame.stage = 'next';
        push(state, { kind: 'acts', side: frame.attacker });
        return true;
      case 'next':
        nextRound(state, frame, emit);
        return true;
      case 'over':
        end(state, frame, emit);
        return true;
    }
  },
};

function open(state: State, frame: BattleFrame, emit: Emit<Event>): void {
  const { attacker, isSkirmish, place } = frame;
  emit({ type: 'battleBegan', place: nameOf(place), attacker, isSkirmish });
  if (attacker === 'british') callMilitia(state, blocksAt(state, 'british', place), emit);
  if (!isSkirmish) {
    frame.stage = 'attackerDeploys';
    push(state, { kind: 'deploy', side: defenderOf(frame) });
    return;
  }
  // 10.4 all in the center
  for (const side of SIDES) for (const block of blocksAt(state, side, place)) state.position[block] = CENTER;
  reveal(state, frame, emit);
}

/** 10.3 */
function reveal(state: State, frame: BattleFrame, emit: Emit<Event>): void {
  for (const side of SIDES) {
    for (const block of fighters(state, side))
      if (state.position[block] !== RESERVE) state.shown[block] = true;
    emit({
      type: 'revealed',
      side,
      blocks: LINE.map((position) => idsOf(inPosition(state, side, position))),
    });
  }
  emit({ type: 'roundBegan', round: 1, place: nameOf(frame.place) });
  frame.stage = 'defend';
}

function nextRound(state: State, frame: BattleFrame, emit: Emit<Event>): void {
  frame.round += 1;
  frame.isStale = !frame.hasShot;
  frame.hasShot = false;
  frame.noShift = false;
  state.acted.fill(false);
  frame.stage = 'natives';
  emit({ type: 'roundBegan', round: frame.round, place: nameOf(frame.place) });
}

/** 10.12, K45 after their one round Natives go to the reserve, or away where nobody else is left. */
function sendNativesBack(state: State, frame: BattleFrame, emit: Emit<Event>): void {
  const natives = fighters(state, 'british').filter(isNative);
  if (!fighters(state, 'british').some(isFootOrGun)) {
    if (natives.length > 0) leave(state, 'british', 'quiet', emit);
    return;
  }
  const inLine = natives.filter((block) => state.position[block] !== RESERVE);
  if (inLine.length === 0) return;
  for (const block of inLine) state.position[block] = RESERVE;
  emit({ type: 'nativesToReserve', count: inLine.length });
  const positions = (frame.isSkirmish ? [CENTER] : LINE).filter(
    (position) => !isHeld(state, 'british', position),
  );
  if (positions.length === 0) return;
  if (coverable(state).length < positions.length)
    leave(state, 'british', 'retreat', emit, brokenPosition(state, frame, 'british'));
  else push(state, { kind: 'cover', positions });
}

/** K77 */
function orderAttacker(state: State, frame: BattleFrame, emit: Emit<Event>): void {
  if (!frame.isStale) return;
  if (waysOut(state, frame, frame.attacker).length > 0)
    leave(state, frame.attacker, 'withdrawal', emit, undefined, true);
  else frame.noShift = true;
}

/** 11.1, K54 */
function askToStay(state: State, frame: BattleFrame, side: Side): void {
  if (waysOut(state, frame, side).length > 0) push(state, { kind: 'stayOrGo', side });
}

/** K64, K76 the winner stays; all blocks stand up again. */
function end(state: State, frame: BattleFrame, emit: Emit<Event>): void {
  const { attacker, place } = frame;
  for (const block of ALL_BLOCKS) {
    state.position[block] = NOWHERE;
    state.shown[block] = false;
    state.acted[block] = false;
    state.fled[block] = false;
  }
  const winner = hasBlocks(state, attacker, place) ? attacker : defenderOf(frame);
  emit({ type: 'battleEnded', place: nameOf(place), winner });
  pop(state);
}
