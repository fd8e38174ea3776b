/** Who may import whom: right and wrong lines, planted in a copy of the folders, go through the real linter. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Imports = { readonly may: readonly string[]; readonly mayNot: readonly string[] };

const FOLDERS: Readonly<Record<string, Imports>> = {
  'src/engine/kernel': {
    may: ['immer', './game'],
    mayNot: ['react', 'zustand', 'honeycomb-grid', '../hexmap/grid', '../saratoga/zoc', '../games'],
  },
  'src/engine/hexmap': {
    may: ['honeycomb-grid', './hexId'],
    mayNot: ['react', 'immer', '../kernel/game', '../saratoga/zoc'],
  },
  'src/engine/saratoga': {
    may: ['../kernel/game', '../hexmap/hexId', './zoc', './data/map'],
    mayNot: [
      'honeycomb-grid',
      'immer',
      'react',
      'zustand',
      'node:fs',
      './index',
      './phases/combat',
      '../games',
      '../monmouth/zoc',
      '../../ai/greedy',
      '../../store/session',
      '../../ui/text/english',
    ],
  },
  'src/engine/saratoga/phases': {
    may: ['../../kernel/frames', '../../hexmap/hexId', '../zoc', '../data/map', './combat'],
    mayNot: [
      'honeycomb-grid',
      'react',
      '../index',
      '../../games',
      '../../monmouth/zoc',
      '../../../store/session',
    ],
  },
  'src/engine/saratoga/data': {
    may: ['./types', '../types', '../../hexmap/hexId'],
    mayNot: ['../zoc', '../phases/combat', '../index', '../../kernel/game', 'honeycomb-grid', 'react'],
  },
  'src/engine': {
    may: ['./saratoga/index', './kernel/game'],
    mayNot: ['react', './saratoga/zoc', '../store/session'],
  },
  'src/ai': {
    may: ['../engine/games', '../engine/saratoga/index', './greedy'],
    mayNot: [
      'react',
      '../engine/saratoga/zoc',
      '../engine/kernel/session',
      '../store/session',
      '../ui/board/Board',
    ],
  },
  'src/store': {
    may: ['zustand', 'zustand/vanilla', 'immer', '../engine/games', '../engine/kernel/session', './session'],
    mayNot: ['react', 'honeycomb-grid', '../engine/saratoga/zoc', '../ui/board/Board'],
  },
  'src/store/shelf': {
    may: ['zustand', 'idb-keyval', 'valibot', '../../engine/saratoga/index', '../kept', './entries'],
    mayNot: ['react', 'honeycomb-grid', '../../engine/saratoga/zoc', '../../ui/board/Board'],
  },
  'src/protocol': {
    may: [
      '../engine/games',
      '../engine/saratoga/index',
      '../engine/kernel/session',
      '../engine/hexmap/hexId',
      './requests',
    ],
    mayNot: [
      'react',
      'immer',
      'zustand',
      'honeycomb-grid',
      'node:fs',
      '../engine/hexmap/grid',
      '../engine/saratoga/zoc',
      '../engine/saratoga/phases/combat',
      '../store/session',
      '../ui/text/refusals',
    ],
  },
  'src/ui/board': {
    may: ['react', 'honeycomb-grid', '../../store/session', '../../engine/saratoga/index', '../text/english'],
    mayNot: [
      'immer',
      'zustand',
      '../../ai/greedy',
      '../../engine/kernel/session',
      '../../engine/saratoga/zoc',
      '../../engine/saratoga/phases/combat',
      '../../engine/saratoga/data/map',
    ],
  },
};

const REFUSED_CODE: readonly [name: string, file: string, code: string, rule: string][] = [
  [
    'chance',
    'src/engine/kernel/chance.ts',
    'export const roll = () => Math.random();',
    'no-restricted-properties',
  ],
  ['time', 'src/engine/kernel/time.ts', 'export const now = () => Date.now();', 'no-restricted-properties'],
  ['date', 'src/engine/kernel/date.ts', 'export const today = () => new Date();', 'no-restricted-globals'],
  [
    'global date',
    'src/engine/kernel/globalDate.ts',
    'export const D = globalThis.Date;',
    'no-restricted-globals',
  ],
  [
    'late import',
    'src/store/late.ts',
    "export const ui = () => import('../ui/board/Board');",
    'no-restricted-imports',
  ],
  ['cycle', 'src/engine/saratoga/hen.ts', "export { egg } from './egg';\nexport const hen = 1;", 'no-cycle'],
  ['cycle', 'src/engine/saratoga/egg.ts', "export { hen } from './hen';\nexport const egg = 1;", 'no-cycle'],
];

const root = resolve(import.meta.dirname, '../..');
let folder = '';
let rulesBroken: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saratoga-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [at, { may, mayNot }] of Object.entries(FOLDERS)) {
    for (const imported of [...may, ...mayNot]) plant(fileFor(at, imported), `export * from '${imported}';`);
  }
  for (const [, file, code] of REFUSED_CODE) plant(file, code);
  rulesBroken = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(FOLDERS))('%s', (at, { may, mayNot }) => {
  const isRefused = (imported: string) => rulesBroken.has(fileFor(at, imported));

  test(`may import ${may.join(', ')}`, () => {
    expect(may.filter(isRefused)).toEqual([]);
  });
  test(`may not import ${mayNot.join(', ')}`, () => {
    expect(mayNot.filter(isRefused)).toEqual(mayNot);
  });
});

test.each(REFUSED_CODE)('refuses %s in %s', (_name, file, _code, rule) => {
  expect(rulesBroken.get(file)).toContainEqual(expect.stringContaining(`(${rule})`));
});

function fileFor(at: string, imported: string): string {
  return `${at}/planted-${imported.replace(/\W+/g, '-')}.ts`;
}

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${code}\n`);
}

/** The rules that each file breaks. */
function lint(): ReadonlyMap<string, readonly string[]> {
  const modules = join(root, 'node_modules');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(modules, 'oxlint/bin/oxlint'), '--format=json'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, OXLINT_TSGOLINT_PATH: join(modules, 'oxlint-tsgolint/bin/tsgolint.js') },
    },
  );
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not answer: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const broken = new Map<string, string[]>();
  for (const { code, filename } of diagnostics) {
    const file = filename.replaceAll('\\', '/');
    broken.set(file, [...(broken.get(file) ?? []), code]);
  }
  return broken;
}
