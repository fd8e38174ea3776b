/** 6.1 step 4 What dice come to nothing: those that mean nothing, and F30 Morale that is lost by whoever has no track. */
import type { AttackView, Meaning, View } from '../../../engine/freemansFarm';

type Place = Pick<AttackView, 'attacker' | 'target'>;
type Tracks = Pick<View, 'formations'>;

export function isIdle(
  meaning: Meaning | undefined,
  { attacker, target }: Place,
  { formations }: Tracks,
): boolean {
  if (meaning === 'enemyMorale') return formations[target].morale === undefined;
  if (meaning === 'ownMorale') return formations[attacker].morale === undefined;
  return meaning === undefined;
}
