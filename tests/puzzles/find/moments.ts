/** The beginnings of phases with a fight in them, out of games of two generals. */
import {
  type Battle,
  BATTLES,
  copyState,
  type SaratogaDecision,
  type State,
} from '../../../src/engine/saratoga';
import { fight } from '../../match/bout';
import { type Ring, seatsOf, stretchIn } from '../../match/ring';

export interface Moment {
  readonly state: State;
  readonly kind: 'combatMove' | 'fire';
  /** Which game, turn and phase it is from. */
  readonly from: string;
}

const WHO = 'general';

/** One game after the other without end, the battles by turns unless one is wished for. */
export function* momentsFrom(ring: Ring, seed: string, battle: Battle | undefined): Generator<Moment> {
  for (let game = 0; ; game++)
    yield* momentsIn(ring, battle ?? BATTLES[game % BATTLES.length] ?? 'sept19', `${seed}-${game}`);
}

function momentsIn(ring: Ring, battle: Battle, seed: string): readonly Moment[] {
  const moments = new Map<string, Moment>();
  fight({
    rules: ring.rules,
    setup: ring.entry.scenarios.find(({ id }) => id === battle)?.setups.two,
    seed,
    seats: seatsOf(ring, Object.fromEntries(ring.entry.sides.map((side) => [side, WHO])), seed),
    stretch: (of, asked) => stretchIn(ring, of, asked),
    watch: (of, { kind }) => {
      const state = of as State;
      if (!isBeginning(state, kind as SaratogaDecision['kind'])) return;
      const from = `${seed}-${state.turn}-${state.phasing}-${kind}`;
      if (!moments.has(from))
        moments.set(from, { state: copyState(state), kind: kind as Moment['kind'], from });
    },
  });
  return [...moments.values()];
}

function isBeginning({ frames, fired }: State, kind: SaratogaDecision['kind']): boolean {
  const top = frames.at(-1);
  if (top?.kind === 'combatMovement') return kind === 'combatMove' && top.moved.length === 0;
  return top?.kind === 'fire' && kind === 'fire' && top.held.length === 0 && !fired.includes(true);
}
