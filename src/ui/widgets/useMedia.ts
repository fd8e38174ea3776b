/** What the window is like, told anew when it changes. */
import { useSyncExternalStore } from 'react';

/** A phone, upright or lying. The style sheets ask the same. */
export const SMALL = '(max-width: 47.5em), (max-height: 31em)';

/** Where the question needs all the room that there is. */
export const LOW = '(max-width: 64em), (max-height: 62.5em)';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(query)?.matches ?? false,
  );
}
