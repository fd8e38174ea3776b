/** Against the computer: what is chosen, what its turn offers, and how one has done. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { results } from '../../../src/store/library/results';
import { useOpponents } from '../../../src/store/opponents';
import { usePlay } from '../../../src/store/play';
import { usePreferences } from '../../../src/store/preferences';
import { against } from '../../../src/store/seats';
import { useTable } from '../../../src/store/table';
import Against, { type Opposed } from '../../../src/ui/table/Against';
import { GameContext } from '../../../src/ui/table/game';
import OpponentTurn from '../../../src/ui/table/OpponentTurn';
import Since from '../../../src/ui/table/Since';
import { opponents } from '../../../src/ui/text/opponents';
import { newToy, toy, TOY, TOY_SCREENS, TOY_SIDES, type ToyAction } from '../../helpers/toy';

vi.mock(import('../../../src/store/library/autosave'), async (original) => ({
  ...(await original()),
  autosave: () => Promise.resolve(true),
}));
vi.mock(import('../../../src/store/library/results'), async (original) => ({
  ...(await original()),
  results: vi.fn<typeof results>(),
}));

const RESULT = { game: 'toy', scenario: 'cards', side: 'red', level: 'bold', won: true } as const;
const { turn } = opponents;

beforeEach(() => {
  usePlay.getState().leave();
  useOpponents.setState(useOpponents.getInitialState());
  usePreferences.setState({ level: '', side: '', opponentPace: 'brisk' });
  vi.mocked(results).mockReset().mockResolvedValue([]);
});

describe('the choice', () => {
  const chosen = async (press: string): Promise<Opposed | undefined> => {
    const onBegin = vi.fn<(opposed: Opposed) => void>();
    render(<Against game={toy} name="Cards" onBegin={onBegin} onClose={() => undefined} />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Blue' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Bold/ }));
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: press }));
    return onBegin.mock.lastCall?.[0];
  };

  it('begins with the side and the opponent that were chosen, and remembers them', async () => {
    expect(await chosen(opponents.begin)).toEqual({
      seats: { red: 'opponent bold', blue: 'person' },
      isPractice: true,
      isDemonstration: false,
    });
    expect(usePreferences.getState()).toMatchObject({ side: 'blue', level: 'bold' });
  });

  it('lets two of them play', async () => {
    expect(await chosen(opponents.watch)).toEqual({
      seats: { red: 'opponent bold', blue: 'opponent bold' },
      isPractice: false,
      isDemonstration: true,
    });
  });

  it('leaves the side to the dice and offers the weakest unless something else is said', async () => {
    const onBegin = vi.fn<(opposed: Opposed) => void>();
    render(<Against game={toy} name="Cards" onBegin={onBegin} onClose={() => undefined} />);
    await userEvent.click(await screen.findByRole('button', { name: opponents.begin }));
    const seats = Object.values(onBegin.mock.lastCall?.[0].seats ?? {});
    expect(seats.sort()).toEqual(['opponent meek', 'person']);
  });

  it('tells how one has done, by scenario, side and opponent', async () => {
    vi.mocked(results).mockResolvedValue([
      RESULT,
      { ...RESULT, won: false },
      { ...RESULT, side: 'blue', won: undefined },
      { ...RESULT, game: 'another' },
    ]);
    render(<Against game={toy} name="Cards" onBegin={() => undefined} onClose={() => undefined} />);
    expect(await screen.findByText(opponents.soFar('1 won, 1 lost, 1 drawn'))).toBeInTheDocument();
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows.slice(1)).toEqual(['CardsRedBold1 won, 1 lost', 'CardsBlueBold0 won, 0 lost, 1 drawn']);
  });
});

describe('the turn of an opponent', () => {
  const shown = () =>
    render(
      <GameContext value={{ entry: toy, screens: TOY_SCREENS }}>
        <OpponentTurn side="red" />
      </GameContext>,
    );
  const begin = (own: string | undefined) =>
    usePlay.getState().beginWith(TOY, newToy({ seats: against(TOY_SIDES, own, 'bold') }));

  it('says whether it thinks, and can be stopped', async () => {
    begin('blue');
    useOpponents.setState({ thinking: 'red' });
    shown();
    expect(screen.getByRole('status')).toHaveTextContent(turn.thinking('Red'));
    await userEvent.click(screen.getByRole('button', { name: turn.stop }));
    expect(useOpponents.getState().isHeld).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent(turn.held);
  });

  it('offers to try again or to take the side over where the computer does not answer', async () => {
    begin('blue');
    useOpponents.setState({ failed: 'red' });
    shown();
    expect(screen.getByRole('button', { name: turn.tryAgain })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: turn.takeOverOffer('red') }));
    expect(usePlay.getState().seats).toMatchObject({ red: 'opponent bold' });
    await userEvent.click(screen.getByRole('button', { name: turn.takeOver('red') }));
    expect(usePlay.getState().seats).toEqual({ red: 'self', blue: 'person' });
  });

  it('offers both sides of a demonstration', () => {
    begin(undefined);
    shown();
    for (const side of TOY_SIDES)
      expect(screen.getByRole('button', { name: turn.takeOverOffer(side) })).toBeVisible();
  });
});

describe('what it did since one decided', () => {
  it('is told line by line, and shown again at a press', async () => {
    usePlay.getState().beginWith(TOY, newToy({ seats: against(TOY_SIDES, 'blue', 'bold') }));
    const { answer } = usePlay.getState();
    expect(answer({ kind: 'show', card: 1001 } as ToyAction)).toBe(true);
    expect(answer({ kind: 'attack', card: 1001 } as ToyAction)).toBe(true);
    render(
      <GameContext value={{ entry: toy, screens: TOY_SCREENS }}>
        <Since />
      </GameContext>,
    );
    expect(screen.getByText(opponents.since('red', 2))).toBeInTheDocument();
    const lines = screen.getAllByRole('button', { hidden: true });
    expect(lines.map((line) => line.textContent)).toEqual(['shown', 'attacked']);
    await userEvent.click(screen.getByText(opponents.since('red', 2)));
    await userEvent.click(lines[0] as HTMLElement);
    expect(useTable.getState().latest).toBe(2);
  });
});
