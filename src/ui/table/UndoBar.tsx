/** Undo and redo: each button says what it would do, or what stops it. */
import { usePlay } from '../../store/play';
import { table } from '../text/table';
import { Icon } from '../widgets/Icon';
import { useWords } from './game';

export function UndoBar() {
  const words = useWords();
  const { action, barrier } = usePlay((play) => play.undoable);
  const forth = usePlay((play) => play.redoable);
  const { undo, redo } = usePlay.getState();
  const undoWords = action
    ? table.undo.undoes(words.action(action))
    : barrier
      ? table.undo.barriers[barrier]
      : table.undo.nothing;
  const redoWords = forth ? table.undo.redoes(words.action(forth)) : table.undo.nothingAgain;
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={undoWords}
        title={undoWords}
        data-ask="undo"
        aria-disabled={!action}
        onClick={undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={redoWords}
        title={redoWords}
        data-ask="redo"
        disabled={!forth}
        onClick={redo}
      >
        <Icon name="redo" />
      </button>
    </>
  );
}
