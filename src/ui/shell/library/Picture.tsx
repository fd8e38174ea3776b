/** A small picture of where a game stands: dots over the game's own little map. */
import type { Label } from '../../../games/contract';
import { entryOf } from '../../../games/list';

export function Picture({ game, label }: { game: string; label: Label | undefined }) {
  const entry = entryOf(game);
  if (!entry) return null;
  return (
    <span className="library-picture" aria-hidden="true">
      <img src={entry.picture} alt="" width="120" height="96" loading="lazy" decoding="async" />
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" focusable="false">
        {dotsOf(label?.dots ?? []).map(([x, y, side], i) => (
          <ellipse key={i} className={`dot side-${side}`} cx={x} cy={y} rx={30} ry={38} />
        ))}
      </svg>
    </span>
  );
}

/** Three numbers a dot. */
function dotsOf(numbers: readonly number[]): readonly (readonly [x: number, y: number, side: number])[] {
  return Array.from({ length: Math.floor(numbers.length / 3) }, (_, i) => [
    numbers[3 * i] ?? 0,
    numbers[3 * i + 1] ?? 0,
    numbers[3 * i + 2] ?? 0,
  ]);
}
