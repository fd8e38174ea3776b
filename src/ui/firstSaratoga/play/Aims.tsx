/** 14.0 What each side plays for; a place that is pointed at is lit on the map. */
import { Fragment } from 'react';
import { type Side, SIDES } from '../../../engine/firstSaratoga';
import { usePointer } from '../../../store/pointer';
import { CaseLink } from '../../table/CaseLink';
import { capital } from '../../text/common';
import { fieldNow } from '../field';
import { hexName, hexNumber } from '../text/names';
import { play } from '../text/play';
import { sideNames } from '../text/sides';
import { useLight } from './decisions/Buttons';

/** Of the side that is asked first, then of the other. */
export function Aims({ side }: { side: Side }) {
  const others = SIDES.filter((each) => each !== side);
  return (
    <section className="fs-aims">
      <h3 className="subhead">
        {play.aims.title} <CaseLink rule="14.0" />
      </h3>
      {[side, ...others].map((each) => (
        <Aim key={each} side={each} />
      ))}
      <p>{play.aims.points(onlyHolder())}</p>
    </section>
  );
}

/** The same behind a word, for the whole of the game. */
export function AimsFolded() {
  return (
    <details className="fs-aims">
      <summary>{play.aims.title}</summary>
      {SIDES.map((each) => (
        <Aim key={each} side={each} />
      ))}
      <p>{play.aims.points(onlyHolder())}</p>
    </details>
  );
}

/** The one side that has places to hold, as it is called. */
function onlyHolder(): string | undefined {
  const holders = new Set(fieldNow().scenario.victory.flags.map(({ wins }) => wins));
  const [only] = holders;
  return only !== undefined && holders.size === 1 ? sideNames[only] : undefined;
}

function Aim({ side }: { side: Side }) {
  const { atOnce, flags } = fieldNow().scenario.victory;
  const own = flags.filter(({ wins }) => wins === side).map(({ hex }) => hex);
  // 14.1 only the British win by a step.
  const instant = side === 'british' ? atOnce : [];
  if (own.length + instant.length === 0) return null;
  return (
    <div className={side}>
      <b>{capital(sideNames[side])}</b>
      <ul>
        {instant.length > 0 && (
          <li>
            {play.aims.atOnce} <Places hexes={instant} />.
          </li>
        )}
        {own.length > 0 && (
          <li>
            {own.length > 1 ? play.aims.hold : play.aims.holdOne} <Places hexes={own} />.
          </li>
        )}
      </ul>
    </div>
  );
}

function Places({ hexes }: { hexes: readonly string[] }) {
  return hexes.map((hex, i) => (
    <Fragment key={hex}>
      {i === 0 ? '' : i === hexes.length - 1 ? play.aims.or : ', '}
      <Place hex={Number(hex)} />
    </Fragment>
  ));
}

function Place({ hex }: { hex: number }) {
  const light = useLight([hex]);
  const name = hexName(hex).slice(6);
  return (
    <button type="button" className="fs-place" onClick={() => usePointer.getState().visit(hex)} {...light}>
      {name === '' ? hexNumber(hex) : `${name} (${hexNumber(hex)})`}
    </button>
  );
}
