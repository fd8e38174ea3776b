/** 10.0 While an opponent plays before a person's own first turn: what the person will play for. */
import { firstTurnOf, SIDES } from '../../../engine/saratoga';
import { usePlay } from '../../../store/play';
import { aloneIn } from '../../../store/seats';
import { useTable } from '../table';
import Objectives from './Objectives';

export default function Aims() {
  const alone = usePlay((play) => aloneIn(play.seats));
  const side = SIDES.find((each) => each === alone);
  const start = useTable((table) => table.view?.start);
  const isFirstTurn = useTable(({ view }) => view?.turn === firstTurnOf(view?.start));
  const hasBegun = useTable(({ log }) =>
    log.some(({ events }) => events.some((event) => event.type === 'phaseBegan' && event.side === side)),
  );
  return side && isFirstTurn && !hasBegun ? <Objectives side={side} start={start} /> : null;
}
