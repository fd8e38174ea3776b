/** 6.0, 8.0 Supply lines with their cuts, or the enemy blocks within reach of one's places. */
import { SIDES, type Side } from '../../../engine/campaign';
import { pathOf } from '../../hexboard/drawing/curve';
import { Icon } from '../../widgets/Icon';
import { lineAlong } from '../map/roads';
import { spotOf } from '../spots';
import { ask, useTable } from '../table';
import { play } from '../text/play';
import { OVERLAYS, useOverlays } from './overlays';

export function LaidOver() {
  const view = useTable((table) => table.view);
  const overlay = useOverlays(({ held, kept }) => held ?? kept);
  if (!view || overlay === undefined) return null;
  const side = view.viewer ?? view.phasing;
  return overlay === 'supply' ? <Supply side={side} /> : <Threats side={side} />;
}

function Supply({ side }: { side: Side }) {
  const picture = ask('supply', side);
  if (!picture) return null;
  const at =
    useTable
      .getState()
      .view?.blocks.flatMap(({ id, at: place }) => (picture.double.includes(id) ? [place] : [])) ?? [];
  return (
    <g className={`supply ${side}`}>
      {Object.entries(picture.lines)
        .filter(([, line]) => line.length > 1)
        .map(([place, line]) => (
          <path key={place} className="supply-line" d={pathOf(lineAlong(line))} />
        ))}
      {picture.cuts.map((id) => {
        const spot = spotOf(id);
        return (
          spot && (
            <path
              key={id}
              className="cut"
              d="M-30 -30L30 30M30 -30L-30 30"
              transform={`translate(${spot.x} ${spot.y})`}
            />
          )
        );
      })}
      {[...new Set(at)].map((id) => {
        const spot = spotOf(id);
        return spot && <circle key={id} className="starved" cx={spot.x} cy={spot.y} r="72" />;
      })}
    </g>
  );
}

function Threats({ side }: { side: Side }) {
  return (
    <g className="threats">
      {(ask('threats', side) ?? []).map(({ place, near, far }) => {
        const spot = spotOf(place);
        if (!spot) return null;
        return (
          <g key={place} transform={`translate(${spot.x} ${spot.y})`}>
            <circle className={near > 0 ? 'near' : 'far'} r="72" />
            <text y="-80">{near > 0 ? `${near}${far > 0 ? ` + ${far}` : ''}` : `(${far})`}</text>
          </g>
        );
      })}
    </g>
  );
}

export function OverlayTools() {
  const overlay = useOverlays(({ held, kept }) => held ?? kept);
  const keep = useOverlays((overlays) => overlays.keep);
  const mayAsk = useTable(
    ({ view }) => view !== undefined && (view.viewer !== undefined || !view.fog || view.ending !== undefined),
  );
  if (!mayAsk) return null;
  const icons = { supply: 'reach', threats: 'danger' } as const;
  return (
    <div className="overlay-tools" role="group" aria-label={play.overlays.group}>
      {OVERLAYS.map((name) => (
        <button
          key={name}
          type="button"
          className="tool"
          aria-label={play.overlays[name]}
          title={play.overlays[name]}
          aria-pressed={overlay === name}
          onClick={() => keep(name)}
        >
          <Icon name={icons[name]} />
        </button>
      ))}
    </div>
  );
}

/** What the overlay means, in a line under the map's edge. */
export function OverlayNote() {
  const overlay = useOverlays(({ held, kept }) => held ?? kept);
  const view = useTable((table) => table.view);
  if (overlay !== 'supply' || !view) return null;
  const side = view.viewer ?? view.phasing;
  const picture = SIDES.includes(side) ? ask('supply', side) : undefined;
  if (!picture) return null;
  return (
    <p className="overlay-note">
      {play.supply.double(picture.double.length)} {play.supply.note}
    </p>
  );
}
