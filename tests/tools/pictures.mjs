/** Makes the pictures that are kept in the repository from the real page: `npm run pictures`, after a build. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';

const root = resolve(import.meta.dirname, '../..');
const { server, url } = await serve();
const browser = await chromium.launch(await launchOptions());

async function open(width, height, path) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light', bypassCSP: true });
  await page.goto(`${url}${path}`);
  // A slow machine may take its time.
  if (path) await page.locator('[role=application] svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  return page;
}

// The README shows the board as it is.
const board = await open(1440, 900, '#/saratoga/sept19');
await board.screenshot({ path: `${root}/.github/screenshot.jpg`, quality: 82 });

// The social preview is the lower part of the sheet alone, with the heights, the river and the cartouche.
const sheet = await open(1200, 956, '#/saratoga/oct7');
await sheet.addStyleTag({
  content: `.toolbar, .cards, .turn-track, .view-tools { display: none !important }
    .table { grid-template: 'map' 1fr / 1fr !important }`,
});
await sheet.waitForTimeout(800);
await sheet.screenshot({
  path: `${root}/public/preview.jpg`,
  quality: 84,
  clip: { x: 0, y: 322, width: 1200, height: 630 },
});

// The first screen shows both armies on the field, and the library a small sheet under the dots of its games.
mkdirSync(`${root}/public/pictures`, { recursive: true });
const field = await open(1440, 900, '');
await field
  .locator('.battle-card')
  .filter({ hasText: 'A short battle' })
  .getByRole('button', { name: /^Solo/ })
  .click();
await field.locator('.question .answer').first().waitFor();
await webp(field, '-20 420 2150 500', 1290, 300, 0.2, 'backdrop', ['sheet', 'counters']);
await webp(sheet, '0 0 2190 1715', 264, 206, 0.6, 'saratoga');
const first = await open(1200, 956, '#/first-saratoga/battle');
await webp(first, '0 0 1818 1380', 264, 206, 0.6, 'first-saratoga');
const map = await open(1200, 956, '#/campaign/campaign');
await webp(map, '0 600 2880 2246', 264, 206, 0.6, 'campaign');

/** A part of the sheet alone, as a small file. */
async function webp(page, viewBox, width, height, quality, name, layers = ['sheet']) {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([box, ids]) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', box);
      svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
      svg.style.cssText = 'position:fixed;inset:0;width:100vw;height:100vh;z-index:999;background:#e9dfc3';
      svg.innerHTML = ids.map((id) => `<use href="#${id}"/>`).join('');
      svg.id = 'excerpt';
      document.getElementById('excerpt')?.remove();
      document.body.append(svg);
    },
    [viewBox, layers],
  );
  await page.waitForTimeout(600);
  const png = (await page.screenshot()).toString('base64');
  const address = await page.evaluate(
    async ([source, share]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', share);
    },
    [png, quality],
  );
  writeFileSync(`${root}/public/pictures/${name}.webp`, Buffer.from(address.split(',')[1], 'base64'));
}

const icon = readFileSync(`${root}/public/icon.svg`, 'utf8');
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon}`);
  await page.screenshot({ path: `${root}/public/icon-${size}.png`, omitBackground: true });
}

await browser.close();
server.close();
