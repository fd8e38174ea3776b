/** A die with its pips; a blank one still lies in the cup. */

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function Die({ face, size = 30 }: { face: number | undefined; size?: number }) {
  return (
    <svg
      className={face === undefined ? 'die blank' : 'die'}
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      role={face === undefined ? undefined : 'img'}
      aria-label={face === undefined ? undefined : String(face)}
      aria-hidden={face === undefined}
    >
      <rect x="-11" y="-11" width="22" height="22" rx="4" />
      {(PIPS[face ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 5.6} cy={y * 5.6} r="2.1" />
      ))}
    </svg>
  );
}
