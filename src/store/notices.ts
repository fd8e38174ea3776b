/** What the players should hear about a game that was loaded: one sentence each. */
import type { Damage } from '../engine/kernel/session';

export const NOTICES = ['cut', 'backup', 'version', 'unreadable', 'sidesChanged', 'noSuchPlace'] as const;
export type Notice = (typeof NOTICES)[number];

/** What is missing from a game; a damaged side line does not count. */
export function noticeOf(damage: Damage | undefined): Notice | undefined {
  if (!damage || damage.branch !== undefined) return undefined;
  return damage.why === 'version' ? 'version' : 'cut';
}
