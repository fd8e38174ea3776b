/** For those who do not see the map: what is in hand, and whether it can go where the cursor stands. */
import { usePointer } from '../../../store/pointer';
import { spotNumbered } from '../spots';
import { play } from '../text/play';
import { refusals } from '../text/refusals';
import type { Code } from '../../../engine/campaign';
import { useHand } from './hand';

export function Spoken() {
  const blocks = useHand((hand) => hand.blocks);
  const cursor = usePointer((pointer) => spotNumbered(pointer.cursor)?.id);
  const way = useHand((hand) => hand.ways.find(({ to }) => to === cursor));
  return (
    <>
      <p className="unseen" aria-live="polite" data-testid="hand">
        {play.hand.spoken(blocks)}
      </p>
      <p className="unseen" aria-live="polite" data-testid="reach">
        {way &&
          (way.refusal === undefined
            ? play.hand.way(way.to, way.price ?? 0, way.enemies)
            : refusals[way.refusal as Code])}
      </p>
    </>
  );
}
