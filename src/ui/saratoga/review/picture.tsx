/** The moment under review as a picture: the map with its counters, the charts and the turning points. */
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useReview } from '../../../store/review';
import type { Analysis } from '../../../store/reviewAnalysis';
import { stopAt } from '../../../store/reviewStops';
import { SIDES } from '../../../engine/saratoga';
import { text } from '../../text';
import { end } from '../../text/end';
import { review } from '../../text/review';
import { SHEET } from '../map/ground';
import { MoraleChart } from '../play/end/MoraleChart';
import { embeddedStyle } from './pictureStyle';
import { SidesChart } from './SidesChart';
import { analysisNow } from './useAnalysis';

const SCALE = 2;
const MARGIN = 36;
const MAP = { y: 108, width: 1280, height: (1280 * SHEET.height) / SHEET.width };
const CHARTS = { x: MARGIN + MAP.width + 28, width: 420 };
const WIDTH = CHARTS.x + CHARTS.width + MARGIN;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const LINE = 23;

/** Twice as fine as it is large. Nothing is fetched from elsewhere. */
export async function drawPicture(): Promise<Blob> {
  const analysis = analysisNow();
  if (!analysis) throw new Error('no game is under review');
  const { svg, height } = compose(analysis);
  const style = document.createElementNS(NAMESPACE, 'style');
  style.textContent = await embeddedStyle();
  svg.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Everything in one drawing, from the heading down. */
function compose(analysis: Analysis): { svg: SVGSVGElement; height: number } {
  const { stops, place, last, view } = useReview.getState();
  if (!view) throw new Error('no game is under review');
  const stop = stopAt(stops, place);
  const svg = make('svg', { xmlns: NAMESPACE, class: 'picture' }) as SVGSVGElement;
  const paper = svg.appendChild(make('rect', { class: 'picture-paper', width: '100%', height: '100%' }));
  svg.append(
    words(
      MARGIN,
      56,
      `${text.battles[view.battle].name}, ${text.battles[view.battle].date}`,
      'picture-title',
    ),
    words(MARGIN, 90, `${review.when(stop)} · ${review.of(place, last)}`, 'picture-when'),
    words(WIDTH - MARGIN, 56, review.exports.by, 'picture-by'),
    words(
      WIDTH - MARGIN,
      90,
      SIDES.map((side) => `${end.sides[side]} ${view.points[side].total}`).join(' · '),
      'picture-score',
    ),
    ...mapAt(MARGIN, MAP.y),
  );
  const below = chartsInto(svg, analysis);
  const told = turningInto(svg, analysis, MAP.y + MAP.height + 44);
  const height = Math.ceil(Math.max(below, told, MAP.y + MAP.height) + MARGIN);
  svg.setAttribute('width', String(WIDTH));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`);
  paper.setAttribute('height', String(height));
  return { svg, height };
}

/** The sheet and the counters as they lie on the table. */
function mapAt(x: number, y: number): SVGElement[] {
  const layers = ['#sheet', '#counters'].map((id) => document.querySelector(id));
  return layers.flatMap((layer) => {
    if (!layer) return [];
    const frame = make('svg', {
      x: String(x),
      y: String(y),
      width: String(MAP.width),
      height: String(MAP.height),
      viewBox: `${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`,
    });
    frame.append(layer.cloneNode(true));
    return [frame];
  });
}

/** One under the other; answers where they end. */
function chartsInto(svg: SVGSVGElement, { course }: Analysis): number {
  const stage = document.createElement('div');
  const root = createRoot(stage);
  flushSync(() =>
    root.render(
      <>
        <MoraleChart ends={course} />
        <SidesChart course={course} of={(turn) => turn.steps} isStill />
        <SidesChart course={course} of={(turn) => turn.points} isStill />
      </>,
    ),
  );
  const titles = [
    ...SIDES.map((side) => `${end.morale.title}: ${text.morale[side]}`),
    review.charts.losses,
    review.charts.points,
  ];
  let y = MAP.y;
  [...stage.querySelectorAll('svg')].forEach((chart, i) => {
    const { height } = chart.viewBox.baseVal;
    // What is in it, without its own frame, which takes its size from the page.
    const group = make('g', {
      class: i < SIDES.length ? 'end-morale' : 'charts sides-chart',
      transform: `translate(${CHARTS.x} ${y + 26})`,
    });
    group.append(...[...chart.childNodes].map((part) => part.cloneNode(true)));
    svg.append(words(CHARTS.x, y + 14, titles[i] ?? '', 'picture-head'), group);
    y += height + 44;
  });
  root.unmount();
  return y;
}

/** The turning points under the map; answers where they end. */
function turningInto(svg: SVGSVGElement, { turning }: Analysis, top: number): number {
  let y = top;
  svg.append(words(MARGIN, y, review.turning.title, 'picture-head'));
  const told =
    turning.length === 0
      ? [review.turning.none]
      : turning.map(
          (point, i) =>
            `${i + 1}. ${review.turning.head(point)}. ${review.turning.what(point).join(' ')} ${review.turning.swing(point)}`,
        );
  for (const sentence of told) {
    y += 4;
    for (const line of wrapped(sentence, MAP.width)) {
      y += LINE;
      svg.append(words(MARGIN, y, line, 'picture-text'));
    }
  }
  return y;
}

/** Lines no longer than the width, measured in the letters in which they are drawn. */
function wrapped(sentence: string, width: number): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = '500 16px "Libre Franklin", Arial, sans-serif';
  const lines: string[] = [''];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if ((context?.measureText(longer).width ?? longer.length * 8) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function make(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes))
    if (key !== 'xmlns') element.setAttribute(key, value);
  return element;
}

function words(x: number, y: number, content: string, kind: string): SVGElement {
  const element = make('text', { x: String(x), y: String(y), class: kind });
  element.textContent = content;
  return element;
}
