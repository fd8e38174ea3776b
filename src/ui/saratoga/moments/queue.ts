/** One great moment after another. They keep nobody from playing: any press or key, and all of them are over. */
import { onPress } from '../onPress';
import { type Moment, type MomentKind, useMoment } from './now';

/** Milliseconds at the usual pace. */
const LASTS: Readonly<Record<MomentKind, number>> = {
  break: 2000,
  end: 2000,
  leader: 1500,
  lost: 1400,
  exit: 1500,
};
/** What happens meanwhile waits its turn; what has waited too long is told by the log. */
const MOST = 2;

let waiting: readonly Moment[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let stopListening: (() => void) | undefined;
let timeFor: (usual: number) => number = (usual) => usual;

/** `time`: how long one lasts that usually lasts so many milliseconds. */
export function queue(moments: readonly Moment[], time: (usual: number) => number): void {
  if (moments.length === 0) return;
  timeFor = time;
  waiting = [...waiting, ...moments].slice(-MOST);
  if (!useMoment.getState().now) next();
}

export function endMoments(): void {
  waiting = [];
  if (useMoment.getState().now) next();
}

export const lasting = ({ kind }: Moment): number => timeFor(LASTS[kind]);

function next(): void {
  const [now, ...rest] = waiting;
  waiting = rest;
  clearTimeout(timer);
  useMoment.setState({ now });
  if (!now) {
    stopListening?.();
    stopListening = undefined;
    return;
  }
  stopListening ??= onPress(endMoments);
  timer = setTimeout(next, lasting(now));
}
