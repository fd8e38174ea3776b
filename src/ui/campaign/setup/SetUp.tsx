/** The campaign's first screen: what it is, three ways to begin, and what may be chosen beside them. */
import { useEffect, useState } from 'react';
import { RULES } from '../../../engine/campaign';
import { campaign } from '../../../games/campaign';
import { usePlay } from '../../../store/play';
import { gameAddress, goTo, playAddress, TITLE } from '../../routes';
import { OpenedCase } from '../../table/CaseCard';
import type { Opposed } from '../../table/Against';
import { table as furniture } from '../../text/table';
import { title } from '../../text/title';
import { part } from '../../widgets/Part';
import { play } from '../text/play';
import { setUp } from '../text/setUpWords';
import { ChoiceSheet } from './ChoiceSheet';
import { newGame, USUAL } from './options';

const Against = part(() => import('../../table/Against'));

export function SetUp() {
  const [isChoosing, setChoosing] = useState(false);
  const [choices, setChoices] = useState(USUAL);
  useEffect(() => {
    document.title = `${play.title} · ${play.page}`;
  }, []);
  const begin = (isSolo: boolean, opposed?: Opposed) =>
    goTo(playAddress(usePlay.getState().beginWith(RULES, newGame(isSolo, choices, opposed))));
  return (
    <div className="set-up title campaign">
      <div className="backdrop" aria-hidden="true" />
      <main>
        <header>
          <p className="over">
            <a href={TITLE}>{furniture.backLabel}</a>
          </p>
          <h1>{play.title}</h1>
          <p className="lead">{setUp.lead}</p>
        </header>
        <article className="battle-card">
          <div className="modes">
            <button type="button" className="choose" onClick={() => setChoosing(true)}>
              {title.opponent}
            </button>
            <button type="button" className="choose second" onClick={() => begin(false)}>
              {setUp.two}
            </button>
            <button type="button" className="choose second" onClick={() => begin(true)}>
              {setUp.solo}
            </button>
          </div>
          {isChoosing && (
            <Against
              game={campaign}
              name={play.title}
              onBegin={(opposed) => begin(false, opposed)}
              onClose={() => setChoosing(false)}
            />
          )}
          <div className="ways">
            <a className="look" href={gameAddress('campaign', 'campaign')}>
              {setUp.look}
            </a>
          </div>
          <dl>
            {setUp.facts.map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </article>
        <ChoiceSheet choices={choices} onChange={setChoices} />
        <footer>
          <p>{campaign.honesty}</p>
          <p>
            {campaign.credit} {title.licence}
          </p>
        </footer>
      </main>
      <OpenedCase />
    </div>
  );
}
