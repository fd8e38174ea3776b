/** The strip above the map: battle, turn and phase, undo and redo, preferences, the key. */
import { FIRST_MINUTE, MINUTES_A_TURN } from '../../../engine/saratoga';
import { PlayTools, TableBar } from '../../table/TableBar';
import { Icon } from '../../widgets/Icon';
import { part } from '../../widgets/Part';
import { useBattleName } from '../inPlay';
import { useTable } from '../table';
import { text } from '../text';
import { play } from '../text/play';

const Controls = part(() => import('../handbook/Controls'));

export function GameBar({ onHandbook }: { onHandbook: () => void }) {
  const name = useBattleName();
  const turn = useTable((table) => table.view?.turn ?? 1);
  const phase = useTable((table) => table.view?.phase ?? 'placement');
  const phasing = useTable((table) => table.view?.phasing ?? 'american');
  const hour = text.turns.hour(FIRST_MINUTE + (turn - 1) * MINUTES_A_TURN);
  const hasSide = phase !== 'placement' && phase !== 'order' && phase !== 'over';
  return (
    <TableBar
      title={name ?? text.title}
      when={play.turn(turn, hour)}
      chapter={play.chapter(hasSide ? phasing : undefined, phase)}
      side={hasSide ? phasing : undefined}
    >
      <PlayTools keys={<Controls />} />
      <button type="button" className="tool" aria-label={text.board.openKey} onClick={onHandbook}>
        <Icon name="key" />
        <span className="tool-word">{text.board.key}</span>
      </button>
    </TableBar>
  );
}
