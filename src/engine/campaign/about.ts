/** What the question at hand is about, as far as a viewer may know. */
import { top } from '../kernel/frames';
import { isHeld, knownBattle, positionName } from './battle';
import { type Block, idOf, idsOf, sideOf } from './blocks';
import { nameOf } from './board';
import { atWestPoint, owedToHudson } from './clinton';
import { CLINTON } from './data/tables';
import type { Position, Side } from './data/types';
import { dueNow } from './entry';
import { diceOf } from './fire';
import { isHiding, knows } from './fog';
import type { HitCause, Manner } from './frames';
import { leavingDice } from './leaving';
import { spOf, type State } from './state';

export type About =
  /** 6.4 for the owner alone: that somebody may go on tells who he is. */
  | {
      readonly kind: 'march';
      readonly place: string;
      readonly left: number;
      readonly mover: string;
      readonly party: readonly string[];
    }
  | {
      readonly kind: 'givingWay';
      readonly why: 'overrun' | 'leader';
      readonly place: string;
      readonly count: number;
      readonly places: readonly string[];
    }
  | { readonly kind: 'nativesGo'; readonly place: string; readonly count: number; readonly block?: string }
  | { readonly kind: 'attempt'; readonly to: string; readonly stage: 'try' | 'attrition' }
  | { readonly kind: 'duty'; readonly owed: number; readonly sp?: number }
  | { readonly kind: 'entry'; readonly count: number; readonly blocks?: readonly string[] }
  | { readonly kind: 'volley'; readonly block: string; readonly target: Position; readonly dice: number }
  | { readonly kind: 'flights'; readonly left: number; readonly position: Position }
  | { readonly kind: 'hits'; readonly side: Side; readonly cause: HitCause; readonly left: number }
  | { readonly kind: 'ambush'; readonly place: string; readonly dice: number }
  | { readonly kind: 'cover'; readonly positions: readonly Position[] }
  | {
      readonly kind: 'leaving';
      readonly side: Side;
      readonly manner: Manner;
      readonly places: readonly string[];
      /** Who fires next, if anybody does. */
      readonly firer?: string;
      readonly dice?: number;
    };

export function aboutDecision(state: State, viewer: Side | undefined): About | undefined {
  const frame = top(state);
  const mayName = (block: Block) => knows(state, viewer, block);
  switch (frame?.kind) {
    case 'march': {
      const { left, mover, party } = frame;
      if (viewer !== sideOf(mover) && isHiding(state)) return undefined;
      const place = nameOf(state.at[mover] ?? -1);
      return { kind: 'march', place, left, mover: idOf(mover), party: idsOf(party) };
    }
    case 'givingWay': {
      const { blocks, place, places, why } = frame;
      return {
        kind: 'givingWay',
        why,
        place: nameOf(place),
        count: blocks.length,
        places: places.map(nameOf),
      };
    }
    case 'nativesGo': {
      const [native = -1] = frame.queue;
      const own = mayName(native) ? { block: idOf(native) } : {};
      return { kind: 'nativesGo', place: nameOf(frame.place), count: frame.queue.length, ...own };
    }
    case 'attempt':
      return { kind: 'attempt', to: nameOf(frame.to), stage: frame.stage };
    case 'duty': {
      const there = atWestPoint(state).reduce((sum, block) => sum + spOf(state, block), 0);
      const isOwn = viewer === 'american' || !isHiding(state);
      return { kind: 'duty', owed: owedToHudson(state), ...(isOwn ? { sp: CLINTON.sp - there } : {}) };
    }
    case 'entry': {
      const due = dueNow(state);
      const isOwn = viewer === 'american' || !isHiding(state);
      return { kind: 'entry', count: due.length, ...(isOwn ? { blocks: idsOf(due) } : {}) };
    }
    case 'volley':
      if (frame.stage !== 'roll')
        return { kind: 'flights', left: frame.flights, position: positionName(frame.target) };
      return {
        kind: 'volley',
        block: idOf(frame.block),
        target: positionName(frame.target),
        dice: diceOf(state, knownBattle(state), frame.block),
      };
    case 'hits':
      return { kind: 'hits', side: frame.side, cause: frame.cause, left: frame.left };
    case 'arriving': {
      const [native = -1] = frame.queue;
      return { kind: 'ambush', place: nameOf(frame.place), dice: spOf(state, native) };
    }
    case 'cover': {
      const empty = frame.positions.filter((position) => !isHeld(state, 'british', position));
      return { kind: 'cover', positions: empty.map(positionName) };
    }
    case 'leaving': {
      const { manner, places, queue, side } = frame;
      const [firer] = queue;
      const fire =
        firer === undefined
          ? {}
          : { firer: idOf(firer), dice: leavingDice(state, knownBattle(state), firer, manner) };
      return { kind: 'leaving', side, manner, places: places.map(nameOf), ...fire };
    }
    default:
      return undefined;
  }
}
