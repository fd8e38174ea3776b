/** The card that sends a game: what it says before the link is copied. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Sent } from '../../../src/store/sending';
import Send from '../../../src/ui/table/Send';
import { saves } from '../../../src/ui/text/saves';
import { trouble } from '../../../src/ui/text/trouble';
import { render } from '../../helpers/saratoga/render';

const sent = vi.hoisted(() => ({ link: undefined as unknown, file: undefined as unknown }));
vi.mock(import('../../../src/store/sending'), async (original) => ({
  ...(await original()),
  linkOf: () => Promise.resolve(sent.link as Sent),
  fileOf: () => Promise.resolve(sent.file as Sent),
  positionLinkOf: () => Promise.resolve(undefined),
}));
const downloaded = vi.hoisted(() => [] as string[]);
vi.mock('../../../src/ui/widgets/download', () => ({
  download: (_: Blob, name: string) => void downloaded.push(name),
}));

beforeEach(() => {
  downloaded.length = 0;
  sent.file = { text: '{}', notice: undefined } satisfies Sent;
});
const show = (link: Sent) => {
  sent.link = link;
  render(<Send id="abcdefgh" onClose={() => undefined} />);
};
const field = () => screen.queryByLabelText(saves.send.field);

it('a whole game is a link, and nothing else is said', async () => {
  show({ text: 'AQ', notice: undefined });
  await vi.waitFor(() => expect(field()).toHaveValue(new URL('#/link/AQ', window.location.href).href));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each(['backup', 'cut', 'version'] as const)('a game that is not whole says so: %s', async (notice) => {
  show({ text: 'AQ', notice });
  expect(await screen.findByRole('alert')).toHaveTextContent(trouble.notices[notice]);
  expect(field()).toBeInTheDocument();
});

it('a game that is too long for a link can be saved as a file', async () => {
  show({ error: 'tooLong' });
  expect(await screen.findByRole('alert')).toHaveTextContent(saves.send.tooLong);
  expect(field()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: saves.export }));
  await vi.waitFor(() => expect(downloaded).toEqual(['game.json']));
});

it('a game of which nothing can be read says that', async () => {
  show({ error: 'unreadable' });
  expect(await screen.findByRole('alert')).toHaveTextContent(saves.notOut);
  expect(screen.queryByRole('button', { name: saves.export })).not.toBeInTheDocument();
});
