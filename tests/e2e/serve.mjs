/** Serves the production build under a sub-path, as GitHub Pages does: `node tests/e2e/serve.mjs [port]`. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BASE = '/somewhere/saratoga/';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

export const DIST = resolve(process.env.SARATOGA_DIST ?? join(import.meta.dirname, '../../dist'));

/**
 * Resolves with the server and its address once it listens; port 0 takes a free one.
 * @returns {Promise<{ server: import('node:http').Server, url: string }>}
 */
export function serve(port = 0, folder = DIST) {
  const server = createServer((request, response) => {
    const file = fileFor(request.url ?? '/', folder);
    const found = file !== undefined && existsSync(file) && statSync(file).isFile();
    const sent = found ? file : join(folder, '404.html');
    if (!found && !existsSync(sent))
      return response.writeHead(404, { 'content-type': TYPES['.txt'] }).end('Not found\n');
    response.writeHead(found ? 200 : 404, {
      'content-type': TYPES[extname(sent)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    if (request.method === 'HEAD') return response.end();
    return createReadStream(sent).pipe(response);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () =>
      done({ server, url: `http://127.0.0.1:${server.address().port}${BASE}` }),
    );
  });
}

/** The file that an address means, or nothing outside the sub-path. */
function fileFor(url, folder) {
  const path = decode(new URL(url, 'http://localhost').pathname);
  if (!path?.startsWith(BASE)) return undefined;
  const file = join(folder, path.slice(BASE.length));
  if (relative(folder, file).startsWith('..')) return undefined;
  return path.endsWith('/') ? join(file, 'index.html') : file;
}

function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await serve(Number(process.argv[2] ?? 4179));
  console.log(`Serving dist at ${url}`);
}
