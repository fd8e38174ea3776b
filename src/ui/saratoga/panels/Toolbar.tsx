/** The strip above the map: which battle, the way back, the way into it, the key. */
import type { Battle } from '../../../engine/saratoga';
import { TableBar } from '../../table/TableBar';
import { Icon } from '../../widgets/Icon';
import { text } from '../text';
import { setUp } from '../text/setUpWords';

interface Props {
  readonly battle: Battle;
  readonly onPlay: () => void;
  readonly onHandbook: () => void;
}

export function Toolbar({ battle, onPlay, onHandbook }: Props) {
  const words = text.board;
  return (
    <TableBar title={text.battles[battle].name} when={text.battles[battle].date}>
      <button type="button" className="answer chief play-this" onClick={onPlay}>
        {setUp.battleFacts.play}
      </button>
      <button type="button" className="tool" aria-label={words.openKey} onClick={onHandbook}>
        <Icon name="key" />
        <span>{words.key}</span>
      </button>
    </TableBar>
  );
}
