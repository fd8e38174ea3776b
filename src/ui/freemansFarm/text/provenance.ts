/** The words of what a value rests on. */

export const provenance = {
  title: 'What these values rest on',
  marks: {
    P: 'published',
    S: 'from the sister game',
    I: 'inferred from the rulebook',
    R: 'our reconstruction',
  },
  /** ‘commands.fraser.turnFlank.dice’ becomes ‘Turn the American left, dice’. */
  name: (key: string, commands: Readonly<Record<string, string>>): string => {
    const [kind = '', who = '', what = '', detail] = key.split('.');
    if (kind === 'formations') return FORMATION[what] ?? what;
    const name = commands[`${who}.${what}`] ?? what;
    return detail === undefined ? name : `${name}, ${detail === 'dice' ? 'dice' : 'extra dice'}`;
  },
  plain: (why: string): string =>
    why.replace(/\(?https?:\/\/[^\s;)]+\)?/g, 'a published report').replaceAll("'", '’'),
};

const FORMATION: Readonly<Record<string, string>> = {
  existence: 'The formation',
  markers: 'Markers',
  morale: 'Morale',
  canBreak: 'Can be broken',
};
