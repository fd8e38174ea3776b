/** Who may act now: they wear a light rim on the map. */
import { isChoosable, type View } from '../../../engine/saratoga';

const known = new WeakMap<View, ReadonlySet<string>>();
const NOBODY: ReadonlySet<string> = new Set();

/** Asked once for each view, however many counters want to know. */
export function readyIn(view: View | undefined): ReadonlySet<string> {
  if (!view?.decision) return NOBODY;
  let ready = known.get(view);
  if (!ready) {
    ready = new Set(
      Object.values(view.stacks)
        .flat()
        .filter((id) => isChoosable(view, id)),
    );
    known.set(view, ready);
  }
  return ready;
}
