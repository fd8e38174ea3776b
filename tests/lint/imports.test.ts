/** Who may import whom: right and wrong lines, planted in a copy of the folders, go through the real linter. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** What a file in that folder, or that file, imports: all that something exports, its types alone, or the whole later. */
type Imports = { readonly may: readonly string[]; readonly mayNot: readonly string[] };

const type = (from: string) => `export type * from '${from}';`;
const late = (from: string) => `void import('${from}');`;
const lineOf = (imported: string) => (imported.includes(' ') ? imported : `export * from '${imported}';`);

const FOLDERS: Readonly<Record<string, Imports>> = {
  'src/engine/kernel': {
    may: ['immer', './game'],
    mayNot: [
      'react',
      'zustand',
      'valibot',
      'honeycomb-grid',
      'node:fs',
      '../hexmap/grid',
      '../coder/symbols',
      '../saratoga/zoc',
      '../../games/contract',
      type('../../games/contract'),
    ],
  },
  'src/engine/hexmap': {
    may: ['honeycomb-grid', './hexId'],
    mayNot: [
      'react',
      'immer',
      '../kernel/game',
      type('../kernel/game'),
      '../coder/symbols',
      '../saratoga/zoc',
    ],
  },
  'src/engine/coder': {
    may: ['./bitCoder'],
    mayNot: ['immer', '../kernel/digest', '../hexmap/hexId', '../saratoga', '../../store/library/base64'],
  },
  'src/engine/saratoga': {
    may: ['../kernel/game', '../hexmap/hexId', '../coder/symbols', './zoc', './data/map'],
    mayNot: [
      'honeycomb-grid',
      'immer',
      'react',
      'zustand',
      'node:fs',
      './index',
      '.',
      './rules',
      './game',
      './view',
      './seat',
      './position',
      './phases/fire',
      './phases',
      './orders/order',
      './analysis/luck',
      './packing/tables',
      './notation/text',
      '../monmouth',
      '../monmouth/zoc',
      '../../games/contract',
      '../../ai/greedy',
      '../../store/play',
      '../../ui/text/table',
    ],
  },
  'src/engine/saratoga/view.ts': {
    may: ['./game', './seat', './zoc', './phases/rules', '../kernel/game'],
    mayNot: ['./index', '../monmouth/view', '../../store/play', 'react'],
  },
  'src/engine/saratoga/phases': {
    may: ['../../kernel/frames', '../../hexmap/hexId', '../zoc', '../data/map', './fire'],
    mayNot: [
      'honeycomb-grid',
      'react',
      '../index',
      '../rules',
      '../game',
      '../view',
      '../orders/order',
      '../../monmouth/zoc',
      '../../../games/contract',
      '../../../store/play',
    ],
  },
  'src/engine/saratoga/analysis': {
    may: ['../view', '../chapters', '../zoc', './tally', '../../kernel/session'],
    mayNot: ['../index', '../../../store/play', '../../../ui/saratoga', 'react'],
  },
  'src/engine/saratoga/packing': {
    may: ['./tables', '../actions', '../../kernel/dice', '../../coder/symbols'],
    mayNot: ['../data/units', '../battlefield', '../roster', '../../hexmap/grid', '../index'],
  },
  'src/engine/saratoga/data': {
    may: ['./types', '../types', '../../hexmap/hexId'],
    mayNot: ['../zoc', '../phases/fire', '../index', '../../kernel/game', 'honeycomb-grid', 'react'],
  },
  'src/games/contract.ts': {
    may: [type('react'), type('../engine/kernel/game'), type('../engine/coder/symbols')],
    mayNot: [
      'react',
      '../engine/kernel/game',
      type('../engine/hexmap/hexId'),
      type('../engine/saratoga'),
      type('../store/play'),
      './list',
    ],
  },
  'src/loading.ts': {
    may: [],
    mayNot: ['react', './games/list', './store/play', './ui/text/table', './engine/kernel/game'],
  },
  'src/games/list.ts': {
    may: ['./contract', './saratoga', '../loading'],
    mayNot: ['../engine/saratoga', '../ui/saratoga', '../engine/kernel/game', '../store/play', 'react'],
  },
  'src/games/saratoga.ts': {
    may: [
      './contract',
      type('../engine/saratoga'),
      late('../engine/saratoga'),
      late('../ui/saratoga'),
      late('../ai/host'),
      late('../lessons/player'),
    ],
    mayNot: [
      '../engine/saratoga',
      '../ui/saratoga',
      '../ai/host',
      type('../engine/saratoga/view'),
      late('../engine/saratoga/rules'),
      late('../ui/saratoga/Home'),
      late('../ui/shell/App'),
      'react',
    ],
  },
  'src/ai': {
    may: ['../engine/kernel/play', '../engine/hexmap/hexId', '../engine/saratoga', '../games/list', './host'],
    mayNot: [
      'react',
      'zustand',
      '../engine/saratoga/zoc',
      '../store/play',
      '../ui/table/Log',
      '../protocol/main',
    ],
  },
  'src/ai/saratoga': {
    may: ['../../engine/saratoga', '../../engine/kernel/play', '../search', './moves'],
    mayNot: ['../../engine/saratoga/zoc', '../../store/play', '../../ui/saratoga'],
  },
  'src/lessons': {
    may: ['../engine/kernel/dice', '../engine/saratoga', '../games/contract', './walk'],
    mayNot: [
      'react',
      '../games/list',
      '../engine/saratoga/zoc',
      '../store/play',
      '../ui/table/Log',
      '../ai/host',
    ],
  },
  'src/store': {
    may: [
      'zustand',
      'zustand/vanilla',
      'immer',
      'valibot',
      '../engine/kernel/session',
      '../engine/coder/symbols',
      '../games/contract',
      '../games/list',
      './library/link',
      './play',
    ],
    mayNot: [
      'react',
      'honeycomb-grid',
      '../engine/hexmap/hexId',
      '../engine/saratoga',
      type('../engine/saratoga'),
      late('../engine/saratoga'),
      '../games/saratoga',
      '../ui/text/table',
      type('../ui/text/table'),
      '../protocol/forms',
      '../pwa/words',
    ],
  },
  'src/store/library': {
    may: [
      'zustand',
      'valibot',
      '../../engine/kernel/save',
      '../../engine/coder/symbols',
      '../../games/list',
      '../seats',
    ],
    mayNot: [
      'react',
      'idb-keyval',
      '../../engine/saratoga',
      '../../engine/saratoga/zoc',
      '../../ui/table/Log',
    ],
  },
  'src/protocol': {
    may: [
      '../games/list',
      '../games/contract',
      '../engine/kernel/session',
      '../engine/hexmap/hexId',
      './forms',
      '../ai/list',
    ],
    mayNot: [
      'react',
      'immer',
      'zustand',
      'honeycomb-grid',
      'node:fs',
      '../engine/hexmap/grid',
      '../engine/saratoga',
      '../engine/saratoga/zoc',
      '../store/play',
      '../ui/text/table',
    ],
  },
  'src/pwa': {
    may: ['./words'],
    mayNot: ['react', '../engine/kernel/game', '../games/list', '../store/play', '../ui/text/offline'],
  },
  'src/ui/text': {
    may: [
      type('../../engine/kernel/session'),
      type('../../store/table'),
      type('../../games/contract'),
      './dice',
    ],
    mayNot: [
      'react',
      '../../store/table',
      '../../engine/kernel/game',
      '../saratoga/text/play',
      '../widgets/Icon',
    ],
  },
  'src/ui/widgets': {
    may: ['react', '../text/table', './Icon', '../../loading'],
    mayNot: [
      'zustand',
      '../../store/play',
      type('../../store/play'),
      '../shell/App',
      '../table/Log',
      '../hexboard/Board',
      '../saratoga/placeOf',
      '../../games/list',
      '../../engine/kernel/game',
    ],
  },
  'src/ui/hexboard': {
    may: [
      'react',
      '../../engine/hexmap/hexId',
      '../../store/pointer',
      '../widgets/Icon',
      '../text/board',
      './layout',
    ],
    mayNot: [
      'zustand',
      '../../engine/saratoga',
      '../saratoga',
      '../table/Log',
      '../shell/App',
      '../../engine/kernel/play',
    ],
  },
  'src/ui/table': {
    may: [
      'react',
      '../../store/table',
      '../../store/library/link',
      '../../games/contract',
      type('../../engine/kernel/session'),
      '../../engine/kernel/game',
      '../widgets/Icon',
      '../text/table',
      '../routes',
    ],
    mayNot: [
      'zustand',
      'immer',
      '../../engine/kernel/session',
      '../../engine/hexmap/hexId',
      '../../engine/saratoga',
      type('../../engine/saratoga'),
      late('../../engine/saratoga'),
      '../saratoga',
      '../saratoga/text/words',
      '../shell/App',
      '../hexboard/Board',
      '../../protocol/forms',
    ],
  },
  'src/ui/table/review': {
    may: [
      'react',
      '../Log',
      '../../widgets/Icon',
      '../../text/table',
      '../../../store/review',
      '../../routes',
    ],
    mayNot: ['../../saratoga', '../../shell/App', '../../../engine/saratoga', '../../../engine/kernel/load'],
  },
  'src/ui/study': {
    may: [
      'react',
      '../table/game',
      '../widgets/Icon',
      '../text/lessons',
      '../routes',
      '../../lessons/walk',
      '../../store/play',
      '../../games/list',
      '../../engine/kernel/game',
      type('../../engine/kernel/session'),
      './progress',
    ],
    mayNot: [
      'zustand',
      '../../engine/kernel/session',
      '../../engine/saratoga',
      type('../../engine/saratoga'),
      '../saratoga',
      '../shell/App',
      '../hexboard/Board',
      '../../ai/host',
    ],
  },
  'src/ui/shell': {
    may: [
      'react',
      '../study/StudyRoute',
      '../table/game',
      '../widgets/Icon',
      '../text/trouble',
      '../routes',
      '../../store/play',
      '../../games/list',
      type('../../pwa/words'),
      type('../../engine/kernel/session'),
      './library/Library',
    ],
    mayNot: [
      'zustand',
      '../../pwa/worker',
      '../../engine/kernel/session',
      '../../engine/saratoga',
      type('../../engine/saratoga'),
      '../saratoga',
      late('../saratoga'),
      '../saratoga/text/words',
      '../../ai/host',
    ],
  },
  'src/ui/saratoga': {
    may: [
      'react',
      'react-dom/client',
      'zustand',
      '../../engine/saratoga',
      '../../engine/saratoga/index',
      '../../engine/kernel/game',
      '../../engine/hexmap/hexId',
      '../../store/pointer',
      '../../games/contract',
      '../hexboard/Board',
      '../table/Log',
      '../widgets/Icon',
      '../text/table',
      '../routes',
      './text/words',
    ],
    mayNot: [
      'immer',
      'valibot',
      'honeycomb-grid',
      '../../engine/saratoga/zoc',
      type('../../engine/saratoga/view'),
      '../../engine/monmouth',
      '../../engine/coder/symbols',
      '../monmouth',
      '../monmouth/text/words',
      '../shell/App',
      '../../ai/host',
      '../../protocol/forms',
      '../../pwa/words',
    ],
  },
  'src/ui/saratoga/play/decisions': {
    may: [
      '../orders',
      '../../text/play',
      '../../../table/Log',
      '../../../../engine/saratoga',
      '../../../../store/play',
    ],
    mayNot: [
      '../../../monmouth/orders',
      '../../../shell/App',
      '../../../../engine/saratoga/zoc',
      '../../../../engine/monmouth',
    ],
  },
  'src/ui/main.tsx': {
    may: ['react', 'react-dom/client', './shell/App', './style/index.css'],
    mayNot: ['zustand', './saratoga', '../engine/saratoga', '../store/play'],
  },
  'src/ui/routes.ts': {
    may: ['../games/list'],
    mayNot: ['react', './shell/App', './saratoga', '../store/play'],
  },
};

const REFUSED_CODE: readonly [name: string, file: string, code: string, rule: string][] = [
  [
    'chance',
    'src/engine/kernel/chance.ts',
    'export const roll = () => Math.random();',
    'no-restricted-properties',
  ],
  [
    'chance of an opponent',
    'src/ai/chance.ts',
    'export const C = Math.random();',
    'no-restricted-properties',
  ],
  ['a power', 'src/ai/power.ts', 'export const P = (x: number) => x ** 1.5;', 'powers'],
  ['a loose function', 'src/ai/campaign/loose.ts', 'export const E = Math.exp(1);', 'powers'],
  ['time', 'src/engine/kernel/time.ts', 'export const now = () => Date.now();', 'no-restricted-properties'],
  ['date', 'src/engine/kernel/date.ts', 'export const today = () => new Date();', 'no-restricted-globals'],
  [
    'global date',
    'src/engine/kernel/globalDate.ts',
    'export const D = globalThis.Date;',
    'no-restricted-globals',
  ],
  ['a late import', 'src/store/late.ts', "export const ui = () => import('../ui/table/Log');", 'imports'],
  [
    'a type by import()',
    'src/store/typed.ts',
    "export type Screen = import('../ui/saratoga').Screen;",
    'imports',
  ],
  ['a line without names', 'src/store/effect.ts', "import '../ui/style/index.css';", 'imports'],
  [
    'types that are imported as values',
    'src/store/mixed.ts',
    "import { type View, view } from '../engine/saratoga';\nexport const v: View = view;",
    'imports',
  ],
  ['cycle', 'src/engine/saratoga/hen.ts', "export { egg } from './egg';\nexport const hen = 1;", 'no-cycle'],
  ['cycle', 'src/engine/saratoga/egg.ts', "export { hen } from './hen';\nexport const egg = 1;", 'no-cycle'],
];

const root = resolve(import.meta.dirname, '../..');
let folder = '';
/** The rules that each file breaks, with their lines. */
let broken: readonly { readonly rule: string; readonly file: string; readonly line: number }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saratoga-lint-'));
  for (const file of ['.oxlintrc.json', 'tests/lint/rooms.mjs']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  for (const [at, { may, mayNot }] of Object.entries(FOLDERS))
    plant(fileIn(at), [...may, ...mayNot].map(lineOf).join('\n'));
  for (const [, file, code] of REFUSED_CODE) plant(file, code);
  broken = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(FOLDERS))('%s', (at, { may, mayNot }) => {
  const lines = [...may, ...mayNot];
  const refused = () =>
    broken
      .filter(({ rule, file }) => rule === 'rooms(imports)' && file === fileIn(at))
      .map(({ line }) => lines[line - 1]);

  test(`may import ${may.join(', ')}`, () => {
    expect(refused().filter((line) => may.includes(line ?? ''))).toEqual([]);
  });
  test(`may not import ${mayNot.join(', ')}`, () => {
    expect(new Set(refused())).toEqual(new Set(mayNot));
  });
});

test.each(REFUSED_CODE)('refuses %s in %s', (_name, at, _code, name) => {
  const rules = broken.filter(({ file }) => file === at).map(({ rule }) => rule);
  expect(rules).toContainEqual(expect.stringContaining(`(${name})`));
});

function fileIn(at: string): string {
  return /\.tsx?$/.test(at) ? at : `${at}/planted.ts`;
}

function plant(file: string, code: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${code}\n`);
}

function lint(): typeof broken {
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
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics.map(({ code, filename, labels: [label] }) => ({
    rule: code,
    file: filename.replaceAll('\\', '/'),
    line: label?.span.line ?? 0,
  }));
}
