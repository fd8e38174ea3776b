/** The first screen: what this is, the game under way, and the scenarios to choose from. It loads nothing of a game. */
import { useEffect, useRef, useState } from 'react';
import type { Entry, Scenario } from '../../games/contract';
import { GAMES } from '../../games/list';
import type { NewGame } from '../../store/newGame';
import { useLibrary } from '../../store/library/useLibrary';
import { persons } from '../../store/seats';
import { gameAddress, goTo, learnAddress, playAddress, TITLE } from '../routes';
import { title } from '../text/title';
import { BUILD } from './build';
import { BATTLES, Doors } from './Doors';
import { part } from '../widgets/Part';
import { Library } from './library/Library';
import { Offline } from './Offline';

const Against = part(() => import('../table/Against'));
const Import = part(() => import('./library/Import'));

/** What depends on the library is painted when it is known, so that nothing jumps; but nobody waits longer than this. */
const PATIENCE = 400;

/** `chosen`: game and scenario of which an opponent is to be chosen. */
export function Title({ chosen }: { chosen?: string | undefined }) {
  const isKnown = useLibraryKnown();
  useEffect(() => {
    document.title = title.page;
  }, []);
  return (
    <div className="title first">
      <div className="backdrop" aria-hidden="true" />
      <main>
        <header>
          <p className="over">{title.over}</p>
          <h1>{title.page}</h1>
          <p className="lead">{title.lead}</p>
          <Doors />
        </header>
        {isKnown && (
          <>
            <Library />
            <div id={BATTLES}>
              {GAMES.map((game) => (
                <Game key={game.id} game={game} chosen={chosen} />
              ))}
            </div>
            <Import />
            <footer>
              <Offline />
              {GAMES.map((game) => (
                <p key={game.id}>
                  {game.honesty} {game.credit}
                </p>
              ))}
              <p>
                {title.licence} <a href="./licences.txt">{title.licences}</a>. {title.build(BUILD)}.
              </p>
            </footer>
          </>
        )}
      </main>
    </div>
  );
}

function useLibraryKnown(): boolean {
  const isLoaded = useLibrary((library) => library.games !== undefined);
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setWaited(true), PATIENCE);
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => {
    const { refresh } = useLibrary.getState();
    const look = () => void refresh();
    look();
    // What another tab does to the library is seen when this one comes to the front again.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return isLoaded || hasWaited;
}

interface GameProps {
  readonly game: Entry;
  readonly chosen: string | undefined;
}

function Game({ game, chosen }: GameProps) {
  return (
    <section className="game-entry" aria-labelledby={`game-${game.id}`}>
      {game.scenarios.length > 1 ? (
        <div className="game-head">
          <h2 id={`game-${game.id}`}>{game.title}</h2>
          <p>{game.line}</p>
          <Learn game={game} />
        </div>
      ) : (
        // Its one card has the name again.
        <h2 id={`game-${game.id}`} className="unseen">
          {game.title}
        </h2>
      )}
      <div className="battles">
        {game.scenarios.map((scenario) => {
          const isChosen = chosen === `${game.id}/${scenario.id}`;
          return (
            <Card key={`${scenario.id} ${isChosen}`} game={game} scenario={scenario} isChosen={isChosen} />
          );
        })}
      </div>
    </section>
  );
}

/** The first lesson of a game. */
function Learn({ game }: { game: Entry }) {
  return (
    game.lessons.length > 0 && (
      <a className="look" href={learnAddress(game.id, game.lessons[0])}>
        {title.lesson}
      </a>
    )
  );
}

interface CardProps {
  readonly game: Entry;
  readonly scenario: Scenario;
  readonly isChosen: boolean;
}

function Card({ game, scenario, isChosen }: CardProps) {
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [isLoading, setLoading] = useState(false);
  const [isChoosing, setChoosing] = useState(isChosen);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView?.({ block: 'center' });
  }, [isChosen]);
  if (failure) throw failure.error;
  const play = (chosen: Partial<NewGame>) => {
    setLoading(true);
    begin(game, scenario, chosen).then(
      (id) => goTo(playAddress(id)),
      (error: unknown) => setFailure({ error }),
    );
  };
  const { two, solo, against = [] } = scenario.setups;
  const hasOpponents = game.opponents.length > 0;
  return (
    <article className="battle-card" ref={card}>
      {scenario.date && <p className="date">{scenario.date}</p>}
      <h3>{scenario.name}</h3>
      <p className="battle-lead">{scenario.lead}</p>
      <div className="modes">
        {hasOpponents && (
          <button type="button" className="choose" disabled={isLoading} onClick={() => setChoosing(true)}>
            {title.opponent}
          </button>
        )}
        <button
          type="button"
          className={hasOpponents ? 'choose second' : 'choose'}
          disabled={isLoading}
          onClick={() => play({ setup: two })}
        >
          {title.two}
        </button>
        <button
          type="button"
          className="choose second"
          disabled={isLoading}
          onClick={() => play({ setup: solo, isUndoFree: true })}
        >
          {title.solo}
        </button>
        {against.map(([name, setup]) => (
          <button
            key={name}
            type="button"
            className="choose second"
            disabled={isLoading}
            onClick={() => play({ setup })}
          >
            {title.against(name)}
          </button>
        ))}
      </div>
      {isChoosing && (
        <Against
          game={game}
          name={scenario.name}
          onBegin={({ seats, isPractice, isDemonstration }) =>
            play({ setup: isDemonstration ? solo : two, seats, isUndoFree: isPractice })
          }
          onClose={() => {
            setChoosing(false);
            if (isChosen) goTo(TITLE, true);
          }}
        />
      )}
      <div className="ways">
        {game.scenarios.length === 1 && <Learn game={game} />}
        {scenario.look && (
          <a className="look" href={gameAddress(game.id, scenario.id)}>
            {scenario.look}
          </a>
        )}
        {game.options && (
          <a className="look" href={gameAddress(game.id)}>
            {game.options}
          </a>
        )}
      </div>
      <dl>
        {scenario.facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{scenario.hint}</p>
    </article>
  );
}

/** The game's screens bring with them all that it is played with. */
async function begin(game: Entry, scenario: Scenario, chosen: Partial<NewGame>): Promise<string> {
  await game.screens();
  const [{ usePlay }, { newDice }] = await Promise.all([
    import('../../store/play'),
    import('../../store/newGame'),
  ]);
  return usePlay.getState().begin({
    game: game.id,
    setup: scenario.setups.two,
    seats: persons(game.sides),
    isUndoFree: false,
    dice: newDice(),
    isReadyMade: !scenario.isLaidOut,
    ...chosen,
  });
}
