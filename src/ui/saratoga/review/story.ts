/** What a game is told by: its headline, and the scene of its chief turning point, or of any moment of a review. */
import {
  type Analysis,
  chiefPoint,
  crisisOf,
  type Event,
  momentScene,
  type Scene,
  sceneOf,
  type Side,
  type TurningPoint,
  type View,
} from '../../../engine/saratoga';
import type { Hex } from '../../../engine/hexmap/hexId';
import { crisisWords, headline, momentHeadline } from '../text/headline';
import { placeName } from '../text/placeName';

type Log = readonly { readonly events: readonly Event[] }[];

export interface Story {
  readonly headline: string;
  /** What happened there, and where: for the foot of a picture. */
  readonly caption: string;
  readonly scene: Scene;
  /** The score that belongs to the headline. */
  readonly points: Readonly<Record<Side, number>>;
  /** Whether it shows what turned the game, and not only a moment of it. */
  readonly isTurning: boolean;
}

/** Of a whole game, or of one under way up to now. */
export function storyOf({ turning, chapters, end, course }: Analysis, log: Log): Story {
  const { battle, ending, points } = end;
  const point = chiefPoint(turning, ending);
  const score = totals(points);
  const last = course.at(-1)?.place ?? log.length;
  if (!point) {
    const scene = { before: last, at: last, after: last, stroke: undefined, hex: undefined };
    const told = headline({ battle, ending, points: score, turned: undefined });
    return { headline: told, caption: '', scene, points: score, isTurning: false };
  }
  const steps = log.slice(point.chapter.place, nextPlace(chapters, point) ?? log.length);
  const crisis = crisisOf(point, steps);
  const scene = sceneOf(point, steps);
  const turned = { crisis, turn: point.chapter.turn, winner: point.winner };
  return {
    headline: headline({ battle, ending, points: score, turned }),
    caption: captionOf(crisisWords(crisis), crisis.kind === 'worn' ? undefined : scene.hex),
    scene,
    points: score,
    isTurning: true,
  };
}

/** Of a moment: turn and score, and what has just happened. */
export function momentStory(view: View, log: Log, place: number): Story {
  const points = totals(view.points);
  const scene = momentScene(log, place);
  return { headline: momentHeadline(view.turn, points), caption: '', scene, points, isTurning: false };
}

/** How it looks when it has told; where nobody is left there to be seen, just before. */
export function stillOf({ scene }: Story, viewAt: (place: number) => View): View {
  const { at, before, stroke } = scene;
  const view = viewAt(at);
  return stroke?.kind === 'shot' && !view.stacks[stroke.hex as Hex]?.length ? viewAt(before) : view;
}

const nextPlace = (chapters: Analysis['chapters'], { chapter }: TurningPoint): number | undefined =>
  chapters[chapters.findIndex(({ place }) => place === chapter.place) + 1]?.place;

const totals = (points: View['points']): Readonly<Record<Side, number>> => ({
  british: points.british.total,
  american: points.american.total,
});

/** ‘Poor’s brigade breaks, near Freeman’s Farm (0407).’, ‘Poor’s brigade breaks (1505).’ */
const captionOf = (what: string, hex: number | undefined): string =>
  hex === undefined
    ? `${what}.`
    : `${what}${placeName(hex)
        .replace(/^in (\d+)$/, ' ($1)')
        .replace(/^[an]/, ', $&')}.`;
