/** What the command line of `npm run fuzz` may say. */
import { BATTLES, OPTION_NAMES, OPTIONS, type Options } from '../../src/engine/saratoga/index';
import type { Fixed } from './casts';

export interface Orders {
  readonly games: number;
  /** The number of the first game. */
  readonly first: number;
  readonly seed: string;
  readonly fixed: Fixed;
  /** The share of the usual looks at twins and plans. */
  readonly beside: number;
  readonly replay: string | undefined;
  /** So many processes; one of them plays each `jobs`-th game, from `job` on. */
  readonly jobs: number;
  readonly job: number | undefined;
}

const NAMES = [
  'games',
  'first',
  'only',
  'seed',
  'options',
  'battle',
  'fog',
  'beside',
  'replay',
  'jobs',
  'job',
];

export function parseOrders(args: readonly string[]): Orders {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i += 2) {
    const name = (args[i] ?? '').replace(/^--/, '');
    const value = args[i + 1];
    if (!NAMES.includes(name) || value === undefined)
      throw new Error(`cannot read '${args.slice(i).join(' ')}'`);
    given.set(name, value);
  }
  const only = given.get('only');
  return {
    games: only === undefined ? wholeNumber(given.get('games') ?? '1000') : 1,
    first: wholeNumber(only ?? given.get('first') ?? '0'),
    seed: given.get('seed') ?? '1',
    fixed: {
      battle: oneOf(BATTLES, given.get('battle')),
      fog: given.has('fog') ? oneOf(['on', 'off'], given.get('fog')) === 'on' : undefined,
      options: optionsOf(given.get('options')),
    },
    beside: wholeNumber(given.get('beside') ?? '100') / 100,
    replay: given.get('replay'),
    jobs: Math.max(1, wholeNumber(given.get('jobs') ?? '1')),
    job: given.has('job') ? wholeNumber(given.get('job') ?? '') : undefined,
  };
}

function optionsOf(text: string | undefined): Partial<Options> {
  const pairs = (text ?? '').split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, value] = pair.split('=');
      const known = OPTION_NAMES.find((each) => each === name);
      if (!known) throw new Error(`no option '${name}', but ${OPTION_NAMES.join()}`);
      return [known, oneOf(OPTIONS[known] as readonly string[], value)];
    }),
  ) as Partial<Options>;
}

function oneOf<T extends string>(values: readonly T[], value: string | undefined): T | undefined {
  const found = values.find((each) => each === value);
  if (value !== undefined && found === undefined) throw new Error(`'${value}' is none of ${values.join()}`);
  return found;
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`'${text}' is no whole number`);
  return Number(text);
}
