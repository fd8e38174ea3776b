/** The chain of digests over a game that is sent to and fro: each seal covers the one before it and the actions since. */
import { lengthen } from '../../engine/kernel/save';
import { sha256 } from '../sha256';
import type { Parcel } from './parcel';
import type { Seal } from './schemas';

interface Sealed {
  readonly id: string;
  readonly saved: Pick<Parcel['saved'], 'game' | 'dice' | 'setup' | 'actions'>;
}

/** The same seals and, at the end of the record, one more. */
export function sealed(parcel: Sealed, seals: readonly Seal[]): readonly Seal[] {
  const end = parcel.saved.actions.length;
  const earlier = seals.filter(([at]) => at < end);
  return [...earlier, ...chain(parcel, [...earlier.map(([at]) => at), end]).slice(-1)];
}

/** The first seal that the record does not bear out. */
export function brokenSeal(parcel: Sealed, seals: readonly Seal[]): Seal | undefined {
  const own = chain(
    parcel,
    seals.map(([at]) => at),
  );
  return seals.find((seal, i) => seal[1] !== own[i]?.[1]);
}

/** The seals of a record at these places. */
function chain({ id, saved }: Sealed, places: readonly number[]): Seal[] {
  let [from, hash] = [0, hashOf([id, saved.game, saved.dice ?? null, saved.setup])];
  return places.map((at) => {
    const piece =
      at < from || at > saved.actions.length ? ['nothing'] : saved.actions.slice(from, at).map(wholeAction);
    hash = hashOf([hash, piece]);
    from = Math.max(from, at);
    return [at, hash];
  });
}

const wholeAction = (entry: unknown): unknown => lengthen(entry) ?? entry;

/** The first half of SHA-256 over JSON with its keys in order. */
const hashOf = (value: unknown): string =>
  sha256(new TextEncoder().encode(JSON.stringify(inOrder(value)))).slice(0, 32);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return parts.map(([key, part]) => [key, inOrder(part)]);
}
