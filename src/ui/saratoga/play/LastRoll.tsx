/** What the dice just said: the faces, large, and the line of the log that they made. */
import { type Event, eventFor } from '../../../engine/saratoga';
import { useGame } from '../../../store/game';
import { logLine } from '../../text/log';
import { Die } from './Die';

export function LastRoll() {
  const session = useGame((game) => game.session);
  const step = session?.steps[session.cursor - 1];
  const lines = (step?.events ?? []).flatMap((event: Event) => logLine(eventFor(event, undefined)) ?? []);
  const rolled = lines.find((line) => line.dice && line.dice.length > 0);
  if (!rolled?.dice) return null;
  const others = lines.filter((line) => line !== rolled && line.tone !== 'phase');
  return (
    <div className={`last-roll ${rolled.side ?? ''}`} key={session?.cursor}>
      <span className="dice">
        {rolled.dice.map((face, i) => (
          <Die key={i} face={face} size={38} />
        ))}
      </span>
      <p>
        {rolled.text}
        {others.slice(0, 3).map((line) => (
          <b key={line.text}> {line.text}</b>
        ))}
      </p>
    </div>
  );
}
