/** Plays whole games between two sensible players and writes them down. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { seededDice } from '../../src/engine/kernel/dice';
import { isRollDecision } from '../../src/engine/kernel/game';
import { playOn } from '../../src/engine/kernel/play';
import {
  type Action,
  type Battle,
  type Options,
  SARATOGA,
  type Setup,
} from '../../src/engine/saratoga/index';
import { chanceFrom } from '../fuzz/chance';
import { sensiblePlayer } from '../fuzz/sensible';
import { digestOf, factsOf, outcomeOf, phaseOf } from './follow';
import { type RecordedGame, type RecordedPhase, wordsOf } from './notation';

const FOLDER = 'tests/replays';

const CHOICES: Readonly<Record<string, Partial<Options>>> = {
  usual: {},
  guns: { returnFire: 'strict', defensiveGuns: 'supporting', losHeight: 'either' },
  others: { wingCommand: 'either', edgeOfMap: 'stay', victorySteps: 'faces' },
};

/** Three games of each battle in the fog, together with both choices of each option. */
const GAMES: readonly { readonly seed: string; readonly battle: Battle; readonly choice: string }[] = [
  { seed: 'sept19-7', battle: 'sept19', choice: 'usual' },
  { seed: 'sept19-5', battle: 'sept19', choice: 'guns' },
  { seed: 'sept19-9', battle: 'sept19', choice: 'others' },
  { seed: 'oct7-4', battle: 'oct7', choice: 'usual' },
  { seed: 'oct7-8', battle: 'oct7', choice: 'guns' },
  { seed: 'oct7-9', battle: 'oct7', choice: 'others' },
];

for (const file of readdirSync(FOLDER)) if (file.endsWith('.json')) rmSync(join(FOLDER, file));
for (const { seed, battle, choice } of GAMES) {
  const game = record(seed, { battle, fog: true, options: CHOICES[choice] ?? {} });
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
