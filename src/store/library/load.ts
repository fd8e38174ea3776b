/** A record that was stored or came in, as a session: its set-up as the game reads it, and everything played again. */
import type { ActionLike } from '../../engine/kernel/game';
import { isObject } from '../../engine/kernel/json';
import { type AnySession, load, type Loaded } from '../../engine/kernel/session';
import { attempt } from '../../engine/kernel/walk';
import type { AnyRules } from '../../games/contract';
import { type Notice, noticeOf } from '../notices';
import type { StoredState } from './library';
import { isFromLater } from './parcel';

export type { AnySession };

/** No die falls by itself. What a set-up holds that the game does not know is left out. */
export function loadQuietly(rules: AnyRules, saved: unknown): Loaded<unknown, ActionLike, unknown> {
  const isOwn = isObject(saved) && saved['game'] === rules.game.id;
  const setup = isOwn ? readSetup(rules, saved['setup']) : undefined;
  if (isOwn && setup === undefined)
    return { session: undefined, damage: { at: 0, why: 'setup', confirmed: 0 } };
  const known = isOwn ? { ...saved, setup } : saved;
  return load(rules.game, known, { waits: true }) as Loaded<unknown, ActionLike, unknown>;
}

/** Undefined where it is none of this game. */
export const readSetup = (rules: AnyRules, json: unknown): unknown =>
  attempt(() => rules.readSetup(json) as unknown);

export interface Best {
  readonly state: StoredState;
  readonly session: AnySession;
  /** What is missing, or that it is an older state. */
  readonly notice: Notice | undefined;
}

/** The last state where it is whole, else whichever holds the most of the game. */
export function bestOf(rules: AnyRules, states: readonly StoredState[]): Best | undefined {
  let best: Best | undefined;
  for (const [i, state] of states.entries()) {
    const { session, damage } = loadQuietly(rules, state.saved);
    if (!session) continue;
    const notice = i === 0 && !state.isBackup ? noticeOf(damage) : 'backup';
    if (i === 0 && !notice) return { state, session, notice };
    if (!best || session.record.actions.length > best.session.record.actions.length)
      best = { state, session, notice };
  }
  return best;
}

/** Where there is no best: whether a later version of this page could read one of them. */
export const whyUnreadable = (states: readonly StoredState[]): 'unreadable' | 'newer' =>
  states.some(({ saved }) => isFromLater(saved)) ? 'newer' : 'unreadable';
