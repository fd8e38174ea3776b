/** The buttons that lay something over the map; in a small window behind one button. */
import { useState } from 'react';
import { type Overlay, OVERLAYS, useOverlays } from '../overlays';
import { Icon } from '../../widgets/Icon';
import { play } from '../text/play';

export function OverlayTools() {
  const on = useOverlays((overlays) => overlays.on);
  const toggle = useOverlays((overlays) => overlays.toggle);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="overlay-tools" role="group" aria-label={play.overlays.title} data-open={isOpen}>
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
      {OVERLAYS.map((overlay: Overlay) => (
        <button
          key={overlay}
          type="button"
          data-ask={`overlay ${overlay}`}
          className="tool"
          aria-pressed={on.includes(overlay)}
          aria-label={play.overlays[overlay]}
          title={play.overlays[overlay]}
          onClick={() => toggle(overlay)}
        >
          <Icon name={overlay} />
        </button>
      ))}
    </div>
  );
}
