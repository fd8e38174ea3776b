/** What the card says of a hex: the TEC for this place, and who stands there. */
import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hexOf } from '../../../src/engine/hexmap/hexId';
import { type Battle, counterOf } from '../../../src/engine/saratoga';
import { usePointer } from '../../../src/store/pointer';
import HexCard from '../../../src/ui/saratoga/panels/HexCard';
import { text } from '../../../src/ui/saratoga/text';
import { describeCounter } from '../../../src/ui/saratoga/text/describeHex';
import { layTable } from '../../helpers/saratoga/table';

function card(hex: string, battle: Battle = 'sept19', stacks = {}): HTMLElement {
  layTable(battle, { stacks, hovered: hex });
  return render(<HexCard />).container;
}

/** The facts of the card by their names. */
function facts(drawn: HTMLElement): Record<string, string> {
  const names = within(drawn).getAllByRole('term');
  const values = within(drawn).getAllByRole('definition');
  return Object.fromEntries(names.map((name, i) => [name.textContent, values[i]?.textContent ?? '']));
}
const words = text.hex;

describe('TEC a hex of clear ground', () => {
  it('costs one point, does nothing to fire, blocks no line', () => {
    const drawn = card('0306');
    expect(within(drawn).getByRole('heading')).toHaveTextContent('0306 Clear, level 2');
    expect(facts(drawn)).toEqual({
      [words.enter]: '1 MP',
      [words.fire]: words.noEffect,
      [words.sight]: words.open,
    });
  });
});

describe('TEC a woods hex', () => {
  it('costs two points, takes one from the die, blocks lines', () => {
    const drawn = card('0105');
    expect(within(drawn).getByRole('heading')).toHaveTextContent('0105 Woods, level 3');
    const told = facts(drawn);
    expect(told[words.enter]).toMatch(/^2 MP/);
    expect(told[words.fire]).toMatch(/^−1/);
    expect(told[words.sight]).toBe(words.blocks);
  });
});

describe('R3 a slope', () => {
  it('is told from the sides that lie lower', () => {
    // 0202 is level 3; only 0301 and 0302, to the north-east and south-east, are lower.
    const told = facts(card('0202'));
    expect(told[words.enter]).toContain('up the slope from north-east');
    expect(told[words.enter]).toMatch(/\+1/);
    expect(told[words.fire]).toContain(words.fireUp);
  });

  it('is not told where no side lies lower', () => {
    const told = facts(card('0306'));
    expect(told[words.enter]).not.toContain('slope');
    expect(told[words.fire]).not.toContain(words.fireUp);
  });
});

describe('a road', () => {
  it('6.3 costs half a point', () => {
    const told = facts(card('0405'));
    expect(told[words.enter]).toBe('1 MP; ½ along the road');
    expect(told[words.road]).toBe('Quaker Springs road; Camp road');
  });

  it('R6 is broken by a stream that it crosses', () => {
    const told = facts(card('0309'));
    expect(told[words.road]).toBe('Quaker Springs road; broken by the stream south');
    expect(told[words.stream]).toBe('Middle Ravine (Mill Creek)');
    expect(facts(card('0310'))[words.road]).toContain('broken by the stream north');
  });

  it('is not broken by a stream that it only follows', () => {
    const told = facts(card('1504'));
    expect(told[words.stream]).toBe('Great Ravine (Kroma Kill)');
    expect(told[words.road]).toBe('Camp road');
  });

  it('9.0 says where it leaves the map', () => {
    expect(facts(card('0113'))[words.road]).toBe(`Bemis road; ${words.exit}`);
    expect(facts(card('0213'))[words.road]).toBe('Bemis road');
  });
});

describe('a stream', () => {
  it('TEC costs one point more from its sides', () => {
    // The Middle Ravine runs along the north, north-east and south of 0209.
    const told = facts(card('0209'));
    expect(told[words.enter]).toMatch(/\+1 across the stream (.*, )*.* and .*/);
    expect(told[words.stream]).toBe('Middle Ravine (Mill Creek)');
  });
});

describe('R12 a work', () => {
  it('helps in the battle in which it is in play', () => {
    const told = facts(card('0313', 'oct7'));
    expect(told[words.place]).toBe(words.work.inPlay);
    expect(told[words.fire]).toMatch(/^−1/);
  });

  it('is a trace without effect in the other', () => {
    const told = facts(card('0313', 'sept19'));
    expect(told[words.place]).toBe(words.work.outOfPlay);
    expect(told[words.fire]).toMatch(new RegExp(`^${words.noEffect}`));
  });
});

it('R7 a bank plays as full clear ground', () => {
  const drawn = card('2301');
  expect(within(drawn).getByRole('heading')).toHaveTextContent('Clear, level 1');
  expect(facts(drawn)[words.place]).toBe(words.bank);
  expect(facts(card('2201'))[words.place]).toBeUndefined();
});

describe('a place', () => {
  it('is named', () => {
    expect(card('0313')).toHaveTextContent('Neilson’s house');
    expect(card('0306')).not.toHaveTextContent('Neilson’s house');
  });

  it('says what the rulebook fixes of it and what is reconstructed', () => {
    expect(card('0113')).toHaveTextContent('Rulebook 9.0: the road by which the British may win.');
    expect(card('0306')).not.toHaveTextContent('Rulebook');
    expect(card('0306')).toHaveTextContent(/Reconstructed: .+\.$/);
  });
});

describe('a stack', () => {
  const stack = { '0605': ['L-burgoyne', 'b-ba1', 'b-barner'] };

  it('is listed from the top down, each with its formation', () => {
    const drawn = card('0605', 'oct7', stack);
    const lines = within(within(drawn).getByRole('list', { name: words.who })).getAllByRole('listitem');
    const names = ['b-barner', 'b-ba1', 'L-burgoyne'].map((id) => counterOf(id).longName);
    expect(lines).toHaveLength(3);
    lines.forEach((line, i) => expect(line).toHaveTextContent(names[i] ?? ''));
    expect(lines[0]).toHaveTextContent(text.counter.formation('Breymann'));
    expect(lines[2]).toHaveTextContent(text.counter.commander);
  });

  it('shows each counter with its state, and says it', () => {
    layTable('oct7', { stacks: stack, hovered: '0605', marks: { 'b-barner': ['stepLost', 'broken'] } });
    render(<HexCard />);
    const name = describeCounter(counterOf('b-barner'), ['stepLost', 'broken']);
    expect(name).toContain('step loss');
    expect(screen.getByRole('img', { name })).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });

  it('3.5 names the guns of Gates, which belong to no formation', () => {
    expect(card('0613', 'oct7', { '0613': ['a-art8'] })).toHaveTextContent(text.counter.gatesGuns);
  });

  it('is not there where nobody stands', () => {
    expect(within(card('0605', 'oct7', {})).queryByRole('list')).toBeNull();
  });
});

describe('which hex the card shows', () => {
  it('is none at first: it briefs the battle', () => {
    layTable('oct7');
    const { container } = render(<HexCard />);
    expect(container).toHaveTextContent(text.battles.oct7.lead);
    expect(container).toHaveTextContent(words.none);
  });

  it('is the one under the pointer, then the chosen one again', () => {
    layTable('sept19', { cursor: '0405', hovered: '0306' });
    render(<HexCard />);
    expect(screen.getByRole('heading')).toHaveTextContent('0306');
    act(() => usePointer.setState({ hovered: hexOf('0405') }));
    expect(screen.getByRole('heading')).toHaveTextContent('0405');
    act(() => layTable('sept19', { cursor: '0207' }) && undefined);
    expect(screen.getByRole('heading')).toHaveTextContent('0207');
  });
});
