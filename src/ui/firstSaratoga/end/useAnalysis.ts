/** What the whole game adds up to, worked out after the card stands. */
import { useEffect, useState } from 'react';
import type { Analysis } from '../../../engine/firstSaratoga';
import { analysis, useTable } from '../table';

export function useAnalysis(): Analysis | undefined {
  const log = useTable((table) => table.log);
  const [found, setFound] = useState<Analysis>();
  useEffect(() => {
    const timer = window.setTimeout(() => setFound(analysis()), 0);
    return () => window.clearTimeout(timer);
  }, [log]);
  return found;
}
