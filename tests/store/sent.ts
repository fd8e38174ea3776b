/** Links of games that fit into one. */
import type { AnyRules } from '../../src/games/contract';
import * as links from '../../src/store/library/link';
import type { Parcel } from '../../src/store/library/parcel';

export function writeLink(parcel: Parcel, rules: AnyRules): string {
  const link = links.writeLink(parcel, rules);
  if (link === undefined) throw new Error('the game does not fit into a link');
  return link;
}
