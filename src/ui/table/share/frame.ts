/** The frame of a picture to share: paper, a ruled window, a headline as large as its place allows, and a plate with a number for each side. */
import { balanced, type Box, drawing, make, words } from './drawing';

export const SHARED = { width: 1200, height: 630 };

export const paper = (): SVGSVGElement => {
  const svg = drawing(SHARED.width, SHARED.height);
  svg.append(make('rect', { class: 'picture-paper', width: '100%', height: '100%' }));
  return svg;
};

/** A double line around the window. */
export const ruled = (window: Box): readonly SVGElement[] => [rule(window, 0, 2.5), rule(window, 7, 1)];

const rule = ({ x, y, width, height }: Box, out: number, thick: number): SVGElement =>
  make('rect', {
    x: x - out,
    y: y - out,
    width: width + 2 * out,
    height: height + 2 * out,
    fill: 'none',
    stroke: '#4a3a22',
    'stroke-width': thick,
  });

export interface HeadlinePlace {
  readonly x: number;
  readonly middle: number;
  readonly width: number;
  /** Sizes of the letters, the largest first, each with the lines that it may take. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

export function headlineIn(
  sentence: string,
  { x, middle, width, sizes }: HeadlinePlace,
): readonly SVGElement[] {
  const fits = sizes.map(({ size, lines }) => {
    const told = balanced(sentence, width, `${size}px Figures, "IM Fell English", Georgia, serif`);
    return { size, told, isFit: told.length <= lines };
  });
  const { size, told } = fits.find(({ isFit }) => isFit) ?? fits.at(-1) ?? { size: LEAST, told: [sentence] };
  const top = middle - ((told.length - 1) * size * LINE) / 2 + size * 0.32;
  return told.map((line, i) => {
    const element = words(x, top + i * size * LINE, line, 'share-headline');
    element.style.fontSize = `${size}px`;
    return element;
  });
}
const LINE = 1.12;
const LEAST = 33;

/** ‘2 British army’: the number on a plate of the side's colour. */
export function plate(side: string, number: number, name: string, x: number, y: number): SVGElement {
  const group = make('g', { class: side, transform: `translate(${x} ${y})` });
  group.append(
    make('rect', { class: 'share-plate', y: -23, width: 44, height: 30, rx: 4 }),
    words(22, 0, String(number), 'share-total'),
    words(56, 0, name, 'share-army'),
  );
  return group;
}
