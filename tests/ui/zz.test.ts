import { test } from 'vitest';
import { BANDS } from '../../src/ui/saratoga/counters/colours';
import { contrast, distance, SIGHTS } from '../helpers/colour';
test('x', () => {
  const names = Object.keys(BANDS) as (keyof typeof BANDS)[];
  const start = names.map((n) => BANDS[n].fill);
  const hex = (c: number[]) => '#' + c.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('');
  const ch = (s: string) => [1, 3, 5].map((i) => parseInt(s.slice(i, i + 2), 16));
  let seed = 7;
  const rnd = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
  const score = (cs: string[]) => {
    let min = 1;
    for (let i = 0; i < cs.length; i++) {
      for (let j = i + 1; j < cs.length; j++)
        for (const s of SIGHTS) min = Math.min(min, distance(cs[i]!, cs[j]!, s));
      if (contrast(cs[i]!, BANDS[names[i]!].ink) < 5) return -1;
    }
    return min;
  };
  const drift = (cs: string[]) => cs.reduce((s, c, i) => s + distance(c, start[i]!, 'normal') ** 2, 0);
  const value = (cs: string[]) => {
    const m = score(cs);
    return Math.min(m, 0.05) * 100 - drift(cs) * 12;
  };
  let best = [...start];
  let bv = value(best);
  for (let n = 0; n < 25000; n++) {
    const next = [...best];
    const k = Math.floor(rnd() * next.length);
    const amp = n < 12000 ? 40 : 12;
    next[k] = hex(ch(next[k]!).map((v) => Math.max(0, Math.min(255, v + (rnd() - 0.5) * amp))));
    const v = value(next);
    if (v > bv) {
      bv = v;
      best = next;
    }
  }
  console.log(
    score(best),
    names
      .map(
        (n, i) =>
          `${n} ${start[i]} -> ${best[i]} drift ${distance(best[i]!, start[i]!, 'normal').toFixed(3)} contrast ${contrast(best[i]!, BANDS[n].ink).toFixed(1)}`,
      )
      .join('\n'),
  );
}, 120000);
