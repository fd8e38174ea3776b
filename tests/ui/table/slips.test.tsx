/** A second press where another button stood a moment ago ends no phase. */
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePreferences } from '../../../src/store/preferences';
import { Foot, QuestionCard } from '../../../src/ui/table/QuestionCard';

const ended = vi.fn<() => void>();
const PLACE = { detail: 1, clientX: 700, clientY: 500 };

const card = (label: string, isEnding = true) => (
  <QuestionCard label="x" place={0}>
    <Foot>
      <button type="button" className={isEnding ? 'answer ends' : 'answer'} onClick={() => ended()}>
        {label}
      </button>
    </Foot>
  </QuestionCard>
);

/** How much later and elsewhere the second press is, and on what. */
interface How {
  readonly later?: number;
  readonly moved?: number;
  readonly isEnding?: boolean;
  readonly detail?: number;
}

function pressTwice(then: string, { later = 200, moved = 0, isEnding = true, detail = 1 }: How = {}): number {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const { rerender, unmount } = render(card('Open fire'));
  fireEvent.click(screen.getByRole('button'), PLACE);
  rerender(card(then, isEnding));
  now.mockReturnValue(1_000_000 + later);
  fireEvent.click(screen.getByRole('button'), { ...PLACE, detail, clientX: PLACE.clientX + moved });
  unmount();
  now.mockRestore();
  return ended.mock.calls.length;
}

beforeEach(() => {
  usePreferences.setState({ pace: 'normal' });
  ended.mockClear();
  // Whatever was pressed before was elsewhere.
  const { unmount } = render(card('elsewhere'));
  fireEvent.click(screen.getByRole('button'), { detail: 1, clientX: 0, clientY: 0 });
  unmount();
  ended.mockClear();
});

it('is not heard', () => {
  expect(pressTwice('Hold all fire')).toBe(1);
});

it.each<[string, How]>([
  ['later', { later: 1000 }],
  ['elsewhere', { moved: 60 }],
  ['on what orders', { isEnding: false }],
  ['by a key', { detail: 0 }],
])('is heard %s', (_, how) => {
  expect(pressTwice('Hold all fire', how)).toBe(2);
});

it('is heard by whoever wants everything at once', () => {
  usePreferences.setState({ pace: 'off' });
  expect(pressTwice('Hold all fire')).toBe(2);
});

it('is heard on the same button', () => {
  expect(pressTwice('Open fire')).toBe(2);
});
