/** Stands in for the printed sheet: the sheet itself with a clock around it, or nothing with `?bare` in the address. */
import { memo } from 'react';
import type { Battle } from '../../../src/engine/saratoga';
import { MapSheet as Real } from '../../../src/ui/saratoga/map/MapSheet';

const bare = new URLSearchParams(window.location.search).has('bare');

export const MapSheet = memo(function Ground({ battle }: { battle: Battle }) {
  if (bare) return null;
  // Its parts are rendered later: this is the drawing of all paths.
  const start = performance.now();
  const sheet = Real.type({ battle });
  performance.measure('draw', { start });
  return sheet;
});
