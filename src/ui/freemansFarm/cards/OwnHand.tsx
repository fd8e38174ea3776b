/** 4.2 A hand that whoever looks may know, laid open but not to be played now. */
import type { Side, View } from '../../../engine/freemansFarm';
import { play } from '../text/play';
import { ActivationCard } from './ActivationCard';

export function OwnHand({ side, view }: { side: Side; view: View }) {
  const { hand } = view.cards[side];
  if (!hand || hand.length === 0 || view.bot?.side === side) return null;
  return (
    <section className={`ff-own ${side}`}>
      <h3>{play.decks.hand(side)}</h3>
      <div className="ff-open-hand">
        {hand.map((card) => (
          <ActivationCard key={card} card={card} />
        ))}
      </div>
    </section>
  );
}
