/** Counters that are on their way over a board: until they arrive, they do not stand where they will. */
import { create } from 'zustand';

const NOBODY: readonly string[] = [];

const useAway = create<{ readonly ids: readonly string[] }>()(() => ({ ids: NOBODY }));

/** Those of a stack who stand there, in their order. */
export function useStanding(ids: readonly string[] | undefined): readonly string[] | undefined {
  const away = useAway((now) => (ids?.some((id) => now.ids.includes(id)) ? now.ids : NOBODY));
  return away === NOBODY ? ids : ids?.filter((id) => !away.includes(id));
}

/** Until the function that it answers is called. */
export function sendAway(ids: readonly string[]): () => void {
  useAway.setState((now) => ({ ids: [...now.ids, ...ids] }));
  let isAway = true;
  return () => {
    if (!isAway) return;
    isAway = false;
    useAway.setState((now) => {
      const left = [...now.ids];
      for (const id of ids) left.splice(left.indexOf(id), 1);
      return { ids: left };
    });
  };
}
