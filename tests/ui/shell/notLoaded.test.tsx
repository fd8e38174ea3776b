/** Without a network: what does not come is told as that, never as damage, and comes when it is tried again with one. */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entryOf } from '../../../src/games/list';
import { Arrival } from '../../../src/ui/shell/library/Arrival';
import Verify from '../../../src/ui/shell/Verify';
import { SaveFile } from '../../../src/ui/table/SaveFile';
import Send from '../../../src/ui/table/Send';
import { saves } from '../../../src/ui/text/saves';
import { common } from '../../../src/ui/text/common';
import { verify } from '../../../src/ui/text/verify';
import { PartBoundary } from '../../../src/ui/widgets/Part';

const network = { isThere: false };
beforeEach(() => {
  network.isThere = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isThere);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const failed = async () => expect(await screen.findByText(new RegExp(common.part.failed))).toBeVisible();
async function tryAgain(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: common.part.again }));
  await failed();
  network.isThere = true;
  await userEvent.click(screen.getByRole('button', { name: common.part.again }));
}

it('a game that is being verified', async () => {
  render(<Verify />);
  const record = JSON.stringify({ format: 2, game: 'saratoga', setup: {}, actions: [] });
  fireEvent.change(screen.getByLabelText(verify.paste), { target: { value: record } });
  fireEvent.click(screen.getByRole('button', { name: verify.check }));
  await failed();
  expect(screen.queryByText(verify.problems.noJson)).not.toBeInTheDocument();
  await tryAgain();
  expect(await screen.findByText(verify.problems.setup)).toBeVisible();
});

it('a game that comes in', async () => {
  render(<Arrival content="no game" title="A file" onLeave={() => undefined} />);
  await failed();
  expect(screen.queryByText(saves.arrival.errors.unreadable)).not.toBeInTheDocument();
  await tryAgain();
  expect(await screen.findByText(saves.arrival.errors.notOurs)).toBeVisible();
});

it('a game that is sent', async () => {
  render(
    <PartBoundary>
      <Send id="nothing0" onClose={() => undefined} />
    </PartBoundary>,
  );
  await failed();
  expect(screen.queryByText(saves.notOut)).not.toBeInTheDocument();
  await tryAgain();
  expect(await screen.findByText(saves.notOut)).toBeInTheDocument();
});

it('a game that is saved as a file', async () => {
  render(<SaveFile id="nothing0" />);
  await userEvent.click(screen.getByRole('button', { name: saves.export }));
  await failed();
  await tryAgain();
  expect(await screen.findByText(saves.notOut)).toBeVisible();
});

it('the screens of a game, which bring its rules with them', async () => {
  const entry = entryOf('saratoga');
  await expect(entry?.screens()).rejects.toThrow('dynamically imported module');
  network.isThere = true;
  expect(await entry?.screens()).toHaveProperty('Play');
  network.isThere = false;
  expect(await entry?.screens()).toHaveProperty('Play');
  expect(await entry?.rules()).toHaveProperty('game');
});
