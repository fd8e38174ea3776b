/** What became of a shot, in a word or two on the map. */
export const verdicts = {
  shot: (die: number, hit: boolean) => `${die}: ${hit ? 'hit' : 'miss'}`,
  /** 7.3 by hits taken: a marker, the weaker face, a marker on it, gone. */
  stepLost: (hits: number) => ['', 'step loss', 'reduced', 'step loss', 'destroyed'][hits] ?? 'destroyed',
  killed: 'killed',
  surrendered: 'surrenders',
  removed: 'given up',
};
