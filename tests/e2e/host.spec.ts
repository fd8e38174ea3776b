import { title } from '../../src/ui/text/title';
import { expect, test } from './table';

test('the icons and the manifest that the page names are there', async ({ request, baseURL }) => {
  const links = [...(await (await request.get('./')).text()).matchAll(/<link[^>]+>/g)]
    .map(([link]) => ({ rel: valueOf('rel', link), href: new URL(valueOf('href', link), baseURL).href }))
    .filter(({ rel }) => ['icon', 'apple-touch-icon', 'manifest'].includes(rel));
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
  const pictures = manifest.icons?.filter((icon) => icon.type === 'image/png') ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const { src, sizes } of pictures) {
    const bytes = await (await request.get(new URL(src, home).href)).body();
    // A PNG begins with its signature and then its width and height.
    expect(bytes.subarray(1, 4).toString('latin1'), src).toBe('PNG');
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('what the page says of itself to others is filled in', async ({ request }) => {
  const page = await (await request.get('./')).text();
  const said = [...page.matchAll(/<meta[^>]+>/g)].map(([meta]) => meta);
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((meta) => valueOf('content', meta).includes('%'))).toEqual([]);
  const picture = valueOf('content', said.find((meta) => meta.includes('og:image"')) ?? '');
  const file = await request.get(`./${picture.split('/').at(-1)}`);
  expect(file.headers()['content-type']).toMatch(/^image\//);
});

test.describe('an address under the folder that does not exist', () => {
  test.use({ expected: /404/ });

  test('answers 404 and leads to the game', async ({ page, table }) => {
    const answer = await page.goto('./no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title.page })).toBeVisible();
    await expect(table.board).toHaveCount(0);
  });
});

test('where storage and WebGL are refused the game works', async ({ page, table }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    const original = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (
      ...args: unknown[]
    ) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return String(args[0]).startsWith('webgl') ? null : original.apply(this, args);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await table.open('sept19');
  const [isRefused, webgl] = await page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('webgl2');
    try {
      return [!window.localStorage, drawing];
    } catch {
      return [true, drawing];
    }
  });
  expect(isRefused).toBe(true);
  expect(webgl).toBeNull();
  await table.zoomTo('0412');
  await table.click('0412');
  await expect(table.card.getByRole('heading')).toContainText('0412');
  await expect(table.fan.locator('.counter')).toHaveCount(3);
});

test('without a program the page says what it is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('./');
  await expect(page.getByText(/JavaScript/)).toBeVisible();
  await context.close();
});

/** The value of an attribute in the text of a tag. */
function valueOf(attribute: string, tag: string): string {
  return new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
