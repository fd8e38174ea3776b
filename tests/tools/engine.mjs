/** Starts the engine as a program that speaks the protocol: `npm run -s engine`. */
import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
// Bundled in memory: several engines can start at a time, and nothing but answers is printed.
const built = await build({
  root,
  configFile: false,
  logLevel: 'silent',
  ssr: { noExternal: true },
  build: { ssr: resolve(root, 'src/protocol/main.ts'), write: false, target: 'node20', minify: false },
});
const [{ output }] = [built].flat();
await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
