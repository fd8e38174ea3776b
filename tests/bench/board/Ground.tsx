/** Stands in for the printed sheet: the sheet itself with a clock around it, or nothing with `?bare` in the address. */
import { memo } from 'react';
import type { Battle } from '../../../src/engine/saratoga';
import { MapSheet as Sheet } from '../../../src/ui/saratoga/map/MapSheet';

const bare = new URLSearchParams(window.location.search).has('bare');

export const MapSheet = memo(function Ground({ battle }: { battle: Battle }) {
  if (bare) return null;
  // React renders the parts later, so this call does little but draw the paths.
  performance.mark('draw');
  const sheet = Sheet.type({ battle });
  performance.mark('drawn');
  return sheet;
});
