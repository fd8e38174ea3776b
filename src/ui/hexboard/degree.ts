/** How much a drawing says at the size at which it is seen: signs when small, the print in the middle, detail when large. */
export const DEGREES = ['far', 'middle', 'near'] as const;
export type Degree = (typeof DEGREES)[number];

/** Below this scale a name of twelve units is less than seven points high; above the other there is room for more. */
const MIDDLE = 0.58;
const NEAR = 1.4;

export const degreeOf = (scale: number): Degree =>
  scale < MIDDLE ? 'far' : scale < NEAR ? 'middle' : 'near';
