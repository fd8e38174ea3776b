/** 3.0 Set-up: militia by choice, and the stronger St. Ledger (13.2). */
import type { Refusal } from '../kernel/game';
import { type Block, dataOf, idOf, isLeader, isMilitia, sideOf } from './blocks';
import { CANADA_START, CANADA_TURN5, isPlace, knownSpot, nameOf, regionOf, type Spot } from './board';
import { MILITIA_A_PLACE, ST_LEDGER_MORE, SUGGESTED_MILITIA } from './data/tables';
import { type Region, REGIONS } from './data/types';
import { refuse } from './refusals';
import { blocksAt, hasBlocks } from './stacks';
import { CHOSEN_MILITIA, spotAt, type State } from './state';

/** 3.3 the region of a militia unit that is placed by choice. */
export const regionFor = (block: Block): Region | undefined =>
  REGIONS.find((region) => dataOf(block).start === `choice:${region}`);

/** 3.3, K80 one militia unit a place, two in Massachusetts; never with Natives. */
export function whyNotPlaced(state: State, block: Block, place: Spot): Refusal | undefined {
  const region = regionFor(block);
  if (!region) return refuse('notMilitia', idOf(block));
  if (!isPlace(place)) return refuse('unknownPlace');
  if (regionOf(place) !== region) return refuse('wrongRegion', nameOf(place));
  if (hasBlocks(state, 'british', place)) return refuse('nativesThere', nameOf(place));
  const others = blocksAt(state, 'american', place).filter((other) => isMilitia(other) && other !== block);
  return others.length >= MILITIA_A_PLACE[region] ? refuse('onlyOneMilitia', nameOf(place)) : undefined;
}

export const unplacedMilitia = (state: State): Block[] =>
  CHOSEN_MILITIA.filter((block) => !isPlace(spotAt(state, block)));

/** The ready-made militia. */
export function suggestedPlaces(): (readonly [Block, Spot])[] {
  return REGIONS.flatMap((region) =>
    CHOSEN_MILITIA.filter((block) => regionFor(block) === region).map(
      (block, i) => [block, knownSpot(SUGGESTED_MILITIA[region][i] ?? '')] as const,
    ),
  );
}

/** 13.2, K72 */
export function whyNotTransferred(state: State, block: Block): Refusal | undefined {
  if (sideOf(block) !== 'british') return refuse('notYours', idOf(block));
  if (isLeader(block)) return refuse('leadersDoNotTransfer', idOf(block));
  if (spotAt(state, block) !== CANADA_START) return refuse('notAtStart', idOf(block));
  return transferred(state) >= ST_LEDGER_MORE ? refuse('twoAlready') : undefined;
}

export const transferred = (state: State): number =>
  blocksAt(state, 'british', CANADA_TURN5).filter((block) => spotOfStart(block) === CANADA_START).length;

const spotOfStart = (block: Block): Spot => knownSpot(dataOf(block).start);
