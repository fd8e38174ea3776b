/** Whole games that were recorded play out as they did. If the rules were meant to change: `npm run golden`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../src/engine/kernel/play';
import { seededDice } from '../../src/engine/kernel/dice';
import { FORMAT } from '../../src/engine/kernel/format';
import { act, load, save, start } from '../../src/engine/kernel/session';
import { SARATOGA } from '../../src/engine/saratoga/index';
import { digestOf, factsOf, outcomeOf, phaseOf } from './follow';
import { actionOf, actionsOf, type RecordedGame, wordsOf } from './notation';

const HELP = 'If the rules were meant to change, record the games anew: npm run golden';
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as RecordedGame;

it('there are recorded games of both battles', () => {
  const battles = files.map((file) => read(file).setup.battle);
  expect(new Set(battles)).toEqual(new Set(['sept19', 'oct7']));
});

describe.each(files)('the recorded game %s', (file) => {
  const game = read(file);

  it('plays out as it did', () => {
    const difference = differenceIn(game);
    expect(difference, `${difference}`).toBeUndefined();
  });

  it('is one of the rules of today', () => {
    expect(game.version, `${HELP}`).toBe(SARATOGA.version);
  });

  it('is the same as a save, with its seed and the last link of its chain', () => {
    const actions = game.phases.flatMap((phase) => actionsOf(phase.actions));
    const { version, setup, dice, chain } = game;
    const saved = { format: FORMAT, game: 'saratoga', version, setup, dice, actions, chain };
    const { session, damage } = load(SARATOGA, saved);
    expect(damage).toBeUndefined();
    expect(session && save(session).chain.at(-1)).toEqual(chain[0]);
    expect(session && save(session).dice).toEqual(dice);
  });

  it('has the rolls of its seed', () => {
    const dice = seededDice(game.dice.seed);
    const rolled = game.phases
      .flatMap((phase) => actionsOf(phase.actions))
      .flatMap((action) => (action.kind === 'roll' ? action.dice : []));
    const asked = { kind: 'roll', by: 'dice', case: '', dice: rolled.length, faces: 6 } as const;
    expect(rolled).toEqual(dice.roll(asked, 0)?.dice);
  });

  it('is written in words that mean its actions', () => {
    for (const { actions } of game.phases) expect(actionsOf(actions).map(wordsOf).join('; ')).toBe(actions);
  });
});

it('a session of a recorded game saves and loads', () => {
  const game = read(files[0] ?? '');
  let session = start(SARATOGA, game.setup);
  for (const { actions } of game.phases)
    for (const action of actionsOf(actions)) {
      const next = act(session, action);
      if ('code' in next) throw new Error(`${wordsOf(action)} is refused: ${next.code}. ${HELP}`);
      session = next;
    }
  const loaded = load(SARATOGA, JSON.parse(JSON.stringify(save(session))));
  expect(loaded.damage).toBeUndefined();
  expect(loaded.session && digestOf(loaded.session.state)).toBe(digestOf(session.state));
});

it('an unknown word is told', () => {
  expect(() => actionOf('marche b-24 0307')).toThrow("no action is called 'marche'");
});

/** The first thing that is not as it was, in a sentence. */
function differenceIn(game: RecordedGame): string | undefined {
  let state = SARATOGA.start(game.setup);
  for (const phase of game.phases) {
    const now = { at: phaseOf(state), facts: factsOf(state), digest: digestOf(state) };
    if (now.at !== phase.at) return `it is ${now.at}, and was ${phase.at}. ${HELP}`;
    if (now.facts !== phase.facts)
      return `at ${phase.at} there is ${now.facts}, and was ${phase.facts}. ${HELP}`;
    if (now.digest !== phase.digest)
      return `at ${phase.at} the state has the digest ${now.digest} and had ${phase.digest}: units stand elsewhere, or the state has other fields. ${HELP}`;
    for (const words of phase.actions.split('; ')) {
      const action = actionOf(words);
      const refusal = refusalOf(SARATOGA, state, action);
      if (refusal)
        return `at ${phase.at} '${words}' is refused by ${refusal.case} as ${refusal.code} (${refusal.at ?? ''}). ${HELP}`;
      state = SARATOGA.copy(state);
      SARATOGA.apply(state, action, () => undefined);
    }
  }
  const outcome = outcomeOf(state);
  if (outcome !== game.outcome) return `it ends with ${outcome}, and ended with ${game.outcome}. ${HELP}`;
  const digest = digestOf(state);
  return digest === game.digest
    ? undefined
    : `the last state has the digest ${digest}, and had ${game.digest}. ${HELP}`;
}
