/** How much work opening a game takes, counted and not timed: a busy machine changes nothing in it. */
import { BitReader } from '../../src/engine/coder/bitCoder';
import { SARATOGA } from '../../src/engine/saratoga/index';

export interface Work {
  /** Bits that were read out of a link. */
  readonly bits: number;
  /** Actions that were played. */
  readonly actions: number;
  /** Letters of all actions that are kept. */
  readonly letters: number;
}

interface Counted<T> {
  readonly result: T;
  readonly work: Omit<Work, 'letters'>;
}

export async function workOf<T>(what: () => Promise<T>): Promise<Counted<T>> {
  let [bits, actions] = [0, 0];
  const uncount = [
    count(BitReader.prototype, 'bit', () => bits++),
    count(SARATOGA as { -readonly [Name in 'apply']: (typeof SARATOGA)[Name] }, 'apply', () => actions++),
  ];
  try {
    const result = await what();
    return { result, work: { bits, actions } };
  } finally {
    for (const end of uncount) end();
  }
}

/** Counts the calls of a method until the function that it answers is called. */
function count<Name extends string>(
  owner: { [Key in Name]: (...args: never[]) => unknown },
  name: Name,
  tick: () => void,
): () => void {
  const method = owner[name] as (...args: unknown[]) => unknown;
  owner[name] = function counted(this: unknown, ...args: unknown[]) {
    tick();
    return method.apply(this, args);
  };
  return () => void (owner[name] = method);
}
