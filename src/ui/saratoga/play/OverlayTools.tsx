/** The buttons that lay something over the map. */
import { type Overlay, OVERLAYS, useOverlays } from '../overlays';
import { Icon } from '../../widgets/Icon';
import { play } from '../text/play';

export function OverlayTools() {
  const on = useOverlays((overlays) => overlays.on);
  const toggle = useOverlays((overlays) => overlays.toggle);
  return (
    <div className="overlay-tools" role="group" aria-label={play.overlays.title}>
      {OVERLAYS.map((overlay: Overlay) => (
        <button
          key={overlay}
          type="button"
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
