/** How fast the campaign plays: random legal games, a copy of the state, and a player turn of its opponents. */
import { OPPONENT } from '../../src/ai/campaign';
import { type Action, CAMPAIGN, type State } from '../../src/engine/campaign';
import { isRollDecision } from '../../src/engine/kernel/game';
import { chanceOf } from './randomPlay';
import { thinkingTimes } from './thinking';

const silent = () => undefined;

measure(100);
const { actions, seconds, cpu } = measure(600);
const rate = (time: number) => Math.round(actions / time).toLocaleString('en');
console.log(
  `random legal play: ${rate(cpu)} actions a second of the processor, ${rate(seconds)} by the clock`,
);
console.log(`copy of a state: ${(timed(20_000, copied()) * 1000).toFixed(2)} µs`);
for (const level of OPPONENT.levels) console.log(`${level}, a player turn: ${await playerTurns(level)}`);

/** Any action that is offered; one time in six whatever ends a move or a phase, which is offered last. */
function measure(games: number): { actions: number; seconds: number; cpu: number } {
  const [begin, start] = [process.cpuUsage(), performance.now()];
  let played = 0;
  for (let game = 0; game < games; game++) {
    const chance = chanceOf(1777 + game * 7919);
    const state = CAMPAIGN.start({});
    for (let asked = CAMPAIGN.decision(state); asked; asked = CAMPAIGN.decision(state)) {
      const action = isRollDecision(asked)
        ? rollOf(asked.dice, chance)
        : pickFrom(CAMPAIGN.actions(state), chance);
      CAMPAIGN.apply(state, action, silent);
      played++;
    }
  }
  const { user, system } = process.cpuUsage(begin);
  return {
    actions: played,
    seconds: (performance.now() - start) / 1000,
    cpu: (user + system) / 1_000_000,
  };
}

function rollOf(dice: number, chance: () => number): Action {
  const rolled: number[] = [];
  for (let i = 0; i < dice; i++) rolled.push(1 + Math.floor(chance() * 6));
  return { kind: 'roll', dice: rolled };
}

function pickFrom(list: readonly Action[], chance: () => number): Action {
  const action = chance() < 1 / 6 ? list.at(-1) : list[Math.floor(chance() * list.length)];
  if (!action) throw new Error('nothing is offered');
  return action;
}

function copied(): () => void {
  const state = CAMPAIGN.start({});
  return () => CAMPAIGN.copy(state);
}

/** All that a side thinks in its own player turn, and in the battles of the other's, in two games. */
function playerTurns(level: string): Promise<string> {
  return thinkingTimes({
    game: CAMPAIGN.id,
    level,
    setups: [{ fog: true }, { fog: true }],
    stretch: (state) => `${(state as State).turn} ${(state as State).phasing}`,
  });
}

/** Milliseconds of the processor. */
function timed(times: number, what: () => void): number {
  what();
  const begin = process.cpuUsage();
  for (let i = 0; i < times; i++) what();
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000 / times;
}
