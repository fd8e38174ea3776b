/** Browser tests of the production build, served under a sub-path. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { BASE } from './serve.mjs';

const cache = resolve(import.meta.dirname, '../../node_modules/.cache/playwright');
// The workers read this file again and must find the port that was chosen first.
const port = (process.env.SARATOGA_PORT ??= String(await freePort()));
const url = `http://127.0.0.1:${port}${BASE}`;

// Whole games and other patient tests run on their own: those in `long`, and those with this tag.
const isLong = process.env.SARATOGA_LONG === '1';
const PATIENT = /@patient|\blong\//;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  ...(isLong ? { grep: PATIENT } : { grepInvert: PATIENT }),
  outputDir: `${cache}/results`,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: `${cache}/report.json` }]],
  fullyParallel: true,
  workers: 3, // pages wait a part of the time
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // A machine that does other things meanwhile is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalTimeout: (isLong ? 60 : 15) * 60_000,
  use: {
    baseURL: url,
    launchOptions: await launchOptions(),
    screenshot: 'only-on-failure',
    // Every test would load all files of the page; the tests of playing offline let it.
    serviceWorkers: 'block',
  },
  webServer: { command: `node serve.mjs ${port}`, url, reuseExistingServer: false },
});

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => done(free));
    });
  });
}
