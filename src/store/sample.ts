/** A scenario to look at: as it stands after its ready-made opening, with everything open and nobody to play it. */
import { isRefusal } from '../engine/kernel/game';
import { act, start } from '../engine/kernel/session';
import type { AnyRules } from '../games/contract';
import { clearTable, showMoment } from './table';
import type { AnySession } from './library/load';

export function showSample(rules: AnyRules, setup: unknown): void {
  let session = start(rules.game, setup) as AnySession;
  for (const action of rules.opening) {
    const next = act(session, action);
    if (isRefusal(next)) throw new Error(`the ready-made opening is refused: ${next.code}`);
    session = next;
  }
  clearTable();
  showMoment(rules, session);
}
