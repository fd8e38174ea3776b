/** 10.2 A line of battle: who stands where, how it looks to a rehearsal, and which position is in danger. */
import {
  ARNOLD_BLOCK,
  type Block,
  battleOf,
  type BattleFrame,
  CENTER,
  diceOf,
  emptyingChance,
  facing,
  fighters,
  fleeNumber,
  hitsOn,
  inPosition,
  isFootOrGun,
  isInfantry,
  isLeader,
  isMilitia,
  isNative,
  LEFT,
  LINE,
  RESERVE,
  RIGHT,
  type Side,
  sideOf,
  type Standing,
  type State,
  enemyOfSide,
  type Volley,
} from '../../engine/campaign/index';
import type { Chance } from '../search/chance';
import type { Fighter, Line } from './rehearsal';
import { PRICES } from './worth';

/** Militia counts less where it may run; a block with one point left holds little. */
const MILITIA_HOLDS = 0.6;

/** Each position as tough as the others, Natives and leaders together on one wing, and whoever is worn out behind. */
export function lineFor(state: State, blocks: readonly Block[], chance: Chance): Map<Block, number> {
  const sp = (block: Block) => state.sp[block] ?? 0;
  const wing = [LEFT, CENTER, RIGHT][Math.floor(chance() * 3)] ?? CENTER;
  const firm = blocks.filter(isFootOrGun);
  const worn = firm.filter((block) => sp(block) === 1);
  const back = firm.length - worn.length >= 2 * LINE.length ? worn : [];
  const foot = firm
    .filter((block) => isInfantry(block) && !back.includes(block))
    .sort((a, b) => Number(isMilitia(a)) - Number(isMilitia(b)) || sp(b) - sp(a) || a - b);
  const guns = firm.filter((block) => !isInfantry(block) && !back.includes(block));
  const places = new Map<Block, number>();
  const toughness = [0, 0, 0];
  const put = (block: Block, position: number) => {
    places.set(block, position);
    toughness[position] = (toughness[position] ?? 0) + sp(block) * (isMilitia(block) ? MILITIA_HOLDS : 1);
  };
  const order = [wing, ...LINE.filter((position) => position !== wing)];
  const weakest = () => order.reduce((a, b) => ((toughness[b] ?? 0) < (toughness[a] ?? 0) ? b : a));
  for (const block of foot) put(block, weakest());
  const bare = () => order.find((position) => toughness[position] === 0);
  for (const block of guns) put(block, weakest());
  for (const block of blocks.filter(isNative)) put(block, bare() ?? wing);
  for (const block of blocks.filter(isLeader)) places.set(block, wing);
  for (const block of back) places.set(block, RESERVE);
  return places;
}

export function linesIn(state: State, battle: BattleFrame): Readonly<Record<Side, Line>> {
  const of = (side: Side): Line =>
    (battle.isSkirmish ? [CENTER] : LINE).map((position) =>
      inPosition(state, side, position).map((block) => fighterOf(state, battle, block)),
    );
  return { british: of('british'), american: of('american') };
}

function fighterOf(state: State, battle: BattleFrame, block: Block): Fighter {
  const sp = state.sp[block] ?? 0;
  const isArnold = block === ARNOLD_BLOCK;
  return {
    sp,
    slowed: battle.round === 1 && !isArnold ? sp - diceOf(state, battle, block) : 0,
    extra: isArnold ? diceOf(state, battle, block) - sp : 0,
    needed: hitsOn(block),
    scares: fleeNumber(battle, block),
    kind: isLeader(block) ? 'leader' : isMilitia(block) ? 'militia' : 'unit',
    isInfantry: isInfantry(block),
    isNative: isNative(block),
    price: PRICES[block] ?? 1,
  };
}

/** 10.8 the chance, to the last die, that those who have not fired yet empty a position of the enemy. */
export function breakingChance(state: State, side: Side, target: number, isNextRound = false): number {
  const battle = battleOf(state);
  if (!battle) return 0;
  const volleys: Volley[] = inPosition(state, side, facing(target))
    .filter((block) => isNextRound || !state.acted[block])
    .map((block) => ({
      dice: diceOf(state, battle, block),
      needed: hitsOn(block),
      flee: fleeNumber(battle, block),
    }))
    .filter(({ dice }) => dice > 0);
  const standing: Standing[] = inPosition(state, enemyOfSide(side), target).map((block) => ({
    kind: isLeader(block) ? 'leader' : isMilitia(block) ? 'militia' : 'unit',
    sp: state.sp[block] ?? 0,
  }));
  if (volleys.length === 0) return 0;
  return emptyingChance(volleys, standing) ?? 0;
}

export const strengthIn = (state: State, side: Side): number =>
  fighters(state, side)
    .filter((block) => state.position[block] !== RESERVE && sideOf(block) === side)
    .reduce((sum, block) => sum + (state.sp[block] ?? 0) * (hitsOn(block) === 5 ? 2 : 1), 0);
