/** Questions that are no choice for whoever looks: once all reinforcements are in there is nothing left to say (4.2). */
import { top } from '../kernel/frames';
import type { Action } from './actions';
import type { Side } from './data/types';
import { stillToEnter } from './entry';
import { owns } from './fog';
import type { State } from './state';

/** How many are due is open, so that the answer tells nothing. */
export function obvious(state: State, viewer: Side | undefined): Action | undefined {
  if (top(state)?.kind !== 'entry' || !owns(state, viewer, 'american')) return undefined;
  return stillToEnter(state) === undefined ? { kind: 'ready' } : undefined;
}
