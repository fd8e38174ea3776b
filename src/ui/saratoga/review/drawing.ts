/** Drawings that stand alone: elements of them, the printed sheet in a window, and their way onto a canvas. */
import type { Point } from '../../hexboard/layout';
import { FRAME } from '../map/ground';

export const NAMESPACE = 'http://www.w3.org/2000/svg';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function make(name: string, attributes: Readonly<Record<string, string | number>> = {}): SVGElement {
  const element = document.createElementNS(NAMESPACE, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

export function words(x: number, y: number, content: string, kind: string): SVGElement {
  const element = make('text', { x, y, class: kind });
  element.textContent = content;
  return element;
}

export const drawing = (width: number, height: number): SVGSVGElement =>
  make('svg', { class: 'picture', width, height, viewBox: `0 0 ${width} ${height}` }) as SVGSVGElement;

/** A part of the sheet's plane, seen through a window of the picture. */
export function windowOn(part: Box, at: Box, ...content: readonly Node[]): SVGElement {
  const frame = make('svg', {
    ...at,
    viewBox: `${part.x} ${part.y} ${part.width} ${part.height}`,
    preserveAspectRatio: 'xMidYMid slice',
  });
  frame.append(...content);
  return frame;
}

/** What the page itself shows, to be put into a picture. */
export function layer(id: 'sheet' | 'counters'): Node[] {
  const found = document.getElementById(id);
  return found ? [found.cloneNode(true)] : [];
}

/** Lines no longer than the width, measured in the letters in which they are drawn. */
export function wrapped(sentence: string, width: number, font: string): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  const lines: string[] = [''];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if ((context?.measureText(longer).width ?? longer.length * 8) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Nothing is fetched from elsewhere. */
export async function imageOf(svg: SVGSVGElement, style: string): Promise<HTMLImageElement> {
  const rules = make('style');
  rules.textContent = style;
  svg.prepend(rules);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  return image;
}

/** As few lines, none much longer than the others. */
export function balanced(sentence: string, width: number, font: string): string[] {
  let lines = wrapped(sentence, width, font);
  const most = lines.length;
  for (let narrower = width - STEP; narrower > width / 3; narrower -= STEP) {
    const tried = wrapped(sentence, narrower, font);
    if (tried.length > most) break;
    lines = tried;
  }
  return lines;
}
const STEP = 12;

export interface Canvas {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

export function canvasOf(width: number, height: number): Canvas {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );

/** A window of this shape around a point, within the frame of the map. */
export function partAround({ x, y }: Point, width: number, height: number): Box {
  const within = (middle: number, size: number, from: number, all: number) =>
    Math.max(from, Math.min(from + all - size, middle - size / 2));
  return {
    x: within(x, width, FRAME.x, FRAME.width),
    y: within(y, height, FRAME.y, FRAME.height),
    width,
    height,
  };
}
