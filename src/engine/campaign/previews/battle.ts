/** 10.0, 11.0 What a player may ask about a battle: volleys, rounds, departures. Only what he may know is answered. */
import { battleOf, fighters, inPosition, LINE, positionName, whyNotFire } from '../battle';
import {
  type Block,
  blockOf,
  enemyOf,
  hitsOn,
  idOf,
  isHeavyGun,
  isLeader,
  isMilitia,
  sideOf,
} from '../blocks';
import { nameOf, roadKind, TO_SUPPLY, wayBetween } from '../board';
import { emptyingChance, hitChances, type Standing, type Volley } from '../chances';
import type { Position, Side } from '../data/types';
import { DICE_CASES, diceOf, type DiceReason, facing, fleeNumber, reasonFor } from '../fire';
import { knows } from '../fog';
import type { BattleFrame } from '../frames';
import { firersAt, leavingDice, waysOut } from '../leaving';
import { NOWHERE, RESERVE, spOf, type State } from '../state';

export interface Shot {
  readonly dice: number;
  readonly needed: number;
  readonly target: Position;
  readonly reasons: readonly { readonly what: DiceReason; readonly case: string }[];
  /** Up to which number militia flees; 0 where none does. */
  readonly flee: number;
  /** The chances of 0, 1, 2 ... hits. */
  readonly hits: readonly number[];
  /** That the position does not hold, however its owner takes it. */
  readonly empties: number | undefined;
}

/** 10.8 a volley of a block whose face the viewer sees. */
export function shotBy(state: State, viewer: Side | undefined, id: string): Shot | undefined {
  const block = blockOf(id);
  const battle = battleOf(state);
  if (block === undefined || !battle || !isInLine(state, block) || !knows(state, viewer, block))
    return undefined;
  const reason = reasonFor(state, battle, block);
  const target = facing(state.position[block] ?? NOWHERE);
  const shot = volleyOf(state, battle, block);
  return {
    dice: shot.dice,
    needed: shot.needed,
    target: positionName(target),
    reasons: reason === undefined ? [] : [{ what: reason, case: DICE_CASES[reason] }],
    flee: shot.flee,
    hits: hitChances([shot]),
    empties: emptiesFor(state, viewer, enemyOf(sideOf(block)), target, [shot]),
  };
}

export interface RoundAt {
  readonly target: Position;
  readonly hits: readonly number[];
  readonly empties: number | undefined;
}

/** 10.6 what all shots do that a side has left in this round, by the position that they are at. */
export function round(state: State, viewer: Side | undefined, side: Side): readonly RoundAt[] {
  const battle = battleOf(state);
  if (!battle) return [];
  return LINE.flatMap((position) => {
    const shots = inPosition(state, side, position)
      .filter((block) => knows(state, viewer, block) && !whyNotFire(state, battle, side, block))
      .map((block) => volleyOf(state, battle, block));
    if (shots.length === 0) return [];
    const target = facing(position);
    const empties = emptiesFor(state, viewer, enemyOf(side), target, shots);
    return [{ target: positionName(target), hits: hitChances(shots), empties }];
  });
}

export interface Departure {
  /** K61 toward supply first; with the heavy guns that would stay behind (K60), as far as the viewer knows them. */
  readonly places: readonly {
    readonly place: string;
    readonly roads: number;
    readonly guns: readonly string[];
  }[];
  /** The chances of 0, 1, 2 ... hits on those who withdraw, and on those who are forced to go. */
  readonly withdrawal: readonly number[];
  readonly retreat: readonly number[];
}

/** 11.0 what leaving the battle now would mean for a side. */
export function departure(state: State, viewer: Side | undefined, side: Side): Departure | undefined {
  const battle = battleOf(state);
  if (!battle || fighters(state, side).length === 0) return undefined;
  // A gun in the line stands open for all (10.3), one in the reserve for its owner alone.
  const guns = fighters(state, side)
    .filter((block) => isHeavyGun(block) && knows(state, viewer, block))
    .map(idOf);
  const fire = (manner: 'withdrawal' | 'retreat') =>
    hitChances(
      firersAt(state, battle, side, manner)
        .filter((block) => knows(state, viewer, block))
        .map((block) => ({
          dice: leavingDice(state, battle, block, manner),
          needed: manner === 'withdrawal' ? 6 : hitsOn(block),
          flee: 0,
        })),
    );
  return {
    places: waysOut(state, battle, side).map((place) => ({
      place: nameOf(place),
      roads: TO_SUPPLY[side][place] ?? 0,
      guns: roadKind(wayBetween(battle.place, place) ?? NOWHERE) === 'brown' ? guns : [],
    })),
    withdrawal: fire('withdrawal'),
    retreat: fire('retreat'),
  };
}

const isInLine = (state: State, block: Block): boolean => {
  const position = state.position[block] ?? NOWHERE;
  return position !== NOWHERE && position !== RESERVE;
};

const volleyOf = (state: State, battle: BattleFrame, block: Block): Volley => ({
  dice: diceOf(state, battle, block),
  needed: hitsOn(block),
  flee: fleeNumber(battle, block),
});

/** As far as the viewer sees who stands there. */
function emptiesFor(
  state: State,
  viewer: Side | undefined,
  side: Side,
  position: number,
  shots: readonly Volley[],
): number | undefined {
  const blocks = inPosition(state, side, position);
  if (blocks.length === 0 || blocks.some((block) => !knows(state, viewer, block))) return undefined;
  const standing = blocks.map((block): Standing => {
    const kind = isLeader(block) ? 'leader' : isMilitia(block) ? 'militia' : 'unit';
    return { kind, sp: spOf(state, block) };
  });
  return emptyingChance(shots, standing);
}
