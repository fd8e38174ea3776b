/** Every kind of decision has its answer on the screen: what is shown, and that a press plays on. */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Action,
  DECISION_KINDS,
  type DecisionKind,
  FIRST_SARATOGA,
  type State,
} from '../../../src/engine/firstSaratoga';
import { firstSaratoga } from '../../../src/games/firstSaratoga';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { usePointer } from '../../../src/store/pointer';
import { usePreferences } from '../../../src/store/preferences';
import { SCREENS } from '../../../src/ui/firstSaratoga';
import { useHand } from '../../../src/ui/firstSaratoga/play/hand';
import { litIn } from '../../../src/ui/firstSaratoga/play/lit';
import { endPhase, press } from '../../../src/ui/firstSaratoga/play/press';
import { goOverTo } from '../../../src/ui/firstSaratoga/play/deeds/moveGroup';
import { Question } from '../../../src/ui/firstSaratoga/play/Question';
import { play } from '../../../src/ui/firstSaratoga/text/play';
import { questionFor } from '../../../src/ui/firstSaratoga/text/questions';
import { GameContext } from '../../../src/ui/table/game';
import { attack, type Placed, position } from '../../helpers/firstSaratoga/position';
import { clearGame, die, layState, viewNow } from '../../helpers/firstSaratoga/shown';

// Whoever plays at once presses at once: no press is taken for a slip of the hand.
beforeEach(() => usePreferences.setState({ pace: 'off' }));
afterEach(() => {
  clearGame();
  usePreferences.setState(usePreferences.getInitialState(), true);
});

const SHOWN = { entry: firstSaratoga, screens: SCREENS };
const combat = { phase: 'combat' } as const;
/** 8+3+1-7 = +5. */
const onPoor = position({ '1006': 'h20_62 f24 burgoyne', '0907': 'poor' }, combat);
/** 8+3-7 = +4. */
const onPoorAlone = position({ '1006': 'h20_62 f24', '0907': 'poor' }, combat);

interface Case {
  readonly state: State;
  readonly before?: readonly Action[];
  /** What is pressed, and what is asked next if it is known. */
  readonly press: RegExp;
}

/** A position for each kind, as the rulebook's cases lead to it, and an answer. */
const CASES: Readonly<Record<DecisionKind, Case>> = {
  assignEntry: { state: FIRST_SARATOGA.start({ scenario: 'battle' }), press: /As in 1777/ },
  place: {
    state: FIRST_SARATOGA.start({ scenario: 'battle' }),
    before: [{ kind: 'deploy' }, { kind: 'ready' }],
    press: /As in 1777/,
  },
  rally: { state: position({ '1008': 'h20_62!' }, { phase: 'rally' }), press: /20th\/62nd/ },
  move: { state: position({ '1008': 'h20_62' }), press: /End movement/ },
  moveGroup: {
    state: position({ '1008': 'h20_62' }),
    before: [{ kind: 'begin', counters: ['h20_62'], march: false }],
    press: /Stop here/,
  },
  relocateLeader: {
    state: position(
      { '0908': 'burgoyne', '1008': 'h20_62', '1007': 'h9_21', '0807': 'poor' },
      { side: 'colonial' },
    ),
    before: [
      { kind: 'begin', counters: ['poor'], march: false },
      { kind: 'step', path: [908] },
    ],
    press: /To 1008/,
  },
  attack: { state: onPoor, press: /Poor/ },
  choosePrimary: {
    state: position({ '1006': 'h20_62', '0907': 'poor dearborn' }, combat),
    before: [attack('0907', 'h20_62')],
    press: /^Poor: the enemy at [+−0]/,
  },
  exchange: {
    state: onPoorAlone,
    before: [attack('0907', 'h20_62 f24'), die(2), die(4)],
    press: /a step each/,
  },
  hold: {
    state: position({ '0806': 'h20_62', '0706': 'poor' }, combat),
    before: [attack('0706', 'h20_62'), die(1), die(5)],
    press: /Lose a step/,
  },
  giveGround: { state: onPoor, before: [attack('0907', 'h20_62 f24'), die(3)], press: /Stand, disrupted/ },
  afterLongShot: {
    state: position({ '0508': 'morgan', '0707': 'h20_62' }, { ...combat, side: 'colonial' }),
    before: [{ kind: 'attack', mode: 'skirmish', hex: 707, units: ['morgan'], primary: 'morgan' }, die(3)],
    press: /Stay, disrupted/,
  },
  retreat: {
    state: onPoor,
    before: [attack('0907', 'h20_62 f24'), die(3), { kind: 'giveGround', hex: 907, choice: 'retreat' }],
    press: /^To 0/,
  },
  advance: {
    state: onPoor,
    before: [
      attack('0907', 'h20_62 f24'),
      die(3),
      { kind: 'giveGround', hex: 907, choice: 'retreat' },
      { kind: 'retreat', units: ['poor'], leaders: [], path: [807] },
    ],
    press: /Advance with/,
  },
  counterattack: {
    state: position({ '0907': 'h9_21', '0807': 'poor' }, combat),
    before: [{ kind: 'endCombat' }],
    press: /9th\/21st/,
  },
};

function show(kind: DecisionKind): HTMLElement {
  const { state, before = [] } = CASES[kind];
  layState(state, ...before);
  render(
    <GameContext value={SHOWN}>
      <Question />
    </GameContext>,
  );
  return screen.getByRole('region');
}

describe('every kind of decision', () => {
  it.each(DECISION_KINDS)('%s is asked, and a press answers it', async (kind) => {
    const card = show(kind);
    expect(card).toHaveAttribute('data-kind', kind);
    const before = { view: viewNow(), hand: useHand.getState() };
    const [answer] = within(card).getAllByRole('button', { name: CASES[kind].press });
    if (!answer) throw new Error('no such answer');
    await userEvent.click(answer);
    const isPlayed = viewNow() !== before.view;
    // A target or a counter is taken in hand first.
    expect(isPlayed || useHand.getState() !== before.hand).toBe(true);
  });
});

describe('the combat card', () => {
  it('7.4 7.6 shows both sums with their cases, the column, and chances that add up', async () => {
    const card = show('attack');
    await userEvent.click(within(card).getByRole('button', { name: /Poor/ }));
    const [attackers, defence] = within(card).getAllByRole('table');
    // 8 + 3 + 1 against 7
    expect(attackers).toHaveTextContent('12');
    expect(defence).toHaveTextContent('7');
    expect(within(card).getByRole('img', { name: /\+5.*\+4,\+5/ })).toBeInTheDocument();
    const chances = [...card.querySelectorAll('.fs-chances b')].map((each) =>
      Number.parseInt(each.textContent, 10),
    );
    expect(Math.abs(chances.reduce((sum, each) => sum + each, 0) - 100)).toBeLessThanOrEqual(3);
    await userEvent.click(within(card).getByRole('button', { name: play.attack.go.normal }));
    expect(viewNow().decision).toMatchObject({ kind: 'roll', roll: 'combat' });
  });

  it('7.6 names the same difference in the list of targets and on the card that opens', async () => {
    // An assault at 3 - 7, a skirmish at 5 - 0: the card opens with the assault.
    layState(position({ '0906': 'light', '0907': 'poor' }, combat));
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    const target = within(screen.getByRole('region')).getByRole('button', { name: /Poor/ });
    expect(target).toHaveTextContent('−4');
    await userEvent.click(target);
    expect(screen.getByRole('region').querySelector('.fs-difference')).toHaveTextContent('−4');
  });

  it('7.6 15.3 compares the ways of attack: difference, and how often the defender pays', async () => {
    // Assault at 3 - 7: a Dc(NE) on a 6, which Poor's 4 fails on a 5 or 6. Skirmish at 5 - 0: two of Dc, four of Dr.
    layState(position({ '0906': 'light', '0907': 'poor' }, combat));
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    const card = screen.getByRole('region');
    await userEvent.click(within(card).getByRole('button', { name: /Poor/ }));
    const ways = within(within(card).getByRole('group', { name: 'Ways to attack' })).getAllByRole('button');
    expect(ways.map((each) => each.textContent)).toEqual(['Assault−4 · 6%', 'Skirmish+5 · 78%']);
  });

  it('1.2 says how often a test is passed, and that a leader who falls does not help', async () => {
    layState(position({ '1006': 'h20_62 f24', '0907': 'poor arnold' }, combat));
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    const card = screen.getByRole('region');
    await userEvent.click(within(card).getByRole('button', { name: /Poor/ }));
    // 8+3-(7+2) = +2: Ac(NE), Dc(Ex), Dc(Ex), Dr, Dr, Dm(Dr); the British check on 5, Poor on 4+2.
    const faces = [...within(card).getByRole('list', { name: /each face/ }).children].map(
      (each) => each.textContent,
    );
    expect(faces[0]).toContain('passes 5 in 6');
    expect(faces[1]).toContain('passes 6 in 6');
    expect(faces[3]).not.toContain('passes');
    // 8+1-(7+2) = 0: the 4 is a Dc, too, and Arnold may fall by it.
    cleanup();
    layState(position({ '1006': 'h20_62 burgoyne', '0907': 'poor arnold' }, combat));
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    const other = screen.getByRole('region');
    await userEvent.click(within(other).getByRole('button', { name: /Poor/ }));
    const [, , , four] = within(other).getByRole('list', { name: /each face/ }).children;
    expect(four).toHaveTextContent('passes 6 in 6 if no leader falls');
  });

  it('7.4 says which case forbids a third unit of a hex', async () => {
    layState(position({ '1006': 'gren light f24', '0907': 'dearborn' }, combat));
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    const card = screen.getByRole('region');
    await userEvent.click(within(card).getByRole('button', { name: /Dearborn/ }));
    const names = [/^Grenadiers/, /^Light Infantry/, /^24th Foot/].map((name) =>
      within(card)
        .getAllByRole('button', { name })
        .find((button) => button.classList.contains('fs-counter-button')),
    );
    for (const button of names)
      if (button?.getAttribute('aria-pressed') === 'false') await userEvent.click(button);
    expect(within(card).getByText(/one unit attacks, and one battalion may join/)).toBeInTheDocument();
    expect(within(card).getAllByRole('button', { name: 'Rule 7.4' }).length).toBeGreaterThan(0);
    expect(within(card).queryByRole('button', { name: play.attack.go.normal })).toBeNull();
  });
});

describe('the price of an answer', () => {
  const laid = (state: State, ...before: readonly Action[]): HTMLElement => {
    layState(state, ...before);
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    return screen.getByRole('region');
  };
  const answer = (card: HTMLElement, name: RegExp) => within(card).getByRole('button', { name });

  it('7.6 8.11 stands beside the button: at +5 a rout in 4 ways of 36, an exchange in 8, and Burgoyne in danger', async () => {
    const card = laid(onPoor);
    await userEvent.click(answer(card, /Poor/));
    const foot = card.querySelector('.fs-promise');
    expect(foot).toHaveTextContent('+5');
    expect(foot).toHaveTextContent('Defender routs 11%');
    expect(foot).toHaveTextContent('Defender disrupted or back 67%');
    expect(foot).toHaveTextContent('A step each, or defender back 22%');
    expect(foot).toHaveTextContent('Burgoyne may fall: a 4, then 5 or 6 (6%).');
  });

  it('is coloured for whoever decides: a rout is good for the attacker and bad for the defender', async () => {
    const card = laid(onPoor);
    await userEvent.click(answer(card, /Poor/));
    expect(
      within(card)
        .getAllByText(/^Defender routs/)
        .at(-1),
    ).toHaveClass('good');
    cleanup();
    const other = laid(
      position({ '1006': 'h20_62 f24', '0907': 'poor dearborn' }, combat),
      attack('0907', 'h20_62 f24'),
    );
    expect(viewNow().decision?.by).toBe('colonial');
    expect(
      within(other)
        .getByText(/^Defender disrupted or back/)
        .closest('li'),
    ).toHaveClass('bad');
  });

  it('8.6 names what an exchange takes from both', () => {
    const card = laid(onPoorAlone, attack('0907', 'h20_62 f24'), die(2), die(4));
    expect(answer(card, /Take it/)).toHaveTextContent(
      /Poor drops from 7 to 3\. 20th\/62nd drops from 8 to 4\./,
    );
    expect(answer(card, /Give ground instead/)).toHaveTextContent(/Nobody loses a step/);
  });

  it('8.6 14.3 15.1 names who is destroyed, whose point that is, and which battalion could not attack', () => {
    const state = position({ '1006': 'gren light', '0907': 'dearborn' }, combat);
    const card = laid(state, attack('0907', 'gren light'), die(2), die(5));
    expect(answer(card, /Take it/)).toHaveTextContent(/Dearborn is destroyed: 1 point to the British\./);
    expect(answer(card, /Take it/)).toHaveTextContent(/Grenadiers are destroyed: 1 point to the Americans\./);
    expect(answer(card, /Give ground instead/)).toHaveTextContent(/makes Dearborn ineffective/);
  });

  it('8.7 says that whoever is disrupted already cannot stand', async () => {
    const card = laid(position({ '1006': 'h20_62 f24', '0907': 'poor!' }, combat));
    await userEvent.click(answer(card, /Poor/));
    expect(card).not.toHaveTextContent(/disrupted or back/);
    expect(card).toHaveTextContent(/Defender loses a step and goes back/);
  });

  it('15.3 promises nothing in a skirmish that a skirmish cannot do', async () => {
    const card = laid(position({ '0906': 'light', '0907': 'poor' }, combat));
    await userEvent.click(answer(card, /Poor/));
    await userEvent.click(answer(card, /^Skirmish/));
    // +5: the first two faces are Dc(Ex), and Poor's morale is 4.
    const [one] = within(card).getByRole('list', { name: /each face/ }).children;
    expect(one).toHaveTextContent('defender tests morale (passes 4 in 6); if it passes, nothing');
    expect(card).not.toHaveTextContent(/step each|exchange/);
  });
});

describe('who stands in front', () => {
  it('7.3 is one answer where all would fare alike, and several where they would not', () => {
    const skirmish: Action = {
      kind: 'attack',
      mode: 'skirmish',
      hex: 907,
      units: ['dearborn'],
      primary: 'dearborn',
    };
    const shown = (placed: Placed) => {
      layState(position(placed, { ...combat, side: 'colonial' }), skirmish);
      render(
        <GameContext value={SHOWN}>
          <Question />
        </GameContext>,
      );
      const names = screen.getAllByRole('button', { name: /passes a/ }).map((each) => each.textContent);
      cleanup();
      return names;
    };
    // Neither is light, and both have a morale of 5.
    const alike = shown({ '0906': 'dearborn', '0907': 'h20_62 f24' });
    expect(alike).toHaveLength(1);
    expect(alike[0]).toContain(play.primary.alike);
    expect(shown({ '0906': 'dearborn', '0907': 'h20_62 light' })).toHaveLength(2);
  });
});

describe('the question', () => {
  it('7.6 puts the old dice away while a new attack is put together', () => {
    const state = position(
      { '1006': 'h20_62 f24', '0907': 'poor', '1008': 'h9_21', '0908': 'nixon' },
      combat,
    );
    layState(state, attack('0907', 'h20_62 f24'), die(3), { kind: 'giveGround', hex: 907, choice: 'stay' });
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    const card = screen.getByRole('region');
    expect(card).toHaveTextContent('Poor stays, disrupted.');
    expect(card.querySelector('.last-rolls')).not.toBeNull();
    act(() => press(hexOf('0908'), false));
    expect(card.querySelector('.fs-difference')).not.toBeNull();
    expect(card.querySelector('.last-rolls')).toBeNull();
    expect(card).not.toHaveTextContent('Poor stays, disrupted.');
  });

  it('8.10 keeps the dice of the attack in sight, though the enemy has answered since', () => {
    const card = show('advance');
    expect(within(card).getByText(/^At \+5: defender gives ground/)).toBeInTheDocument();
  });

  it('14.0 tells from the start what each side plays for, and a place that is pointed at is lit', async () => {
    const card = show('assignEntry');
    const [british, colonial] = ['british', 'colonial'].map((side) =>
      card.querySelector(`.fs-aims .${side}`),
    );
    expect(british).toHaveTextContent(/win at once with a unit in .*0214.* or .*0311/);
    expect(british).toHaveTextContent(/theirs was the last unit in any of .*0308.* or .*0309/);
    expect(colonial).toHaveTextContent(/theirs was the last unit in any of .*1205.*, 1206, 1414 or 1514/);
    await userEvent.hover(within(card).getByRole('button', { name: '1206' }));
    expect(usePointer.getState().highlighted).toEqual([1206]);
  });

  it('5.3 says that nobody goes on next to the enemy, where no hex is lit', () => {
    layState(
      position({ '1008': 'h20_62 burgoyne', '0807': 'poor' }),
      { kind: 'begin', counters: ['h20_62', 'burgoyne'], march: false },
      { kind: 'step', path: [908] },
    );
    expect(litIn(viewNow(), useHand.getState())).toEqual({});
    expect(questionFor(viewNow())).toMatchObject({
      question: 'Next to the enemy: they go no farther.',
      hint: 'Burgoyne could go on alone: press the others to leave them here.',
    });
  });
});

describe('the rally', () => {
  const shaken = position(
    { '1008': 'h20_62!', '1206': 'h9_21!', '1306': 'f24-', '0308': 'poor' },
    { phase: 'rally' },
  );
  const laid = () => {
    layState(shaken);
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    return within(screen.getByRole('region'));
  };
  const names = (card: ReturnType<typeof laid>) =>
    card.getAllByRole('button', { name: /British/ }).map((each) => each.querySelector('b')?.textContent);

  it('3.2 keeps everybody in his place, whoever has rallied', async () => {
    const card = laid();
    const before = names(card);
    expect(before).toHaveLength(3);
    await userEvent.click(card.getByRole('button', { name: /^20th/ }));
    expect(names(card)).toEqual(before);
    expect(card.getByRole('button', { name: /^20th/ })).toBeDisabled();
    expect(card.getByRole('button', { name: /^9th/ })).toBeEnabled();
  });

  it('3.2 rallies all who need no die by one press, and nobody else', async () => {
    const card = laid();
    expect(questionFor(viewNow()).hint).toContain('comes back without a die');
    await userEvent.click(card.getByRole('button', { name: play.rally.allFree(2) }));
    const { marks } = viewNow();
    expect([marks['h20_62'], marks['h9_21']]).toEqual([['rallied'], ['rallied']]);
    expect(marks['f24']).toEqual(['ineffective']);
  });
});

describe('the map', () => {
  it('5.3 in fog tells by the same colour where they must stop, before the die and after it', () => {
    layState(position({ '1008': 'h20_62', '0806': 'poor' }, { fog: true, turn: 1 }));
    press(hexOf('1008'), false);
    const kinds = () => litIn(viewNow(), useHand.getState())[907]?.kind;
    expect(kinds()).toBe('stop');
    expect(litIn(viewNow(), useHand.getState())[1108]?.kind).toBe('maybe');
    useHand.setState({ goal: 0 });
    layState(
      position({ '1008': 'h20_62', '0806': 'poor' }, { fog: true, turn: 1 }),
      { kind: 'begin', counters: ['h20_62'], march: false },
      die(4),
    );
    expect(kinds()).toBe('stop');
  });

  it('11.2 the rest of a column is taken up after half of it came in', () => {
    layState(
      position({ '0308': 'poor' }, { columns: { C: 'F' } }),
      { kind: 'begin', counters: ['light'], march: false },
      { kind: 'step', path: [1507] },
    );
    expect(viewNow().decision?.kind).toBe('moveGroup');
    press(hexOf('1507'), false);
    expect(viewNow().decision?.kind).toBe('move');
    expect(useHand.getState().chosen).toContain('gren');
    expect(useHand.getState().chosen).not.toContain('light');
  });

  it('4.1 the end of movement is asked about for those alone who still can move', () => {
    layState(position({ '1008': 'h20_62', '1206': 'h9_21', '1306': 'f24', '0308': 'poor' }));
    endPhase();
    expect(viewNow().decision?.kind).toBe('move');
    expect(useHand.getState().isEnding).toBe(true);
    expect(play.move.sure(3)).toBe('3 stacks could still move. End movement all the same?');
    // Two of three have rallied, and may not move.
    const state = position(
      { '1008': 'h20_62!', '1206': 'h9_21!', '1306': 'f24', '0308': 'poor' },
      { phase: 'rally' },
    );
    layState(state, { kind: 'rally', unit: 'h20_62' }, { kind: 'rally', unit: 'h9_21' });
    expect(viewNow().phase).toBe('movement');
    endPhase();
    expect(viewNow().phasing).toBe('colonial');
  });

  it('4.1 a press takes up a stack, lights what it reaches with its cost, and a second one goes there', () => {
    layState(position({ '1008': 'h20_62' }));
    press(hexOf('1008'), false);
    expect(useHand.getState().chosen).toEqual(['h20_62']);
    const lit = litIn(viewNow(), useHand.getState());
    expect(lit[908]).toMatchObject({ kind: 'go', note: '1' });
    press(hexOf('0908'), false);
    expect(viewNow().stacks[908]).toEqual(['h20_62']);
  });

  it('4.1 whoever takes up another stack lets the group under way stop where it is', () => {
    layState(position({ '1008': 'h20_62', '1206': 'h9_21' }));
    press(hexOf('1008'), false);
    press(hexOf('0908'), false);
    expect(viewNow().decision?.kind).toBe('moveGroup');
    goOverTo(1206);
    expect(viewNow().marks['h20_62']).toContain('moved');
    expect(useHand.getState().chosen).toEqual(['h9_21']);
  });

  it('6.1 a lit hex that holds friends is joined, and they are taken up where nothing is in hand', () => {
    layState(position({ '1008': 'h20_62', '1007': 'h9_21', '0103': 'f24' }));
    press(hexOf('1008'), false);
    press(hexOf('1007'), false);
    expect(viewNow().stacks[1007]).toEqual(['h9_21', 'h20_62']);
    layState(position({ '1008': 'h20_62', '1007': 'h9_21', '0103': 'f24' }));
    press(hexOf('1007'), false);
    expect(useHand.getState().chosen).toEqual(['h9_21']);
    // No lit hex: the others are taken up instead.
    press(hexOf('0103'), false);
    expect(useHand.getState().chosen).toEqual(['f24']);
  });

  it('6.1 a finger joins with its second press, and is offered to take the others up instead', async () => {
    layState(position({ '1008': 'h20_62', '1007': 'h9_21' }));
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    act(() => {
      press(hexOf('1008'), true);
      press(hexOf('1007'), true);
    });
    expect(viewNow().stacks[1007]).toEqual(['h9_21']);
    expect(useHand.getState().chosen).toEqual(['h20_62']);
    expect(screen.getByRole('button', { name: play.move.takeUpInstead(1007) })).toBeTruthy();
    act(() => press(hexOf('1007'), true));
    expect(viewNow().stacks[1007]).toEqual(['h9_21', 'h20_62']);
    cleanup();
  });

  it('6.1 a group under way joins whoever stands in a lit hex, too', () => {
    layState(position({ '1008': 'h20_62', '1206': 'h9_21' }));
    press(hexOf('1008'), false);
    press(hexOf('0908'), false);
    press(hexOf('1206'), false);
    expect(viewNow().stacks[1206]).toEqual(['h9_21', 'h20_62']);
  });

  it('8.9 a finger retreats with its second press, and a leader flees with it', () => {
    layState(onPoor, attack('0907', 'h20_62 f24'), die(3), {
      kind: 'giveGround',
      hex: 907,
      choice: 'retreat',
    });
    press(hexOf('0807'), true);
    expect(viewNow().decision?.kind).toBe('retreat');
    press(hexOf('0807'), true);
    expect(viewNow().stacks[807]).toEqual(['poor']);
    const { state, before = [] } = CASES.relocateLeader;
    layState(state, ...before);
    press(hexOf('1008'), true);
    expect(viewNow().decision?.kind).toBe('relocateLeader');
    press(hexOf('1008'), true);
    expect(viewNow().stacks[1008]).toContain('burgoyne');
  });

  it('8.9 offers a button for each lit hex, the nearest first', () => {
    layState(onPoor, attack('0907', 'h20_62 f24'), die(3), {
      kind: 'giveGround',
      hex: 907,
      choice: 'retreat',
    });
    render(
      <GameContext value={SHOWN}>
        <Question />
      </GameContext>,
    );
    const lit = Object.keys(litIn(viewNow(), useHand.getState()));
    const told = screen.getAllByRole('button', { name: /^To \d{4}/ }).map((each) => each.textContent);
    expect(lit.length).toBeGreaterThan(8);
    expect(told.map((words) => String(Number(words?.slice(3)))).toSorted()).toEqual(lit.toSorted());
    expect(['To 0806', 'To 0807', 'To 0908']).toContain(told[0]);
    cleanup();
  });

  it('4.1 a finger orders only with its second press', () => {
    layState(position({ '1008': 'h20_62' }));
    press(hexOf('1008'), true);
    press(hexOf('0908'), true);
    expect(viewNow().stacks[1008]).toEqual(['h20_62']);
    press(hexOf('0908'), true);
    expect(viewNow().stacks[908]).toEqual(['h20_62']);
  });

  it('4.5 in fog each hex tells the die that reaches it, and those who set out for it go if the die lets them', () => {
    layState(position({ '1008': 'h20_62' }, { fog: true, turn: 1 }));
    press(hexOf('1008'), false);
    const lit = litIn(viewNow(), useHand.getState());
    expect(lit[907]).toMatchObject({ kind: 'maybe', note: '2+' });
    press(hexOf('0907'), false);
    expect(viewNow().decision).toMatchObject({ kind: 'roll', roll: 'movement' });
    expect(useHand.getState().goal).toBe(907);
  });
});
