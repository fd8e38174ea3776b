/** The keys of undo and redo, the same at every table. */
import { usePlay } from '../../store/play';

/** True if the key meant one of them. */
export function undoKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const { undo, redo } = usePlay.getState();
  const letter = key.toLowerCase();
  if (!ctrlKey && !metaKey) {
    if (letter !== 'u') return false;
    undo();
  } else if (letter === 'z') (shiftKey ? redo : undo)();
  else if (letter === 'y') redo();
  else return false;
  return true;
}
