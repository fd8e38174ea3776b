/** What a player may ask about a position: only what he may know is answered. */
import { flood, lineFrom } from '../pointmap/search';
import { battleOf, fighters, inPosition, LINE, positionName, whyNotFire } from './battle';
import {
  type Block,
  blockOf,
  blocksOf,
  enemyOf,
  hitsOn,
  idOf,
  isHeavyGun,
  isLeader,
  isMilitia,
  isNative,
  rateOf,
  sideOf,
} from './blocks';
import {
  isPlace,
  MAP,
  nameOf,
  PLACE_COUNT,
  roadKind,
  SOURCES,
  type Spot,
  spotOf,
  stepsFrom,
  TO_SUPPLY,
  wayBetween,
  waysOutOf,
} from './board';
import { emptyingChance, hitChances, type Standing, type Volley } from './chances';
import type { Position, Side } from './data/types';
import { DICE_CASES, diceOf, type DiceReason, facing, fleeNumber, reasonFor } from './fire';
import { isHiding, knows, seenCounts } from './fog';
import { forcePrice, losesOn, whyNotForced } from './forceMarch';
import type { BattleFrame } from './frames';
import { firersAt, leavingDice, waysOut } from './leaving';
import { type Field, priceAt, readField, roomOn, whyNotFurther, whyNotGroup, whyNotSingle } from './movement';
import type { Code } from './refusals';
import { NOWHERE, pointsOf, RESERVE, spotAt, spOf, type State } from './state';
import { isInSupply } from './supply';

/** Whose blocks a viewer may ask about. */
const owns = (state: State, viewer: Side | undefined, side: Side): boolean =>
  viewer === side || !isHiding(state);

export interface ReachWay {
  readonly path: readonly string[];
  /** Units that the last road still takes; undefined without limit. */
  readonly room: number | undefined;
  /** Enemy blocks there: battle or overrun. */
  readonly enemies: number;
  readonly refusal: Code | undefined;
}

export interface Reach {
  /** 8.1 the true price. */
  readonly price: number;
  readonly points: number;
  readonly ways: readonly ReachWay[];
}

/** 6.0 where blocks can go now: one unit, or a leader first and those with him behind. */
export function reach(state: State, viewer: Side | undefined, ids: readonly string[]): Reach | undefined {
  const blocks = ids.map(blockOf);
  const [first] = blocks;
  if (first === undefined || blocks.some((block) => block === undefined)) return undefined;
  const side = sideOf(first);
  if (!owns(state, viewer, side) || side !== state.phasing) return undefined;
  const others = blocks.slice(1) as Block[];
  const field = readField(state, side);
  const frame = state.frames.at(-1);
  const asks = (path: readonly Spot[]) => {
    const to = path.at(-1) ?? NOWHERE;
    if (frame?.kind === 'march' && frame.mover === first)
      return whyNotFurther(state, field, first, frame.party, isLeader(first) ? others : [first], to);
    if (frame?.kind === 'forceMarch') return whyNotForced(state, field, first, others, to);
    if (isLeader(first)) return whyNotGroup(state, field, first, others, to);
    return whyNotSingle(state, field, first, path, isNative(first) && frame?.kind === 'nativeMarch');
  };
  const start = spotAt(state, first);
  const isFast = !isLeader(first) && rateOf(first) > 1 && frame?.kind !== 'march';
  return {
    price: frame?.kind === 'forceMarch' || isNative(first) ? 1 : priceAt(field, start),
    points: pointsOf(state, side),
    ways: pathsFor(start, isFast).map((path) => wayOf(state, field, start, path, asks(path)?.code)),
  };
}

function pathsFor(start: Spot, isFast: boolean): Spot[][] {
  return waysOutOf(start).flatMap(({ on, to }) => [[to], ...(isFast ? on.map((way) => [to, way.to]) : [])]);
}

function wayOf(
  state: State,
  field: Field,
  start: Spot,
  path: readonly Spot[],
  code: string | undefined,
): ReachWay {
  const [to = NOWHERE, before = start] = path.toReversed();
  const road = wayBetween(before, to);
  const room = road === undefined ? Infinity : roomOn(state, road);
  return {
    path: path.map(nameOf),
    room: room > LIMITLESS ? undefined : room,
    enemies: field.enemies[to] ?? 0,
    refusal: code as Code | undefined,
  };
}

const LIMITLESS = 20;

/** 7.0 what a force march would cost, and what is to be expected. */
export function forced(
  state: State,
  viewer: Side | undefined,
  leaderId: string,
  ids: readonly string[],
  place: string,
) {
  const [leader, to] = [blockOf(leaderId), spotOf(place)];
  if (leader === undefined || to === undefined || !owns(state, viewer, sideOf(leader))) return undefined;
  const blocks = ids.flatMap((id) => blockOf(id) ?? []);
  const field = readField(state, sideOf(leader));
  const worn = losesOn(leader) / 6;
  return {
    refusal: whyNotForced(state, field, leader, blocks, to)?.code,
    price: forcePrice(field, to),
    goes: 1 / 2,
    losesOn: losesOn(leader),
    expected: (blocks.length * worn) / 2,
  };
}

export interface SupplyPicture {
  /** By place of own blocks: the line as the owner can know it; enemy blocks cut it, whatever they are. */
  readonly lines: Readonly<Record<string, readonly string[]>>;
  /** Places with enemy blocks beside the lines. */
  readonly cuts: readonly string[];
  /** 8.1 blocks that truly pay double. */
  readonly double: readonly string[];
}

/** 8.0 */
export function supply(state: State, viewer: Side | undefined, side: Side): SupplyPicture | undefined {
  if (!owns(state, viewer, side)) return undefined;
  const enemies = seenCounts(state, side, enemyOf(side));
  const found = flood(MAP, SOURCES[side], (place) => !enemies.has(place));
  const own = blocksOf(side).filter((block) => isPlace(spotAt(state, block)));
  const places = [...new Set(own.map((block) => spotAt(state, block)))].sort((a, b) => a - b);
  const cuts = [...enemies.keys()].filter(
    (place) => isPlace(place) && stepsFrom(place).some((next) => found.joined[next]),
  );
  return {
    lines: Object.fromEntries(places.map((place) => [nameOf(place), lineFrom(found, place).map(nameOf)])),
    cuts: cuts.sort((a, b) => a - b).map(nameOf),
    double: own.filter((block) => !isInSupply(state, block)).map(idOf),
  };
}

export interface Threat {
  readonly place: string;
  /** Enemy blocks one road away, and two. */
  readonly near: number;
  readonly far: number;
}

/** 6.0 how many enemy blocks could come to places of a side with their next moves, by what is seen. */
export function threats(state: State, viewer: Side | undefined, side: Side): readonly Threat[] {
  const own = seenCounts(state, viewer, side);
  const enemies = seenCounts(state, viewer, enemyOf(side));
  const found: Threat[] = [];
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (!own.has(place)) continue;
    const near = stepsFrom(place).filter((next) => enemies.has(next));
    // Whoever comes from afar passes only places that this side has left open.
    const far = new Set(
      stepsFrom(place)
        .filter((next) => !own.has(next))
        .flatMap((next) => stepsFrom(next))
        .filter((next) => next !== place && enemies.has(next) && !near.includes(next)),
    );
    const sum = (spots: Iterable<Spot>) => [...spots].reduce((n, spot) => n + (enemies.get(spot) ?? 0), 0);
    if (near.length + far.size > 0) found.push({ place: nameOf(place), near: sum(near), far: sum(far) });
  }
  return found;
}

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
export function volley(state: State, viewer: Side | undefined, id: string): Shot | undefined {
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
  /** K61 toward supply first; with the heavy guns that stay behind there (K60), for their owner. */
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
  const isOwn = owns(state, viewer, side);
  const guns = isOwn ? fighters(state, side).filter(isHeavyGun).map(idOf) : [];
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
