/** 9.0, 10.0 The aim of each side: three lines with three signs, shown in its first turn, and the flag at the exit on the map. */
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { SIDES } from '../../../src/engine/saratoga';
import { loadPart } from '../../../src/loading';
import { centreOf } from '../../../src/ui/hexboard/layout';
import { MapSheet } from '../../../src/ui/saratoga/map/MapSheet';
import { laterAnswers } from '../../../src/ui/saratoga/play/decisions/panels';
import Objectives from '../../../src/ui/saratoga/play/Objectives';
import { Question } from '../../../src/ui/saratoga/play/Question';
import { objectives } from '../../../src/ui/saratoga/text/objectives';
import { ask } from '../../helpers/saratoga/answers';
import { render } from '../../helpers/saratoga/render';

beforeAll(() => loadPart(laterAnswers));

describe.each(SIDES)('the card of the %s', (side) => {
  it('has three lines, each with a sign of its own', () => {
    render(<Objectives side={side} start={undefined} />);
    const card = screen.getByRole('region', { name: objectives.title[side] });
    const lines = within(card).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(objectives.ways(side));
    const signs = lines.map((line) => line.querySelector('svg path')?.getAttribute('d'));
    expect(new Set(signs.filter(Boolean)).size).toBe(3);
    expect(card).toHaveTextContent(/four full-strength/);
    expect(card).toHaveTextContent(/0113/);
    expect(card).toHaveTextContent(/[Bb]reak three of the five/);
  });
});

it('is shown in the first turn to whoever has nothing in hand, and not later', async () => {
  ask(<Question />, 'oct7 british movement; 0605 L-fraser b-24; 1207 a-1nh');
  expect(await screen.findByRole('region', { name: objectives.title.british })).toBeInTheDocument();
  ask(<Question />, 'oct7 turn 2 british movement; 0605 L-fraser b-24; 1207 a-1nh');
  expect(screen.queryByRole('region', { name: objectives.title.british })).toBeNull();
});

it('9.0 a flag stands in 0113, the hex by which the British leave, and nowhere else', () => {
  const { container } = render(
    <svg>
      <MapSheet battle="oct7" />
    </svg>,
  );
  const flags = container.querySelectorAll('.exit-flag .flag');
  expect(flags).toHaveLength(1);
  const [, x, y] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(
    flags[0]?.closest('.exit-flag')?.getAttribute('transform') ?? '',
  ) ?? ['', '0', '0'];
  const { x: middle, y: level } = centreOf(hexOf('0113'));
  // Within the hex, which is 120 across.
  expect(Math.hypot(Number(x) - middle, Number(y) - level)).toBeLessThan(60);
});
