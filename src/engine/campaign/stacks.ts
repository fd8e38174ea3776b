/** 6.6 Who stands where: any number of blocks in a place. */
import { type Block, blocksOf, isFootOrGun, isNative, isUnit } from './blocks';
import { SPOT_COUNT, type Spot } from './board';
import type { Side } from './data/types';
import type { State } from './state';

export function blocksAt(state: State, side: Side, spot: Spot): Block[] {
  const { at } = state;
  const found: Block[] = [];
  for (const block of blocksOf(side)) if (at[block] === spot) found.push(block);
  return found;
}

/** All are looked at, here and below, so that the time of an answer does not tell who it was (2.1). */
export function hasBlocks(state: State, side: Side, spot: Spot): boolean {
  const { at } = state;
  let found = false;
  for (const block of blocksOf(side)) if (at[block] === spot) found = true;
  return found;
}

/** K2 leaders are no units. */
export function unitsAt(state: State, side: Side, spot: Spot): number {
  const { at } = state;
  let units = 0;
  for (const block of blocksOf(side)) if (at[block] === spot && isUnit(block)) units++;
  return units;
}

/** 8.5, 11.7 units that cut supply and bar a retreat: no leaders, no Natives. */
export function hasFirmUnits(state: State, side: Side, spot: Spot): boolean {
  const { at } = state;
  let found = false;
  for (const block of blocksOf(side)) if (at[block] === spot && isFootOrGun(block)) found = true;
  return found;
}

/** By place or box: how many blocks of a side stand there, and whether some of them cut supply. */
export function readStacks(
  { at }: State,
  side: Side,
): { readonly counts: Uint8Array; readonly firm: Uint8Array } {
  const counts = new Uint8Array(SPOT_COUNT);
  const firm = new Uint8Array(SPOT_COUNT);
  for (const block of blocksOf(side)) {
    const spot = at[block] ?? 0;
    counts[spot] = (counts[spot] ?? 0) + 1;
    if (isFootOrGun(block)) firm[spot] = 1;
  }
  return { counts, firm };
}

/** By place or box: whether units stand there that cut supply. */
export function firmUnits(state: State, side: Side): Uint8Array {
  const { at } = state;
  const firm = new Uint8Array(SPOT_COUNT);
  for (const block of blocksOf(side)) if (isFootOrGun(block)) firm[at[block] ?? 0] = 1;
  return firm;
}

export const nativesAmong = (blocks: readonly Block[]): Block[] => blocks.filter(isNative);
export const countUnits = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => (isUnit(block) ? sum + 1 : sum), 0);
