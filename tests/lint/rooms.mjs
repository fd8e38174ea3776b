/**
 * Who may import whom: the table of design/architecture.md as a rule of the linter. A room is a folder of src; whatever a
 * line does not name is refused, and every room may import itself.
 */
import { dirname, join, relative } from 'node:path/posix';

/**
 * `type X`: types of it alone. `late X`: types, or the whole by `import()`. `X/index`: its index alone. `<game>` is any game,
 * `<own>` the game whose folder it is. Names that are no rooms are packages.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const MAY_IMPORT = {
  'engine/kernel': ['immer'],
  'engine/hexmap': ['honeycomb-grid'],
  'engine/pointmap': [],
  'engine/coder': [],
  'engine/<game>': ['engine/kernel', 'engine/hexmap', 'engine/pointmap', 'engine/coder'],
  'games/contract': ['type engine/kernel', 'type engine/coder', 'type react'],
  loading: [],
  games: [
    'games/contract',
    'loading',
    'late engine/<game>/index',
    'late engine/<game>/forms',
    'late ui/<game>/index',
    'late ui/<game>/text/cases',
    'late ai',
    'late lessons',
  ],
  ai: ['engine/kernel', 'engine/hexmap', 'engine/<game>/index', 'games/contract', 'games'],
  lessons: ['engine/kernel', 'engine/hexmap', 'engine/<game>/index', 'games/contract'],
  store: ['engine/kernel', 'engine/coder', 'games/contract', 'games/list', 'zustand', 'immer', 'valibot'],
  protocol: ['engine/kernel', 'engine/hexmap/hexId', 'games/contract', 'games', 'ai'],
  pwa: [],
  'ui/text': ['type engine/kernel', 'type store', 'type games/contract'],
  'ui/widgets': ['loading', 'ui/text', 'react'],
  'ui/routes': ['games'],
  'ui/hexboard': ['engine/hexmap', 'type engine/kernel', 'store', 'ui/widgets', 'ui/text', 'react'],
  'ui/table': [
    'type engine/kernel',
    'engine/kernel/game',
    'store',
    'games/contract',
    'games',
    'loading',
    'ui/widgets',
    'ui/text',
    'ui/routes',
    'react',
    'react-dom',
  ],
  'ui/study': [
    'type engine/kernel',
    'engine/kernel/game',
    'lessons',
    'store',
    'games/contract',
    'games',
    'loading',
    'ui/table',
    'ui/widgets',
    'ui/text',
    'ui/routes',
    'react',
  ],
  'ui/shell': [
    'type engine/kernel',
    'engine/kernel/game',
    'store',
    'games/contract',
    'games',
    'loading',
    'type pwa',
    'ui/study',
    'ui/table',
    'ui/widgets',
    'ui/text',
    'ui/routes',
    'react',
  ],
  'ui/<game>': [
    'engine/<own>/index',
    'engine/kernel',
    'engine/hexmap',
    'store',
    'games/contract',
    'games',
    'ui/hexboard',
    'ui/table',
    'ui/widgets',
    'ui/text',
    'ui/routes',
    'react',
    'react-dom',
    'zustand',
  ],
  'ui/main': ['ui/shell', 'ui/style', 'react', 'react-dom'],
};

/**
 * Within a game. A file of its folder says a section of the rulebook and knows nothing of what is made out of the rules; data
 * know no rule, and tables of a format know no data.
 */
const DATA = { may: /^data\/|^types$/, outside: ['engine/hexmap'] };
const PACKING = { may: /^(packing\/|actions$)/, outside: ['engine/kernel', 'engine/coder'] };
const MADE_OF_RULES =
  /^(index|rules|game|view|seat|position|chapters|label|readSetup|forms|(phases|orders|analysis|packing|notation)(\/.*)?)$/;

const FURNITURE = ['hexboard', 'shell', 'study', 'style', 'table', 'text', 'widgets'];
const FOUNDATIONS = ['coder', 'hexmap', 'kernel', 'pointmap'];

/**
 * @typedef {object} Place a module of src
 * @property {string} room as the table names it: `engine/<game>`
 * @property {string | undefined} game
 * @property {string} inside the path below the room, without its ending
 */

/**
 * @param {string} path below the root, with or without its ending
 * @returns {Place | undefined}
 */
export function placeOf(path) {
  const [top, first = '', ...rest] = path.replace(/\.(tsx?|css)$/, '').split('/');
  if (top !== 'src') return undefined;
  const [second = '', ...below] = rest;
  switch (first) {
    case 'engine':
      return FOUNDATIONS.includes(second)
        ? { room: `engine/${second}`, game: undefined, inside: below.join('/') }
        : { room: 'engine/<game>', game: second, inside: below.join('/') || 'index' };
    case 'ui':
      if (second === 'main' || second === 'routes')
        return { room: `ui/${second}`, game: undefined, inside: '' };
      return FURNITURE.includes(second)
        ? { room: `ui/${second}`, game: undefined, inside: below.join('/') }
        : { room: 'ui/<game>', game: second, inside: below.join('/') || 'index' };
    case 'games':
      return { room: second === 'contract' ? 'games/contract' : 'games', game: undefined, inside: second };
    default:
      return { room: first, game: undefined, inside: rest.join('/') };
  }
}

/**
 * Why a file may not import something; undefined where it may.
 * @param {string} file below the root
 * @param {string} imported as it is written there
 * @param {'value' | 'type' | 'late'} kind
 * @returns {string | undefined}
 */
export function refusalOf(file, imported, kind) {
  const from = placeOf(file);
  if (!from) return undefined;
  const isOurs = imported.startsWith('.');
  const to = isOurs ? placeOf(join(dirname(file), imported)) : undefined;
  if (isOurs && !to) return `${imported} lies outside of src.`;
  if (to && to.room === from.room && to.game === from.game) return refusalWithin(from, to);
  const outside = from.room === 'engine/<game>' ? outsideOf(from.inside) : undefined;
  const lines = outside ?? MAY_IMPORT[from.room] ?? [];
  if (lines.some((line) => fits(line, from, to ?? imported, kind))) return undefined;
  return `${from.room} may import ${lines.join(', ') || 'nothing'}.`;
}

/**
 * @param {string} line
 * @param {Place} from
 * @param {Place | string} to
 * @param {'value' | 'type' | 'late'} kind
 */
function fits(line, from, to, kind) {
  const [, only, name = ''] = /^(?:(type|late) )?(.*)$/.exec(line) ?? [];
  if (only === 'type' && kind !== 'type') return false;
  if (only === 'late' && kind === 'value') return false;
  if (typeof to === 'string') return to === name || to.startsWith(`${name}/`);
  if (name.startsWith('engine/<own>') && to.game !== from.game) return false;
  const wanted = name.replace('<own>', '<game>');
  return wanted === to.room || wanted === `${to.room}/${to.inside}`;
}

/** @param {string} inside */
function outsideOf(inside) {
  if (inside.startsWith('data/')) return DATA.outside;
  return inside.startsWith('packing/') ? PACKING.outside : undefined;
}

/**
 * @param {Place} from
 * @param {Place} to
 */
function refusalWithin(from, to) {
  if (from.room !== 'engine/<game>') return undefined;
  if (from.inside.startsWith('data/'))
    return DATA.may.test(to.inside) ? undefined : 'Data import their own types and never a rule.';
  if (from.inside.startsWith('packing/'))
    return PACKING.may.test(to.inside)
      ? undefined
      : 'What links are packed with hangs on no data and on no rule.';
  if (from.inside.startsWith('phases/'))
    return to.inside.startsWith('phases/') || to.inside === 'phases' || !MADE_OF_RULES.test(to.inside)
      ? undefined
      : 'A phase imports rules, data and other phases.';
  if (to.inside === 'index') return 'Only others import the index of a game.';
  if (from.inside.includes('/') || MADE_OF_RULES.test(from.inside) || !MADE_OF_RULES.test(to.inside))
    return undefined;
  return 'A rule imports data and other rules, and nothing that is made of them.';
}

const imports = {
  meta: { type: 'problem', docs: { description: 'who may import whom' } },
  /** @param {{filename: string, cwd: string, report(found: object): void}} context */
  create(context) {
    const file = relative(slashed(context.cwd), slashed(context.filename));
    /** @param {{source?: {type: string, value?: unknown} | null}} node @param {'value' | 'type' | 'late'} kind */
    const look = ({ source }, kind) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = refusalOf(file, source.value, kind);
      if (message) context.report({ node: source, message });
    };
    /** @param {{importKind?: string, exportKind?: string, specifiers?: readonly {importKind?: string, exportKind?: string}[]}} node */
    const kindOf = ({ importKind, exportKind, specifiers = [] }) => {
      const areTypes =
        specifiers.length > 0 && specifiers.every((each) => (each.importKind ?? each.exportKind) === 'type');
      return (importKind ?? exportKind) === 'type' || areTypes ? 'type' : 'value';
    };
    return {
      ImportDeclaration: (node) => look(node, kindOf(node)),
      ExportNamedDeclaration: (node) => look(node, kindOf(node)),
      ExportAllDeclaration: (node) => look(node, kindOf(node)),
      ImportExpression: (node) => look(node, 'late'),
      TSImportType: (node) => look(node, 'type'),
    };
  },
};

/** What the language leaves to each browser: another last bit could be another move. */
const LOOSE = new Set(
  'exp expm1 pow log log1p log2 log10 cbrt hypot sin cos tan asin acos atan atan2 sinh cosh tanh'.split(' '),
);

const powers = {
  meta: { type: 'problem', docs: { description: 'opponents weigh alike on every machine' } },
  /** @param {{report(found: object): void}} context */
  create: (context) => ({
    /** A power of a whole number that is written down is exact. */
    BinaryExpression: (node) => {
      if (node.operator === '**' && node.left.type !== 'Literal')
        context.report({ node, message: 'Use power() of engine/kernel/arithmetic.' });
    },
    MemberExpression: (node) => {
      if (node.object.type === 'Identifier' && node.object.name === 'Math' && LOOSE.has(node.property.name))
        context.report({ node, message: `Math.${node.property.name} differs from browser to browser.` });
    },
  }),
};

/** @param {string} path */
const slashed = (path) => path.replaceAll('\\', '/');

export default { meta: { name: 'rooms' }, rules: { imports, powers } };
