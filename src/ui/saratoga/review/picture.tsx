/** The moment under review as a picture: the map with its counters, the charts and the turning points. */
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useReview } from '../../../store/review';
import { type Analysis, type SaratogaChapter, SIDES } from '../../../engine/saratoga';
import { chapterAt } from '../../../store/chapters';
import { table as furniture } from '../../text/table';
import { text } from '../text';
import { end } from '../text/end';
import { review } from '../text/review';
import { SHEET } from '../map/ground';
import { MoraleChart } from '../play/end/MoraleChart';
import { canvasOf, drawing, imageOf, make, pngOf, windowOn, words, wrapped } from '../../table/share/drawing';
import { embeddedStyle } from '../../table/share/pictureStyle';
import { layer } from './drawing';
import { SidesChart } from './SidesChart';
import { analysis as analyse, useTable } from '../table';
import { sideAdjectives } from '../text/sides';

const SCALE = 2;
const MARGIN = 36;
const MAP = { y: 108, width: 1280, height: (1280 * SHEET.height) / SHEET.width };
const CHARTS = { x: MARGIN + MAP.width + 28, width: 420 };
const WIDTH = CHARTS.x + CHARTS.width + MARGIN;
const LINE = 23;
const FONT = '500 16px "Libre Franklin", Arial, sans-serif';

/** Twice as fine as it is large. */
export async function drawPicture(): Promise<Blob> {
  const analysis = analyse();
  if (!analysis) throw new Error('no game is under review');
  const { svg, height } = compose(analysis);
  const image = await imageOf(svg, await embeddedStyle());
  const { canvas, context } = canvasOf(WIDTH * SCALE, height * SCALE);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return pngOf(canvas);
}

/** Everything in one drawing, from the heading down. */
function compose(analysis: Analysis): { svg: SVGSVGElement; height: number } {
  const { chapters, place, last } = useReview.getState();
  const { view } = useTable.getState();
  if (!view) throw new Error('no game is under review');
  const chapter = chapterAt(chapters, place) as SaratogaChapter;
  const svg = drawing(WIDTH, 0);
  const paper = svg.appendChild(make('rect', { class: 'picture-paper', width: '100%', height: '100%' }));
  svg.append(
    words(
      MARGIN,
      56,
      `${text.battles[view.battle].name}, ${text.battles[view.battle].date}`,
      'picture-title',
    ),
    words(MARGIN, 90, `${review.when(chapter)} · ${furniture.review.of(place, last)}`, 'picture-when'),
    words(WIDTH - MARGIN, 56, review.exports.by, 'picture-by'),
    words(
      WIDTH - MARGIN,
      90,
      SIDES.map((side) => `${sideAdjectives[side]} ${view.points[side].total}`).join(' · '),
      'picture-score',
    ),
    ...(['sheet', 'counters'] as const).map((id) => windowOn(SHEET, { x: MARGIN, ...MAP }, ...layer(id))),
  );
  const below = chartsInto(svg, analysis);
  const told = turningInto(svg, analysis, MAP.y + MAP.height + 44);
  const height = Math.ceil(Math.max(below, told, MAP.y + MAP.height) + MARGIN);
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`);
  paper.setAttribute('height', String(height));
  return { svg, height };
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
    for (const line of wrapped(sentence, MAP.width, FONT)) {
      y += LINE;
      svg.append(words(MARGIN, y, line, 'picture-text'));
    }
  }
  return y;
}
