/** The strip above the map: scenario, turn, weather and phase, undo and redo, preferences, how to play. */
import { PlayTools, TableBar } from '../../table/TableBar';
import { Icon } from '../../widgets/Icon';
import { useTable } from '../table';
import { hourName } from '../text/names';
import { play } from '../text/play';
import { sideAdjectives } from '../text/sides';

export function GameBar({ onHandbook }: { onHandbook: () => void }) {
  const name = useTable((table) => table.view?.name ?? '');
  const turn = useTable((table) => table.view?.turn ?? 1);
  const time = useTable((table) => table.view?.time ?? '0800');
  const fog = useTable((table) => table.view?.fog ?? false);
  const phase = useTable((table) => table.view?.phase ?? 'setUp');
  const side = useTable((table) => {
    const by = table.view?.decision?.by;
    // A set-up or a counterattack is the decider's, whoever's turn it is.
    if (phase === 'counter') return table.view?.phasing === 'british' ? 'colonial' : 'british';
    return phase === 'setUp' && (by === 'british' || by === 'colonial') ? by : table.view?.phasing;
  });
  const hasSide = phase !== 'fog' && phase !== 'over';
  return (
    <TableBar
      title={name}
      when={`${play.turn(turn, hourName(time))}${phase === 'setUp' ? '' : `, ${fog ? play.fog : play.clear}`}`}
      chapter={`${hasSide && side ? `${sideAdjectives[side]} · ` : ''}${play.phases[phase]}`}
      side={hasSide ? side : undefined}
    >
      <PlayTools keys={<p>{`${play.board.keys} ${play.board.gameKeys}`}</p>} />
      <button type="button" className="tool" aria-label={play.handbook.open} onClick={onHandbook}>
        <Icon name="key" />
        <span className="tool-word">{play.handbook.short}</span>
      </button>
    </TableBar>
  );
}
