/** What `npm run match` was told. */
import { type Battle, BATTLES } from '../../src/engine/saratoga/index';

export interface Orders {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly battle: Battle | undefined;
  readonly seed: string;
  readonly fog: boolean;
  readonly jobs: number;
  /** Set in a process that plays a share. */
  readonly job: number | undefined;
}

export function parseOrders(args: readonly string[]): Orders {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i += 2) {
    const [name = '', value] = [args[i], args[i + 1]];
    if (!KNOWN.includes(name) || value === undefined) throw new Error(`what is '${name}'?`);
    given.set(name.slice(2), value);
  }
  const battle = given.get('battle');
  if (battle !== undefined && !(BATTLES as readonly string[]).includes(battle))
    throw new Error(`no battle '${battle}'`);
  const number = (name: string, usual: number) => Number(given.get(name) ?? usual);
  return {
    a: given.get('a') ?? 'brigadier',
    b: given.get('b') ?? 'major',
    games: number('games', 40),
    battle: battle as Battle | undefined,
    seed: given.get('seed') ?? 'match',
    fog: given.get('fog') !== 'off',
    jobs: number('jobs', 1),
    job: given.has('job') ? number('job', 0) : undefined,
  };
}

const KNOWN = ['--a', '--b', '--games', '--battle', '--seed', '--fog', '--jobs', '--job'];
