/** A session of the kernel, with Saratoga's own types. */
import type { Session } from '../kernel/session';
import type { Action } from './actions';
import type { Event } from './events';
import type { State } from './state';

export type SaratogaSession = Session<State, Action, Event>;
