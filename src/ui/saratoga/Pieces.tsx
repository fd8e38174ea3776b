/** The counters on the map, and the stack that fans out: the same in play, in a review and on a battle to look at. */
import { useState } from 'react';
import { usePointer } from '../hexboard/pointer';
import { CounterLayer, FanLayer } from './CounterLayer';
import { useOverlay } from './overlays';
import { useTable } from './table';

export function Counters() {
  return useOverlay('bare') ? null : <CounterLayer />;
}

interface Props {
  readonly scale: number;
  readonly rest: number;
  /** Somebody is in hand, dice fall, or the game plays by itself. */
  readonly isBusy?: boolean;
}

/** A stack fans out while nothing else wants the eye. */
export function Fans({ scale, rest, isBusy = false }: Props) {
  const isBare = useOverlay('bare');
  const isFresh = useFreshChoice();
  if (isBusy || isBare) return null;
  return <FanLayer isChoiceFresh={isFresh} scale={scale} rest={rest} />;
}

/** A hex that was chosen for an earlier question, or to go there, is not spread out over what is now to be seen. */
function useFreshChoice(): boolean {
  const cursor = usePointer((pointer) => pointer.cursor);
  const place = useTable((table) => table.cursor);
  const [seen, setSeen] = useState({ cursor, place, isFresh: true });
  if (seen.cursor !== cursor || seen.place !== place)
    setSeen({ cursor, place, isFresh: seen.place === place });
  return seen.isFresh;
}
