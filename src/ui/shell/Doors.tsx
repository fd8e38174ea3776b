/** The doors of the first screen: learn, play, study. They lead to the first game that has lessons. */
import { GAMES } from '../../games/list';
import { learnAddress, STUDY } from '../routes';
import { title } from '../text/title';

/** Where the battles are. */
export const BATTLES = 'battles';

export function Doors() {
  const game = GAMES.find(({ lessons }) => lessons.length > 0);
  if (!game) return null;
  const { learn, play, study } = title.doors;
  return (
    <nav className="doors" aria-label={title.doors.label}>
      <a className="door first" href={learnAddress(game.id, game.lessons[0])}>
        <b>{learn.name}</b> <span>{learn.note}</span>
      </a>
      <button type="button" className="door" onClick={showBattles}>
        <b>{play.name}</b> <span>{play.note}</span>
      </button>
      <a className="door" href={STUDY}>
        <b>{study.name}</b> <span>{study.note}</span>
      </a>
    </nav>
  );
}

function showBattles(): void {
  const battles = document.getElementById(BATTLES);
  const isQuiet = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  battles?.scrollIntoView({ behavior: isQuiet ? 'auto' : 'smooth' });
  battles?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}
