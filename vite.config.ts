import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const WORKER = 'src/pwa/worker.ts';
/** For hosts and search engines, not for the page. */
const NOT_KEPT = ['404.html', 'preview.jpg', 'sw.js', 'licences.txt'];
/** The games of the list, by the names of their folders. */
const GAMES = readdirSync('src/games')
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'contract' && name !== 'list');
/** As the page calls a game, by its folder: firstSaratoga is first-saratoga. */
const idOf = (folder: string): string => folder.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export default defineConfig({
  base: './', // GitHub Pages serves the game under a sub-path
  define: { __BUILD__: JSON.stringify(commit()) },
  plugins: [react(), contentPolicy(), licences(), offlineList()],
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      input: ['index.html', '404.html', WORKER],
      output: {
        // The worker stands beside the page that it serves, always under the same name.
        entryFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith(WORKER) ? 'sw.js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: groupOf, debugName: 'by game' }],
        },
      },
    },
  },
  // Opponents think in a worker whose parts come by themselves; a part is named for its game.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/opponent-[hash].js',
        chunkFileNames: ({ moduleIds }) => {
          const game = GAMES.find((id) => moduleIds.some((module) => module.includes(`/src/ai/${id}/`)));
          return `assets/opponent-${game ? `${game}-` : ''}[hash].js`;
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/store/**', 'tests/ui/**'],
          isolate: false, // the engine keeps no state, so its tests can share one copy of it
          testTimeout: 60_000, // whole games and properties, on slow machines too
        },
      },
      {
        extends: true,
        test: {
          name: 'store',
          environment: 'node',
          include: ['tests/store/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          isolate: false, // a worker loads React once; the setup sees to the rest
          setupFiles: ['tests/helpers/setup.ts'],
          testTimeout: 60_000, // a whole board is drawn in many of them, and whole games are played on some
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/engine/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});

interface Modules {
  getModuleInfo(id: string): { readonly importedIds?: readonly string[] } | null;
}

/**
 * What is needed at once comes in few files, for the first screen that of the shell, for a game in play those of any table, of
 * any board of hexes, and of the game: the many small ones which its other screens would share with it weigh more.
 */
function groupOf(id: string, modules: Modules): string | null {
  if (neededBy('src/ui/main.tsx', modules).has(id)) return 'shell';
  const game = GAMES.find((name) => id.includes(`/src/ui/${name}/`));
  // The entry stays a file of its own, by which budget and service worker know the game.
  if (game && id === resolve(`src/ui/${game}/index.ts`)) return null;
  if (game && neededBy(`src/ui/${game}/index.ts`, modules).has(id)) return `${game}-table`;
  const room = /\/src\/(?:ui\/(table|hexboard|widgets|text)|(store))\//.exec(id);
  if (!room || id.includes('/library/')) return null;
  const users = ['src/ui/shell/PlayRoute.tsx', ...GAMES.map((name) => `src/ui/${name}/index.ts`)].filter(
    (entry) => neededBy(entry, modules).has(id),
  );
  if (room[1] === 'hexboard') return users.length > 0 ? 'hexboard' : null;
  return users.length > 1 ? 'table' : null;
}

const needed = new Map<string, ReadonlySet<string>>();

/** All that a module imports, and what these import; not what comes later. */
function neededBy(entry: string, modules: Modules): ReadonlySet<string> {
  const known = needed.get(entry);
  if (known) return known;
  const all = new Set([resolve(entry)]);
  for (const id of all) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) all.add(next);
  needed.set(entry, all);
  return all;
}

/** What the built page may load: its own files, and pictures that it makes itself. The dev server needs more. */
function contentPolicy(): Plugin {
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
        const content = [
          "default-src 'none'",
          "script-src 'self'",
          ["style-src 'self'", ...styles.map((style) => `'${integrityOf(style)}'`)].join(' '),
          "img-src 'self' data: blob:",
          "font-src 'self'",
          "connect-src 'self'",
          "worker-src 'self'",
          "manifest-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
        ].join('; ');
        const policy = `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
        return html.replace(/<meta charset="utf-8" \/>/, (charset) => `${charset}\n    ${policy}`);
      },
    },
  };
}

/** The short hash of what is built; a copy without its history has none. */
function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/** The licence texts of all that the built page contains, in one file beside it. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const inside = modules.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
      const packages = [...new Set([...inside, ...FONTS])].sort();
      const texts = packages.map((name) => `${name}\n${'='.repeat(name.length)}\n\n${licenceOf(name)}`);
      const own = `Saratoga 1777\n=============\n\n${readFileSync('LICENSE', 'utf8')}`;
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [own, ...texts].join('\n\n') });
    },
  };
}

/** They come by their style sheets, which leave no trace among the modules. */
const FONTS = ['@fontsource/im-fell-english', '@fontsource/libre-franklin'];

function licenceOf(name: string): string {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} brings no licence text`);
  return readFileSync(join(folder, file), 'utf8').trim();
}

/** Writes into the service worker which files there are, with their digests: those of the shell, and those of each game. */
function offlineList(): Plugin {
  const groups = new Map<string, string>();
  return {
    name: 'offline-list',
    apply: 'build',
    generateBundle(_, bundle) {
      groups.clear();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') {
          const own = GAMES.find((id) => file.fileName.startsWith(`assets/opponent-${id}-`));
          if (own) groups.set(file.fileName, idOf(own));
          continue;
        }
        const game = GAMES.find((id) =>
          file.moduleIds.some((module) => new RegExp(`/src/(?:engine|ui|ai|lessons)/${id}/`).test(module)),
        );
        if (game)
          for (const name of [file.fileName, ...(file.viteMetadata?.importedCss ?? [])])
            groups.set(name, idOf(game));
      }
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir = 'dist' }) => {
        const files = readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
          .filter((path) => !path.startsWith('.') && !NOT_KEPT.includes(path))
          .sort()
          .map((path) => [
            path.replace(/^index\.html$/, './'),
            integrityOf(readFileSync(join(dir, path))),
            groups.get(path) ?? 'shell',
          ]);
        const worker = join(dir, 'sw.js');
        if (!existsSync(worker)) return;
        const program = readFileSync(worker, 'utf8');
        if (!program.includes('__FILES__')) throw new Error('sw.js has no place for the list of files');
        const list = JSON.stringify(files);
        const version = createHash('sha256').update(program).update(list).digest('hex').slice(0, 16);
        writeFileSync(
          worker,
          program.replaceAll('__FILES__', () => list).replaceAll('__VERSION__', () => `'${version}'`),
        );
      },
    },
  };
}

function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
