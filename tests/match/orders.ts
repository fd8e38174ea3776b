/** What `npm run match` was told. */

export interface Orders {
  readonly game: string;
  /** By default the strongest, and who comes before him. */
  readonly a: string | undefined;
  readonly b: string | undefined;
  readonly games: number;
  /** By turns; none: all of them. */
  readonly scenarios: readonly string[] | undefined;
  readonly seed: string;
  readonly fog: boolean;
  /** Whether deployments are given by turns, instead of the opponents' own. */
  readonly deployments: boolean;
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
  const number = (name: string, usual: number) => Number(given.get(name) ?? usual);
  return {
    game: given.get('game') ?? 'saratoga',
    a: given.get('a'),
    b: given.get('b'),
    games: number('games', 40),
    scenarios: (given.get('scenario') ?? given.get('battle'))?.split(','),
    seed: given.get('seed') ?? 'match',
    fog: given.get('fog') !== 'off',
    deployments: given.get('deployments') === 'mixed',
    jobs: number('jobs', 1),
    job: given.has('job') ? number('job', 0) : undefined,
  };
}

const KNOWN = [
  '--game',
  '--a',
  '--b',
  '--games',
  '--scenario',
  '--battle',
  '--seed',
  '--fog',
  '--deployments',
  '--jobs',
  '--job',
];
