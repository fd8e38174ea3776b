/** A picture to share: the whole field as it stands, what came of it in a sentence, and what either army has lost. */
import { type FormationId, formationsOf, type Side, SIDES, type View } from '../../../engine/freemansFarm';
import { canvasOf, imageOf, pngOf, rendered, windowOn, words } from '../../table/share/drawing';
import { headlineIn, paper, plate, ruled, SHARED } from '../../table/share/frame';
import { embeddedStyle } from '../../table/share/pictureStyle';
import { HEIGHT, WIDTH } from '../board/sheet';
import { headlineOf, pictured } from '../text/headline';
import { PictureField } from './PictureField';

const FIELD = { x: 24, y: 24, width: 776, height: 582 };
const BESIDE = 836;
const HEADLINE = {
  x: BESIDE,
  width: 336,
  middle: 280,
  sizes: [
    { size: 50, lines: 4 },
    { size: 44, lines: 6 },
    { size: 38, lines: 8 },
  ],
};

export const storyOf = (view: View): string => headlineOf(view, lostIn(view));

/** 1200 by 630 points. */
export async function drawShared(view: View): Promise<Blob> {
  const style = await embeddedStyle();
  const svg = paper();
  const lost = lostIn(view);
  svg.append(
    windowOn({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, FIELD, ...rendered(<PictureField view={view} />)),
    ...ruled(FIELD),
    words(BESIDE, 62, pictured.title, 'share-army'),
    ...headlineIn(storyOf(view), HEADLINE),
    ...SIDES.map((side, i) => plate(side, lost[side].length, pictured.lost[side], BESIDE, 500 + i * 44)),
    words(BESIDE, 600, pictured.date, 'share-where start'),
  );
  const { canvas, context } = canvasOf(SHARED.width, SHARED.height);
  context.drawImage(await imageOf(svg, style), 0, 0);
  return pngOf(canvas);
}

/** In the order in which they fell, as far as rounds tell. */
function lostIn({ formations }: View): Readonly<Record<Side, readonly FormationId[]>> {
  const of = (side: Side) =>
    formationsOf(side)
      .filter((id) => formations[id].out)
      .toSorted((one, other) => (formations[one].out?.round ?? 0) - (formations[other].out?.round ?? 0));
  return { british: of('british'), american: of('american') };
}
