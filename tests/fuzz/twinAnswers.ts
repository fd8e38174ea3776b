/** Two answers that must be equal to the letter, counted by what was asked. */
import { demand } from './flaw';
import { count, type Tally } from './tally';

export function compare(answers: readonly unknown[], name: string, tally: Tally, what: () => string): void {
  count(tally, 'samples', `twins: ${name}`);
  const [one = '', other = ''] = answers.map((answer) => JSON.stringify(answer));
  demand(one === other, '3.4, R110', () => `${what()} by ${name}: ${difference(one, other)}`);
}

function difference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at++;
  return `...${one.slice(Math.max(0, at - 60), at + 60)} / ...${other.slice(Math.max(0, at - 60), at + 60)}`;
}
