/** The strip above the map: turn and phase, undo and redo, preferences, the rules. */
import { PlayTools, TableBar } from '../../table/TableBar';
import { Icon } from '../../widgets/Icon';
import { useTable } from '../table';
import { play } from '../text/play';
import { sideAdjectives } from '../text/sides';
import { Controls } from './Controls';

export function PlayBar({ onHandbook }: { onHandbook: () => void }) {
  const view = useTable((table) => table.view);
  if (!view) return null;
  const { phase, phasing, turn, date } = view;
  const hasSide = phase !== 'setUp' && phase !== 'turn' && phase !== 'over';
  return (
    <TableBar
      title={play.title}
      when={play.turn(turn, date)}
      chapter={`${hasSide ? `${sideAdjectives[phasing]} · ` : ''}${play.phases[phase]}`}
      side={hasSide ? phasing : undefined}
    >
      <PlayTools keys={<Controls />} />
      <button type="button" className="tool" aria-label={play.openHandbook} onClick={onHandbook}>
        <Icon name="key" />
        <span className="tool-word">{play.handbook}</span>
      </button>
    </TableBar>
  );
}
