/** Where the chapters of a record begin: each set-up, turn, player's phase and the end. */
import type { Step } from '../kernel/session';
import type { Side } from './data/types';
import type { Event } from './events';
import { enemyOf } from './roster';
import type { State } from './state';
import { type PhaseName, type View, view } from './view';

export const CHAPTER_KINDS = ['setup', 'order', 'command', 'movement', 'combat', 'recovery', 'over'] as const;
export type ChapterKind = (typeof CHAPTER_KINDS)[number];

export interface SaratogaChapter {
  /** After so many actions. */
  readonly place: number;
  readonly turn: number;
  readonly kind: ChapterKind;
  readonly stage: 'setup' | 'over' | undefined;
  /** Whose set-up or phase it is. */
  readonly side: Side | undefined;
  /** Whether another turn begins with it; set-up and end count as turns of their own. */
  readonly opensTurn: boolean;
  /** How much hangs on it, from 0 to 1. */
  readonly weight: number;
}

/** Nothing is hidden any more, as in a review. */
export const opened = (state: State): State => (state.fog ? { ...state, fog: false } : state);
export const openView = (state: State): View => view(opened(state), undefined);

/** From the first place on. What begins and ends within one action leaves no chapter. */
export function chapters(start: State, steps: readonly Step<Event>[]): readonly SaratogaChapter[] {
  const first = openView(start);
  const all: SaratogaChapter[] = [
    {
      place: 0,
      turn: first.turn,
      kind: KINDS[first.phase],
      stage: stageOf(KINDS[first.phase]),
      weight: WEIGHTS[KINDS[first.phase]],
      side: first.phase === 'placement' ? (first.decision?.by as Side) : sideIn(first),
      opensTurn: true,
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
    if (begun)
      all.push({
        place: at + 1,
        turn,
        stage: stageOf(begun.kind),
        weight: WEIGHTS[begun.kind],
        ...begun,
        opensTurn: turnOf({ turn, ...begun }) !== turnOf(before),
      });
  });
  return all;
}

const stageOf = (kind: ChapterKind): SaratogaChapter['stage'] =>
  kind === 'setup' || kind === 'over' ? kind : undefined;

const turnOf = (chapter: Pick<SaratogaChapter, 'kind' | 'turn'> | undefined): string =>
  (chapter && stageOf(chapter.kind)) ?? `turn ${chapter?.turn}`;

const KINDS: Readonly<Record<PhaseName, ChapterKind>> = {
  placement: 'setup',
  order: 'order',
  command: 'command',
  movement: 'movement',
  combatMovement: 'combat',
  fire: 'combat',
  recovery: 'recovery',
  over: 'over',
};

const WEIGHTS: Readonly<Record<ChapterKind, number>> = {
  setup: 0.35,
  order: 0,
  command: 0.35,
  movement: 0.65,
  combat: 1,
  recovery: 0.35,
  over: 0,
};

const sideIn = ({ phase, phasing }: View): Side | undefined =>
  phase === 'order' || phase === 'over' ? undefined : phasing;

type Begun = Pick<SaratogaChapter, 'kind' | 'side'>;

function beginning(event: Event): Begun | undefined {
  switch (event.type) {
    case 'deployed':
      return { kind: 'setup', side: enemyOf(event.side) };
    case 'turnBegan':
      return { kind: 'order', side: undefined };
    case 'phaseBegan':
      return { kind: event.phase, side: event.side };
    case 'ended':
      return { kind: 'over', side: undefined };
    default:
      return undefined;
  }
}
