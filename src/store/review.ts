/** The game under review: a session of its own with a place in it, so that the game itself never changes. */
import { create } from 'zustand';
import { isRefusal } from '../engine/kernel/game';
import { act, branch, save, seek, start } from '../engine/kernel/session';
import type { AnyRules, Chapter } from '../games/contract';
import { nextPlace, type Stride } from './chapters';
import { rulesOf } from './library/rulesOf';
import { listedGame, statesOf } from './library/library';
import { type AnySession, bestOf, whyUnreadable } from './library/load';
import type { Minds } from './minds';
import type { Notice } from './notices';
import { gameInPlay, usePlay } from './play';
import { persons } from './seats';
import { clearTable, showMoment, wantTable } from './table';

/** Actions a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** - missing: not in this browser. hidden: something of it is still hidden. unreadable, newer: as for a game that is played. */
export type NotReviewed = 'missing' | 'unreadable' | 'newer' | 'hidden';

export interface Review {
  /** In the library; undefined while nothing is under review. */
  readonly id: string | undefined;
  /** Of the list of games. */
  readonly game: string | undefined;
  readonly chapters: readonly Chapter[];
  /** So many actions have been played. */
  readonly place: number;
  /** The number of actions. */
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** What opponents thought on the way. */
  readonly minds: Minds;
  /** What whoever looks should hear about this game, until he has heard it. */
  readonly notice: Notice | undefined;
  /** Takes up a game of the library, or the one in play; without a place, where it stands. Looking takes nothing away from whoever plays it. */
  readonly open: (id: string, place?: number) => Promise<NotReviewed | undefined>;
  /** The same with a session at hand. */
  readonly openWith: (
    id: string,
    rules: AnyRules,
    session: AnySession,
    place?: number,
    minds?: Minds,
  ) => NotReviewed | undefined;
  readonly close: () => void;
  /** Anywhere; a place outside the record means its nearest end. */
  readonly go: (place: number) => void;
  readonly step: (stride: Stride, way: 1 | -1) => void;
  readonly play: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly heard: () => void;
  /** Begins a copy at this moment, for one person who plays all sides; answers its id. */
  readonly playOn: () => string | undefined;
}

interface UnderReview {
  readonly rules: AnyRules;
  readonly session: AnySession;
}

let underReview: UnderReview | undefined;

export const useReview = create<Review>()((set, get) => {
  const show = (place: number) => {
    if (!underReview) return;
    const { rules } = underReview;
    const from = get().place;
    const session = seek(underReview.session, place);
    underReview = { rules, session };
    showMoment(rules, session, session.cursor === from + 1 ? from : undefined);
    set({ place: session.cursor, isPlaying: get().isPlaying && session.cursor < get().last });
  };
  return {
    id: undefined,
    game: undefined,
    chapters: [],
    place: 0,
    last: 0,
    isPlaying: false,
    minds: [],
    speed: 2,
    notice: undefined,
    open: async (id, place) => {
      const isWanted = wantTable();
      const playing = gameInPlay();
      if (playing?.id === id) return get().openWith(id, playing.rules, playing.session, place, playing.minds);
      const entry = await listedGame(id);
      if (!entry || entry.removed !== undefined) return 'missing';
      const rules = await rulesOf(entry.game);
      const states = await statesOf(id);
      const best = rules && bestOf(rules, states);
      if (!best) return whyUnreadable(states);
      // Meanwhile something else may lie there.
      if (!isWanted()) return undefined;
      const why = get().openWith(id, rules, best.session, place, best.state.minds);
      if (!why && best.notice) set({ notice: best.notice });
      return why;
    },
    openWith: (id, rules, session, place, minds = []) => {
      if (rules.isHiding(session.state)) return 'hidden';
      const last = session.record.actions.length;
      const isNowhere = place !== undefined && place > last;
      wantTable();
      underReview = { rules, session };
      set({
        id,
        game: rules.game.id,
        chapters: rules.chapters(session.snapshots[0]?.state, session.steps),
        place: -1,
        last,
        minds,
        isPlaying: false,
        notice: isNowhere ? 'noSuchPlace' : undefined,
      });
      clearTable();
      show(isNowhere || place === undefined ? session.cursor : place);
      return undefined;
    },
    close: () => {
      wantTable();
      if (!underReview) return;
      underReview = undefined;
      set({ id: undefined, game: undefined, chapters: [], minds: [], isPlaying: false, notice: undefined });
      clearTable();
    },
    go: (place) => {
      if (place !== get().place) show(place);
    },
    step: (stride, way) => {
      const { chapters, place, last, go } = get();
      go(nextPlace(chapters, place, last, stride, way));
    },
    play: (isPlaying) => {
      const { place, last, go } = get();
      // From the end it begins again.
      if (isPlaying && place >= last) go(0);
      set({ isPlaying });
    },
    setSpeed: (speed) => set({ speed }),
    heard: () => set({ notice: undefined }),
    playOn: () => {
      if (!underReview) return undefined;
      const { rules, session } = underReview;
      const { resume, layOut } = usePlay.getState();
      const { state } = session;
      const wasHidden = rules.isHiding(seek(session, 0).state);
      if (!wasHidden) return resume(rules, save(branch(session)), persons(rules.game.sides));
      // A record that hides something would hide it from whoever plays all sides: it is played again with everything open.
      const open = openCopy(rules, session);
      if (open) return resume(rules, save(open), persons(rules.game.sides));
      // Where that cannot be, the position alone lies open.
      const laid = rules.notation && layOut(rules, rules.notation.format(rules.opened(state)));
      return typeof laid === 'string' ? laid : undefined;
    },
  };
});

/** The same record up to the cursor, with everything open. */
function openCopy(rules: AnyRules, { record, dice, cursor }: AnySession): AnySession | undefined {
  if (!rules.openSetup) return undefined;
  const options = { dice, isLifted: true, waits: true };
  let copy = start(rules.game, rules.openSetup(record.setup), options) as AnySession;
  for (const action of record.actions.slice(0, cursor)) {
    const next = act(copy, action);
    if (isRefusal(next)) return undefined;
    copy = next;
  }
  return copy;
}
