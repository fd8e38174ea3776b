/** The strip above the map: which battle, the way back, the key. */
import type { Battle } from '../../../engine/saratoga';
import { Icon } from '../../shell/Icon';
import { text } from '../../text';

export function Toolbar({ battle, onHandbook }: { battle: Battle; onHandbook: () => void }) {
  const words = text.board;
  return (
    <header className="toolbar">
      <a className="tool" href="#/" aria-label={words.backLabel}>
        <Icon name="back" />
        <span className="tool-word">{words.back}</span>
      </a>
      <h1>
        <span className="battle-name">{text.battles[battle].name}</span>
        <span className="battle-date">{text.battles[battle].date}</span>
      </h1>
      <button type="button" className="tool" aria-label={words.openKey} onClick={onHandbook}>
        <Icon name="key" />
        <span>{words.key}</span>
      </button>
    </header>
  );
}
