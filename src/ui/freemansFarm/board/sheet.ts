/** The sheet of the field: 1000 by 750, and where boxes and objectives of the data lie on it. */
import {
  type BoxId,
  BOX_BY_ID,
  FEATURES,
  OBJECTIVE_BY_ID,
  type ObjectiveId,
} from '../../../engine/freemansFarm';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 1000;
export const HEIGHT = 750;

/** From percent of the sheet. */
export const onSheet = (x: number, y: number): Point => ({ x: (x * WIDTH) / 100, y: (y * HEIGHT) / 100 });

export const boxCentre = (box: BoxId): Point => onSheet(BOX_BY_ID[box].x, BOX_BY_ID[box].y);
export const objectiveCentre = (id: ObjectiveId): Point =>
  onSheet(OBJECTIVE_BY_ID[id].x, OBJECTIVE_BY_ID[id].y);

/** A feature's line on the sheet. */
export const alongOf = (id: string): readonly Point[] =>
  (FEATURES.find((feature) => feature.id === id)?.along ?? []).map(([x = 0, y = 0]) => onSheet(x, y));
