/** What First Saratoga says: a sentence for whatever can happen, be asked or be refused, and a card for every case. */
import { afterEach, describe, expect, it } from 'vitest';
import { act, type Session, start } from '../../../src/engine/kernel/session';
import { seededDice } from '../../../src/engine/kernel/dice';
import { isRefusal } from '../../../src/engine/kernel/game';
import {
  type Action,
  CODES,
  type Event,
  FIRST_SARATOGA,
  gameOf,
  LUCK_ROWS,
  MP,
  REFUSALS,
  RULES,
  type State,
} from '../../../src/engine/firstSaratoga';
import { cardFor, CASE_NUMBERS } from '../../../src/ui/firstSaratoga/text/cases';
import { columnNames, resultName } from '../../../src/ui/firstSaratoga/text/combat';
import { percent, percents, points, verb } from '../../../src/ui/firstSaratoga/text/names';
import { RULINGS } from '../../../src/ui/firstSaratoga/text/rulings';
import { words } from '../../../src/ui/firstSaratoga/text/words';
import { chanceFrom } from '../../fuzz/chance';
import { choose } from '../../fuzz/firstSaratoga/players';
import { position } from '../../helpers/firstSaratoga/position';
import { play } from '../../../src/ui/firstSaratoga/text/play';
import { clearGame, layState } from '../../helpers/firstSaratoga/shown';

type Played = Session<State, Action, Event>;

afterEach(clearGame);

/** A whole game by chance after the ready-made opening, with all that was asked in it. */
function playWhole(seed: string): { readonly session: Played; readonly questions: ReadonlySet<string> } {
  const game = gameOf('battle');
  const chance = chanceFrom(seed);
  const questions = new Set<string>();
  let session = start(FIRST_SARATOGA, { scenario: 'battle' }, { dice: seededDice(seed) }) as Played;
  const go = (action: Action) => {
    const next = act(session, action);
    if (isRefusal(next)) throw new Error(next.code);
    session = next as Played;
  };
  for (const action of RULES.opening) go(action);
  for (;;) {
    const asked = game.decision(session.state);
    if (!asked) return { session, questions };
    questions.add(words.question(FIRST_SARATOGA.view(session.state, undefined)));
    go(choose(game, session.state, asked, 'bold', chance));
  }
}

let played: ReturnType<typeof playWhole> | undefined;
const wholeGame = () => (played ??= playWhole('a game in words'));

describe('the words of First Saratoga', () => {
  it('tell a whole game in whole sentences, and ask in whole sentences', () => {
    const { session, questions } = wholeGame();
    const lines = session.steps.flatMap(({ events }) => events.flatMap((event) => words.line(event) ?? []));
    expect(lines.length).toBeGreaterThan(50);
    for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|\[object|\s\s/);
    for (const { text } of lines.filter(({ heading }) => heading === undefined))
      expect(text).toMatch(/^\S.*[.!]$/);
    expect(questions.size).toBeGreaterThan(8);
    for (const question of questions) expect(question).toMatch(/^[A-Z].*: [A-Z0-9].*[.?]$/);
  });

  it('say why each thing is refused, with a case that has a card', () => {
    for (const code of CODES) {
      expect(words.refusal(code)).toMatch(/^[A-Z].*\.$/);
      expect(cardFor(REFUSALS[code])?.title).toBeTruthy();
    }
    expect(words.refusal('noSuchCode')).toBeUndefined();
  });

  it('have a card behind every case of the log and of the questions', () => {
    const { session } = wholeGame();
    const cited = session.steps.flatMap(({ events }) =>
      events.flatMap((event) => words.line(event)?.case ?? []),
    );
    for (const rule of new Set(cited))
      expect([rule, cardFor(rule)?.title]).toEqual([rule, expect.any(String)]);
  });

  it('M1-M64 stand each on a card', () => {
    const expected = Array.from({ length: 64 }, (_, i) => `M${i + 1}`);
    expect(RULINGS.map(({ ruling }) => ruling)).toEqual(expected);
    const shown = CASE_NUMBERS.flatMap((rule) => cardFor(rule)?.rulings.map(({ ruling }) => ruling) ?? []);
    expect([...new Set(shown)].sort()).toEqual([...expected].sort());
  });

  it('1-11 are said to be reconstructed, 12-15 to be published', () => {
    expect(cardFor('7.4')?.text.join(' ')).toContain('reconstruction');
    expect(cardFor('13.3')?.text.join(' ')).toContain('published');
    expect(cardFor('99.9')).toBeUndefined();
  });

  it('every reference from card to card leads somewhere', () => {
    for (const rule of CASE_NUMBERS)
      for (const other of cardFor(rule)?.see ?? []) expect(CASE_NUMBERS).toContain(other);
  });

  it('13.3 say what the entry takes from the movement die, and what it leaves', () => {
    const rolled = (die: number, allowance: number) =>
      words.line({ type: 'movementRolled', side: 'british', die, modifier: -3, allowance: allowance * MP })
        ?.text;
    expect(rolled(2, 1)).toContain('die 2, at the entry −3: 1 movement point, the least.');
    expect(rolled(6, 3)).toContain('die 6, at the entry −3: 3 movement points.');
  });

  it('7.6 name the nine columns and the results as the table has them', () => {
    expect(columnNames([-4, -2, 0, 2, 4, 6, 8, 10])).toEqual([
      '≤−5',
      '−4,−3',
      '−2,−1',
      '0,+1',
      '+2,+3',
      '+4,+5',
      '+6,+7',
      '+8,+9',
      '+10+',
    ]);
    expect(resultName('Dc(Ex)')).toBe('defender tests morale; if it passes, exchange: a step each');
    expect(cardFor('CRT')?.table?.rows[1]).toEqual([
      '2',
      'Ax',
      'Ax',
      'Ar',
      'Ar',
      'Dc(Ex)',
      'Dc(Ex)',
      'Dr',
      'Dx',
      'Dm(Dr)',
    ]);
  });

  it('14.1 tell the march that wins at once', () => {
    const game = gameOf('outpost');
    const state = layState(position({ '0707': 'light', '0907': 'poor' }, { game }));
    expect(state.phase).toBe('movement');
    const into = { type: 'stepped', counters: ['light'], from: 707, to: 606, cost: 1 } as const;
    expect(words.line(into)?.text).toBe('Light Infantry marches into 0606.');
    expect(words.line({ ...into, to: 605 })).toBeUndefined();
    expect(words.line({ ...into, counters: ['morgan'] })).toBeUndefined();
  });

  it('14.0 say in the aims by which places a scenario is decided', () => {
    expect(play.aims.points('the Americans')).toContain(
      'If at nightfall the Americans were last in none of theirs, points',
    );
    expect(play.aims.points(undefined)).toContain(
      'each side, or neither, was last in a place of its own, points',
    );
  });

  it('15.5 say what was rolled, what fog needs, and what part of the day it is', () => {
    const said = (time: string, rolled: number, low: number, high: number) =>
      words.line({ type: 'fogRolled', time, die: rolled, low, high, fog: rolled <= high })?.text;
    expect(said('0930', 4, 1, 4)).toBe('Rolled 4, fog on 1 to 4: a foggy morning.');
    expect(said('1530', 4, 1, 1)).toBe('Rolled 4, fog on 1 only: a clear afternoon.');
    expect(said('1700', 3, 1, 3)).toBe('Rolled 3, fog on 1 to 3: a foggy evening.');
  });

  it('write halves, shares and verbs as one says them', () => {
    expect([points(0.5), points(2.5), points(3)]).toEqual(['½', '2½', '3']);
    expect([percent(0.001), percent(0.5), percent(0.999)]).toEqual(['<1%', '50%', '>99%']);
    // A third each, and three parts of which two would be rounded up.
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual(['34%', '33%', '33%']);
    expect(percents([0.125, 0.125, 0.75])).toEqual(['13%', '12%', '75%']);
    expect(percents([0.995, 0.005])).toEqual(['>99%', '<1%']);
    expect(verb(['irreg'], 'routs', 'rout')).toBe('rout');
    expect(verb(['poor'], 'routs', 'rout')).toBe('routs');
  });

  it('name every row of luck and every chapter', () => {
    for (const row of LUCK_ROWS) expect(words.luck(row)).toBeTruthy();
    const { session } = wholeGame();
    const first = session.snapshots[0]?.state;
    const chapters = first ? RULES.chapters(first, session.steps) : [];
    expect(chapters.map((chapter) => words.chapter(chapter))).toContain('turn 1, British movement');
    expect(words.turn(chapters[1] as (typeof chapters)[number])).toBeTruthy();
  });
});
