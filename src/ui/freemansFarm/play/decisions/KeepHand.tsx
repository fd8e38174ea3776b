/** 5 Three of the six cards dealt are kept. */
import { useState } from 'react';
import { HAND, type View } from '../../../../engine/freemansFarm';
import { Foot } from '../../../table/QuestionCard';
import { ActivationCard } from '../../cards/ActivationCard';
import { act } from '../../table';
import { play } from '../../text/play';

export function KeepHand({ view }: { view: View }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (card: string) =>
    setChosen((now) =>
      now.includes(card) ? now.filter((each) => each !== card) : [...now, card].slice(-HAND.kept),
    );
  return (
    <>
      <div className="ff-hand">
        {(view.dealt ?? []).map((card) => (
          <ActivationCard
            key={card}
            card={card}
            isChosen={chosen.includes(card)}
            onPress={() => toggle(card)}
          />
        ))}
      </div>
      <Foot>
        <button
          type="button"
          className="answer chief"
          disabled={chosen.length !== HAND.kept}
          onClick={() => act({ kind: 'keep', cards: chosen })}
        >
          {play.keep.done}
        </button>
        <span className="hint" role="status">
          {play.keep.chosen(chosen.length)}
        </span>
      </Foot>
    </>
  );
}
