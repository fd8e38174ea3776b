/** 4.1, 7 The Morale track: a box a point, a mark where tests begin, the cube where it stands. */
import { type FormationView, TESTS_FROM } from '../../../engine/freemansFarm';
import { play } from '../text/play';

export function MoraleTrack({ view }: { view: FormationView }) {
  const { morale, startMorale } = view;
  if (morale === undefined || startMorale === undefined)
    return <span className="ff-track none">{play.formation.noTrack}</span>;
  return (
    <span className="ff-track" role="img" aria-label={`${play.formation.morale} ${morale}`}>
      {Array.from({ length: startMorale }, (_, i) => i + 1).map((box) => (
        <i key={box} className={classOf(box, morale)}>
          {box === morale ? box : ''}
        </i>
      ))}
    </span>
  );
}

const classOf = (box: number, morale: number): string =>
  [box <= TESTS_FROM ? 'tests' : '', box === morale ? 'now' : box < morale ? 'left' : 'gone'].join(' ');
