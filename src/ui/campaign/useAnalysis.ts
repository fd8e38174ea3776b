/** What the whole game adds up to, worked out after the first picture stands. */
import { useEffect, useState } from 'react';
import type { Analysis } from '../../engine/campaign';
import { analysis, useTable } from './table';

/** Undefined until it is known. */
export function useAnalysis(): Analysis | undefined {
  const log = useTable((table) => table.log);
  const [known, setKnown] = useState<{ readonly log: unknown; readonly found: Analysis | undefined }>();
  useEffect(() => {
    const timer = window.setTimeout(() => setKnown({ log, found: analysis() }), 60);
    return () => window.clearTimeout(timer);
  }, [log]);
  return known?.log === log ? known.found : undefined;
}
