/** Random legal play at full speed: one state, changed in place, out of a seed. */
import { type Action, gameOf, type ScenarioId } from '../../../src/engine/firstSaratoga';
import { chanceFrom } from '../chance';
import { choose, type Temper } from './players';

const OPENING: readonly Action[] = [
  { kind: 'deploy' },
  { kind: 'ready' },
  { kind: 'deploy' },
  { kind: 'ready' },
];
/** Others may use the processor, too: its seconds for this program, and those that went by meanwhile. */
export interface Pace {
  readonly actions: number;
  readonly seconds: number;
  readonly elapsed: number;
}

const silent = () => undefined;

export function measure(scenario: ScenarioId, temper: Temper, games: number): Pace {
  const game = gameOf(scenario);
  const begin = process.cpuUsage();
  const since = performance.now();
  let actions = 0;
  for (let i = 0; i < games; i++) {
    const chance = chanceFrom(['speed', i]);
    const state = game.start({ scenario });
    for (const action of OPENING) game.apply(state, action, silent);
    for (;;) {
      const asked = game.decision(state);
      if (!asked) break;
      game.apply(state, choose(game, state, asked, temper, chance), silent);
      actions++;
    }
  }
  const { user, system } = process.cpuUsage(begin);
  return { actions, seconds: (user + system) / 1_000_000, elapsed: (performance.now() - since) / 1000 };
}
