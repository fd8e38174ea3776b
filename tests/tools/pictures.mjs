/** Makes the pictures that are kept in the repository from the real page: `npm run pictures`, after a build. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../e2e/browser.mjs';
import { serve } from '../e2e/serve.mjs';

const root = resolve(import.meta.dirname, '../..');
const { server, url } = await serve();
const browser = await chromium.launch(await launchOptions());

async function open(width, height, path) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' });
  await page.goto(`${url}${path}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  return page;
}

// The README shows the board as it is.
const board = await open(1440, 900, '#/sept19');
await board.screenshot({ path: `${root}/.github/screenshot.jpg`, quality: 82 });

// The social preview is the lower part of the sheet alone, with the heights, the river and the cartouche.
const sheet = await open(1200, 956, '#/oct7');
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

const icon = readFileSync(`${root}/public/icon.svg`, 'utf8');
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${icon}`);
  await page.screenshot({ path: `${root}/public/icon-${size}.png`, omitBackground: true });
}

await browser.close();
server.close();
