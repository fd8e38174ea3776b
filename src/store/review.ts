/** The game under review: a session of its own with a place in it, so that the game itself never changes. */
import { create } from 'zustand';
import { seek } from '../engine/kernel/session';
import type { View } from '../engine/saratoga';
import { type GameSession, useGame } from './game';
import { playFrom } from './reviewCopy';
import { nextPlace, openView, type Stop, stopsOf, type Unit } from './reviewStops';
import { shareView } from './share';
import { useTable } from './table';

/** Actions a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export interface ReviewStore {
  readonly session: GameSession | undefined;
  readonly stops: readonly Stop[];
  /** So many actions have been played. */
  readonly place: number;
  /** The number of actions. */
  readonly last: number;
  readonly view: View | undefined;
  /** The step that was just taken forward, for motion; none after a jump. */
  readonly latest: number | undefined;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Takes up a game that lies open; without a place, where it stands. */
  readonly open: (session: GameSession, place?: number) => void;
  readonly close: () => void;
  /** Anywhere; a place outside the record means its nearest end. */
  readonly go: (place: number) => void;
  readonly step: (unit: Unit, way: 1 | -1) => void;
  readonly play: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
  /** Puts a copy of this moment on the table. */
  readonly playOn: () => boolean;
}

export const useReview = create<ReviewStore>()((set, get) => {
  const show = (place: number) => {
    const { session, view: before, place: from } = get();
    if (!session) return;
    const sought = seek(session, place);
    const view = shareView(before, openView(sought.state));
    const isStep = sought.cursor === from + 1;
    set({
      session: sought,
      place: sought.cursor,
      view,
      latest: isStep ? from : undefined,
      isPlaying: get().isPlaying && sought.cursor < get().last,
    });
    useTable.getState().show(view);
  };
  return {
    session: undefined,
    stops: [],
    place: 0,
    last: 0,
    view: undefined,
    latest: undefined,
    isPlaying: false,
    speed: 2,
    open: (session, place = session.cursor) => {
      if (!mayReview(session)) return;
      set({
        session,
        stops: stopsOf(session),
        place: session.cursor,
        last: session.record.actions.length,
        view: undefined,
        isPlaying: false,
      });
      useTable.getState().clear();
      show(place);
      set({ latest: undefined });
    },
    close: () => {
      set({ session: undefined, view: undefined, latest: undefined, stops: [], isPlaying: false });
      useTable.getState().clear();
      const { view } = useGame.getState();
      if (view) useTable.getState().show(view);
      else useTable.getState().putAway();
    },
    go: (place) => {
      if (place !== get().place) show(place);
    },
    step: (unit, way) => {
      const { stops, place, last, go } = get();
      go(nextPlace(stops, place, last, unit, way));
    },
    play: (isPlaying) => {
      const { place, last, go } = get();
      // From the end it begins again.
      if (isPlaying && place >= last) go(0);
      set({ isPlaying });
    },
    setSpeed: (speed) => set({ speed }),
    playOn: () => {
      const { session, place } = get();
      return session !== undefined && playFrom(session, place);
    },
  };
});

/** 3.4 whether a game may be looked at from all sides: under fog only when it is over. */
export const mayReview = ({ state }: GameSession): boolean => !state.fog || state.ending !== undefined;
