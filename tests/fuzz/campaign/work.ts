/** 2.1 How much an answer looks at: a count of reads of the state's lists, which does not hang on the machine. */
import type { State } from '../../../src/engine/campaign/state';

export function readsOf(state: State, answer: (watched: State) => unknown): number {
  let reads = 0;
  const watch = <List extends object>(list: List): List =>
    new Proxy(list, {
      get(target, key, receiver): unknown {
        reads++;
        return Reflect.get(target, key, receiver);
      },
    });
  const watched = Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      Array.isArray(value) && name !== 'frames' ? watch(value) : value,
    ]),
  );
  answer(watched as unknown as State);
  return reads;
}
