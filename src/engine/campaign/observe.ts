/**
 * 2.1 A state as one side may know it, for whoever thinks ahead for that side: computer opponents, hints.
 *
 * It has the shape of a state, so that the rules play on from it. Enemy blocks whose faces the side does not see are dealt anew
 * over the places where it counts such blocks: by what is open alone, so that whatever lies there, the same is dealt. They are
 * at full strength and have not moved. Whoever is known to be a leader, a Native or infantry by what he does is dealt as one;
 * elsewhere every place gets a unit first. Blocks in holding boxes (13.1), and militia that is being placed, have no place.
 */
import {
  type Block,
  blocksOf,
  CLINTON_BLOCK,
  dataOf,
  enemyOf,
  fullSp,
  isFootOrGun,
  isInfantry,
  isLeader,
  isNative,
  isUnit,
  sideOf,
} from './blocks';
import { REINFORCEMENTS, type Spot } from './board';
import type { Side } from './data/types';
import { isHiding, isKnownToEnemy, seenAt } from './fog';
import type { CampaignFrame } from './frames';
import { copyState, NOBODY, NOWHERE, type State, THROWN_BACK } from './state';

export function observe(state: State, side: Side): State {
  const seen = copyState(state);
  if (!isHiding(state)) return seen;
  const enemy = enemyOf(side);
  const hidden = blocksOf(enemy).filter((block) => isHidden(state, block));
  const dealt = deal(state, side, hidden);
  for (const [block, { place, role }] of dealt) {
    seen.at[block] = place;
    seen.sp[block] = fullSp(block);
    seen.from[block] = role.from;
    seen.road[block] = role.road;
    seen.position[block] = role.position;
    seen.due[block] = place === REINFORCEMENTS ? THROWN_BACK : dataOf(block).turn;
    seen.acted[block] = false;
    seen.fled[block] = false;
    seen.shown[block] = false;
  }
  for (const block of blocksOf(enemy)) {
    seen.moved[block] = false;
    seen.group[block] = NOBODY;
    seen.tried[block] = false;
    seen.leader[block] = NOBODY;
  }
  if (state.phasing === enemy) seen.used.fill(0);
  const mapped = new Map([...dealt].map(([block, { truth }]) => [truth, block]));
  seen.frames = seen.frames.map((frame) => frameSeen(frame, mapped));
  return seen;
}

/** 4.2 whoever has not come yet is known by the calendar, and Clinton by his box. */
function isHidden(state: State, block: Block): boolean {
  if (isKnownToEnemy(state, block) || block === CLINTON_BLOCK) return false;
  return !(state.at[block] === REINFORCEMENTS && (state.due[block] ?? 0) > 0);
}

type Class = 'leader' | 'native' | 'infantry' | 'unit' | 'any';

const FITS: Readonly<Record<Class, (block: Block) => boolean>> = {
  leader: isLeader,
  native: isNative,
  infantry: isInfantry,
  unit: isUnit,
  any: () => true,
};

/** What is open of a block whose face is not. */
interface Role {
  readonly class: Class;
  /** In which frames it stands, by their number. */
  readonly frames: string;
  readonly from: Spot;
  readonly road: number;
  readonly position: number;
}
interface Slot {
  readonly truth: Block;
  readonly place: Spot;
  readonly role: Role;
}

function deal(state: State, side: Side, hidden: readonly Block[]): Map<Block, Slot> {
  const slots = hidden
    .map((truth): Slot => ({ truth, place: seenAt(state, side, truth), role: roleOf(state, truth) }))
    .sort(inOrder);
  const pool = [...hidden];
  const dealt = new Map<Block, Slot>();
  const give = (slot: Slot, fits: (block: Block) => boolean): boolean => {
    const at = pool.findIndex(fits);
    const block = pool[at];
    if (block === undefined) return false;
    pool.splice(at, 1);
    dealt.set(block, slot);
    return true;
  };
  const waiting = slots.filter((slot) => slot.role.class === 'any' || !give(slot, FITS[slot.role.class]));
  // A place whose blocks are all closed has a unit, where there are enough of them.
  const manned = new Set([...dealt].filter(([block]) => isFootOrGun(block)).map(([, { place }]) => place));
  const rest = waiting.filter((slot) => {
    if (manned.has(slot.place)) return true;
    manned.add(slot.place);
    return !give(slot, isFootOrGun);
  });
  for (const slot of rest) if (!give(slot, isFootOrGun) && !give(slot, isNative)) give(slot, () => true);
  return dealt;
}

function inOrder(a: Slot, b: Slot): number {
  return (
    a.place - b.place ||
    a.role.position - b.role.position ||
    a.role.from - b.role.from ||
    a.role.road - b.role.road ||
    compare(a.role.class, b.role.class) ||
    compare(a.role.frames, b.role.frames)
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A group is led by a leader, Natives are announced as such, and only infantry force marches (K7). */
function roleOf(state: State, block: Block): Role {
  let found: Class = 'any';
  const frames: string[] = [];
  state.frames.forEach((frame, at) => {
    const part = partIn(frame, block);
    if (part === undefined) return;
    frames.push(`${at}${part}`);
    if (part !== 'any') found = part;
  });
  const isPhasing = sideOf(block) === state.phasing;
  return {
    class: found,
    frames: frames.join(),
    from: isPhasing ? (state.from[block] ?? NOWHERE) : NOWHERE,
    road: isPhasing ? (state.road[block] ?? NOWHERE) : NOWHERE,
    position: state.position[block] ?? NOWHERE,
  };
}

function partIn(frame: CampaignFrame, block: Block): Class | undefined {
  switch (frame.kind) {
    case 'march':
      if (frame.mover === block) return isLeader(block) ? 'leader' : isNative(block) ? 'native' : 'unit';
      return frame.party.includes(block) ? 'any' : undefined;
    case 'attempt':
      if (frame.leader === block) return 'leader';
      return frame.blocks.includes(block) ? 'infantry' : undefined;
    case 'nativesGo':
      return frame.queue.includes(block) ? 'native' : undefined;
    case 'givingWay':
      if (!frame.blocks.includes(block)) return undefined;
      return frame.why === 'leader' ? 'leader' : 'any';
    case 'arriving':
      if (frame.queue.includes(block)) return 'native';
      if (!frame.blocks.includes(block)) return undefined;
      return frame.manner === 'leader' ? 'leader' : frame.manner === 'native' ? 'native' : 'any';
    case 'hits':
      return frame.blocks.includes(block) ? 'any' : undefined;
    case 'release':
      return frame.settled.includes(block) ? 'infantry' : undefined;
    default:
      return undefined;
  }
}

/** Frames name those who were dealt; a list tells no order. */
function frameSeen(frame: CampaignFrame, mapped: ReadonlyMap<Block, Block>): CampaignFrame {
  const one = (block: Block): Block => mapped.get(block) ?? block;
  const all = (blocks: readonly Block[]): Block[] => blocks.map(one).sort((a, b) => a - b);
  switch (frame.kind) {
    case 'march':
      return { ...frame, mover: one(frame.mover), party: all(frame.party) };
    case 'attempt':
      return { ...frame, leader: one(frame.leader), blocks: all(frame.blocks) };
    case 'nativesGo':
      return { ...frame, queue: all(frame.queue) };
    case 'givingWay':
    case 'hits':
      return { ...frame, blocks: all(frame.blocks) };
    case 'arriving':
      return { ...frame, blocks: all(frame.blocks), queue: all(frame.queue) };
    case 'release':
      return { ...frame, settled: all(frame.settled) };
    default:
      return frame;
  }
}
