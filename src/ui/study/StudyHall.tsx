/** `#/study`: what there is to learn, game by game; `#/study/rules`: the rules of all games at once. */
import { useEffect } from 'react';
import type { Entry } from '../../games/contract';
import { GAMES } from '../../games/list';
import { ALL_RULES, gameAddress, learnAddress, puzzlesAddress, rulesAddress, TITLE } from '../routes';
import { lessons as words } from '../text/lessons';
import { puzzles as puzzleWords } from '../text/puzzles';
import { AllRules } from './AllRules';
import { progressOf } from './progress';
import { Reviews } from './Reviews';
import { Ways } from './Ways';
import './style.css';

export default function StudyHall({ rest }: { rest: string }) {
  return <main className="study">{rest === 'rules' ? <AllRules /> : <Hall />}</main>;
}

function Hall() {
  useEffect(() => {
    document.title = words.hall.title;
  }, []);
  return (
    <>
      <Ways to={TITLE} name={words.list.games} label={words.list.gamesLabel}>
        <a className="tool" href={ALL_RULES}>
          {words.hall.everywhere}
        </a>
      </Ways>
      <h1>{words.hall.title}</h1>
      <p className="study-lead">{words.hall.lead}</p>
      <ul className="study-games">
        {GAMES.map((entry) => (
          <Game key={entry.id} entry={entry} />
        ))}
      </ul>
      <Reviews />
    </>
  );
}

function Game({ entry }: { entry: Entry }) {
  const { id, title, line, lessons, puzzles, scenarios, picture } = entry;
  const done = lessons.filter((lesson) => progressOf(id, lesson).isDone).length;
  return (
    <li>
      <img src={picture} alt="" width={132} height={103} loading="lazy" />
      <div>
        <h2>{title}</h2>
        <p>{line}</p>
        <p className="study-doors">
          {lessons.length > 0 && (
            <a className="choose" href={learnAddress(id)}>
              {words.hall.lessons(done, lessons.length)}
              <span className="unseen">: {title}</span>
            </a>
          )}
          {puzzles !== undefined && (
            <a className="choose second" href={puzzlesAddress(id)}>
              {puzzleWords.door(puzzles)}
              <span className="unseen">: {title}</span>
            </a>
          )}
          <a className="choose second" href={rulesAddress(id)}>
            {words.hall.rules}
            <span className="unseen">: {title}</span>
          </a>
          {scenarios.map(
            ({ id: scenario, history }) =>
              history !== undefined && (
                <a key={scenario} className="choose second" href={gameAddress(id, `history/${scenario}`)}>
                  {history}
                </a>
              ),
          )}
        </p>
      </div>
    </li>
  );
}
