/** `npm run fuzz -- --game campaign` plays games of the campaign by chance and tells what came up; `--bench` plays without checks. */
import { isRollDecision } from '../../../src/engine/kernel/game';
import { CAMPAIGN } from '../../../src/engine/campaign/index';
import { below, chanceFrom, pick } from '../chance';
import { playGame } from './game';
import { type GroupName, GROUPS, neverSeen, newTally, printTally } from './tally';

const given = process.argv.slice(2);
const valueOf = (name: string): string | undefined => {
  const at = given.indexOf(`--${name}`);
  return at < 0 ? undefined : given[at + 1];
};
const games = Number(valueOf('games') ?? 100);
const seed = valueOf('seed') ?? 'saratoga';
const only = valueOf('only');
const MOST_FAILURES = 5;

if (given.includes('--bench')) bench();
else playAll();

function playAll(): void {
  const tally = newTally();
  const failures: string[] = [];
  const first = only === undefined ? 0 : Number(only);
  const last = only === undefined ? games : first + 1;
  for (let game = first; game < last && failures.length < MOST_FAILURES; game++) {
    const failure = playGame(seed, game, tally);
    if (failure !== undefined) failures.push(`FAILED game ${game} of seed ${seed} ${failure}`);
  }
  console.log(printTally(tally));
  const missing = (Object.keys(GROUPS) as GroupName[]).flatMap((group) => neverSeen(tally, group));
  console.log(`never seen: ${missing.join(', ') || 'nothing'}`);
  const { user, system } = process.cpuUsage();
  const actions = Object.values(tally.actions).reduce((sum, times) => sum + times, 0);
  console.log(
    `${last - first} games, ${actions} actions, ${((user + system) / 1e6).toFixed(1)} s of the processor`,
  );
  console.log(failures.length === 0 ? 'all is well' : failures.join('\n'));
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** Random play at full speed: list, choose, apply. */
function bench(): void {
  const chance = chanceFrom(seed);
  let actions = 0;
  const before = process.cpuUsage();
  for (let game = 0; game < games; game++) {
    const state = CAMPAIGN.start({ fog: true });
    for (let asked = CAMPAIGN.decision(state); asked; asked = CAMPAIGN.decision(state)) {
      const dice = isRollDecision(asked)
        ? Array.from({ length: asked.dice }, () => 1 + below(chance, 6))
        : [];
      const action = isRollDecision(asked)
        ? ({ kind: 'roll', dice } as const)
        : pick(chance, CAMPAIGN.actions(state));
      CAMPAIGN.apply(state, action, () => undefined);
      actions++;
    }
  }
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  console.log(
    `${games} games, ${actions} actions, ${seconds.toFixed(2)} s of the processor: ${Math.round(actions / seconds)} actions/s`,
  );
}
