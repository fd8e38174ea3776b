/** 14.0 What a side plays for, told in the first turn. */
import type { Side } from '../../../engine/firstSaratoga';
import { CaseLink } from '../../table/CaseLink';
import { fieldNow } from '../field';
import { hexName, listed } from '../text/names';
import { play } from '../text/play';

export function Aims({ side }: { side: Side }) {
  const { atOnce, flags } = fieldNow().scenario.victory;
  const names = (hexes: readonly string[]) =>
    // Where there are many, the numbers alone.
    listed(hexes.map((hex) => (hexes.length > 2 ? hex : hexName(Number(hex))))).replace(' and ', ' or ');
  const own = flags.filter(({ wins }) => wins === side).map(({ hex }) => hex);
  const theirs = flags.filter(({ wins }) => wins !== side).map(({ hex }) => hex);
  const lines = [
    ...(atOnce.length > 0
      ? [side === 'british' ? play.aims.atOnce(names(atOnce)) : play.aims.deny(names(atOnce))]
      : []),
    ...(own.length > 0 ? [play.aims.hold(names(own))] : []),
    ...(theirs.length > 0 ? [play.aims.denyHold(names(theirs))] : []),
    play.aims.points,
  ];
  return (
    <section className="fs-aims">
      <h4>
        {play.aims.title} <CaseLink rule="14.0" />
      </h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
