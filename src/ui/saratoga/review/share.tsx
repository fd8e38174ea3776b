/** A picture to share: the field with its arrow, the headline, both armies and the score; still, or moving for a few seconds. */
import type { ReactNode } from 'react';
import { SIDES, type Stroke, type View } from '../../../engine/saratoga';
import {
  type Box,
  canvasOf,
  drawing,
  imageOf,
  pngOf,
  rendered,
  windowOn,
  words,
} from '../../table/share/drawing';
import { headlineIn, paper, plate, ruled, SHARED } from '../../table/share/frame';
import { embeddedStyle } from '../../table/share/pictureStyle';
import { encodeGif } from '../../widgets/gif';
import { english } from '../text/english';
import { armies } from '../text/sides';
import { layer, partAround } from './drawing';
import { FieldCounters, middleOf, StrokeArrow } from './Field';
import { stillOf, type Story } from './story';

/** A moving picture has fewer points: it is sent by telephone. */
const MOVING = 2 / 3;

const MAP: Box = { x: 24, y: 24, width: 1152, height: 414 };
/** Points of the picture to a unit of the sheet: four hexes from top to bottom. */
const SCALE = 0.98;
const LEFT = 30;
const HEADLINE = {
  x: LEFT,
  width: 1140,
  middle: 512,
  sizes: [
    { size: 50, lines: 1 },
    { size: 44, lines: 2 },
    { size: 38, lines: 2 },
    { size: 33, lines: 2 },
  ],
};
const FOOT = 604;

export interface Pictured {
  readonly story: Story;
  /** With everything open, after so many actions. */
  readonly viewAt: (place: number) => View;
}

/** 1200 by 630 points. */
export async function drawShared({ story, viewAt }: Pictured): Promise<Blob> {
  const { scene } = story;
  const view = stillOf(story, viewAt);
  const part = partOf(story, view);
  const style = await embeddedStyle();
  const { canvas, context } = canvasOf(SHARED.width, SHARED.height);
  context.drawImage(await imageOf(ground(story, view, part), style), 0, 0);
  context.drawImage(
    await imageOf(over(part, <Pieces view={view} stroke={scene.stroke} hits />), style),
    0,
    0,
  );
  return pngOf(canvas);
}

/** Before, the shot or march, after: a GIF of some five seconds that begins again. */
export async function drawMoving({ story, viewAt }: Pictured): Promise<Blob> {
  const { scene } = story;
  const [before, at, after] = [viewAt(scene.before), viewAt(scene.at), viewAt(scene.after)];
  const part = partOf(story, at);
  const style = await embeddedStyle();
  const still = await imageOf(ground(story, at, part), style);
  const counters = await Promise.all(
    [before, at, after].map((view) => imageOf(over(part, <Pieces view={view} stroke={undefined} />), style)),
  );
  const [width, height] = [SHARED.width * MOVING, SHARED.height * MOVING];
  const { context } = canvasOf(width, height);
  const frames = [];
  for (const { view, delay, ...arrow } of scheduleOf(scene.stroke)) {
    const pieces = counters[view];
    context.drawImage(still, 0, 0, width, height);
    if (pieces) context.drawImage(pieces, 0, 0, width, height);
    if (scene.stroke && arrow.part > 0)
      // Arrows carry their colours themselves.
      context.drawImage(
        await imageOf(over(part, <StrokeArrow stroke={scene.stroke} {...arrow} />), ''),
        0,
        0,
        width,
        height,
      );
    frames.push({ pixels: context.getImageData(0, 0, width, height).data, delay });
  }
  return new Blob([encodeGif(width, height, frames) as Uint8Array<ArrayBuffer>], { type: 'image/gif' });
}

interface Shown {
  /** Of the three: before, at the turning point, after. */
  readonly view: 0 | 1 | 2;
  readonly part: number;
  readonly hits: boolean;
  readonly delay: number;
}

/** Five seconds and a half; without a stroke, before and after alone. */
export function scheduleOf(stroke: Stroke | undefined): readonly Shown[] {
  const still = (view: Shown['view'], delay: number): Shown => ({ view, delay, part: 0, hits: false });
  if (!stroke) return [still(0, 1800), still(1, 1200), still(2, 2400)];
  const grows = Array.from({ length: GROWING }, (_, i) => ({
    view: 0 as const,
    part: (i + 1) / GROWING,
    hits: false,
    delay: 80,
  }));
  return [
    still(0, 1100),
    ...grows,
    { view: 0, part: 1, hits: true, delay: 260 },
    { view: 0, part: 1, hits: false, delay: 160 },
    { view: 1, part: 1, hits: true, delay: 900 },
    still(1, 400),
    still(2, 2000),
  ];
}
const GROWING = 7;

const partOf = ({ scene }: Story, view: View): Box =>
  partAround(middleOf(scene.stroke, scene.hex, view), MAP.width / SCALE, MAP.height / SCALE);

/** All that stands still: paper, sheet, frame and letters. */
function ground({ headline, points }: Story, view: View, part: Box): SVGSVGElement {
  const svg = paper();
  const { name, date } = english.battles[view.battle];
  svg.append(
    windowOn(part, MAP, ...layer('sheet')),
    ...ruled(MAP),
    ...headlineIn(headline, HEADLINE),
    ...SIDES.map((side, i) => plate(side, points[side], armies[side], LEFT + i * 262, FOOT)),
  );
  const where = words(SHARED.width - LEFT, FOOT, `${name}, ${date}`, 'share-where');
  svg.append(where);
  return svg;
}

/** What changes, over the same window. */
function over(part: Box, content: ReactNode): SVGSVGElement {
  const svg = drawing(SHARED.width, SHARED.height);
  svg.append(windowOn(part, MAP, ...rendered(content)));
  return svg;
}

function Pieces({ view, stroke, hits = false }: { view: View; stroke: Stroke | undefined; hits?: boolean }) {
  return (
    <>
      <FieldCounters view={view} />
      {stroke && <StrokeArrow stroke={stroke} hits={hits && stroke.kind === 'shot' && stroke.hit} />}
    </>
  );
}
