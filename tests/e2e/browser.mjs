/** Finds a browser without a manual step, for the browser tests and the benchmark of the board. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The package's own file points at folders of another machine: no text would be drawn. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/**
 * The launch options for Playwright: the browser named by SARATOGA_BROWSER (a path or a channel), the one that came
 * with the npm packages, Playwright's own, one of the system, Chrome wherever it is installed.
 * @returns {Promise<import('@playwright/test').LaunchOptions>}
 */
export async function launchOptions() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...ARGS] : ARGS;
  const named = process.env.SARATOGA_BROWSER;
  if (named) return /[\\/]/.test(named) ? { args, executablePath: named } : { args, channel: named };
  const bundled = await unpackBundled();
  if (bundled) return { args, ...bundled };
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return { args };
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  return system ? { args, executablePath: system } : { args, channel: 'chrome' };
}

/** The bundled Chromium, with its fonts and, where the system lacks them, its libraries. */
async function unpackBundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const source = join(root, 'node_modules/@sparticuz/chromium');
  if (!existsSync(source)) return undefined;
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const folder = join(root, `node_modules/.cache/chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder, join(source, 'bin'));
  const executablePath = join(folder, 'chromium');
  const env = { ...process.env, FONTCONFIG_PATH: join(folder, 'fonts') };
  if (spawnSync(executablePath, ['--version'], { env }).status !== 0) {
    env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(delimiter);
  }
  return { executablePath, env };
}

/** Unpacks beside the folder and renames: an interrupted run leaves nothing that the next one would take for whole. */
async function unpackInto(folder, archives) {
  const { inflate } = await import('@sparticuz/chromium');
  mkdirSync(join(folder, '..'), { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = beside; // the package knows no other target
  try {
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(names.map((name) => inflate(join(archives, name))));
    writeFileSync(join(beside, 'fonts/fonts.conf'), FONTS);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    renameSync(beside, folder);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // another run was quicker
  }
}
