// @vitest-environment node
/** How much a board shows at a scale. */
import { expect, it } from 'vitest';
import { type Degree, DEGREES, degreeOf } from '../../../src/ui/hexboard/degree';
import { LARGEST } from '../../../src/ui/hexboard/camera';

const SCALES = Array.from({ length: 260 }, (_, i) => ((i + 1) / 260) * LARGEST);

it('passes through every degree once, from far to near', () => {
  const met = SCALES.map(degreeOf);
  expect(met.filter((degree, i) => degree !== met[i - 1])).toEqual([...DEGREES]);
});

it.each([
  ['the whole map on a laptop', 0.44, 'far'],
  ['where the print can be read', 0.62, 'middle'],
  ['as large as it gets', LARGEST, 'near'],
] as const)('%s', (_, scale, degree: Degree) => {
  expect(degreeOf(scale)).toBe(degree);
});
