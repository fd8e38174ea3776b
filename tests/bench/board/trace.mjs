/** Reads a browser's trace of the page: what it noted, which input it got, how long its threads worked. */

export const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Times in a trace are in microseconds; everything that goes out is in milliseconds. */
export function readTrace(buffer) {
  const { traceEvents } = JSON.parse(buffer.toString());
  const first = traceEvents.find((event) => event.name === 'sharp' && isNote(event));
  if (!first) throw new Error('The trace does not show the page');
  const events = traceEvents.filter((event) => event.pid === first.pid).sort((a, b) => a.ts - b.ts);
  const compositors = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'Compositor')
      .map(({ tid }) => tid),
  );
  // The time on the processor, where the system tells it: other programs do not count then.
  const notes = events
    .filter(isNote)
    .map(({ name, ts, tts = ts }) => ({ name, at: ts / 1000, worked: tts / 1000 }));
  const tasks = events
    .filter(({ name, tid }) => name === 'RunTask' && (tid === first.tid || compositors.has(tid)))
    .concat(events.filter(({ name }) => name === 'RasterTask'))
    .map(({ ts, dur = 0, tdur = dur }) => ({ at: ts / 1000, took: tdur / 1000 }));
  const inputs = (type) =>
    events
      .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
      .map(({ ts }) => ts / 1000);
  const presented = new Map(
    events
      .filter(({ name }) => name === 'AnimationFrame::Presentation')
      .map(({ ts, args }) => [args.id, ts / 1000]),
  );
  const rendered = events
    .filter(({ name, ph }) => name === 'AnimationFrame' && (ph === 'b' || ph === 'e'))
    .flatMap(({ ph, ts }, i, list) => (ph === 'e' ? [{ id: list[i - 1]?.args.id, end: ts / 1000 }] : []));
  const mainTasks = events.filter(({ name, tid }) => name === 'RunTask' && tid === first.tid);

  return {
    /** When the visit to the page began. */
    origin: first.ts / 1000 - first.args.data.startTime,
    noted,
    /** What the page's own thread worked from each note to the next one of another name. */
    between: (from, to) =>
      notes
        .filter(({ name }) => name === from || name === to)
        .flatMap(({ name, worked }, i, list) =>
          name === to && list[i - 1]?.name === from ? [worked - list[i - 1].worked] : [],
        ),
    /** What the page's own thread, the compositor and the painters worked, summed. */
    work,
    /** The work from each input to the next: a frame each, as the browser hands input over once a frame. */
    frames: (type, from, to) => {
      const [begin, end] = [from, to].map(only);
      const at = inputs(type).filter((time) => time >= begin && time < end);
      return at.slice(1).map((next, i) => work(at[i], next));
    },
    /** When the page's thread began the task in which something was noted. */
    taskOf: (time) => {
      const task = mainTasks.findLast(({ ts }) => ts / 1000 <= time);
      return task ? task.ts / 1000 : time;
    },
    /** When a change made at a time is on the screen. */
    shown: (time) => presented.get(rendered.find(({ end }) => end > time)?.id),
  };

  /** When the page noted something, each time. */
  function noted(name) {
    return notes.filter((note) => note.name === name).map(({ at }) => at);
  }

  function only(name) {
    const times = noted(name);
    if (times.length !== 1) throw new Error(`${times.length} times ${name} in the trace`);
    return times[0];
  }

  function work(from, to) {
    return tasks.reduce((sum, { at, took }) => (at >= from && at < to ? sum + took : sum), 0);
  }
}

const isNote = ({ cat }) => typeof cat === 'string' && cat.includes('blink.user_timing');
