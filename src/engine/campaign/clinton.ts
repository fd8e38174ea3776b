/** 9.0 Clinton threatens the Hudson: four American units go to West Point, or come back. */
import type { Refusal } from '../kernel/game';
import { AMERICAN_BLOCKS, type Block, CLINTON_BLOCK, idOf, isRegularOrElite, leadersOf } from './blocks';
import { ALBANY, isPlace, nameOf, NEW_YORK, type Spot, WEST_POINT } from './board';
import { CLINTON } from './data/tables';
import { refuse } from './refusals';
import { blocksAt, hasBlocks } from './stacks';
import { pointsOf, spotAt, spOf, type State } from './state';

/** 9.1, K30 */
export function whyNoClinton(state: State): Refusal | undefined {
  if (state.turn < CLINTON.fromTurn) return refuse('clintonTooEarly');
  if (state.clintonTried) return refuse('clintonTried');
  if (spotAt(state, CLINTON_BLOCK) !== NEW_YORK) return refuse('clintonAway');
  return pointsOf(state, 'british') < 1 ? refuse('noActionPoints') : undefined;
}

export const doesThreaten = (state: State): boolean => spotAt(state, CLINTON_BLOCK) === WEST_POINT;

export const atWestPoint = (state: State): Block[] => blocksAt(state, 'american', WEST_POINT);

/** K29, K31 regular and elite infantry in places. */
export const canBeSent = (state: State): Block[] =>
  AMERICAN_BLOCKS.filter((block) => isRegularOrElite(block) && isPlace(spotAt(state, block)));

/** 9.2 how many must go now. */
export const owedToHudson = (state: State): number =>
  doesThreaten(state) ? Math.max(0, CLINTON.units - atWestPoint(state).length) : 0;

/** 9.2, K29, K32 exactly so many, of ten SP with those who are there; or the strongest there are. */
export function whyNotSent(state: State, blocks: readonly Block[]): Refusal | undefined {
  const candidates = canBeSent(state);
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i] ?? -1;
    if (blocks.indexOf(block) !== i) return refuse('sameTwice', idOf(block));
    if (!candidates.includes(block)) return refuse('notRegularOrElite', idOf(block));
  }
  const owed = Math.min(owedToHudson(state), candidates.length);
  if (blocks.length !== owed) return refuse('wrongNumber');
  return strengthOf(state, blocks) < neededSp(state, candidates, owed) ? refuse('tooWeak') : undefined;
}

/** The choices that may be sent, as many as are wanted. */
export function choicesToSend(state: State, most = Infinity): Block[][] {
  const candidates = canBeSent(state);
  const owed = Math.min(owedToHudson(state), candidates.length);
  const needed = neededSp(state, candidates, owed);
  const found: Block[][] = [];
  const choose = (from: number, chosen: readonly Block[], sp: number): void => {
    if (chosen.length === owed) {
      if (sp >= needed) found.push([...chosen]);
      return;
    }
    for (let i = from; i < candidates.length && found.length < most; i++) {
      const block = candidates[i] ?? -1;
      choose(i + 1, [...chosen, block], sp + spOf(state, block));
    }
  };
  choose(0, [], 0);
  return found;
}

/** 9.4, K32 */
export function whyNotPut(state: State, place: Spot): Refusal | undefined {
  if (!isPlace(place)) return refuse('unknownPlace');
  if (hasBlocks(state, 'british', place)) return refuse('britishThere', nameOf(place));
  return placesToReturn(state).includes(place) ? undefined : refuse('noLeaderThere', nameOf(place));
}

export function placesToReturn(state: State): Spot[] {
  const places = new Set([ALBANY, ...leadersOf('american').map((leader) => spotAt(state, leader))]);
  return [...places]
    .filter((place) => isPlace(place) && !hasBlocks(state, 'british', place))
    .sort((a, b) => a - b);
}

const strengthOf = (state: State, blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + spOf(state, block), 0);

function neededSp(state: State, candidates: readonly Block[], owed: number): number {
  const most = candidates
    .map((block) => spOf(state, block))
    .sort((a, b) => b - a)
    .slice(0, owed)
    .reduce((sum, sp) => sum + sp, 0);
  return Math.min(most, CLINTON.sp - strengthOf(state, atWestPoint(state)));
}
