/** A session of this game. */
import type { Session } from '../kernel/session';
import type { Action } from './actions';
import type { Event } from './events';
import type { State } from './state';

export type CampaignSession = Session<State, Action, Event>;
