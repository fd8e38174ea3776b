/** Where the answers leave hardly any room, other answers to the same question come into sight, and a new question is read from its beginning. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Foot, QuestionCard } from '../../../src/ui/table/QuestionCard';

const shown = vi.fn<() => void>();
const size = (name: 'clientHeight' | 'offsetHeight', height: number) =>
  vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(height);

beforeEach(() => {
  size('clientHeight', 200);
  size('offsetHeight', 150);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(shown);
  shown.mockClear();
});
afterEach(() => vi.restoreAllMocks());

const card = (place: number, answer: string) => (
  <div className="cards">
    <QuestionCard label="x" place={place}>
      <Foot>
        <button key={answer} type="button">
          {answer}
        </button>
      </Foot>
    </QuestionCard>
  </div>
);

async function asks(...each: readonly (readonly [place: number, answer: string])[]): Promise<number> {
  const [first = [0, ''], ...rest] = each;
  const { rerender } = render(card(...first));
  for (const next of rest) {
    shown.mockClear();
    rerender(card(...next));
    // What observes the page hears of it a moment later.
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });
  }
  expect(screen.getByRole('region')).toHaveAttribute('data-tight', 'true');
  return shown.mock.calls.length;
}

it('what asks once more comes into sight', async () => {
  expect(await asks([0, 'End'], [0, 'End it'])).toBe(1);
});

it('a new question is read from its beginning', async () => {
  expect(await asks([0, 'End'], [1, 'Hold'])).toBe(0);
});

it('what asks once more comes into sight after a question with the same answers, too', async () => {
  expect(await asks([0, 'End'], [1, 'End'], [1, 'End it'])).toBe(1);
});
