/** Beside the field: the score, cubes, generals, the row of Tactics cards, what each side holds, and its Activation cards. */
import {
  FORMATIONS_TO_WIN,
  GENERAL_LIST,
  ROUNDS,
  type Side,
  SIDES,
  findTactic,
  type View,
} from '../../../engine/freemansFarm';
import { useTable } from '../table';
import { cardName, generalNames, nameOf, tacticsName } from '../text/names';
import { play } from '../text/play';
import { refusalOf } from '../text/refusals';
import { sideAdjectives } from '../text/sides';
import { Badge } from './Badge';
import { Cubes } from './Cubes';
import { OwnHand } from './OwnHand';
import { TacticsCard } from './TacticsCard';

export function CardsPanel() {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const buyer = view.viewer ?? view.phasing;
  return (
    <div className="ff-panel">
      <RoundTrack view={view} />
      <div className="ff-sides">
        {SIDES.map((side) => (
          <SideState key={side} side={side} view={view} />
        ))}
      </div>
      {view.stage === 'play' &&
        SIDES.filter((side) => !isAskedFor(view, side)).map((side) => (
          <OwnHand key={side} side={side} view={view} />
        ))}
      <h3>
        {play.tactics.row} <small>{play.tactics.deck(view.unseenTactics.length)}</small>
      </h3>
      <p className="aside">{play.tactics.rowHint}</p>
      <ol className="ff-conveyor">
        {view.row.map((place, slot) => (
          <li key={slot}>
            {place ? (
              <TacticsCard
                title={place.title}
                price={place.cost}
                className={place.isLeaving ? 'leaving' : ''}
                isDear={view.stage === 'play' && place.cost > view.cubes[buyer]}
              >
                {place.isLeaving && <small className="ff-why">{play.tactics.leaving}</small>}
              </TacticsCard>
            ) : (
              <p className="ff-gap">{play.tactics.gap}</p>
            )}
          </li>
        ))}
      </ol>
      {SIDES.map((side) => (
        <Held key={side} side={side} view={view} />
      ))}
      <Piles view={view} />
    </div>
  );
}

/** The question shows the same cards, to be pressed there. */
const isAskedFor = ({ decision }: View, side: Side): boolean =>
  decision?.kind === 'playCard' && decision.by === side;

function RoundTrack({ view }: { view: View }) {
  return (
    <ol className="ff-rounds" aria-label={play.round(view.round, ROUNDS)}>
      {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((round) => (
        <li
          key={round}
          className={round < view.round ? 'past' : round === view.round ? `now ${view.phasing}` : ''}
          aria-current={round === view.round ? 'step' : undefined}
        >
          {round}
        </li>
      ))}
    </ol>
  );
}

function SideState({ side, view }: { side: Side; view: View }) {
  const lost = view.lost[side];
  return (
    <section className={`ff-side ${side}`} aria-label={sideAdjectives[side]}>
      <h2>
        <Badge side={side} />
        {sideAdjectives[side]}
      </h2>
      <p className="ff-cube-line">
        <b>
          {play.cubes.title} {view.cubes[side]}
        </b>
        <Cubes number={Math.min(view.cubes[side], 15)} label={play.card.cubes(view.cubes[side])} />
      </p>
      <p className="ff-lost" role="img" aria-label={play.lost.of(side, lost.length, FORMATIONS_TO_WIN)}>
        <span aria-hidden="true">{play.lost.title(lost.length, FORMATIONS_TO_WIN)}</span>
        <span className="ff-boxes" aria-hidden="true">
          {Array.from({ length: FORMATIONS_TO_WIN }, (_, i) => (
            <i key={i} className={i < lost.length ? 'full' : ''} />
          ))}
        </span>
      </p>
      <p className="ff-general-line">
        {GENERAL_LIST.filter((general) => general.side === side).map(({ id }) => (
          <span key={id} className={view.generals[id]}>
            {generalNames[id]} {play.generals[view.generals[id]]}
          </span>
        ))}
      </p>
    </section>
  );
}

function Held({ side, view }: { side: Side; view: View }) {
  const attached = view.attached.filter(({ formation }) => view.formations[formation].side === side);
  const held = view.held[side];
  if (view.bot?.side === side) return null;
  return (
    <section className={`ff-held ${side}`}>
      <h3>{play.tactics.held(side)}</h3>
      {held.length + attached.length === 0 && <p className="aside">{play.tactics.none}</p>}
      <ul>
        {held.map(({ card, title, refusal }) => (
          <li key={card}>
            <TacticsCard title={title} className={refusal ? '' : 'can'}>
              {refusal && refusal.code !== 'wrongWindow' && (
                <small className="ff-why">{refusalOf(refusal.code, refusal.at)}</small>
              )}
            </TacticsCard>
          </li>
        ))}
        {attached.map(({ card, formation }) => {
          const title = findTactic(card)?.id;
          return (
            title && (
              <li key={card}>
                <TacticsCard title={title}>
                  <small className="ff-why">{play.tactics.attached(nameOf(formation))}</small>
                </TacticsCard>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function Piles({ view }: { view: View }) {
  return (
    <section className="ff-piles">
      <h3>{play.decks.title}</h3>
      {SIDES.map((side) => {
        const { inHand, inDeck, unplayed, played } = view.cards[side];
        const isBot = view.bot?.side === side;
        return (
          <details key={side} className={side}>
            <summary>{isBot ? play.decks.bot(side, inDeck) : play.decks.of(side, inHand, inDeck)}</summary>
            <p>
              <b>{play.decks.unplayed}:</b> {unplayed.map(cardName).join(', ') || play.tactics.none}
            </p>
            <p>
              <b>{play.decks.played}:</b>{' '}
              {played
                .map(({ card, general }) =>
                  general ? `${cardName(card)} (${generalNames[general]})` : cardName(card),
                )
                .join(', ') || play.tactics.none}
            </p>
          </details>
        );
      })}
      <details>
        <summary>{`${play.tactics.unseen}: ${view.unseenTactics.length}, ${play.tactics.gone.toLowerCase()}: ${view.discards.length}`}</summary>
        <p>
          <b>{play.tactics.unseen}:</b> {counted(view.unseenTactics)}
        </p>
        <p>
          <b>{play.tactics.gone}:</b> {counted(view.discards) || play.tactics.none}
        </p>
      </details>
    </section>
  );
}

/** ‘Crashing Volley 3’: copies are counted. */
function counted(cards: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const card of cards) numbers.set(tacticsName(card), (numbers.get(tacticsName(card)) ?? 0) + 1);
  return [...numbers].map(([name, number]) => (number > 1 ? `${name} ×${number}` : name)).join(', ');
}
