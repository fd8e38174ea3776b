/** The card of the question, for every decision of whole games: it speaks, it can be answered, and nothing goes wrong. */
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Action, type Battle, type Side } from '../../../src/engine/saratoga';
import { loadPart } from '../../../src/loading';
import { usePlay } from '../../../src/store/play';
import { laterAnswers } from '../../../src/ui/saratoga/play/decisions/panels';
import { useOrders } from '../../../src/ui/saratoga/play/orders';
import { Question } from '../../../src/ui/saratoga/play/Question';
import { check } from '../../../src/ui/saratoga/table';
import { caseCards } from '../../../src/ui/saratoga/text/cases';
import { playerOf } from '../../fuzz/players';
import { counterName } from '../../helpers/saratoga/answers';
import { POSITIONS } from '../../helpers/saratoga/everyDecision';
import { beginGame, layGame, viewNow, sessionNow } from '../../helpers/saratoga/gameView';
import { chanceOf } from '../../helpers/saratoga/randomGame';
import { render } from '../../helpers/saratoga/render';

// Faces have tests of their own; to draw thousands of them would take most of the time.
vi.mock('../../../src/ui/saratoga/counters/CounterFace', () => ({ CounterFace: () => null }));

// They come while a player looks at the map.
beforeAll(() => loadPart(laterAnswers));

/** These are given on the map, all others by a control of the card. */
const ON_THE_MAP = ['place', 'move', 'combatMove'];

const { act: play, roll } = usePlay.getInitialState();
let said: ReturnType<typeof vi.spyOn>[];
let sent: Action[];

beforeEach(() => {
  said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  sent = [];
});
afterEach(() => {
  for (const each of said) each.mockRestore();
});

/** The card of the game on the table; what its controls send is written down and not played. */
function showCard(): HTMLElement {
  usePlay.setState({ act: (action) => sent.push(action as Action) < 0 });
  return render(<Question />).container;
}

const take = (ids: readonly string[]) => act(() => useOrders.getState().choose(ids));
const pressDeeds = (card: Element) => {
  for (const each of card.querySelectorAll('button:not(.case, .go-to, [aria-pressed])'))
    if (!each.closest('.rolling, .march-names')) fireEvent.click(each);
  // The end of a phase in which most could still move is said twice.
  const sure = card.querySelector('.sure .ends');
  if (sure) fireEvent.click(sure);
};

/** What the card would send: with empty hands, and with each counter or group in hand that an answer is about. */
function answers(card: Element): Action[] {
  sent = [];
  const { actions } = viewNow();
  const units = new Set(actions.flatMap((action) => ('unit' in action ? [action.unit] : [])));
  const groups = actions.flatMap((action) =>
    action.kind === 'exit'
      ? [action.counters]
      : action.kind === 'lift' || action.kind === 'remove'
        ? [[action.counter]]
        : [],
  );
  pressDeeds(card);
  for (const ids of [...[...units].map((unit) => [unit]), ...groups]) {
    take(ids);
    pressDeeds(card);
  }
  if (units.size + groups.length > 0) take([]);
  for (const action of actions)
    if (action.kind === 'advance') {
      const going = action.counters.map((id) =>
        within(card as HTMLElement).queryByRole('button', { name: counterName(id) }),
      );
      for (const each of going) if (each) fireEvent.click(each);
      pressDeeds(card);
      for (const each of going) if (each) fireEvent.click(each);
    }
  return sent;
}

/** What is wrong with the words of the card. */
function wordFaults(card: Element): string[] {
  const list: string[] = [];
  const sentence = card.querySelector('h2')?.firstChild?.textContent ?? '';
  const rule = card.querySelector('h2 .case')?.textContent ?? '';
  if (!/^[A-Z].*[?.]$/.test(sentence.trim())) list.push(`no sentence: '${sentence}'`);
  if (!(rule in caseCards)) list.push(`no case: '${rule}'`);
  // Dice fall by themselves.
  if (!card.querySelector('button:not(.case), .rolling .die')) list.push('no answer');
  return list.map((fault) => `${viewNow().decision?.kind}: ${fault}`);
}

/** Answers that no control gives, and those that are given and refused. */
function answerFaults(card: Element): string[] {
  const { decision, actions } = viewNow();
  const list: string[] = [];
  const given = answers(card);
  const texts = new Set(given.map((action) => JSON.stringify(action)));
  for (const action of actions)
    if (!ON_THE_MAP.includes(action.kind) && !texts.has(JSON.stringify(action)))
      list.push(`no control: ${JSON.stringify(action)}`);
  for (const action of given)
    if (check(action)) list.push(`offered and refused (${check(action)?.code}): ${JSON.stringify(action)}`);
  return list.map((fault) => `${decision?.kind}: ${fault}`);
}

const complaints = () =>
  said.flatMap(({ mock }) => mock.calls.map((call: unknown[]) => call.map(String).join(' ')));

describe.each(Object.entries(POSITIONS))('the card for %s', (kind, texts) => {
  it.each(texts)('%s', (text) => {
    layGame(text);
    expect(viewNow().decision?.kind).toBe(kind);
    const card = showCard();
    expect([...wordFaults(card), ...answerFaults(card)]).toEqual([]);
    expect(complaints()).toEqual([]);
  });
});

const isLong = process.env['SARATOGA_LONG'] === '1';
/** All controls are tried in the first decisions of each kind, and in some of the others. */
const OF_EACH_KIND = isLong ? 8 : 4;
const EVERY = isLong ? 6 : 40;
/** Games in which almost everything happens, and soon. */
const GAMES = [
  ['sept19', 'brawler', 'uniform', 12],
  ['oct7', 'brawler', 'brawler', 25],
] as const satisfies readonly (readonly [Battle, string, string, number])[];

/** The other battle asks the same in the long tests. */
const PLAYED = isLong ? GAMES : GAMES.slice(1);

describe.each(PLAYED)('a whole game of %s', (battle, british, american, seed) => {
  it('asks well to the end', { timeout: 60_000 }, () => {
    const chance = chanceOf(seed);
    const players = { british: playerOf(british, chance), american: playerOf(american, chance) };
    beginGame({ battle, isUndoFree: true, seed: battle, isReadyMade: false });
    const card = showCard();
    const wrong: string[] = [];
    const seen: Record<string, number> = {};
    for (let asked = viewNow().decision; asked; asked = viewNow().decision) {
      const { kind, by } = asked;
      seen[kind] = (seen[kind] ?? 0) + 1;
      wrong.push(...wordFaults(card));
      if (seen[kind] <= OF_EACH_KIND || seen[kind] % EVERY === 0) wrong.push(...answerFaults(card));
      act(() => {
        if (by === 'dice') roll();
        else if (!play(players[by as Side].choose(sessionNow().state, viewNow().decision ?? asked)))
          throw new Error(`refused: ${JSON.stringify(usePlay.getState().refused)}`);
      });
    }
    expect(wrong).toEqual([]);
    expect(complaints()).toEqual([]);
    expect(card.querySelector('.question')).toHaveAttribute('data-kind', 'over');
    expect(card.querySelectorAll('button:not(.case)')).toHaveLength(0);
    expect(viewNow().ending).toBeDefined();
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(['activate', 'move', 'fire', 'roll']));
  });
});
