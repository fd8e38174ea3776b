/** How players are spoken to: British spelling, curly apostrophes, 67%, and none of the sentences that were mended once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');
const SPOKEN = /^(?:ui|lessons|games)\/|^engine\/\w+\/data\//;
/** Names of scenario files are typed by hand, and get their apostrophes where they are drawn. */
const TYPED = /^engine\/firstSaratoga\/data\/(?:ground|outpost)\.ts$/;
/** Whatever lies there is read by players, single words too; elsewhere those are codes. */
const ROOMS_OF_WORDS = /\/text\/|^lessons\//;

interface Said {
  readonly path: string;
  readonly text: string;
}

const SAID: readonly Said[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => SPOKEN.test(path) && /\.tsx?$/.test(path))
  .flatMap((path) => saidIn(path, readFileSync(join(SRC, path), 'utf8')));

/** The sentences of a file and the parts of them that stand around what is put in; no comments, imports, types or keys. */
function saidIn(path: string, source: string): readonly Said[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node as readonly unknown[]) walk(each);
    else if (typeof node === 'object' && node !== null) {
      const { type = '', value } = node as { readonly type?: string; readonly value?: unknown };
      if (type === 'Property') return walk(value);
      if (/^(?:Import|TS(?:Type|Literal|Interface|Union|Template))/.test(type)) return;
      if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') found.push(value);
      if (type === 'TemplateElement') found.push((value as { readonly cooked: string }).cooked);
      for (const each of Object.values(node)) walk(each);
    }
  };
  walk(parseSync(path, source).program.body);
  const isSentence = (text: string) =>
    ROOMS_OF_WORDS.test(path) || /\s/.test(text.trim()) || /^[A-Z]/.test(text);
  return found.filter(isSentence).map((text) => ({ path, text }));
}

const having = (pattern: RegExp, said: readonly Said[] = SAID) =>
  said.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`);

const AMERICAN =
  /\b(?:center|centers|centered|defense|offense|colors?|honors?|favors?|gray|armor|maneuver\w*|harbor|rumor|neighbors?|labor|fulfill|skillful|traveled|plow|canceled|license|artifact|catalog|theater)\b/i;
const STRAIGHT = /[A-Za-z]'[A-Za-z]/;
const APART = /\d\s+%/;

test('what players read is found', () => {
  expect(SAID.length).toBeGreaterThan(5_000);
  const said = saidIn(
    'ui/x/text/y.ts',
    "import a from 'b c'; /* no */ const d = { 'm n': `e ${f ? `g` : 'h'} i` }; type J = 'k l';",
  );
  expect(said.map(({ text }) => text)).toEqual(['e ', ' i', 'g', 'h']);
  expect(saidIn('ui/x/Y.tsx', 'const y = <p className="center">Go on</p>;').map(({ text }) => text)).toEqual([
    'Go on',
  ]);
});

test.each([
  ['British spelling', AMERICAN, 'to the center'],
  ['apostrophes are curly', STRAIGHT, "Burgoyne's men"],
  ['a per cent sign follows its number', APART, 'a chance of 67 %'],
])('%s', (_, pattern, planted) => {
  expect(
    having(
      pattern,
      SAID.filter(({ path }) => pattern !== STRAIGHT || !TYPED.test(path)),
    ),
  ).toEqual([]);
  expect(having(pattern, [{ path: 'x', text: planted }])).toHaveLength(1);
});

/** What was hard to understand, and reads otherwise since. */
const MENDED: readonly RegExp[] = [
  /Which commanders are activated:/,
  /all are active with/,
  /outside the command span of his superior/,
  /^This commander is activated already\.$/,
  /Where do .* go on to\?/,
  /They have finished once another stack/,
  /: finished$/,
  /Too many stand in/,
  /move up to the enemy, by up to/,
  /^No more closing in/,
  /fires in attack, and at what/,
  /^Hold all fire of this step/,
  /^Rating alone/,
  /fires at .*: .*, needs .*\. Miss\./,
  /checks morale:/,
  /^The choice is with/,
  /able to recover: passed/,
  /Go over to it/,
  /^Nothing to (?:take back|do again)/,
  /Both sides may watch: only/,
  /^Press and hold to look/,
  /Nothing that you could see/,
  /^Two players here|^Both sides myself|both sides by one/,
  /dice and rulings as usual/,
  /^This is that ground/,
  /^Dice sealed as/,
  /^Fire at it:/,
  /^On top of the hex when entering/,
  /they have done the other army more harm/,
  /^(?:Together|Take it along|Beside 1777|Getting about|Keys and hands)$/,
  /the stroke across it what was to be expected/,
  /is to be expected$/,
  /^One may not step from one enemy zone/,
  /have settled cannot be taken back/,
  /^Which unit is given up in/,
  /asks for nothing while you play/,
  /\d letters$|^ letters$/,
  /has stumbled/,
];

test.each(MENDED)('nobody says %s any longer', (pattern) => {
  expect(having(pattern)).toEqual([]);
});
