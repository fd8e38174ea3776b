/** Where the turns, player turns and battles of a record begin. */
import type { Step } from '../kernel/session';
import { enemyOf } from './blocks';
import type { Side } from './data/types';
import type { Event } from './events';
import type { State } from './state';
import { view, type View } from './view';

export const CHAPTER_KINDS = ['setup', 'points', 'movement', 'battle', 'over'] as const;
export type ChapterKind = (typeof CHAPTER_KINDS)[number];

export interface CampaignChapter {
  /** After so many actions. */
  readonly place: number;
  readonly turn: number;
  readonly kind: ChapterKind;
  readonly stage: 'setup' | 'over' | undefined;
  /** Whose set-up or movement it is, or who attacks. */
  readonly side: Side | undefined;
  readonly opensTurn: boolean;
  readonly weight: number;
}

/** Nothing is hidden any more, as in a review. */
export const opened = (state: State): State => (state.fog ? { ...state, fog: false } : state);
export const openView = (state: State): View => view(opened(state), undefined);

/** From the first place on. What begins and ends within one action leaves no chapter. */
export function chapters(start: State, steps: readonly Step<Event>[]): readonly CampaignChapter[] {
  const first = openView(start);
  const kind = kindOf(first);
  const all: CampaignChapter[] = [
    {
      place: 0,
      turn: first.turn,
      kind,
      stage: stageOf(kind),
      side: kind === 'setup' ? (first.decision?.by as Side) : kind === 'points' ? undefined : first.phasing,
      opensTurn: true,
      weight: WEIGHTS[kind],
    },
  ];
  steps.forEach(({ events }, at) => {
    const before = all.at(-1);
    let turn = before?.turn ?? first.turn;
    let begun: Begun | undefined;
    for (const event of events) {
      if (event.type === 'turnBegan') ({ turn } = event);
      begun = beginning(event) ?? begun;
    }
    if (!begun) return;
    const chapter = { turn, ...begun };
    all.push({
      place: at + 1,
      ...chapter,
      stage: stageOf(begun.kind),
      opensTurn: turnOf(chapter) !== turnOf(before),
      weight: WEIGHTS[begun.kind],
    });
  });
  return all;
}

const stageOf = (kind: ChapterKind): CampaignChapter['stage'] =>
  kind === 'setup' || kind === 'over' ? kind : undefined;

const turnOf = (chapter: Pick<CampaignChapter, 'kind' | 'turn'> | undefined): string =>
  (chapter && stageOf(chapter.kind)) ?? `turn ${chapter?.turn}`;

const WEIGHTS: Readonly<Record<ChapterKind, number>> = {
  setup: 0.35,
  points: 0,
  movement: 0.5,
  battle: 1,
  over: 0,
};

function kindOf({ phase }: View): ChapterKind {
  switch (phase) {
    case 'setUp':
      return 'setup';
    case 'turn':
      return 'points';
    case 'battle':
    case 'over':
      return phase;
    case 'hudson':
    case 'entry':
    case 'movement':
    case 'forceMarch':
      return 'movement';
  }
}

type Begun = Pick<CampaignChapter, 'kind' | 'side'>;

function beginning(event: Event): Begun | undefined {
  switch (event.type) {
    case 'setUp':
      return event.side === 'british' ? { kind: 'setup', side: enemyOf(event.side) } : undefined;
    case 'turnBegan':
      return { kind: 'points', side: undefined };
    case 'playerTurnBegan':
      return { kind: 'movement', side: event.side };
    case 'battleBegan':
      return { kind: 'battle', side: event.attacker };
    case 'ended':
      return { kind: 'over', side: undefined };
    default:
      return undefined;
  }
}
