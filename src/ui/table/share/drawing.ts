/** Drawings that stand alone: elements of them, and their way onto a canvas. */
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

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

/** A part of a plane, seen through a window of the picture. */
export function windowOn(part: Box, at: Box, ...content: readonly Node[]): SVGElement {
  const frame = make('svg', {
    ...at,
    viewBox: `${part.x} ${part.y} ${part.width} ${part.height}`,
    preserveAspectRatio: 'xMidYMid slice',
  });
  frame.append(...content);
  return frame;
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

/** What a component draws, as it stands at once. */
export function rendered(content: ReactNode): readonly Node[] {
  const stage = make('svg');
  const root = createRoot(stage);
  flushSync(() => root.render(content));
  const nodes = [...stage.childNodes].map((node) => node.cloneNode(true));
  root.unmount();
  return nodes;
}
