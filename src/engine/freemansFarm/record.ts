/** A session of the kernel, with this game's own types. */
import type { Session } from '../kernel/session';
import type { Action } from './actions';
import type { Event } from './events';
import type { State } from './state';

export type FarmSession = Session<State, Action, Event>;
