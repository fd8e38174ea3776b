/** Counts a little at a time, so that the page stays free meanwhile. */
import type { Counting } from '../../lessons/odds';

/** Milliseconds of counting in one go. */
const SLICE = 10;

/** Until it is done, or the function that it answers is called. */
export function countInSlices<T>(counting: Counting<T>, done: (found: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    const end = performance.now() + SLICE;
    do {
      const next = counting.next();
      if (next.done) {
        done(next.value);
        return;
      }
    } while (performance.now() < end);
    timer = setTimeout(go, 0);
  };
  timer = setTimeout(go, 0);
  return () => clearTimeout(timer);
}
