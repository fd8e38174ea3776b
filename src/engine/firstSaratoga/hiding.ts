/** 13.3 The one thing that can be hidden, if players agree so: which column comes by which entry, until both are set up. */
import type { Side } from './data/types';
import type { Event } from './events';
import { copyState, type State } from './state';

export const isHidingColumns = (state: State): boolean =>
  state.options.columns === 'secret' && state.frames.some(({ kind }) => kind === 'placement');

/** Whether a viewer may know the columns now. */
export const knowsColumns = (state: State, viewer: Side | undefined): boolean =>
  viewer === 'british' || !isHidingColumns(state);

/** An event as a viewer may know it. */
export const eventFor = (event: Event, viewer: Side | undefined): Event | undefined =>
  'secret' in event && event.secret && viewer !== 'british' ? undefined : event;

/** A state of the same shape that holds nothing which the side may not know. */
export function observe(state: State, side: Side): State {
  const seen = copyState(state);
  if (knowsColumns(state, side)) return seen;
  seen.entries = seen.entries.map(() => -1);
  seen.joined = seen.joined.map(() => -1);
  return seen;
}
