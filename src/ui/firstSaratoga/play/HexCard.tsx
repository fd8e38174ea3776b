/** The hex that is pointed at: its ground, its flag, and who stands there. */
import { SCENARIO_IDS } from '../../../engine/firstSaratoga';
import { NO_HEX } from '../../../engine/hexmap/hexId';
import { CaseLink } from '../../table/CaseLink';
import { usePointer } from '../../hexboard/pointer';
import { part } from '../../widgets/Part';
import { counterOf, useField } from '../field';
import { useTable } from '../table';
import { describeCounter, groundWords } from '../text/describe';
import { hexName } from '../text/names';
import { play } from '../text/play';
import { sideNames } from '../text/sides';
import { CounterIcon } from './decisions/Buttons';

const HexWhy = part(() => import('../handbook/HexWhy'));

/** Of a scenario of the players' own nobody here knows what it rests on. */
const isOurs = (scenario: string): boolean => SCENARIO_IDS.some((id) => id === scenario);

export default function HexCard() {
  const hex = usePointer(({ hovered, cursor }) => (hovered === NO_HEX ? cursor : hovered));
  const view = useTable((table) => table.view);
  const { world } = useField();
  if (!view || hex === NO_HEX) return <p className="aside">{play.hex.none}</p>;
  const owner = view.owners[String(hex).padStart(4, '0')];
  return (
    <>
      <h3>{hexName(hex)}</h3>
      <p>
        {groundWords(hex).join(', ')}. <CaseLink rule="TEC" />
      </p>
      {owner && <p>{play.hex.flag(sideNames[owner])}.</p>}
      {world.atOnce[hex] === 1 && <p>{play.hex.winsAtOnce}</p>}
      <ul className="fs-hex-list">
        {(view.stacks[hex] ?? []).map((id) => (
          <li key={id}>
            <CounterIcon id={id} />
            <span>
              <b>{counterOf(id).name}</b> {describeCounter(counterOf(id), view.marks[id])}
            </span>
          </li>
        ))}
      </ul>
      {isOurs(view.scenario) && (
        <details className="fs-why">
          <summary>{play.hex.why}</summary>
          <HexWhy hex={hex} counters={view.stacks[hex] ?? []} />
        </details>
      )}
    </>
  );
}
