/** 2.2 The counters: what is printed on both faces of each, and how its states show. */
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type Counter,
  counterOf,
  FORMATION_BY_ID,
  isUnit,
  LEADERS,
  type Mark,
  MARKS,
  type Side,
  SIDES,
  UNITS,
} from '../../../src/engine/saratoga';
import { CounterFace } from '../../../src/ui/saratoga/counters/CounterFace';
import { ArmSymbol, CROWN, STAR } from '../../../src/ui/saratoga/counters/symbols';
import { ARMS } from '../../../src/engine/saratoga/data/types';
import { type Bounds, boundsOf, piecesOf } from '../../helpers/svgPath';

function face(counter: Counter, ...marks: Mark[]): HTMLElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg') as unknown as HTMLElement;
  return render(<CounterFace counter={counter} marks={marks} />, {
    container: document.body.appendChild(svg),
  }).container;
}

/** All that is written on a face, with the band in small letters as the data has it. */
const words = (drawn: HTMLElement) =>
  [...drawn.querySelectorAll('text')].map((line) => line.textContent.toLowerCase()).sort();

const printed = (...texts: (string | number)[]) => texts.map((text) => String(text).toLowerCase()).sort();

/** The shapes that a drawing is made of, each as its own markup. */
const shapes = (drawn: HTMLElement) =>
  [...drawn.querySelectorAll('path, rect, circle, ellipse, text')].map(
    (shape) => `${placeOf(shape)}${shape.outerHTML}`,
  );
const placeOf = (shape: Element) =>
  shape.parentElement?.closest('[transform]')?.getAttribute('transform') ?? '';

describe('2.2 a combat unit', () => {
  it('comes in 66 pieces, each in both faces', () => {
    expect(UNITS).toHaveLength(66);
  });

  it.each(UNITS.map((unit) => [unit.id, unit] as const))(
    '2.2.1 %s shows name, formation, rating of the face, movement, the range of guns, and no more',
    (_id, unit) => {
      const band = unit.formation ?? 'gates';
      const range = unit.kind === 'artillery' ? [unit.range] : [];
      expect(words(face(unit))).toEqual(printed(unit.name, band, unit.rating.full, unit.movement, ...range));
      expect(words(face(unit, 'reduced'))).toEqual(
        printed(unit.name, band, unit.rating.reduced, unit.movement, ...range),
      );
    },
  );

  it.each(UNITS.map((unit) => [unit.id, unit] as const))(
    '%s has a reverse that looks different',
    (_id, unit) => {
      expect(fills(face(unit, 'reduced'))).not.toEqual(fills(face(unit)));
    },
  );

  it('shows its name on top, its rating at the lower left, its movement at the lower right', () => {
    for (const unit of UNITS) {
      const drawn = face(unit);
      const name = placed(drawn, unit.name);
      const rating = placed(drawn, unit.rating.full);
      const movement = [...drawn.querySelectorAll('text')].filter(
        (line) => line.textContent === `${unit.movement}`,
      );
      expect(name.y).toBeLessThan(-20);
      expect(rating.x).toBeLessThan(-20);
      expect(rating.y).toBeGreaterThan(20);
      // A gun's range may be the same number.
      expect(movement.some((line) => Number(line.getAttribute('y')) > 20)).toBe(true);
    }
  });

  it('squeezes a long name into the width of the counter', () => {
    const long = [...UNITS, ...LEADERS]
      .flatMap((counter) => [...face(counter).querySelectorAll('text')])
      .filter((line) => line.textContent.length > 9);
    expect(long.length).toBeGreaterThan(0);
    const loose = long.filter((line) => !(Number(line.getAttribute('textLength') ?? Infinity) <= 66));
    expect(loose.map((line) => line.textContent)).toEqual([]);
  });

  it('has a picture of its own for each arm', () => {
    const drawings = ARMS.map(
      (arm) => render(<ArmSymbol arm={arm} />, { container: group() }).container.innerHTML,
    );
    expect(new Set(drawings).size).toBe(ARMS.length);
    for (const unit of UNITS) {
      const symbol = render(<ArmSymbol arm={unit.arm} />, { container: group() }).container.innerHTML;
      expect(face(unit).innerHTML).toContain(symbol);
    }
  });
});

describe('2.2.3, 2.2.4 a leader', () => {
  it('comes in 13 pieces: three overall commanders and one for each formation', () => {
    expect(LEADERS).toHaveLength(13);
    expect(LEADERS.filter((leader) => leader.kind === 'overall')).toHaveLength(3);
  });

  it.each(LEADERS.map((leader) => [leader.name, leader] as const))(
    '%s shows name, formation or rank, activation or bonus, span and movement, and no more',
    (_name, leader) => {
      const own =
        leader.kind === 'overall' ? ['commander', leader.activation] : [leader.formation, `+${leader.bonus}`];
      expect(words(face(leader))).toEqual(printed(leader.name, ...own, leader.span, leader.movement));
    },
  );

  it('wears two lozenges as an overall commander and one as a commander of a formation', () => {
    for (const leader of LEADERS) {
      const ranks = [...face(leader).querySelectorAll('.rank')];
      expect(ranks).toHaveLength(leader.kind === 'overall' ? 2 : 1);
    }
  });

  it('is told from a unit by a portrait', () => {
    for (const counter of [...UNITS, ...LEADERS])
      expect(face(counter).querySelectorAll('.cameo')).toHaveLength(isUnit(counter) ? 0 : 1);
  });
});

describe('the sides', () => {
  const ofSide = (side: Side) => [...UNITS, ...LEADERS].filter((counter) => counter.side === side);
  const emblems = (counter: Counter) => {
    const paths = [...face(counter).querySelectorAll('path')].map((path) => path.getAttribute('d'));
    return [...(paths.includes(CROWN) ? ['crown'] : []), ...(paths.includes(STAR) ? ['star'] : [])];
  };

  it('carry a crown or a star, so that a print without colour still tells them apart', () => {
    expect(ofSide('british').map(emblems)).toEqual(ofSide('british').map(() => ['crown']));
    expect(ofSide('american').map(emblems)).toEqual(ofSide('american').map(() => ['star']));
  });

  it('are cut differently', () => {
    const cuts = SIDES.map((side) => new Set(ofSide(side).map((counter) => outline(face(counter)))));
    expect(cuts.map((cut) => cut.size)).toEqual([1, 1]);
    expect([...(cuts[0] ?? [])]).not.toEqual([...(cuts[1] ?? [])]);
  });

  it('wear no coat of the other', () => {
    const coats = (side: Side) => UNITS.filter((unit) => unit.side === side).map((unit) => unit.troops);
    expect(coats('british').filter((troops) => coats('american').includes(troops))).toEqual([]);
  });
});

describe('a state', () => {
  const unit = counterOf('b-24');

  it.each(MARKS)('%s is drawn by something of its own', (mark) => {
    const plain = shapes(face(unit));
    const own = shapes(face(unit, mark)).filter((shape) => !plain.includes(shape));
    expect(own).not.toEqual([]);
    for (const other of MARKS.filter((name) => name !== mark)) {
      const theirs = shapes(face(unit, other));
      expect(
        own.some((shape) => !theirs.includes(shape)),
        `${mark} beside ${other}`,
      ).toBe(true);
    }
  });

  it('never looks like another, in any of the 128 sets that a unit can show', () => {
    const sets = MARKS.reduce<Mark[][]>((all, mark) => [...all, ...all.map((set) => [...set, mark])], [[]]);
    expect(sets).toHaveLength(128);
    expect(new Set(sets.map((set) => shapes(face(unit, ...set)).join(''))).size).toBe(128);
  });

  it('stays when others come to it', () => {
    const all = shapes(face(unit, ...MARKS));
    const back = shapes(face(unit, 'reduced'));
    for (const mark of MARKS.filter((name) => name !== 'reduced'))
      expect(all).toEqual(
        expect.arrayContaining(shapes(face(unit, 'reduced', mark)).filter((s) => !back.includes(s))),
      );
  });

  it('leaves everything that is printed on the counter in place', () => {
    const marked = words(face(unit, ...MARKS.filter((mark) => mark !== 'reduced')));
    expect(marked).toEqual(expect.arrayContaining(words(face(unit))));
  });

  it('7.3 shows one step loss as one bold pip, on either face', () => {
    const pips = (...marks: Mark[]) => face(unit, ...marks).querySelectorAll('.step-loss circle');
    expect(pips()).toHaveLength(0);
    expect(pips('reduced')).toHaveLength(0);
    expect(pips('stepLost')).toHaveLength(1);
    expect(pips('reduced', 'stepLost')).toHaveLength(1);
    expect(Number(pips('stepLost')[0]?.getAttribute('r'))).toBeGreaterThan(10);
  });

  it('5.1 veils who is not activated under all that is printed', () => {
    for (const counter of [unit, counterOf('a-art3'), counterOf('L-fraser')]) {
      const drawn = face(counter, 'notActivated');
      const veil = drawn.querySelector('.veil');
      expect(veil?.getAttribute('d')).toBe(outline(drawn));
      const print = [...drawn.querySelectorAll('text, .arm, .medallion, .field')];
      expect(print.length).toBeGreaterThan(4);
      for (const part of print)
        expect(veil && veil.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  it('puts a light rim around whoever may act', () => {
    const rimOf = (ready: boolean) =>
      render(<CounterFace counter={unit} ready={ready} />, { container: group() }).container.querySelector(
        '.counter > .rim:first-child',
      );
    expect(rimOf(false)).toBeNull();
    expect(rimOf(true)?.getAttribute('d')).toBe(outline(face(unit)));
  });

  it('shows on a leader as well as on a unit', () => {
    const leader = counterOf('L-fraser');
    for (const mark of ['outOfCommand', 'notActivated', 'moved'] as const)
      expect(shapes(face(leader, mark)).length).toBeGreaterThan(shapes(face(leader)).length);
  });
});

describe('2.2 what is printed stays readable under all states at once:', () => {
  const marksOf = (counter: Counter): Mark[] => (isUnit(counter) ? [...MARKS] : ['notActivated', 'moved']);
  const lying = (counter: Counter) =>
    [
      ...face(counter, ...marksOf(counter)).querySelectorAll(
        '.step-loss circle, .out-of-command rect, .smoke',
      ),
    ].map((shape) => ({ shape: shape.getAttribute('class') ?? shape.tagName, box: boxOf(shape) }));

  it.each([...UNITS, ...LEADERS].map((counter) => [counter.name, counter.id] as const))('%s', (_name, id) => {
    const counter = counterOf(id);
    const printing = [...face(counter).querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: textBox(text),
    }));
    const marks = lying(counter);
    expect(marks).toHaveLength(isUnit(counter) ? 3 : 0);
    const hidden = printing.flatMap(({ text, box }) =>
      marks.filter((mark) => covers(mark, box)).map((mark) => `${text} under ${mark.shape}`),
    );
    expect(hidden).toEqual([]);
  });

  it('the strip of the name and the band of the formation are free over the whole width', () => {
    const above = lying(counterOf('b-24')).filter(({ box }) => box.top < -9.5);
    expect(above).toEqual([]);
  });

  it('no mark covers another', () => {
    const marks = lying(counterOf('b-24'));
    expect(marks).toHaveLength(3);
    const pairs = marks.flatMap((mark, i) => marks.slice(i + 1).map((other) => [mark, other] as const));
    const over = pairs.filter(([one, other]) => covers(one, other.box) && covers(other, one.box));
    expect(over.map(([one, other]) => `${one.shape} on ${other.shape}`)).toEqual([]);
  });

  it('7.4 the numbers, and the range of a gun, lie over the torn band', () => {
    const drawn = face(counterOf('b-fa1'), 'broken');
    const torn = drawn.querySelector('.torn');
    for (const number of drawn.querySelectorAll('.range, .rating, .movement'))
      expect(torn && torn.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const ends = piecesOf(torn?.getAttribute('d') ?? '').flat();
    expect(boundsOf(ends).top).toBeGreaterThanOrEqual(-9.5);
  });
});

it('3.6 every formation has a commander who wears its band', () => {
  for (const formation of Object.values(FORMATION_BY_ID)) {
    const commander = face(counterOf(formation.commander));
    expect(words(commander)).toContain(formation.id);
    const unit = UNITS.find((one) => one.formation === formation.id);
    const band = (drawn: HTMLElement) => drawn.querySelector('rect')?.getAttribute('fill');
    expect(unit && band(face(unit))).toBe(band(commander));
  }
});

/** Where a shape lies on the counter; every mark is at most moved and scaled. */
function boxOf(shape: Element): Bounds {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  const own: Bounds =
    shape.tagName === 'circle'
      ? { left: -number('r'), right: number('r'), top: -number('r'), bottom: number('r') }
      : shape.tagName === 'rect'
        ? {
            left: number('x'),
            right: number('x') + number('width'),
            top: number('y'),
            bottom: number('y') + number('height'),
          }
        : boundsOf(piecesOf(shape.getAttribute('d') ?? '').flat());
  const moved = shape.closest('[transform]')?.getAttribute('transform') ?? '';
  const [, dx = 0, dy = 0] = (/translate\(([-.\d]+) ([-.\d]+)\)/.exec(moved) ?? []).map(Number);
  const [, scale = 1] = (/scale\(([.\d]+)\)/.exec(moved) ?? []).map(Number);
  return {
    left: own.left * scale + dx,
    right: own.right * scale + dx,
    top: own.top * scale + dy,
    bottom: own.bottom * scale + dy,
  };
}

/** The sizes of the style sheet; a capital is some 7 tenths high and wide, a numeral 6 tenths wide. */
const SIZES: Readonly<Record<string, number>> = {
  'name-line': 12.6,
  band: 8.2,
  rating: 25,
  'rating leader': 17.5,
  movement: 19,
  range: 15,
  span: 11.5,
};
const STARTS = ['rating', 'rating leader'];
const ENDS = ['movement', 'span'];

function textBox(text: Element): Bounds {
  const kind = text.getAttribute('class') ?? '';
  const size = SIZES[kind] ?? 0;
  const wide =
    kind === 'name-line' || kind === 'band'
      ? 66
      : text.textContent.length * size * (kind === 'rating' ? 0.7 : 0.6);
  const x = Number(text.getAttribute('x') ?? 0);
  const y = Number(text.getAttribute('y'));
  const left = STARTS.includes(kind) ? x : ENDS.includes(kind) ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - size * 0.7, bottom: y };
}

const covers = ({ box }: { box: Bounds }, other: Bounds): boolean =>
  other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;

const fills = (drawn: HTMLElement) =>
  [...drawn.querySelectorAll('[fill]')].map((shape) => shape.getAttribute('fill'));

function placed(drawn: HTMLElement, text: string): { x: number; y: number } {
  const line = [...drawn.querySelectorAll('text')].find((one) => one.textContent === text);
  return { x: Number(line?.getAttribute('x')), y: Number(line?.getAttribute('y')) };
}

const outline = (drawn: HTMLElement) => drawn.querySelector('.plate')?.getAttribute('d');

function group(): HTMLElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'g') as unknown as HTMLElement;
  return document.body.appendChild(element);
}
