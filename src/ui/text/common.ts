/** Words that every room needs. */

export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const common = {
  close: 'Close',
  /** Said where a part of the page does not arrive. */
  part: {
    failed: 'This part could not be loaded.',
    offline: 'Perhaps there is no network.',
    again: 'Try again',
    reload: 'Load the page again',
  },
};
