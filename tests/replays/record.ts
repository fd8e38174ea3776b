/** Plays whole games between two sensible players and writes them down. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { seededDice } from '../../src/engine/kernel/dice';
import { isRollDecision } from '../../src/engine/kernel/game';
import { playOn } from '../../src/engine/kernel/play';
import { type Action, SARATOGA, type Setup } from '../../src/engine/saratoga/index';
import { chanceFrom } from '../fuzz/chance';
import { sensiblePlayer } from '../fuzz/sensible';
import { digestOf, factsOf, outcomeOf, phaseOf } from './follow';
import { type RecordedGame, type RecordedPhase, wordsOf } from './notation';

const FOLDER = 'tests/replays';

/** Three games of each battle, in the fog, with one, some and all of the other choices. */
const GAMES: readonly { readonly seed: string; readonly setup: Setup }[] = [
  { seed: 'sept19-a', setup: { battle: 'sept19', fog: true } },
  {
    seed: 'sept19-b',
    setup: {
      battle: 'sept19',
      fog: true,
      options: { returnFire: 'strict', losHeight: 'either', edgeOfMap: 'stay' },
    },
  },
  {
    seed: 'sept19-c',
    setup: {
      battle: 'sept19',
      fog: true,
      options: { defensiveGuns: 'supporting', wingCommand: 'either', victorySteps: 'faces' },
    },
  },
  { seed: 'oct7-a', setup: { battle: 'oct7', fog: true } },
  {
    seed: 'oct7-b',
    setup: { battle: 'oct7', fog: true, options: { defensiveGuns: 'supporting', losHeight: 'either' } },
  },
  {
    seed: 'oct7-c',
    setup: {
      battle: 'oct7',
      fog: true,
      options: { returnFire: 'strict', wingCommand: 'either', edgeOfMap: 'stay', victorySteps: 'faces' },
    },
  },
];

for (const { seed, setup } of GAMES) {
  const game = record(seed, setup);
  const file = join(FOLDER, `${seed}.json`);
  const style = { ...(await resolveConfig(file)), parser: 'json' };
  const text = await format(JSON.stringify(game), style);
  writeFileSync(file, text);
  const actions = game.phases.reduce((sum, phase) => sum + phase.actions.split('; ').length, 0);
  console.log(
    `${file}: ${actions} actions, ${text.length} characters, ${game.outcome}, ${game.phases.at(-1)?.facts}`,
  );
}

function record(seed: string, setup: Setup): RecordedGame {
  const player = sensiblePlayer(chanceFrom(seed));
  const dice = seededDice(seed);
  const phases: RecordedPhase[] = [];
  let words: string[] = [];
  let drawn = 0;
  let state = SARATOGA.start(setup);
  let begin = { at: phaseOf(state), digest: digestOf(state), facts: factsOf(state) };
  for (let asked = SARATOGA.decision(state); asked; asked = SARATOGA.decision(state)) {
    if (phaseOf(state) !== begin.at) {
      phases.push({ ...begin, actions: words.join('; ') });
      words = [];
      begin = { at: phaseOf(state), digest: digestOf(state), facts: factsOf(state) };
    }
    const roll = isRollDecision(asked) ? dice.roll(asked, drawn) : undefined;
    const action: Action = roll ?? player.choose(state, asked);
    drawn += roll?.dice.length ?? 0;
    words.push(wordsOf(action));
    state = playOn(SARATOGA, state, action);
  }
  phases.push({ ...begin, actions: words.join('; ') });
  return { setup, seed, phases, outcome: outcomeOf(state), digest: digestOf(state) };
}
