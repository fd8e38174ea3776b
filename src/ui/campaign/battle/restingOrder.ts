/** Blocks by their strength as it was when a round began: hits do not shuffle them under the hand that deals them out. */
import { inReadingOrder } from '../text/names';

let round = '';
const strength = new Map<string, number>();

export function inRestingOrder<B extends { readonly id: string; readonly sp: number }>(
  blocks: readonly B[],
  of: string,
): B[] {
  if (of !== round) strength.clear();
  round = of;
  for (const { id, sp } of blocks) if (!strength.has(id)) strength.set(id, sp);
  const resting = inReadingOrder(blocks.map(({ id, sp }) => ({ id, sp: strength.get(id) ?? sp })));
  return resting.flatMap(({ id }) => blocks.find((block) => block.id === id) ?? []);
}
