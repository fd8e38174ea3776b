/** 10.0, 11.0 The answers of an officer in a battle. */
import {
  type Action,
  type Block,
  type BattleFrame,
  blocksOf,
  CAMPAIGN,
  diceOf,
  enemyOfSide,
  facing,
  firersAt,
  idOf,
  inPosition,
  isFootOrGun,
  isLeader,
  knownBattle,
  knownBlock,
  LINE,
  positionName,
  RESERVE,
  type State,
} from '../../engine/campaign/index';
import type { Chance } from '../search/chance';
import { breakingChance, lineFor, linesIn, strengthIn } from './line';
import { after, type Position } from './position';
import { rehearse } from './rehearsal';
import { type Eye, partsOf } from './score';
import { PRICES } from './worth';

/** 10.2 the whole line at once. */
export function deploy({ side, state, traits }: Eye, chance: Chance): Action[] {
  if (!traits.garrisons) return [{ kind: 'suggest' }, { kind: 'ready' }];
  const { place } = knownBattle(state);
  const blocks = blocksOf(side).filter((block) => state.at[block] === place);
  const sets = [...lineFor(state, blocks, chance)].map(([block, position]): Action => ({
    kind: 'set',
    block: idOf(block),
    position: positionName(position),
  }));
  return [...sets, { kind: 'ready' }];
}

/** A position in such danger is filled up from the reserve. */
const SHAKY = 0.25;

/** 10.6 fire where the line is likeliest to break; fresh men to where one's own is. */
export function act(eye: Eye): Action {
  const { side, state, traits } = eye;
  const battle = knownBattle(state);
  const relief = traits.foresees ? relieve(eye, battle) : undefined;
  if (relief) return relief;
  let best: Block | undefined;
  let most = -1;
  for (const position of LINE) {
    const target = facing(position);
    const firers = inPosition(state, side, position).filter(
      (block) => !state.acted[block] && diceOf(state, battle, block) > 0,
    );
    if (firers.length === 0) continue;
    const chance = traits.foresees ? breakingChance(state, side, target) : 0;
    for (const block of firers) {
      const worth = chance * 100 + diceOf(state, battle, block);
      if (worth > most) [best, most] = [block, worth];
    }
  }
  if (best !== undefined) return { kind: 'fire', block: idOf(best) };
  const done: Action = { kind: 'done' };
  return CAMPAIGN.check(state, done) ? firstOffer(state) : done;
}

function relieve({ side, state }: Eye, battle: BattleFrame): Action | undefined {
  if (battle.isSkirmish) return undefined;
  const reserve = inPosition(state, side, RESERVE).filter(
    (block) => isFootOrGun(block) && !state.acted[block],
  );
  if (reserve.length === 0) return undefined;
  let best: number | undefined;
  let most = SHAKY;
  for (const position of LINE) {
    const danger = breakingChance(state, enemyOfSide(side), position, true);
    if (danger > most) [best, most] = [position, danger];
  }
  if (best === undefined) return undefined;
  const to = positionName(best);
  const strongest = reserve.sort((a, b) => (state.sp[b] ?? 0) - (state.sp[a] ?? 0) || a - b);
  return strongest
    .map((block): Action => ({ kind: 'shift', block: idOf(block), to }))
    .find((action) => !CAMPAIGN.check(state, action));
}

/** 10.12 the strongest foot first. */
export function coverNatives({ state }: Eye): Action {
  return best(state, (action) => (action.kind === 'shift' ? (state.sp[knownBlock(action.block)] ?? 0) : 0));
}

/** 10.10 the point that is missed least: rather whoever has fired, rather nobody's last. */
export function takeHit({ state }: Eye): Action {
  return best(state, (action) => {
    if (action.kind !== 'hit') return -Infinity;
    const block = knownBlock(action.block);
    const isLast = (state.sp[block] ?? 0) <= 1;
    return (
      -(PRICES[block] ?? 1) - (isLast ? 0.4 : 0) - (isLeader(block) ? 9 : 0) + (state.acted[block] ? 0.1 : 0)
    );
  });
}

/** 10.13 the weakest runs. */
export const flee = ({ state }: Eye): Action =>
  best(state, (action) => (action.kind === 'flee' ? -(state.sp[knownBlock(action.block)] ?? 0) : -Infinity));

/** A price that the men of a withdrawal pay: a die an enemy unit, 6 hits. */
const WITHDRAWAL_HIT = 1 / 6;
/** What the ground of a battle is worth at most. */
const DEAREST = 400;

/** 11.1 fought out in the mind, or by counting. */
export function stayOrGo(eye: Eye, position: Position, chance: Chance): Action {
  const { side, state, traits } = eye;
  const battle = knownBattle(state);
  const foe = enemyOfSide(side);
  if (traits.rehearsals === 0)
    return { kind: strengthIn(state, side) >= 0.7 * strengthIn(state, foe) ? 'stay' : 'withdraw' };
  const lines = linesIn(state, battle);
  const isAttacker = side === battle.attacker;
  const { win, attackerLoses, defenderLoses } = rehearse(
    lines[battle.attacker],
    lines[enemyOfSide(battle.attacker)],
    battle.round,
    traits.rehearsals,
    chance,
  );
  const chances = isAttacker ? win : 1 - win;
  const [own, his] = isAttacker ? [attackerLoses, defenderLoses] : [defenderLoses, attackerLoses];
  const stay = chances * groundOf(eye, position, battle) + his - own;
  const go = -firersAt(state, battle, side, 'withdrawal').length * WITHDRAWAL_HIT;
  return { kind: stay > go ? 'stay' : 'withdraw' };
}

/** What it is worth to stand there and not the enemy, men left aside. */
export function groundOf(eye: Eye, position: Position, { attacker, place }: BattleFrame): number {
  const fight = { win: 1, winnerLoses: 0, loserLoses: 0, isOverrun: false };
  const worth = (isWon: boolean) => {
    const { men, ...others } = partsOf(eye, after(position, attacker, place, fight, isWon));
    void men;
    return Object.values(others).reduce((sum, part) => sum + part, 0);
  };
  const difference = worth(eye.side === attacker) - worth(eye.side !== attacker);
  return Math.max(0, Math.min(DEAREST, difference));
}

/** The offer that is worth most; the first among equals. */
export function best(state: State, worth: (action: Action) => number): Action {
  let found = firstOffer(state);
  let most = -Infinity;
  for (const action of CAMPAIGN.actions(state)) {
    const value = worth(action);
    if (value > most) [found, most] = [action, value];
  }
  return found;
}

function firstOffer(state: State): Action {
  const [first] = CAMPAIGN.actions(state);
  if (!first) throw new Error('nothing to do');
  return first;
}
