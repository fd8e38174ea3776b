/** What the built page may load, and that it asks nobody else for anything. */
import { handbook } from '../../src/ui/saratoga/text/handbookWords';
import { saratoga } from '../../src/games/saratoga';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { dice } from '../../src/ui/text/dice';
import { linkAddress, playAddress, reviewAddress, VERIFY } from '../../src/ui/routes';
import { table as furniture } from '../../src/ui/text/table';
import { DIST } from './serve.mjs';
import { expect, test } from './table';
import { atOnce, beginGame, idOn, openCards, playOn } from './ways';

test.use({ viewport: { width: 960, height: 640 } });

const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Names of languages, which nobody loads, and where messages of React and immer point a programmer. */
const NAMED = [
  /^http:\/\/www\.w3\.org\/(?:\d{4}|XML)\//,
  /^https:\/\/react\.dev\/errors\//,
  /^https:\/\/bit\.ly\/3cXEKWf$/,
];
/** Ways to tell somebody something behind the player's back. */
const WHISPERS = [/sendBeacon/, /XMLHttpRequest/, /WebSocket/, /EventSource/, /RTCPeer/, /document\.cookie/];

for (const file of ['index.html', '404.html'])
  test(`${file} has the policy before anything that it could load, and sends no address along`, () => {
    const html = readFileSync(join(DIST, file), 'utf8');
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html);
    expect(policy?.index).toBeLessThan(html.search(/<(?:link|script|style|title)\b/));
    const rules = policy?.[1]?.split('; ').map((rule) => rule.split(' ')) ?? [];
    const inline = html.match(/<style>/g)?.length ?? 0;
    const found = rules.map(([name = '', ...sources]) => {
      const digests = sources.filter((source) => source.startsWith("'sha256-"));
      expect(digests).toHaveLength(name === 'style-src' ? inline : 0);
      return [name, sources.filter((source) => !digests.includes(source)).sort()];
    });
    expect(Object.fromEntries(found)).toEqual(POLICY);
    expect(html).toContain('<meta name="referrer" content="no-referrer"');
    expect(html).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
  });

test('no screen breaks the policy', async ({ page, context, table }) => {
  await atOnce(context);
  const breaches = await watch(page);
  await page.goto('./');
  await page.getByRole('link', { name: saratoga.options }).first().click();
  await page.locator('.wishes summary').click();
  await page.locator('button.case').first().click();
  await expect(page.locator('dialog.case-card')).toBeVisible();
  await page.getByRole('button', { name: furniture.close }).click();

  await table.open('sept19');
  await table.click('0412');
  await expect(table.fan).toBeVisible();
  await page.keyboard.press('m');
  await table.point('0607');
  await expect(table.lens).toBeVisible();
  await page.keyboard.press('k');
  const key = page.getByRole('dialog', { name: handbook.title });
  for (const tab of await key.getByRole('tab').all()) {
    await tab.click();
    await expect(key.getByRole('tabpanel')).toBeVisible();
  }

  await page.goto('./');
  await beginGame(page);
  await openCards(page);
  await playOn(page, 12);
  await page.getByRole('button', { name: dice.open }).click();
  await expect(page.locator('.dice-card')).toBeVisible();
  await page.keyboard.press('Escape');
  const id = idOn(page);
  for (const [address, place] of [
    [reviewAddress(id), '.transport'],
    [VERIFY, '.verify'],
    [linkAddress('AQnonsense'), '[role=alert], .arrival'],
    [playAddress('nosuchgame'), '.error-page'],
    ['#/saratoga/at/nonsense', '.bad-position'],
    ['#/saratoga/at/oct7 british fog movement; 0605 b-24; 0612 a-1nh', '.hand-over'],
  ] as const) {
    await page.goto(`./${address}`);
    await expect(page.locator(place).first(), address).toBeVisible();
  }
  expect(breaches).toEqual([]);
});

test.describe('an address that does not exist', () => {
  test.use({ expected: /404/ });

  test('shows its page as it was drawn', async ({ page }) => {
    const breaches = await watch(page);
    await page.goto('./no-such-page');
    await expect(page.locator('body')).toHaveCSS('text-align', 'center');
    expect(breaches).toEqual([]);
  });
});

test.describe('what the policy forbids', () => {
  test.use({
    expected: /Content Security Policy|(?:failed|outside the game): https:\/\/elsewhere\.invalid/,
  });

  test('does not happen, and is told', async ({ page }) => {
    const breaches = await watch(page);
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ran = await page.evaluate(async () => {
      const add = (tag: string, values: Record<string, string>) =>
        document.body.append(Object.assign(document.createElement(tag), values));
      add('script', { textContent: 'window.ran = "inline"' });
      add('script', { src: 'data:text/javascript,window.ran = "data"' });
      add('script', { src: 'https://elsewhere.invalid/a.js' });
      add('img', { src: 'https://elsewhere.invalid/a.png' });
      add('iframe', { src: 'https://elsewhere.invalid/' });
      add('style', { textContent: 'h1 { display: none }' });
      document.body.setAttribute('style', 'display: none');
      await fetch('https://elsewhere.invalid/').catch(() => undefined);
      return (window as { ran?: string }).ran;
    });
    expect(ran).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const told = ['script-src-elem', 'script-src-elem', 'script-src-elem', 'img-src', 'frame-src'];
    const all = [...told, 'style-src-elem', 'style-src-attr', 'connect-src'];
    await expect.poll(() => breaches.map((breach) => breach.replace(/ .*/, '')).sort()).toEqual(all.sort());
  });
});

test('a picture can be made of a drawing and saved as a file', async ({ page }) => {
  const breaches = await watch(page);
  await page.goto('./');
  const download = page.waitForEvent('download');
  const colour = await page.evaluate(async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">
      <style>.ground { fill: #204060 }</style><rect class="ground" width="40" height="30"/></svg>`;
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    const brush = canvas.getContext('2d');
    brush?.drawImage(image, 0, 0);
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file ?? new Blob());
    link.download = 'map.png';
    link.click();
    return [...(brush?.getImageData(20, 15, 1, 1).data ?? [])];
  });
  expect(colour).toEqual([0x20, 0x40, 0x60, 255]);
  const saved = readFileSync(await (await download).path());
  expect(saved.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(breaches).toEqual([]);
});

test('the built files name no other host, and have no way to whisper', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    ['.js', '.css', '.html', '.svg', '.webmanifest'].includes(extname(file)),
  );
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    const content = readFileSync(join(DIST, file), 'utf8');
    const addresses = content.match(/\b(?:https?|wss?|ftp):\/\/[^\s"'`()<>\\]+/g) ?? [];
    const foreign = addresses.filter((address) => !NAMED.some((name) => name.test(address)));
    expect(foreign, file).toEqual([]);
    expect(content.match(/["'`(=]\/\/[a-z\d-]+\.[a-z]/gi) ?? [], file).toEqual([]);
    expect(
      WHISPERS.filter((way) => way.test(content)),
      file,
    ).toEqual([]);
  }
});

test('a game leaves no cookie, and what it keeps bears its name', async ({ page, context }) => {
  await atOnce(context);
  await page.goto('./');
  await beginGame(page);
  await playOn(page, 5);
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((name) => !name.startsWith('saratoga-1777'))).toEqual([]);
});

/** What breaks the policy on this page from now on, as the rule and what it met. */
async function watch(page: Page): Promise<string[]> {
  const breaches: string[] = [];
  await page.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
      tellBreach(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return breaches;
}
