/** A scenario on the table to look at: the map with both armies, and the way into the game. */
import { Fragment, useCallback, useEffect, useRef } from 'react';
import { RULES, type ScenarioId } from '../../../engine/firstSaratoga';
import { showSample } from '../../../store/sample';
import { clearTable } from '../../../store/table';
import type { CameraControls } from '../../hexboard/useCamera';
import { OpenedCase } from '../../table/CaseCard';
import { TableBar } from '../../table/TableBar';
import { Counters, Fans, Flags, HexMarks } from '../Pieces';
import HexCard from '../play/HexCard';
import { TurnTrack } from '../play/TurnTrack';
import { useTable } from '../table';
import { TableMap } from '../TableMap';
import { home } from '../text/home';
import { play } from '../text/play';
import { begin, USUAL } from './begin';

export function BoardScreen({ scenario }: { scenario: ScenarioId }) {
  const laid = useTable((table) => table.view?.scenario);
  const name = useTable((table) => table.view?.name ?? '');
  const controls = useRef<CameraControls>(null);
  useEffect(() => {
    showSample(RULES, { scenario });
    return clearTable;
  }, [scenario]);
  useEffect(() => {
    document.title = `${name} · ${play.page}`;
  }, [name]);
  const start = useCallback((isSolo: boolean) => begin(scenario, isSolo, USUAL), [scenario]);
  if (laid !== scenario) return null;
  return (
    <div className="table game fs">
      <TableBar title={name} />
      <TableMap controls={controls} pieces={pieces} />
      <TurnTrack />
      <aside className="cards">
        <section className="card">
          <h2>{name}</h2>
          <p>{home.scenarios[scenario].story}</p>
          <div className="answers">
            <button type="button" className="answer chief" onClick={() => start(false)}>
              {home.two}
            </button>
            <button type="button" className="answer" onClick={() => start(true)}>
              {home.solo}
            </button>
          </div>
          <HexCard />
        </section>
      </aside>
      <OpenedCase />
    </div>
  );
}

const pieces = (scale: number, rest: number) => [
  <Fragment key="below">
    <Flags />
    <HexMarks />
  </Fragment>,
  <Counters key="counters" />,
  <Fans key="fans" scale={scale} rest={rest} isBusy={false} />,
];
