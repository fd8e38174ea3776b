/** The log as it is read: what each filter leaves, under which headings, and that the latest line is in sight. */
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Event, type EventType, RULES } from '../../../src/engine/saratoga';
import { usePlay } from '../../../src/store/play';
import { showGame } from '../../../src/store/table';
import { Log } from '../../../src/ui/table/Log';
import { table } from '../../../src/ui/text/table';
import { layGame, mustAct, sessionNow, viewNow } from '../../helpers/saratoga/gameView';
import { render } from '../../helpers/saratoga/render';

const moved = (unit: string): Event => ({
  type: 'moved',
  counters: [unit],
  shown: unit,
  from: 605,
  path: [606],
  cost: 2,
  combat: false,
});
const shot = (unit: string, hit: boolean): Event => ({
  type: 'shot',
  unit,
  from: 605,
  target: 'a-1nh',
  hex: 606,
  die: hit ? 6 : 1,
  needed: 4,
  modifiers: [],
  hit,
  ranged: false,
  concealed: false,
  secret: false,
});
const hit: Event = { type: 'stepLost', side: 'american', unit: 'a-1nh', hex: 606, hits: 1, secret: false };
const phase = (
  side: 'british' | 'american',
  name: 'command' | 'movement' | 'combat' | 'recovery',
): Event => ({
  type: 'phaseBegan',
  side,
  phase: name,
});

/** Two turns: in the first somebody moves and is hit, in the second somebody fires and misses. */
const STORY: readonly Event[] = [
  { type: 'deployed', side: 'american' },
  { type: 'turnBegan', turn: 2 },
  { type: 'initiativeRolled', british: 5, american: 3, winner: 'british' },
  { type: 'orderChosen', first: 'british' },
  phase('british', 'command'),
  { type: 'activated', formation: 'fraser' },
  phase('british', 'movement'),
  moved('b-24'),
  phase('british', 'combat'),
  shot('b-24', true),
  hit,
  { type: 'declined', hex: 606 },
  phase('british', 'recovery'),
  { type: 'phasePassed', side: 'british', phase: 'recovery' },
  { type: 'turnBegan', turn: 3 },
  phase('american', 'command'),
  { type: 'gatesRolled', dice: [1, 5], needed: 8, active: false, secret: false },
  phase('american', 'combat'),
  shot('b-li', false),
];

/** Puts what happened onto the table, whatever was played. */
function tell(...events: readonly Event[]): void {
  const { steps: _, ...session } = sessionNow();
  const steps = events.map((event) => ({ by: 'british', events: [event], drawn: 0, barrier: undefined }));
  showGame({ rules: RULES, session: { ...session, steps, cursor: steps.length }, viewer: viewNow().viewer });
}

const lines = () =>
  [...document.querySelectorAll('.log > li')].map((line) => line.firstElementChild?.textContent.trim());
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  layGame('oct7 british movement; 0605 L-fraser b-24 b-li; 0608 a-1nh');
});

describe('the log', () => {
  it('says that nothing has happened', () => {
    render(<Log />);
    expect(screen.getByText('Nothing has happened yet.')).toBeInTheDocument();
  });

  it('names everybody who went, for all to read where stacks lie open', () => {
    mustAct({ kind: 'move', counters: ['b-24', 'L-fraser'], path: [604] });
    render(<Log />);
    expect(lines().join()).toMatch(/The 24th Foot and Fraser move from 0605 to 0604 for .* MP/);
  });

  it('3.4 names only the counter on top where stacks are hidden', () => {
    // The order of the turn is chosen at the table, where both may look.
    layGame('oct7 british fog turn stage order side british; 0605 L-fraser b-24; 0608 a-1nh');
    tell({ ...moved('b-24'), counters: ['b-24', 'L-fraser'] } as Event);
    render(<Log />);
    expect(lines()).toEqual(['The 24th Foot moves from 0605 to 0606.']);
  });

  it('8.0 says that nobody is able to recover', () => {
    tell({ type: 'phasePassed', side: 'british', phase: 'recovery' });
    render(<Log />);
    expect(lines()).toEqual(['No one can recover.']);
    expect(screen.getByRole('button', { name: 'Rule 8.0' })).toBeInTheDocument();
  });

  it('puts the case behind the words, with dice and without', () => {
    tell(...STORY);
    render(<Log />);
    for (const line of document.querySelectorAll('.log > li'))
      expect([line.firstElementChild?.matches('.case'), line.lastElementChild?.matches('.case')]).toEqual([
        false,
        true,
      ]);
  });
});

describe('narrowed, the log keeps a heading only with something under it:', () => {
  const HEADINGS = { two: 'Turn 2, 11:15 a.m.', three: 'Turn 3, 12:00 p.m.' };
  const FIRED = 'The 24th Foot fires at Poor’s 1st New Hampshire in 0606: rolls 6, needs 4+: hit.';
  const MISSED = 'The Light Infantry fires at Poor’s 1st New Hampshire in 0606: rolls 1, needs 4+: miss.';
  const HIT = 'The 1st New Hampshire is hit: a step-loss marker.';

  beforeEach(() => {
    tell(...STORY);
    render(<Log />);
  });

  it('all', () => {
    expect(lines()).toHaveLength(STORY.length);
  });

  it('losses', () => {
    choose('Losses');
    expect(lines()).toEqual([HEADINGS.two, 'British Combat Phase', HIT]);
  });

  it('fire', () => {
    choose('Fire');
    expect(lines()).toEqual([
      HEADINGS.two,
      'British Combat Phase',
      FIRED,
      HIT,
      HEADINGS.three,
      'American Combat Phase',
      MISSED,
    ]);
  });

  it('moves', () => {
    choose('Moves');
    expect(lines()).toEqual([
      HEADINGS.two,
      'British Movement Phase',
      'The 24th Foot moves from 0605 to 0606 for 1 MP.',
    ]);
  });

  it('and all again', () => {
    choose('Moves');
    choose('All');
    expect(lines()).toHaveLength(STORY.length);
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  });
});

it.each<[filter: string, types: readonly EventType[]]>([
  ['Losses', ['deployed', 'initiativeRolled', 'orderChosen', 'activated', 'gatesRolled', 'moved', 'shot']],
  ['Fire', ['deployed', 'initiativeRolled', 'orderChosen', 'activated', 'gatesRolled', 'moved']],
  ['Moves', ['deployed', 'initiativeRolled', 'orderChosen', 'activated', 'gatesRolled', 'stepLost', 'shot']],
])('under %s there is no word of anything else', (filter, types) => {
  tell(...STORY.filter(({ type }) => types.includes(type) || type.endsWith('Began')));
  render(<Log />);
  choose(filter);
  expect(lines()).toEqual([]);
  expect(screen.getByText('Nothing of this kind yet.')).toBeInTheDocument();
});

it('reaches back as far as there are lines of the kind, however much else has happened since', () => {
  tell(hit, ...Array.from({ length: 400 }, () => moved('b-24')));
  render(<Log />);
  choose('Losses');
  expect(lines()).toHaveLength(1);
});

it('shows the latest line, after every event and when it is narrowed', () => {
  tell(...STORY);
  const tall = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  const { container } = render(<Log />);
  expect(container.scrollTop).toBe(900);
  container.scrollTop = 10;
  choose('Fire');
  expect(container.scrollTop).toBe(900);
  tall.mockRestore();
});

describe('back to a line', () => {
  const { backTo } = usePlay.getInitialState();
  const TWO_PHASES = 'oct7 british movement; 0605 b-24; 0612 a-1nh';

  it('is offered at each line but the last, and takes back what came after it', async () => {
    layGame(TWO_PHASES);
    mustAct({ kind: 'move', counters: ['b-24'], path: [606] });
    const place = sessionNow().cursor;
    mustAct({ kind: 'endMovement' });
    render(<Log />);
    const [button, ...more] = screen.getAllByRole('button', { name: /^Back to here/ });
    expect(more).toEqual([]);
    await userEvent.click(button as HTMLElement);
    expect(sessionNow().cursor).toBe(place);
  });

  it('leaves a line of play that says where it parts, takes a name, and is gone over to', async () => {
    layGame(TWO_PHASES);
    const place = sessionNow().cursor;
    mustAct({ kind: 'move', counters: ['b-24'], path: [604] });
    mustAct({ kind: 'halt' });
    mustAct({ kind: 'endMovement' });
    const left = sessionNow().record.actions;
    backTo(place);
    mustAct({ kind: 'move', counters: ['b-24'], path: [606] });
    render(<Log />);
    const lines = await screen.findByRole('region', { name: table.lines.title });
    const drawer = within(lines).getByRole('button', { name: table.lines.count(1) });
    expect(within(lines).queryByRole('button', { name: table.lines.follow })).not.toBeInTheDocument();
    await userEvent.click(drawer);
    expect(lines).toHaveTextContent('Line 1 Undone from turn 1, British Movement to');
    await userEvent.click(within(lines).getByRole('button', { name: table.lines.rename }));
    await userEvent.type(within(lines).getByLabelText(table.lines.newName), '<b>Stand</b>{Enter}');
    expect(lines).toHaveTextContent('<b>Stand</b> Undone');
    await userEvent.click(within(lines).getByRole('button', { name: table.lines.follow }));
    expect(sessionNow().record.actions).toEqual(left);
    expect(screen.queryByRole('region', { name: table.lines.title })).not.toBeInTheDocument();
  });
});
