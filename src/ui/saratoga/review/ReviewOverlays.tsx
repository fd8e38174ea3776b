/** What can be laid over the map of a review: zones of control, or the ground alone. */
import { SIDES } from '../../../engine/saratoga';
import { useTable } from '../table';
import { useOverlay, useOverlays } from '../overlays';
import { outlineOf } from '../../hexboard/layout';
import { Icon } from '../../widgets/Icon';
import { review } from '../text/review';

const OFFERED = ['control', 'bare'] as const;

export function ReviewOverlays() {
  const on = useOverlays((overlays) => overlays.on);
  const toggle = useOverlays((overlays) => overlays.toggle);
  return (
    <div className="overlay-tools" role="group" aria-label={review.overlays}>
      {OFFERED.map((overlay) => (
        <button
          key={overlay}
          type="button"
          className="tool"
          aria-pressed={on.includes(overlay)}
          aria-label={review[overlay]}
          title={review[overlay]}
          onClick={() => toggle(overlay)}
        >
          <Icon name={overlay} />
        </button>
      ))}
    </div>
  );
}

/** 3.2 the hexes that each side controls, each side with its own hatching. */
export function Control() {
  const isOn = useOverlay('control');
  const control = useTable((table) => table.view?.control);
  if (!isOn || !control) return null;
  return (
    <>
      <defs>
        {SIDES.map((side) => (
          <pattern
            key={side}
            id={`review-hatch-${side}`}
            width="14"
            height="14"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${side === 'british' ? 45 : -45})`}
          >
            <rect width="5" height="14" className={`hatch ${side}`} />
          </pattern>
        ))}
      </defs>
      {SIDES.map((side) => (
        <path
          key={side}
          className="control"
          fill={`url(#review-hatch-${side})`}
          d={control[side].map(outlineOf).join('')}
        />
      ))}
    </>
  );
}
