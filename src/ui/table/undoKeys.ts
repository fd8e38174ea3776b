/** The keys of undo and redo, the same at every table. */
import { usePlay } from '../../store/play';

/** True if the key meant one of them. Held down it takes back one thing, not the turn. */
export function undoKey(event: KeyboardEvent): boolean {
  const meant = meantBy(event);
  if (meant && !event.repeat) usePlay.getState()[meant]();
  return meant !== undefined;
}

function meantBy({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  const letter = key.toLowerCase();
  if (!ctrlKey && !metaKey) return letter === 'u' ? 'undo' : undefined;
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : undefined;
}
