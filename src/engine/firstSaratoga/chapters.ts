/** Where the chapters of a record begin: each set-up, turn, player's phase and the end. */
import { top } from '../kernel/frames';
import type { Step } from '../kernel/session';
import type { Side } from './data/types';
import type { Event } from './events';
import type { State } from './state';

export const CHAPTER_KINDS = ['setup', 'fog', 'rally', 'movement', 'combat', 'counter', 'over'] as const;
export type ChapterKind = (typeof CHAPTER_KINDS)[number];

export interface FirstSaratogaChapter {
  readonly place: number;
  readonly turn: number;
  readonly kind: ChapterKind;
  readonly stage: 'setup' | 'over' | undefined;
  readonly side: Side | undefined;
  readonly opensTurn: boolean;
  readonly weight: number;
}

/** From the first place on. What begins and ends within one action leaves no chapter. */
export function chapters(start: State, steps: readonly Step<Event>[]): readonly FirstSaratogaChapter[] {
  const all: FirstSaratogaChapter[] = [chapterOf(0, start.turn, first(start), undefined)];
  steps.forEach(({ events }, at) => {
    const before = all.at(-1);
    let turn = before?.turn ?? start.turn;
    let begun: Begun | undefined;
    for (const event of events) {
      if (event.type === 'turnBegan') ({ turn } = event);
      begun = beginning(event) ?? begun;
    }
    if (begun) all.push(chapterOf(at + 1, turn, begun, before));
  });
  return all;
}

type Begun = Pick<FirstSaratogaChapter, 'kind' | 'side'>;

function chapterOf(
  place: number,
  turn: number,
  { kind, side }: Begun,
  before: FirstSaratogaChapter | undefined,
): FirstSaratogaChapter {
  const stage = kind === 'setup' || kind === 'over' ? kind : undefined;
  const opensTurn = (stage ?? turn) !== (before && (before.stage ?? before.turn));
  return { place, turn, kind, stage, side, opensTurn, weight: WEIGHTS[kind] };
}

const WEIGHTS: Readonly<Record<ChapterKind, number>> = {
  setup: 0.35,
  fog: 0.15,
  rally: 0.35,
  movement: 0.65,
  combat: 1,
  counter: 0.8,
  over: 0,
};

function first(state: State): Begun {
  const frame = top(state);
  if (!frame) return { kind: 'over', side: undefined };
  if (frame.kind === 'placement') return { kind: 'setup', side: frame.side };
  const kind = state.frames.findLast(({ kind: name }) => isChapter(name))?.kind;
  return isChapter(kind) ? { kind, side: state.phasing } : { kind: 'fog', side: undefined };
}

const isChapter = (kind: string | undefined): kind is 'rally' | 'movement' | 'combat' | 'counter' =>
  kind === 'rally' || kind === 'movement' || kind === 'combat' || kind === 'counter';

function beginning(event: Event): Begun | undefined {
  switch (event.type) {
    case 'deployed':
      return event.side === 'british' ? { kind: 'setup', side: 'colonial' } : undefined;
    case 'turnBegan':
      return { kind: 'fog', side: undefined };
    case 'phaseBegan':
      return { kind: event.phase, side: event.side };
    case 'ended':
      return { kind: 'over', side: undefined };
    default:
      return undefined;
  }
}
