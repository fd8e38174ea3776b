/** 12 The end: who won and why, what decided it, how it went turn by turn and in 1777, and what next. */
import { FORMATIONS, type View } from '../../../engine/freemansFarm';
import { seedInPlay } from '../../../store/rolls';
import { VERIFY } from '../../routes';
import { CaseLink } from '../../table/CaseLink';
import { EndSheet } from '../../table/end/EndSheet';
import { LuckTable } from '../../table/LuckTable';
import { ShareOffer } from '../review/ShareOffer';
import { SidesChart } from '../review/SidesChart';
import { useTable } from '../table';
import { end } from '../text/end';
import { titleOf } from '../text/names';
import { play } from '../text/play';
import { useAnalysis } from '../useAnalysis';
import { useLuck } from '../useLuck';

export default function EndCard() {
  const view = useTable((table) => table.view);
  const places = useTable((table) => table.log.length);
  if (!view?.ending) return null;
  const { ending } = view;
  return (
    <EndSheet
      label={end.label}
      when={end.when(view.round)}
      headline={end.won(ending)}
      reason={
        <>
          {end.reason(ending, view.bot?.side)}{' '}
          {end.lost({ british: view.lost.british.length, american: view.lost.american.length })}{' '}
          <CaseLink rule={view.bot && ending.reason === 'time' ? '13.3' : '12'} />
        </>
      }
      winner={ending.winner}
      keeping={{ name: end.name }}
      hasOneSeat={view.bot !== undefined}
      offers={<ShareOffer place={places} />}
    >
      <div className="end-flow ff-end">
        <Decided />
        <Armies view={view} />
        <History />
        <Dice />
      </div>
    </EndSheet>
  );
}

function Decided() {
  const found = useAnalysis();
  const decided = found?.decided;
  if (!found || !decided) return <section />;
  return (
    <section>
      <h3>{end.decided}</h3>
      {decided.falls.length === 0 ? (
        <p>{end.noFalls}</p>
      ) : (
        <ol className="ff-story">
          {decided.falls.map((fall) => (
            <li key={fall.formation} className={fall.side}>
              {end.moment(fall)}
            </li>
          ))}
        </ol>
      )}
      <p>{end.byItself(decided.byItself)}</p>
      <SidesChart title={end.charts.morale} course={found.course} of={(turn, side) => turn.morale[side]} />
    </section>
  );
}

function Armies({ view }: { view: View }) {
  const words = end.losses;
  return (
    <section>
      <h3>{words.title}</h3>
      <table className="ff-armies">
        <thead>
          <tr>
            {[words.formation, words.morale, words.markers, words.fate].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FORMATIONS.map((id) => {
            const { side, morale, startMorale, markers, spaces, out } = view.formations[id];
            return (
              <tr key={id} className={side}>
                <th scope="row">{titleOf(id)}</th>
                <td>{morale === undefined ? '–' : `${morale} of ${startMorale}`}</td>
                <td>{`${markers} of ${spaces}`}</td>
                <td>{out ? play.formation[out.how](out.round) : end.inPlay}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function History() {
  return (
    <section>
      <h3>{end.history.title}</h3>
      {end.history.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function Dice() {
  const luck = useLuck();
  const seed = seedInPlay();
  return (
    <section>
      <h3>{end.luck}</h3>
      <LuckTable luck={luck} />
      <p className="aside">
        {seed ? end.dice.seed : end.dice.own} {seed && <code className="seed-text">{seed.text}</code>}
      </p>
      <a className="answer" href={VERIFY}>
        {end.dice.check}
      </a>
    </section>
  );
}
