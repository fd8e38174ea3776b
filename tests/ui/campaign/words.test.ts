// @vitest-environment node
/** The campaign's words: complete, and silent about whatever is hidden. */
import { describe, expect, it } from 'vitest';
import { BLOCKS, CODES, REFUSALS, RULES, SIDES } from '../../../src/engine/campaign';
import { campaign } from '../../../src/games/campaign';
import { cardFor, caseCards } from '../../../src/ui/campaign/text/cases';
import { end } from '../../../src/ui/campaign/text/end';
import { logLine } from '../../../src/ui/campaign/text/log';
import { refusals } from '../../../src/ui/campaign/text/refusals';
import { words } from '../../../src/ui/campaign/text/words';
import { CASES, HEADINGS, RULINGS } from '../../cases/campaign.mjs';

const rulings = Object.values(caseCards).flatMap((card) => card.rulings.map(({ ruling }) => ruling));

describe('case cards', () => {
  it('every case and heading has one', () => {
    const ids = [...CASES.map(([id]) => id), ...HEADINGS];
    expect(ids.filter((id) => !Object.hasOwn(caseCards, id))).toEqual([]);
  });
  it('every ruling stands on one, once', () => {
    expect(new Set(rulings).size).toBe(rulings.length);
    const known = RULINGS.map(([id]: readonly [string, string]) => id);
    expect(known.filter((id: string) => !rulings.includes(id))).toEqual([]);
  });
  it('every refusal leads to a card', () => {
    expect(Object.values(REFUSALS).filter((rule) => !cardFor(rule))).toEqual([]);
  });
  it('neighbours exist', () => {
    const lost = Object.values(caseCards).flatMap(({ see = [] }) => see.filter((rule) => !cardFor(rule)));
    expect(lost).toEqual([]);
  });
  it('a ruling opens by itself and leads to its case', () => {
    expect(cardFor('K24')).toMatchObject({ see: ['7.1'] });
  });
});

it('every code has a sentence', () => {
  for (const code of CODES) expect(refusals[code]).toMatch(/^[A-Z].*\.$/);
});

it('an event told to the other side names no hidden block', () => {
  const event = {
    type: 'moved',
    side: 'british',
    how: 'group',
    from: 'skenesboro',
    path: ['ft_anne'],
    count: 3,
    blocks: ['fraser', 'br_f9', 'br_f20'],
  } as const;
  const told = RULES.eventFor(event, 'american');
  expect(told && logLine(told)?.text).toBe('3 British blocks go to Fort Anne from Skenesboro.');
  expect(logLine(event)?.text).toBe('Fraser, 9th Foot and 20th Foot go to Fort Anne from Skenesboro.');
});

it('the undo button tells everybody the kind of an action alone', () => {
  const names = BLOCKS.map(({ name }) => name);
  const said = words.action({ kind: 'single', block: 'br_f9', path: ['ft_anne'] });
  expect(names.filter((name) => said.includes(name))).toEqual([]);
});

it('the door on the title tells the true number of blocks', () => {
  const [british, american] = SIDES.map((side) => BLOCKS.filter((block) => block.side === side).length);
  expect(JSON.stringify(campaign.scenarios[0]?.facts)).toContain(
    `${british} British, German and Native blocks, ${american} American`,
  );
});

it('K2 a lost leader is named beside the units, and is none of them', () => {
  expect(end.lossLine(['Fraser'], 5, 19)).toBe('Fraser and 5 units, 19 SP');
  expect(end.lossLine([], 1, 4)).toBe('1 unit, 4 SP');
  expect(end.lossLine([], 0, 0)).toBe('0 units, 0 SP');
});

it('the end tells which battle weighed most', () => {
  const fight = {
    turn: 7,
    place: 'albany',
    attacker: 'british',
    blocks: { british: 7, american: 14 },
    spLost: { british: 20, american: 6 },
    winner: 'american',
  } as const;
  expect(end.fights.dearest('british', fight)).toBe(
    'Dearest to the British was Albany, week of 28 July: 7 British blocks attacked 14 and lost 20 SP, the Americans 6.',
  );
});
