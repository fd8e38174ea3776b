/** What comes to a counter later, and shows when it is large: the regiment's facings and full name, the leader's portrait. */
import { useSyncExternalStore } from 'react';
import type { Counter, Leader } from '../../../engine/saratoga';
import type * as near from './near';
import { CAMEO } from './symbols';

type Near = typeof near;

let found: Near | undefined;
const waiting = new Set<() => void>();

/** Nobody needs it to play: if it does not come, the counters stay as they are, and the next board asks again. */
export async function loadDetail(): Promise<void> {
  if (found) return;
  try {
    found = await import('./near');
    for (const tell of waiting) tell();
  } catch {
    // The middle face says all that the rules ask for.
  }
}

function listen(tell: () => void) {
  waiting.add(tell);
  return () => {
    waiting.delete(tell);
  };
}
const now = () => found;
const useNear = (): Near | undefined => useSyncExternalStore(listen, now, now);

export function NearPrint({ counter }: { counter: Counter }) {
  const large = useNear();
  return large ? <large.Print counter={counter} /> : null;
}

/** A shade cut out of paper, which is all that can be seen when it is small; else the portrait. */
export function Likeness({ leader }: { leader: Leader }) {
  const large = useNear();
  return (
    <>
      <path d={CAMEO} className={large ? 'cameo small' : 'cameo'} transform="translate(0 1) scale(.92)" />
      {large && <large.Portrait id={leader.id} />}
    </>
  );
}
