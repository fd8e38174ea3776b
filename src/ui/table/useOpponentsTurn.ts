/** The side that an opponent plays now, its dice included; undefined while a person must do something. */
import { DICE, isRollDecision } from '../../engine/kernel/game';
import { usePlay } from '../../store/play';
import { isRolledByHand } from '../../store/rolls';
import { levelAt } from '../../store/seats';
import { useTable } from '../../store/table';

export function useOpponentsTurn(): string | undefined {
  const seats = usePlay((play) => play.seats);
  return useTable(({ decision, log }) => {
    const isRoll = isRollDecision(decision) && !isRolledByHand(decision);
    const by = isRoll ? log.findLast((step) => step.by !== DICE)?.by : decision?.by;
    return levelAt(seats, by) === undefined ? undefined : by;
  });
}
