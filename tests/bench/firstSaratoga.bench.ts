/** How fast First Saratoga plays: random legal games, the chances of the combat card, and what its opponents take for a phase and a turn. */
import { LEVELS } from '../../src/ai/firstSaratoga';
import { type Action, FIRST_SARATOGA, gameOf, oddsOf, type State } from '../../src/engine/firstSaratoga';
import type { Decision } from '../../src/engine/kernel/game';
import { attack, position } from '../helpers/firstSaratoga/position';
import { measure } from '../fuzz/firstSaratoga/speed';
import { FIRST_SARATOGA_RING } from '../match/firstSaratoga';
import { thinkingTimes } from './thinking';

measure('battle', 'any', 200);
const { actions, seconds, elapsed } = measure('battle', 'any', 1000);
const rate = (time: number) => Math.round(actions / time).toLocaleString('en');
console.log(
  `random legal play: ${rate(seconds)} actions a second of the processor, ${rate(elapsed)} by the clock`,
);

console.log(`chances of the combat card: ${chances().toFixed(3)} ms of the processor`);
for (const level of LEVELS) {
  console.log(
    `${level}, a phase: ${await times(level, (...asked) => FIRST_SARATOGA_RING.stretch?.(...asked) ?? '')}`,
  );
  console.log(`${level}, a player turn: ${await times(level, ({ turn, phasing }) => `${turn} ${phasing}`)}`);
}

/** Three stacks with two leaders against a leader in the works: the dearest card. */
function chances(): number {
  const state = position(
    {
      '0408': 'h20_62 f24 burgoyne',
      '0407': 'h9_21 gren fraser',
      '0308': 'learned arnold',
      '0207': 'rSpecht',
    },
    { phase: 'combat' },
  );
  const asked = attack('0308', 'h20_62 f24 h9_21 gren rSpecht') as Extract<Action, { kind: 'attack' }>;
  const { world } = gameOf('battle');
  const numbers = asked.units.map((id) => world.numberOf.get(id) ?? -1);
  const [primary = -1] = numbers;
  const defender = world.numberOf.get('learned') ?? -1;
  const fight = { mode: asked.mode, hex: asked.hex as never, units: numbers, primary, defender };
  return timed(200, () => oddsOf(world, state, fight));
}

/** Games of both scenarios with all options, in fog and clear weather. */
function times(level: string, stretch: (state: State, asked: Decision) => string): Promise<string> {
  return thinkingTimes({
    game: FIRST_SARATOGA.id,
    level,
    setups: [0, 4, 8, 12, 1, 5].map((game) => FIRST_SARATOGA_RING.mixedSetup?.(game)),
    stretch: (state, asked) => stretch(state as State, asked),
  });
}

/** Milliseconds of the processor, after a first time that does not count. */
function timed(times: number, what: () => unknown): number {
  what();
  const begin = process.cpuUsage();
  for (let i = 0; i < times; i++) what();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000 / times;
}
