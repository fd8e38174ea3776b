/** The words of Freeman's Farm: nothing that the engine can say is without them, and every case opens a card. */
import { describe, expect, it, test } from 'vitest';
import {
  CODES,
  DECISION_KINDS,
  FORMATIONS,
  PROVENANCE,
  REFUSALS,
  ROUNDS,
  sideOf,
  TACTICS,
} from '../../../src/engine/freemansFarm';
import { freemansFarm } from '../../../src/games/freemansFarm';
import { PANELS } from '../../../src/ui/freemansFarm/play/decisions';
import { cardFor, caseCards } from '../../../src/ui/freemansFarm/text/cases';
import { conditionWords } from '../../../src/ui/freemansFarm/text/commands';
import { percent } from '../../../src/ui/freemansFarm/text/play';
import { refusals } from '../../../src/ui/freemansFarm/text/refusals';
import { rulings } from '../../../src/ui/freemansFarm/text/rulings';
import { tacticsDo } from '../../../src/ui/freemansFarm/text/tactics';
import { CASES, RULINGS } from '../../cases/freemansFarm.mjs';

describe('cards of the rules', () => {
  test.each(CASES.map(([id]) => id))('%s opens one', (id) => {
    expect(cardFor(id)?.text.join(' ')).toMatch(/\w{3}/);
  });
  it('so does the case of every refusal', () => {
    for (const code of CODES) expect([code, cardFor(REFUSALS[code])]).not.toEqual([code, undefined]);
  });
  it('a case without a card of its own is on the one above it', () => {
    expect(cardFor('6.1 step 4.A')?.title).toBe('Roll again');
    expect(cardFor('4.2 search')?.title).toBe(cardFor('4.2')?.title);
    expect(cardFor('6.1 step 1 bonus')?.title).toBe('Play a card');
    expect(cardFor('99')).toBeUndefined();
  });
  it('lead to cards that there are', () => {
    for (const [rule, { see = [] }] of Object.entries(caseCards))
      for (const other of see)
        expect([rule, other, Object.hasOwn(caseCards, other)]).toEqual([rule, other, true]);
  });
  it('tell every ruling, F1 to the last', () => {
    expect(rulings).toHaveLength(RULINGS.length);
    const told = new Set(
      Object.values(caseCards).flatMap((card) => card.rulings.map(({ ruling }) => ruling)),
    );
    expect(RULINGS.map((_, at) => `F${at + 1}`).filter((name) => !told.has(name))).toEqual([]);
  });
});

describe('the rest', () => {
  it('every refusal is a sentence', () => {
    for (const code of CODES) expect(refusals[code]).toMatch(/^[A-Z].*\.$/);
  });
  it('every Tactics card tells what it does, every decision has a panel', () => {
    for (const tactic of TACTICS) expect(tacticsDo[tactic]).toMatch(/\.$/);
    for (const kind of DECISION_KINDS) expect(PANELS[kind]).toBeTypeOf('function');
  });
  it('chances are never rounded to what is certain or impossible', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
  });
  it('an order that waits for something says for what', () => {
    expect(conditionWords([{ formation: 'hamilton', maxMarkers: 2 }])).toBe(
      'Only when Hamilton is in play with 2 markers or fewer.',
    );
  });
  it('the door on the first screen has the figures of the data', () => {
    const facts = freemansFarm.scenarios[0]?.facts.map(([, fact]) => fact).join(' ') ?? '';
    const of = (side: string) => FORMATIONS.filter((id) => sideOf(id) === side).length;
    expect(facts).toContain(`${of('british')} British formations, ${of('american')} American`);
    expect(facts).toContain(`${ROUNDS} rounds`);
  });
  it('no web address is shown to players as a reason', async () => {
    const { provenance } = await import('../../../src/ui/freemansFarm/text/provenance');
    for (const { why } of Object.values(PROVENANCE)) expect(provenance.plain(why)).not.toContain('http');
  });
});
