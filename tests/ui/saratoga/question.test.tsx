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
import { beginGame, layGame, viewNow, sessionNow } from '../../helpers/saratoga/gameView';
import { chanceOf } from '../../helpers/saratoga/randomGame';
import { render } from '../../helpers/saratoga/render';

// Faces have tests of their own; to draw thousands of them would take most of the time.
vi.mock('../../../src/ui/saratoga/counters/CounterFace', () => ({ CounterFace: () => null }));

// They come while a player looks at the map.
beforeAll(() => loadPart(laterAnswers));

/** One position at least for every kind of decision. */
const POSITIONS: Readonly<Record<string, readonly string[]>> = {
  place: [
    'sept19 british placement side british; 0606 a-1nh',
    'oct7 american placement; 0313 L-arnold; 0815 L-gates',
  ],
  chooseOrder: ['oct7 british turn stage order side british; 0605 L-burgoyne b-24'],
  activate: [
    'oct7 british command; 0605 L-burgoyne L-fraser b-24; 1507 L-riedesel b-ried',
    'oct7 american command stage activate; 0815 L-gates L-glover a-1ma; 0313 L-arnold L-poor; idle L-gates glover poor',
  ],
  move: [
    'oct7 british movement; 0113 L-fraser b-24 b-li; 0605 b-9',
    'oct7 british movement party b-24; 0605 b-24 b-li; spent b-24 2',
    'oct7 british movement; 0604 b-24; 0501 b-li; 0612 a-1nh; broken fraser',
    'oct7 british movement; 0605 b-24 b-li b-gren; done b-24',
  ],
  removeExcess: ['oct7 british movement stage excess; 0605 L-fraser b-24 b-li b-gren'],
  combatMove: ['oct7 british combatMovement; 0605 L-fraser b-fa1 b-24; 0608 a-1nh'],
  fire: [
    'oct7 british fire step 3; 0605 L-fraser b-24 b-9; 0606 a-1nh a-2nh*; 0706 L-poor',
    'oct7 british fire step 7; 0306 b-fa1 b-ha1; 0308 a-1nh a-2nh',
  ],
  freeRound: [
    'oct7 british fire step 3; break formation poor; 0605 b-24 b-li; 0606 a-1nh** a-2nh; broken poor; fired b-li 0606',
  ],
  retreat: [
    'oct7 british fire step 3; break formation poor stage retreat; 0605 b-24; 0606 a-1nh** a-2nh; broken poor',
  ],
  displace: [
    `oct7 british fire step 3; break formation poor stage retreat units a-1nh hexes 0606 gone a-1nh; displacement hex 0607 newcomer a-1nh
0605 b-24; 0607 a-va a-dear a-1nh**; broken poor`,
  ],
  relocateLeader: [
    'oct7 british fire step 3; relocation leader L-poor; 0606 L-poor; 0608 a-2nh; 0806 a-3nh; lost a-1nh',
  ],
  advance: [
    `oct7 british fire step 3; advance side british hex 0606 units b-24 b-li b-9
0605 L-fraser b-24 b-li; 0506 L-hamilton b-9; lost a-1nh; fired b-24 0606 b-li 0606 b-9 0606`,
  ],
  recover: ['oct7 american recovery; 0606 a-1nh*; 0815 a-art1*; 0813 L-gates'],
  roll: [
    'oct7 turn 2 british turn',
    'oct7 american command stage gates; 0815 L-gates a-7ma; idle american',
    'oct7 british fire step 3; shot unit b-24 target a-1nh; 0605 b-24; 0606 a-1nh; fired b-24 0606; shotAt a-1nh 1',
    'oct7 british fire step 3; morale formation poor; 0605 b-24; 0606 a-1nh**',
    'oct7 american recovery stage roll group poor queue a-1nh; 0606 a-1nh*',
  ],
};
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

/** All controls are tried in the first decisions of each kind, and in some of the others. */
const OF_EACH_KIND = 8;
const EVERY = 6;
/** Games in which almost everything happens, and soon. */
const GAMES = [
  ['sept19', 'brawler', 'uniform', 12],
  ['oct7', 'brawler', 'brawler', 25],
] as const satisfies readonly (readonly [Battle, string, string, number])[];

/** The other battle asks the same in the long tests. */
const PLAYED = process.env['SARATOGA_LONG'] === '1' ? GAMES : GAMES.slice(1);

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
