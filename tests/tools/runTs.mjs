/** Runs a TypeScript file in Node: bundles it with Vite, then starts it in a process of its own. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/**
 * Resolves with the exit code of the program.
 * @param {string} file relative to the project's folder
 * @param {readonly string[]} [args] for the program
 * @param {readonly string[]} [nodeArgs] for Node itself, e.g. --expose-gc
 * @returns {Promise<number>}
 */
export async function runTs(file, args = [], nodeArgs = []) {
  const program = await bundle(file);
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [...nodeArgs, program, ...args], { cwd: root, stdio: 'inherit' });
    child.once('error', fail);
    child.once('close', (code) => {
      rmSync(dirname(program), { recursive: true, force: true });
      done(code ?? 1);
    });
  });
}

/** Bundles into a folder of its own, so that two programs can run at a time, the same one too. */
async function bundle(file) {
  // Programs of several games have the same file name.
  const name = file.slice(0, -extname(file).length).replaceAll(/[\\/]/g, '-');
  const outDir = join(root, 'node_modules/.cache/programs', `${name}-${process.pid}`);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: resolve(root, file),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return join(outDir, `${name}.mjs`);
}
