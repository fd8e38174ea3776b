/** Some hundred damaged saves and links; `npm run fuzz:saves` opens a hundred thousand. */
import { expect, it } from 'vitest';
import { newReport, originals, tryCase } from './savesCheck';
import { DAMAGES } from './savesDamage';

it('some hundred damaged saves and links neither throw nor stall, and their good part is kept', () => {
  const games = originals(12, 0);
  const report = newReport();
  for (let number = 0; number < 400; number++) tryCase(number, games, report);
  expect(report.failures).toEqual([]);
  expect(new Set(Object.keys(report.kinds).map((kind) => kind.split(' ')[1]))).toEqual(new Set(DAMAGES));
  const parts = Object.values(report.kinds).reduce((sum, { part }) => sum + part, 0);
  expect(parts).toBeGreaterThan(80);
});
