/** A position counted out: by side and place, what stands there. */
import {
  BLOCK_COUNT,
  BRITISH_BLOCKS,
  groupLimit,
  isFootOrGun,
  isLeader,
  isNative,
  PLACE_COUNT,
  rateOf,
  type Spot,
} from '../../engine/campaign/index';
import type { Position } from './position';
import { FIGHTS } from './worth';

export interface Muster {
  /** Fighting strength of all, units, units that hold ground and cut supply, and how many units leaders can take along. */
  readonly strength: Float64Array;
  readonly units: Uint8Array;
  readonly firm: Uint8Array;
  readonly led: Uint8Array;
  /** Strength of those who go two places. */
  readonly fast: Float64Array;
  /** Where leaders stand who go two places, and how many units they take along. */
  readonly rapid: Map<Spot, number>;
}

export interface Musters {
  readonly british: Muster;
  readonly american: Muster;
}

const BRITISH_COUNT = BRITISH_BLOCKS.length;

const newMuster = (): Muster => ({
  strength: new Float64Array(PLACE_COUNT),
  units: new Uint8Array(PLACE_COUNT),
  firm: new Uint8Array(PLACE_COUNT),
  led: new Uint8Array(PLACE_COUNT),
  fast: new Float64Array(PLACE_COUNT),
  rapid: new Map(),
});

/** The same two every time, for nobody keeps them: a position is counted out many thousand times a turn. */
const BOTH: Musters = { british: newMuster(), american: newMuster() };

function clear({ strength, units, firm, led, fast, rapid }: Muster): void {
  for (const list of [strength, units, firm, led, fast]) list.fill(0);
  rapid.clear();
}

/** Good until the next position is counted out. */
export function muster({ at, sp }: Position): Musters {
  const both = BOTH;
  clear(both.british);
  clear(both.american);
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const place = at[block] ?? PLACE_COUNT;
    if (place >= PLACE_COUNT) continue;
    const side = block < BRITISH_COUNT ? both.british : both.american;
    const strength = (sp[block] ?? 0) * (FIGHTS[block] ?? 0);
    side.strength[place] = (side.strength[place] ?? 0) + strength;
    if (isLeader(block)) {
      side.led[place] = (side.led[place] ?? 0) + groupLimit(block);
      if (rateOf(block) > 1) side.rapid.set(place, (side.rapid.get(place) ?? 0) + groupLimit(block));
      continue;
    }
    side.units[place] = (side.units[place] ?? 0) + 1;
    if (isFootOrGun(block)) side.firm[place] = (side.firm[place] ?? 0) + 1;
    if (rateOf(block) > 1 && !isNative(block)) side.fast[place] = (side.fast[place] ?? 0) + strength;
  }
  return both;
}
