/** In the first turns of a guided game: a word on what matters in this phase, which can be put away. */
import { useState } from 'react';
import { gameInPlay } from '../../store/play';
import { isGuided } from '../../store/guided';
import { useTable } from '../../store/table';
import { entryOf } from '../../games/list';
import { table } from '../text/table';
import { Icon } from '../widgets/Icon';
import { useLoaded } from '../widgets/Part';
import { useWords } from './game';
import './style/lesson.css';

type Coaching = (kind: string, turn: number) => string | undefined;
const none = () => Promise.resolve<Coaching | undefined>(undefined);

export default function Coach() {
  useTable((shown) => shown.cursor);
  const { coaching = none } = useWords();
  const told = useLoaded(coaching);
  const [closed, setClosed] = useState('');
  const game = gameInPlay();
  if (!game || !told || !isGuided(game.id)) return null;
  const { rules, session } = game;
  const guided = entryOf(rules.game.id)?.guided;
  const asked = rules.game.decision(session.state);
  const { turn } = rules.label(session.state);
  if (!guided || turn > guided.turns || asked?.by !== guided.side) return null;
  const text = told(asked.kind, turn);
  const here = `${turn} ${asked.kind}`;
  if (text === undefined || closed === here) return null;
  return (
    <div className="coach" role="note">
      <p>{text}</p>
      <button
        type="button"
        className="close"
        aria-label={table.close}
        title={table.close}
        onClick={() => setClosed(here)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
