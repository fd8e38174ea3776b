/** 6.1 step 1, 1.A A card of the hand is played; what it would bring is seen before. */
import { useEffect, useRef, useState } from 'react';
import {
  cardOf,
  GENERAL_BY_ID,
  GENERALS,
  type GeneralId,
  type Side,
  type View,
} from '../../../../engine/freemansFarm';
import { Foot } from '../../../table/QuestionCard';
import { ActivationCard } from '../../cards/ActivationCard';
import { useSpot } from '../../spot';
import { act, ask } from '../../table';
import { choiceName } from '../../text/commands';
import { cardName, generalNames } from '../../text/names';
import { play } from '../../text/play';
import { attackerOf, oddsOf } from '../odds';
import { Tactics } from '../Tactics';

export function PlayCard({ view }: { view: View }) {
  const side = view.decision?.by === 'american' ? 'american' : 'british';
  const hand = view.cards[side].hand ?? [];
  const [card, setCard] = useState<string | undefined>(hand.length === 1 ? hand[0] : undefined);
  const weighing = useRef<HTMLDivElement>(null);
  const weigh = useSpot((spot) => spot.weigh);
  useEffect(() => () => weigh(false), [weigh]);
  const choose = (chosen: string) => {
    weigh(true);
    setCard(chosen);
  };
  // What the card would bring must not lie under the foot; the hand stays in sight.
  useEffect(() => {
    if (card !== undefined) weighing.current?.scrollIntoView?.({ block: 'nearest' });
  }, [card]);
  return (
    <>
      <div ref={weighing}>
        <div className="ff-hand">
          {hand.map((each) => (
            <ActivationCard
              key={each}
              card={each}
              isChosen={each === card}
              isIdle={ask('cardPreview', each)?.choices.length === 0}
              onPress={() => choose(each)}
            />
          ))}
        </div>
        {card === undefined ? (
          <>
            <p className="hint">{play.card.sets(view.cards[side].counted)}</p>
            <p className="hint ff-left">{leftOf(view, side)}</p>
          </>
        ) : (
          <>
            <Preview card={card} />
            <Generals card={card} view={view} />
          </>
        )}
      </div>
      <Tactics view={view} />
      <Foot>
        <button
          type="button"
          className="answer chief"
          disabled={card === undefined}
          onClick={() => card !== undefined && act({ kind: 'play', card })}
        >
          {card === undefined ? play.card.play('a card') : play.card.play(cardName(card))}
        </button>
      </Foot>
    </>
  );
}

/** 4.2 Hand and deck together: how long the cards last, and how many of them still let somebody act. */
function leftOf({ cards, formations }: View, side: Side): string {
  const { unplayed } = cards[side];
  const live = unplayed.filter((card) => !formations[cardOf(card).formation].out);
  return play.card.left(unplayed.length, live.length);
}

function Preview({ card }: { card: string }) {
  const preview = ask('cardPreview', card);
  const choices = preview?.choices ?? [];
  const point = useSpot((spot) => spot.point);
  const first = choices.find(({ target, markers }) => target !== undefined && markers === undefined);
  const [from, to] = [first && attackerOf(first), first?.target];
  // The field shows whom it would strike.
  useEffect(() => {
    point(from && to && { from, to });
    return () => point(undefined);
  }, [from, point, to]);
  if (!preview) return null;
  const { cubes, completesSet, noTargets, isOut } = preview;
  const words = play.card;
  return (
    <div className="ff-preview" role="status">
      <p>
        <b>{words.brings(cubes)}</b>
        {completesSet && `; ${words.set}`}
        {noTargets && `; ${words.noTargets}`}
      </p>
      {isOut ? (
        <p>{words.out}</p>
      ) : choices.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <p>{words.can}</p>
          <ul>
            {choices.map((choice) => (
              <li key={JSON.stringify(choice)}>
                <b>{choiceName(choice)}:</b> {oddsOf(choice, undefined)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Generals({ card, view }: { card: string; view: View }) {
  const generals = GENERALS.filter((general) =>
    view.actions.some(
      (each) => each.kind === 'countermand' && each.card === card && each.general === general,
    ),
  );
  if (generals.length === 0) return null;
  return (
    <div className="ff-generals">
      <p className="hint">{play.card.instead}</p>
      <div className="answers">
        {generals.map((general) => (
          <button
            key={general}
            type="button"
            className="answer"
            onClick={() => act({ kind: 'countermand', card, general })}
          >
            <b>{play.card.general(generalNames[general])}</b>
            <small>{bringsOf(card, general)}</small>
          </button>
        ))}
      </div>
    </div>
  );
}

function bringsOf(card: string, general: GeneralId): string {
  const { extraDice, activationCost, momentum } = GENERAL_BY_ID[general];
  const cubes = ask('cardPreview', card, general)?.cubes ?? momentum;
  return play.card.generalBrings(cubes, extraDice, activationCost === 'none');
}
