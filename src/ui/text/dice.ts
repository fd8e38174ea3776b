/** The words around the dice: their fingerprint, their luck, and entering what fell on the table. */
import { listed } from './common';
import { table } from './table';

const one = (value: number): string => value.toFixed(1);
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

export const dice = {
  title: 'The dice',
  open: table.dice,
  close: 'Close',
  /** ‘3f2a 91bc 07de’. */
  grouped: (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 '),
  fingerprint: {
    title: 'Fingerprint',
    what: [
      'All rolls of this game follow from a secret number, the seed, which this browser drew at the start.',
      'Note the first twelve digits of its fingerprint now and compare them when the game is over: then everybody sees that the seed is still the same.',
    ],
    copy: 'Copy the fingerprint',
    copied: 'Copied',
    label: (digits: string) => `Fingerprint of the dice: ${dice.grouped(digits)}`,
    typed: 'The seed of this game was typed in: whoever typed it can know every roll beforehand.',
    limit:
      'The seed lies in this browser all the time. Whoever looks for it in the browser’s tools can find it, but not change it unnoticed.',
  },
  own: {
    title: 'Your own dice',
    what: 'You roll dice on your table and enter what they show. Nobody but you can vouch for them: the page keeps the numbers, and cannot check them.',
  },
  seal: {
    note: 'Fair dice, sealed before the first roll:',
    typed: 'Dice from a typed seed, sealed before the first roll:',
    own: 'This game is played with your own dice.',
    more: 'How?',
  },
  seed: {
    title: 'The seed',
    what: 'Every roll of this game follows from it:',
    check: 'Check this game',
  },
  luck: {
    title: 'Luck so far',
    none: 'No dice have fallen yet.',
    line: (scored: number, tries: number, expected: number) =>
      // What can come more than once a try is no part of them.
      scored > tries || expected > tries
        ? `${scored} in ${count(tries, 'roll')}, expected ${one(expected)}`
        : `${scored} of ${tries}, expected ${one(expected)}`,
    average: (number: number, average: number, usual: number) =>
      `${count(number, 'die').replace('dies', 'dice')}, average ${average.toFixed(2)} (${usual.toFixed(2)} expected).`,
    note: 'Bar: what happened. Tick: what the odds predicted.',
    fog: 'Counted from what this side may know.',
    /** How far from the odds, and how often dice go so far or farther. */
    verdict: (scored: number, expected: number, spread: number) => {
      const more = scored - expected;
      if (Math.abs(more) < 0.5) return 'as the odds had it';
      const far = `${one(Math.abs(more))} ${more > 0 ? 'above' : 'below'} the odds`;
      return spread > 0 && Math.abs(more) > 2 * spread ? `${far}, which is rare` : far;
    },
  },
  enter: {
    /** Where the game has no names of its own for them. */
    names: (number: number): readonly string[] =>
      number === 1 ? ['Your die'] : ['First die', 'Second die', 'Third die', 'Fourth die'].slice(0, number),
    face: (name: string, face: number) => `${name}: ${face}`,
    hint: 'Press what fell on your table, or type it.',
    clear: 'Clear',
    confirm: (faces: readonly number[]) =>
      faces.length === 0 ? 'Enter the dice' : `Enter ${listed(faces.map(String))}`,
    spoken: (names: readonly string[], faces: readonly (number | undefined)[]) => {
      const shown = faces.flatMap((face, i) => (face === undefined ? [] : [`${names[i]} ${face}.`]));
      const missing = faces.findIndex((face) => face === undefined);
      if (shown.length === 0) return '';
      const next = missing < 0 ? 'Enter them, or correct them first.' : `${names[missing]} is missing.`;
      return [...shown, next].join(' ');
    },
  },
};
