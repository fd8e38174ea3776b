/** Every way in which so many dice can fall, by how often each face is shown: counted, not sampled. */

export interface DiceFall {
  /** From 1 to 6. */
  readonly counts: readonly number[];
  readonly chance: number;
}

/** With six faces 792 ways for seven dice. `noThrees`: 13.1 each 3 is rolled again until it is none. */
export function fallsOf(dice: number, noThrees = false): readonly DiceFall[] {
  const key = dice * 2 + (noThrees ? 1 : 0);
  const known = KNOWN.get(key);
  if (known) return known;
  const faces = noThrees ? [0, 1, 3, 4, 5] : [0, 1, 2, 3, 4, 5];
  const falls: DiceFall[] = [];
  const counts = [0, 0, 0, 0, 0, 0];
  const spread = (at: number, left: number, ways: number): void => {
    const face = faces[at] ?? 0;
    if (at === faces.length - 1) {
      counts[face] = left;
      falls.push({ counts: [...counts], chance: ways / faces.length ** dice });
      counts[face] = 0;
      return;
    }
    let chosen = ways;
    for (let number = 0; number <= left; number++) {
      counts[face] = number;
      spread(at + 1, left - number, chosen);
      chosen = (chosen * (left - number)) / (number + 1);
    }
    counts[face] = 0;
  };
  spread(0, dice, 1);
  KNOWN.set(key, falls);
  return falls;
}

/** Made once each: they depend on nothing else. */
const KNOWN = new Map<number, readonly DiceFall[]>();
