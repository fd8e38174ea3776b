/** Where the chapters of a record begin: the set-up, each player's turn, and the end. */
import type { Step } from '../kernel/session';
import type { Side } from './data/types';
import type { Event } from './events';
import { stageOf } from './label';
import type { State } from './state';

export const CHAPTER_KINDS = ['setup', 'turn', 'over'] as const;
export type ChapterKind = (typeof CHAPTER_KINDS)[number];

export interface FarmChapter {
  /** After so many actions. */
  readonly place: number;
  /** The round. */
  readonly turn: number;
  readonly kind: ChapterKind;
  readonly stage: 'setup' | 'over' | undefined;
  readonly side: Side | undefined;
  readonly opensTurn: boolean;
  /** What was lost in it, beside the bloodiest chapter. */
  readonly weight: number;
}

/** From the first place on. */
export function chapters(first: State, steps: readonly Step<Event>[]): readonly FarmChapter[] {
  const begun = stageOf(first);
  const kind: ChapterKind = begun === 'play' ? 'turn' : begun;
  const side = kind === 'turn' ? first.phasing : undefined;
  const found: (FarmChapter & { harm: number })[] = [chapterOf(kind, 0, first.round, side, true)];
  steps.forEach(({ events }, at) => {
    for (const event of events) {
      const last = found.at(-1);
      if (event.type === 'turnBegan')
        found.push(chapterOf('turn', at + 1, event.round, event.side, event.side === 'british'));
      else if (event.type === 'ended')
        found.push(chapterOf('over', at + 1, last?.turn ?? 1, undefined, true));
      else if (last) last.harm += harmOf(event);
    }
  });
  const most = Math.max(1, ...found.map(({ harm }) => harm));
  return found.map(({ harm, ...chapter }) => ({ ...chapter, weight: harm / most }));
}

function chapterOf(
  kind: ChapterKind,
  place: number,
  turn: number,
  side: Side | undefined,
  opensTurn: boolean,
): FarmChapter & { harm: number } {
  const stage = kind === 'turn' ? undefined : kind;
  return { place, turn, kind, stage, side, opensTurn, weight: 0, harm: 0 };
}

function harmOf(event: Event): number {
  switch (event.type) {
    case 'moraleLost':
      return event.points;
    case 'markersLost':
      return event.markers;
    case 'wentOut':
      return FALL;
    case 'objectiveTaken':
      return 1;
    default:
      return 0;
  }
}

/** A third of the way to defeat weighs as much as a few losses. */
const FALL = 4;
