/** Starts the engine as a program that speaks the protocol: `npm run -s engine`. */
import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** The list of games names the screens of each; a program has no use for them. */
const withoutScreens = {
  name: 'without-screens',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    importer.startsWith(resolve(root, 'src/games')) && source.startsWith('../ui/') ? '\0screens' : undefined,
  load: (id) => (id === '\0screens' ? 'export const SCREENS = undefined;' : undefined),
};

// Bundled in memory, as one file: several engines can start at a time, and nothing but answers is printed.
const built = await build({
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [withoutScreens],
  ssr: { noExternal: true },
  build: {
    ssr: resolve(root, 'src/protocol/main.ts'),
    write: false,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
const [{ output }] = [built].flat();
await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
