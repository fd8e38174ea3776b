// @vitest-environment node
/** The cards of the rules: complete, short, and true to what the game plays. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import {
  type Battle,
  FORMATION_LIST,
  GRID,
  isLand,
  isWork,
  LEADERS,
  OPTION_NAMES,
  REFUSALS,
  RATINGS,
  setUpHexes,
  TEC,
  UNITS,
} from '../../../src/engine/saratoga';
import { isHit } from '../../../src/engine/saratoga/combat';
import { recoversOn } from '../../../src/engine/saratoga/recovery';
import { cardFor, caseCards } from '../../../src/ui/saratoga/text/cases';
import { CASES, HEADINGS } from '../../cases/saratoga.mjs';

const cards = Object.entries(caseCards);
const rulings = cards.flatMap(([rule, card]) => card.rulings.map((ruling) => ({ rule, ...ruling })));
const countWords = (text: string) => text.split(/\s+/).length;

/** The cases that the engine names when it asks, rolls or modifies a die. */
const engine = join(import.meta.dirname, '../../../src/engine/saratoga');
const sources = [
  ...readdirSync(join(engine, 'phases')).map((file) => join(engine, 'phases', file)),
  join(engine, 'combat.ts'),
].map((file) => readFileSync(file, 'utf8'));
const named = (pattern: RegExp) => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''))),
];
const decisionCases = named(/kind: '\w+', by: [^}]*?case: '([^']+)'/g);
const rollCases = named(/rollOf\(\d, '([^']+)'\)/g);
const modifierCases = named(/what: '\w+', value: [^}]*?case: '([^']+)'/g);

describe('every case has a card', () => {
  it.each([...new Set(Object.values(REFUSALS))])('%s, which refusals name', (rule) => {
    expect(caseCards).toHaveProperty([rule]);
  });
  it.each(decisionCases)('%s, which a decision names', (rule) => {
    expect(caseCards).toHaveProperty([rule]);
  });
  it.each(rollCases)('%s, which a roll names', (rule) => {
    expect(caseCards).toHaveProperty([rule]);
  });
  it.each(modifierCases)('%s, which a modifier names', (rule) => {
    expect(caseCards).toHaveProperty([rule]);
  });
  it('and the cases were found in the engine', () => {
    expect(decisionCases.toSorted()).toEqual(
      [
        '11.0',
        '3.1.4',
        '3.8.2',
        '3.8.3',
        '4.0',
        '5.0',
        '6.0',
        '7.0',
        '7.1.3',
        '7.3',
        '7.5',
        '8.0',
      ].toSorted(),
    );
    expect(rollCases.toSorted()).toEqual(['3.8.1', '4.0', '5.2', '7.2', '8.0']);
    expect(modifierCases.toSorted()).toEqual(['7.2', 'CRT', 'TEC']);
  });
  it('all that the rulebook numbers', () => {
    const ids = [...CASES.map(([id]) => id), ...HEADINGS].map((id) => id.split(' ')[0] ?? '');
    expect(ids.filter((id) => !Object.hasOwn(caseCards, id))).toEqual([]);
  });
});

describe('the rulings', () => {
  it('appear, each of the 129 once', () => {
    const numbers = rulings.map(({ ruling }) => Number(ruling.slice(1))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 129 }, (_, i) => i + 1));
    expect(rulings.filter(({ ruling }) => !/^R\d+$/.test(ruling))).toEqual([]);
  });
  it.each(rulings)('$ruling is one sentence', ({ text }) => {
    expect(text).toMatch(/^[A-Z].*[^.]\.$/);
    expect(text).not.toMatch(/[.!?] /);
  });
  it('tell the other choice of the six options, and of no other', () => {
    const options = rulings.filter(({ option }) => option !== undefined);
    expect(new Set(options.map(({ option }) => option))).toEqual(new Set(OPTION_NAMES));
    expect(options).toHaveLength(OPTION_NAMES.length);
    expect(Object.fromEntries(options.map(({ option, ruling }) => [option, ruling]))).toEqual({
      returnFire: 'R47',
      defensiveGuns: 'R62',
      wingCommand: 'R40',
      losHeight: 'R74',
      edgeOfMap: 'R93',
      victorySteps: 'R100',
    });
    expect(rulings.filter(({ text }) => text.includes('the other choice'))).toEqual(options);
  });
});

describe.each(cards)('card %s', (rule, card) => {
  const lines = [...card.text, ...card.rulings.map(({ text }) => text)];

  it('has one to three paragraphs of at most 45 words, and rulings as short', () => {
    expect(card.text.length).toBeGreaterThan(0);
    expect(card.text.length).toBeLessThanOrEqual(3);
    expect(lines.filter((line) => countWords(line) > 45)).toEqual([]);
  });
  it('is written like the rest of the interface', () => {
    const all = [card.title, ...lines, ...(card.table?.head ?? []), ...(card.table?.rows.flat() ?? [])];
    expect(all.filter((line) => line.trim() !== line || line === '')).toEqual([]);
    expect(all.filter((line) => /['"]| {2}|\d-\d|(^|\s)-\d/.test(line))).toEqual([]);
    expect(card.text.filter((line) => !/^[A-Z“].*\.$/.test(line))).toEqual([]);
    expect(card.title).not.toMatch(/\.$/);
  });
  it('has a table whose rows fit its head', () => {
    const widths = (card.table?.rows ?? []).map((row) => row.length);
    expect(widths.filter((width) => width !== card.table?.head.length)).toEqual([]);
  });
  it('points at other cards', () => {
    const see = card.see ?? [];
    expect(see.filter((other) => other === rule || !Object.hasOwn(caseCards, other))).toEqual([]);
    expect(new Set(see).size).toBe(see.length);
  });
});

describe('cards', () => {
  it('have titles of their own', () => {
    const titles = cards.map(([, { title }]) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
  it.each([
    ['7.3 point 2', '7.3'],
    ['4.0 A', '4.0'],
    ['3.8 exception', '3.8'],
    ['7.1.1', '7.1'],
    ['5.9', '5.0'],
    ['CRT note', 'CRT'],
    ['6', '6.0'],
    ['3.2.4', '3.2.4'],
  ])('%s is on that of %s', (rule, on) => {
    expect(cardFor(rule)).toBe(caseCards[on]);
  });
  it.each(['', '12.1', 'constructor', 'R31'])('%j has none', (rule) => {
    expect(cardFor(rule)).toBeUndefined();
  });
});

const tableOf = (rule: string) => caseCards[rule]?.table?.rows ?? [];
/** ‘1 to 4’, ‘5 or 6’, ‘6’: the first and the last number. */
const span = (text = '') => {
  const numbers = [...text.matchAll(/\d/g)].map(([digit]) => Number(digit));
  return [numbers[0], numbers.at(-1)];
};

describe('tables say what the game plays', () => {
  it('CRT: what each rating hits on', () => {
    expect(tableOf('CRT').map(([rating]) => rating)).toEqual([...RATINGS]);
    const hits = RATINGS.map((_, rating) => [1, 2, 3, 4, 5, 6].filter((die) => isHit(die, rating, 0)));
    expect(tableOf('CRT').map(([, on]) => span(on))).toEqual(hits.map((dice) => [dice[0], 6]));
    expect(tableOf('CRT').map(([, , chance]) => chance)).toEqual(hits.map((dice) => `${dice.length} in 6`));
  });
  it('8.0: what each rating recovers on, alone and next to a commander', () => {
    expect(
      tableOf('8.0').map(([rating, alone, beside]) => [rating, span(alone)[1], span(beside)[1]]),
    ).toEqual(RATINGS.map((rating, i) => [rating, recoversOn(i), recoversOn(i) + 1]));
  });
  it('TEC: costs and modifiers', () => {
    const halves = { '½': 1, '1': 2, '2': 4, '+1': 2 };
    const rows = Object.fromEntries(
      tableOf('TEC').map(([terrain = '', cost = '', fire = '']) => [
        terrain,
        [
          halves[(cost.split(',')[0] ?? '') as keyof typeof halves],
          fire.startsWith('−') ? -Number(fire.charAt(1)) : 0,
        ],
      ]),
    );
    const of = (terrain: keyof typeof TEC) => [TEC[terrain].cost, TEC[terrain].fire];
    expect(rows).toEqual({
      'Clear, levels 1 to 3': of('clear'),
      Woods: of('woods'),
      Fortification: of('work'),
      Road: of('road'),
      'Hudson River': of('river'),
      'Stream hexside': of('stream'),
      'Up slope': of('upSlope'),
    });
  });
  it('3.6: who commands whom', () => {
    const nameOf = (id: string) => LEADERS.find((leader) => leader.id === id)?.name;
    expect(tableOf('3.6')).toEqual(
      FORMATION_LIST.map(({ name, overall, historicalName }) => [name, nameOf(overall), historicalName]),
    );
  });
  it.each<[string, Battle]>([
    ['11.1', 'sept19'],
    ['11.2', 'oct7'],
  ])('%s: where each commander and his troops set up', (rule, battle) => {
    for (const [who = '', where = ''] of tableOf(rule)) {
      const centre = /^\d{4}/.exec(where)?.[0];
      if (centre === undefined) continue;
      const radius = Number(/up to (\d)/.exec(where)?.[1] ?? 0);
      const area = GRID.within(hexOf(centre), radius).filter(isLand);
      for (const name of who.split(', ')) {
        const id = LEADERS.find((leader) => leader.name === name)?.id ?? '';
        expect([name, new Set(setUpHexes(battle, id))]).toEqual([name, new Set(area)]);
      }
    }
    const guns = setUpHexes(battle, 'a-art1');
    expect(guns.filter((hex) => !isWork(hex, battle))).toEqual([]);
    const places = Object.fromEntries(tableOf(rule).map(([who = '', where = '']) => [who, where]));
    expect(places['Gates’s guns']).toMatch(/ 0513 to 1015$/);
    expect([Math.min(...guns), Math.max(...guns)]).toEqual([513, 1015]);
    expect(Object.keys(places)).toHaveLength(11);
  });
  it('11.1, 11.2: who is not there', () => {
    const absent = (battle: Battle) =>
      UNITS.filter((unit) => !unit.battles.includes(battle)).map((unit) => unit.name);
    expect(absent('sept19').toSorted()).toEqual(['17 Albany', '2 Albany', 'Graham', 'Latimore']);
    expect(absent('oct7')).toEqual(['62nd Foot']);
    expect(caseCards['11.1']?.text.join(' ')).toMatch(/Latimore, the 2nd and 17th Albany and Graham/);
    expect(JSON.stringify(caseCards['11.2'])).toContain('62nd Foot');
  });
});
