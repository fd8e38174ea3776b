/** Plays whole games between two sensible players and writes them down. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { seededDice } from '../../src/engine/kernel/dice';
import { isRefusal, isRollDecision } from '../../src/engine/kernel/game';
import { act, rollOnce, save, type SavedGame, start } from '../../src/engine/kernel/session';
import {
  type Action,
  type Battle,
  type Options,
  SARATOGA,
  type SaratogaSession,
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

interface Wanted {
  readonly seed: string;
  readonly battle: Battle;
  readonly choice: string;
  readonly fog: boolean;
}

/** Three games of each battle in the fog, together with both choices of each option; and one with everything open. */
const GAMES: readonly Wanted[] = [
  { seed: 'sept19-7', battle: 'sept19', choice: 'usual', fog: true },
  { seed: 'sept19-5', battle: 'sept19', choice: 'guns', fog: true },
  { seed: 'sept19-9', battle: 'sept19', choice: 'others', fog: true },
  { seed: 'oct7-4', battle: 'oct7', choice: 'guns', fog: true },
  { seed: 'oct7-8', battle: 'oct7', choice: 'others', fog: true },
  { seed: 'oct7-9', battle: 'oct7', choice: 'usual', fog: true },
  { seed: 'oct7-9', battle: 'oct7', choice: 'usual', fog: false },
];

for (const file of readdirSync(FOLDER)) if (file.endsWith('.json')) rmSync(join(FOLDER, file));
for (const { seed, battle, choice, fog } of GAMES) {
  const game = record(seed, { battle, fog, options: CHOICES[choice] ?? {} });
  const file = join(FOLDER, `${seed}${fog ? '' : '-open'}.json`);
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
  let session: SaratogaSession = start(SARATOGA, setup, { dice: seededDice(seed), waits: true });
  const phases: RecordedPhase[] = [];
  let words: string[] = [];
  const begun = () => ({
    at: phaseOf(session.state),
    digest: digestOf(session.state),
    facts: factsOf(session.state),
  });
  let begin = begun();
  for (let asked = SARATOGA.decision(session.state); asked; asked = SARATOGA.decision(session.state)) {
    if (phaseOf(session.state) !== begin.at) {
      phases.push({ ...begin, actions: words.join('; ') });
      words = [];
      begin = begun();
    }
    session = isRollDecision(asked)
      ? rollOnce(session)
      : played(session, player.choose(session.state, asked));
    words.push(wordsOf(lastOf(session)));
  }
  phases.push({ ...begin, actions: words.join('; ') });
  const { version, dice, chain } = save(session);
  return {
    version,
    setup,
    dice: dice as NonNullable<SavedGame['dice']>,
    phases,
    outcome: outcomeOf(session.state),
    digest: digestOf(session.state),
    chain: chain.slice(-1) as unknown as RecordedGame['chain'],
  };
}

function played(session: SaratogaSession, action: Action): SaratogaSession {
  const next = act(session, action);
  if (isRefusal(next)) throw new Error(`${wordsOf(action)} is refused: ${next.code} (${next.case})`);
  return next;
}

function lastOf({ record: { actions } }: SaratogaSession): Action {
  return actions.at(-1) as Action;
}
