/** The buttons that lay something over the map; in a small window behind one button. */
import { useState } from 'react';
import { Icon } from '../../widgets/Icon';
import { isRifle, useField } from '../field';
import { useTable } from '../table';
import { type Overlay, OVERLAYS, useOverlays } from '../overlays';
import { play } from '../text/play';

const ICONS = {
  control: 'control',
  sight: 'sight',
  duty: 'danger',
  bare: 'bare',
} as const satisfies Record<Exclude<Overlay, 'rifle'>, string>;

/** A sight on a barrel, and the banks of the fog. */
const RIFLE = 'M12 5a7 7 0 1 0 .01 0ZM12 2V8M12 16V22M2 12H8M16 12H22';
const FOG = 'M4 8q4 -3 8 0t8 0M4 13q4 -3 8 0t8 0M4 18q4 -3 8 0t8 0';

/** Signs of this game alone. */
const Drawn = ({ d }: { d: string }) => (
  <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={d} />
  </svg>
);

export function OverlayTools() {
  const { on, haze, toggle, veil } = useOverlays((overlays) => overlays);
  const [isOpen, setOpen] = useState(false);
  const isFog = useTable((table) => table.view?.fog === true);
  const hasRifles = useField().scenario.counters.some(isRifle);
  return (
    <div className="fs-overlay-tools" role="group" aria-label={play.overlays.title} data-open={isOpen}>
      <button
        type="button"
        className="tool fold"
        aria-expanded={isOpen}
        aria-label={play.overlays.title}
        title={play.overlays.title}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="layers" />
      </button>
      {OVERLAYS.filter((overlay) => overlay !== 'rifle' || hasRifles).map((overlay) => (
        <button
          key={overlay}
          type="button"
          className="tool"
          aria-pressed={on.includes(overlay)}
          aria-label={play.overlays[overlay]}
          title={play.overlays[overlay]}
          onClick={() => toggle(overlay)}
        >
          {overlay === 'rifle' ? <Drawn d={RIFLE} /> : <Icon name={ICONS[overlay]} />}
        </button>
      ))}
      {isFog && (
        <button
          type="button"
          className="tool"
          aria-pressed={haze}
          aria-label={play.overlays.haze}
          title={play.overlays.haze}
          onClick={veil}
        >
          <Drawn d={FOG} />
        </button>
      )}
    </div>
  );
}
