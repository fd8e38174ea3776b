/** The rooms of src as they are: no two of them need one another, and those that serve any game name none. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MAY_IMPORT, placeOf, refusalOf } from './rooms.mjs';

interface Imported {
  readonly from: string;
  readonly to: string;
  readonly kind: 'value' | 'type' | 'late';
}

const root = resolve(import.meta.dirname, '../..');
const ALL = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const FILES = ALL.filter((file) => /\.tsx?$/.test(file));
const IMPORTS = FILES.flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8')));

/** `import ... from`, `export ... from` and `import '...'` at the beginning of a line; `import()` anywhere. */
function importsIn(file: string, code: string): Imported[] {
  const statements = [...code.matchAll(/^(?:import|export)\s([^;]*?)from\s+'([^']+)'|^import\s+'([^']+)'/gm)];
  const late = [...code.matchAll(/\bimport\(\s*'([^']+)'/g)];
  return [
    ...statements.map(([, names = '', from, bare]) => ({
      from: file,
      to: from ?? bare ?? '',
      kind: areTypes(names) ? ('type' as const) : ('value' as const),
    })),
    ...late.map(([, to = '']) => ({ from: file, to, kind: 'late' as const })),
  ];
}

function areTypes(names: string): boolean {
  const [, list = ''] = /^\{(.*)\}\s*$/s.exec(names.trim()) ?? [];
  const each = list.split(',').filter((name) => name.trim() !== '');
  return /^type\s/.test(names) || (each.length > 0 && each.every((name) => /^\s*type\s/.test(name)));
}

/** The room of a module, by its own name. */
function roomOf(path: string): string | undefined {
  const place = placeOf(path);
  return place?.room.replace('<game>', place.game ?? '').replace('games/contract', 'games');
}

/** Who needs whom; what an entry of the list of games loads later does not count. */
function roomsNeeded(): Map<string, Set<string>> {
  const needs = new Map<string, Set<string>>();
  for (const { from, to, kind } of IMPORTS) {
    const [room, other] = [roomOf(from), to.startsWith('.') ? roomOf(join(dirname(from), to)) : undefined];
    const isLoadedLater = room === 'games' && kind === 'late';
    if (room === undefined || other === undefined || room === other || isLoadedLater) continue;
    needs.set(room, (needs.get(room) ?? new Set()).add(other));
  }
  return needs;
}

/** The first round trip that is found, by name. */
function cycleIn(needs: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
  const done = new Set<string>();
  const visit = (room: string, path: readonly string[]): string | undefined => {
    if (path.includes(room)) return [...path.slice(path.indexOf(room)), room].join(' -> ');
    if (done.has(room)) return undefined;
    for (const other of needs.get(room) ?? []) {
      const found = visit(other, [...path, room]);
      if (found) return found;
    }
    done.add(room);
    return undefined;
  };
  for (const room of needs.keys()) {
    const found = visit(room, []);
    if (found) return found;
  }
  return undefined;
}

describe('the rooms of src', () => {
  test('are all there', () => {
    expect([...roomsNeeded().keys()]).toEqual(
      expect.arrayContaining([
        'engine/saratoga',
        'games',
        'store',
        'protocol',
        'ui/shell',
        'ui/table',
        'ui/saratoga',
      ]),
    );
    expect(IMPORTS.length).toBeGreaterThan(1_000);
  });

  test('need one another in no circle', () => {
    expect(cycleIn(roomsNeeded())).toBeUndefined();
  });

  test('a circle would be found', () => {
    const needs = roomsNeeded();
    needs.set('engine/kernel', new Set(['ui/shell']));
    expect(cycleIn(needs)).toMatch(/ui\/shell/);
  });

  test('import only what the table lets them', () => {
    const refused = IMPORTS.flatMap(({ from, to, kind }) => {
      const why = refusalOf(from, to, kind);
      return why ? [`${from}: ${to} (${kind}): ${why}`] : [];
    });
    expect(refused).toEqual([]);
  });
});

describe('the table of ARCHITECTURE.md', () => {
  const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, folder, , may] = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
      return folder?.startsWith('src/') ? [[folder.slice('src/'.length), may ?? ''] as const] : [];
    });

  test('is that of the linter', () => {
    const table = Object.entries(MAY_IMPORT).map(([room, may]) => [room, may.join(', ') || 'nothing']);
    expect(rows).toEqual(table);
  });
});

describe('rooms that serve any game', () => {
  const SHARED = /^src\/(store|ui\/(shell|table|widgets|hexboard))\//;

  test.each(['engine/saratoga', 'ui/saratoga', '../saratoga'])('do not name %s', (name) => {
    const naming = ALL.filter((file) => SHARED.test(file)).filter((file) =>
      readFileSync(join(root, file), 'utf8').includes(name),
    );
    expect(naming).toEqual([]);
  });
});
