import { actions, apply, decision, start } from '../../../src/engine/campaign/game';
import type { State } from '../../../src/engine/campaign/state';
let seed = 12345;
const rnd = () => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return seed / 4294967296; };
const N = Number(process.argv[2] ?? 50);
let total = 0; const ends: Record<string, number> = {}; const kinds: Record<string, number> = {};
const t0 = performance.now();
for (let g = 0; g < N; g++) {
  const state: State = start({});
  let n = 0;
  for (let d = decision(state); d; d = decision(state)) {
    kinds[d.kind === 'roll' ? 'roll ' + d.case : d.kind] = (kinds[d.kind === 'roll' ? 'roll ' + d.case : d.kind] ?? 0) + 1;
    if (d.kind === 'roll') {
      const k = (d as { dice: number }).dice;
      const dice: number[] = []; for (let i = 0; i < k; i++) dice.push(1 + Math.floor(rnd() * 6));
      apply(state, { kind: 'roll', dice }, () => undefined);
    } else {
      const list = actions(state);
      const a = list[Math.floor(rnd() * list.length)];
      if (!a) throw new Error('no actions for ' + d.kind);
      apply(state, a, () => undefined);
    }
    n++; if (n > 50000) throw new Error('endless');
  }
  total += n;
  const r = state.ending?.reason ?? '?'; ends[r] = (ends[r] ?? 0) + 1;
}
const s = (performance.now() - t0) / 1000;
console.log(N, 'games', total, 'actions', (total / s).toFixed(0), '/s', ends, kinds);
