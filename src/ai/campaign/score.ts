/** What a position is worth to a side: men, the places that decide the game, supply, and what may happen next. */
import {
  ALBANY,
  BLOCK_COUNT,
  blocksOf,
  BRITISH_BLOCKS,
  type BySide,
  CANADA_START,
  CANADA_TURN5,
  CLINTON_BLOCK,
  enemyOfSide,
  isFootOrGun,
  isLeader,
  knownSpot,
  LAST_TURN,
  LOST,
  opensOn,
  PLACE_COUNT,
  REINFORCEMENTS,
  roadsApart,
  RUIN_BELOW,
  type Side,
  type Spot,
  type State,
  suppliedWithout,
  WEST_POINT,
} from '../../engine/campaign/index';
import { power } from '../../engine/kernel/arithmetic';
import { dangerAt } from './danger';
import { holds, lasting } from './hold';
import { muster, type Musters } from './muster';
import { regret } from './patience';
import { after, contested, fightAt, type Position } from './position';
import type { Traits } from './traits';
import { FIGHTS, PRICES } from './worth';

/** Who judges, of what week, by which lights. */
export interface Eye {
  readonly side: Side;
  readonly traits: Traits;
  readonly state: State;
}

/** Fights beyond these are taken to go as is likelier. */
const BRANCHES = 2;
const SURE = 0.97;

/** With the fights that the side has begun: each outcome as often as it comes. */
export const outlook = (eye: Eye, position: Position): number =>
  fought(eye, position, contested(position), 0);

function fought(eye: Eye, position: Position, places: readonly Spot[], at: number): number {
  const place = places[at];
  if (place === undefined) return score(eye, position);
  const fight = fightAt(position, eye.side, place);
  const go = (isWon: boolean) => fought(eye, after(position, eye.side, place, fight, isWon), places, at + 1);
  if (fight.isOverrun || fight.win > SURE || (at >= BRANCHES && fight.win >= 0.5)) return go(true);
  if (fight.win < 1 - SURE || at >= BRANCHES) return go(false);
  const [won, beaten] = [go(true), go(false)];
  const value = fight.win * won + (1 - fight.win) * beaten;
  if (!eye.traits.waits || isBegun(eye, place)) return value;
  return value - regret(eye.side, eye.state.turn, position, place, fight, won - beaten);
}

/** Whether the side stands there already: it cannot wait any more. */
const isBegun = ({ side, state }: Eye, place: Spot): boolean =>
  blocksOf(side).some((block) => state.at[block] === place);

const TICONDEROGA = knownSpot('ft_ticonderoga');
const KEYS: readonly Spot[] = [TICONDEROGA, ALBANY, knownSpot('bennington'), knownSpot('manchester')];
const STANWIX = knownSpot('ft_stanwix');

/** What a road takes from the weight of a force at a distance. */
const FADING = 0.74;
const FADES: readonly number[] = Array.from({ length: 60 }, (_, roads) => power(FADING, roads));
/** Somebody is always about. */
const COUNTRY = 3;
const NATIVES_COUNT = 0.3;
const LEAN = 0.7;
/** 12.1, 12.2 A guard at Ticonderoga, by what it is to either side. */
const GARRISON: BySide<number> = { british: 10, american: 5 };
const WON = 600;
const CUT_OFF = 0.1;
/** The fort that bars the Mohawk, by what it is to either side, and the strength that it wants. */
const WEST: BySide<number> = { british: 7, american: 14 };
const WALLS = 12;

/** What speaks for a position, part by part, to the side that judges. */
export const PARTS = ['men', 'drive', 'supply', 'danger', 'hold'] as const;
export type Part = (typeof PARTS)[number];
export type Parts = Readonly<Record<Part, number>>;

export function score(eye: Eye, position: Position): number {
  const { men, drive, supply, danger, hold } = partsOf(eye, position);
  return men + drive + supply + danger + hold;
}

export function partsOf(eye: Eye, position: Position): Parts {
  const { side, traits } = eye;
  const musters = muster(position);
  const line = suppliedWithout('british', musters.american.firm);
  const sign = side === 'british' ? 1 : -1;
  return {
    men: sign * menIn(position),
    drive: sign * traits.drive * driveIn(eye, position),
    supply: sign * traits.supply * supplyIn(musters, line),
    danger: sign * threatsIn(eye, musters),
    hold: sign * postsIn(eye, musters, line),
  };
}

/** The places of 12.1 and 12.2 in hand, the guard that 12.1 asks for, and the fort that bars the way from the west. */
function postsIn({ side, traits }: Eye, musters: Musters, line: Uint8Array): number {
  let value = 0;
  if (traits.garrisons && (musters.british.firm[TICONDEROGA] ?? 0) > 0)
    value += GARRISON[side] * (side === 'british' ? safety(musters) : 1);
  if ((musters.american.firm[STANWIX] ?? 0) > 0)
    value -=
      WEST[side] * (traits.garrisons ? Math.min(1, (musters.american.strength[STANWIX] ?? 0) / WALLS) : 0.2);
  if (!holds(musters, line)) return value;
  return value + WON * (side === 'american' ? 1 : traits.foresees ? lasting(musters, line) : 0.5);
}

/** The chance that the British still have Ticonderoga after an American turn. */
const safety = (musters: Musters): number => 1 - dangerAt(musters, 'british', TICONDEROGA).chance;

/** 12.4 the nearer to ruin, the dearer. */
function menIn({ sp, at }: Position): number {
  let [value, british] = [0, 0];
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (at[block] === LOST) continue;
    const worth = (sp[block] ?? 0) * (PRICES[block] ?? 0);
    const isBritish = block < BRITISH_BLOCKS.length;
    value += isBritish ? worth : -worth;
    if (isBritish && block !== CLINTON_BLOCK) british += sp[block] ?? 0;
  }
  const margin = british - RUIN_BELOW;
  if (margin < 0) return value - WON;
  return margin < 20 ? value - (20 - margin) * 2 : value;
}

/** How near each side is, and with how much, to the places of 12.1 and 12.2. */
function driveIn({ state, traits }: Eye, { at, sp }: Position): number {
  const weeks = traits.foresees ? LAST_TURN - state.turn + 1 : LAST_TURN;
  const british = KEYS.map(() => COUNTRY);
  const american = KEYS.map(() => COUNTRY);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const spot = at[block] ?? LOST;
    if (spot === LOST || isLeader(block)) continue;
    const isBritish = block < BRITISH_BLOCKS.length;
    const side = isBritish ? british : american;
    const strength = (sp[block] ?? 0) * (FIGHTS[block] ?? 0);
    const share = isFootOrGun(block) ? 1 : NATIVES_COUNT;
    for (let i = 0; i < KEYS.length; i++) {
      const roads = roadsTo(state, block, spot, KEYS[i] ?? ALBANY);
      if (isBritish && roads > weeks) continue;
      side[i] = (side[i] ?? 0) + strength * (FADES[roads] ?? 0) * share;
    }
  }
  const shares = british.map((weight, i) => steep(weight) / (steep(weight) + steep(american[i] ?? 0)));
  const [ticonderoga = 0, albany = 0, bennington = 0, manchester = 0] = shares;
  const grants = Math.min(bennington, manchester) * 0.9;
  const best = LEAN * Math.max(albany, grants) + (1 - LEAN) * Math.min(albany, grants);
  return Math.sqrt(ticonderoga) * best;
}

/** The stronger counts for more than his share. */
const steep = (weight: number): number => weight * Math.sqrt(weight);

/** Those who are not on the map yet count from the week and the place where they come. */
function roadsTo(state: State, block: number, spot: Spot, key: Spot): number {
  if (spot < PLACE_COUNT) return roadsApart(spot, key);
  if (spot === CANADA_START) return 1 + roadsApart(VALCOUR, key);
  if (spot === CANADA_TURN5)
    return 1 + roadsApart(OSWEGO, key) + Math.max(0, opensOn(CANADA_TURN5) - state.turn);
  if (spot === WEST_POINT) return 2 + roadsApart(ALBANY, key);
  if (spot !== REINFORCEMENTS) return FADES.length - 1;
  return Math.max(0, (state.due[block] ?? 0) - state.turn) + ENTRY_APART;
}
const VALCOUR = knownSpot('valcour');
const OSWEGO = knownSpot('oswego');
const ENTRY_APART = 2;

/** 8.1 who is cut off pays double. */
function supplyIn({ british, american }: Musters, britishLine: Uint8Array): number {
  const americanLine = suppliedWithout('american', british.firm);
  let value = 0;
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (!britishLine[place] && (british.firm[place] ?? 0) > 0)
      value -= CUT_OFF * (british.strength[place] ?? 0);
    if (!americanLine[place] && (american.firm[place] ?? 0) > 0)
      value += CUT_OFF * (american.strength[place] ?? 0);
  }
  return value;
}

/** The enemy moves next: what he could do weighs more than what the side could do after him. */
function threatsIn({ side, traits, state }: Eye, musters: Musters): number {
  const left = LAST_TURN - state.turn;
  const boldness = side === 'british' && traits.foresees ? Math.min(1, (left + 2) / 8) : 1;
  let value = 0;
  for (const of of ['british', 'american'] as const) {
    const weight = of === side ? traits.fear * boldness : traits.hope;
    if (weight === 0) continue;
    let sum = 0;
    const { units } = musters[of];
    for (let place = 0; place < PLACE_COUNT; place++)
      if ((units[place] ?? 0) > 0 && musters[enemyOfSide(of)].units[place] === 0)
        sum += dangerAt(musters, of, place).worth;
    value += (of === 'british' ? -weight : weight) * sum;
  }
  return value;
}
