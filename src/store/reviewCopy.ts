/** Playing on from a moment that was looked at: always a copy, which leaves the reviewed line whole. */
import { branch, save, seek } from '../engine/kernel/session';
import { formatPosition } from '../engine/saratoga';
import { type GameSession, useGame } from './game';

/** Puts a copy on the table, for one person who plays both sides; false where it could not be made. */
export function playFrom(session: GameSession, place: number): boolean {
  const { layOut, resume } = useGame.getState();
  const { state } = seek(session, place);
  // A position lies open; a record under fog would hide both armies from whoever plays both.
  if (state.fog) return layOut(formatPosition({ ...state, fog: false })).length === 0;
  return resume(save(branch(session, place)), 'solo');
}
