/** The strip above the map: which battle, the way back, the key. */
import type { Battle } from '../../../engine/saratoga';
import { TableBar } from '../../table/TableBar';
import { Icon } from '../../widgets/Icon';
import { text } from '../text';

export function Toolbar({ battle, onHandbook }: { battle: Battle; onHandbook: () => void }) {
  const words = text.board;
  return (
    <TableBar title={text.battles[battle].name} when={text.battles[battle].date}>
      <button type="button" className="tool" aria-label={words.openKey} onClick={onHandbook}>
        <Icon name="key" />
        <span>{words.key}</span>
      </button>
    </TableBar>
  );
}
