/** Plays games of Freeman's Farm by chance with all checks, and tells what came up; `--plain` measures play without checks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRollDecision } from '../../../src/engine/kernel/game';
import { RULES } from '../../../src/engine/freemansFarm/index';
import { below, chanceFrom, pick } from '../chance';
import { type FuzzRecord, playGame, setupBy } from './game';
import { newTally, printTally } from './tally';

const FOLDER = 'node_modules/.cache/fuzz';
const MOST_FAILURES = 5;
const orders = process.argv.slice(2);
const order = (name: string, other: string): string => {
  const at = orders.indexOf(`--${name}`);
  return at < 0 ? other : (orders[at + 1] ?? other);
};
const games = Number(order('games', '200'));
const first = Number(order('first', '0'));
const seed = order('seed', '1');

if (orders.includes('--plain')) playPlainly();
else playChecked();

function playChecked(): void {
  const tally = newTally();
  const failures: string[] = [];
  const begin = performance.now();
  let played = 0;
  for (; played < games && failures.length < MOST_FAILURES; played++) {
    const record = playGame(seed, first + played, tally);
    if (record) failures.push(keep(record));
  }
  const seconds = (performance.now() - begin) / 1000;
  console.log(printTally(tally));
  console.log(`\n${played} games in ${seconds.toFixed(1)} s with all checks`);
  console.log(failures.length === 0 ? 'all is well' : `${failures.length} FAILED\n${failures.join('\n')}`);
  process.exitCode = failures.length === 0 && played > 0 ? 0 : 1;
}

/** Writes a game that failed, and answers where. */
function keep(record: FuzzRecord): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `freemansFarm-${record.seed.replace(/\W/g, '_')}-${record.game}.json`);
  writeFileSync(file, `${JSON.stringify(record)}\n`);
  console.log(`FAILED game ${record.game} after ${record.actions.length} actions:\n  ${record.failure}`);
  return file;
}

/** How fast the rules alone are: any kind of action, then any of that kind. */
function playPlainly(): void {
  const { game } = RULES;
  let actions = 0;
  const begin = performance.now();
  for (let number = 0; number < games; number++) {
    const chance = chanceFrom([seed, number]);
    const state = game.start(setupBy(number, chance));
    for (let asked = game.decision(state); asked; asked = game.decision(state), actions++) {
      if (isRollDecision(asked)) {
        const { dice, faces } = asked;
        const shown = Array.from({ length: dice }, () => 1 + below(chance, faces));
        game.apply(state, { kind: 'roll', dice: shown }, () => undefined);
        continue;
      }
      const all = game.actions(state);
      const kind = pick(chance, [...new Set(all.map((each) => each.kind))]);
      const some = all.filter((each) => each.kind === kind);
      game.apply(state, pick(chance, some), () => undefined);
    }
  }
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `${games} games, ${actions} actions in ${seconds.toFixed(1)} s: ${(games / seconds).toFixed(0)} games a second, ` +
      `${(actions / games).toFixed(0)} actions a game`,
  );
}
