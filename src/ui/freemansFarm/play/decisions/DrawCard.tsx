/** 6.1 step 7, 4.2 A card is drawn, or one of one's choice is fetched; behind the curtain where hands are hidden. */
import { useState } from 'react';
import type { View } from '../../../../engine/freemansFarm';
import { usePlay } from '../../../../store/play';
import { Foot } from '../../../table/QuestionCard';
import { ActivationCard } from '../../cards/ActivationCard';
import { act } from '../../table';
import { play } from '../../text/play';
import { Answer } from '../Answer';
import { Tactics } from '../Tactics';

export function DrawCard({ view }: { view: View }) {
  const lookAlone = usePlay((store) => store.lookAlone);
  const searches = view.actions.filter((action) => action.kind === 'search');
  const fetches = view.actions.filter(
    (action) => action.kind === 'playTactics' && action.fetched !== undefined,
  );
  const others = { ...view, actions: view.actions.filter((each) => !fetches.includes(each)) };
  // At the table the deck stays closed.
  const mustLook = view.mayLook && searches.length === 0 && fetches.length === 0;
  return (
    <>
      {searches.length > 0 && (
        <Fetch
          name={play.draw.search}
          cards={searches.map(({ card }) => card)}
          onFetch={(card) => act({ kind: 'search', card })}
        />
      )}
      {fetches.length > 0 && (
        <Fetch
          name={play.draw.aide}
          cards={fetches.flatMap((each) => (each.kind === 'playTactics' ? (each.fetched ?? []) : []))}
          onFetch={(fetched) => {
            const found = fetches.find((each) => each.kind === 'playTactics' && each.fetched === fetched);
            if (found) act(found);
          }}
        />
      )}
      {mustLook && (
        <button type="button" className="answer" onClick={lookAlone}>
          {play.draw.look}
        </button>
      )}
      <Tactics view={others} />
      <Foot>
        <Answer action={{ kind: 'draw' }} chief>
          {play.draw.draw}
        </Answer>
      </Foot>
    </>
  );
}

interface Props {
  readonly name: string;
  readonly cards: readonly string[];
  readonly onFetch: (card: string) => void;
}

function Fetch({ name, cards, onFetch }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <div className="answers">
        <button type="button" className="answer" onClick={() => setOpen(true)}>
          {name}
        </button>
      </div>
    );
  return (
    <section className="ff-playable">
      <h3 className="subhead">{play.draw.fetch}</h3>
      <div className="ff-hand">
        {cards.map((card) => (
          <ActivationCard key={card} card={card} onPress={() => onFetch(card)} />
        ))}
      </div>
    </section>
  );
}
