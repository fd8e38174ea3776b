/** How fast Freeman's Farm plays: whole games by chance, the chances before a roll, and a whole turn of its opponents. */
import { OPPONENT } from '../../src/ai/freemansFarm';
import {
  DICE_LIMITS,
  FREEMANS_FARM,
  RULES,
  type Setup,
  type Side,
  type State,
} from '../../src/engine/freemansFarm';
import { isRollDecision } from '../../src/engine/kernel/game';
import { freemansFarm } from '../../src/games/freemansFarm';
import { below, chanceFrom, pick } from '../fuzz/chance';

const GAMES = 300;
const SETUP = freemansFarm.scenarios[0]?.setups.two as Setup;
const silent = () => undefined;

byChance(GAMES / 10);
const { actions, seconds } = byChance(GAMES);
console.log(
  `whole games by chance: ${Math.round(GAMES / seconds)} a second (${Math.round(actions / GAMES)} actions each)`,
);
console.log(`chances of seven dice: ${chances().toFixed(3)} ms`);
for (const level of OPPONENT.levels) {
  const times = turnsOf(level).toSorted((one, other) => one - other);
  const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(0);
  console.log(
    `${level}, a whole turn: half within ${at(0.5)} ms, the longest of ${times.length} ${at(1)} ms`,
  );
}

/** Any kind of action, then any of that kind. */
function byChance(games: number): { actions: number; seconds: number } {
  const begin = process.cpuUsage();
  let done = 0;
  for (let number = 0; number < games; number++) {
    const chance = chanceFrom(['bench', number]);
    const state = FREEMANS_FARM.start(SETUP);
    for (let asked = FREEMANS_FARM.decision(state); asked; asked = FREEMANS_FARM.decision(state), done++) {
      if (isRollDecision(asked)) roll(state, asked, (faces) => 1 + below(chance, faces));
      else {
        const all = FREEMANS_FARM.actions(state);
        const kind = pick(chance, [...new Set(all.map((each) => each.kind))]);
        FREEMANS_FARM.apply(
          state,
          pick(
            chance,
            all.filter((each) => each.kind === kind),
          ),
          silent,
        );
      }
    }
  }
  return { actions: done, seconds: spent(begin) / 1000 };
}

/** 6.1 step 4 what the table asks for before the dearest roll: Poor from the Farm with Arnold. */
function chances(): number {
  const state = FREEMANS_FARM.start(SETUP);
  state.at.poor = 'freemansFarm';
  const ask = () =>
    RULES.questions.commandChances(state, undefined, 'poor.attackFromFarm', 'hamilton', 'arnold');
  if (ask()?.dice !== DICE_LIMITS.most) throw new Error('not seven dice');
  const times = 200;
  const begin = process.cpuUsage();
  for (let i = 0; i < times; i++) ask();
  return spent(begin) / times;
}

/** Milliseconds of the processor for each turn of a few games, answers in the enemy's turn included. */
function turnsOf(level: string): readonly number[] {
  const turns = new Map<string, number>();
  for (let game = 0; game < 4; game++) {
    const chance = chanceFrom([level, game]);
    const state = FREEMANS_FARM.start(SETUP);
    const memories = {
      british: OPPONENT.begin(level, 'british', 'bench'),
      american: OPPONENT.begin(level, 'american', 'bench'),
    };
    for (let asked = FREEMANS_FARM.decision(state); asked; asked = FREEMANS_FARM.decision(state)) {
      if (isRollDecision(asked)) {
        roll(state, asked, (faces) => 1 + below(chance, faces));
        continue;
      }
      const side = asked.by as Side;
      const turn = `${game} ${state.round} ${state.phasing} ${side}`;
      const begin = process.cpuUsage();
      const thought = OPPONENT.think(RULES.observe(state, side), side, memories[side]);
      turns.set(turn, (turns.get(turn) ?? 0) + spent(begin));
      memories[side] = thought.memory;
      for (const action of thought.actions) FREEMANS_FARM.apply(state, action, silent);
    }
  }
  return [...turns.values()];
}

function roll(
  state: State,
  { dice, faces }: { dice: number; faces: number },
  die: (faces: number) => number,
) {
  FREEMANS_FARM.apply(state, { kind: 'roll', dice: Array.from({ length: dice }, () => die(faces)) }, silent);
}

/** Milliseconds of the processor; others may use it, too. */
function spent(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1000;
}
