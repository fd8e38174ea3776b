/** How fast First Saratoga plays: random legal games, the chances of the combat card, and a movement phase of its opponents. */
import { OPPONENT } from '../../src/ai/firstSaratoga';
import {
  type Action,
  FIRST_SARATOGA,
  gameOf,
  oddsOf,
  RULES,
  type State,
} from '../../src/engine/firstSaratoga';
import { isRollDecision } from '../../src/engine/kernel/game';
import { attack, position } from '../helpers/firstSaratoga/position';
import { measure } from '../fuzz/firstSaratoga/speed';

measure('battle', 'any', 200);
const { actions, seconds, elapsed } = measure('battle', 'any', 1000);
const rate = (time: number) => Math.round(actions / time).toLocaleString('en');
console.log(
  `random legal play: ${rate(seconds)} actions a second of the processor, ${rate(elapsed)} by the clock`,
);

console.log(`chances of the combat card: ${chances().toFixed(3)} ms of the processor`);
for (const level of OPPONENT.levels)
  console.log(`${level}, movement phase in clear weather: ${phase(level).toFixed(0)} ms of the processor`);

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

/** The British in the middle of the battle, out of a game of the opponents themselves. */
function phase(level: string): number {
  const state = midway();
  return timed(3, () => OPPONENT.think(state, 'british', OPPONENT.begin(level, 'british', 'bench')));
}

function midway(): State {
  const state = FIRST_SARATOGA.start({ scenario: 'battle' });
  const memories = {
    british: OPPONENT.begin('captain', 'british', 'm'),
    colonial: OPPONENT.begin('captain', 'colonial', 'm'),
  };
  for (let dice = 0; ; dice++) {
    const asked = FIRST_SARATOGA.decision(state);
    if (!asked) throw new Error('the game is over too soon');
    if (asked.kind === 'move' && asked.by === 'british' && state.turn >= 4 && !state.fog) return state;
    if (isRollDecision(asked)) {
      FIRST_SARATOGA.apply(state, { kind: 'roll', dice: [1 + ((dice * 5) % 6)] }, () => undefined);
      continue;
    }
    const side = asked.by as 'british' | 'colonial';
    for (const action of OPPONENT.think(RULES.observe(state, side), side, memories[side]).actions)
      FIRST_SARATOGA.apply(state, action, () => undefined);
  }
}

/** Milliseconds of the processor, after a first time that does not count. */
function timed(times: number, what: () => unknown): number {
  what();
  const begin = process.cpuUsage();
  for (let i = 0; i < times; i++) what();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000 / times;
}
