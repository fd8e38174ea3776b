/** The doors of the first screen: learn, play, study. They lead to the first game that has lessons. */
import type { Entry } from '../../games/contract';
import { GAMES } from '../../games/list';
import { learnAddress, STUDY } from '../routes';
import { progressOf } from '../study/progress';
import { title } from '../text/title';

/** Where the battles are. */
export const BATTLES = 'battles';

export function Doors() {
  const game = GAMES.find(({ lessons }) => lessons.length > 0);
  if (!game) return null;
  const { play, study } = title.doors;
  const learn = learnDoor(game);
  return (
    <nav className="doors" aria-label={title.doors.label}>
      <a className={learn.isFirst ? 'door first' : 'door'} href={learn.address}>
        <b>{learn.name}</b> <span>{learn.note}</span>
      </a>
      <button type="button" className={learn.isFirst ? 'door' : 'door first'} onClick={showBattles}>
        <b>{play.name}</b> <span>{play.note}</span>
      </button>
      <a className="door" href={STUDY}>
        <b>{study.name}</b> <span>{study.note}</span>
      </a>
    </nav>
  );
}

/** Whoever has had the first lesson is shown to the games first, and to the next lesson. */
function learnDoor({ id, lessons }: Entry) {
  const { learn, resume, further } = title.doors;
  const [first = ''] = lessons;
  const left = lessons.filter((lesson) => !progressOf(id, lesson).isDone);
  const address = learnAddress(id, left[0]);
  if (!left.includes(first)) {
    const note = further.note(lessons.length - left.length, lessons.length);
    return { isFirst: false, address, name: further.name, note };
  }
  const { name, note } = progressOf(id, first).step > 0 ? resume : learn;
  return { isFirst: true, address: learnAddress(id, first), name, note };
}

function showBattles(): void {
  const battles = document.getElementById(BATTLES);
  const isQuiet = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  battles?.scrollIntoView({ behavior: isQuiet ? 'auto' : 'smooth' });
  battles?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}
