/** A value that follows when it has rested for a moment: for what may come after the map, and be left out while one scrubs. */
import { useEffect, useState } from 'react';

/** Milliseconds; enough for the map to be painted, and less than the quickest play takes for an action. */
const REST = 80;

export function useRested<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(() => value), REST);
    return () => window.clearTimeout(timer);
  }, [value]);
  return shown;
}
