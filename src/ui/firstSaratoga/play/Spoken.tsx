/** For those who do not see the map: what is in hand, and what the hex of the cursor would do. */
import { usePointer } from '../../hexboard/pointer';
import { play } from '../text/play';
import { useHand } from './hand';
import { useLit } from './lit';

export function Spoken() {
  const chosen = useHand((hand) => hand.chosen);
  const cursor = usePointer((pointer) => pointer.cursor);
  const lit = useLit()[cursor];
  return (
    <>
      <p className="unseen" aria-live="polite" data-testid="hand">
        {chosen.length > 0 ? play.spoken.hand(chosen) : ''}
      </p>
      <p className="unseen" aria-live="polite" data-testid="reach">
        {lit ? play.spoken.lit(lit.spoken ?? lit.note ?? '') : ''}
      </p>
    </>
  );
}
