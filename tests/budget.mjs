/** Weighs what a browser loads before the first screen of the production build stands, and what it keeps for play offline. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const LIMITS = { script: 100 * KB, all: 300 * KB, game: 130 * KB, opponent: 60 * KB, kept: 1200 * KB };
/** What no other game loads: neither shell nor table, nor a board or a library that several share. */
const OWN = { usual: 90 * KB, firstSaratoga: 80 * KB, freemansFarm: 80 * KB, saratoga: 100 * KB };

const dist = resolve(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const page = readFileSync(join(dist, 'index.html'), 'utf8');
/** Compressed size by file. */
const loaded = new Map();
const games = readdirSync(resolve(import.meta.dirname, '../src/games'))
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'contract' && name !== 'list');

load('index.html');
for (const [, address] of page.matchAll(/<(?:script|img)\b[^>]*?\ssrc="([^"]+)"/g)) load(address);
for (const [tag] of page.matchAll(/<link\b[^>]*>/g)) {
  const address = /\shref="([^"]+)"/.exec(tag)?.[1];
  if (address && /\srel="[^"]*\b(?:stylesheet|modulepreload|preload|icon|manifest)\b/.test(tag))
    load(address);
}
// The service worker comes later.
for (const chunk of Object.values(manifest)) if (chunk.isEntry && chunk.file !== 'sw.js') loadChunk(chunk);

const first = new Set(loaded.keys());
const script = sum((file) => extname(file) === '.js');
const all = sum(() => true);
for (const [file, bytes] of [...loaded].sort((a, b) => b[1] - a[1])) print(file, bytes);
print('JavaScript', script, LIMITS.script);
print('first load', all, LIMITS.all);
check(script <= LIMITS.script && all <= LIMITS.all);
checkTitle();

// What comes when a game is chosen, beside what is there: its rules, its screens, and the table that they stand on.
const chosen = new Map(games.map((game) => [game, scriptsOf(game)]));
for (const [game, scripts] of chosen) {
  const isShared = (file) => games.some((other) => other !== game && chosen.get(other).has(file));
  const more = [...scripts.values()].reduce((total, bytes) => total + bytes, 0);
  const own = [...scripts].reduce((total, [file, bytes]) => (isShared(file) ? total : total + bytes), 0);
  print(`JavaScript when ${game} is chosen`, more, LIMITS.game);
  const mostOwn = OWN[game] ?? OWN.usual;
  print(`own JavaScript of ${game}`, own, mostOwn);
  check(more <= LIMITS.game && own <= mostOwn);
}

// What comes when an opponent must decide: the worker, what its games share, and the game's own.
for (const game of games) {
  const parts = readdirSync(join(dist, 'assets')).filter((file) => isOpponentOf(game, file));
  if (parts.length === 0) continue;
  const worker = parts.reduce(
    (total, file) => total + weigh(readFileSync(join(dist, 'assets', file)), file),
    0,
  );
  print(`worker of ${game}'s opponents`, worker, LIMITS.opponent);
  check(worker <= LIMITS.opponent);
}

const kept = keptFiles().reduce((total, file) => total + weigh(readFileSync(join(dist, file)), file), 0);
print('kept for play offline, everything', kept, LIMITS.kept);
check(kept <= LIMITS.kept);

function check(isGood) {
  if (isGood) return;
  console.error('Over the budget.');
  process.exitCode = 1;
}

/** The first screen loads nothing of a game: no rules, map, style, lesson or opponent. The service worker knows whose each file is. */
function checkTitle() {
  const strays = listed().filter(({ file, group }) => first.has(file) && group !== 'shell');
  if (strays.length === 0) return;
  const told = strays.map(({ file, group }) => `${file} has some of ${group}`);
  console.error(`The first screen loads parts of a game: ${told.join(', ')}`);
  process.exitCode = 1;
}

/** By file, what the choice of a game adds; each game by itself. */
function scriptsOf(game) {
  for (const file of loaded.keys()) if (!first.has(file)) loaded.delete(file);
  // The rules are a chunk that the screens import.
  for (const key of [`src/ui/${game}/index.ts`, 'src/ui/shell/PlayRoute.tsx']) loadChunk(manifest[key]);
  return new Map([...loaded].filter(([file]) => extname(file) === '.js' && !first.has(file)));
}

/** A chunk with all that it imports at once; what it imports later does not count. */
function loadChunk({ file, imports = [], css = [], assets = [] }, seen = new Set()) {
  if (seen.has(file)) return;
  seen.add(file);
  for (const loads of [file, ...css, ...assets.filter((asset) => !isFont(asset))]) load(loads);
  for (const key of imports) loadChunk(manifest[key], seen);
}

function load(address, from = dist) {
  if (/^(?:data:|[a-z]+:\/\/|#)/.test(address)) return;
  const path = resolve(from, address.replace(/[?#].*/, ''));
  const file = relative(dist, path);
  if (loaded.has(file)) return;
  if (!existsSync(path)) throw new Error(`${file} is referenced but was not built`);
  const content = readFileSync(path);
  loaded.set(file, weigh(content, file));
  if (extname(file) === '.css') loadStyle(content.toString(), dirname(path));
}

function weigh(content, file) {
  return /\.(?:woff2?|png|webp|jpg)$/.test(file) ? content.length : gzipSync(content, { level: 9 }).length;
}

/** Its own part, or one that bears no game's name; none where the game has no part of its own. */
function isOpponentOf(game, file) {
  if (!file.startsWith('opponent-')) return false;
  const others = games.filter((id) => id !== game);
  const hasOwn = readdirSync(join(dist, 'assets')).some((each) => each.startsWith(`opponent-${game}-`));
  return hasOwn && !others.some((id) => file.startsWith(`opponent-${id}-`));
}

/** The list in the service worker; what is loaded at first must be on it. */
function keptFiles() {
  const files = listed().map(({ file }) => file);
  const missing = [...first].filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`not kept for play offline: ${missing.join(', ')}`);
  return files;
}

function listed() {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  return [...worker.matchAll(/\["([^"]+)","sha256-[^"]+","([^"]+)"\]/g)].map(([, path, group]) => ({
    file: path === './' ? 'index.html' : path,
    group,
  }));
}

/** Of a font face the browser takes the first source it can read, and only if the page has one of its characters. */
function loadStyle(style, from) {
  const faces = style.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  for (const face of faces) {
    const source = /url\(["']?([^"')]+)/.exec(face)?.[1];
    if (source && hasLatin(face)) load(source, from);
  }
  const rest = style.replace(/@font-face\s*\{[^}]*\}/g, '');
  for (const [, address] of rest.matchAll(/url\(["']?([^"')]+)/g)) load(address, from);
}

function hasLatin(face) {
  const ranges = /unicode-range:([^;}]+)/i.exec(face)?.[1];
  if (!ranges) return true;
  return ranges.split(',').some((range) => {
    const [first, last = first] = range.trim().replace(/^u\+/i, '').split('-');
    const a = 0x61;
    return parseInt(first.replaceAll('?', '0'), 16) <= a && a <= parseInt(last.replaceAll('?', 'f'), 16);
  });
}

function isFont(file) {
  return /\.woff2?$/.test(file);
}

function sum(counts) {
  return [...loaded].reduce((total, [file, bytes]) => (counts(file) ? total + bytes : total), 0);
}

function print(name, bytes, limit) {
  const of = limit ? ` of ${limit / KB}` : '';
  console.log(`${(bytes / KB).toFixed(1).padStart(7)}${of.padEnd(7)} KB  ${name}`);
}
