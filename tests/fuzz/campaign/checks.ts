/** What must hold after every action of the campaign. */
import type { Action } from '../../../src/engine/campaign/actions';
import {
  ALL_BLOCKS,
  blocksOf,
  fullSp,
  groupLimit,
  idOf,
  isLeader,
  isNative,
  isUnit,
  knownBlock,
  rateOf,
  sideOf,
} from '../../../src/engine/campaign/blocks';
import { isPlace, LOST, nameOf, PLACE_COUNT, UNPLACED } from '../../../src/engine/campaign/board';
import type { Event, How } from '../../../src/engine/campaign/events';
import { NOWHERE, RESERVE, type State } from '../../../src/engine/campaign/state';
import { britishSp } from '../../../src/engine/campaign/victory';
import { type Move, overuse } from '../../oracles/campaign/limits';

export function fail(rule: string, what: string): never {
  throw new Error(`${rule}: ${what}`);
}

/** What a player turn has done so far. */
export interface Diary {
  moves: Move[];
  /** 5.6 activations so far, and the one in which each block moved; 0 for those who entered (K11). */
  activations: number;
  movedIn: Map<string, number>;
  /** Steps of normal movement by block, and force marches. */
  steps: Map<string, number>;
  forced: Map<string, number>;
  rounds: number;
}

export const newDiary = (): Diary => ({
  moves: [],
  activations: 0,
  movedIn: new Map(),
  steps: new Map(),
  forced: new Map(),
  rounds: 0,
});

export function checkStep(
  before: State,
  action: Action,
  after: State,
  events: readonly Event[],
  diary: Diary,
): void {
  checkBlocks(before, after);
  checkPoints(after);
  checkBattleBoard(after);
  for (const event of events) keepDiary(event, action, diary, after);
  checkMoves(diary);
  if (!after.ending && britishSp(after) < 25) fail('12.4', `${britishSp(after)} SP after ${action.kind}`);
  if (after.ending?.reason === 'ruined' && britishSp(after) >= 25) fail('12.4', 'ended too early');
  if ((after.ending === undefined) !== after.frames.length > 0)
    fail('5.5', 'an end with frames, or none without');
}

/** 2.2 blocks are conserved, and strength only goes down. */
function checkBlocks(before: State, after: State): void {
  for (const block of ALL_BLOCKS) {
    const [sp, spot] = [after.sp[block] ?? -1, after.at[block] ?? -1];
    const was = before.sp[block] ?? 0;
    if (sp > was || sp < 0 || sp > fullSp(block)) fail('2.2', `${idOf(block)} went from ${was} to ${sp}`);
    if ((sp === 0) !== (spot === LOST)) fail('2.2', `${idOf(block)} has ${sp} SP at ${spot}`);
    if (spot < 0 || spot > UNPLACED) fail('2.2', `${idOf(block)} stands at ${spot}`);
    if (before.at[block] === LOST && spot !== LOST) fail('K74', `${idOf(block)} came back`);
  }
}

function checkPoints({ ap }: State): void {
  for (const points of Object.values(ap)) if (points < 0 || points > 5) fail('5.1', `${points} AP`);
}

/** 10.2, K76 positions and open faces belong to a battle. */
function checkBattleBoard(state: State): void {
  const battle = state.frames.find((frame) => frame.kind === 'battle');
  const isDeploying = state.frames.at(-1)?.kind === 'deploy';
  for (const block of ALL_BLOCKS) {
    const position = state.position[block] ?? NOWHERE;
    if (
      !battle &&
      !state.ending &&
      (position !== NOWHERE || state.shown[block] || state.acted[block] || state.fled[block])
    )
      fail('K76', `${idOf(block)} without a battle`);
    if (state.shown[block] && state.at[block] === LOST) continue;
    if (state.shown[block] && position === NOWHERE) fail('10.3', `${idOf(block)} is open and not in battle`);
    if (
      !isDeploying &&
      position !== NOWHERE &&
      position !== RESERVE &&
      !state.shown[block] &&
      !isLeavingOf(state, block) &&
      battle?.kind === 'battle' &&
      battle.stage !== 'attackerDeploys' &&
      battle.stage !== 'reveal' &&
      battle.stage !== 'over'
    )
      fail('10.3', `${idOf(block)} is closed in a position`);
    if (state.fled[block] && position !== RESERVE && position !== NOWHERE)
      fail('10.13', `${idOf(block)} came back`);
    if (
      battle?.kind === 'battle' &&
      battle.round > 1 &&
      battle.stage !== 'natives' &&
      isNative(block) &&
      position !== NOWHERE &&
      position !== RESERVE &&
      battle.stage !== 'over'
    )
      fail('10.12', `${idOf(block)} fights on`);
  }
}

const isLeavingOf = ({ frames }: State, block: number): boolean =>
  frames.some((frame) => frame.kind === 'leaving' && frame.side === sideOf(block));

function keepDiary(event: Event, action: Action, diary: Diary, after: State): void {
  switch (event.type) {
    case 'playerTurnBegan':
      Object.assign(diary, newDiary());
      return;
    case 'playerTurnEnded':
      if (!after.ending) checkSettled(after);
      return;
    case 'battleBegan':
      diary.rounds = 0;
      return;
    case 'roundBegan':
      if (event.round > MOST_ROUNDS) fail('K77', `round ${event.round}`);
      return;
    case 'activated':
      diary.activations += 1;
      return;
    case 'moved': {
      const blocks = event.blocks ?? [];
      checkOnce(event.how, blocks, action, diary, after);
      diary.moves.push({ from: event.from, path: event.path, blocks });
      const book = event.how === 'forceMarch' ? diary.forced : diary.steps;
      if (event.how === 'group' || event.how === 'forceMarch') {
        const [leader = ''] = blocks;
        if (!isLeader(knownBlock(leader))) fail('6.3', `${leader} leads`);
        if (blocks.filter((id) => isUnit(knownBlock(id))).length > groupLimit(knownBlock(leader)))
          fail('6.4', `too many with ${leader}`);
        for (const id of blocks) {
          const steps = (book.get(id) ?? 0) + 1;
          book.set(id, steps);
          if (event.how === 'group' && steps > rateOf(knownBlock(leader)))
            fail('6.5', `${id} went ${steps} places with ${leader}`);
        }
        if (blocks.some((id) => isNative(knownBlock(id)))) fail('6.2', 'a Native was led');
      } else if (event.how !== 'entry')
        for (const id of blocks) {
          const steps = (book.get(id) ?? 0) + event.path.length;
          book.set(id, steps);
          if (steps > rateOf(knownBlock(id))) fail('6.5', `${id} went ${steps} places`);
        }
      return;
    }
    default:
      return;
  }
}

/** 5.6, K17, K19 no block is ordered twice; those on the march go on in the activation in which they began. */
function checkOnce(
  how: How,
  blocks: readonly string[],
  action: Action,
  { activations, movedIn }: Diary,
  { options }: State,
): void {
  if (how === 'forceMarch' || (how === 'entry' && options.moveOnEntry)) return; // K11, K24
  for (const id of blocks) {
    const before = movedIn.get(id);
    if (before !== undefined && !(action.kind === 'go' && before === activations))
      fail('5.6', `${id} moved in activation ${before} and in ${activations}`);
    movedIn.set(id, how === 'entry' ? 0 : activations);
  }
}

/** Some hundred shots cannot leave anybody. */
const MOST_ROUNDS = 200;

/** 1.2-1.5, K18 by an oracle; 7.1 one force march a block. */
function checkMoves({ forced, moves }: Diary): void {
  const [wrong] = overuse(moves);
  if (wrong !== undefined) fail('1.4', wrong);
  for (const [id, times] of forced)
    if (times > 1 && !isLeader(knownBlock(id))) fail('K24', `${id} marched ${times} times`);
}

/** 10.1 when a player turn ends no place holds both sides. */
function checkSettled(state: State): void {
  const held = new Set(blocksOf('british').map((block) => state.at[block] ?? -1));
  for (const block of blocksOf('american')) {
    const spot = state.at[block] ?? -1;
    if (isPlace(spot) && spot < PLACE_COUNT && held.has(spot)) fail('10.1', `both sides at ${nameOf(spot)}`);
  }
}
