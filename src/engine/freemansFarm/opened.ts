/** A state with every hand on the table, for a review. */
import type { State } from './state';

export const opened = (state: State): State => (state.isOpen ? state : { ...state, isOpen: true });
