/** What became of a roll, in a word or two on the map. */
export const verdicts = {
  hit: 'Hit',
  miss: 'Miss',
  /** 7.3 by hits taken: a marker, the weaker face, a marker on it, gone. */
  stepLost: (hits: number) => ['', 'step loss', 'reduced', 'step loss', 'destroyed'][hits] ?? 'destroyed',
  holds: 'Holds',
  killed: 'Killed',
  surrendered: 'Surrenders',
  removed: 'Given up',
};
