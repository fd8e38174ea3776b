/** 10 The two objectives with whose skirmishers hold them. */
import { OBJECTIVE_LIST } from '../../../engine/freemansFarm';
import { useRuleCard } from '../../../store/ruleCard';
import { Badge } from '../cards/Badge';
import { useTable } from '../table';
import { objectiveNames } from '../text/names';
import { play } from '../text/play';
import { sideAdjectives } from '../text/sides';

export function Objectives() {
  const objectives = useTable((table) => table.view?.objectives);
  const open = useRuleCard((card) => card.open);
  if (!objectives) return null;
  return OBJECTIVE_LIST.map(({ id, x, y }) => {
    const side = objectives[id];
    return (
      <button
        key={id}
        type="button"
        className={`ff-objective ${side}`}
        style={{ left: `${x}%`, top: `${y}%` }}
        aria-label={`${objectiveNames[id]}, ${play.board.holds(sideAdjectives[side])}`}
        onClick={() => open(id === 'mill' ? '10.2' : '10.1')}
      >
        <Badge side={side} />
        <span>{objectiveNames[id]}</span>
      </button>
    );
  });
}
