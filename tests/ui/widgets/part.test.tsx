/** A part of the page that does not come, or fails: it falls alone, can be tried again, and can be put away. */
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../src/ui/shell/ErrorBoundary';
import { DiceTool } from '../../../src/ui/table/DiceTool';
import { dice } from '../../../src/ui/text/dice';
import { common } from '../../../src/ui/text/common';
import { table } from '../../../src/ui/text/table';
import { trouble } from '../../../src/ui/text/trouble';
import { part, screen as screenOf } from '../../../src/ui/widgets/Part';
import { beginGame } from '../../helpers/saratoga/gameView';
import { InSaratoga } from '../../helpers/saratoga/render';

/** Whether a card of the game throws when it is drawn. */
const card = vi.hoisted(() => ({ isBroken: false }));
vi.mock('../../../src/ui/table/DiceCard', () => ({
  default: function DiceCard() {
    if (card.isBroken) throw new TypeError('no dice');
    return <p>the dice</p>;
  },
}));

const silent = vi.spyOn(console, 'error');
beforeEach(() => {
  // React tells of each error that a boundary catches.
  silent.mockImplementation(() => undefined);
  card.isBroken = false;
});
afterEach(() => {
  silent.mockReset();
  vi.unstubAllGlobals();
});

/** A network that can be cut, and how often something was asked of it. */
function network(Found: ComponentType<{ readonly word?: string }> = () => <p>the part</p>) {
  const net = { isDown: true, asked: 0 };
  const load = () => {
    net.asked++;
    return net.isDown
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x/part.js'))
      : Promise.resolve({ default: Found });
  };
  return { net, load };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const failed = () => screen.findByRole('alert');

describe('a part that does not come', () => {
  it('falls alone: the rest of the page stands', async () => {
    const Part = part(network().load);
    render(
      <ErrorBoundary>
        <p>the table</p>
        <Part />
      </ErrorBoundary>,
    );
    expect(await failed()).toHaveTextContent(common.part.failed);
    expect(screen.getByText('the table')).toBeVisible();
    expect(screen.queryByText('the part')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: trouble.network.title })).not.toBeInTheDocument();
  });

  it('is loaded by “Try again” when the network is back', async () => {
    const { net, load } = network(({ word }) => <p>the part, {word}</p>);
    const Part = part(load);
    render(<Part word="whole" />);
    await failed();
    net.isDown = false;
    await press(common.part.again);
    expect(await screen.findByText('the part, whole')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(net.asked).toBe(2);
  });

  it('says so again while the network is still away', async () => {
    const { net, load } = network();
    const Part = part(load);
    render(<Part />);
    await failed();
    await press(common.part.again);
    expect(await failed()).toHaveTextContent(common.part.failed);
    expect(net.asked).toBe(2);
  });

  it('is tried again when it is wanted the next time', async () => {
    const { net, load } = network();
    const Part = part(load);
    render(<Part />);
    await failed();
    cleanup();
    net.isDown = false;
    render(<Part />);
    expect(await screen.findByText('the part')).toBeVisible();
  });

  it('can be closed, where it can be', async () => {
    const onClose = vi.fn<() => void>();
    const Part = part(network().load);
    render(<Part onClose={onClose} />);
    await failed();
    await press(table.close);
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    render(<Part />);
    await failed();
    expect(screen.queryByRole('button', { name: table.close })).not.toBeInTheDocument();
  });

  it.each([
    [false, true],
    [true, false],
  ])('with the browser online %s speaks of the network: %s', async (onLine, isTold) => {
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: onLine } }));
    const Part = part(network().load);
    render(<Part />);
    expect((await failed()).textContent?.includes(common.part.offline)).toBe(isTold);
  });
});

describe('a part that comes', () => {
  it('comes once for all who want it', async () => {
    const { net, load } = network();
    net.isDown = false;
    const Part = part(load);
    render(<Part />);
    expect(await screen.findByText('the part')).toBeVisible();
    render(<Part />);
    expect(screen.getAllByText('the part')).toHaveLength(2);
    expect(net.asked).toBe(1);
  });

  it('comes too where React mounts everything twice, to find mistakes', async () => {
    const { net, load } = network();
    net.isDown = false;
    const Part = part(load);
    render(
      <StrictMode>
        <Part />
      </StrictMode>,
    );
    expect(await screen.findByText('the part')).toBeVisible();
  });

  it('but throws falls alone, too', async () => {
    let isBroken = true;
    const { net, load } = network(() => {
      if (isBroken) throw new Error('a slip');
      return <p>the part</p>;
    });
    net.isDown = false;
    const Part = part(load);
    render(
      <>
        <p>the table</p>
        <Part />
      </>,
    );
    expect(await failed()).toHaveTextContent(common.part.failed);
    expect(screen.getByText('the table')).toBeVisible();
    isBroken = false;
    await press(common.part.again);
    expect(await screen.findByText('the part')).toBeVisible();
  });
});

describe('a card of the game that fails', () => {
  it('leaves the button that opened it, closes, and opens again', async () => {
    beginGame();
    card.isBroken = true;
    render(<DiceTool />, { wrapper: InSaratoga });
    await press(dice.open);
    await failed();
    expect(screen.getByRole('button', { name: dice.open })).toBeVisible();
    await press(table.close);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    card.isBroken = false;
    await press(dice.open);
    expect(await screen.findByText('the dice')).toBeVisible();
  });
});

describe('a whole screen that does not come', () => {
  it('is caught around it, told as a matter of the network, and tried again', async () => {
    const { net, load } = network();
    const Screen = screenOf(load);
    render(
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>,
    );
    expect(await screen.findByRole('heading', { name: trouble.network.title })).toBeVisible();
    net.isDown = false;
    await press(trouble.network.again);
    expect(await screen.findByText('the part')).toBeVisible();
    expect(screen.queryByRole('heading', { name: trouble.network.title })).not.toBeInTheDocument();
  });
});
