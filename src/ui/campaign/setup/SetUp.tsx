/** The campaign's first screen: what it is, two ways to begin, and what may be chosen beside them. */
import { useEffect, useState } from 'react';
import { RULES } from '../../../engine/campaign';
import { campaign } from '../../../games/campaign';
import { usePlay } from '../../../store/play';
import { gameAddress, goTo, playAddress, TITLE } from '../../routes';
import { OpenedCase } from '../../table/CaseCard';
import { table as furniture } from '../../text/table';
import { title } from '../../text/title';
import { play } from '../text/play';
import { setUp } from '../text/setUpWords';
import { ChoiceSheet } from './ChoiceSheet';
import { newGame, USUAL } from './options';

export function SetUp() {
  const [choices, setChoices] = useState(USUAL);
  useEffect(() => {
    document.title = `${play.title} · ${play.page}`;
  }, []);
  const begin = (isSolo: boolean) =>
    goTo(playAddress(usePlay.getState().beginWith(RULES, newGame(isSolo, choices))));
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
            <button type="button" className="choose" onClick={() => begin(false)}>
              {setUp.two}
            </button>
            <button type="button" className="choose second" onClick={() => begin(true)}>
              {setUp.solo}
            </button>
          </div>
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
