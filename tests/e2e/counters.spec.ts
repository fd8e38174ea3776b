import { handbook } from '../../src/ui/saratoga/text/handbookWords';
import { MARKS } from '../../src/engine/saratoga';
import { COUNTER_SIZE } from '../../src/ui/saratoga/counters/CounterFace';
import { expect, test, text } from './table';

const HALF = COUNTER_SIZE / 2;

test('in its own type every name fits its counter, and no text of a counter runs into another', async ({
  shared: table,
}) => {
  const { page } = table;
  await page.keyboard.press('k');
  await page.getByRole('tab', { name: handbook.tabs.armies }).click();
  const faces = page.getByRole('tabpanel').locator('.counter');
  // 66 units with two faces each and 13 leaders.
  await expect(faces).toHaveCount(66 * 2 + 13);
  const wrong = await faces.evaluateAll((all, half) => {
    const found: string[] = [];
    for (const face of all) {
      const lines = [...face.querySelectorAll<SVGTextElement>('text:not(.full-name)')].map((line) => {
        const { x, y, width, height } = line.getBBox();
        // A box of text has room above and below its letters.
        return {
          text: line.textContent ?? '',
          left: x,
          right: x + width,
          top: y + height * 0.28,
          bottom: y + height * 0.78,
        };
      });
      for (const [i, line] of lines.entries()) {
        if (line.left < -half || line.right > half || line.top < -half || line.bottom > half)
          found.push(
            `${line.text} leaves its counter: ${Math.round(line.left)} to ${Math.round(line.right)}`,
          );
        for (const other of lines.slice(i + 1))
          if (
            line.left < other.right &&
            other.left < line.right &&
            line.top < other.bottom &&
            other.top < line.bottom
          )
            found.push(`${line.text} runs into ${other.text} on ${lines[1]?.text}`);
      }
    }
    return [...new Set(found)];
  }, HALF);
  await page.keyboard.press('Escape');
  expect(wrong).toEqual([]);
});

test('no state of a counter hides its rating or its movement', async ({ shared: table }) => {
  const { page } = table;
  await page.keyboard.press('k');
  await page.getByRole('tab', { name: handbook.tabs.counters }).click();
  const hidden: string[] = [];
  for (const mark of MARKS) {
    const [name] = text.marks[mark];
    const face = page.getByRole('listitem').filter({ hasText: name }).locator('.counter');
    const covered = await face.evaluate((drawn) => {
      // What is drawn after a text lies over it. The shade of a unit that has moved is a glaze, not a cover.
      const shapes = [...drawn.querySelectorAll<SVGGeometryElement>('path, circle, rect')].filter(
        (shape) =>
          Number(getComputedStyle(shape).fillOpacity) > 0.5 && getComputedStyle(shape).fill !== 'none',
      );
      return [...drawn.querySelectorAll<SVGTextElement>('.rating, .movement')].map((line) => {
        const later = shapes.filter(
          (shape) =>
            line.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING && shape !== undefined,
        );
        const box = line.getBBox();
        const map = line.getCTM();
        let under = 0;
        for (let i = 0; i < 100; i++) {
          const x = box.x + (box.width * ((i % 10) + 0.5)) / 10;
          const y = box.y + box.height * (0.28 + 0.05 * (Math.floor(i / 10) + 0.5));
          const isCovered = later.some((shape) => {
            const own = shape.getCTM();
            const point =
              map && own ? new DOMPoint(x, y).matrixTransform(own.inverse().multiply(map)) : undefined;
            return point !== undefined && shape.isPointInFill(point);
          });
          if (isCovered) under++;
        }
        return under;
      });
    });
    for (const part of covered) if (part > 10) hidden.push(`${name} covers ${part} % of a number`);
  }
  await page.keyboard.press('Escape');
  expect(hidden).toEqual([]);
});
