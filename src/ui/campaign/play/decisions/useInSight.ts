/** What was just chosen comes into sight in the card of the question, where there is more than it shows. */
import { type RefObject, useEffect, useRef } from 'react';

export function useInSight(chosen: string | undefined): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    const body = part.current?.closest('.question-body');
    if (!part.current || !body || chosen === undefined) return;
    const [shown, all] = [part.current.getBoundingClientRect(), body.getBoundingClientRect()];
    // Its head rather than its end, where it does not fit.
    if (shown.bottom > all.bottom) body.scrollTop += Math.min(shown.bottom - all.bottom, shown.top - all.top);
    else if (shown.top < all.top) body.scrollTop += shown.top - all.top;
  }, [chosen]);
  return part;
}
