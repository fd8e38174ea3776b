/** 4.3 Tactics cards that can be played at this moment, each with what it can be played on, and cashing three in. */
import { useState } from 'react';
import {
  type Action,
  type ActionOf,
  type ChosenCommand,
  findTactic,
  type View,
} from '../../../engine/freemansFarm';
import { act } from '../table';
import { choiceName } from '../text/commands';
import { cardName, generalNames, nameOf, tacticsName } from '../text/names';
import { play } from '../text/play';
import { tacticsDo } from '../text/tactics';
import { Answer } from './Answer';

export function Tactics({ view }: { view: View }) {
  const plays = view.actions.filter(isTactics);
  const cards = [...new Set(plays.map(({ card }) => card))];
  return (
    <>
      {cards.length > 0 && (
        <section className="ff-playable">
          <h3 className="subhead">{play.tactics.playable}</h3>
          {cards.map((card) => (
            <Playable key={card} card={card} ways={plays.filter((each) => each.card === card)} />
          ))}
        </section>
      )}
      {WHERE_CUBES_HELP.includes(view.decision?.kind ?? '') && <CashIn view={view} />}
    </>
  );
}

/** Elsewhere a cube more changes nothing yet. */
const WHERE_CUBES_HELP: readonly string[] = ['maintain', 'purchase', 'drawCard'];

const isTactics = (action: Action): action is ActionOf<'playTactics'> => action.kind === 'playTactics';

function Playable({ card, ways }: { card: string; ways: readonly ActionOf<'playTactics'>[] }) {
  const tactic = findTactic(card);
  if (!tactic) return null;
  const hasChoice = ways.some((way) => wayName(way) !== '');
  return (
    <div className="ff-play">
      {hasChoice && (
        <p>
          <b>{tacticsName(card)}</b> {tacticsDo[tactic.id]}
        </p>
      )}
      <div className="answers">
        {ways.map((way) => (
          <Answer key={JSON.stringify(way)} action={way}>
            {hasChoice ? (
              wayName(way)
            ) : (
              <>
                <b>{tacticsName(card)}</b>
                <small>{tacticsDo[tactic.id]}</small>
              </>
            )}
          </Answer>
        ))}
      </div>
    </div>
  );
}

/** What the card is played on; empty where there is nothing to choose. */
function wayName({ formation, general, taken, fetched, command, target }: ActionOf<'playTactics'>): string {
  if (command) return choiceName({ command, ...(target ? { target } : {}) } satisfies ChosenCommand);
  if (formation) return play.tactics.playOn(nameOf(formation));
  if (general) return generalNames[general];
  if (taken) return play.tactics.take(tacticsName(taken));
  return fetched ? cardName(fetched) : '';
}

function CashIn({ view }: { view: View }) {
  const [chosen, setChosen] = useState<readonly string[]>();
  const cards = [...new Set(view.actions.flatMap((each) => (each.kind === 'cashIn' ? each.cards : [])))];
  if (cards.length === 0) return null;
  const words = play.tactics;
  if (!chosen)
    return (
      <button type="button" className="look" onClick={() => setChosen([])}>
        {words.cashIn}
      </button>
    );
  const toggle = (card: string) =>
    setChosen(chosen.includes(card) ? chosen.filter((each) => each !== card) : [...chosen, card].slice(-3));
  return (
    <section className="ff-playable">
      <h3 className="subhead">
        {words.cashIn} ({words.cashChosen(chosen.length)})
      </h3>
      <div className="answers">
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className="answer"
            aria-pressed={chosen.includes(card)}
            onClick={() => toggle(card)}
          >
            {tacticsName(card)}
          </button>
        ))}
      </div>
      <div className="answers">
        <button
          type="button"
          className="answer"
          disabled={chosen.length !== 3}
          onClick={() => act({ kind: 'cashIn', cards: chosen })}
        >
          {words.cash}
        </button>
        <button type="button" className="answer" onClick={() => setChosen(undefined)}>
          {words.back}
        </button>
      </div>
    </section>
  );
}
