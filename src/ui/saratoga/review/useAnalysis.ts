/** What the whole game adds up to, worked out after the first picture stands. */
import { useEffect } from 'react';
import { useReview } from '../../../store/review';
import { analyse, type Analysis, isOf, useKnown } from '../../../store/reviewAnalysis';

/** Undefined until it is known. */
export function useAnalysis(): Analysis | undefined {
  const record = useReview((store) => store.session?.record);
  const analysis = useKnown((known) => known.analysis);
  useEffect(() => {
    const timer = window.setTimeout(analysisNow, 60);
    return () => window.clearTimeout(timer);
  }, [record]);
  return analysis?.session.record === record ? analysis : undefined;
}

/** At once, for whoever cannot wait. */
export function analysisNow(): Analysis | undefined {
  const { session } = useReview.getState();
  const { analysis } = useKnown.getState();
  if (session && analysis && isOf(analysis, session)) return analysis;
  return session && analyse(session);
}
