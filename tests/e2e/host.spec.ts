import { expect, test, text } from './table';

test('the icons and the manifest that the page names are there', async ({ page, request, baseURL }) => {
  await page.goto('./');
  const links = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((all) =>
      all.map((link) => ({ rel: link.getAttribute('rel') ?? '', href: (link as HTMLLinkElement).href })),
    );
  expect(links.map((link) => link.rel)).toEqual(expect.arrayContaining(['icon', 'manifest']));
  for (const { rel, href } of links) {
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
    expect(answer.headers()['content-type'], href).toMatch(rel === 'manifest' ? /manifest/ : /^image\//);
  }

  const home = links.find((link) => link.rel === 'manifest')?.href ?? '';
  const manifest = (await (await request.get(home)).json()) as {
    name?: string;
    start_url?: string;
    icons?: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.name).toContain('Saratoga');
  expect(new URL(manifest.start_url ?? '', home).href).toBe(baseURL);
  expect(manifest.icons?.length).toBeGreaterThan(0);
  for (const icon of manifest.icons ?? []) {
    const src = new URL(icon.src, home).href;
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (icon.type !== 'image/svg+xml') expect(size, src).toBe(icon.sizes);
  }
});

test('what the page says of itself to others is filled in', async ({ page, request }) => {
  await page.goto('./');
  const said = await page
    .locator('meta[content]')
    .evaluateAll((all) =>
      all.map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    );
  expect(said.filter(([, content]) => content?.includes('%'))).toEqual([]);
  const [, picture = ''] = said.find(([name]) => name === 'og:image') ?? [];
  const file = picture.split('/').at(-1) ?? '';
  expect((await request.get(`./${file}`)).headers()['content-type']).toMatch(/^image\//);
});

test.describe('an address under the folder that does not exist', () => {
  test.use({ expected: [/404/] });

  test('answers 404 and leads to the game', async ({ page, table }) => {
    const answer = await page.goto('./no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(table.board).toHaveCount(0);
  });
});

test('without storage the game works', async ({ page, table }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await table.open('sept19');
  const isRefused = await page.evaluate(() => {
    try {
      return !window.localStorage;
    } catch {
      return true;
    }
  });
  expect(isRefused).toBe(true);
  await table.click('0412');
  await expect(table.card.getByRole('heading')).toContainText('0412');
  await expect(table.fan.locator('.counter')).toHaveCount(3);
});

test('without WebGL the game works', async ({ page, table }) => {
  await page.addInitScript(() => {
    const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (
      ...args: unknown[]
    ) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return String(args[0]).startsWith('webgl') ? null : original.apply(this, args);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await table.open();
  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull();
  await table.zoomTo('1107');
  await table.click('1107');
  await expect(table.card.getByRole('heading')).toContainText('1107');
});

test('without a program the page says what it is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByText(/JavaScript/)).toBeVisible();
  await context.close();
});
