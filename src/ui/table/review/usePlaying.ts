/** Plays the game on, an action at a time, while it is wanted and seen. */
import { useEffect } from 'react';
import { useReview } from '../../../store/review';

export function usePlaying(): void {
  const isPlaying = useReview((store) => store.isPlaying);
  const speed = useReview((store) => store.speed);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = window.setInterval(() => useReview.getState().step('action', 1), 1000 / speed);
    const hidden = () => {
      if (document.hidden) useReview.getState().play(false);
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [isPlaying, speed]);
}
