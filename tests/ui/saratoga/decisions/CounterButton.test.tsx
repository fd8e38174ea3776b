/** A counter to press: whoever says what is seen on it presses it (WCAG 2.5.3). */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COUNTERS } from '../../../../src/engine/saratoga/data/counters';
import { CounterButton } from '../../../../src/ui/saratoga/play/decisions/CounterButton';
import { describeCounter } from '../../../../src/ui/saratoga/text/describeHex';
import { layTable } from '../../../helpers/saratoga/table';
import { render } from '../../../helpers/saratoga/render';

describe('the name of a counter’s button begins with what is seen on it, and then says all:', () => {
  it.each(COUNTERS.map((counter) => [counter.id, counter] as const))('%s', (id, counter) => {
    layTable('oct7', { stacks: { '0605': [id] } });
    const { container } = render(
      <CounterButton id={id} onPress={() => undefined}>
        <small>0605</small>
      </CounterButton>,
    );
    // The picture is hidden from whoever listens.
    const seen = [...container.querySelectorAll('b, small')].map((part) => part.textContent).join(' ');
    expect(seen).toBe(`${counter.name} 0605`);
    expect(screen.getByRole('button', { name: `${seen} , ${describeCounter(counter)}` })).toBeInTheDocument();
  });
});
