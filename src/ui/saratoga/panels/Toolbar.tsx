/** The strip above the map: which battle, and the few things one can do to the view of it. */
import type { RefObject } from 'react';
import type { Battle } from '../../../engine/saratoga';
import { useTable } from '../../../store/table';
import type { CameraControls } from '../../board/useCamera';
import { text } from '../../text';
import { Icon } from '../../shell/Icon';

interface Props {
  readonly battle: Battle;
  readonly controls: RefObject<CameraControls | null>;
  readonly onHandbook: () => void;
}

export function Toolbar({ battle, controls, onHandbook }: Props) {
  const magnifying = useTable((table) => table.magnifying);
  const magnify = useTable((table) => table.magnify);
  const words = text.board;
  return (
    <header className="toolbar">
      <a className="tool back" href="#/" aria-label={words.backLabel}>
        <Icon name="back" />
        <span className="tool-word">{words.back}</span>
      </a>
      <h1>
        <span className="battle-name">{text.battles[battle].name}</span>
        <span className="battle-date">{text.battles[battle].date}</span>
      </h1>
      <div className="tools" role="group" aria-label={words.view}>
        <button
          type="button"
          className="tool"
          aria-label={words.zoomOut}
          onClick={() => controls.current?.zoom(1 / 1.35)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={words.zoomIn}
          onClick={() => controls.current?.zoom(1.35)}
        >
          <Icon name="plus" />
        </button>
        <button type="button" className="tool" aria-label={words.fit} onClick={() => controls.current?.fit()}>
          <Icon name="fit" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={words.magnifier}
          aria-pressed={magnifying}
          onClick={() => magnify(!magnifying)}
        >
          <Icon name="lens" />
        </button>
        <button type="button" className="tool worded" aria-label={words.openKey} onClick={onHandbook}>
          <Icon name="key" />
          <span className="tool-word">{words.key}</span>
        </button>
      </div>
    </header>
  );
}
